//! The computer's thinking with a clock and several threads.

use super::watch::now;
use crate::app::Level;
use crate::engine::{Limits, Question, Report, Score, Strength, Table};
use crate::game::{Move, Variant};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How much the computer may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The last depth, in plies.
    pub depth: u32,
    /// The most positions for each thread.
    pub nodes: u64,
    /// The moves in which a forced mate, given or taken, is all that is wanted.
    pub mate: Option<u32>,
    /// The time after which no further depth is begun.
    pub enough: Option<Duration>,
    /// The time after which it ends in the midst of one.
    pub most: Option<Duration>,
}

impl Budget {
    /// No limit.
    pub const UNLIMITED: Self = Self {
        depth: Limits::MAX_DEPTH,
        nodes: u64::MAX,
        mate: None,
        enough: None,
        most: None,
    };
    /// What is taken to be lost between the program's clock and its opponent's.
    pub const LAG: Duration = Duration::from_millis(5);

    /// Exactly that time for the move.
    #[must_use]
    pub const fn for_move(time: Duration) -> Self {
        Self {
            most: Some(time.saturating_sub(Self::LAG)),
            ..Self::UNLIMITED
        }
    }

    /// A share of the time `left` for `moves` moves, or for the rest of the game if that is not said.
    #[must_use]
    pub fn for_clock(left: Duration, increment: Duration, moves: Option<u32>) -> Self {
        let safe = left.saturating_sub(4 * Self::LAG).mul_f64(0.95);
        let expected = moves.map_or(28, |moves| moves.clamp(1, 40));
        let share = safe / expected + increment.mul_f64(0.7);
        let most = (share * 3).min(safe.mul_f64(if expected == 1 { 0.9 } else { 0.45 }));
        Self {
            enough: Some(share.mul_f64(0.65).min(most)),
            most: Some(most),
            ..Self::UNLIMITED
        }
    }

    /// As much, but no more than a player of `strength` looks at.
    #[must_use]
    pub fn within(self, strength: Strength) -> Self {
        Self {
            depth: self.depth.min(strength.depth),
            nodes: self.nodes.min(strength.nodes),
            ..self
        }
    }

    const fn is_mate_enough(&self, score: Score) -> bool {
        match (self.mate, score) {
            (Some(moves), Score::Wins(plies) | Score::Loses(plies)) => plies.div_ceil(2) <= moves,
            (Some(_), Score::Points(_)) | (None, _) => false,
        }
    }
}

/// When the time of a search begins to count.
#[derive(Debug, Default)]
pub struct Start(OnceLock<Instant>);

impl Start {
    /// Its time counts from now on; once it does, this changes nothing.
    pub fn give(&self) {
        self.0.get_or_init(now);
    }

    /// Whether its time counts.
    pub fn is_given(&self) -> bool {
        self.0.get().is_some()
    }

    fn has_passed(&self, time: Duration) -> bool {
        self.0.get().is_some_and(|start| start.elapsed() >= time)
    }
}

/// How strongly a level plays `variant`; `seed` decides its errors.
pub fn strength(variant: Variant, level: Level, seed: u64) -> Strength {
    match variant.rules() {
        None => Strength::in_chess(level.get(), seed),
        Some(_) => Strength::in_draughts(level.get(), seed),
    }
}

/// Searches `question` on so many threads until the budget is used up or `stop` is raised, and shows `watch` what is found
/// with the time it took: after each depth, and after one that was broken off. `None` where there is no legal move.
pub fn think(
    question: &Question,
    table: &Table,
    threads: NonZeroUsize,
    budget: Budget,
    stop: &AtomicBool,
    watch: impl FnMut(&Report<Move>, Duration),
) -> Option<Report<Move>> {
    let start = Start::default();
    start.give();
    ponder(question, table, threads, budget, &start, stop, watch)
}

/// The same, with a budget of time that begins to be used up when `start` is given.
pub fn ponder(
    question: &Question,
    table: &Table,
    threads: NonZeroUsize,
    budget: Budget,
    start: &Start,
    stop: &AtomicBool,
    mut watch: impl FnMut(&Report<Move>, Duration),
) -> Option<Report<Move>> {
    let begun = now();
    let time_is_up = || budget.most.is_some_and(|most| start.has_passed(most));
    let limits = Limits {
        depth: budget.depth,
        nodes: budget.nodes,
        stop,
        time_is_up: &time_is_up,
    };
    table.begin();
    let done = AtomicBool::new(false);
    // What the helpers have looked at.
    let helped = AtomicU64::new(0);
    thread::scope(|scope| {
        for helper in 1..threads.get() {
            let (done, helped) = (&done, &helped);
            // Half of the helpers run a ply ahead, so that the threads don't all do the same.
            let first = if helper.is_multiple_of(2) { 1 } else { 2 };
            scope.spawn(move || {
                let limits = Limits {
                    time_is_up: &|| {
                        helped.fetch_add(Limits::INTERVAL, Ordering::Relaxed);
                        false
                    },
                    stop: done,
                    ..limits
                };
                question.search(table, limits, first, |_| ControlFlow::Continue(()))
            });
        }
        let mut doubt = Doubt::default();
        let mut shown = 0;
        let found = question.search(table, limits, 1, |mut report| {
            let share = doubt.after(&report);
            shown = report.nodes;
            report.nodes += helped.load(Ordering::Relaxed);
            watch(&report, begun.elapsed());
            let is_enough = budget
                .enough
                .is_some_and(|enough| start.has_passed(enough.mul_f64(share)));
            if is_enough || budget.is_mate_enough(report.score) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        done.store(true, Ordering::Relaxed);
        let mut report = found?;
        let goes_on = report.nodes > shown;
        report.nodes += helped.load(Ordering::Relaxed);
        if goes_on {
            watch(&report, begun.elapsed());
        }
        Some(report)
    })
}

/// How far from settled the choice of a move is.
#[derive(Debug, Default)]
struct Doubt {
    latest: Option<Move>,
    /// For how many depths that has been the best move.
    steady: u32,
    points: Option<i32>,
}

impl Doubt {
    /// How much of the time to use that is usual, after another depth: the less, the longer the best move has been the
    /// same and the more of the search it took; the more, the worse it has become.
    fn after(&mut self, report: &Report<Move>) -> f64 {
        let first = report.line.first();
        self.steady = if first == self.latest.as_ref() {
            self.steady + 1
        } else {
            0
        };
        self.latest = first.cloned();
        let steadiness = match self.steady {
            0 => 1.5,
            1..=2 => 1.15,
            3..=5 => 0.9,
            _ => 0.75,
        };
        let points = match report.score {
            Score::Points(points) => Some(points),
            Score::Wins(_) | Score::Loses(_) => None,
        };
        let lost = match (self.points, points) {
            (Some(before), Some(now)) => before - now,
            _ => 0,
        };
        self.points = points;
        let fall = match lost {
            ..=15 => 1.0,
            16..=40 => 1.2,
            _ => 1.5,
        };
        let effort = match report.effort {
            90.. => 0.7,
            70..90 => 0.9,
            40..70 => 1.1,
            _ => 1.3,
        };
        steadiness * fall * effort
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_share_of_the_clock_is_more_than_half_of_what_is_left() {
        for left in [1, 50, 100, 1_000, 60_000, 3_600_000].map(Duration::from_millis) {
            for moves in [None, Some(2), Some(40)] {
                for increment in [0, 2_000].map(Duration::from_millis) {
                    let budget = Budget::for_clock(left, increment, moves);
                    assert!(
                        budget.most <= Some(left / 2),
                        "{left:?} {moves:?} {budget:?}"
                    );
                    assert!(budget.enough <= budget.most);
                }
            }
        }
    }
}
