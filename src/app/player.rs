//! Who plays a side: a person, the computer at a level, or another program.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Who plays a side.
///
/// Written as on the command line: `human`, `computer:5`, `uci:stockfish`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Player {
    /// Somebody at the keyboard.
    #[default]
    Human,
    /// The program itself.
    Computer(Level),
    /// Another program that speaks UCI, by the command that starts it; it plays chess only.
    Engine(String),
}

/// How strongly the computer plays: 1, a beginner, to 10, all that it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// A beginner's.
    pub const LOWEST: Self = Self(1);
    /// All that the computer can.
    pub const HIGHEST: Self = Self(10);

    /// `level`, if it is one: 1 to 10.
    pub const fn new(level: u8) -> Option<Self> {
        if Self::LOWEST.0 <= level && level <= Self::HIGHEST.0 {
            Some(Self(level))
        } else {
            None
        }
    }

    /// Every level, the lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (Self::LOWEST.0..=Self::HIGHEST.0).map(Self)
    }

    /// From 1 to 10.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Default for Level {
    /// What somebody who knows the rules plays with pleasure.
    fn default() -> Self {
        Self(4)
    }
}

impl Player {
    /// Whether somebody at the keyboard plays.
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human)
    }
}

/// What is written is no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("1…10")]
pub struct LevelError;

/// What is written is no player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("human, computer, computer:1…10, uci:COMMAND")]
pub struct PlayerError;

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        text.trim()
            .parse()
            .ok()
            .and_then(Self::new)
            .ok_or(LevelError)
    }
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Self, PlayerError> {
        let text = text.trim();
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        match (kind.to_lowercase().as_str(), rest.trim()) {
            ("human", "") => Ok(Self::Human),
            ("computer", "") => Ok(Self::Computer(Level::default())),
            ("computer", level) => match level.parse() {
                Ok(level) => Ok(Self::Computer(level)),
                Err(LevelError) => Err(PlayerError),
            },
            ("uci", command) if !command.is_empty() => Ok(Self::Engine(command.to_owned())),
            _ => Err(PlayerError),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Computer(level) => write!(f, "computer:{level}"),
            Self::Engine(command) => write!(f, "uci:{command}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        let level = |level| Level::new(level).expect("a level");
        let engine = |command: &str| Player::Engine(command.to_owned());
        for (text, player, written) in [
            ("human", Player::Human, "human"),
            ("Computer", Player::Computer(Level::default()), "computer:4"),
            ("computer:1", Player::Computer(level(1)), "computer:1"),
            ("computer: 10", Player::Computer(level(10)), "computer:10"),
            (
                "uci:gnuchess --uci",
                engine("gnuchess --uci"),
                "uci:gnuchess --uci",
            ),
            ("uci:C:/a b.exe", engine("C:/a b.exe"), "uci:C:/a b.exe"),
        ] {
            assert_eq!(text.parse(), Ok(player.clone()), "{text}");
            assert_eq!(player.to_string(), written);
        }
    }

    #[test]
    fn what_is_no_player_is_not_read() {
        for text in [
            "",
            "person",
            "computer:0",
            "computer:11",
            "computer:x",
            "human:1",
            "uci:",
            "uci: ",
        ] {
            assert_eq!(text.parse::<Player>(), Err(PlayerError), "{text}");
        }
    }
}
