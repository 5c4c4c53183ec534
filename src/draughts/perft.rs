//! Counts of the ways a game can go on: the measure by which move generators are compared.

use super::capture::captures;
use super::choice::{Tallied, list_captures};
use super::generate::{Jumpers, View, count_quiet, quiet_moves};
use super::law::{Kernel, Law, Task, dispatch};
use super::moves::MoveList;
use super::position::Position;
use crate::board::Side;

/// The number of ways to play `depth` plies, as published tables count them: a capture counts once for each order of
/// taking its pieces. The last ply is counted, not played.
pub fn perft(position: &Position, depth: u32) -> u64 {
    dispatch(position.rules(), Perft::<false> { position, depth })
}

/// As [`perft`], but a capture counts once for each origin, end and set of pieces taken.
pub fn perft_distinct(position: &Position, depth: u32) -> u64 {
    dispatch(position.rules(), Perft::<true> { position, depth })
}

struct Perft<'a, const DISTINCT: bool> {
    position: &'a Position,
    depth: u32,
}

impl<const DISTINCT: bool> Task for Perft<'_, DISTINCT> {
    type Output = u64;

    fn run<K: Kernel>(self) -> u64 {
        if self.depth == 0 {
            return 1;
        }
        let law = Law::new(self.position.rules());
        let view = self.position.view();
        match self.position.side() {
            Side::White => count::<K, true, DISTINCT>(view, &law, self.depth),
            Side::Black => count::<K, false, DISTINCT>(view, &law, self.depth),
        }
    }
}

fn count<K: Kernel, const UP: bool, const DISTINCT: bool>(
    view: View,
    law: &Law,
    depth: u32,
) -> u64 {
    if depth == 1 {
        return count_moves::<K, UP, DISTINCT>(view, law);
    }
    let mut total = 0;
    let mut play = |played| {
        let next = view.after(played);
        total += if UP {
            count::<K, false, DISTINCT>(next, law, depth - 1)
        } else {
            count::<K, true, DISTINCT>(next, law, depth - 1)
        };
    };
    let jumpers = Jumpers::new::<K, UP>(view, law);
    if jumpers.pieces() == 0 {
        quiet_moves::<K, UP>(view, law, play);
    } else if jumpers.are_single::<K, UP>(view, law) {
        jumpers.captures::<K, UP>(law, play);
    } else {
        let mut list = MoveList::new();
        list_captures::<K, UP, DISTINCT>(view, *law, jumpers.pieces(), &mut list);
        list.iter().copied().for_each(&mut play);
    }
    total
}

#[inline]
fn count_moves<K: Kernel, const UP: bool, const DISTINCT: bool>(view: View, law: &Law) -> u64 {
    let jumpers = Jumpers::new::<K, UP>(view, law);
    if jumpers.pieces() == 0 {
        return count_quiet::<K, UP>(view).into();
    }
    if jumpers.are_single::<K, UP>(view, law) {
        return jumpers.count().into();
    }
    if DISTINCT {
        let mut list = MoveList::new();
        list_captures::<K, UP, true>(view, *law, jumpers.pieces(), &mut list);
        return list.len() as u64;
    }
    let mut tallied = Tallied::default();
    captures::<K, UP>(view, law, jumpers.pieces(), &mut tallied);
    tallied.count
}
