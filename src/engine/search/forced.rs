//! What a position is worth once its captures are played out, in games in which whoever can capture must.

use super::super::score::{DRAW, INFINITE, MAX_PLY};
use super::{Playable, Searcher};

impl<G: Playable> Searcher<'_, G> {
    /// The value of `position` once nothing is to be captured. Looking is cheaper here than remembering: no table is asked.
    pub(super) fn play_out(
        &mut self,
        position: &G,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        is_forced: bool,
    ) -> i32 {
        self.count(ply);
        if self.stopped || position.is_drawn() {
            return DRAW;
        }
        if let Some(value) = self.known(position, ply) {
            return value;
        }
        if ply >= MAX_PLY {
            return position.evaluate(&mut self.notes);
        }
        if !is_forced {
            return if position.is_stuck() {
                Self::without_moves(position, ply)
            } else {
                position.evaluate(&mut self.notes)
            };
        }
        let mut moves = G::Moves::default();
        position.list(&mut moves);
        moves.sort_unstable_by_key(|&mv| -position.gain(mv));
        let mut best = -INFINITE;
        for &mv in moves.iter() {
            let mut after = *position;
            after.play(mv);
            let value = -self.play_out(&after, -beta, -alpha, ply + 1, after.is_forced());
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        best
    }
}
