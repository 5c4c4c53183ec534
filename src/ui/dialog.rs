//! A question to the players, as it is seen.

use super::look::{Look, Role};
use super::words::Words;
use crate::app::dialog::Dialog;
use crate::game::Variant;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};
use unicode_width::UnicodeWidthStr;

/// How wide a question gets.
pub(super) const WIDTH: u16 = 44;

pub(super) fn draw(
    dialog: &Dialog,
    variant: Variant,
    words: Words,
    look: &Look,
    area: Rect,
    frame: &mut Frame<'_>,
) {
    let (title, question) = words.question(&dialog.question, variant);
    let answers: Vec<String> = dialog
        .answers
        .iter()
        .map(|answer| words.answer(*answer))
        .collect();
    let count = u16::try_from(answers.len()).unwrap_or(u16::MAX);
    let width = WIDTH.min(area.width);
    let text: Vec<Line<'_>> = textwrap::wrap(&question, usize::from(width.saturating_sub(4)))
        .into_iter()
        .map(|line| Line::styled(line, look.style(Role::Text)))
        .collect();
    let text_rows = u16::try_from(text.len()).unwrap_or(u16::MAX);
    let rows = (2 + text_rows + 1 + count).min(area.height);
    let place = area.centered(Constraint::Length(width), Constraint::Length(rows));
    let block = Block::bordered()
        .border_set(look.border_set())
        .border_style(look.style(Role::FocusBorder))
        .style(look.ground())
        .title(Line::styled(format!(" {title} "), look.style(Role::Title)));
    let inner = block.inner(place).inner(Margin::new(1, 0));
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    // In a small terminal the answers go before the question.
    let [text_area, _, list] = inner.layout(&Layout::vertical([
        Constraint::Max(text_rows),
        Constraint::Max(1),
        Constraint::Length(count.min(inner.height)),
    ]));
    frame.render_widget(Paragraph::new(text), text_area);
    let first = dialog
        .selected
        .saturating_sub(usize::from(list.height).saturating_sub(1));
    for (row, (index, answer)) in (0..list.height).zip(answers.iter().enumerate().skip(first)) {
        let chosen = index == dialog.selected;
        let pointer = if chosen { look.pointer() } else { " " };
        let padding = " ".repeat(usize::from(list.width).saturating_sub(answer.width() + 4));
        let style = look.style(if chosen { Role::Selection } else { Role::Text });
        let line = Span::styled(format!(" {pointer} {answer}{padding} "), style);
        frame.render_widget(
            line,
            Rect {
                y: list.y + row,
                height: 1,
                ..list
            },
        );
    }
}
