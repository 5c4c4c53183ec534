//! The menu, as it is seen.

use super::look::{Look, Role};
use super::words::Words;
use crate::app::Trouble;
use crate::app::menu::Menu;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
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
    let (said, role) = match (trouble, menu.items().get(menu.selected())) {
        (Some(trouble), _) => (words.trouble(trouble), Role::Warning),
        (None, Some(item)) => (words.about_menu_item(*item), Role::Dim),
        (None, None) => (String::new(), Role::Dim),
    };
    let about_width = usize::from(ABOUT_WIDTH.min(area.width.saturating_sub(2))).max(1);
    let about = textwrap::wrap(&said, about_width);
    let about: Vec<Line<'_>> = about.into_iter().map(Line::from).collect();
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
    let about = Paragraph::new(about).style(look.style(role)).centered();
    frame.render_widget(about, about_area);
}
