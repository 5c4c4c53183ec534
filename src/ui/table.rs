//! The table, as it is seen: board, moves, input box, players and clocks.

mod scene;

use super::dialog;
use super::layout::TablePanes;
use super::look::{Look, Role};
use super::widget::board::{Board, square_at};
use super::widget::history::{History, Item};
use super::widget::prompt::Prompt;
use super::widget::status::{Player, Status};
use super::widget::text::fit;
use super::words::Words;
use crate::app::table::{Focus, Table};
use crate::app::{Model, Settings, Target};
use crate::board::{BySide, Side};
use crate::clock::{TimeControl, display_used};
use crate::game::State;
use crate::notation::{Letters, Style};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use std::time::Duration;

/// A clock below this is running low.
const LOW: Duration = Duration::from_secs(20);

pub(super) fn draw(table: &Table, model: &Model, words: Words, look: &Look, frame: &mut Frame<'_>) {
    let panes = panes(table, look, frame.area());
    let settings = *model.settings();

    frame.render_widget(
        heading(table, words, look, panes.heading.width),
        panes.heading,
    );
    let scene = scene::scene(table, model);
    frame.render_widget(&Board::new(&scene, look), panes.board);
    frame.render_widget(&history(table, settings, words, look), panes.history);
    draw_captured(table, words, look, panes.captured, frame);
    draw_notice(table, words, look, panes.notice, frame);
    frame.render_widget(&status(table, model, words, look), panes.status);

    let prompt = Prompt {
        title: words.prompt_title(),
        hint: words.prompt_hint(table.terms().variant),
        input: table.prompt(),
        focused: table.focus() == Focus::Board && table.dialog().is_none(),
        look,
    };
    frame.render_widget(&prompt, panes.prompt);
    match table.dialog() {
        Some(dialog) => dialog::draw(
            dialog,
            table.terms().variant,
            words,
            look,
            panes.board,
            frame,
        ),
        None if prompt.focused && table.flight().is_none() => {
            frame.set_cursor_position(prompt.cursor(panes.prompt));
        }
        None => {}
    }
}

/// What is seen at a cell of `area`, if it can be pointed at; beneath a question, only its answers.
pub(super) fn target_at(
    table: &Table,
    settings: Settings,
    words: Words,
    look: &Look,
    area: Rect,
    at: Position,
) -> Option<Target> {
    let panes = panes(table, look, area);
    if let Some(dialog) = table.dialog() {
        let variant = table.terms().variant;
        return dialog::answer_at(dialog, variant, words, panes.board, at).map(Target::Answer);
    }
    if panes.board.contains(at) {
        let side_length = table.shown().side_length();
        square_at(panes.board, side_length, table.is_flipped(), at.x, at.y).map(Target::Square)
    } else if panes.history.contains(at) {
        let index = history(table, settings, words, look).index_at(panes.history, at);
        Some(index.map_or(Target::History, |index| Target::Ply(index + 1)))
    } else {
        panes.prompt.contains(at).then_some(Target::Prompt)
    }
}

/// Where the parts lie. Clocks that count down are drawn large where that can be done in colour.
fn panes(table: &Table, look: &Look, area: Rect) -> TablePanes {
    let large_clocks = table.has_limit() && look.is_colored() && !look.ascii;
    TablePanes::new(area, table.shown().side_length(), large_clocks)
}

fn heading(table: &Table, words: Words, look: &Look, width: u16) -> Line<'static> {
    let game = words.game_and_rules(table.terms().variant);
    let mut rest = match table.terms().control {
        TimeControl::Untimed => format!(" · {game}"),
        control @ TimeControl::Timed(_) => format!(" · {game} · {control}"),
    };
    if look.ascii {
        rest = rest.replace('·', "-");
    }
    let name = " damero";
    let room = usize::from(width).saturating_sub(name.len());
    Line::from(vec![
        Span::styled(name, look.style(Role::Title)),
        Span::styled(fit(&rest, room, look.ascii), look.style(Role::Dim)),
    ])
}

fn history<'a>(table: &Table, settings: Settings, words: Words, look: &'a Look) -> History<'a> {
    let record = table.record();
    let style = written(settings, variant_style(settings, table));
    let items = record
        .entries()
        .iter()
        .zip(table.spent())
        .enumerate()
        .map(|(index, (entry, spent))| Item {
            text: style.write(record.state_at(index), &entry.ply.mv),
            spent: display_used(*spent),
        })
        .collect();
    let start = record.state_at(0);
    let (first_number, starts_second) = match start {
        State::Chess(position) => (position.fullmove_number(), start.side() == Side::Black),
        State::Draughts(_) => (1, false),
    };
    History {
        title: words.history_title(table.is_looking_back()),
        empty: words.no_moves(),
        items,
        first_number,
        starts_second,
        shown: table.shown_ply(),
        focused: table.focus() == Focus::History && table.dialog().is_none(),
        look,
    }
}

/// How the moves of the table's game are written.
fn variant_style(settings: Settings, table: &Table) -> Style {
    let variant = table.terms().variant;
    settings
        .style
        .filter(|style| style.fits(variant))
        .unwrap_or_else(|| Style::of(variant))
}

/// `style`, with the letters of the player's language.
const fn written(settings: Settings, style: Style) -> Style {
    match style {
        Style::San(Letters::English) => Style::San(settings.language.letters()),
        other => other,
    }
}

/// What each side has taken by the position that is looked at.
fn draw_captured(table: &Table, words: Words, look: &Look, area: Rect, frame: &mut Frame<'_>) {
    let taken = &table.record().entries()[..table.shown_ply()];
    for (row, side) in (0..area.height).zip(Side::ALL) {
        let mut line = vec![Span::styled(
            format!(" {} ", words.captured_by(side)),
            look.style(Role::Dim),
        )];
        let mut pieces: Vec<_> = taken
            .iter()
            .flat_map(|entry| entry.ply.captured())
            .map(|(_, piece)| piece)
            .filter(|piece| piece.side() != side)
            .collect();
        pieces.sort_by_key(|piece| std::cmp::Reverse(scene::worth(*piece)));
        let symbols: String = pieces
            .iter()
            .map(|piece| look.symbol_on_ground(*piece))
            .collect();
        let room = usize::from(area.width).saturating_sub(Line::from(line.clone()).width());
        line.push(Span::styled(
            fit(&symbols, room, look.ascii),
            look.bullet_style(side.opposite()),
        ));
        let place = Rect {
            y: area.y + row,
            height: 1,
            ..area
        };
        frame.render_widget(Line::from(line), place);
    }
}

/// What is said below the moves: the answer to the last key, or else how the game stands.
fn draw_notice(table: &Table, words: Words, look: &Look, area: Rect, frame: &mut Frame<'_>) {
    let variant = table.terms().variant;
    let state = table.shown();
    let side = state.side();
    let (text, role) = if let Some(notice) = table.notice() {
        let role = if notice.is_refusal() {
            Role::Error
        } else {
            Role::Text
        };
        (words.notice(notice, variant), role)
    } else if table.is_looking_back() {
        (
            words.looking_back(table.shown_ply(), table.record().len()),
            Role::Warning,
        )
    } else if let Some(outcome) = table.record().outcome() {
        (words.outcome(outcome, variant), Role::Heading)
    } else if let Some(hand) = table.hand() {
        (
            words.in_hand(hand.place(), !hand.path().is_empty(), variant),
            Role::Text,
        )
    } else if state.checked_king().is_some() {
        (words.in_check(side), Role::Warning)
    } else if !table.forced().is_empty() && table.flight().is_none() {
        (
            words.must_capture(side, table.forced(), variant),
            Role::Warning,
        )
    } else {
        (words.to_move(side), Role::Dim)
    };
    let inner = Rect {
        x: area.x + 1,
        width: area.width.saturating_sub(1),
        ..area
    };
    let text = Paragraph::new(text)
        .style(look.style(role))
        .wrap(Wrap { trim: true });
    frame.render_widget(text, inner);
}

fn status<'a>(table: &Table, model: &Model, words: Words, look: &'a Look) -> Status<'a> {
    let stamp = table.stamp(model.now());
    let state = table.shown();
    let over = table.record().outcome().is_some() && !table.is_looking_back();
    let players = BySide::from_fn(|side| {
        let given = &table.names()[side];
        let name = if given.is_empty() {
            words.side(side)
        } else {
            format!("{} · {given}", words.side(side))
        };
        let to_move = state.side() == side && !over;
        let low = stamp.remaining(side).is_some_and(|left| left < LOW);
        let clock_role = match (table.running() == Some(side), low) {
            (true, true) => Role::ClockLow,
            (true, false) => Role::ClockRunning,
            (false, _) => Role::ClockStopped,
        };
        let mark = (low && table.running() == Some(side)).then_some("!");
        Player {
            name: if look.ascii {
                name.replace('·', "-")
            } else {
                name
            },
            clock: mark.map_or_else(
                || stamp.face(side),
                |mark| format!("{mark} {}", stamp.face(side)),
            ),
            clock_role,
            to_move,
            mark: (to_move && state.checked_king().is_some()).then(|| words.check_mark()),
        }
    });
    Status { players, look }
}
