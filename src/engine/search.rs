//! The search: deeper and deeper from the root, each time around what the last time found.

mod alpha_beta;
mod forced;
mod history;
mod lineup;
mod order;
mod pruning;
mod quiescence;
mod stack;

use super::score::{DECIDED, INFINITE, MAX_PLY, Score};
use super::{Limits, Playable, Table};
use alpha_beta::Task;
use history::{History, NOWHERE};
use stack::Stack;
use std::ops::ControlFlow;

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// The depth that was finished, in plies; 0 if not even one was.
    pub depth: u32,
    /// The length of the longest line that was looked at.
    pub longest: usize,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How many of a hundred positions were looked at for the best move's sake, of late.
    pub effort: u64,
    /// The best play for both sides; its first move is the one to play.
    pub line: Vec<M>,
}

/// One thread's search of one game.
#[derive(Debug)]
pub struct Searcher<'a, G: Playable> {
    table: &'a Table,
    limits: Limits<'a>,
    /// What needs no search.
    lore: Option<&'a G::Lore>,
    /// The moves that the root is limited to.
    roots: Vec<G::Move>,
    /// Whether these are not all there are: the root's value is then not its own.
    is_limited: bool,
    nodes: u64,
    /// How many of them for the sake of the root's best move, when it was last found to be.
    spent: u64,
    longest: usize,
    stopped: bool,
    /// The depth being searched.
    root_depth: i32,
    history: History,
    notes: G::Notes,
    /// The keys of the positions before this one, those of the game first.
    keys: Vec<u64>,
    path: Vec<Step>,
    /// The best line from each ply on.
    lines: Vec<Vec<G::Move>>,
    stack: Stack<G::Move>,
}

/// What is remembered of a ply on the path.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// The static evaluation, unless the side to move was forced.
    evaluation: Option<i32>,
    /// The piece that was moved, and where to.
    played: usize,
    /// Quiet moves, by their codes, that refuted a sister of this position.
    killers: [u16; 2],
    /// The move that is left out, by its code, to see whether there is another as good; else 0.
    left_out: u16,
}

impl Step {
    const NONE: Self = Self {
        evaluation: None,
        played: NOWHERE,
        killers: [0; 2],
        left_out: 0,
    };
}

impl<'a, G: Playable> Searcher<'a, G> {
    /// A search that uses `table` and ends by `limits`.
    pub fn new(table: &'a Table, limits: Limits<'a>) -> Self {
        Self {
            table,
            limits,
            lore: None,
            roots: Vec::new(),
            is_limited: false,
            nodes: 0,
            spent: 0,
            longest: 0,
            stopped: false,
            root_depth: 0,
            history: History::new(),
            notes: G::Notes::default(),
            keys: Vec::new(),
            path: vec![Step::NONE; MAX_PLY + 4],
            lines: vec![Vec::new(); MAX_PLY + 4],
            stack: Stack::new(),
        }
    }

    /// Looks up in `lore`, if there is any, what it knows.
    #[must_use]
    pub const fn with(mut self, lore: Option<&'a G::Lore>) -> Self {
        self.lore = lore;
        self
    }

    /// Looks only at `moves` first, if there are any.
    #[must_use]
    pub fn only(mut self, moves: Vec<G::Move>) -> Self {
        self.roots = moves;
        self
    }

    /// Searches `position`, which came about from positions with the keys `past`, oldest first, beginning with a depth of
    /// `first` plies; shows `watch` each depth's result, and ends if that breaks. `None` where there is no legal move.
    pub fn search(
        &mut self,
        position: &G,
        past: &[u64],
        first: u32,
        mut watch: impl FnMut(&Report<G::Move>) -> ControlFlow<()>,
    ) -> Option<Report<G::Move>> {
        self.is_limited = !self.roots.is_empty();
        if !self.is_limited {
            self.roots = position.moves().to_vec();
        }
        self.keys = past.to_vec();
        let first_root = *self.roots.first()?;
        self.stack.begin(first_root);
        let mut report = Report {
            depth: 0,
            longest: 0,
            score: Score::Points(0),
            nodes: 0,
            effort: 0,
            line: vec![first_root],
        };
        let mut value = 0;
        for depth in first..=self.limits.depth.min(Limits::MAX_DEPTH) {
            self.root_depth = i32::try_from(depth).unwrap_or(i32::MAX);
            let begun = self.nodes;
            value = self.around(position, value);
            if let Some(line) = self.lines.first().filter(|line| !line.is_empty()) {
                report.line.clone_from(line);
                report.score = Score::of(value);
            }
            report.effort = self.spent * 100 / (self.nodes - begun).max(1);
            report.nodes = self.nodes;
            report.longest = self.longest;
            if self.stopped {
                break;
            }
            report.depth = depth;
            // Where everything is known, the next depth finds the same.
            if watch(&report).is_break() || self.known(position, 0).is_some() {
                break;
            }
        }
        Some(report)
    }

    /// The value of `position` at the depth that it is the turn of, looked for around `expected` first. Where the search
    /// is stopped, it is that of the best line so far.
    fn around(&mut self, position: &G, expected: i32) -> i32 {
        let mut width = 16;
        let (mut alpha, mut beta) = if self.root_depth < 5 || expected.abs() >= DECIDED {
            (-INFINITE, INFINITE)
        } else {
            (expected - width, expected + width)
        };
        let mut best = expected;
        let mut depth = self.root_depth;
        loop {
            let task = Task {
                alpha,
                beta,
                depth,
                ply: 0,
                is_forced: position.is_forced(),
            };
            let value = self.negamax(position, task);
            if self.stopped {
                return if self.lines[0].is_empty() {
                    best
                } else {
                    value
                };
            }
            best = value;
            if value <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = (value - width).max(-INFINITE);
                depth = self.root_depth;
            } else if value >= beta {
                beta = (value + width).min(INFINITE);
                depth = (depth - 1).max(self.root_depth - 3).max(1);
            } else {
                return value;
            }
            width += width;
            if width > 800 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// Counts one more position, and now and then asks whether the search is over.
    fn count(&mut self, ply: usize) {
        self.nodes += 1;
        self.longest = self.longest.max(ply);
        if self.nodes >= self.limits.nodes
            || (self.nodes.is_multiple_of(Limits::INTERVAL) && self.limits.is_over())
        {
            self.stopped = true;
        }
    }

    /// The value of `position`, `ply` plies from the root, if it needs no search.
    #[inline]
    fn known(&self, position: &G, ply: usize) -> Option<i32> {
        Some(position.known(self.lore?)?.at(ply))
    }

    /// Whether `position` has been on the board before, as far back as it can have been. Once is enough: who could force
    /// it once can force it again.
    fn is_repeated(&self, position: &G) -> bool {
        let key = position.key();
        let back = self.keys.iter().rev().take(position.reversible_plies());
        back.skip(1).step_by(2).any(|&earlier| earlier == key)
    }

    /// Has what the table knows of the position after `mv` brought near, as early as possible: memory is slower than all
    /// else that a node costs. In games of forced captures only some positions are looked up, and it is known later which.
    #[inline]
    fn fetch(table: &Table, position: &G, mv: G::Move) {
        if !G::CAPTURES_ARE_FORCED {
            table.fetch(position.key_after(mv));
        }
    }

    /// Makes `mv` the beginning of the best line from `ply` on.
    fn note_line(&mut self, ply: usize, mv: G::Move) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&after[0]);
    }
}
