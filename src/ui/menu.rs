//! The menu, as it is seen.

use super::look::{Look, Role};
use super::words::Words;
use crate::app::Trouble;
use crate::app::menu::{Item, Menu};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use std::borrow::Cow;
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
    let Places {
        items,
        title,
        list,
        about,
        about_area,
    } = Places::new(menu, trouble, words, frame.area());
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
    let role = if trouble.is_some() {
        Role::Warning
    } else {
        Role::Dim
    };
    let about: Vec<Line<'_>> = about.into_iter().map(Line::from).collect();
    let about = Paragraph::new(about).style(look.style(role)).centered();
    frame.render_widget(about, about_area);
}

/// The line of the menu at a cell of `area`.
pub(super) fn item_at(
    menu: &Menu,
    trouble: Option<&Trouble>,
    words: Words,
    area: Rect,
    at: Position,
) -> Option<Item> {
    let list = Places::new(menu, trouble, words, area).list;
    let line = list.rows().position(|line| line.contains(at))?;
    menu.items().get(line).copied()
}

/// What the menu says, and where everything lies.
struct Places {
    items: Vec<String>,
    title: Rect,
    /// A row a line, as many as there is room for.
    list: Rect,
    /// The explanation of the line the cursor is on, or the trouble, broken into lines.
    about: Vec<String>,
    about_area: Rect,
}

impl Places {
    fn new(menu: &Menu, trouble: Option<&Trouble>, words: Words, area: Rect) -> Self {
        let items: Vec<String> = menu
            .items()
            .iter()
            .map(|item| words.menu_item(*item))
            .collect();
        let rows = u16::try_from(items.len()).unwrap_or(u16::MAX);
        let said = match (trouble, menu.items().get(menu.selected())) {
            (Some(trouble), _) => words.trouble(trouble),
            (None, Some(item)) => words.about_menu_item(*item),
            (None, None) => String::new(),
        };
        let about_width = usize::from(ABOUT_WIDTH.min(area.width.saturating_sub(2))).max(1);
        let about: Vec<String> = textwrap::wrap(&said, about_width)
            .into_iter()
            .map(Cow::into_owned)
            .collect();
        let about_rows = u16::try_from(about.len()).unwrap_or(u16::MAX);
        // In a small terminal the gaps go first, then the title, then the explanation; the list stays whole.
        let spare = area.height.saturating_sub(rows + 1);
        let gap = u16::from(spare >= about_rows + 2 + 2);
        let title_rows = spare.saturating_sub(about_rows).min(2);
        let [_, title, _, list, _, about_area, _, _hints] = area.layout(&Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(title_rows),
            Constraint::Length(gap),
            Constraint::Length(rows),
            Constraint::Length(gap),
            Constraint::Length(
                about_rows
                    .min(spare.saturating_sub(title_rows + 2 * gap))
                    .max(3 * gap),
            ),
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
            about_area,
        }
    }
}
