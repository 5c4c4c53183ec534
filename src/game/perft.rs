//! Counting the moves there are to a depth: how move generation is checked, and how fast it is.

use super::{Move, State};
use crate::{chess, draughts};

/// What perft counts where several ways of capturing come to the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counting {
    /// Each way, as published tables do.
    #[default]
    Sequences,
    /// Each result once: origin, end, and the set of what is taken.
    Results,
}

impl State {
    /// The number of lines of `depth` plies from here.
    pub fn perft(&self, depth: u32, counting: Counting) -> u64 {
        match (self, counting) {
            (Self::Draughts(position), Counting::Sequences) => draughts::perft(position, depth),
            (Self::Draughts(position), Counting::Results) => {
                draughts::perft_distinct(position, depth)
            }
            (Self::Chess(position), _) => chess::perft(position, depth),
        }
    }

    /// The moves that perft counts at its first ply.
    pub fn counted_moves(&self, counting: Counting) -> Vec<Move> {
        match (self, counting) {
            (Self::Draughts(position), Counting::Sequences) => position
                .sequences()
                .into_iter()
                .map(Move::Draughts)
                .collect(),
            (Self::Draughts(_), Counting::Results) | (Self::Chess(_), _) => self.moves(),
        }
    }
}
