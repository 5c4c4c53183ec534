//! `damero bestmove`: what the computer would play, what it thinks of the position, and the line it expects.

use super::{FAILED, Surroundings, complain, print, score, tablebase};
use crate::engine::{Question, Table};
use crate::game::State;
use crate::notation::Style;
use crate::runtime::thinking::{Budget, strength, think};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// In megabytes.
const TABLE: usize = 64;
/// For a move where no limit is given.
const TIME: Duration = Duration::from_secs(1);

pub(super) fn run(arguments: &super::Bestmove, surroundings: &Surroundings) -> u8 {
    let variant = arguments.game.game;
    let state = match surroundings.open_position(&arguments.game) {
        Ok(state) => state,
        Err(sentence) => return complain(&sentence, FAILED),
    };
    let budget = match (arguments.depth, arguments.nodes, arguments.movetime) {
        (None, None, None) => Budget::for_move(TIME),
        (depth, nodes, time) => Budget {
            depth: depth.unwrap_or(Budget::UNLIMITED.depth),
            nodes: nodes.unwrap_or(Budget::UNLIMITED.nodes),
            ..time.map_or(Budget::UNLIMITED, |milliseconds| {
                Budget::for_move(Duration::from_millis(milliseconds))
            })
        },
    };
    let strength = strength(variant, arguments.level, arguments.seed);
    let tables = match &state {
        State::Draughts(position) => tablebase::near(position, surroundings.words()).map(Arc::new),
        State::Chess(_) => None,
    };
    let question = Question {
        judgement: strength.judgement,
        tables,
        ..Question::new(state)
    };
    let found = think(
        &question,
        &Table::new(TABLE),
        NonZeroUsize::MIN,
        budget.within(strength),
        &AtomicBool::new(false),
        |_, _| {},
    );
    let Some(report) = found else {
        return FAILED;
    };
    let style = Style::of(variant);
    let mut here: State = state;
    let line: Vec<String> = report
        .line
        .iter()
        .map(|mv| {
            let text = style.write(&here, mv);
            here = here.play(mv);
            text
        })
        .collect();
    let score = score::write(report.score);
    print(&format!("{}\n{score}\n{}\n", line[0], line.join(" ")))
}
