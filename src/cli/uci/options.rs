//! The options that a chess program can set.

use super::say;
use crate::app::Level;
use crate::engine::Strength;
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
    /// Whether it plays no better than [`Setting::Elo`] says.
    LimitStrength(bool),
    /// How well it plays if that is limited.
    Elo(u32),
}

/// The size of the table if it is not set, in megabytes.
pub(super) const HASH: usize = 64;
const MOST_HASH: usize = 65_536;
const MOST_THREADS: usize = 256;
/// In milliseconds.
const MOST_OVERHEAD: u64 = 5_000;

/// What a program asks for each level by, on the scale of ratings: even steps, not a rating that was measured.
const ELO: [u32; Strength::LEVELS as usize] =
    [600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400];

/// What asks for the highest level.
pub(super) const STRONGEST: u32 = ELO[ELO.len() - 1];

/// The highest level that asks for no more than `elo`.
pub(super) fn level(elo: u32) -> Level {
    let mut levels = ELO.iter().zip(Level::all());
    let found = levels.rfind(|(least, _)| **least <= elo);
    found.map_or(Level::LOWEST, |(_, level)| level)
}

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
    say(&"option name UCI_LimitStrength type check default false");
    let weakest = ELO[0];
    say(&format!(
        "option name UCI_Elo type spin default {STRONGEST} min {weakest} max {STRONGEST}"
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
            ("uci_limitstrength", Some(value)) => Self::LimitStrength(value.parse().ok()?),
            ("uci_elo", Some(value)) => Self::Elo(value.parse().ok()?),
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
            Self::Elo(elo) => Self::Elo(elo.clamp(ELO[0], STRONGEST)),
            Self::ClearHash | Self::Ponder(_) | Self::LimitStrength(_) => self,
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
            (
                "UCI_LimitStrength",
                Some("true"),
                Some(Setting::LimitStrength(true)),
            ),
            ("UCI_Elo", Some("1500"), Some(Setting::Elo(1500))),
            ("UCI_Elo", Some("4000"), Some(Setting::Elo(STRONGEST))),
            ("Contempt", Some("2"), None),
        ];
        for (name, value, setting) in cases {
            assert_eq!(Setting::read(name, value), setting, "{name} {value:?}");
        }
    }

    #[test]
    fn a_better_player_is_of_a_higher_level() {
        assert_eq!(level(0), Level::LOWEST);
        assert_eq!(level(STRONGEST), Level::HIGHEST);
        let levels: Vec<Level> = ELO.into_iter().map(level).collect();
        assert!(levels.into_iter().eq(Level::all()));
        assert_eq!(level(ELO[4] - 1), level(ELO[3]));
    }
}
