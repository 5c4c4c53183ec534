//! The chess board's own squares, numbered 0 to 63, and sets of them.

use crate::board::{Square, SquareSet};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

/// A square of the chess board by its number: a1 is 0, b1 is 1, h8 is 63.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell(u8);

impl Cell {
    /// The square of a number; only its lowest six bits count.
    pub(super) const fn new(number: u8) -> Self {
        Self(number & 63)
    }

    /// The square on `file` and `rank`, both 0 to 7.
    pub(super) const fn at(file: u8, rank: u8) -> Self {
        Self::new(rank * 8 + file)
    }

    /// `None` beyond the eighth file or rank.
    pub(crate) const fn from_square(square: Square) -> Option<Self> {
        if square.file() < 8 && square.rank() < 8 {
            Some(Self::at(square.file(), square.rank()))
        } else {
            None
        }
    }

    pub(crate) const fn square(self) -> Square {
        Square::at(self.file(), self.rank())
    }

    pub(super) const fn number(self) -> u8 {
        self.0
    }

    /// 0 to 63, which the compiler can see: tables of 64 are read without a check.
    pub(crate) const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    pub(super) const fn file(self) -> u8 {
        self.0 & 7
    }

    pub(super) const fn rank(self) -> u8 {
        self.0 >> 3
    }

    pub(crate) const fn bit(self) -> Bitboard {
        Bitboard(1 << (self.0 & 63))
    }

    /// The square `files` to the right and `ranks` up, if the board has it.
    pub(super) const fn step(self, (files, ranks): (i8, i8)) -> Option<Self> {
        let file = self.file().wrapping_add_signed(files);
        let rank = self.rank().wrapping_add_signed(ranks);
        if file < 8 && rank < 8 {
            Some(Self::at(file, rank))
        } else {
            None
        }
    }

    /// The square `steps` further in number, around the board's end.
    pub(super) const fn shifted(self, steps: i8) -> Self {
        Self::new(self.0.wrapping_add_signed(steps))
    }
}

/// A set of squares of the chess board, a bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bitboard(pub(super) u64);

impl Bitboard {
    pub(crate) const EMPTY: Self = Self(0);
    pub(crate) const ALL: Self = Self(!0);
    pub(super) const FILE_A: Self = Self(0x0101_0101_0101_0101);
    pub(super) const FILE_H: Self = Self(0x8080_8080_8080_8080);
    /// The ranks on which pawns promote.
    pub(super) const LAST_RANKS: Self = Self(0xFF00_0000_0000_00FF);
    pub(crate) const DARK: Self = Self(0xAA55_AA55_AA55_AA55);

    /// The eight squares of a rank, 0 to 7.
    pub(super) const fn rank(rank: u8) -> Self {
        Self(0xFF << (rank * 8))
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn contains(self, cell: Cell) -> bool {
        self.0 >> (cell.number() & 63) & 1 == 1
    }

    pub(crate) const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The squares as bits, a1 the lowest.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest square; a1 for the empty set.
    pub(crate) const fn first(self) -> Cell {
        Cell::new(self.0.trailing_zeros().to_le_bytes()[0])
    }

    /// Every square moved `steps` up in number, or down where `steps` is negative; what leaves the board is gone.
    pub(super) const fn shift(self, steps: i8) -> Self {
        if steps >= 0 {
            Self(self.0 << steps.unsigned_abs())
        } else {
            Self(self.0 >> steps.unsigned_abs())
        }
    }

    pub(crate) fn squares(self) -> SquareSet {
        self.into_iter().map(Cell::square).collect()
    }
}

impl BitAnd for Bitboard {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOr for Bitboard {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXor for Bitboard {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl IntoIterator for Bitboard {
    type Item = Cell;
    type IntoIter = Cells;

    #[inline]
    fn into_iter(self) -> Cells {
        Cells(self)
    }
}

/// The squares of a [`Bitboard`], lowest first.
#[derive(Clone, Debug)]
pub(crate) struct Cells(Bitboard);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0.is_empty() {
            return None;
        }
        let cell = self.0.first();
        self.0.0 &= self.0.0.wrapping_sub(1);
        Some(cell)
    }
}
