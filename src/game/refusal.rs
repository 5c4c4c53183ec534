//! Why a move is refused, as data.

use crate::board::SquareSet;
use crate::{chess, draughts};

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// By the rules of draughts.
    Draughts(draughts::Refusal),
    /// By the rules of chess.
    Chess(chess::Refusal),
}

impl Refusal {
    /// The squares that explain it, to be marked on the board.
    pub fn squares(&self) -> SquareSet {
        match self {
            Self::Draughts(refusal) => refusal.squares(),
            Self::Chess(refusal) => refusal.squares(),
        }
    }
}

impl From<draughts::Refusal> for Refusal {
    fn from(refusal: draughts::Refusal) -> Self {
        Self::Draughts(refusal)
    }
}

impl From<chess::Refusal> for Refusal {
    fn from(refusal: chess::Refusal) -> Self {
        Self::Chess(refusal)
    }
}
