//! The list of moves: two columns, a number before them, the time each took.

use super::text::{fill, fit};
use crate::ui::look::{Look, Role};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Widget};
use unicode_width::UnicodeWidthStr;

/// The narrowest column beside whose move the time it took is shown.
const WITH_TIME: usize = 14;

/// A ply in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ui) struct Item {
    /// The move, as it is written.
    pub text: String,
    /// How long it was thought about.
    pub spent: String,
}

/// The list of moves.
#[derive(Clone, Debug)]
pub(in crate::ui) struct History<'a> {
    pub title: String,
    /// What stands there before the first move.
    pub empty: String,
    pub items: Vec<Item>,
    /// The number of the first move.
    pub first_number: usize,
    /// Whether the first ply belongs in the second column.
    pub starts_second: bool,
    /// How many plies lie before the position that is looked at.
    pub shown: usize,
    pub focused: bool,
    pub look: &'a Look,
}

impl Widget for &History<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let look = self.look;
        let border = if self.focused {
            Role::FocusBorder
        } else {
            Role::Border
        };
        let title = fit(
            &format!(" {} ", self.title),
            usize::from(area.width.saturating_sub(4)),
            look.ascii,
        );
        let block = Block::bordered()
            .border_set(look.border_set())
            .border_style(look.style(border))
            .title(Line::styled(title, look.style(Role::Heading)));
        let inner = block.inner(area);
        block.render(area, buffer);
        if self.items.is_empty() {
            let text = fit(
                &format!(" {}", self.empty),
                usize::from(inner.width),
                look.ascii,
            );
            Span::styled(text, look.style(Role::Dim)).render(inner, buffer);
            return;
        }
        let offset = usize::from(self.starts_second);
        let rows = (self.items.len() + offset).div_ceil(2);
        let height = usize::from(inner.height);
        let shown_row = usize::midpoint(self.shown.max(1) - 1, offset);
        // The row that is looked at stays in sight, with a row after it where there is one.
        let first_row = (shown_row + 2).min(rows).saturating_sub(height);
        let first_row = first_row.min(shown_row);
        for (y, row) in (inner.y..inner.bottom()).zip(first_row..rows) {
            let line = self.row(row, offset, usize::from(inner.width));
            buffer.set_line(inner.x, y, &line, inner.width);
        }
    }
}

impl History<'_> {
    /// The line with the moves of `row`.
    fn row(&self, row: usize, offset: usize, width: usize) -> Line<'static> {
        let look = self.look;
        let last = self.first_number + (self.items.len() + offset).div_ceil(2);
        let digits = last.to_string().len().max(2);
        let number = format!("{:>digits$}. ", self.first_number + row);
        let column = (width.saturating_sub(number.width())) / 2;
        let mut spans = vec![Span::styled(number, look.style(Role::Dim))];
        for half in 0..2 {
            let item = (row * 2 + half).checked_sub(offset);
            let Some(index) = item else {
                let gap = if look.ascii { "..." } else { "…" };
                spans.push(Span::styled(
                    fill(gap, column, look.ascii),
                    look.style(Role::Dim),
                ));
                continue;
            };
            if let Some(item) = self.items.get(index) {
                spans.extend(self.item(item, column, index + 1 == self.shown));
            }
        }
        Line::from(spans)
    }

    /// A move and its time in `width` columns.
    fn item(&self, item: &Item, width: usize, chosen: bool) -> Vec<Span<'static>> {
        let look = self.look;
        let style = if chosen {
            look.style(Role::Selection)
        } else {
            Style::new()
        };
        let time = if width >= WITH_TIME {
            item.spent.as_str()
        } else {
            ""
        };
        let time_width = if time.is_empty() { 0 } else { time.width() + 2 };
        let text = fill(&item.text, width.saturating_sub(time_width + 1), look.ascii);
        if time.is_empty() {
            return vec![Span::styled(text, style), Span::raw(" ")];
        }
        vec![
            Span::styled(text, style),
            Span::raw(" "),
            Span::styled(time.to_owned(), look.style(Role::Dim)),
            Span::raw(" "),
        ]
    }
}
