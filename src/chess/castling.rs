//! Castling: who may still, and which squares it concerns (FIDE 3.8.2).

use super::bitboard::{Bitboard, Cell};
use crate::board::Side;

/// The two ways to castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wing {
    /// With the rook on the h-file; es: enroque corto.
    King,
    /// With the rook on the a-file; es: enroque largo.
    Queen,
}

impl Wing {
    /// Both, the king's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];
}

/// For each side and wing, whether neither the king nor that rook has moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(u8);

impl CastlingRights {
    /// No right.
    pub const NONE: Self = Self(0);
    /// All four.
    pub const ALL: Self = Self(0b1111);

    /// Whether `side` has kept the right to castle on `wing`.
    pub const fn has(self, side: Side, wing: Wing) -> bool {
        self.0 & Self::bit(side, wing) != 0
    }

    /// With the right of `side` on `wing`.
    pub const fn with(self, side: Side, wing: Wing) -> Self {
        Self(self.0 | Self::bit(side, wing))
    }

    /// Without the right of `side` on `wing`.
    pub const fn without(self, side: Side, wing: Wing) -> Self {
        Self(self.0 & !Self::bit(side, wing))
    }

    /// Whether `side` has kept any right.
    pub const fn any(self, side: Side) -> bool {
        self.has(side, Wing::King) || self.has(side, Wing::Queen)
    }

    /// 0 to 15.
    pub(super) const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// What is left when a piece leaves `from` and one arrives on `to`.
    #[inline]
    pub(super) fn after(self, from: Cell, to: Cell) -> Self {
        Self(self.0 & KEPT[from.index()] & KEPT[to.index()])
    }

    const fn bit(side: Side, wing: Wing) -> u8 {
        1 << (side.index() * 2 + wing as usize)
    }
}

/// The squares of one way to castle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Castle {
    pub(super) king_from: Cell,
    /// Where the king passes, next to its origin.
    pub(super) king_over: Cell,
    pub(super) king_to: Cell,
    pub(super) rook_from: Cell,
    pub(super) rook_to: Cell,
    /// The squares between king and rook, which must be empty.
    pub(super) between: Bitboard,
}

impl Castle {
    pub(super) const fn of(side: Side, wing: Wing) -> &'static Self {
        &CASTLES[side.index()][wing as usize]
    }

    const fn on(rank: u8, wing: Wing) -> Self {
        let (over, to, rook, files) = match wing {
            Wing::King => (5, 6, 7, 0b0110_0000),
            Wing::Queen => (3, 2, 0, 0b0000_1110),
        };
        Self {
            king_from: Cell::at(4, rank),
            king_over: Cell::at(over, rank),
            king_to: Cell::at(to, rank),
            rook_from: Cell::at(rook, rank),
            rook_to: Cell::at(over, rank),
            between: Bitboard(files << (rank * 8)),
        }
    }
}

static CASTLES: [[Castle; 2]; 2] = [
    [Castle::on(0, Wing::King), Castle::on(0, Wing::Queen)],
    [Castle::on(7, Wing::King), Castle::on(7, Wing::Queen)],
];

/// For each square, the rights that remain when the piece on it moves or is captured.
static KEPT: [u8; 64] = {
    let mut kept = [CastlingRights::ALL.0; 64];
    let mut side = 0;
    while side < 2 {
        let mut wing = 0;
        while wing < 2 {
            let right = CastlingRights::bit(Side::ALL[side], Wing::ALL[wing]);
            let castle = Castle::on(if side == 0 { 0 } else { 7 }, Wing::ALL[wing]);
            kept[castle.king_from.index()] &= !right;
            kept[castle.rook_from.index()] &= !right;
            wing += 1;
        }
        side += 1;
    }
    kept
};
