//! Matches between two players: openings that are fair to both, and what the results say.

use super::{Limits, Question, Score, Table};
use crate::board::Side;
use crate::game::{Move, State};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// By how many points an opening may favour a side.
const FAIR: i32 = 60;
/// How many positions are looked at to tell.
const NODES: u64 = 10_000;

/// An opening of `plies` moves from `start`, drawn by lot, that leaves neither side ahead.
pub fn opening(start: &State, plies: usize, chance: &mut ChaCha8Rng) -> Vec<Move> {
    let table = Table::new(1);
    loop {
        let mut end = *start;
        let mut line = Vec::new();
        while line.len() < plies && end.outcome().is_none() {
            let mut moves = end.moves();
            let mv = moves.swap_remove(chance.random_range(0..moves.len()));
            end = end.play(&mv);
            line.push(mv);
        }
        if plies == 0 || (end.outcome().is_none() && is_fair(end, &table)) {
            return line;
        }
    }
}

fn is_fair(state: State, table: &Table) -> bool {
    let stop = AtomicBool::new(false);
    let limits = Limits {
        nodes: NODES,
        ..Limits::until(&stop)
    };
    let found = Question::new(state).search(table, limits, 1, |_| ControlFlow::Continue(()));
    found.is_some_and(|report| match report.score {
        Score::Points(points) => points.abs() <= FAIR,
        Score::Wins(_) | Score::Loses(_) => false,
    })
}

/// How the games of a match ended, as its first player sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Tally {
    /// Counts a game that `winner` won, if anybody did, and in which the first player had `side`.
    pub fn count(&mut self, winner: Option<Side>, side: Side) {
        match winner {
            Some(winner) if winner == side => self.won += 1,
            Some(_) => self.lost += 1,
            None => self.drawn += 1,
        }
    }

    /// How many games there were.
    pub const fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The share of points: 0 to 1, a draw counting a half. Without games, a half.
    pub fn score(&self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.games())
    }

    /// The score's standard error.
    pub fn error(&self) -> f64 {
        let games = f64::from(self.games().max(1));
        let score = self.score();
        let spread = |count: u32, value: f64| f64::from(count) * (value - score).powi(2);
        let variance = spread(self.won, 1.0) + spread(self.drawn, 0.5) + spread(self.lost, 0.0);
        variance.sqrt() / games
    }

    /// By how much the first player is the stronger, in Elo points; infinite if only one side scored.
    pub fn elo(&self) -> f64 {
        let score = self.score();
        400.0 * (score / (1.0 - score)).log10()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_says_how_much_stronger_the_first_player_is() {
        let tally = Tally {
            won: 30,
            drawn: 20,
            lost: 10,
        };
        assert!((tally.score() - 2.0 / 3.0).abs() < 1e-9);
        assert!((tally.elo() - 120.4).abs() < 0.1);
        // Sixty results of 1, a half and 0 spread by 0.3727 around the score.
        assert!((tally.error() - 0.3727 / 60_f64.sqrt()).abs() < 1e-4);
    }
}
