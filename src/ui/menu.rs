//! The menu, as it is seen.

use super::look::{Look, Role};
use super::words::Words;
use crate::app::Settings;
use crate::app::menu::{Item, Menu};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

/// How wide the explanation of a line gets.
const ABOUT_WIDTH: u16 = 60;

pub(super) fn draw(
    menu: &Menu,
    settings: Settings,
    words: Words,
    look: &Look,
    frame: &mut Frame<'_>,
) {
    let Places {
        items,
        title,
        list,
        about,
    } = Places::new(menu, settings, words, frame.area());
    let heading = Paragraph::new(vec![
        Line::styled("d a m e r o", look.style(Role::Title)),
        Line::styled(words.tagline(), look.style(Role::Dim)),
    ]);
    frame.render_widget(heading.centered(), title);
    for (index, (text, line)) in items.iter().zip(list.rows()).enumerate() {
        let chosen = index == menu.selected();
        let pointer = if chosen { look.pointer() } else { " " };
        let padding = " ".repeat(usize::from(list.width).saturating_sub(text.width() + 3));
        let style = look.style(if chosen { Role::Selection } else { Role::Text });
        let text = Span::styled(format!(" {pointer} {text}{padding}"), style);
        frame.render_widget(text, line);
    }
    if let Some(item) = menu.items().get(menu.selected()) {
        let text = Paragraph::new(words.about_menu_item(*item))
            .style(look.style(Role::Dim))
            .centered()
            .wrap(Wrap { trim: true });
        frame.render_widget(
            text,
            about.centered_horizontally(Constraint::Max(ABOUT_WIDTH)),
        );
    }
}

/// The line of the menu at a cell of `area`.
pub(super) fn item_at(
    menu: &Menu,
    settings: Settings,
    words: Words,
    area: Rect,
    at: Position,
) -> Option<Item> {
    let list = Places::new(menu, settings, words, area).list;
    let line = list.rows().position(|line| line.contains(at))?;
    menu.items().get(line).copied()
}

/// The lines of the menu, and where everything lies.
struct Places {
    items: Vec<String>,
    title: Rect,
    /// A row a line, as many as there is room for.
    list: Rect,
    about: Rect,
}

impl Places {
    fn new(menu: &Menu, settings: Settings, words: Words, area: Rect) -> Self {
        let items: Vec<String> = menu
            .items()
            .iter()
            .map(|item| words.menu_item(*item, settings.animation.get()))
            .collect();
        let rows = u16::try_from(items.len()).unwrap_or(u16::MAX);
        // In a small terminal the lines go before everything else.
        let [_, title, _, list, _, about, _, _hints] = area.layout(&Layout::vertical([
            Constraint::Fill(1),
            Constraint::Max(2),
            Constraint::Max(1),
            Constraint::Length(rows),
            Constraint::Max(1),
            Constraint::Max(3),
            Constraint::Fill(2),
            Constraint::Length(1),
        ]));
        let widest = items.iter().map(|item| item.width()).max().unwrap_or(0);
        let width = u16::try_from(widest + 4).unwrap_or(u16::MAX);
        Self {
            items,
            title,
            list: list.centered_horizontally(Constraint::Length(width)),
            about,
        }
    }
}
