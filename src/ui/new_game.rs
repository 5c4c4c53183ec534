//! The form of a new game, as it is seen.

use super::look::{Look, Role};
use super::widget::more::More;
use super::widget::text::fit;
use super::words::Words;
use crate::app::Target;
use crate::app::new_game::{Field, NewGame, Problem, Value};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Margin, Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};
use std::borrow::Cow;
use unicode_width::UnicodeWidthStr;

/// How wide the form gets.
const WIDTH: u16 = 66;

pub(super) fn draw(form: &NewGame, words: Words, look: &Look, frame: &mut Frame<'_>) {
    let Places {
        body,
        lines,
        first,
        rows,
        fields,
        about,
        about_area,
    } = Places::new(form, words, frame.area());
    let frame_block = Block::bordered()
        .border_set(look.border_set())
        .border_style(look.style(Role::Border))
        .title(Line::styled(
            format!(" {} ", words.form_title()),
            look.style(Role::Title),
        ));
    frame.render_widget(frame_block, body);
    let more = More {
        rows: lines,
        first: first.into(),
        count: rows.into(),
        look,
    };
    frame.render_widget(more, body);
    let labels = labels_width(&fields, words);
    for (field, row) in fields {
        draw_field(form, field, labels, words, look, row, frame);
    }
    let style = if form.problem().is_some() {
        Role::Error
    } else {
        Role::Dim
    };
    let about: Vec<Line<'_>> = about.into_iter().map(Line::from).collect();
    let about = Paragraph::new(about).style(look.style(style));
    frame.render_widget(about, about_area);
}

/// The line of the form at a cell of `area`, or its arrow back.
pub(super) fn target_at(form: &NewGame, words: Words, area: Rect, at: Position) -> Option<Target> {
    let fields = Places::new(form, words, area).fields;
    let labels = labels_width(&fields, words);
    let (field, row) = fields.into_iter().find(|(_, row)| row.contains(at))?;
    let turns = !matches!(form.value(field), Value::Text(_) | Value::Button);
    let arrow = usize::from(row.x) + HEAD + labels;
    Some(
        if turns && form.focus() == field && arrow == usize::from(at.x) {
            Target::FieldBack(field)
        } else {
            Target::Field(field)
        },
    )
}

/// The columns before what a line holds, besides those of its label.
const HEAD: usize = 5;

fn labels_width(fields: &[(Field, Rect)], words: Words) -> usize {
    let widths = fields.iter().map(|(field, _)| words.field(*field).width());
    widths.max().unwrap_or(0)
}

/// What stands below the form, and where its parts lie.
struct Places {
    /// All of it, with its frame.
    body: Rect,
    /// Where the fields are seen, the first row that is, and how many rows they take.
    lines: Rect,
    first: u16,
    rows: u16,
    fields: Vec<(Field, Rect)>,
    /// The explanation, broken into lines.
    about: Vec<String>,
    about_area: Rect,
}

impl Places {
    fn new(form: &NewGame, words: Words, area: Rect) -> Self {
        let fields = form.fields();
        let about_width = usize::from(WIDTH.min(area.width).saturating_sub(4)).max(1);
        let about: Vec<String> = textwrap::wrap(&about(form, words), about_width)
            .into_iter()
            .map(Cow::into_owned)
            .collect();
        let about_rows = u16::try_from(about.len().max(3)).unwrap_or(u16::MAX);
        // A gap before the button, where there is room for it.
        let rows = u16::try_from(fields.len() + 1).unwrap_or(u16::MAX);
        let [_, body, _, _hints] = area.layout(&Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(rows + 2 + 1 + about_rows),
            Constraint::Fill(2),
            Constraint::Length(1),
        ]));
        let body = body.centered_horizontally(Constraint::Max(WIDTH));
        let inner = Block::bordered().inner(body);
        // What does not fit is scrolled to; what a line means, or what is wrong with it, is told whole first.
        let told = u16::try_from(about.len()).unwrap_or(u16::MAX);
        let seen = rows.min(inner.height.saturating_sub(1 + told).max(3));
        let [lines, _, about_area] = inner.layout(&Layout::vertical([
            Constraint::Length(seen),
            Constraint::Max(1),
            Constraint::Fill(1),
        ]));
        let row_of = |field: Field| {
            let place = fields.iter().position(|known| *known == field);
            let row = place.unwrap_or(0) + usize::from(field == Field::Begin);
            u16::try_from(row).unwrap_or(u16::MAX)
        };
        let first = row_of(form.focus())
            .saturating_sub(seen / 2)
            .min(rows - seen);
        let place = |field: Field| {
            let row = row_of(field).checked_sub(first).filter(|row| *row < seen);
            let area = row.map_or_else(Rect::default, |row| Rect {
                y: lines.y + row,
                height: 1,
                ..lines
            });
            (field, area)
        };
        Self {
            body,
            lines,
            first,
            rows,
            fields: fields.iter().map(|field| place(*field)).collect(),
            about,
            about_area: about_area.inner(Margin::new(1, 0)),
        }
    }
}

/// The explanation below the lines: of the line the cursor is on, or of what is wrong.
fn about(form: &NewGame, words: Words) -> String {
    match (form.problem(), form.value(Field::OwnClock)) {
        (Some(Problem::Clock(problem)), Value::Text(input)) => {
            return words.clock_problem(input.value(), problem);
        }
        (Some(Problem::NoCommand(side)), _) => return words.no_command(*side),
        (Some(Problem::Clock(_)) | None, _) => {}
    }
    match form.focus() {
        Field::OwnClock => words.about_own_clock(),
        Field::Seat(side) => match form.value(Field::Seat(side)) {
            Value::Seat(seat) => words.about_seat(seat),
            _ => String::new(),
        },
        Field::Command(_) => words.about_engine_command(),
        Field::Game
        | Field::Rules
        | Field::Starts
        | Field::Name(_)
        | Field::Clock
        | Field::Begin => words.about_game(form.variant()),
    }
}

fn draw_field(
    form: &NewGame,
    field: Field,
    labels: usize,
    words: Words,
    look: &Look,
    row: Rect,
    frame: &mut Frame<'_>,
) {
    let focused = form.focus() == field;
    let label = words.field(field);
    let pointer = if focused { look.pointer() } else { " " };
    let style = if focused {
        look.style(Role::Selection)
    } else {
        look.style(Role::Text)
    };
    if matches!(form.value(field), Value::Button) {
        let button = Span::styled(format!(" {pointer} {label}  "), style);
        frame.render_widget(button, row);
        return;
    }
    let padding = " ".repeat(labels.saturating_sub(label.width()));
    let head = format!(" {pointer} {label}{padding}  ");
    let head_width = u16::try_from(head.width())
        .unwrap_or(u16::MAX)
        .min(row.width);
    frame.render_widget(
        Span::styled(
            head,
            if focused {
                style
            } else {
                look.style(Role::Dim)
            },
        ),
        row,
    );
    let value_area = Rect {
        x: row.x + head_width,
        width: row.width - head_width,
        ..row
    };
    let choice = |text: String| {
        let [left, right] = if look.ascii {
            ["<", ">"]
        } else {
            ["‹", "›"]
        };
        let room = usize::from(value_area.width).saturating_sub(4);
        let text = fit(&text, room, look.ascii);
        if focused {
            format!("{left} {text} {right}")
        } else {
            format!("  {text}")
        }
    };
    let text = match form.value(field) {
        Value::Game(variant) => choice(words.game(variant)),
        Value::Rules(variant) => choice(words.rules(variant)),
        Value::Side(side) => choice(words.side(side)),
        Value::Seat(seat) => choice(words.seat(seat)),
        Value::Clock(control) => choice(words.clock_choice(control)),
        Value::Text(input) => {
            let width = usize::from(value_area.width.saturating_sub(3)).max(1);
            let scroll = input.visual_scroll(width);
            if focused {
                let column = input.visual_cursor().saturating_sub(scroll);
                let column = u16::try_from(column).unwrap_or(u16::MAX);
                let x = (value_area.x + 2)
                    .saturating_add(column)
                    .min(value_area.right());
                frame.set_cursor_position(Position { x, y: value_area.y });
            }
            if input.value().is_empty() && !focused {
                let hint = match field {
                    Field::Name(_) => words.empty_name(),
                    Field::Command(_) => words.empty_command(),
                    _ => String::new(),
                };
                let hint = fit(
                    &format!("  {hint}"),
                    usize::from(value_area.width),
                    look.ascii,
                );
                let hint = Span::styled(hint, look.style(Role::Dim));
                frame.render_widget(hint, value_area);
                return;
            }
            format!(
                "  {}",
                input.value().chars().skip(scroll).collect::<String>()
            )
        }
        Value::Button => String::new(),
    };
    let style = if focused {
        look.style(Role::Heading)
    } else {
        Style::new()
    };
    frame.render_widget(Span::styled(text, style), value_area);
}
