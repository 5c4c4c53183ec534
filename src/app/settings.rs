//! What the player may set.

use super::Engines;
use crate::game::Variant;
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
    /// Every speed, the slowest after none at all.
    pub const ALL: [Self; 10] = [
        Self::OFF,
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
        Self::FASTEST,
    ];

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

/// What pieces are drawn as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceSet {
    /// Pixel art, shaded.
    #[default]
    Classic,
    /// Pixel art, plain shapes.
    Flat,
    /// One character a piece.
    Glyphs,
    /// One letter a piece.
    Letters,
}

impl PieceSet {
    /// Every set.
    pub const ALL: [Self; 4] = [Self::Classic, Self::Flat, Self::Glyphs, Self::Letters];

    /// The name in files and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Flat => "flat",
            Self::Glyphs => "glyphs",
            Self::Letters => "letters",
        }
    }

    /// The set called `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|set| set.name() == name)
    }
}

/// How moves are written in the history.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notation {
    /// Each game's own way.
    #[default]
    Own,
    /// Chess in algebraic notation, with English letters.
    San,
    /// Chess in algebraic notation, with the letters of the player's language.
    Local,
    /// Chess in algebraic notation, with drawings for letters.
    Figurines,
    /// By rows and columns.
    Coordinate,
    /// As chess engines speak.
    Uci,
    /// Draughts by the numbers of the squares.
    Numeric,
}

impl Notation {
    /// Every notation.
    pub const ALL: [Self; 7] = [
        Self::Own,
        Self::San,
        Self::Local,
        Self::Figurines,
        Self::Coordinate,
        Self::Uci,
        Self::Numeric,
    ];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::San => "san",
            Self::Local => "local",
            Self::Figurines => "figurines",
            Self::Coordinate => "coordinate",
            Self::Uci => "uci",
            Self::Numeric => "numeric",
        }
    }

    /// How moves of `variant` are written for a player of `language`: the game's own way where this one does not fit.
    pub const fn style(self, variant: Variant, language: Language) -> Style {
        let local = Style::San(language.letters());
        let own = match Style::of(variant) {
            Style::San(_) => local,
            style @ (Style::Numeric | Style::Coordinate | Style::Uci) => style,
        };
        let style = match self {
            Self::Own => own,
            Self::San => Style::San(Letters::English),
            Self::Local => local,
            Self::Figurines => Style::San(Letters::Figurines),
            Self::Coordinate => Style::Coordinate,
            Self::Uci => Style::Uci,
            Self::Numeric => Style::Numeric,
        };
        if style.fits(variant) { style } else { own }
    }
}

/// What the player may set.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a setting of its own"
)]
pub struct Settings {
    /// The language of the interface.
    pub language: Language,
    /// The name of the theme; the usual one if not set.
    pub theme: Option<String>,
    /// What pieces are drawn as.
    pub pieces: PieceSet,
    /// Whether nothing but ASCII is drawn.
    pub ascii: bool,
    /// How fast pieces move.
    pub animation: AnimationSpeed,
    /// Whether rows and columns, or squares, have their names on the board.
    pub coordinates: bool,
    /// How moves are written in the history.
    pub notation: Notation,
    /// Whether a question stands before giving a game up.
    pub confirm_resign: bool,
    /// Whether the bell rings at a refused move.
    pub bell: bool,
    /// Whether the mouse plays.
    pub mouse: bool,
    /// Whether it is told what the computer thinks about while it does.
    pub show_thinking: bool,
    /// Whether a bar beside the board shows who stands better.
    pub evaluation_bar: bool,
    /// Whether the computer thinks in its opponent's time too.
    pub ponder: bool,
    /// On how many threads the computer thinks; 0 for as many as there are processors but one.
    pub threads: u8,
    /// What the computer may remember of a search, in megabytes.
    pub hash: u16,
    /// The other programs that have names.
    pub engines: Engines,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            theme: None,
            pieces: PieceSet::default(),
            ascii: false,
            animation: AnimationSpeed::default(),
            coordinates: true,
            notation: Notation::default(),
            confirm_resign: true,
            bell: false,
            mouse: true,
            show_thinking: true,
            evaluation_bar: false,
            ponder: false,
            threads: 0,
            hash: 64,
            engines: Engines::new(),
        }
    }
}

impl Settings {
    /// How moves of `variant` are written: with the letters of the player's language. Where nothing but ASCII is drawn there
    /// are no figurines.
    pub const fn style_of(&self, variant: Variant) -> Style {
        match self.notation.style(variant, self.language) {
            Style::San(Letters::Figurines) if self.ascii => Style::San(Letters::English),
            style => style,
        }
    }
}
