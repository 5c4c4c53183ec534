//! The search of a position of any game: where the games' own types end.

use super::clouded::Clouded;
use super::tablebase::Tables;
use super::{Judgement, Limits, Playable, Report, Searcher, Table};
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
    /// How surely positions are judged.
    pub judgement: Judgement,
    /// The endgame tables of its rules, if it is draughts and they are there. Only who judges surely looks anything up.
    pub tables: Option<Arc<Tables>>,
}

/// What a search is made with.
#[derive(Clone, Copy)]
struct Means<'a> {
    table: &'a Table,
    limits: Limits<'a>,
    first: u32,
}

impl Question {
    /// A position without a past.
    pub const fn new(state: State) -> Self {
        Self {
            state,
            past: Vec::new(),
            only: Vec::new(),
            judgement: Judgement::SURE,
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
        let means = Means {
            table,
            limits,
            first,
        };
        match &self.state {
            State::Chess(position) => {
                let chess = |mv: &Move| match mv {
                    Move::Chess(mv) => Some(*mv),
                    Move::Draughts(_) => None,
                };
                let only = self.only.iter().filter_map(chess).collect();
                let name = |line: &[_]| line.iter().copied().map(Move::Chess).collect();
                self.run(position, only, None, means, |report| {
                    watch(report.named(name))
                })
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
                self.run(position, only, tables, means, |report| {
                    watch(report.named(name))
                })
                .map(|report| report.named(name))
            }
        }
    }

    fn run<G: Playable>(
        &self,
        position: &G,
        only: Vec<G::Move>,
        lore: Option<&G::Lore>,
        means: Means<'_>,
        watch: impl FnMut(&Report<G::Move>) -> ControlFlow<()>,
    ) -> Option<Report<G::Move>> {
        let Means {
            table,
            limits,
            first,
        } = means;
        if self.judgement == Judgement::SURE {
            let mut searcher = Searcher::new(table, limits).only(only).with(lore);
            return searcher.search(position, &self.past, first, watch);
        }
        let past: Vec<u64> = self
            .past
            .iter()
            .map(|&key| self.judgement.key(key))
            .collect();
        let clouded = Clouded::new(*position, self.judgement);
        let mut searcher = Searcher::new(table, limits).only(only);
        searcher.search(&clouded, &past, first, watch)
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
            effort: self.effort,
            line: name(&self.line),
        }
    }
}
