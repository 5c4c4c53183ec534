//! Random numbers that tell positions apart: one for each piece on each square, and one for the side to move.

use super::geometry::Bits;
use crate::board::Side;

/// The key of a whole position.
pub(super) fn key(white: u64, black: u64, kings: u64, side: Side) -> u64 {
    let pieces = pieces_key(white, kings, Side::White) ^ pieces_key(black, kings, Side::Black);
    match side {
        Side::White => pieces,
        Side::Black => pieces ^ BLACK_TO_MOVE,
    }
}

/// The share of `owner`'s `pieces` in the key.
#[inline]
pub(super) fn pieces_key(pieces: u64, kings: u64, owner: Side) -> u64 {
    Bits(pieces).fold(0, |key, bit| {
        key ^ piece_key(bit, kings >> bit & 1 == 1, owner)
    })
}

/// The share of `owner`'s piece on `bit`.
#[inline]
pub(super) fn piece_key(bit: u8, is_king: bool, owner: Side) -> u64 {
    PIECES[owner.index()][usize::from(is_king)][usize::from(bit & 63)]
}

/// What is in the key while Black is to move.
pub(super) const BLACK_TO_MOVE: u64 = random(0);

/// By side, man or king, and bit.
static PIECES: [[[u64; 64]; 2]; 2] = pieces();

const fn pieces() -> [[[u64; 64]; 2]; 2] {
    let mut table = [[[0; 64]; 2]; 2];
    let mut index = 0;
    while index < 256 {
        table[index / 128][index / 64 % 2][index % 64] = random(index as u64 + 1);
        index += 1;
    }
    table
}

/// The `index`th number of SplitMix64, seeded with 0.
const fn random(index: u64) -> u64 {
    let mut z = (index + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}
