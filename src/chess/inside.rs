//! A position's squares and attacks as bitboards, for the computer player.

use super::bitboard::{Bitboard, Cell};
use super::{Move, Position, Role};
use crate::board::Side;

impl Position {
    /// The squares that are not empty.
    #[inline]
    pub(crate) fn occupied(&self) -> Bitboard {
        self.planes.occupied()
    }

    /// The squares of the pieces of `side`.
    #[inline]
    pub(crate) fn of(&self, side: Side) -> Bitboard {
        self.planes.of(side)
    }

    /// Where the king of `side` stands.
    #[inline]
    pub(crate) fn king_cell(&self, side: Side) -> Cell {
        self.planes.king(side)
    }

    /// What the piece on `cell` is.
    #[inline]
    pub(crate) fn role_at(&self, cell: Cell) -> Option<Role> {
        self.planes.at(cell).piece().map(|piece| piece.role)
    }

    /// The pieces of both sides that attack `cell` while the squares of `occupied` stop sliders.
    #[inline]
    pub(crate) fn attackers_of(&self, cell: Cell, occupied: Bitboard) -> Bitboard {
        self.planes.attackers(Side::White, cell, occupied)
            | self.planes.attackers(Side::Black, cell, occupied)
    }

    /// Whether the legal move `mv` is a pawn's sideways step onto an empty square.
    #[inline]
    pub(crate) fn takes_in_passing(&self, mv: Move) -> bool {
        self.en_passant == Some(mv.destination()) && self.planes.at(mv.origin()).is_pawn()
    }
}
