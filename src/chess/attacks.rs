//! What each piece attacks, and the squares between two squares.

use super::bitboard::{Bitboard, Cell};
use crate::board::Side;

pub(crate) use super::magic::{bishop, rook};

static KNIGHT: [Bitboard; 64] = leaper([
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);
static KING: [Bitboard; 64] = leaper(ALL_WAYS);
static PAWN: [[Bitboard; 64]; 2] = [leaper([(-1, 1), (1, 1)]), leaper([(-1, -1), (1, -1)])];
static ROOK_RAYS: [Bitboard; 64] = rays([(0, 1), (1, 0), (0, -1), (-1, 0)]);
static BISHOP_RAYS: [Bitboard; 64] = rays([(1, 1), (1, -1), (-1, -1), (-1, 1)]);
static BETWEEN: [[Bitboard; 64]; 64] = {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut number = 0;
    while number < 64 {
        let from = Cell::new(number);
        table[from.index()] = between_from(from);
        number += 1;
    }
    table
};

const ALL_WAYS: [(i8, i8); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

#[inline]
pub(crate) fn knight(cell: Cell) -> Bitboard {
    KNIGHT[cell.index()]
}

#[inline]
pub(crate) fn king(cell: Cell) -> Bitboard {
    KING[cell.index()]
}

/// The squares a pawn of `side` on `cell` attacks; also those from which a pawn of the other side attacks `cell`.
#[inline]
pub(crate) fn pawn(side: Side, cell: Cell) -> Bitboard {
    PAWN[side.index()][cell.index()]
}

/// What a rook on `cell` attacks on an empty board.
#[inline]
pub(super) fn rook_rays(cell: Cell) -> Bitboard {
    ROOK_RAYS[cell.index()]
}

/// What a bishop on `cell` attacks on an empty board.
#[inline]
pub(super) fn bishop_rays(cell: Cell) -> Bitboard {
    BISHOP_RAYS[cell.index()]
}

/// The squares strictly between two squares of one line; none for squares that share no line.
#[inline]
pub(super) fn between(from: Cell, to: Cell) -> Bitboard {
    BETWEEN[from.index()][to.index()]
}

const fn leaper<const N: usize>(steps: [(i8, i8); N]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut number = 0;
    while number < 64 {
        let cell = Cell::new(number);
        let mut i = 0;
        while i < N {
            if let Some(to) = cell.step(steps[i]) {
                table[cell.index()].0 |= to.bit().0;
            }
            i += 1;
        }
        number += 1;
    }
    table
}

const fn rays(ways: [(i8, i8); 4]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut number = 0;
    while number < 64 {
        let cell = Cell::new(number);
        let mut i = 0;
        while i < ways.len() {
            let mut here = cell;
            while let Some(next) = here.step(ways[i]) {
                table[cell.index()].0 |= next.bit().0;
                here = next;
            }
            i += 1;
        }
        number += 1;
    }
    table
}

/// The squares between `from` and each other square.
const fn between_from(from: Cell) -> [Bitboard; 64] {
    let mut row = [Bitboard::EMPTY; 64];
    let mut i = 0;
    while i < ALL_WAYS.len() {
        let mut passed = Bitboard::EMPTY;
        let mut here = from;
        while let Some(next) = here.step(ALL_WAYS[i]) {
            row[next.index()] = passed;
            passed.0 |= next.bit().0;
            here = next;
        }
        i += 1;
    }
    row
}
