//! The marks in a frame that say that a list goes on above or below what is seen of it.

use crate::ui::look::{Look, Role};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// Marks in the right line of a frame, beside the first row of a list if it begins above, and beside the last if it goes
/// on below. A list that is seen whole has none.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct More<'a> {
    /// The rows in which the list is seen.
    pub rows: Rect,
    /// Which of its lines is in the first row.
    pub first: usize,
    /// How many lines there are.
    pub count: usize,
    pub look: &'a Look,
}

impl Widget for More<'_> {
    /// `area` is all of the frame.
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Some(last) = self.rows.rows().next_back() else {
            return;
        };
        let [up, down] = if self.look.ascii {
            ["^", "v"]
        } else {
            ["↑", "↓"]
        };
        let line = area.right().saturating_sub(1);
        let mut mark = |symbol, row| {
            buffer.set_string(line, row, symbol, self.look.style(Role::KeyHint));
        };
        if self.first > 0 {
            mark(up, self.rows.y);
        }
        if self.first + usize::from(self.rows.height) < self.count {
            mark(down, last.y);
        }
    }
}
