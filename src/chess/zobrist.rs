//! The random numbers from which a position's key is made.

use super::bitboard::Cell;
use super::castling::CastlingRights;
use super::planes::Code;

static PIECES: [[u64; 64]; 16] = {
    let mut keys = [[0; 64]; 16];
    let mut code = 1;
    while code < 16 {
        let mut cell = 0;
        while cell < 64 {
            keys[code][cell] = random(code * 64 + cell);
            cell += 1;
        }
        code += 1;
    }
    // Nothing at all, of either colour, adds nothing.
    keys[8] = [0; 64];
    keys
};

static CASTLING: [u64; 16] = numbered(1024);
static EN_PASSANT: [u64; 8] = numbered(1040);

/// Black is to move.
pub(super) const BLACK: u64 = random(1048);

#[inline]
pub(super) fn piece(code: Code, cell: Cell) -> u64 {
    PIECES[code.index()][cell.index()]
}

/// By what the key changes if a piece goes from one square to another, takes what stands there, and is then `placed`; and
/// the other side is to move.
#[inline]
pub(super) fn step((moved, from): (Code, Cell), (taken, placed, to): (Code, Code, Cell)) -> u64 {
    piece(moved, from) ^ piece(taken, to) ^ piece(placed, to) ^ BLACK
}

#[inline]
pub(super) fn castling(rights: CastlingRights) -> u64 {
    CASTLING[rights.index()]
}

/// A capture en passant is possible onto `cell`.
#[inline]
pub(super) fn en_passant(cell: Cell) -> u64 {
    EN_PASSANT[cell.file() as usize & 7]
}

const fn numbered<const N: usize>(first: usize) -> [u64; N] {
    let mut keys = [0; N];
    let mut i = 0;
    while i < N {
        keys[i] = random(first + i);
        i += 1;
    }
    keys
}

/// The number at a place in `SplitMix64`'s stream.
const fn random(place: usize) -> u64 {
    let mut z = (place as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
