//! `damero tablebase`: endgame tables of draughts, built, asked and counted.

use super::{FAILED, Surroundings, TablebaseCommand, USAGE, complain, print};
use crate::draughts::{Position, Rules};
use crate::engine::tablebase::{Counts, Force, Progress, Tables, Verdict};
use crate::game::{Move, State, Variant};
use crate::notation::Style;
use crate::runtime::tables::{Missing, keep, load};
use crate::storage::Paths;
use crate::ui::words::{EndgameValue, Pieces, Words};
use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write as _};
use std::ops::ControlFlow;

pub(super) fn run(command: &TablebaseCommand, surroundings: &Surroundings) -> u8 {
    let (TablebaseCommand::Build { game, .. }
    | TablebaseCommand::Stats { game, .. }
    | TablebaseCommand::Probe { game, .. }) = command;
    let words = surroundings.words();
    let Some(rules) = game.rules() else {
        return complain(&words.no_tables(), USAGE);
    };
    match command {
        TablebaseCommand::Build { pieces, .. } => build(rules, *pieces, words),
        TablebaseCommand::Stats { pieces, .. } => {
            let tables = found_or_built(rules, *pieces, words);
            print(&counts(&tables, *game, words))
        }
        TablebaseCommand::Probe { fen, .. } => match surroundings.position(*game, Some(fen)) {
            Ok(State::Draughts(position)) => probe(&position, *game, words),
            Ok(State::Chess(_)) => FAILED,
            Err(sentence) => complain(&sentence, FAILED),
        },
    }
}

/// The tables for as many pieces as usual, if they may soon be of use to `position`; from the cache, else built.
pub(super) fn near(position: &Position, words: Words) -> Option<Tables> {
    Tables::are_near(position).then(|| found_or_built(position.rules(), None, words))
}

fn found_or_built(rules: &'static Rules, pieces: Option<u8>, words: Words) -> Tables {
    let pieces = pieces.unwrap_or_else(|| Tables::usual_pieces(rules));
    match load(rules, pieces, Paths::of_the_player().ok().as_ref()) {
        Ok(tables) => return tables,
        Err(Missing::NotThere) => {}
        Err(Missing::Damaged) => {
            complain(&words.tables_damaged(), FAILED);
        }
    }
    let (tables, is_kept) = built(rules, pieces, words);
    if !is_kept {
        complain(&words.tables_not_kept(), FAILED);
    }
    tables
}

fn build(rules: &'static Rules, pieces: Option<u8>, words: Words) -> u8 {
    let pieces = pieces.unwrap_or_else(|| Tables::usual_pieces(rules));
    let (tables, is_kept) = built(rules, pieces, words);
    if !is_kept {
        return complain(&words.tables_not_kept(), FAILED);
    }
    let positions = tables.counts().iter().map(Counts::total).sum();
    print(&format!("{}\n", words.tables_built(pieces, positions)))
}

/// Builds tables and keeps them, if that can be; tells on a terminal how far it has come.
fn built(rules: &'static Rules, pieces: u8, words: Words) -> (Tables, bool) {
    let is_watched = io::stderr().is_terminal();
    let mut told = None;
    let mut tell = |Progress { done, total }| {
        let percent = done * 100 / total;
        if is_watched && told != Some(percent) {
            told = Some(percent);
            // Progress that can't be told is no reason to stop.
            let _ = write!(io::stderr(), "\r{}", words.tables_progress(percent));
        }
        ControlFlow::Continue(())
    };
    let tables = Tables::build(rules, pieces, &mut tell).expect("nothing stops it");
    if is_watched {
        let width = words.tables_progress(100).chars().count();
        let _ = write!(io::stderr(), "\r{:width$}\r", "");
    }
    let is_kept = keep(&tables, Paths::of_the_player().ok().as_ref());
    (tables, is_kept)
}

/// What the position is worth, and then each move, the best first, with what it comes to.
fn probe(position: &Position, variant: Variant, words: Words) -> u8 {
    let rules = position.rules();
    let pieces = Tables::usual_pieces(rules);
    let state = State::Draughts(*position);
    let count = state.pieces().len();
    if count > usize::from(pieces) {
        return complain(&words.tables_too_small(count, pieces), FAILED);
    }
    let tables = found_or_built(rules, Some(pieces), words);
    let Some(verdict) = tables.probe(position) else {
        return complain(&words.tables_one_side(), FAILED);
    };
    let mut text = format!(
        "{}\n",
        words.tables_verdict(position.side(), value(verdict))
    );
    let style = Style::of(variant);
    for (mv, verdict) in tables.moves(position) {
        let written = style.write(&state, &Move::Draughts(position.sequence(mv)));
        // Writing to a string can't fail.
        let _ = writeln!(text, "{written}\t{}", words.tables_value(value(verdict)));
    }
    print(&text)
}

/// A line for each material, in columns.
fn counts(tables: &Tables, variant: Variant, words: Words) -> String {
    let mut rows = vec![words.tables_columns()];
    rows.extend(tables.counts().iter().map(|counts| {
        let longest = counts
            .longest
            .map_or_else(|| "-".to_owned(), |plies| plies.to_string());
        [
            words.material(
                pieces(counts.material.own),
                pieces(counts.material.enemy),
                variant,
            ),
            counts.total().to_string(),
            counts.won.to_string(),
            counts.drawn.to_string(),
            counts.lost.to_string(),
            longest,
        ]
    }));
    let widths: Vec<usize> = (0..6)
        .map(|column| {
            let lengths = rows.iter().map(|row| row[column].chars().count());
            lengths.max().unwrap_or(0)
        })
        .collect();
    let mut text = String::new();
    for row in rows {
        let [first, rest @ ..] = &row;
        let _ = write!(text, "{first:width$}", width = widths[0]);
        for (number, width) in rest.iter().zip(&widths[1..]) {
            let _ = write!(text, "  {number:>width$}");
        }
        text.push('\n');
    }
    text
}

/// A verdict in moves of the winner.
fn value(verdict: Verdict) -> EndgameValue {
    let moves = |plies: u8| usize::from(plies).div_ceil(2);
    match verdict {
        Verdict::Wins(plies) => EndgameValue::Wins(moves(plies)),
        Verdict::Drawn => EndgameValue::Drawn,
        Verdict::Loses(plies) => EndgameValue::Loses(moves(plies)),
    }
}

fn pieces(force: Force) -> Pieces {
    Pieces {
        kings: force.kings.into(),
        men: force.men.into(),
    }
}
