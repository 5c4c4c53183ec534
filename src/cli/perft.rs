//! `damero perft`: how many lines of legal moves there are to a depth.

use super::{FAILED, Surroundings, complain, print};
use crate::game::{Counting, Move, State};
use crate::notation::Style;
use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};

pub(super) fn run(arguments: &super::Perft, surroundings: &Surroundings) -> u8 {
    let variant = arguments.game;
    let state = match surroundings.position(variant, arguments.fen.as_deref()) {
        Ok(state) => state,
        Err(sentence) => return complain(&sentence, FAILED),
    };
    let counting = if arguments.distinct {
        Counting::Results
    } else {
        Counting::Sequences
    };
    let threads = arguments.threads.get();
    if arguments.depth == 0 || (!arguments.divide && threads == 1) {
        return print(&format!("{}\n", state.perft(arguments.depth, counting)));
    }
    let moves = state.counted_moves(counting);
    let counts = count_each(&state, &moves, arguments.depth - 1, counting, threads);
    let mut text = String::new();
    if arguments.divide {
        let style = Style::of(variant);
        for (mv, count) in moves.iter().zip(&counts) {
            // Writing to a string can't fail.
            let _ = writeln!(text, "{}: {count}", style.write(&state, mv));
        }
    }
    let _ = writeln!(text, "{}", counts.iter().sum::<u64>());
    print(&text)
}

/// The count below each of `moves`; the threads take the next move as soon as they are done with one.
fn count_each(
    state: &State,
    moves: &[Move],
    depth: u32,
    counting: Counting,
    threads: usize,
) -> Vec<u64> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut counted = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(mv) = moves.get(index) else {
                return counted;
            };
            counted.push((index, state.play(mv).perft(depth, counting)));
        }
    };
    let mut counts = vec![0; moves.len()];
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.clamp(1, moves.len().max(1)))
            .map(|_| scope.spawn(work))
            .collect();
        for worker in workers {
            for (index, count) in worker.join().expect("counting does not panic") {
                counts[index] = count;
            }
        }
    });
    counts
}
