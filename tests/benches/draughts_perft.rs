//! How many positions a second the draughts engine counts, beside cozy-chess on the same machine.

use damero::draughts::{ENGLISH, INTERNATIONAL, Position, Rules, SPANISH, SPANISH_OFFICIAL, perft};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn english_11(bencher: Bencher<'_, '_>) {
    count(bencher, &ENGLISH, 11, 85_242_128);
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn spanish_official_11(bencher: Bencher<'_, '_>) {
    count(bencher, &SPANISH_OFFICIAL, 11, 81_383_200);
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn spanish_11(bencher: Bencher<'_, '_>) {
    count(bencher, &SPANISH, 11, 81_383_497);
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn international_9(bencher: Bencher<'_, '_>) {
    count(bencher, &INTERNATIONAL, 9, 41_022_614);
}

/// The measure of the machine: cozy-chess counts chess from the start.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn cozy_chess_6(bencher: Bencher<'_, '_>) {
    let start = cozy_chess::Board::default();
    let leaves = 119_060_324;
    bencher
        .counter(ItemsCount::new(leaves))
        .bench(|| assert_eq!(cozy_perft(divan::black_box(&start), 6), leaves));
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            leaves += moves.len() as u64;
            return false;
        }
        for played in moves {
            let mut next = board.clone();
            next.play_unchecked(played);
            leaves += cozy_perft(&next, depth - 1);
        }
        false
    });
    leaves
}

/// Times the count from the start, and shows the leaves a second.
fn count(bencher: Bencher<'_, '_>, rules: &'static Rules, depth: u32, leaves: u64) {
    let start = Position::start(rules);
    bencher
        .counter(ItemsCount::new(leaves))
        .bench(|| assert_eq!(perft(divan::black_box(&start), depth), leaves));
}
