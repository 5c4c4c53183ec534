//! What becomes of moves as they are found: they are listed, put into room that is there, or only counted.

use super::bitboard::{Bitboard, Cell};
use super::moves::{Move, MoveList};

/// What takes the moves as they are found.
pub(super) trait Sink {
    /// Some more moves.
    fn take(&mut self, moves: impl Iterator<Item = Move>);

    /// A piece other than a pawn may go from `from` to each of `targets`.
    #[inline]
    fn piece(&mut self, from: Cell, targets: Bitboard) {
        self.take(targets.into_iter().map(|to| Move::between(from, to, None)));
    }

    /// To each of `targets` a pawn may go from the square `step` before it; on a last rank it promotes.
    fn pawns(&mut self, targets: Bitboard, step: i8) {
        let steps = (targets & !Bitboard::LAST_RANKS).into_iter();
        self.take(steps.map(|to| Move::between(to.shifted(-step), to, None)));
        for to in targets & Bitboard::LAST_RANKS {
            let roles = Move::PROMOTIONS.into_iter();
            self.take(roles.map(|role| Move::between(to.shifted(-step), to, Some(role))));
        }
    }

    /// One more move.
    #[inline]
    fn single(&mut self, from: Cell, to: Cell) {
        self.piece(from, to.bit());
    }
}

impl Sink for MoveList {
    #[inline]
    fn take(&mut self, moves: impl Iterator<Item = Move>) {
        self.extend(moves);
    }
}

/// Room for moves that is filled from its beginning.
pub(super) struct Filling<'a> {
    room: &'a mut [Move],
    count: usize,
}

impl<'a> Filling<'a> {
    pub(super) const fn new(room: &'a mut [Move]) -> Self {
        Self { room, count: 0 }
    }

    /// How many moves were put into it.
    pub(super) const fn count(&self) -> usize {
        self.count
    }
}

impl Sink for Filling<'_> {
    #[inline]
    fn take(&mut self, moves: impl Iterator<Item = Move>) {
        // Counted aside, where no write into the room can touch it.
        let mut count = self.count;
        for mv in moves {
            if let Some(at) = self.room.get_mut(count) {
                *at = mv;
                count += 1;
            }
        }
        self.count = count;
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

/// Counted without being made.
impl Sink for Count {
    fn take(&mut self, moves: impl Iterator<Item = Move>) {
        for _ in moves {
            self.0 += 1;
        }
    }

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
}

#[cfg(test)]
mod tests {
    use super::super::generate::Kind;
    use super::super::{Move, random_games};

    #[test]
    fn room_is_filled_with_the_moves_that_are_listed() {
        random_games(3, 50, 120, |position| {
            let mut moves = position.moves().to_vec();
            let mut room = [Move::of_code(0); Move::MOST];
            let count = position.fill(Kind::Any, &mut room);
            assert_eq!(room[..count], moves[..], "{position:?}");
            let noisy = position.fill(Kind::Noisy, &mut room);
            assert_eq!(room[..noisy], position.captures()[..], "{position:?}");
            let all = noisy + position.fill(Kind::Quiet, &mut room[noisy..]);
            room[..all].sort_unstable();
            moves.sort_unstable();
            assert_eq!(room[..all], moves[..], "{position:?}");
            let one = position.fill(Kind::Any, &mut room[..1]);
            assert_eq!(one, moves.len().min(1), "{position:?}");
        });
    }
}
