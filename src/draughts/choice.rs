//! What is kept of the moves that a search finds: of captures those of the highest rank.

use super::capture::{Receiver, captures};
use super::generate::{Jumpers, View, quiet_moves};
use super::geometry::place;
use super::law::{Kernel, Law};
use super::moves::{Hop, Move, MoveList, Sequence};
use arrayvec::ArrayVec;

/// Counts the sequences of the highest rank.
#[derive(Debug, Default)]
pub(super) struct Tallied {
    rank: u32,
    pub(super) count: u64,
}

impl Receiver for Tallied {
    #[inline]
    fn found(&mut self, rank: u32, _capture: Move) {
        if rank > self.rank {
            self.rank = rank;
            self.count = 0;
        }
        if rank == self.rank {
            self.count += 1;
        }
    }
}

/// Lists the moves of the highest rank: one for each sequence, or, if `DISTINCT`, one for each result.
#[derive(Debug)]
pub(super) struct Listed<'a, const DISTINCT: bool> {
    rank: u32,
    list: &'a mut MoveList,
}

impl<'a, const DISTINCT: bool> Listed<'a, DISTINCT> {
    pub(super) const fn new(list: &'a mut MoveList) -> Self {
        Self { rank: 0, list }
    }
}

impl<const DISTINCT: bool> Receiver for Listed<'_, DISTINCT> {
    #[inline]
    fn found(&mut self, rank: u32, capture: Move) {
        if rank > self.rank {
            self.rank = rank;
            self.list.clear();
        }
        if rank == self.rank && !(DISTINCT && self.list.contains(&capture)) {
            self.list.push(capture);
        }
    }
}

/// Writes down the sequences of the highest rank, hop by hop.
#[derive(Debug, Default)]
pub(super) struct Written {
    rank: u32,
    /// No side has more than 20 pieces to be taken.
    hops: ArrayVec<(u64, u64), 20>,
    pub(super) sequences: Vec<Sequence>,
}

impl Receiver for Written {
    fn hop(&mut self, over: u64, to: u64) {
        self.hops.push((over, to));
    }

    fn unhop(&mut self) {
        self.hops.pop();
    }

    fn found(&mut self, rank: u32, capture: Move) {
        if rank > self.rank {
            self.rank = rank;
            self.sequences.clear();
        }
        if rank == self.rank {
            let square = |bits| capture.geometry().square(place(bits));
            self.sequences.push(Sequence {
                from: capture.from(),
                hops: self
                    .hops
                    .iter()
                    .map(|&(over, to)| Hop {
                        to: square(to),
                        over: Some(square(over)),
                    })
                    .collect(),
                result: capture,
            });
        }
    }
}

/// Adds the legal moves to `list`: one for each sequence, or, if `DISTINCT`, one for each result.
#[inline]
pub(super) fn list_moves<K: Kernel, const UP: bool, const DISTINCT: bool>(
    view: View,
    law: &Law,
    list: &mut MoveList,
) {
    let jumpers = Jumpers::new::<K, UP>(view, law);
    if jumpers.pieces() == 0 {
        quiet_moves::<K, UP>(view, law, |quiet| list.push(quiet));
    } else if jumpers.are_single::<K, UP>(view, law) {
        jumpers.captures::<K, UP>(law, |capture| list.push(capture));
    } else {
        list_captures::<K, UP, DISTINCT>(view, *law, jumpers.pieces(), list);
    }
}

/// Adds the legal captures to `list`, of which there is one at least by each of `pieces` before they are ranked.
#[inline(never)]
pub(super) fn list_captures<K: Kernel, const UP: bool, const DISTINCT: bool>(
    view: View,
    law: Law,
    pieces: u64,
    list: &mut MoveList,
) {
    let mut receiver = Listed::<DISTINCT>::new(list);
    captures::<K, UP>(view, &law, pieces, &mut receiver);
}
