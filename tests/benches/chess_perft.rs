//! damero's chess move generator beside cozy-chess's, in one process, from six standard positions.

use damero::chess;
use damero::notation::fen;
use divan::{Bencher, counter::ItemsCount};
use std::time::{Duration, Instant};

/// The start, kiwipete and the four other positions that move generators are commonly measured with.
const POSITIONS: [(&str, &str); 6] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ),
    ("rook endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
    (
        "promotions",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    ),
    (
        "checks",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    ),
    (
        "middlegame",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    ),
];
const DEPTH: u32 = 5;
/// How often each generator is timed for the ratio; the fastest time counts.
const ROUNDS: usize = 11;

#[expect(
    clippy::print_stdout,
    reason = "the ratio is what the bench is run for"
)]
fn main() {
    divan::main();
    let mut product = 1.0;
    println!("\nnodes per second, best of {ROUNDS}, and how many times cozy-chess's");
    for (name, text) in POSITIONS {
        let ours = fen::read(text).expect("a legal position");
        let theirs = text.parse().expect("a legal position");
        let mut best = [Duration::MAX; 2];
        let mut nodes = [0; 2];
        for _ in 0..ROUNDS {
            time(&mut best[0], || nodes[0] = chess::perft(&ours, DEPTH));
            time(&mut best[1], || nodes[1] = cozy_perft(&theirs, DEPTH));
        }
        assert_eq!(nodes[0], nodes[1], "{name}");
        let ratio = best[1].as_secs_f64() / best[0].as_secs_f64();
        product *= ratio;
        println!(
            "{name:12} {:>7.1} M {:>7.1} M {ratio:.2}",
            millions(nodes[0], best[0]),
            millions(nodes[1], best[1])
        );
    }
    let count = u32::try_from(POSITIONS.len()).expect("a few positions");
    let mean = f64::powf(product, 1.0 / f64::from(count));
    println!("geometric mean {mean:.3}");
}

#[divan::bench(args = POSITIONS, sample_count = 3, sample_size = 1)]
fn damero(bencher: Bencher<'_, '_>, (_, text): (&str, &str)) {
    let position = fen::read(text).expect("a legal position");
    bencher
        .counter(ItemsCount::new(chess::perft(&position, DEPTH)))
        .bench(|| chess::perft(&position, DEPTH));
}

#[divan::bench(args = POSITIONS, sample_count = 3, sample_size = 1)]
fn cozy_chess(bencher: Bencher<'_, '_>, (_, text): (&str, &str)) {
    let board = text.parse().expect("a legal position");
    bencher
        .counter(ItemsCount::new(cozy_perft(&board, DEPTH)))
        .bench(|| cozy_perft(&board, DEPTH));
}

/// As damero's: the last ply is counted without being played.
fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    match depth {
        0 => nodes = 1,
        1 => {
            board.generate_moves(|moves| {
                nodes += moves.len() as u64;
                false
            });
        }
        _ => {
            board.generate_moves(|moves| {
                for mv in moves {
                    let mut next = board.clone();
                    next.play_unchecked(mv);
                    nodes += cozy_perft(&next, depth - 1);
                }
                false
            });
        }
    }
    nodes
}

#[expect(clippy::disallowed_methods, reason = "a bench measures time")]
fn time(best: &mut Duration, run: impl FnOnce()) {
    let start = Instant::now();
    run();
    *best = start.elapsed().min(*best);
}

#[expect(clippy::cast_precision_loss, reason = "a few digits are shown")]
fn millions(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / time.as_secs_f64() / 1e6
}
