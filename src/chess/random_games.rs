//! Games of moves at random, for what must hold in every position.

use super::Position;

/// Shows `visit` every position of `games` games of at most `plies` plies; another `seed`, other games.
pub(super) fn random_games(
    seed: u64,
    games: usize,
    plies: usize,
    mut visit: impl FnMut(&Position),
) {
    let mut random = seed;
    for _ in 0..games {
        let mut position = Position::start();
        for _ in 0..plies {
            visit(&position);
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            // Knuth's congruential generator for 64 bits, of which the higher are the better ones.
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let choice = usize::try_from(random >> 33).expect("31 bits") % moves.len();
            position.make(moves[choice]);
        }
    }
}
