//! A move: what it does to the board, and the hops by which it is made.

use super::geometry::Geometry;
use crate::board::{Square, SquareSet};
use arrayvec::ArrayVec;
use std::ops::Deref;

/// What a move does: origin, end, and the pieces it takes. The order in which they are taken is a [`Sequence`]'s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub(super) taken: u64,
    pub(super) from: u8,
    pub(super) to: u8,
    pub(super) promotes: bool,
    pub(super) geometry: Geometry,
}

impl Move {
    /// Where the piece starts.
    pub const fn from(self) -> Square {
        self.geometry.square(self.from)
    }

    /// Where the piece ends; a circular capture ends where it started.
    pub const fn to(self) -> Square {
        self.geometry.square(self.to)
    }

    /// The squares of the pieces taken.
    pub fn captured(self) -> SquareSet {
        self.geometry.squares(self.taken)
    }

    /// How many pieces are taken.
    pub const fn capture_count(self) -> usize {
        self.taken.count_ones() as usize
    }

    /// Whether a piece is taken.
    pub const fn is_capture(self) -> bool {
        self.taken != 0
    }

    /// The bits of its origin, of its end, and of all that it takes.
    #[inline]
    pub(crate) const fn bits(self) -> (u8, u8, u64) {
        (self.from, self.to, self.taken)
    }

    /// Whether the piece that moves becomes a king.
    pub const fn promotes(self) -> bool {
        self.promotes
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
        if self.many.is_empty() {
            if self.few.try_push(played).is_ok() {
                return;
            }
            self.many.extend_from_slice(&self.few);
        }
        self.many.push(played);
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
