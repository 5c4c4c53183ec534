//! Draughts as the search sees it.

mod board;
mod evaluation;
mod weights;

use super::Playable;
use super::Score;
use super::tablebase::{Tables, Verdict};
use super::tuner::{Feature, Weight, Weighted};
use crate::board::Side;
use crate::draughts::{Move, MoveList, Position};

/// What a win is worth that a count of moves may turn into a draw, less its plies: more than any material.
const WON_IN_TIME: i32 = 2000;

impl Playable for Position {
    type Move = Move;
    type Aims = ();
    type Moves = MoveList;
    type Lore = Tables;
    type Notes = ();

    const PASSES: bool = false;
    const HAS_MANY_MOVES: bool = false;
    const CAPTURES_ARE_FORCED: bool = true;
    const REMEMBERED_DEPTH: i32 = 2;
    const EXTENDS_SINGLE_REPLIES: bool = true;
    const DOUBT: i32 = 0;
    const MOST_MOVES: usize = 0;
    const MARGIN: i32 = 60;
    const PRUNING_DEPTH: i32 = 3;
    const COMPARING_DEPTH: i32 = i32::MAX;

    #[inline]
    fn side(&self) -> Side {
        self.side()
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key()
    }

    #[inline]
    fn list(&self, list: &mut MoveList) {
        self.moves_into(list);
    }

    /// None: whoever can capture is forced to.
    #[inline]
    fn list_noisy(&self, _room: &mut [Move]) -> usize {
        0
    }

    /// None: they are not parted from others.
    #[inline]
    fn list_quiet(&self, _room: &mut [Move]) -> usize {
        0
    }

    #[inline]
    fn recall(&self, _code: u16) -> Option<Move> {
        None
    }

    #[inline]
    fn key_after(&self, mv: Move) -> u64 {
        self.key_after(mv)
    }

    #[inline]
    fn play(&mut self, mv: Move) {
        self.make(mv);
    }

    fn pass(&self) -> Option<Self> {
        None
    }

    /// Nobody passes.
    #[inline]
    fn key_after_pass(&self) -> u64 {
        self.key()
    }

    #[inline]
    fn is_forced(&self) -> bool {
        self.must_capture()
    }

    #[inline]
    fn is_stuck(&self) -> bool {
        !self.has_quiet_moves()
    }

    #[inline]
    fn is_threatened(&self) -> bool {
        self.threatens()
    }

    #[inline]
    fn loses_without_moves(&self) -> bool {
        true
    }

    #[inline]
    fn is_drawn(&self) -> bool {
        self.draw().is_some() && self.has_moves()
    }

    /// A win or loss is exact if the counts of moves that run leave it the time; those that may begin on the way are not
    /// foreseen.
    #[inline]
    fn known(&self, tables: &Tables) -> Option<Score> {
        let is_in_time = |plies: u8| {
            self.plies_to_draw()
                .is_none_or(|left| u16::from(plies) <= left)
        };
        Some(match tables.probe(self)? {
            Verdict::Drawn => Score::Points(0),
            Verdict::Wins(plies) if is_in_time(plies) => Score::Wins(plies.into()),
            Verdict::Loses(plies) if is_in_time(plies) => Score::Loses(plies.into()),
            Verdict::Wins(plies) => Score::Points(WON_IN_TIME - i32::from(plies)),
            Verdict::Loses(plies) => Score::Points(i32::from(plies) - WON_IN_TIME),
        })
    }

    #[inline]
    fn reversible_plies(&self) -> usize {
        usize::from(self.reversible_plies())
    }

    fn evaluate(&self, (): &mut ()) -> i32 {
        evaluation::evaluate(self)
    }

    #[inline]
    fn estimate(&self, (): &mut ()) -> Option<i32> {
        None
    }

    #[inline]
    fn is_noisy(&self, mv: Move) -> bool {
        mv.is_capture() || mv.promotes()
    }

    #[inline]
    fn gain(&self, mv: Move) -> i32 {
        let taken = mv.taken_bits();
        let king = evaluation::king_worth(self.rules());
        let count = |bits: u64| bits.count_ones().cast_signed();
        let promoted = if mv.promotes() { king - 100 } else { 0 };
        100 * count(taken) + (king - 100) * count(taken & self.king_bits()) + promoted
    }

    #[inline]
    fn cheapness(_actor: usize) -> i32 {
        0
    }

    /// The exchange is played out in the search: it is forced.
    #[inline]
    fn exchange_is_at_least(&self, _mv: Move, _least: i32) -> bool {
        true
    }

    #[inline]
    fn aims(&self) {}

    #[inline]
    fn forces(&self, mv: Move, (): &()) -> bool {
        let mut after = *self;
        after.make(mv);
        after.must_capture()
    }

    #[inline]
    fn actor(&self, mv: Move) -> usize {
        usize::from(self.king_bits() >> mv.origin_bit() & 1 == 1)
    }

    /// By how many it takes.
    #[inline]
    fn victim(&self, mv: Move) -> usize {
        let taken = mv.taken_bits();
        taken.count_ones().min(7) as usize
    }

    #[inline]
    fn code(mv: Move) -> u16 {
        mv.code()
    }
}

impl Weighted for Position {
    fn weights(&self) -> Vec<Weight> {
        evaluation::weights(self.rules())
    }

    fn features(&self) -> Vec<Feature> {
        evaluation::features(self)
    }
}
