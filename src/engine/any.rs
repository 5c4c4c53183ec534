//! The search of a position of any game: where the games' own types end.

use super::tablebase::Tables;
use super::{Limits, Playable, Report, Searcher, Table};
use crate::draughts;
use crate::game::{Move, State};
use std::ops::ControlFlow;
use std::sync::Arc;

/// A position to be searched, and what led to it.
#[derive(Clone, Debug)]
pub struct Question {
    /// The position.
    pub state: State,
    /// The keys of the positions before it in the game, oldest first.
    pub past: Vec<u64>,
    /// The moves to choose from; all if there are none.
    pub only: Vec<Move>,
    /// The endgame tables of its rules, if it is draughts and they are there.
    pub tables: Option<Arc<Tables>>,
}

impl Question {
    /// A position without a past.
    pub const fn new(state: State) -> Self {
        Self {
            state,
            past: Vec::new(),
            only: Vec::new(),
            tables: None,
        }
    }

    /// Searches, beginning with a depth of `first` plies, and shows `watch` each depth's result; ends if that breaks, or
    /// by `limits`. `None` where there is no legal move.
    pub fn search(
        &self,
        table: &Table,
        limits: Limits<'_>,
        first: u32,
        mut watch: impl FnMut(Report<Move>) -> ControlFlow<()>,
    ) -> Option<Report<Move>> {
        match &self.state {
            State::Chess(position) => {
                let chess = |mv: &Move| match mv {
                    Move::Chess(mv) => Some(*mv),
                    Move::Draughts(_) => None,
                };
                let only = self.only.iter().filter_map(chess).collect();
                let name = |line: &[_]| line.iter().copied().map(Move::Chess).collect();
                let search = Searcher::new(table, limits).only(only);
                self.run(search, position, first, |report| watch(report.named(name)))
                    .map(|report| report.named(name))
            }
            State::Draughts(position) => {
                let draughts = |mv: &Move| match mv {
                    Move::Draughts(sequence) => Some(sequence.result()),
                    Move::Chess(_) => None,
                };
                let only = self.only.iter().filter_map(draughts).collect();
                let tables = self.tables.as_deref();
                let name = |line: &[_]| sequences(*position, line, tables);
                let search = Searcher::new(table, limits).only(only).with(tables);
                self.run(search, position, first, |report| watch(report.named(name)))
                    .map(|report| report.named(name))
            }
        }
    }

    fn run<G: Playable>(
        &self,
        mut search: Searcher<'_, G>,
        position: &G,
        first: u32,
        watch: impl FnMut(&Report<G::Move>) -> ControlFlow<()>,
    ) -> Option<Report<G::Move>> {
        search.search(position, &self.past, first, watch)
    }
}

/// The hops of a line of draughts moves from `position`, and from its end on as `tables` have it.
fn sequences(
    mut position: draughts::Position,
    line: &[draughts::Move],
    tables: Option<&Tables>,
) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut play = |line: &[draughts::Move]| {
        for &mv in line {
            moves.push(Move::Draughts(position.sequence(mv)));
            position.make(mv);
        }
        tables.map_or_else(Vec::new, |tables| tables.line(&position))
    };
    let rest = play(line);
    play(&rest);
    moves
}

impl<M> Report<M> {
    fn named<N>(&self, name: impl Fn(&[M]) -> Vec<N>) -> Report<N> {
        Report {
            depth: self.depth,
            longest: self.longest,
            score: self.score,
            nodes: self.nodes,
            line: name(&self.line),
        }
    }
}
