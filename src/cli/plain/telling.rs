//! The game, told: what has changed, whose turn it is, what was played, what can be played.

use super::position;
use crate::app::table::{Notice, Table};
use crate::app::{Model, Settings};
use crate::board::Side;
use crate::clock::Moment;
use crate::game::State;
use crate::ui::words::Words;
use std::collections::BTreeSet;

/// How the game stood before something happened.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Before {
    /// Every ply, as it is written.
    plies: Vec<String>,
    over: bool,
    asked: bool,
    notice: Option<Notice>,
}

impl Before {
    /// How it stands in `model`.
    pub(super) fn of(model: &Model) -> Self {
        model.table().map_or_else(Self::default, |table| Self {
            plies: written(table, model.settings()),
            over: table.record().outcome().is_some(),
            asked: table.dialog().is_some(),
            notice: table.notice().cloned(),
        })
    }

    /// What has changed at the table of `model` since; `ordered` if it is the answer to something that was asked for.
    pub(super) fn changes(&self, model: &Model, words: Words, ordered: bool) -> Vec<String> {
        let Some(table) = model.table() else {
            return Vec::new();
        };
        let variant = table.terms().variant;
        let record = table.record();
        let plies = written(table, model.settings());
        let same = self.plies.iter().zip(&plies);
        let kept = same.take_while(|(before, after)| before == after).count();
        let mut said: Vec<String> = record
            .entries()
            .iter()
            .skip(kept)
            .map(|entry| words.ply(&entry.ply, variant))
            .collect();
        if let (true, Some(last)) = (kept == plies.len(), self.plies.get(kept..)) {
            said.extend(last.last().map(|last| words.taken_back(last)));
        }
        // Advice comes when it is found; a lot is drawn when the computer has said what it plays.
        let is_news = |notice: &&Notice| {
            let comes_later = matches!(notice, Notice::Hint { .. } | Notice::Lot { .. });
            ordered || (comes_later && self.notice.as_ref() != Some(*notice))
        };
        match table.notice().filter(is_news) {
            None | Some(Notice::TookBack | Notice::Redone) => {}
            Some(notice) => said.push(words.notice_without_keys(notice, variant)),
        }
        let over = record.outcome().is_some();
        let moved = plies != self.plies;
        let answered = self.asked && table.dialog().is_none();
        let tried_after_the_end = ordered && table.notice() == Some(&Notice::GameIsOver);
        if over && tried_after_the_end {
            said.push(words.after_the_end());
        } else if (over && !self.over) || (!over && (moved || answered)) {
            said.extend(standing(table, words));
        }
        said
    }
}

/// How the game stands: who is in check, who is to move or has to capture; or how it ended, and what can be done then.
/// While the past is looked at, how it stood then.
pub(super) fn standing(table: &Table, words: Words) -> Vec<String> {
    if table.is_looking_back() {
        return looked_at(table, words);
    }
    let variant = table.terms().variant;
    match table.record().outcome() {
        Some(outcome) => vec![words.outcome(outcome, variant), words.after_the_end()],
        None => to_move(table, words),
    }
}

/// The position that is looked at: where in the game it is, how it came to be, and who was to move.
pub(super) fn looked_at(table: &Table, words: Words) -> Vec<String> {
    if !table.is_looking_back() {
        let mut said = vec![words.present()];
        said.extend(standing(table, words));
        return said;
    }
    let (record, ply) = (table.record(), table.shown_ply());
    let mut said = vec![words.past(record.move_number(ply))];
    said.extend(
        record
            .ply_at(ply)
            .map(|ply| words.ply(ply, table.terms().variant)),
    );
    said.extend(to_move(table, words));
    said
}

/// Who is in check, and who is to move or has to capture.
fn to_move(table: &Table, words: Words) -> Vec<String> {
    let state = table.shown();
    let mut said = Vec::new();
    if state.checked_king().is_some() {
        said.push(words.in_check(state.side()));
    }
    said.push(if table.forced().is_empty() {
        words.to_move(state.side())
    } else {
        words.must_capture(state.side(), table.forced(), table.terms().variant)
    });
    said
}

/// How many steps `rest` asks for: one if nothing is said; nothing if it says no number.
pub(super) fn how_often(rest: &[String]) -> Option<usize> {
    match rest {
        [] => Some(1),
        [number] => number.parse().ok(),
        _ => None,
    }
}

/// The last move, in words.
pub(super) fn last(table: &Table, words: Words) -> String {
    table.record().ply_at(table.shown_ply()).map_or_else(
        || words.no_moves(),
        |ply| words.ply(ply, table.terms().variant),
    )
}

/// Every move so far, those of both sides in a line with their number.
pub(super) fn history(table: &Table, settings: &Settings, words: Words) -> Vec<String> {
    let mut moves = written(table, settings);
    if moves.is_empty() {
        return vec![words.no_moves()];
    }
    let start = table.record().state_at(0);
    let first = match start {
        State::Chess(position) => position.fullmove_number(),
        State::Draughts(_) => 1,
    };
    if matches!(start, State::Chess(_)) && start.side() == Side::Black {
        moves.insert(0, "…".to_owned());
    }
    (first..)
        .zip(moves.chunks(2))
        .map(|(number, pair)| format!("{number}. {}", pair.join(" ")))
        .collect()
}

/// Every ply, as it is written.
fn written(table: &Table, settings: &Settings) -> Vec<String> {
    let style = settings.style_of(table.terms().variant);
    let record = table.record();
    record
        .entries()
        .iter()
        .enumerate()
        .map(|(index, entry)| style.write(record.state_at(index), &entry.ply.mv))
        .collect()
}

/// The legal moves: all of them, or those of the piece on the square that `rest` names; or why it has none.
pub(super) fn moves(table: &Table, settings: &Settings, words: Words, rest: &[String]) -> String {
    let variant = table.terms().variant;
    let state = table.shown();
    if let Some(outcome) = table
        .record()
        .outcome()
        .filter(|_| !table.is_looking_back())
    {
        return words.outcome(outcome, variant);
    }
    let style = settings.style_of(variant);
    if rest.is_empty() {
        return words.legal_moves(&style.write_all(state));
    }
    let Ok(square) = position::read_square(table, rest) else {
        return position::square(table, words, rest);
    };
    if let Err(refusal) = state.check_origin(square) {
        return words.refusal(&refusal, variant);
    }
    let moves = state.moves_from(square);
    let different: BTreeSet<String> = moves.iter().map(|mv| style.write(state, mv)).collect();
    words.legal_moves(&different.into_iter().collect::<Vec<_>>())
}

/// Who plays.
pub(super) fn players(table: &Table, words: Words) -> Vec<String> {
    Side::ALL
        .into_iter()
        .map(|side| words.seated(side, table.player(side)))
        .collect()
}

/// What the clocks stand at, and whose runs.
pub(super) fn clocks(table: &Table, now: Moment, words: Words) -> Vec<String> {
    let stamp = table.stamp(now);
    let faces = Side::ALL
        .into_iter()
        .map(|side| words.clock(side, &stamp.face(side), table.has_limit()));
    let running = table.running().filter(|_| table.has_limit());
    let running = running.map(|side| words.clock_runs(side));
    faces.chain(running).collect()
}

/// Whether a game is on in which no draw can be claimed by now, though there are draws.
pub(super) fn nothing_to_claim(table: &Table) -> bool {
    let record = table.record();
    record.variant().has_draws() && record.outcome().is_none() && record.claims().is_empty()
}
