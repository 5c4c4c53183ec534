//! `damero tune`: weights of an evaluation fitted to games that the computer plays against itself, one to a line.

use super::{FAILED, Surroundings, complain, print};
use crate::engine::tuner::{Sample, Tuner, Weight, Weighted, practise};
use crate::game::State;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Of so many games one is held back to see how well the weights foretell results.
const HELD_BACK: u64 = 10;
/// How often all samples are gone through.
const ROUNDS: u32 = 600;

pub(super) fn run(arguments: &super::Tune, surroundings: &Surroundings) -> u8 {
    match surroundings.position(arguments.game.game, arguments.game.fen.as_deref()) {
        Ok(State::Draughts(position)) => fit(&position, arguments),
        Ok(State::Chess(position)) => fit(&position, arguments),
        Err(sentence) => complain(&sentence, FAILED),
    }
}

fn fit<G: Weighted>(start: &G, arguments: &super::Tune) -> u8 {
    let weights = start.weights();
    let (samples, held_back) = play(start, &weights, arguments);
    let count = (samples.len(), held_back.len());
    let mut tuner = Tuner::new(weights, samples, held_back);
    let before = tuner.error();
    tuner.fit(ROUNDS);
    let figures = format!(
        "# {} + {} samples, 1/{:.0}, {before:.5} -> {:.5}",
        count.0,
        count.1,
        tuner.scale(),
        tuner.error()
    );
    complain(&figures, print(&lines(tuner.weights())))
}

/// Plays the games, shared by several threads, and parts their positions into those to learn from and those held back.
fn play<G: Weighted>(
    start: &G,
    weights: &[Weight],
    arguments: &super::Tune,
) -> (Vec<Sample>, Vec<Sample>) {
    let next = AtomicU64::new(0);
    let work = || {
        let mut games = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= arguments.games {
                return games;
            }
            let seed = arguments.seed.wrapping_add(game);
            games.push((game, practise(start, weights, seed, arguments.nodes)));
        }
    };
    let mut games: Vec<(u64, Vec<Sample>)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..arguments.threads.get())
            .map(|_| scope.spawn(work))
            .collect();
        let games = workers.into_iter().filter_map(|worker| worker.join().ok());
        games.flatten().collect()
    });
    // Whichever thread played them, the sums come out the same.
    games.sort_by_key(|&(game, _)| game);
    let (held_back, learnt): (Vec<_>, Vec<_>) = games
        .into_iter()
        .partition(|(game, _)| game.is_multiple_of(HELD_BACK));
    let samples = |games: Vec<(u64, Vec<Sample>)>| games.into_iter().flat_map(|(_, game)| game);
    (samples(learnt).collect(), samples(held_back).collect())
}

fn lines(weights: &[Weight]) -> String {
    weights.iter().fold(String::new(), |mut text, weight| {
        // Writing to a string can't fail.
        let _ = writeln!(text, "{} {:.0}", weight.name, weight.value.round() + 0.0);
        text
    })
}
