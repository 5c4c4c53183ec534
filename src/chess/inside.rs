//! A position's squares and attacks as bitboards, for the computer player.

use super::attacks;
use super::bitboard::{Bitboard, Cell};
use super::{Move, Position, Role, zobrist};
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
        self.planes.at(cell).role()
    }

    /// The key of the position after the legal move `mv`, but for what it does to rights and rooks.
    #[inline]
    pub(crate) fn key_after(&self, mv: Move) -> u64 {
        let (from, to) = (mv.origin(), mv.destination());
        let moved = self.planes.at(from);
        self.key()
            ^ zobrist::piece(moved, from)
            ^ zobrist::piece(self.planes.at(to), to)
            ^ zobrist::piece(moved, to)
            ^ zobrist::BLACK
    }

    /// The pieces of both sides that attack `cell` while the squares of `occupied` stop sliders.
    #[inline]
    pub(crate) fn attackers_of(&self, cell: Cell, occupied: Bitboard) -> Bitboard {
        let (white, black) = (Side::White, Side::Black);
        let pawns = attacks::pawn(black, cell) & self.planes.of(white)
            | attacks::pawn(white, cell) & self.planes.of(black);
        pawns & self.planes.pawns()
            | attacks::knight(cell) & self.planes.knights()
            | attacks::king(cell) & self.planes.kings()
            | self.diagonal_attackers_of(cell, occupied)
            | self.straight_attackers_of(cell, occupied)
    }

    /// The bishops and queens that attack `cell` while the squares of `occupied` stop them.
    #[inline]
    pub(crate) fn diagonal_attackers_of(&self, cell: Cell, occupied: Bitboard) -> Bitboard {
        attacks::bishop(cell, occupied) & self.planes.diagonal_sliders()
    }

    /// The rooks and queens that attack `cell` while the squares of `occupied` stop them.
    #[inline]
    pub(crate) fn straight_attackers_of(&self, cell: Cell, occupied: Bitboard) -> Bitboard {
        attacks::rook(cell, occupied) & self.planes.straight_sliders()
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
