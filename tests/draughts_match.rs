//! Spanish draughts against a plain player that knows only material.
#![expect(
    clippy::unwrap_used,
    reason = "a move that can't be found fails the test"
)]

#[path = "support/material.rs"]
mod material;

use damero::board::Side;
use damero::engine::arena::{Tally, opening};
use damero::engine::{Limits, Question, Table};
use damero::game::{Move, Outcome, Record, State, Variant};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

const GAMES: u32 = 40;
/// How many positions the computer looks at for a move: about a tenth of a second's.
const NODES: u64 = 100_000;
/// How deep the plain player looks.
const DEPTH: u32 = 8;
/// A game that is as long as this is drawn.
const LONGEST: usize = 300;

#[test]
#[ignore = "a match of minutes"]
fn spanish_draughts_is_won_against_material_alone() {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut tally = Tally::default();
    while tally.games() < GAMES {
        let line = opening(&Variant::Spanish.start(), 4, &mut chance);
        for side in Side::ALL {
            tally.count(winner(&line, side), side);
            println!("{tally:?}");
        }
    }
    assert!(tally.score() >= 0.9, "{tally:?}");
}

/// Who wins a game that begins with `line`, in which the computer has `side`.
fn winner(line: &[Move], side: Side) -> Option<Side> {
    let mut record = Record::new(Variant::Spanish, Variant::Spanish.start());
    for mv in line {
        record.play(mv.clone());
    }
    let table = Table::new(16);
    while record.outcome().is_none() && record.len() < LONGEST {
        let mv = if record.state().side() == side {
            computer(&record, &table)
        } else {
            plain(record.state())
        };
        record.play(mv);
    }
    match record.outcome() {
        Some(Outcome::Win { winner, .. }) => Some(winner),
        Some(Outcome::Draw(_)) | None => None,
    }
}

fn computer(record: &Record, table: &Table) -> Move {
    let stop = AtomicBool::new(false);
    let limits = Limits {
        nodes: NODES,
        ..Limits::until(&stop)
    };
    table.begin();
    let question = Question {
        past: (0..record.len())
            .map(|ply| record.state_at(ply).key())
            .collect(),
        ..Question::new(*record.state())
    };
    let found = question.search(table, limits, 1, |_| ControlFlow::Continue(()));
    found.unwrap().line.swap_remove(0)
}

fn plain(state: &State) -> Move {
    let State::Draughts(position) = state else {
        panic!("draughts");
    };
    Move::Draughts(position.sequence(material::best_move(position, DEPTH).unwrap()))
}
