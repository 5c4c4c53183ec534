//! A piece of any game.

use crate::board::Side;
use crate::{chess, draughts};

/// A piece of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A man or king of any draughts.
    Draughts(draughts::Piece),
    /// A chess piece.
    Chess(chess::Piece),
}

impl Piece {
    /// Whose it is.
    pub const fn side(self) -> Side {
        match self {
            Self::Draughts(piece) => piece.side,
            Self::Chess(piece) => piece.side,
        }
    }
}
