//! The list of moves: two columns, a number before them, the time each took.

use super::more::More;
use super::text::{fill, fit};
use crate::ui::look::{Look, Role};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
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
            let room = usize::from(inner.width.saturating_sub(1)).max(1);
            for (row, line) in inner.rows().zip(textwrap::wrap(&self.empty, room)) {
                buffer.set_stringn(row.x + 1, row.y, line, room, look.style(Role::Dim));
            }
            return;
        }
        let more = More {
            rows: inner,
            first: self.first_row(inner),
            count: self.rows(),
            look,
        };
        more.render(area, buffer);
        for (line, row) in inner.rows().zip(more.first..more.count) {
            buffer.set_line(line.x, line.y, &self.row(row, line.width), line.width);
        }
    }
}

impl History<'_> {
    /// Which of the moves is at a cell of the list drawn in `area`, counted from 0.
    pub(in crate::ui) fn index_at(&self, area: Rect, at: Position) -> Option<usize> {
        let inner = Block::bordered().inner(area);
        let line = inner.rows().position(|line| line.contains(at))?;
        let row = self.first_row(inner) + line;
        let mut across = usize::from(at.x - inner.x);
        for part in self.parts(row, inner.width) {
            let width = part.width();
            if across < width {
                return part.index;
            }
            across -= width;
        }
        None
    }

    fn rows(&self) -> usize {
        (self.items.len() + usize::from(self.starts_second)).div_ceil(2)
    }

    /// The first row that is seen within `inner`.
    fn first_row(&self, inner: Rect) -> usize {
        let shown_row = usize::midpoint(self.shown.max(1) - 1, usize::from(self.starts_second));
        // The row that is looked at stays in sight, with a row after it where there is one.
        (shown_row + 2)
            .min(self.rows())
            .saturating_sub(usize::from(inner.height))
            .min(shown_row)
    }

    /// The line with the moves of `row`.
    fn row(&self, row: usize, width: u16) -> Line<'static> {
        self.parts(row, width)
            .into_iter()
            .flat_map(|part| part.spans)
            .collect()
    }

    /// The number of `row` and its moves.
    fn parts(&self, row: usize, width: u16) -> Vec<Part> {
        let look = self.look;
        let last = self.first_number + self.rows();
        let digits = last.to_string().len().max(2);
        let number = format!("{:>digits$}. ", self.first_number + row);
        let room = usize::from(width).saturating_sub(number.width());
        // Without times the last move needs no space after it: in small terminals each column counts.
        let column = if room.div_ceil(2) < WITH_TIME {
            room.div_ceil(2)
        } else {
            room / 2
        };
        let dim = |text: String| Part {
            index: None,
            spans: vec![Span::styled(text, look.style(Role::Dim))],
        };
        let mut parts = vec![dim(number)];
        for half in 0..2 {
            let Some(index) = (row * 2 + half).checked_sub(usize::from(self.starts_second)) else {
                let gap = if look.ascii { "..." } else { "…" };
                parts.push(dim(fill(gap, column, look.ascii)));
                continue;
            };
            if let Some(item) = self.items.get(index) {
                parts.push(Part {
                    index: Some(index),
                    spans: self.item(item, column, index + 1 == self.shown),
                });
            }
        }
        parts
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

/// A stretch of a row.
struct Part {
    /// Which move it is, if it is one.
    index: Option<usize>,
    spans: Vec<Span<'static>>,
}

impl Part {
    fn width(&self) -> usize {
        self.spans.iter().map(Span::width).sum()
    }
}
