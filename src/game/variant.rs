//! The games there are, and the facts that tell them apart.

use super::State;
use crate::board::Side;
use crate::chess;
use crate::draughts::{self, Rules, Ties};

/// A game, with its rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Spanish draughts as the game's own text has them: largest capture, ties drawn at random, no draws.
    Spanish,
    /// Spanish draughts by the federation's rules.
    SpanishOfficial,
    /// English draughts, or checkers.
    English,
    /// Chess by the FIDE Laws.
    Chess,
    /// Portuguese draughts.
    Portuguese,
    /// Italian draughts.
    Italian,
    /// American pool checkers.
    Pool,
    /// Russian draughts.
    Russian,
    /// Brazilian draughts.
    Brazilian,
    /// Czech draughts.
    Czech,
    /// International draughts, on 10×10 squares.
    International,
}

impl Variant {
    /// All of them, those of the first rank first.
    pub const ALL: [Self; 11] = [
        Self::Spanish,
        Self::SpanishOfficial,
        Self::English,
        Self::Chess,
        Self::Portuguese,
        Self::Italian,
        Self::Pool,
        Self::Russian,
        Self::Brazilian,
        Self::Czech,
        Self::International,
    ];

    /// Its name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Spanish => "spanish",
            Self::SpanishOfficial => "spanish-official",
            Self::English => "english",
            Self::Chess => "chess",
            Self::Portuguese => "portuguese",
            Self::Italian => "italian",
            Self::Pool => "pool",
            Self::Russian => "russian",
            Self::Brazilian => "brazilian",
            Self::Czech => "czech",
            Self::International => "international",
        }
    }

    /// Its Spanish name on the command line.
    pub const fn spanish_id(self) -> &'static str {
        match self {
            Self::Spanish => "damas",
            Self::SpanishOfficial => "damas-oficiales",
            Self::English => "inglesas",
            Self::Chess => "ajedrez",
            Self::Portuguese => "portuguesas",
            Self::Italian => "italianas",
            Self::Pool => "pool",
            Self::Russian => "rusas",
            Self::Brazilian => "brasileñas",
            Self::Czech => "checas",
            Self::International => "internacionales",
        }
    }

    /// The rule set, unless it is chess.
    pub const fn rules(self) -> Option<&'static Rules> {
        match self {
            Self::Spanish => Some(&draughts::SPANISH),
            Self::SpanishOfficial => Some(&draughts::SPANISH_OFFICIAL),
            Self::English => Some(&draughts::ENGLISH),
            Self::Chess => None,
            Self::Portuguese => Some(&draughts::PORTUGUESE),
            Self::Italian => Some(&draughts::ITALIAN),
            Self::Pool => Some(&draughts::POOL),
            Self::Russian => Some(&draughts::RUSSIAN),
            Self::Brazilian => Some(&draughts::BRAZILIAN),
            Self::Czech => Some(&draughts::CZECH),
            Self::International => Some(&draughts::INTERNATIONAL),
        }
    }

    /// The position a game begins with.
    pub fn start(self) -> State {
        match self.rules() {
            Some(rules) => State::Draughts(draughts::Position::start(rules)),
            None => State::Chess(chess::Position::start()),
        }
    }

    /// As [`Variant::start`], with `side` to move where the game leaves that open.
    pub fn start_with(self, side: Side) -> State {
        match self.rules() {
            Some(rules) if self.either_may_start() => {
                State::Draughts(draughts::Position::with_start_side(rules, side))
            }
            _ => self.start(),
        }
    }

    /// Whether the players choose who starts: the text of Spanish draughts does not say.
    pub const fn either_may_start(self) -> bool {
        matches!(self, Self::Spanish)
    }

    /// Who moves first, unless it was chosen otherwise.
    pub fn starts(self) -> Side {
        self.rules().map_or(Side::White, |rules| rules.starts)
    }

    /// Squares along an edge: 8 or 10.
    pub fn side_length(self) -> u8 {
        self.rules().map_or(8, Rules::side_length)
    }

    /// Whether a game can end without a winner.
    pub fn has_draws(self) -> bool {
        self.rules().is_none_or(Rules::has_draws)
    }

    /// Whether the program chooses between the captures that fit what the player said, by lot.
    pub fn draws_lots(self) -> bool {
        self.rules().is_some_and(|rules| rules.ties == Ties::Random)
    }
}

/// A name that is no game's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game is called '{0}'")]
pub struct UnknownVariant(
    /// What was asked for.
    pub String,
);

impl std::str::FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(name: &str) -> Result<Self, UnknownVariant> {
        Self::ALL
            .into_iter()
            .find(|variant| {
                let names = [variant.id(), variant.spanish_id()];
                names.into_iter().any(|known| known == name.to_lowercase())
            })
            .ok_or_else(|| UnknownVariant(name.to_owned()))
    }
}
