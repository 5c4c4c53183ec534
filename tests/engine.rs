//! The computer player: it finds what is to be found, keeps its word, and plays only legal moves.
#![expect(
    clippy::unwrap_used,
    reason = "a test position that can't be read fails the test"
)]

use damero::engine::tuner::{Feature, Sample, Tuner, Weighted, practise};
use damero::engine::{Limits, Playable, Question, Report, Score, Table};
use damero::game::{Move, Outcome, State, Variant};
use damero::notation::{Style, fen, read_position};
use damero::{chess, draughts};
use proptest::prelude::*;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// What is found within so many plies and positions.
fn search(state: State, depth: u32, nodes: u64) -> Report<Move> {
    let stop = AtomicBool::new(false);
    let limits = Limits {
        depth,
        nodes,
        ..Limits::until(&stop)
    };
    Question::new(state)
        .search(&Table::new(4), limits, 1, |_| ControlFlow::Continue(()))
        .unwrap()
}

/// The fewest plies in which the side to move wins within `depth`, or the most for which it holds out if it loses, by
/// looking at everything: positive if it wins.
fn solve(state: &State, depth: u32) -> Option<(bool, u32)> {
    match state.outcome() {
        Some(Outcome::Win { winner, .. }) => return Some((winner == state.side(), 0)),
        Some(Outcome::Draw(_)) => return None,
        None => {}
    }
    if depth == 0 {
        return None;
    }
    let answers: Vec<_> = state
        .moves()
        .iter()
        .map(|mv| solve(&state.play(mv), depth - 1))
        .collect();
    let wins = answers.iter().flatten().filter(|(wins, _)| !wins);
    if let Some((_, plies)) = wins.min_by_key(|(_, plies)| plies) {
        return Some((true, plies + 1));
    }
    let losses: Option<Vec<_>> = answers.into_iter().collect();
    let longest = losses?.into_iter().map(|(_, plies)| plies).max()?;
    Some((false, longest + 1))
}

const DECIDED: &[(Variant, &str, u32)] = &[
    (Variant::Chess, "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 1),
    (Variant::Chess, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 3),
    (Variant::Chess, "7k/8/5K2/8/8/8/6Q1/8 b - - 0 1", 2),
    (Variant::Chess, "7k/8/8/8/8/4K3/6R1/5R2 b - - 0 1", 2),
    (Variant::English, "W:W6,10:B1", 5),
    (Variant::English, "W:WK15,K18:BK29", 7),
    (Variant::English, "B:W32:BK27,K14", 5),
    (Variant::SpanishOfficial, "W:WK1,28:B32", 5),
    (Variant::Spanish, "W:WK1,K14:B20", 5),
    (Variant::Russian, "W:Wa1,Kc3:Bh8", 5),
];

#[test]
fn a_forced_end_is_found_at_its_exact_distance() {
    let mut found = 0;
    for &(variant, fen, depth) in DECIDED {
        let state = read_position(variant, fen).unwrap();
        let expected = solve(&state, depth);
        let report = search(state, depth + 6, u64::MAX);
        match (expected, report.score) {
            (Some((true, plies)), Score::Wins(found))
            | (Some((false, plies)), Score::Loses(found)) => assert_eq!(found, plies, "{fen}"),
            // Within so many plies nothing is decided.
            (None, Score::Wins(plies) | Score::Loses(plies)) => assert!(plies > depth, "{fen}"),
            (None, Score::Points(_)) => {}
            (expected, score) => panic!("{fen}: {expected:?}, but {score:?}"),
        }
        found += usize::from(expected.is_some());
    }
    assert!(found >= 7, "only {found} of the positions are decided");
}

#[test]
fn mates_of_a_published_collection_are_found() {
    // Win at Chess 4 and 5.
    let cases = [
        (
            "r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1",
            "Qxh7+",
        ),
        ("5k2/6pp/p1qN4/1p1p4/3P4/2PKP2Q/PP3r2/3R4 b - - 0 1", "Qc4+"),
    ];
    for (fen, best) in cases {
        let state = read_position(Variant::Chess, fen).unwrap();
        let report = search(state, 8, u64::MAX);
        let text = Style::of(Variant::Chess).write(&state, &report.line[0]);
        assert_eq!(text, best);
        assert!(matches!(report.score, Score::Wins(_)), "{fen} {report:?}");
    }
}

#[test]
fn the_same_search_finds_the_same() {
    for variant in Variant::ALL {
        let [first, second] = [(); 2].map(|()| search(variant.start(), 30, 20_000));
        assert_eq!(first, second, "{variant:?}");
    }
}

#[test]
fn a_search_that_is_stopped_at_once_still_has_a_legal_move() {
    let stop = AtomicBool::new(true);
    for variant in Variant::ALL {
        let state = variant.start();
        let found = Question::new(state).search(&Table::new(1), Limits::until(&stop), 1, |_| {
            ControlFlow::Continue(())
        });
        let report = found.unwrap();
        assert!(state.moves().contains(&report.line[0]), "{variant:?}");
        assert!(report.nodes <= 2048, "{variant:?}: {}", report.nodes);
    }
}

#[test]
fn a_search_ends_when_time_is_up() {
    let asked = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let time_is_up = || asked.fetch_add(1, Ordering::Relaxed) >= 10;
    let limits = Limits {
        time_is_up: &time_is_up,
        ..Limits::until(&stop)
    };
    let question = Question::new(Variant::Chess.start());
    let found = question.search(&Table::new(1), limits, 1, |_| ControlFlow::Continue(()));
    assert!((1..=12 * 1024).contains(&found.unwrap().nodes));
}

#[test]
fn a_search_is_limited_to_the_moves_it_is_given() {
    let state = Variant::Chess.start();
    let only = state.moves()[..1].to_vec();
    let stop = AtomicBool::new(false);
    let limits = Limits {
        depth: 5,
        ..Limits::until(&stop)
    };
    let question = Question {
        only: only.clone(),
        ..Question::new(state)
    };
    let found = question.search(&Table::new(1), limits, 1, |_| ControlFlow::Continue(()));
    assert_eq!(found.unwrap().line[0], only[0]);
}

#[test]
fn it_plays_legal_moves_in_every_game() {
    for variant in Variant::ALL {
        let mut state = variant.start();
        let mut past = Vec::new();
        for _ in 0..80 {
            if state.outcome().is_some() {
                break;
            }
            let stop = AtomicBool::new(false);
            let limits = Limits {
                nodes: 2_000,
                ..Limits::until(&stop)
            };
            let question = Question {
                past: past.clone(),
                ..Question::new(state)
            };
            let table = Table::new(1);
            let found = question.search(&table, limits, 1, |_| ControlFlow::Continue(()));
            let report = found.unwrap();
            let mut here = state;
            for mv in &report.line {
                let legal = here.moves_from(mv.from());
                assert!(legal.contains(mv), "{variant:?} {here:?} {mv:?}");
                here = here.play(mv);
            }
            past.push(state.key());
            state = state.play(&report.line[0]);
        }
    }
}

#[test]
fn a_position_without_moves_has_no_answer() {
    let stalemate = read_position(Variant::Chess, "7k/5Q2/8/8/8/8/8/K7 b - - 0 1").unwrap();
    let stop = AtomicBool::new(false);
    let question = Question::new(stalemate);
    let found = question.search(&Table::new(1), Limits::until(&stop), 1, |_| {
        ControlFlow::Continue(())
    });
    assert_eq!(found, None);
}

/// The position after so many moves, each chosen by a number.
fn play_out(variant: Variant, choices: &[usize]) -> State {
    let mut state = variant.start();
    for choice in choices {
        let moves = state.moves();
        if moves.is_empty() {
            break;
        }
        state = state.play(&moves[choice % moves.len()]);
    }
    state
}

/// The same position with the sides changed.
fn reversed(state: &State) -> State {
    match state {
        State::Chess(position) => State::Chess(reversed_chess(position)),
        State::Draughts(position) => {
            let rules = position.rules();
            let last = rules.side_length() - 1;
            let mut setup = draughts::Setup::from(position);
            setup.side = setup.side.opposite();
            for (square, piece) in &mut setup.pieces {
                let (file, rank) = (last - square.file(), last - square.rank());
                *square = damero::board::Square::at(file, rank);
                piece.side = piece.side.opposite();
            }
            State::Draughts(draughts::Position::from_setup(rules, &setup).unwrap())
        }
    }
}

fn reversed_chess(position: &chess::Position) -> chess::Position {
    let text = fen::write(position);
    let fields: Vec<&str> = text.split(' ').collect();
    let swap = |c: char| {
        if c.is_ascii_uppercase() {
            c.to_ascii_lowercase()
        } else {
            c.to_ascii_uppercase()
        }
    };
    let rows: Vec<&str> = fields[0].split('/').rev().collect();
    let rows: String = rows.join("/").chars().map(swap).collect();
    let side = if fields[1] == "w" { "b" } else { "w" };
    let castling: String = match fields[2] {
        "-" => "-".to_owned(),
        rights => {
            let mut rights: Vec<char> = rights.chars().map(swap).collect();
            rights.sort_unstable();
            rights.into_iter().collect()
        }
    };
    fen::read(&format!("{rows} {side} {castling} - 0 1")).unwrap()
}

fn evaluate(state: &State) -> i32 {
    match state {
        State::Chess(position) => judged(position),
        State::Draughts(position) => judged(position),
    }
}

fn judged<G: Playable>(position: &G) -> i32 {
    position.evaluate(&mut G::Notes::default())
}

/// The sum of a position's features times their weights.
fn weighed(state: &State) -> Option<f64> {
    let State::Draughts(position) = state else {
        return None;
    };
    let weights = position.weights();
    let weighed =
        |feature: Feature| weights[usize::from(feature.index)].value * f64::from(feature.amount);
    Some(position.features().into_iter().map(weighed).sum())
}

#[test]
fn fitted_weights_foretell_results_better() {
    let State::Draughts(start) = Variant::English.start() else {
        panic!("draughts");
    };
    let mut weights = start.weights();
    let games = (1..=40).map(|seed| practise(&start, &weights, seed, 200));
    let samples: Vec<Sample> = games.flatten().collect();
    let unit = weights[0].value;
    // A king is forgotten to be worth anything.
    for weight in &mut weights {
        if weight.name.starts_with("king.") {
            weight.value = 0.0;
        }
    }
    let mut tuner = Tuner::new(weights, samples.clone(), samples);
    let before = tuner.error();
    tuner.fit(100);
    assert!(tuner.error() < before, "{before} {}", tuner.error());
    assert!((tuner.weights()[0].value - unit).abs() < 1e-6);
}

#[test]
fn the_same_seed_gives_the_same_practice() {
    let State::Draughts(start) = Variant::Spanish.start() else {
        panic!("draughts");
    };
    let weights = start.weights();
    let play = || -> Vec<Sample> {
        let games = (1..=5).map(|seed| practise(&start, &weights, seed, 200));
        games.flatten().collect()
    };
    let first = play();
    assert!(!first.is_empty());
    assert_eq!(first, play());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn both_sides_are_judged_alike(variant in prop::sample::select(Variant::ALL.to_vec()), choices in prop::collection::vec(any::<usize>(), 0..90)) {
        let state = play_out(variant, &choices);
        prop_assert_eq!(evaluate(&state), evaluate(&reversed(&state)), "{:?}", state);
    }

    #[test]
    fn the_tuner_sees_what_the_evaluation_sees(variant in prop::sample::select(Variant::ALL.to_vec()), choices in prop::collection::vec(any::<usize>(), 0..90)) {
        let state = play_out(variant, &choices);
        if let Some(points) = weighed(&state) {
            // The evaluation counts in whole points.
            prop_assert!((points - f64::from(evaluate(&state))).abs() < 1.01, "{:?}", state);
        }
    }
}
