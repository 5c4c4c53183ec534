//! A position's squares and attacks as bitboards, for the computer player.

use super::attacks;
use super::bitboard::{Bitboard, Cell};
use super::generate::{self, Kind};
use super::planes::Code;
use super::sink::Filling;
use super::{Move, Piece, Position, Role, zobrist};
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

    /// The squares of both sides' pieces that are a `role`.
    #[inline]
    pub(crate) fn role(&self, role: Role) -> Bitboard {
        self.planes.role(role)
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
    pub(crate) const fn role_at(&self, cell: Cell) -> Option<Role> {
        self.planes.at(cell).role()
    }

    /// The key of the position after the legal move `mv`, but for what it does to rights and rooks, and for promotion.
    #[inline]
    pub(crate) fn key_after(&self, mv: Move) -> u64 {
        let (from, to) = (mv.origin(), mv.destination());
        let (moved, taken) = (self.planes.at(from), self.planes.at(to));
        self.key() ^ zobrist::step((moved, from), (taken, moved, to))
    }

    /// The key of the position if the side to move could pass, nearly always: but for what it forgets.
    #[inline]
    pub(crate) const fn key_after_pass(&self) -> u64 {
        self.key() ^ zobrist::BLACK
    }

    /// The pieces of both sides that attack `cell` while the squares of `occupied` stop sliders.
    #[inline]
    pub(crate) fn attackers_of(&self, cell: Cell, occupied: Bitboard) -> Bitboard {
        self.planes.attackers_of_both(cell, occupied)
    }

    /// The bishops and queens that attack `cell` while the squares of `occupied` stop them.
    #[inline]
    pub(crate) fn diagonal_attackers_of(&self, cell: Cell, occupied: Bitboard) -> Bitboard {
        self.planes.diagonal_attackers(cell, occupied)
    }

    /// The rooks and queens that attack `cell` while the squares of `occupied` stop them.
    #[inline]
    pub(crate) fn straight_attackers_of(&self, cell: Cell, occupied: Bitboard) -> Bitboard {
        self.planes.straight_attackers(cell, occupied)
    }

    /// Puts the legal moves of a kind into `room`, from its beginning; says how many they are. What finds no room is lost.
    #[inline]
    pub(crate) fn fill(&self, kind: Kind, room: &mut [Move]) -> usize {
        let mut filling = Filling::new(room);
        generate::all(self, kind, &mut filling);
        filling.count()
    }

    /// A number for each kind of piece, 1 to 6, and 0 for none: quicker to know than [`Self::role_at`].
    #[inline]
    pub(crate) const fn kind_at(&self, cell: Cell) -> usize {
        self.planes.at(cell).index() & 7
    }

    /// [The number](Self::kind_at) of a kind of piece.
    #[inline]
    pub(crate) const fn kind_of(role: Role) -> usize {
        let side = Side::White;
        Code::of(Piece { side, role }).index()
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
