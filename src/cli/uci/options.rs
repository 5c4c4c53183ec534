//! The options that a chess program can set.

use super::say;
use crate::runtime::thinking::Budget;
use std::time::Duration;

/// An option and the value it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    /// The size of the table, in megabytes.
    Hash(usize),
    /// Forget the table.
    ClearHash,
    /// How many threads search.
    Threads(usize),
    /// Whether the program will let it ponder, which changes nothing.
    Ponder(bool),
    /// What is lost of the time for each move.
    MoveOverhead(Duration),
}

/// The size of the table if it is not set, in megabytes.
pub(super) const HASH: usize = 64;
const MOST_HASH: usize = 65_536;
const MOST_THREADS: usize = 256;
/// In milliseconds.
const MOST_OVERHEAD: u64 = 5_000;

/// Says which options there are.
pub(super) fn introduce() {
    let overhead = Budget::LAG.as_millis();
    say(&format!(
        "option name Hash type spin default {HASH} min 1 max {MOST_HASH}"
    ));
    say(&"option name Clear Hash type button");
    say(&format!(
        "option name Threads type spin default 1 min 1 max {MOST_THREADS}"
    ));
    say(&"option name Ponder type check default false");
    say(&format!(
        "option name Move Overhead type spin default {overhead} min 0 max {MOST_OVERHEAD}"
    ));
}

impl Setting {
    /// What an option's name, in whatever case, and its value mean, brought within its limits; `None` if nothing.
    pub(super) fn read(name: &str, value: Option<&str>) -> Option<Self> {
        let setting = match (name.to_ascii_lowercase().as_str(), value) {
            ("hash", Some(value)) => Self::Hash(value.parse().ok()?),
            ("clear hash", _) => Self::ClearHash,
            ("threads", Some(value)) => Self::Threads(value.parse().ok()?),
            ("ponder", Some(value)) => Self::Ponder(value.parse().ok()?),
            ("move overhead", Some(value)) => {
                Self::MoveOverhead(Duration::from_millis(value.parse().ok()?))
            }
            _ => return None,
        };
        Some(setting.limited())
    }

    fn limited(self) -> Self {
        match self {
            Self::Hash(megabytes) => Self::Hash(megabytes.clamp(1, MOST_HASH)),
            Self::Threads(count) => Self::Threads(count.clamp(1, MOST_THREADS)),
            Self::MoveOverhead(time) => {
                Self::MoveOverhead(time.min(Duration::from_millis(MOST_OVERHEAD)))
            }
            Self::ClearHash | Self::Ponder(_) => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_taken_in_any_case_and_within_their_limits() {
        let cases = [
            ("Hash", Some("128"), Some(Setting::Hash(128))),
            ("hash", Some("0"), Some(Setting::Hash(1))),
            ("Hash", Some("much"), None),
            ("Hash", None, None),
            ("Threads", Some("1000"), Some(Setting::Threads(256))),
            ("Clear Hash", None, Some(Setting::ClearHash)),
            ("Ponder", Some("true"), Some(Setting::Ponder(true))),
            (
                "Move Overhead",
                Some("30"),
                Some(Setting::MoveOverhead(Duration::from_millis(30))),
            ),
            ("Contempt", Some("2"), None),
        ];
        for (name, value, setting) in cases {
            assert_eq!(Setting::read(name, value), setting, "{name} {value:?}");
        }
    }
}
