//! The levels of the computer: each beats the one below it.

use damero::app::Level;
use damero::board::Side;
use damero::engine::{Limits, Question, Table};
use damero::game::{Move, Outcome, Record, Variant};
use damero::runtime::thinking::strength;
use rstest::rstest;
use std::env;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// What the highest level, which knows no limit but time, may look at here for a move.
const MOST_NODES: u64 = 150_000;
/// A game that has not ended by then is taken for drawn; one set of rules knows no draws.
const LONGEST: usize = 240;

/// The move that a level plays.
fn choose(record: &Record, level: Level, table: &Table, seed: u64) -> Option<Move> {
    let strength = strength(record.variant(), level, seed);
    let stop = AtomicBool::new(false);
    let limits = Limits {
        depth: strength.depth,
        nodes: strength.nodes.min(MOST_NODES),
        ..Limits::until(&stop)
    };
    let question = Question {
        past: (0..record.len())
            .map(|ply| record.state_at(ply).key())
            .collect(),
        judgement: strength.judgement,
        ..Question::new(*record.state())
    };
    let found = question.search(table, limits, 1, |_| ControlFlow::Continue(()))?;
    found.line.into_iter().next()
}

/// What `levels` score in a game with each other, in halves: White's.
fn play(variant: Variant, white: Level, black: Level, opening: u64) -> u32 {
    let mut record = Record::new(variant, variant.start());
    let tables = [Table::new(8), Table::new(8)];
    // A few moves by chance, the same ones for both games of a pair.
    let mut chance = opening.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    for _ in 0..4 {
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let moves = record.state().moves();
        let index = usize::try_from(chance >> 33).expect("31 bits") % moves.len();
        record.play(moves[index].clone());
    }
    while record.outcome().is_none() && record.claims().is_empty() && record.len() < LONGEST {
        let side = record.state().side();
        let level = match side {
            Side::White => white,
            Side::Black => black,
        };
        let seed = 2 * opening + u64::from(side == Side::Black);
        let Some(mv) = choose(&record, level, &tables[side as usize], seed) else {
            break;
        };
        record.play(mv);
    }
    match record.outcome() {
        Some(Outcome::Win { winner, .. }) => 2 * u32::from(winner == Side::White),
        Some(Outcome::Draw(_)) | None => 1,
    }
}

/// Plays pairs of games between neighbouring levels, and prints what the higher one scored.
///
/// `LEVELS=3-5` looks at those alone, `GAMES=100` plays so many games.
#[rstest]
#[ignore = "plays for minutes: 40 games for each pair of levels"]
fn each_level_beats_the_one_below(
    #[values("chess", "english", "spanish", "spanish-official")] game: Variant,
) {
    let games: u32 = env::var("GAMES").map_or(40, |text| text.parse().expect("a number"));
    let range = env::var("LEVELS").unwrap_or_else(|_| "1-10".to_owned());
    let (low, high) = range.split_once('-').expect("a range");
    let [low, high] = [low, high].map(|text| text.parse::<Level>().expect("a level"));
    let levels: Vec<Level> = Level::all().collect();
    let mut weak = Vec::new();
    for pair in levels
        .windows(2)
        .filter(|pair| pair[0] >= low && pair[1] <= high)
    {
        let mut score = 0;
        let mut drawn = 0;
        for opening in 0..games / 2 {
            let opening = u64::from(opening) + 1;
            let first = play(game, pair[1], pair[0], opening);
            let second = 2 - play(game, pair[0], pair[1], opening);
            score += first + second;
            drawn += u32::from(first == 1) + u32::from(second == 1);
        }
        let percent = score * 50 / games;
        println!(
            "{} {} v {}: {percent} % ({drawn} drawn of {games})",
            game.id(),
            pair[1],
            pair[0]
        );
        if percent < 60 {
            weak.push((pair[1], percent));
        }
    }
    assert!(weak.is_empty(), "{weak:?}");
}
