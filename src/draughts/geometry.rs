//! The dense numbering of playable squares that the engine shifts in parallel.
//!
//! A row of playable squares takes 4 (on 10×10: 5) bits, and every second row is followed by a bit that is no square.
//! A step to either side ahead is then the same shift from every square, and a step over the edge ends on that bit or
//! beyond the board: no mask is needed but the board's own. A board whose playable corner is at the right hand is
//! mirrored into this layout; the rules are the same in a mirror.

use super::rules::{Hand, Size};
use crate::board::{Square, SquareSet};

/// Which squares of a board are playable, and where each lies in the bits: a number from 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Geometry(u8);

impl Geometry {
    #[inline]
    pub(super) const fn new(size: Size, corner: Hand) -> Self {
        Self((size as u8) << 1 | corner as u8)
    }

    #[inline]
    pub(super) const fn of_code(code: u8) -> Self {
        Self(code)
    }

    #[inline]
    pub(super) const fn code(self) -> u8 {
        self.0
    }

    const fn size(self) -> Size {
        if self.0 >> 1 == Size::Eight as u8 {
            Size::Eight
        } else {
            Size::Ten
        }
    }

    /// The bit of `square`; `None` if pieces never stand there.
    pub(super) const fn bit(self, square: Square) -> Option<u8> {
        let side = self.size().side_length();
        if square.file() >= side || square.rank() >= side {
            return None;
        }
        let file = self.mirrored(square.file());
        if !(file + square.rank()).is_multiple_of(2) {
            return None;
        }
        let width = side / 2;
        let pair = square.rank() / 2 * (2 * width + 1);
        Some(if square.rank().is_multiple_of(2) {
            pair + file / 2
        } else {
            pair + width + 1 + file / 2
        })
    }

    /// The square of `bit`, which must be a square's.
    pub(super) const fn square(self, bit: u8) -> Square {
        let width = self.size().side_length() / 2;
        let (pair, rest) = (bit / (2 * width + 1), bit % (2 * width + 1));
        let (file, rank) = if rest < width {
            (2 * rest, 2 * pair)
        } else {
            (2 * (rest - width - 1) + 1, 2 * pair + 1)
        };
        Square::at(self.mirrored(file), rank)
    }

    /// The squares of `bits`.
    pub(super) fn squares(self, bits: u64) -> SquareSet {
        Bits(bits).map(|bit| self.square(bit)).collect()
    }

    const fn mirrored(self, file: u8) -> u8 {
        if self.0 & 1 == Hand::Left as u8 {
            file
        } else {
            self.size().side_length() - 1 - file
        }
    }
}

/// The places of the bits that are set, lowest first.
#[derive(Clone, Debug)]
pub(super) struct Bits(pub(super) u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = place(self.0);
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// The place of the lowest bit that is set.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "a place in a u64 is below 64"
)]
pub(super) const fn place(bits: u64) -> u8 {
    bits.trailing_zeros() as u8
}
