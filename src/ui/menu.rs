//! The menu, as it is seen.

use super::look::{Look, Role};
use super::words::Words;
use crate::app::Trouble;
use crate::app::menu::Menu;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

/// How wide the explanation of a line gets.
const ABOUT_WIDTH: u16 = 60;

pub(super) fn draw(
    menu: &Menu,
    trouble: Option<&Trouble>,
    words: Words,
    look: &Look,
    frame: &mut Frame<'_>,
) {
    let items: Vec<String> = menu
        .items()
        .iter()
        .map(|item| words.menu_item(*item))
        .collect();
    let rows = u16::try_from(items.len()).unwrap_or(u16::MAX);
    let area = frame.area();
    let [_, title, _, list, _, about, _, _hints] = area.layout(&Layout::vertical([
        Constraint::Fill(1),
        Constraint::Length(2),
        Constraint::Length(1),
        Constraint::Length(rows),
        Constraint::Length(1),
        Constraint::Length(3),
        Constraint::Fill(2),
        Constraint::Length(1),
    ]));
    let heading = Paragraph::new(vec![
        Line::styled("d a m e r o", look.style(Role::Title)),
        Line::styled(words.tagline(), look.style(Role::Dim)),
    ]);
    frame.render_widget(heading.centered(), title);
    let widest = items.iter().map(|item| item.width()).max().unwrap_or(0);
    let width = u16::try_from(widest + 4).unwrap_or(u16::MAX);
    let list = list.centered_horizontally(Constraint::Length(width));
    for (row, text) in (0..).zip(&items) {
        let line = Rect {
            y: list.y + row,
            height: 1,
            ..list
        }
        .intersection(list);
        let chosen = usize::from(row) == menu.selected();
        let pointer = if chosen { look.pointer() } else { " " };
        let padding = " ".repeat(widest.saturating_sub(text.width()) + 1);
        let style = look.style(if chosen { Role::Selection } else { Role::Text });
        let text = Span::styled(format!(" {pointer} {text}{padding}"), style);
        frame.render_widget(text, line);
    }
    let said = match (trouble, menu.items().get(menu.selected())) {
        (Some(trouble), _) => Some((words.trouble(trouble), Role::Warning)),
        (None, Some(item)) => Some((words.about_menu_item(*item), Role::Dim)),
        (None, None) => None,
    };
    if let Some((text, role)) = said {
        let text = Paragraph::new(text)
            .style(look.style(role))
            .centered()
            .wrap(Wrap { trim: true });
        frame.render_widget(
            text,
            about.centered_horizontally(Constraint::Max(ABOUT_WIDTH)),
        );
    }
}
