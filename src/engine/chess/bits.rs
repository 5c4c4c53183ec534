//! The board as one side sees it, its own first rank lowest, and what can be done with such bits at once.

use crate::board::Side;
use crate::chess::Cell;

pub(super) const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The board as `side` sees it; and back.
#[inline]
pub(super) const fn seen(side: Side, bits: u64) -> u64 {
    match side {
        Side::White => bits,
        Side::Black => bits.swap_bytes(),
    }
}

/// The number of a square as `side` sees it.
#[inline]
pub(super) const fn seen_from(side: Side, cell: Cell) -> usize {
    match side {
        Side::White => cell.index(),
        Side::Black => cell.index() ^ 0b11_1000,
    }
}

/// How many squares.
#[inline]
pub(super) const fn ones(bits: u64) -> i32 {
    bits.count_ones().cast_signed()
}

/// The squares beside `bits`.
#[inline]
pub(super) const fn sideways(bits: u64) -> u64 {
    (bits & !FILE_A) >> 1 | (bits & !FILE_H) << 1
}

/// What pawns attack that go up.
#[inline]
pub(super) const fn captures(pawns: u64) -> u64 {
    sideways(pawns) << 8
}

/// What pawns attack that go down.
#[inline]
pub(super) const fn captures_down(pawns: u64) -> u64 {
    sideways(pawns) >> 8
}

/// Every square before one of `bits` on its file.
#[inline]
pub(super) const fn ahead(bits: u64) -> u64 {
    let mut fill = bits << 8;
    fill |= fill << 8;
    fill |= fill << 16;
    fill | fill << 32
}

/// Every square behind one of `bits` on its file.
#[inline]
pub(super) const fn below(bits: u64) -> u64 {
    let mut fill = bits >> 8;
    fill |= fill >> 8;
    fill |= fill >> 16;
    fill | fill >> 32
}

/// The files of `bits`.
#[inline]
pub(super) const fn column(bits: u64) -> u64 {
    bits | ahead(bits) | below(bits)
}

/// How many moves a king needs from one square to the other.
pub(super) fn distance(from: usize, to: usize) -> i32 {
    let ranks = (from / 8).abs_diff(to / 8);
    let files = (from % 8).abs_diff(to % 8);
    i32::try_from(ranks.max(files)).unwrap_or(7)
}
