//! A search under way: it tells what it finds, and its move when it may.

use super::say;
use crate::cli::score;
use crate::engine::{Question, Report, Score, Table};
use crate::game::Move;
use crate::notation::uci::{self, Answer, Bound, Info, Worth};
use crate::runtime::thinking::{Budget, Start, ponder};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// A search under way.
#[derive(Debug)]
pub(super) struct Search {
    reins: Arc<Reins>,
    thread: JoinHandle<()>,
}

/// What to search, and with what.
#[derive(Debug)]
pub(super) struct Assignment {
    pub(super) question: Question,
    pub(super) table: Arc<Table>,
    pub(super) threads: NonZeroUsize,
    pub(super) budget: Budget,
    pub(super) ending: Ending,
}

/// What the end of a search waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// Nothing: it tells its move when it has it.
    Free,
    /// The opponent's move, from which on its time counts.
    Ponderhit,
    /// To be stopped.
    Stop,
}

/// What the search is told while it is under way.
#[derive(Debug)]
struct Reins {
    stop: AtomicBool,
    start: Start,
    ending: Ending,
}

impl Search {
    /// Begins.
    pub(super) fn start(assignment: Assignment) -> Self {
        let reins = Arc::new(Reins {
            stop: AtomicBool::new(false),
            start: Start::default(),
            ending: assignment.ending,
        });
        if assignment.ending != Ending::Ponderhit {
            reins.start.give();
        }
        let held = Arc::clone(&reins);
        let thread = thread::spawn(move || search(&assignment, &held));
        Self { reins, thread }
    }

    /// Its time counts from now on.
    pub(super) fn ponderhit(&self) {
        self.reins.start.give();
        self.thread.thread().unpark();
    }

    /// Ends it, once it has told its move.
    pub(super) fn stop(self) {
        self.reins.stop.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
        self.finish();
    }

    /// Whether it ends by itself.
    pub(super) fn ends(&self) -> bool {
        !self.reins.waits()
    }

    /// Waits until it has told its move.
    pub(super) fn finish(self) {
        // A search that broke off has nothing more to tell.
        let _ = self.thread.join();
    }
}

impl Reins {
    /// Whether the move is not yet to be told.
    fn waits(&self) -> bool {
        let waits = match self.ending {
            Ending::Free => false,
            Ending::Ponderhit => !self.start.is_given(),
            Ending::Stop => true,
        };
        waits && !self.stop.load(Ordering::Relaxed)
    }
}

fn search(assignment: &Assignment, reins: &Reins) {
    let Assignment {
        question,
        table,
        threads,
        budget,
        ending: _,
    } = assignment;
    let found = ponder(
        question,
        table,
        *threads,
        *budget,
        &reins.start,
        &reins.stop,
        |report, time| inform(report, time, table),
    );
    while reins.waits() {
        thread::park();
    }
    let mut line = found
        .map(|report| texts(&report.line))
        .unwrap_or_default()
        .into_iter();
    say(&Answer::Best {
        mv: line.next().unwrap_or_else(|| "0000".to_owned()),
        ponder: line.next(),
    });
}

fn inform(report: &Report<Move>, time: Duration, table: &Table) {
    let rate = u128::from(report.nodes) * 1_000_000 / time.as_micros().max(1);
    let moves = |plies| i32::try_from(score::moves(plies)).unwrap_or(i32::MAX);
    let worth = match report.score {
        Score::Points(points) => Worth::Points(points),
        Score::Wins(plies) => Worth::Mate(moves(plies)),
        Score::Loses(plies) => Worth::Mate(-moves(plies)),
    };
    say(&Answer::Info(Info {
        depth: Some(report.depth),
        longest: u32::try_from(report.longest).ok(),
        rank: None,
        score: Some(uci::Score {
            worth,
            bound: Bound::Exact,
        }),
        nodes: Some(report.nodes),
        rate: u64::try_from(rate).ok(),
        fullness: u32::try_from(table.fullness()).ok(),
        time: Some(time),
        line: texts(&report.line),
    }));
}

fn texts(line: &[Move]) -> Vec<String> {
    line.iter()
        .filter_map(|mv| match mv {
            Move::Chess(mv) => Some(uci::write(*mv)),
            Move::Draughts(_) => None,
        })
        .collect()
}
