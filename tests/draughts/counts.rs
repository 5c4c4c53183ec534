//! Published counts of the ways a game can go on.

use crate::support;
use damero::draughts::{Position, perft, perft_distinct};
use damero::notation::pdn_fen;

const TABLE: &str = include_str!("../data/draughts_perft.tsv");
const POSITIONS: &str = include_str!("../data/draughts_positions.tsv");

/// Greater counts are left to the benches.
const MOST: u64 = 100_000_000;

/// Where the table's count of sequences is too low, and ours.
///
/// Four times in the last ply a man on 15 may take 18, 26, 27, 19 or 19, 27, 26, 18, is crowned on the way, and comes
/// back to 15: the table counts one order, though it counts both wherever such a capture ends on another square.
const ERRATUM: (&str, u32, u64) = ("W:W17,18,21,23,24,29,30,31,32:B2,3,4,6,8,9,11", 6, 198_796);

#[test]
fn every_published_count_is_met() {
    for row in support::rows(TABLE) {
        let [game, fen, depth, sequences, results] = row[..] else {
            panic!("a row of five fields, not {row:?}");
        };
        let position = pdn_fen::read(support::rules(game), fen).unwrap();
        let depth = depth.parse().unwrap();
        let mut sequences: u64 = sequences.parse().unwrap();
        if sequences > MOST {
            continue;
        }
        if (fen, depth) == (ERRATUM.0, ERRATUM.1) {
            sequences = ERRATUM.2;
        }
        assert_eq!(perft(&position, depth), sequences, "{game} {fen} {depth}");
        // Most positions have as many results as sequences: counting both ways to the same depth proves little.
        if let Ok(results) = results.parse::<u64>()
            && sequences <= MOST / 10
        {
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
        let found = (position.sequences().len(), position.moves().len());
        assert_eq!(found.0.to_string(), sequences, "{game} {fen}");
        assert_eq!(found.1.to_string(), results, "{game} {fen}");
        assert_eq!(perft(&position, 2).to_string(), after_two, "{game} {fen}");
        if !after_three.is_empty() {
            assert_eq!(perft(&position, 3).to_string(), after_three, "{game} {fen}");
        }
    }
}

#[test]
fn no_ply_is_one_way_to_play_and_a_lost_side_has_none() {
    for (name, rules) in support::RULES {
        assert_eq!(perft(&Position::start(rules), 0), 1, "{name}");
        let lost = pdn_fen::read(rules, "W:W:BK5").unwrap();
        assert_eq!(perft(&lost, 1), 0, "{name}");
    }
}
