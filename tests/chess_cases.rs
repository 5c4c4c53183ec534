//! Chess positions that programs got wrong, with the right answers. Each row of a category is one assertion; a row
//! whose question is not understood fails.

#![expect(clippy::unwrap_used, reason = "the data of a test is in order")]

use damero::board::Side;
use damero::chess::{Ending, Move, Position, Refusal, SetupError};
use damero::notation::fen::{self, FenError};
use damero::notation::san::{self, SanError};
use damero::notation::uci::{self, UciError};
use std::collections::HashMap;

struct Case {
    input: &'static str,
    question: &'static str,
    expected: &'static str,
}

fn cases(category: &str) -> Vec<Case> {
    let cases: Vec<Case> = include_str!("data/chess_cases.tsv")
        .lines()
        .map(|row| row.split('\t').collect::<Vec<_>>())
        .filter(|columns| columns[0] == category)
        .map(|columns| Case {
            input: columns[1],
            question: columns[2],
            expected: columns.get(3).copied().unwrap_or_default(),
        })
        .collect();
    assert!(!cases.is_empty(), "no rows of {category}");
    cases
}

impl Case {
    /// `start: moves`, `FEN: moves`, a FEN, or a FEN after an example's introduction.
    fn positions(&self) -> Vec<Position> {
        let input = self
            .input
            .split_once("e.g. ")
            .map_or(self.input, |(_, fen)| fen);
        let (start, moves) = input.split_once(": ").unwrap_or((input, ""));
        let start = start.trim_end_matches(" (black flags)");
        let start = match start {
            "start" => Position::start(),
            fen => fen::read(fen).unwrap(),
        };
        let mut positions = vec![start];
        for text in moves.split_whitespace() {
            let position = positions[positions.len() - 1];
            let mv = read_move(&position, text);
            positions.push(position.play(mv));
        }
        positions
    }

    fn position(&self) -> Position {
        *self.positions().last().unwrap()
    }

    fn name(&self) -> String {
        format!("{} | {} | {}", self.input, self.question, self.expected)
    }
}

fn read_move(position: &Position, text: &str) -> Move {
    uci::read(position, text)
        .ok()
        .unwrap_or_else(|| san::read(position, text).unwrap())
}

/// `play h1h8; fen`, `san e1c1`, `legal d5e6` and `parse Nf3`: the questions of several categories.
fn answer(case: &Case) {
    let name = case.name();
    let position = case.position();
    let (verb, rest) = case.question.split_once(' ').unwrap();
    match verb {
        "legal" => {
            let text = rest.split(' ').next().unwrap();
            assert_eq!(
                uci::read(&position, text).is_ok(),
                case.expected == "yes",
                "{name}"
            );
        }
        "play" => {
            let mv = read_move(&position, rest.split([' ', ';']).next().unwrap());
            let fen = fen::write(&position.play(mv));
            if case.question.ends_with("epd") {
                assert!(fen.starts_with(case.expected), "{name}: {fen}");
            } else {
                assert_eq!(fen, case.expected, "{name}");
            }
        }
        "san" => {
            let mv = uci::read(&position, rest).unwrap();
            assert_eq!(san::write(&position, mv), case.expected, "{name}");
            assert_eq!(san::read(&position, case.expected), Ok(mv), "{name}");
        }
        "parse" => {
            let texts = rest
                .trim_start_matches("SAN ")
                .replace(" / ", ", ")
                .replace("\\n", "\n")
                .replace("\\u00a0", "\u{a0}");
            for text in texts.split(", ") {
                let read = san::read(&position, text);
                // A blank is no part of a move; whoever reads a line takes it off.
                let has_blank = text.contains(char::is_whitespace);
                let refused = case.expected.starts_with("error") || has_blank;
                assert_eq!(read.is_err(), refused, "{name}: {text}: {read:?}");
            }
        }
        _ => panic!("not understood: {name}"),
    }
}

#[test]
fn en_passant_is_legal_exactly_when_it_leaves_the_king_safe() {
    for case in cases("ep") {
        match case.question {
            "fen ep field" => {
                let fen = fen::write(&case.position());
                assert_eq!(
                    fen.split(' ').nth(3),
                    Some(case.expected),
                    "{}",
                    case.name()
                );
            }
            "piece on e6" => {
                let square = damero::board::Square::at(4, 5);
                assert_eq!(case.position().piece(square), None, "{}", case.name());
            }
            _ => answer(&case),
        }
    }
}

#[test]
fn castling_needs_its_right_its_squares_and_a_safe_way() {
    for case in cases("castling") {
        answer(&case);
    }
}

#[test]
fn pawns_become_what_is_chosen() {
    for case in cases("promotion") {
        answer(&case);
    }
}

#[test]
fn algebraic_notation_is_written_as_short_as_can_be_and_read_with_more() {
    for case in cases("san") {
        answer(&case);
    }
    let position = fen::read("1r5k/6p1/3p3p/8/8/4bQ2/2R3PP/2KRq3 w - - 6 44").unwrap();
    let over_specified = san::read(&position, "Rcd2");
    assert_eq!(over_specified, san::read(&position, "Rd2"));
    assert!(over_specified.is_ok());
}

#[test]
fn an_ambiguous_text_is_refused_with_the_moves_it_could_be() {
    let position = fen::read("8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82").unwrap();
    let Err(SanError::Ambiguous { candidates, .. }) = san::read(&position, "Nec3") else {
        panic!("two knights of the e-file reach c3");
    };
    let texts: Vec<_> = candidates.iter().map(|mv| uci::write(*mv)).collect();
    assert_eq!(texts, ["e2c3", "e4c3"]);
}

#[test]
fn a_fen_is_read_repaired_or_refused_with_its_reason() {
    for case in cases("fen") {
        let name = case.name();
        if case.question.starts_with("play") {
            answer(&case);
            continue;
        }
        let read = fen::read(case.input);
        match case.expected {
            "error" | "error, no panic" => assert!(read.is_err(), "{name}"),
            "accept or clean error, no panic" => {
                assert_eq!(read, Err(FenError::Missing(fen::Field::Castling)), "{name}");
            }
            "accept (clocks default 0 1)"
            | "error or accept, no panic"
            | "accept (fullmove 0 seen in the wild -> 1)"
            | "error or ep dropped" => {
                assert_eq!(read, Ok(Position::start()), "{name}");
            }
            "error: side not to move is in check" => assert!(
                matches!(
                    read,
                    Err(FenError::Setup(SetupError::OpponentInCheck {
                        side: Side::Black,
                        ..
                    }))
                ),
                "{name}"
            ),
            "error or right dropped" => {
                let written = fen::write(&read.unwrap());
                assert_eq!(written, "4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "{name}");
            }
            "right cleaned to Q" => {
                let written = fen::write(&read.unwrap());
                assert_eq!(written, "1r2k3/8/8/8/8/8/8/R3KR2 w Q - 0 1", "{name}");
            }
            "error: pawn on rank 8" | "error: pawn on rank 1" => assert!(
                matches!(
                    read,
                    Err(FenError::Setup(SetupError::PawnOnLastRank { .. }))
                ),
                "{name}"
            ),
            expected if expected.starts_with("270 legal moves") => {
                assert_eq!(read.unwrap().moves().len(), 270, "{name}");
            }
            _ => panic!("not understood: {name}"),
        }
    }
}

#[test]
fn every_ending_has_its_reason() {
    for case in cases("result") {
        let name = case.name();
        let position = case.position();
        let after = |text: &str| position.play(san::read(&position, text).unwrap());
        match case.expected {
            "0-1 checkmate" => assert_eq!(position.ending(), Some(Ending::Checkmate), "{name}"),
            expected if expected.starts_with("1/2 stalemate") => {
                assert_eq!(position.ending(), Some(Ending::Stalemate), "{name}");
                assert!(!position.fifty_moves(), "{name}");
            }
            expected if expected.starts_with("after Rh3#") => {
                assert_eq!(after("Rh3#").ending(), Some(Ending::Checkmate), "{name}");
                assert!(!after("Rh3#").fifty_moves(), "{name}");
            }
            expected if expected.starts_with("a mating move here") => {
                assert_eq!(after("Qh8#").ending(), Some(Ending::Checkmate), "{name}");
                assert!(!after("Qh8#").fifty_moves(), "{name}");
            }
            expected if expected.starts_with("game goes on") => {
                assert_eq!(position.ending(), None, "{name}");
                assert!(position.fifty_moves(), "{name}");
                assert!(!position.seventy_five_moves(), "{name}");
            }
            expected if expected.starts_with("claim possible now by announcing") => {
                assert!(!position.fifty_moves(), "{name}");
                let quiet = |mv: &Move| !position.is_irreversible(*mv);
                let moves = position.moves();
                let mut announced = moves.into_iter().filter(quiet);
                assert!(
                    announced.any(|mv| position.play(mv).fifty_moves()),
                    "{name}"
                );
            }
            "50 moves completed: claim" => assert!(position.fifty_moves(), "{name}"),
            _ => panic!("not understood: {name}"),
        }
    }
}

#[test]
fn seventy_five_moves_are_a_hundred_and_fifty_plies_unless_the_last_mates() {
    let clock =
        |plies: u32| fen::read(&format!("4k3/8/6r1/8/8/8/2R5/4K3 w - - {plies} 1")).unwrap();
    assert!(!clock(149).seventy_five_moves());
    assert!(clock(150).seventy_five_moves());
    let mated = fen::read("R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 100").unwrap();
    assert!(!mated.seventy_five_moves());
}

#[test]
fn a_side_wins_on_time_only_with_material_to_mate() {
    for case in cases("material") {
        let name = case.name();
        let position = case.position();
        let cannot = Side::ALL.map(|side| if position.can_win(side) { "no" } else { "yes" });
        assert_eq!(cannot.join(","), case.expected, "{name}");
        let is_dead = position.ending() == Some(Ending::DeadPosition);
        assert_eq!(is_dead, case.expected == "yes,yes", "{name}");
    }
    for case in cases("flagfall") {
        let name = case.name();
        let position = case.position();
        match case.expected {
            // Blocked pawns are beyond the test of material.
            rule if rule.starts_with("dead position") => {
                assert_eq!(position.ending(), None, "{name}");
            }
            rule if rule.starts_with("K+N v K+P: the N side can still mate") => {
                assert!(position.can_win(Side::Black), "{name}");
            }
            rule if rule.contains("cannot mate") => {
                assert!(!position.can_win(Side::White), "{name}");
                assert!(position.can_win(Side::Black), "{name}");
            }
            rule if rule.starts_with("win for white") => {
                assert!(position.can_win(Side::White), "{name}");
            }
            _ => panic!("not understood: {name}"),
        }
    }
}

#[test]
fn a_position_repeats_with_its_rights_and_its_usable_en_passant() {
    for case in cases("repetition") {
        let name = case.name();
        let positions = case.positions();
        let mut times = HashMap::new();
        for position in &positions {
            *times.entry(position.key()).or_insert(0) += 1;
        }
        let last = times[&positions.last().unwrap().key()];
        match case.expected.split([' ', ';', ':']).next().unwrap() {
            "threefold" | "31...f5" => assert_eq!(last, 3, "{name}"),
            "NOT" | "twofold" => assert_eq!(last, 2, "{name}"),
            _ => panic!("not understood: {name}"),
        }
    }
}

#[test]
fn algebraic_notation_is_refused_with_the_reason() {
    let start = Position::start();
    let refused = |text: &str| san::read(&start, text).unwrap_err();
    assert!(matches!(
        refused("Ke2"),
        SanError::Refused(Refusal::OwnPiece { .. })
    ));
    assert!(matches!(
        refused("Bg5"),
        SanError::Refused(Refusal::InTheWay { .. })
    ));
    assert!(matches!(
        refused("O-O"),
        SanError::Refused(Refusal::CastlingBlocked { .. })
    ));
    assert!(matches!(
        refused("exd3"),
        SanError::Refused(Refusal::NothingToCapture { .. })
    ));
    assert!(matches!(refused("Rd4"), SanError::NoneReaches { .. }));
    assert!(matches!(refused("Nce4"), SanError::NoSuchPiece { .. }));
    assert!(matches!(refused("e4=Q"), SanError::NoPromotion { .. }));
    for text in [
        "", "e", "e9", "i4", "Nf3f", "xx", "é4", "N", "=Q", "+", "O-O-O-O",
    ] {
        assert_eq!(refused(text), SanError::NotAMove(text.to_owned()));
    }
    let promoting = fen::read("7k/P7/8/8/8/8/8/K7 w - - 0 1").unwrap();
    assert!(matches!(
        san::read(&promoting, "a8"),
        Err(SanError::PromotionMissing { candidates, .. }) if candidates.len() == 4
    ));
    assert!(matches!(
        uci::read(&promoting, "a7a8"),
        Err(UciError::PromotionMissing { candidates, .. }) if candidates.len() == 4
    ));
}

#[test]
fn letters_can_be_spanish_or_figurines_and_of_any_case() {
    use san::Letters::{English, Figurines, Spanish};
    let position =
        fen::read("rnbqk2r/P1pp1ppp/5n2/1p6/8/2b2N2/1P1PPPPP/R1BQK2R w KQkq - 0 1").unwrap();
    for (letters, text, move_text) in [
        (Spanish, "Cd4", "f3d4"),
        (Spanish, "Ta4", "a1a4"),
        (Spanish, "Dc2", "d1c2"),
        (Spanish, "Rf1", "e1f1"),
        (Spanish, "axb8=D", "a7b8q"),
        (Figurines, "♘d4", "f3d4"),
        (English, "Nd4", "f3d4"),
        (English, "axb8=N", "a7b8n"),
    ] {
        let mv = uci::read(&position, move_text).unwrap();
        assert_eq!(san::read_with(&position, text, letters), Ok(mv), "{text}");
        let written = san::write_with(&position, mv, letters);
        assert_eq!(written.trim_end_matches('+'), text);
    }
    for (letters, text, move_text) in [
        (English, "nf3d4", "f3d4"),
        (English, "ND4", "f3d4"),
        (English, "bxc3", "b2c3"),
        (English, "B3", "b2b3"),
        (English, "AXB8Q", "a7b8q"),
        (English, "o-o", "e1g1"),
        (Spanish, "cd4", "f3d4"),
        (Spanish, "dxc3", "d2c3"),
        (Spanish, "dc2", "d1c2"),
    ] {
        let mv = uci::read(&position, move_text).unwrap();
        assert_eq!(
            san::read_any_case(&position, text, letters),
            Ok(mv),
            "{text}"
        );
    }
    let bishop = fen::read("4k3/8/8/8/8/2p5/3B4/4K3 w - - 0 1").unwrap();
    let capture = uci::read(&bishop, "d2c3").unwrap();
    assert_eq!(san::read_any_case(&bishop, "bxc3", English), Ok(capture));
}
