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

    #[inline]
    fn extend(&mut self, moves: impl Iterator<Item = Move>) {
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

impl Sink for Filling<'_> {
    #[inline]
    fn piece(&mut self, from: Cell, targets: Bitboard) {
        self.extend(targets.into_iter().map(|to| Move::between(from, to, None)));
    }

    #[inline(never)]
    fn pawns(&mut self, targets: Bitboard, step: i8) {
        let plain = targets & !Bitboard::LAST_RANKS;
        self.extend(
            plain
                .into_iter()
                .map(|to| Move::between(to.shifted(-step), to, None)),
        );
        for to in targets & Bitboard::LAST_RANKS {
            let promotions = Move::PROMOTIONS.into_iter().map(Some);
            self.extend(promotions.map(|role| Move::between(to.shifted(-step), to, role)));
        }
    }

    #[inline]
    fn single(&mut self, from: Cell, to: Cell) {
        self.extend(std::iter::once(Move::between(from, to, None)));
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

#[cfg(test)]
mod tests {
    use super::super::Position;
    use super::super::generate::Kind;

    #[test]
    fn room_is_filled_with_the_moves_that_are_listed() {
        let mut random = 3_u64;
        for _ in 0..50 {
            let mut position = Position::start();
            for _ in 0..120 {
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                let mut room = [moves[0]; 512];
                let count = position.fill(Kind::Any, &mut room);
                assert_eq!(room[..count], moves[..], "{position:?}");
                let noisy = position.fill(Kind::Noisy, &mut room);
                assert_eq!(room[..noisy], position.captures()[..], "{position:?}");
                let all = noisy + position.fill(Kind::Quiet, &mut room[noisy..]);
                room[..all].sort_unstable();
                let mut moves = moves.to_vec();
                moves.sort_unstable();
                assert_eq!(room[..all], moves[..], "{position:?}");
                assert_eq!(position.fill(Kind::Any, &mut room[..1]), 1, "{position:?}");
                random = random
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                let choice = usize::try_from(random >> 33).expect("31 bits") % moves.len();
                position.make(moves[choice]);
            }
        }
    }
}
