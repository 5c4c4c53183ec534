//! Hard positions, each with all its legal moves: every row names the article or trap that it stands for.

use crate::support;
use damero::draughts::{Position, Sequence};
use damero::notation::{numeric, pdn_fen};
use std::collections::BTreeSet;

const CASES: &str = include_str!("../data/draughts_cases.tsv");

#[test]
fn every_hard_position_has_exactly_its_moves() {
    for row in support::rows(CASES) {
        let [game, fen, moves, paths, sequences, results, why] = row[..] else {
            panic!("a row of seven fields, not {row:?}");
        };
        let position = pdn_fen::read(support::rules(game), fen)
            .unwrap_or_else(|error| panic!("{game} {fen}: {error:?}"));
        let found = numeric::moves_text(&position);
        assert_eq!(found.join(" "), moves, "{game} {fen}: {why}");
        assert_eq!(found.len().to_string(), results, "{game} {fen}: {why}");

        let found = position.sequences();
        assert_eq!(found.len().to_string(), sequences, "{game} {fen}: {why}");
        let found: BTreeSet<String> = found
            .iter()
            .map(|sequence| with_captures(&position, sequence))
            .collect();
        let expected: BTreeSet<String> = paths.split_whitespace().map(str::to_owned).collect();
        assert_eq!(found, expected, "{game} {fen}: {why}");

        let has_moves = !moves.is_empty();
        assert_eq!(position.has_moves(), has_moves, "{game} {fen}: {why}");
        assert_eq!(
            position.ending().is_none(),
            has_moves,
            "{game} {fen}: {why}"
        );
        assert_eq!(
            position.must_capture(),
            moves.contains('x'),
            "{game} {fen}: {why}"
        );
    }
}

/// `11x25x4(21,7)`.
fn with_captures(position: &Position, sequence: &Sequence) -> String {
    let path = numeric::write_sequence(position, sequence);
    if !sequence.is_capture() {
        return path;
    }
    let captured: Vec<String> = sequence
        .captured()
        .into_iter()
        .filter_map(|square| position.rules().number(square))
        .map(|number| number.to_string())
        .collect();
    format!("{path}({})", captured.join(","))
}

#[test]
fn a_piece_that_vanishes_at_once_lets_the_queen_through() {
    let fen = "W:WK27:B6,7,16,22,26";
    for (game, end) in [("spanish-official", 12), ("spanish", 29)] {
        let position = pdn_fen::read(support::rules(game), fen).unwrap();
        let ends = position
            .moves()
            .into_iter()
            .map(|played| position.rules().number(played.to()));
        assert_eq!(ends.collect::<BTreeSet<_>>(), [Some(end)].into(), "{game}");
    }
}
