//! The ways of writing a move, and which of them is a game's own.

use super::{Letters, SquareNames, coordinate, numeric, san, uci};
use crate::draughts::{Position, Shade};
use crate::game::{Move, State, Variant};

/// A way of writing moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Draughts by the numbers of the squares: `22-19`, `11x25`.
    Numeric,
    /// By rows and columns: `C4D5` in Spanish draughts, `c3d4` elsewhere.
    Coordinate,
    /// Chess's standard algebraic notation, with the letters of a language.
    San(Letters),
    /// As chess engines speak: `e2e4`, `e7e8q`.
    Uci,
}

impl Style {
    /// The way a game's own players write it.
    pub const fn of(variant: Variant) -> Self {
        match variant {
            // Algebraic by PDN's GameType (the A in `25,W,8,8,A0,0`); Spanish draughts by its text.
            Variant::Spanish | Variant::Russian | Variant::Brazilian | Variant::Czech => {
                Self::Coordinate
            }
            Variant::Chess => Self::San(Letters::English),
            Variant::SpanishOfficial
            | Variant::English
            | Variant::Portuguese
            | Variant::Italian
            | Variant::Pool
            | Variant::International => Self::Numeric,
        }
    }

    /// This way, with the letters of a player's language where it has letters of pieces.
    #[must_use]
    pub const fn in_letters(self, letters: Letters) -> Self {
        match self {
            Self::San(_) => Self::San(letters),
            Self::Numeric | Self::Coordinate | Self::Uci => self,
        }
    }

    /// Whether moves of `variant` can be written this way.
    pub const fn fits(self, variant: Variant) -> bool {
        match self {
            Self::Numeric => !matches!(variant, Variant::Chess),
            Self::Coordinate => true,
            Self::San(_) | Self::Uci => matches!(variant, Variant::Chess),
        }
    }

    /// `mv`, a legal move of `state`, written this way, or in the game's own where this way does not fit.
    pub fn write(self, state: &State, mv: &Move) -> String {
        match (state, mv) {
            (State::Draughts(position), Move::Draughts(sequence)) => match self {
                Self::Coordinate => lettered_names(position).path(sequence),
                Self::Numeric | Self::San(_) | Self::Uci => {
                    numeric::write(position, sequence.result())
                }
            },
            (State::Chess(position), Move::Chess(mv)) => match self {
                Self::San(letters) => san::write_with(position, *mv, letters),
                Self::Uci | Self::Coordinate => uci::write(*mv),
                Self::Numeric => san::write(position, *mv),
            },
            (State::Draughts(_), Move::Chess(_)) | (State::Chess(_), Move::Draughts(_)) => {
                unreachable!("a move is written in the game it is of")
            }
        }
    }

    /// Every legal move of `state`, written this way and sorted: by the numbers of the squares, in chess by the letter.
    pub fn write_all(self, state: &State) -> Vec<String> {
        match (self, state) {
            (Self::Coordinate, State::Draughts(position)) => match lettered_names(position) {
                SquareNames::Spanish => coordinate::moves_text(position),
                names => numeric::moves_text_named(position, names),
            },
            (_, State::Draughts(position)) => numeric::moves_text(position),
            (_, State::Chess(_)) => {
                let mut texts: Vec<String> = state
                    .moves()
                    .iter()
                    .map(|mv| self.write(state, mv))
                    .collect();
                texts.sort();
                texts
            }
        }
    }
}

/// The squares by letter and number: as the text of Spanish draughts has them on its white squares, else as in chess.
const fn lettered_names(position: &Position) -> SquareNames {
    match position.rules().shade {
        Shade::Light => SquareNames::Spanish,
        Shade::Dark => SquareNames::Algebraic,
    }
}

/// How the squares of `variant` are called.
pub const fn square_names(variant: Variant) -> SquareNames {
    match (Style::of(variant), variant.rules()) {
        (Style::Numeric, Some(rules)) => SquareNames::Numeric(rules),
        (_, Some(rules)) if matches!(rules.shade, Shade::Light) => SquareNames::Spanish,
        _ => SquareNames::Algebraic,
    }
}
