//! Counting the lines of play to a depth, which proves a move generator right.

use super::Position;

/// How many lines of `depth` plies there are from `position`. The last ply is counted without being played.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => position
            .moves()
            .iter()
            .map(|&mv| perft(&position.play(mv), depth - 1))
            .sum(),
    }
}
