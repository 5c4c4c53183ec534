//! The table, as it is seen: board, moves, input box, players and clocks.

mod scene;

use super::dialog;
use super::layout::TablePanes;
use super::look::{Look, Role};
use super::widget::board::glyph::symbol_on_ground;
use super::widget::board::{Board, square_at};
use super::widget::evaluation::Evaluation;
use super::widget::history::{History, Item};
use super::widget::prompt::Prompt;
use super::widget::status::{Player, Status};
use super::widget::text::fit;
use super::words::Words;
use crate::app::table::{Focus, Table};
use crate::app::thinking::Aim;
use crate::app::{Model, Settings, Target};
use crate::board::{BySide, Side};
use crate::clock::{Moment, TimeControl, display_used};
use crate::notation::square_names;
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use std::time::Duration;

/// A clock below this is running low.
const LOW: Duration = Duration::from_secs(20);

pub(super) fn draw(table: &Table, model: &Model, words: Words, look: &Look, frame: &mut Frame<'_>) {
    let settings = model.settings();
    let (said, role) = said(table, settings, words);
    let panes = panes(table, &said, look, frame.area());

    frame.render_widget(
        heading(table, model.now(), words, look, panes.heading.width),
        panes.heading,
    );
    let scene = scene::scene(table, model);
    frame.render_widget(&Board::new(&scene, look), panes.board);
    draw_evaluation(table, settings, look, &panes, frame);
    frame.render_widget(&history(table, settings, words, look), panes.history);
    draw_captured(table, words, look, panes.captured, frame);
    let notice = Rect {
        x: panes.notice.x + 1,
        width: panes.notice.width.saturating_sub(1),
        ..panes.notice
    };
    let said = textwrap::wrap(&said, usize::from(notice.width).max(1));
    let lines: Vec<Line<'_>> = said.into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(lines).style(look.style(role)), notice);
    frame.render_widget(&status(table, model, words, look), panes.status);

    let prompt = prompt(table, words, look);
    frame.render_widget(&prompt, panes.prompt);
    match table.dialog() {
        Some(dialog) => dialog::draw(
            dialog,
            table.terms().variant,
            words,
            look,
            dialog_area(&panes, frame.area()),
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
    settings: &Settings,
    words: Words,
    look: &Look,
    area: Rect,
    at: Position,
) -> Option<Target> {
    let (said, _) = said(table, settings, words);
    let panes = panes(table, &said, look, area);
    if let Some(dialog) = table.dialog() {
        let variant = table.terms().variant;
        let asked = dialog_area(&panes, area);
        return dialog::answer_at(dialog, variant, words, asked, at).map(Target::Answer);
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

/// Where the parts lie, with room for `said`. Clocks that count down are drawn large where that can be done in colour.
fn panes(table: &Table, said: &str, look: &Look, area: Rect) -> TablePanes {
    let large_clocks = table.has_limit() && look.is_colored() && !look.ascii;
    TablePanes::new(area, table.shown().side_length(), said, large_clocks)
}

/// Where questions are put: over the board, so that the moves stay in sight, unless it is small.
const fn dialog_area(panes: &TablePanes, screen: Rect) -> Rect {
    if panes.board.width >= dialog::WIDTH {
        panes.board
    } else {
        let top = panes.heading.bottom();
        Rect {
            y: top,
            height: panes.status.top().saturating_sub(top),
            ..screen
        }
    }
}

/// The box in which a move is typed, or a command.
fn prompt<'a>(table: &'a Table, words: Words, look: &'a Look) -> Prompt<'a> {
    let free = table.dialog().is_none();
    let variant = table.terms().variant;
    let place = square_names(variant).name(table.cursor());
    match table.command() {
        Some(command) => Prompt {
            title: words.command_title(),
            hints: [words.command_hint(), words.command_hint_short()],
            pointer: ":",
            place,
            input: command,
            focused: free,
            look,
        },
        None => Prompt {
            title: words.prompt_title(),
            hints: if table.record().outcome().is_some() {
                Default::default()
            } else {
                [words.prompt_hint(variant), words.prompt_hint_short(variant)]
            },
            pointer: look.pointer(),
            place,
            input: table.prompt(),
            focused: free && table.focus() == Focus::Board,
            look,
        },
    }
}

fn heading(table: &Table, now: Moment, words: Words, look: &Look, width: u16) -> Line<'static> {
    let game = words.game_and_rules(table.terms().variant);
    let mut rest = match table.terms().control {
        TimeControl::Untimed => format!(" · {game}"),
        control @ TimeControl::Timed(_) => format!(" · {game} · {control}"),
    };
    if look.ascii {
        rest = rest.replace('·', "-");
    }
    let name = " damero";
    let mut spans = vec![Span::styled(name, look.style(Role::Title))];
    if let Some((side, face)) = table.running_elsewhere(now) {
        // The clocks below are those of the past: the one that runs is told here, before the game's name.
        let bullet = look.bullets()[side];
        let clock = format!("  {} {bullet} {face} ", look.pointer());
        spans.push(Span::styled(clock, look.style(Role::ClockRunning)));
    }
    let room = usize::from(width).saturating_sub(Line::from(spans.clone()).width());
    spans.push(Span::styled(
        fit(&rest, room, look.ascii),
        look.style(Role::Dim),
    ));
    Line::from(spans)
}

fn history<'a>(table: &Table, settings: &Settings, words: Words, look: &'a Look) -> History<'a> {
    let record = table.record();
    let variant = table.terms().variant;
    let style = settings.style_of(variant);
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
    let (first_number, starts_second) = record.numbering();
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

/// What each side has taken by the position that is looked at, if it has taken anything.
fn draw_captured(table: &Table, words: Words, look: &Look, area: Rect, frame: &mut Frame<'_>) {
    let taken = &table.record().entries()[..table.shown_ply()];
    let captures = Side::ALL.into_iter().filter_map(|side| {
        let mut pieces: Vec<_> = taken
            .iter()
            .flat_map(|entry| entry.ply.captured())
            .map(|(_, piece)| piece)
            .filter(|piece| piece.side() != side)
            .collect();
        pieces.sort_by_key(|piece| std::cmp::Reverse(scene::worth(*piece)));
        (!pieces.is_empty()).then_some((side, pieces))
    });
    for (row, (side, pieces)) in (0..area.height).zip(captures) {
        let mut line = vec![Span::styled(
            format!(" {} ", words.captured_by(side)),
            look.style(Role::Dim),
        )];
        let symbols: String = pieces
            .iter()
            .map(|piece| symbol_on_ground(*piece, look))
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
fn said(table: &Table, settings: &Settings, words: Words) -> (String, Role) {
    let variant = table.terms().variant;
    let state = table.shown();
    let side = state.side();
    if let Some(notice) = table.notice() {
        let role = if notice.is_refusal() {
            Role::Error
        } else {
            Role::Text
        };
        (words.notice(notice, variant), role)
    } else if table.is_looking_back() {
        (
            words.looking_back(table.record().move_number(table.shown_ply())),
            Role::Warning,
        )
    } else if let Some(outcome) = table.record().outcome() {
        (words.outcome(outcome, variant), Role::Heading)
    } else if let Some(said) = thinking(table, settings, words) {
        (said, Role::Dim)
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
    }
}

/// What is said while the program thinks, or two of its players wait.
fn thinking(table: &Table, settings: &Settings, words: Words) -> Option<String> {
    let state = table.record().state();
    if table.is_thinking(Aim::Hint) {
        return Some(words.looking_for_hint());
    }
    if !table.is_thinking(Aim::Play) {
        let waits = table.is_halted() && table.flight().is_none();
        return waits.then(|| words.halted());
    }
    let thought = table.thought().filter(|_| settings.show_thinking);
    let Some((thought, mv)) = thought.and_then(|thought| Some((thought, thought.line.first()?)))
    else {
        return Some(words.thinking(state.side()));
    };
    let style = settings.style_of(table.terms().variant);
    let played = style.write(state, mv);
    Some(words.thinking_found(state.side(), &played, thought.score, thought.depth))
}

/// The bar that shows who stands better stands in the gap beside the board, where there is one.
fn draw_evaluation(
    table: &Table,
    settings: &Settings,
    look: &Look,
    panes: &TablePanes,
    frame: &mut Frame<'_>,
) {
    let board = panes.board;
    let gap = Rect {
        x: board.right(),
        width: 1,
        ..board
    };
    if let Some(score) = table.verdict().filter(|_| settings.evaluation_bar)
        && frame.area().intersection(gap) == gap
    {
        let bottom = if table.is_flipped() {
            Side::Black
        } else {
            Side::White
        };
        frame.render_widget(
            Evaluation {
                score,
                bottom,
                look,
            },
            gap,
        );
    }
}

fn status<'a>(table: &Table, model: &Model, words: Words, look: &'a Look) -> Status<'a> {
    let stamp = table.stamp(model.now());
    let state = table.shown();
    let over = table.record().outcome().is_some() && !table.is_looking_back();
    let players = BySide::from_fn(|side| {
        let given = words
            .player_name(table.player(side))
            .unwrap_or_else(|| table.names()[side].clone());
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
