//! The chess referee against a slow one that follows the rules by the letter: every move of every position is either
//! legal, or refused with a reason that is true.

#![expect(clippy::unwrap_used, reason = "the data of a test is in order")]

#[path = "support/slow_chess.rs"]
mod slow_chess;

use damero::board::{Square, SquareSet};
use damero::chess::{Move, Position, Refusal, Role};
use damero::notation::fen;
use damero::ui::words::{Language, Words};
use proptest::prelude::*;
use slow_chess::{SlowChess, all_squares};
use std::sync::LazyLock;

/// The positions of the published counts and those that programs got wrong about castling and en passant.
static STARTS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let counted = include_str!("data/chess_perft.tsv")
        .lines()
        .map(|row| row.split('\t').next().unwrap());
    let mut fens: Vec<&str> = counted.collect();
    fens.dedup();
    fens.extend(delicate());
    fens.retain(|text| fen::read(text).is_ok());
    fens
});

/// Where castling or a capture en passant is at stake.
static DELICATE: LazyLock<Vec<&str>> = LazyLock::new(|| delicate().collect());

fn delicate() -> impl Iterator<Item = &'static str> {
    include_str!("data/chess_cases.tsv")
        .lines()
        .filter(|row| row.starts_with("ep\t") || row.starts_with("castling\t"))
        .map(|row| row.split('\t').nth(1).unwrap())
        .filter(|text| fen::read(text).is_ok())
        .chain([
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/1b2q3/1B2Q3/8/8/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        ])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_move_is_legal_or_refused_with_a_true_reason(
        start in prop_oneof![
            prop::sample::select(STARTS.as_slice()),
            prop::sample::select(DELICATE.as_slice()),
        ],
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..20),
    ) {
        let (position, passed) = play(start, &choices);
        let slow = SlowChess::new(&position, passed);
        for from in all_squares() {
            let is_own = slow.piece(from).is_some_and(|piece| piece.side == position.side());
            let legal = if is_own { slow.destinations(from) } else { SquareSet::EMPTY };
            match position.check_origin(from) {
                Ok(()) => assert!(!legal.is_empty(), "{from:?} in {}", fen::write(&position)),
                Err(refusal) => {
                    assert!(legal.is_empty(), "{from:?} in {}", fen::write(&position));
                    check_refusal(&position, &slow, (from, None), &refusal);
                    // An origin that is not one's own is refused whatever the destination.
                    if !is_own {
                        assert_eq!(position.check_destination(from, from), Err(refusal));
                        continue;
                    }
                }
            }
            for to in all_squares() {
                let is_legal = legal.contains(to);
                check_destination(&position, &slow, (from, to), is_legal);
            }
        }
    }
}

/// The position after the moves chosen, and the square that the last one passed over.
fn play(start: &str, choices: &[prop::sample::Index]) -> (Position, Option<Square>) {
    let mut position = fen::read(start).unwrap();
    let mut passed = named_en_passant(start);
    for choice in choices {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[choice.index(moves.len())];
        passed = passed_over(&position, mv);
        position = position.play(mv);
    }
    (position, passed)
}

fn named_en_passant(fen: &str) -> Option<Square> {
    match *fen.split(' ').nth(3)?.as_bytes() {
        [file, rank] => Some(Square::at(file - b'a', rank - b'1')),
        _ => None,
    }
}

fn passed_over(position: &Position, mv: Move) -> Option<Square> {
    let (from, to) = (mv.from(), mv.to());
    let is_double_step =
        position.piece(from).unwrap().role == Role::Pawn && from.rank().abs_diff(to.rank()) == 2;
    is_double_step.then(|| Square::at(from.file(), u8::midpoint(from.rank(), to.rank())))
}

fn check_destination(
    position: &Position,
    slow: &SlowChess,
    (from, to): (Square, Square),
    is_legal: bool,
) {
    match position.check_destination(from, to) {
        Ok(moves) => {
            assert!(is_legal, "{from:?}{to:?} in {}", fen::write(position));
            let is_promotion =
                slow.piece(from).unwrap().role == Role::Pawn && (to.rank() == 0 || to.rank() == 7);
            assert_eq!(moves.len(), if is_promotion { 4 } else { 1 });
        }
        Err(refusal) => {
            assert!(!is_legal, "{from:?}{to:?} in {}", fen::write(position));
            check_refusal(position, slow, (from, Some(to)), &refusal);
        }
    }
}

fn check_refusal(
    position: &Position,
    slow: &SlowChess,
    (from, to): (Square, Option<Square>),
    refusal: &Refusal,
) {
    assert!(
        slow.is_true(from, to, refusal),
        "{from:?} {to:?} in {}: {refusal:?}",
        fen::write(position)
    );
    let on_board: SquareSet = all_squares().collect();
    let marks = refusal.squares();
    assert!((marks - on_board).is_empty(), "{refusal:?}");
    assert!(!marks.contains(from), "{refusal:?}");
    for language in Language::ALL {
        let sentence = Words::new(language).chess_refusal(refusal);
        assert!(
            sentence.ends_with('.') && !sentence.contains(['⟨', '{', '$']),
            "{refusal:?}: {sentence}"
        );
    }
}
