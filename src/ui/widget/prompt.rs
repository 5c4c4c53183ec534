//! The box in which a move is typed.

use super::text::fit;
use crate::ui::look::{Look, Role};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Widget};
use tui_input::Input;
use unicode_width::UnicodeWidthStr;

/// The box in which a move is typed; in a single row, without a frame.
#[derive(Clone, Debug)]
pub(in crate::ui) struct Prompt<'a> {
    pub title: String,
    /// What stands in it while nothing is typed; the second where there is no room for the first.
    pub hints: [String; 2],
    /// The square under the cursor: what it is called in typing.
    pub place: String,
    /// What stands before it where it has no frame.
    pub pointer: &'static str,
    pub input: &'a Input,
    pub focused: bool,
    pub look: &'a Look,
}

impl Prompt<'_> {
    /// Where the text is drawn within `area`, and how far it is scrolled.
    fn text_area(&self, area: Rect) -> (Rect, usize) {
        let place_width = u16::try_from(self.place.width()).unwrap_or(u16::MAX);
        let area = if area.height >= 3 {
            Block::bordered().inner(area)
        } else {
            Rect {
                x: area.x + 2,
                width: area.width.saturating_sub(3 + place_width),
                ..area
            }
        };
        let scroll = self
            .input
            .visual_scroll(usize::from(area.width.saturating_sub(1)).max(1));
        (area, scroll)
    }

    /// Where the terminal's own cursor belongs within `area`.
    pub(in crate::ui) fn cursor(&self, area: Rect) -> Position {
        let (area, scroll) = self.text_area(area);
        let column = self.input.visual_cursor().saturating_sub(scroll);
        let x = area
            .x
            .saturating_add(u16::try_from(column).unwrap_or(u16::MAX));
        Position {
            x: x.min(area.right().saturating_sub(1)),
            y: area.y,
        }
    }
}

impl Widget for &Prompt<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let look = self.look;
        let border = look.style(if self.focused {
            Role::FocusBorder
        } else {
            Role::Border
        });
        if area.height >= 3 {
            Block::bordered()
                .border_set(look.border_set())
                .border_style(border)
                .title(Line::styled(
                    format!(" {} ", self.title),
                    look.style(Role::Heading),
                ))
                .title(
                    Line::styled(format!(" {} ", self.place), look.style(Role::Dim))
                        .right_aligned(),
                )
                .render(area, buffer);
        } else {
            Span::styled(self.pointer, border).render(area, buffer);
            let place = Line::styled(self.place.as_str(), look.style(Role::Dim)).right_aligned();
            place.render(area, buffer);
        }
        let (area, scroll) = self.text_area(area);
        let text = if self.input.value().is_empty() {
            let room = usize::from(area.width);
            let [whole, short] = &self.hints;
            let hint = if whole.width() <= room { whole } else { short };
            let hint = fit(hint, room, look.ascii);
            Span::styled(hint, look.style(Role::Dim))
        } else {
            let seen: String = self.input.value().chars().skip(scroll).collect();
            Span::styled(seen, look.style(Role::Text))
        };
        text.render(area, buffer);
    }
}
