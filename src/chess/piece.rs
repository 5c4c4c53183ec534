//! The six chess pieces.

use crate::board::Side;

/// What a chess piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// es: peón.
    Pawn,
    /// es: caballo.
    Knight,
    /// es: alfil.
    Bishop,
    /// es: torre.
    Rook,
    /// es: dama.
    Queen,
    /// es: rey.
    King,
}

impl Role {
    /// All six, from pawn to king.
    pub const ALL: [Self; 6] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
    ];

    /// 0 for the pawn to 5 for the king.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A piece and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub role: Role,
}
