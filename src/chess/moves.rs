//! A chess move, and the list of a position's moves.

use super::Role;
use super::bitboard::Cell;
use crate::board::Square;
use arrayvec::ArrayVec;
use std::fmt;

/// A move: from where to where, and what a pawn becomes. Castling is the king's own move, e1 to g1.
///
/// Moves order by origin, then destination.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u16);

/// All legal moves of a position.
///
/// It can't overflow. A destination is reached by at most one piece from each of eight directions and by at most
/// eight knights, and *s* other pieces than knights have at most 27 moves each. With *t* destinations and *k* knights,
/// *t* + *k* + *s* ≤ 63, so there are at most min(8*t*, 27*s*) + 8·min(*k*, *t*) < 440 moves; castling adds 2, and the
/// choice at promotion three for each of 22 pawn moves.
pub type MoveList = ArrayVec<Move, { Move::MOST }>;

impl Move {
    /// More than a position ever has: see [`MoveList`].
    pub(crate) const MOST: usize = 512;

    /// What a pawn can become (FIDE 3.7.3.3), the likeliest first.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The move between two squares of the chess board.
    ///
    /// # Panics
    /// If a square lies beyond the eighth file or rank.
    pub fn new(from: Square, to: Square, promotion: Option<Role>) -> Self {
        let cell = |square| Cell::from_square(square).expect("a square of the chess board");
        Self::between(cell(from), cell(to), promotion)
    }

    /// Where the piece comes from.
    pub const fn from(self) -> Square {
        self.origin().square()
    }

    /// Where it goes.
    pub const fn to(self) -> Square {
        self.destination().square()
    }

    /// What the pawn becomes.
    pub const fn promotion(self) -> Option<Role> {
        match self.0 & 7 {
            1 => Some(Role::Pawn),
            2 => Some(Role::Knight),
            3 => Some(Role::Bishop),
            4 => Some(Role::Rook),
            5 => Some(Role::Queen),
            6 => Some(Role::King),
            _ => None,
        }
    }

    /// Whether no promotion is meant.
    #[inline]
    pub(crate) const fn is_plain(self) -> bool {
        self.0.trailing_zeros() >= 3
    }

    /// Six bits of origin, six of destination, then 0 or one more than the role's index.
    #[inline]
    pub(super) const fn between(from: Cell, to: Cell, promotion: Option<Role>) -> Self {
        let squares = (from.number() as u16) << 9 | (to.number() as u16) << 3;
        match promotion {
            None => Self(squares),
            Some(role) => Self(squares | (role as u16 + 1)),
        }
    }

    /// A number that no other move has: six bits of destination, six of origin, then the promotion. Never 0.
    #[inline]
    pub(crate) const fn code(self) -> u16 {
        self.0.rotate_right(3)
    }

    /// The move with that code; for another number any.
    #[inline]
    pub(crate) const fn of_code(code: u16) -> Self {
        Self(code.rotate_left(3) & 0x7FFF)
    }

    #[inline]
    pub(crate) const fn origin(self) -> Cell {
        Cell::new((self.0 >> 9).to_le_bytes()[0])
    }

    #[inline]
    pub(crate) const fn destination(self) -> Cell {
        Cell::new((self.0 >> 3).to_le_bytes()[0])
    }
}

/// As `e7→e8 Queen`.
impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}→{:?}", self.from(), self.to())?;
        self.promotion()
            .map_or(Ok(()), |role| write!(f, " {role:?}"))
    }
}
