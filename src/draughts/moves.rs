//! A move: what it does to the board, and the hops by which it is made.

use super::geometry::Geometry;
use crate::board::{Square, SquareSet};
use arrayvec::ArrayVec;
use std::fmt;
use std::ops::{Deref, DerefMut};

/// What a move does: origin, end, and the pieces it takes. The order in which they are taken is a [`Sequence`]'s.
///
/// All but what it takes lies in one number, so that a move is handed on in two registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    taken: u64,
    /// The [code](Move::code) in the lower half; above it, whether it promotes, and the geometry's code.
    way: u32,
}

impl Move {
    /// The move from the square of one bit to that of another that takes the pieces on the bits of `taken`.
    #[inline]
    pub(super) const fn new(
        (from, to): (u8, u8),
        taken: u64,
        promotes: bool,
        geometry: Geometry,
    ) -> Self {
        let sum = taken.wrapping_mul(0x9E37_79B9_7F4A_7C15).to_le_bytes()[7] >> 4;
        let code = (sum as u32) << 12 | (from as u32) << 6 | to as u32;
        Self {
            taken,
            way: code | (promotes as u32) << 16 | (geometry.code() as u32) << 17,
        }
    }

    /// A number that nearly always tells a move from the others of its position: six bits of its end, six of its origin, and
    /// four of a sum over what it takes.
    #[inline]
    pub(crate) const fn code(self) -> u16 {
        let [low, high, ..] = self.way.to_le_bytes();
        u16::from_le_bytes([low, high])
    }

    /// Where the piece starts.
    pub const fn from(self) -> Square {
        self.geometry().square(self.origin_bit())
    }

    /// Where the piece ends; a circular capture ends where it started.
    pub const fn to(self) -> Square {
        self.geometry().square(self.end_bit())
    }

    /// The squares of the pieces taken.
    pub fn captured(self) -> SquareSet {
        self.geometry().squares(self.taken)
    }

    /// How many pieces are taken.
    pub const fn capture_count(self) -> usize {
        self.taken.count_ones() as usize
    }

    /// Whether a piece is taken.
    pub const fn is_capture(self) -> bool {
        self.taken != 0
    }

    /// Whether the piece that moves becomes a king.
    #[inline]
    pub const fn promotes(self) -> bool {
        self.way >> 16 & 1 == 1
    }

    /// The bit of its origin.
    #[inline]
    pub(crate) const fn origin_bit(self) -> u8 {
        (self.way >> 6).to_le_bytes()[0] & 63
    }

    /// The bit of its end.
    #[inline]
    pub(crate) const fn end_bit(self) -> u8 {
        self.way.to_le_bytes()[0] & 63
    }

    /// The bits of all that it takes.
    #[inline]
    pub(crate) const fn taken_bits(self) -> u64 {
        self.taken
    }

    pub(super) const fn geometry(self) -> Geometry {
        Geometry::of_code((self.way >> 17).to_le_bytes()[0])
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Move")
            .field("from", &self.from())
            .field("to", &self.to())
            .field("captured", &self.captured())
            .field("promotes", &self.promotes())
            .finish()
    }
}

/// One step of a move: a quiet move has one, a capture one for each piece taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hop {
    /// Where the piece lands.
    pub to: Square,
    /// Where the piece that it jumps over stands.
    pub over: Option<Square>,
}

/// A move and the way it is made, hop by hop.
///
/// Where a king may land on several squares before it jumps on along the same line, it lands right behind the piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sequence {
    /// Where the piece starts.
    pub from: Square,
    /// The hops, at least one.
    pub hops: Vec<Hop>,
    pub(super) result: Move,
}

impl Sequence {
    /// Where the piece ends.
    pub const fn to(&self) -> Square {
        self.result.to()
    }

    /// The squares of the pieces taken, in order.
    pub fn captured(&self) -> Vec<Square> {
        self.hops.iter().filter_map(|hop| hop.over).collect()
    }

    /// Whether a piece is taken.
    pub const fn is_capture(&self) -> bool {
        self.result.is_capture()
    }

    /// What the whole does to the board.
    pub const fn result(&self) -> Move {
        self.result
    }
}

/// Moves, kept on the stack while they are few, as they nearly always are.
#[derive(Clone, Debug)]
pub struct MoveList {
    few: ArrayVec<Move, 64>,
    /// All of them, once there have been more than fit.
    many: Vec<Move>,
}

impl MoveList {
    /// No moves.
    #[inline]
    pub const fn new() -> Self {
        Self {
            few: ArrayVec::new_const(),
            many: Vec::new(),
        }
    }

    /// Adds a move.
    #[inline]
    pub fn push(&mut self, played: Move) {
        if self.few.try_push(played).is_err() {
            self.begin_many();
            self.many.push(played);
        }
    }

    /// Has the many begin with the few.
    #[cold]
    fn begin_many(&mut self) {
        if self.many.is_empty() {
            self.many.extend_from_slice(&self.few);
        }
    }

    /// Takes all moves out.
    #[inline]
    pub fn clear(&mut self) {
        self.few.clear();
        self.many.clear();
    }
}

impl Default for MoveList {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        if self.many.is_empty() {
            &self.few
        } else {
            &self.many
        }
    }
}

impl DerefMut for MoveList {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Move] {
        if self.many.is_empty() {
            &mut self.few
        } else {
            &mut self.many
        }
    }
}
