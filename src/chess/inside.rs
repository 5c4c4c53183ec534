//! A position's squares and attacks as bitboards, for the computer player.

use super::attacks;
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

    /// The squares of the pieces of `side`, by role.
    #[inline]
    pub(crate) fn kinds(&self, side: Side) -> [Bitboard; 6] {
        let own = self.planes.of(side);
        [
            own & self.planes.role(Role::Pawn),
            own & self.planes.role(Role::Knight),
            own & self.planes.role(Role::Bishop),
            own & self.planes.role(Role::Rook),
            own & self.planes.role(Role::Queen),
            own & self.planes.role(Role::King),
        ]
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

    /// A number for each kind of piece, 1 to 6, and 0 for none: quicker to know than [`Self::role_at`].
    #[inline]
    pub(crate) fn kind_at(&self, cell: Cell) -> usize {
        self.planes.at(cell).index() & 7
    }

    /// By role, the squares from which a piece of the side to move would attack the enemy's king as the board lies.
    #[inline]
    pub(crate) fn aims_at_king(&self) -> [Bitboard; 6] {
        let enemy = self.side.opposite();
        let king = self.planes.king(enemy);
        let occupied = self.planes.occupied();
        let diagonal = attacks::bishop(king, occupied);
        let straight = attacks::rook(king, occupied);
        [
            attacks::pawn(enemy, king),
            attacks::knight(king),
            diagonal,
            straight,
            diagonal | straight,
            Bitboard::EMPTY,
        ]
    }

    /// Whether the legal move `mv` is a pawn's sideways step onto an empty square.
    #[inline]
    pub(crate) fn takes_in_passing(&self, mv: Move) -> bool {
        self.en_passant == Some(mv.destination()) && self.planes.at(mv.origin()).is_pawn()
    }
}
