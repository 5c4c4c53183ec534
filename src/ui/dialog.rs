//! A question to the players, as it is seen.

use super::look::{Look, Role};
use super::widget::more::More;
use super::words::Words;
use crate::app::dialog::{Answer, Dialog};
use crate::game::Variant;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Margin, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};
use std::borrow::Cow;
use unicode_width::UnicodeWidthStr;

/// How wide a question gets.
pub(super) const WIDTH: u16 = 44;

/// Draws `dialog` in the middle of `area`.
pub(super) fn draw(
    dialog: &Dialog,
    variant: Variant,
    words: Words,
    look: &Look,
    area: Rect,
    frame: &mut Frame<'_>,
) {
    let places = Places::new(dialog, variant, words, area);
    let block = Block::bordered()
        .border_set(look.border_set())
        .border_style(look.style(Role::FocusBorder))
        .style(look.ground())
        .title(Line::styled(
            format!(" {} ", places.title),
            look.style(Role::Title),
        ));
    frame.render_widget(Clear, places.whole);
    frame.render_widget(block, places.whole);
    let question: Vec<Line<'_>> = places
        .question
        .into_iter()
        .map(|line| Line::styled(line, look.style(Role::Text)))
        .collect();
    frame.render_widget(Paragraph::new(question), places.text);
    let list = places.list;
    let more = More {
        rows: list,
        first: places.first,
        count: dialog.answers.len(),
        look,
    };
    frame.render_widget(more, places.whole);
    for (index, row) in (places.first..).zip(list.rows()) {
        let Some(answer) = dialog.answers.get(index) else {
            break;
        };
        let answer = words.answer(*answer);
        let chosen = index == dialog.selected;
        let pointer = if chosen { look.pointer() } else { " " };
        let padding = " ".repeat(usize::from(list.width).saturating_sub(answer.width() + 4));
        let style = look.style(if chosen { Role::Selection } else { Role::Text });
        let line = Span::styled(format!(" {pointer} {answer}{padding} "), style);
        frame.render_widget(line, row);
    }
}

/// The answer at a cell of a question drawn in `area`.
pub(super) fn answer_at(
    dialog: &Dialog,
    variant: Variant,
    words: Words,
    area: Rect,
    at: Position,
) -> Option<Answer> {
    let places = Places::new(dialog, variant, words, area);
    let line = places.list.rows().position(|row| row.contains(at))?;
    dialog.answers.get(places.first + line).copied()
}

/// What a question says, and where its parts lie.
struct Places {
    title: String,
    /// The question, broken into lines.
    question: Vec<String>,
    /// All of it, with its frame.
    whole: Rect,
    text: Rect,
    /// The answers, a row each.
    list: Rect,
    /// Which answer is in the first row.
    first: usize,
}

impl Places {
    fn new(dialog: &Dialog, variant: Variant, words: Words, area: Rect) -> Self {
        let (title, question) = words.question(&dialog.question, variant);
        let width = WIDTH.min(area.width);
        let question: Vec<String> = textwrap::wrap(&question, usize::from(width.saturating_sub(4)))
            .into_iter()
            .map(Cow::into_owned)
            .collect();
        let count = u16::try_from(dialog.answers.len()).unwrap_or(u16::MAX);
        let text_rows = u16::try_from(question.len()).unwrap_or(u16::MAX);
        let rows = (2 + text_rows + 1 + count).min(area.height);
        let whole = area.centered(Constraint::Length(width), Constraint::Length(rows));
        let inner = Block::bordered().inner(whole).inner(Margin::new(1, 0));
        // In a small terminal the answers go before the question.
        let [text, _, list] = inner.layout(&Layout::vertical([
            Constraint::Max(text_rows),
            Constraint::Max(1),
            Constraint::Length(count.min(inner.height)),
        ]));
        Self {
            title,
            question,
            whole,
            text,
            list,
            first: dialog
                .selected
                .saturating_sub(usize::from(list.height).saturating_sub(1)),
        }
    }
}
