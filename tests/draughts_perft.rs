//! Published counts of the ways a game can go on.

#[path = "support/draughts.rs"]
mod support;

use damero::draughts::{perft, perft_distinct};
use damero::notation::pdn_fen;

const TABLE: &str = include_str!("data/draughts_perft.tsv");
const POSITIONS: &str = include_str!("data/draughts_positions.tsv");

/// Counts beyond this are left to the benches.
const MOST: u64 = 20_000_000;

#[test]
fn every_published_count_is_met() {
    for row in support::rows(TABLE) {
        let [game, fen, depth, sequences, results] = row[..] else {
            panic!("a row of five fields, not {row:?}");
        };
        let position = pdn_fen::read(support::rules(game), fen).unwrap();
        let depth = depth.parse().unwrap();
        let sequences: u64 = sequences.parse().unwrap();
        if sequences > MOST {
            continue;
        }
        assert_eq!(perft(&position, depth), sequences, "{game} {fen} {depth}");
        if let Ok(results) = results.parse::<u64>() {
            let found = perft_distinct(&position, depth);
            assert_eq!(found, results, "{game} {fen} {depth}, results");
        }
    }
}

#[test]
fn random_positions_have_as_many_moves_as_an_independent_program_finds() {
    for row in support::rows(POSITIONS) {
        let [game, fen, sequences, results, after_two, after_three] = row[..] else {
            panic!("a row of six fields, not {row:?}");
        };
        let position = pdn_fen::read(support::rules(game), fen).unwrap();
        assert_eq!(
            position.sequences().len().to_string(),
            sequences,
            "{game} {fen}"
        );
        assert_eq!(position.moves().len().to_string(), results, "{game} {fen}");
        assert_eq!(perft(&position, 2).to_string(), after_two, "{game} {fen}");
        if !after_three.is_empty() {
            assert_eq!(perft(&position, 3).to_string(), after_three, "{game} {fen}");
        }
    }
}
