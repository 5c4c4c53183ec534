//! Endgame tables: every value of few pieces checked by a second solver, the rest by itself; played out; kept and read.
#![expect(
    clippy::unwrap_used,
    reason = "a test that can't read what it is given has failed"
)]

#[path = "support/slow_draughts.rs"]
#[expect(dead_code, reason = "the tests of draughts use all of it")]
mod slow;
#[path = "support/slow_tables.rs"]
mod slow_tables;
#[path = "support/draughts.rs"]
#[expect(dead_code, reason = "the tests of draughts use all of it")]
mod support;

use damero::board::{Side, Square};
use damero::draughts::rules::{ENGLISH, INTERNATIONAL, POOL, SPANISH, SPANISH_OFFICIAL};
use damero::draughts::{Kind, Piece, Position, Rules, Setup};
use damero::engine::tablebase::{Counts, FileError, Force, Material, Tables, Verdict};
use damero::engine::{Limits, Question, Report, Score, Table};
use damero::game::{Move, State, Variant};
use damero::notation::read_position;
use rstest::rstest;
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};

static OFFICIAL: LazyLock<Arc<Tables>> = LazyLock::new(|| Arc::new(build(&SPANISH_OFFICIAL, 4)));

fn build(rules: &'static Rules, pieces: u8) -> Tables {
    Tables::build(rules, pieces, |_| ControlFlow::Continue(())).unwrap()
}

fn position(variant: Variant, fen: &str) -> Position {
    match read_position(variant, fen).unwrap() {
        State::Draughts(position) => position,
        State::Chess(_) => panic!("{fen}: chess"),
    }
}

#[rstest]
#[case::english(&ENGLISH, 3)]
#[case::spanish(&SPANISH, 3)]
#[case::spanish_official(&SPANISH_OFFICIAL, 3)]
#[case::international(&INTERNATIONAL, 2)]
fn every_value_is_that_of_a_second_solver(#[case] rules: &'static Rules, #[case] pieces: u8) {
    agrees(rules, pieces);
}

#[test]
fn two_pieces_have_the_values_of_a_second_solver_in_every_rule_set() {
    for (_, rules) in support::RULES {
        agrees(rules, 2);
    }
}

fn agrees(rules: &'static Rules, pieces: u8) {
    let tables = build(rules, pieces);
    let mut counted: HashMap<Material, [usize; 3]> = HashMap::new();
    for (position, distance) in slow_tables::solve(rules, pieces.into()) {
        let verdict = tables.probe(&position).unwrap();
        assert_eq!(verdict.plies(), distance, "{position:?}");
        let outcome = match distance {
            None => 1,
            Some(plies) if plies % 2 == 1 => 0,
            Some(_) => 2,
        };
        counted.entry(material(&position)).or_default()[outcome] += 1;
    }
    for counts in tables.counts() {
        let Counts {
            material,
            won,
            drawn,
            lost,
            ..
        } = counts;
        // The second solver counts each position with the board turned round too.
        let twice = [2 * won, 2 * drawn, 2 * lost];
        assert_eq!(counted[&material], twice, "{material:?}");
    }
}

fn material(position: &Position) -> Material {
    let force = |side| {
        let kings = position.count_kings(side);
        Force {
            men: u8::try_from(position.count(side) - kings).unwrap(),
            kings: u8::try_from(kings).unwrap(),
        }
    };
    Material {
        own: force(position.side()),
        enemy: force(position.side().opposite()),
    }
}

#[test]
fn a_value_of_four_pieces_follows_from_those_after_each_move() {
    let squares: Vec<Square> = SPANISH_OFFICIAL.squares().iter().collect();
    let mut dice = slow::Dice::new(5);
    for _ in 0..20_000 {
        let mut free = squares.clone();
        let pieces = (0..4)
            .map(|index| {
                let square = free.swap_remove(dice.roll(free.len()));
                let side = Side::ALL[(index + dice.roll(2)) % 2];
                let is_king = dice.roll(2) == 0 || square.rank() == SPANISH_OFFICIAL.last_row(side);
                let kind = if is_king { Kind::King } else { Kind::Man };
                (square, Piece { side, kind })
            })
            .collect();
        let side = Side::ALL[dice.roll(2)];
        let position = Position::from_setup(&SPANISH_OFFICIAL, &Setup { pieces, side }).unwrap();
        let Some(verdict) = OFFICIAL.probe(&position) else {
            continue;
        };
        let best = OFFICIAL.moves(&position).first().map(|(_, best)| *best);
        assert_eq!(verdict, best.unwrap_or(Verdict::Loses(0)), "{position:?}");
    }
}

/// Positions and who has to win them, or nobody.
const KNOWN: &[(Variant, &str, Option<Side>)] = &[
    // Three queens against one that is not on the main diagonal, from 1 to 32.
    (
        Variant::SpanishOfficial,
        "W:WK1,K2,K3:BK30",
        Some(Side::White),
    ),
    (
        Variant::SpanishOfficial,
        "B:WK1,K2,K3:BK30",
        Some(Side::White),
    ),
    // On the main diagonal it holds out.
    (Variant::SpanishOfficial, "W:WK2,K3,K4:BK32", None),
    (Variant::SpanishOfficial, "B:WK2,K3,K4:BK32", None),
    // Two queens don't beat one.
    (Variant::SpanishOfficial, "W:WK1,K2:BK31", None),
    // English kings are short: two win, even in the double corner.
    (Variant::English, "W:WK1,K2:BK32", Some(Side::White)),
    (Variant::English, "B:WK14,K15:BK32", Some(Side::White)),
    (Variant::English, "W:WK14:BK32", None),
];

#[test]
fn known_endings_are_won_or_drawn_and_won_in_exactly_as_many_plies() {
    let english = Arc::new(build(&ENGLISH, 3));
    for &(variant, fen, winner) in KNOWN {
        let tables = match variant {
            Variant::English => &english,
            _ => &*OFFICIAL,
        };
        let mut here = position(variant, fen);
        let verdict = tables.probe(&here).unwrap();
        let wins = match verdict {
            Verdict::Wins(_) => Some(here.side()),
            Verdict::Drawn => None,
            Verdict::Loses(_) => Some(here.side().opposite()),
        };
        assert_eq!(wins, winner, "{fen} {verdict:?}");
        let Some(plies) = verdict.plies() else {
            continue;
        };
        // The search plays against the tables' best defence, and says how long it will take.
        for left in (1..=plies).rev() {
            assert_eq!(here.draw(), None, "{fen}");
            let report = search(variant, here, tables);
            let expected = u32::try_from(left).unwrap();
            let score = if Some(here.side()) == winner {
                Score::Wins(expected)
            } else {
                Score::Loses(expected)
            };
            assert_eq!(report.score, score, "{fen} {here:?}");
            assert_eq!(report.line.len(), left, "{fen} {here:?}");
            let Move::Draughts(sequence) = &report.line[0] else {
                panic!("{fen}: chess");
            };
            here = here.play(sequence.result());
        }
        assert!(here.moves().is_empty(), "{fen} {here:?}");
    }
}

fn search(variant: Variant, position: Position, tables: &Arc<Tables>) -> Report<Move> {
    let stop = AtomicBool::new(false);
    let question = Question {
        tables: Some(Arc::clone(tables)),
        ..Question::new(State::Draughts(position))
    };
    assert_eq!(variant.rules(), Some(position.rules()));
    let limits = Limits {
        nodes: 100_000,
        ..Limits::until(&stop)
    };
    question
        .search(&Table::new(1), limits, 1, |_| ControlFlow::Continue(()))
        .unwrap()
}

#[test]
fn a_count_of_moves_that_runs_out_first_is_no_win() {
    let pool = Arc::new(build(&POOL, 4));
    // Thirteen moves are left of those of three pieces with a king against one.
    let mut here = position(Variant::Pool, "W:WK29,K30,K31:BK2");
    let Some(Verdict::Wins(plies)) = pool.probe(&here) else {
        panic!("no win");
    };
    let report = search(Variant::Pool, here, &pool);
    assert_eq!(report.score, Score::Wins(plies.into()));
    // Wasted, so that too few of them are left.
    while here.reversible_plies() < 24 {
        let (mv, _) = *pool
            .moves(&here)
            .iter()
            .rfind(|(mv, verdict)| !mv.is_capture() && keeps(*verdict, &here))
            .unwrap();
        here = here.play(mv);
    }
    let report = search(Variant::Pool, here, &pool);
    let is_points = matches!(report.score, Score::Points(_));
    let is_short = matches!(report.score, Score::Wins(..=2) | Score::Loses(..=2));
    assert!(is_points || is_short, "{report:?}");
}

/// Whether a move leaves the win to White.
const fn keeps(verdict: Verdict, position: &Position) -> bool {
    match (verdict, position.side()) {
        (Verdict::Wins(plies), Side::White) | (Verdict::Loses(plies), Side::Black) => plies > 2,
        _ => false,
    }
}

#[test]
fn tables_come_back_from_the_bytes_of_their_file() {
    let tables = build(&ENGLISH, 3);
    let bytes = tables.to_bytes();
    let back = Tables::from_bytes(&ENGLISH, 3, &bytes).unwrap();
    assert_eq!(back.counts(), tables.counts());
    assert_eq!(back.to_bytes(), bytes);
}

#[test]
fn a_file_that_is_damaged_or_another_s_is_not_taken() {
    let bytes = build(&ENGLISH, 2).to_bytes();
    let error = |rules, pieces, bytes: &[u8]| Tables::from_bytes(rules, pieces, bytes).unwrap_err();
    assert_eq!(error(&SPANISH, 2, &bytes), FileError::Other);
    assert_eq!(error(&ENGLISH, 3, &bytes), FileError::Other);
    for length in [0, 31, 32, bytes.len() - 1] {
        assert_eq!(error(&ENGLISH, 2, &bytes[..length]), FileError::Damaged);
    }
    for at in (0..bytes.len()).step_by(7) {
        let mut broken = bytes.clone();
        broken[at] ^= 0x10;
        assert_eq!(error(&ENGLISH, 2, &broken), FileError::Damaged, "byte {at}");
    }
}

#[test]
fn rule_sets_that_play_alike_share_a_file_and_others_don_t() {
    let names: Vec<String> = support::RULES
        .map(|(_, rules)| Tables::file_name(rules, 4))
        .into();
    let mut different = names.clone();
    different.sort();
    different.dedup();
    // Portuguese draughts are Spanish ones on squares of the other colour.
    assert_eq!(different.len(), names.len() - 1);
    assert_eq!(names[1], names[2]);
}

#[test]
fn building_ends_when_nobody_waits_any_more() {
    let mut calls = 0;
    let built = Tables::build(&ENGLISH, 4, |progress| {
        calls += 1;
        assert!(progress.done <= progress.total);
        if calls < 5 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    assert!(built.is_none());
    assert_eq!(calls, 5);
}
