//! What becomes of moves as they are found: they are listed, put into room that is there, or only counted.

use super::bitboard::{Bitboard, Cell};
use super::moves::{Move, MoveList};

/// What takes the moves as they are found.
pub(super) trait Sink {
    /// A piece other than a pawn may go from `from` to each of `targets`.
    fn piece(&mut self, from: Cell, targets: Bitboard);
    /// To each of `targets` a pawn may go from the square `step` before it; on a last rank it promotes.
    fn pawns(&mut self, targets: Bitboard, step: i8);
    /// One more move.
    fn single(&mut self, from: Cell, to: Cell);
}

impl Sink for MoveList {
    fn piece(&mut self, from: Cell, targets: Bitboard) {
        for to in targets {
            self.push(Move::between(from, to, None));
        }
    }

    fn pawns(&mut self, targets: Bitboard, step: i8) {
        for to in targets & !Bitboard::LAST_RANKS {
            self.push(Move::between(to.shifted(-step), to, None));
        }
        for to in targets & Bitboard::LAST_RANKS {
            for role in Move::PROMOTIONS {
                self.push(Move::between(to.shifted(-step), to, Some(role)));
            }
        }
    }

    fn single(&mut self, from: Cell, to: Cell) {
        self.push(Move::between(from, to, None));
    }
}

/// How many moves there are.
#[derive(Debug, Default)]
pub(super) struct Count(u32);

impl Count {
    pub(super) fn total(&self) -> u64 {
        u64::from(self.0)
    }
}

impl Sink for Count {
    #[inline]
    fn piece(&mut self, _from: Cell, targets: Bitboard) {
        self.0 += targets.len();
    }

    #[inline]
    fn pawns(&mut self, targets: Bitboard, _step: i8) {
        self.0 += targets.len();
        let promoting = targets & Bitboard::LAST_RANKS;
        if !promoting.is_empty() {
            self.0 += 3 * promoting.len();
        }
    }

    #[inline]
    fn single(&mut self, _from: Cell, _to: Cell) {
        self.0 += 1;
    }
}
