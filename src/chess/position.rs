//! A chess position: what stands where, who is to move, and what the past still allows.

use super::bitboard::{Bitboard, Cell};
use super::castling::{Castle, CastlingRights, Wing};
use super::generate::{self, Kind};
use super::moves::{Move, MoveList};
use super::planes::{Code, Planes, passed_pawn};
use super::sink::Count;
use super::{Piece, Role, Setup, zobrist};
use crate::board::{Side, Square, SquareSet};

/// A legal position, and the counts of moves that come with it.
///
/// It can only come to be from a [`Setup`] that is in order, or from another position by a legal move. Two positions
/// are equal if the pieces, the side to move, the rights to castle, the usable capture en passant and both counts are.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(super) planes: Planes,
    key: u64,
    pub(super) side: Side,
    pub(super) castling: CastlingRights,
    pub(super) en_passant: Option<Cell>,
    /// The square passed over by the double step just made, where a pawn stands ready to capture, even if it may not:
    /// what the referee needs to say why.
    pub(super) passed: Option<Cell>,
    pub(super) halfmove_clock: u16,
    pub(super) fullmove_number: u16,
}

impl Position {
    /// The position every game begins with.
    pub fn start() -> Self {
        Self::of_valid(&Setup::start())
    }

    /// What `setup` describes, already found to be in order.
    pub(super) fn of_valid(setup: &Setup) -> Self {
        let mut position = Self {
            planes: setup.planes(),
            key: 0,
            side: setup.side,
            castling: setup.standing_rights(),
            en_passant: None,
            passed: None,
            halfmove_clock: setup.halfmove_clock,
            fullmove_number: setup.fullmove_number.max(1),
        };
        if let Some(passed) = setup.passed_square() {
            position.allow_en_passant(passed);
        }
        position.key = position.key_from_scratch();
        position
    }

    /// Who is to move.
    #[inline]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// What stands on `square`.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.planes.at(Cell::from_square(square)?).piece()
    }

    /// Every piece and its square, rank by rank from a1.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let planes = self.planes;
        planes
            .occupied()
            .into_iter()
            .filter_map(move |cell| Some((cell.square(), planes.at(cell).piece()?)))
    }

    /// Where the king of `side` stands.
    pub fn king(&self, side: Side) -> Square {
        self.planes.king(side).square()
    }

    /// Who may still castle where, the squares permitting.
    pub const fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square behind a pawn that has just made its double step, if a legal move captures it en passant.
    pub const fn en_passant(&self) -> Option<Square> {
        match self.en_passant {
            Some(cell) => Some(cell.square()),
            None => None,
        }
    }

    /// Plies since the last capture or pawn move.
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock as u32
    }

    /// The number of the move being played: 1 at the start, one more after each move of Black's.
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number as u32
    }

    /// A number that two positions share if they count as the same for repetition (FIDE 9.2.3): pieces, side to move,
    /// rights to castle and usable capture en passant.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// All legal moves.
    pub fn moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.list(Kind::Any, &mut moves);
        moves
    }

    /// The legal captures and promotions.
    pub fn captures(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.list(Kind::Noisy, &mut moves);
        moves
    }

    /// How many legal moves there are.
    #[inline]
    pub fn count_moves(&self) -> u64 {
        let mut count = Count::default();
        generate::all(self, Kind::Any, &mut count);
        count.total()
    }

    /// Whether there is a legal move.
    pub fn has_moves(&self) -> bool {
        self.count_moves() > 0
    }

    /// The position after the legal move `mv`.
    #[must_use]
    pub fn play(mut self, mv: Move) -> Self {
        self.make(mv);
        self
    }

    /// Plays the legal move `mv` in place.
    #[inline]
    pub fn make(&mut self, mv: Move) {
        let side = self.side;
        let (from, to) = (mv.origin(), mv.destination());
        let moved = self.planes.at(from);
        let taken = self.planes.at(to);
        let placed = if mv.is_plain() {
            moved
        } else {
            mv.promotion()
                .map_or(moved, |role| Code::of(Piece { side, role }))
        };

        self.planes.carry(from, placed, to);
        self.key ^= zobrist::step((moved, from), (taken, placed, to));

        let rights = self.castling.after(from, to);
        if rights != self.castling {
            self.key ^= zobrist::castling(self.castling) ^ zobrist::castling(rights);
            self.castling = rights;
        }
        let passed = self.forget_en_passant();
        self.side = side.opposite();
        self.halfmove_clock = if taken.is_piece() || moved.is_pawn() {
            0
        } else {
            self.halfmove_clock.saturating_add(1)
        };
        self.fullmove_number = self
            .fullmove_number
            .saturating_add(u16::from(side == Side::Black));

        if moved.is_pawn() {
            if from.number() ^ to.number() == 16 {
                self.allow_en_passant(passed_pawn(side, to));
            } else if passed == Some(to) {
                self.take_off(passed_pawn(side, to));
            }
        } else if moved.is_king()
            && let Some(castle) = castle(side, from, to)
        {
            self.carry(castle.rook_from, castle.rook_to);
        }
    }

    /// The position if the side to move could pass; `None` in check.
    #[must_use]
    pub fn pass(&self) -> Option<Self> {
        if self.is_check() {
            return None;
        }
        let mut position = *self;
        position.forget_en_passant();
        position.side = self.side.opposite();
        position.key ^= zobrist::BLACK;
        position.halfmove_clock = self.halfmove_clock.saturating_add(1);
        Some(position)
    }

    /// Whether the king of the side to move is attacked (FIDE 3.9.1).
    pub fn is_check(&self) -> bool {
        !self.checking().is_empty()
    }

    /// Where the pieces stand that give check.
    pub fn checkers(&self) -> SquareSet {
        self.checking().squares()
    }

    /// Whether the legal move `mv` captures, en passant included.
    pub fn is_capture(&self, mv: Move) -> bool {
        self.planes.at(mv.destination()).is_piece() || self.is_en_passant(mv).is_some()
    }

    /// Whether no position before the legal move `mv` can come again after it: a capture, a pawn's move, or a right to
    /// castle lost.
    pub fn is_irreversible(&self, mv: Move) -> bool {
        self.is_capture(mv)
            || self.planes.at(mv.origin()).is_pawn()
            || self.castling.after(mv.origin(), mv.destination()) != self.castling
    }

    /// If the legal move `mv` castles: where the rook comes from and where it goes.
    pub fn is_castling(&self, mv: Move) -> Option<(Square, Square)> {
        let castle = self.castle_of(mv)?;
        Some((castle.rook_from.square(), castle.rook_to.square()))
    }

    /// If the legal move `mv` captures en passant: the square of the captured pawn.
    pub fn is_en_passant(&self, mv: Move) -> Option<Square> {
        let to = mv.destination();
        let captures = self.en_passant == Some(to) && self.planes.at(mv.origin()).is_pawn();
        captures.then(|| passed_pawn(self.side, to).square())
    }

    /// Puts the legal moves of a kind into the empty `moves`.
    #[inline]
    pub(crate) fn list(&self, kind: Kind, moves: &mut MoveList) {
        generate::all(self, kind, moves);
    }

    /// The squares of the pieces of `side` that are a `role`.
    pub(crate) fn bits(&self, side: Side, role: Role) -> Bitboard {
        self.planes.of(side) & self.planes.role(role)
    }

    #[inline]
    pub(super) fn checking(&self) -> Bitboard {
        self.planes.checkers(self.side)
    }

    fn castle_of(&self, mv: Move) -> Option<&'static Castle> {
        if self.planes.at(mv.origin()).is_king() {
            castle(self.side, mv.origin(), mv.destination())
        } else {
            None
        }
    }

    /// Notes that the pawn of the side that has just moved passed over `passed`.
    fn allow_en_passant(&mut self, passed: Cell) {
        let side = self.side;
        let ready = attacks_back(side, passed) & self.planes.pawns() & self.planes.of(side);
        if ready.is_empty() {
            return;
        }
        self.passed = Some(passed);
        let planes = &self.planes;
        if ready
            .into_iter()
            .any(|from| planes.en_passant_is_safe(side, from, passed))
        {
            self.en_passant = Some(passed);
            self.key ^= zobrist::en_passant(passed);
        }
    }

    /// The square that could be captured on until now.
    #[inline]
    fn forget_en_passant(&mut self) -> Option<Cell> {
        self.passed = None;
        let usable = self.en_passant.take();
        if let Some(cell) = usable {
            self.key ^= zobrist::en_passant(cell);
        }
        usable
    }

    fn take_off(&mut self, cell: Cell) {
        self.key ^= zobrist::piece(self.planes.at(cell), cell);
        self.planes.lift(cell);
    }

    fn carry(&mut self, from: Cell, to: Cell) {
        let code = self.planes.at(from);
        self.planes.carry(from, code, to);
        self.key ^= zobrist::piece(code, from) ^ zobrist::piece(code, to);
    }

    fn key_from_scratch(&self) -> u64 {
        let pieces = self.planes.occupied().into_iter().fold(0, |key, cell| {
            key ^ zobrist::piece(self.planes.at(cell), cell)
        });
        let side = match self.side {
            Side::White => 0,
            Side::Black => zobrist::BLACK,
        };
        pieces
            ^ side
            ^ zobrist::castling(self.castling)
            ^ self.en_passant.map_or(0, zobrist::en_passant)
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.planes == other.planes
            && self.side == other.side
            && self.castling == other.castling
            && self.en_passant == other.en_passant
            && self.halfmove_clock == other.halfmove_clock
            && self.fullmove_number == other.fullmove_number
    }
}

impl Eq for Position {}

/// The squares from which a pawn of `side` captures on `cell`.
fn attacks_back(side: Side, cell: Cell) -> Bitboard {
    super::attacks::pawn(side.opposite(), cell)
}

/// The castling that takes the king of `side` from one square to the other.
pub(super) fn castle(side: Side, from: Cell, to: Cell) -> Option<&'static Castle> {
    Wing::ALL
        .into_iter()
        .map(|wing| Castle::of(side, wing))
        .find(|castle| castle.king_from == from && castle.king_to == to)
}

#[cfg(test)]
mod tests {
    use super::super::random_games;

    #[test]
    fn the_key_kept_move_by_move_is_the_key_counted_anew() {
        random_games(1, 200, 150, |position| {
            assert_eq!(position.key(), position.key_from_scratch(), "{position:?}");
        });
    }
}
