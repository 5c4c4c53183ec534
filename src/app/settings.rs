//! What the player may set, as far as the state of the program depends on it.

use crate::notation::{Letters, Style};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A language of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
}

impl Language {
    /// Both languages.
    pub const ALL: [Self; 2] = [Self::English, Self::Spanish];

    /// `en` or `es`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
        }
    }

    /// The language that `tag`, such as `es`, `es-MX` or `es_ES.UTF-8`, asks for.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.']).next()?.to_ascii_lowercase();
        Self::ALL
            .into_iter()
            .find(|language| language.code() == primary)
    }

    /// The letters of the chess pieces.
    pub const fn letters(self) -> Letters {
        match self {
            Self::English => Letters::English,
            Self::Spanish => Letters::Spanish,
        }
    }

    /// The other language.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::English => Self::Spanish,
            Self::Spanish => Self::English,
        }
    }
}

/// How fast pieces move over the board: 0, not at all, to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct AnimationSpeed(u8);

impl AnimationSpeed {
    /// Pieces are there at once.
    pub const OFF: Self = Self(0);
    /// The fastest.
    pub const FASTEST: Self = Self(9);

    /// `speed`, if it is one: 0 to 9.
    pub const fn new(speed: u8) -> Option<Self> {
        if speed <= Self::FASTEST.0 {
            Some(Self(speed))
        } else {
            None
        }
    }

    /// From 0 to 9.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// How long one hop takes; zero when pieces do not move.
    pub const fn hop(self) -> Duration {
        /// Slow enough to count the hops by, to just seen; 5 is the pace of a hand.
        const MILLISECONDS: [u64; 10] = [0, 700, 500, 360, 260, 180, 140, 105, 75, 50];
        Duration::from_millis(MILLISECONDS[self.0 as usize])
    }
}

impl Default for AnimationSpeed {
    fn default() -> Self {
        Self(5)
    }
}

impl TryFrom<u8> for AnimationSpeed {
    type Error = &'static str;

    fn try_from(speed: u8) -> Result<Self, &'static str> {
        Self::new(speed).ok_or("not 0 to 9")
    }
}

impl From<AnimationSpeed> for u8 {
    fn from(speed: AnimationSpeed) -> Self {
        speed.get()
    }
}

/// What the player may set, as far as the state of the program depends on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language of the interface.
    pub language: Language,
    /// How fast pieces move.
    pub animation: AnimationSpeed,
    /// How moves are written in the history; each game's own way if not set.
    pub style: Option<Style>,
    /// Whether the bell rings at a refused move and at the end of a game.
    pub bell: bool,
    /// Whether the mouse plays.
    pub mouse: bool,
}
