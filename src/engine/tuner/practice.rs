//! Games that the computer plays against itself, for the tuner to learn from.

use super::super::score::Score;
use super::super::{Limits, Report, Searcher, Table};
use super::{Sample, Weight, Weighted};
use crate::board::Side;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// The moves that are drawn by lot at the beginning of a game.
const OPENING: std::ops::RangeInclusive<usize> = 4..=9;
/// An opening by which a side is so far ahead teaches nothing.
const LOPSIDED: i32 = 200;
/// A game that is as long as this is drawn.
const LONGEST: usize = 240;
/// In megabytes.
const TABLE: usize = 1;

/// Plays a game from `start` with so many positions to each search, and gives those of its positions in which nothing is
/// about to be taken. The same seed gives the same game.
pub fn practise<G: Weighted>(start: &G, weights: &[Weight], seed: u64, nodes: u64) -> Vec<Sample> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let Some(mut position) = opening(start, &mut chance) else {
        return Vec::new();
    };
    let table = Table::new(TABLE);
    let mut past = Vec::new();
    let mut quiet = Vec::new();
    let white = loop {
        if past.len() == LONGEST || position.is_drawn() || past.contains(&position.key()) {
            break 0.5;
        }
        let won = |wins: bool| f64::from(u8::from(wins == (position.side() == Side::White)));
        let Some(report) = search(&position, &past, nodes, &table) else {
            break if position.loses_without_moves() || position.is_forced() {
                won(false)
            } else {
                0.5
            };
        };
        match report.score {
            Score::Points(points) if past.is_empty() && points.abs() > LOPSIDED => {
                return Vec::new();
            }
            Score::Points(_) => {}
            Score::Wins(_) => break won(true),
            Score::Loses(_) => break won(false),
        }
        let mv = report.line[0];
        if !position.is_forced() && !position.is_noisy(mv) {
            quiet.push(position);
        }
        past.push(position.key());
        position.play(mv);
    };
    let sample = |position| Sample::new(position, weights, white);
    quiet.iter().map(sample).collect()
}

/// The position after some moves drawn by lot; `None` if the game ended with them.
fn opening<G: Weighted>(start: &G, chance: &mut ChaCha8Rng) -> Option<G> {
    let mut position = *start;
    for _ in 0..chance.random_range(OPENING) {
        let moves = position.moves();
        if moves.is_empty() {
            return None;
        }
        position.play(moves[chance.random_range(0..moves.len())]);
    }
    Some(position)
}

fn search<G: Weighted>(
    position: &G,
    past: &[u64],
    nodes: u64,
    table: &Table,
) -> Option<Report<G::Move>> {
    let stop = AtomicBool::new(false);
    let limits = Limits {
        nodes,
        ..Limits::until(&stop)
    };
    table.begin();
    Searcher::new(table, limits).search(position, past, 1, |_| ControlFlow::Continue(()))
}
