//! What is seen, and every word that is read.

mod dialog;
mod help;
mod hints;
mod layout;
pub mod look;
mod looks;
mod menu;
mod new_game;
mod pointing;
mod settings;
pub mod sprite;
mod symbols;
mod table;
pub mod theme;
pub mod widget;
pub mod words;

pub use looks::Looks;
pub use pointing::target_at;

use crate::app::{Model, Screen};
use layout::cut_bottom;
use look::{Look, Role};
use ratatui::Frame;
use ratatui::layout::Size;
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Wrap};
use words::Words;

/// Draws the whole screen.
pub fn view(model: &Model, look: &Look, frame: &mut Frame<'_>) {
    let words = Words::new(model.settings().language);
    let area = frame.area();
    frame.render_widget(Block::new().style(look.ground()), area);
    let has = area.as_size();
    let needed = smallest(model);
    if !fits(needed, has) {
        let text = Paragraph::new(words.too_small(needed, has))
            .style(look.style(Role::Warning))
            .centered()
            .wrap(Wrap { trim: true });
        frame.render_widget(text, area);
        return;
    }
    match (model.settings_screen(), model.screen()) {
        (Some(screen), _) => settings::draw(screen, model, words, look, frame),
        (None, Screen::Menu(menu)) => menu::draw(menu, model.trouble(), words, look, frame),
        (None, Screen::NewGame(form)) => new_game::draw(form, words, look, frame),
        (None, Screen::Table(table)) => table::draw(table, model, words, look, frame),
    }
    if let Some(help) = model.help() {
        help::draw(help, model.settings().mouse, words, look, frame);
    }
    let hints = cut_bottom(&mut frame.area(), 1);
    let hints_line: Line<'_> = hints::line(model.context(), words, look, hints.width);
    frame.render_widget(hints_line, hints);
}

/// The smallest terminal that the screen fits into.
fn smallest(model: &Model) -> Size {
    match model.screen() {
        Screen::Menu(_) | Screen::NewGame(_) => layout::SMALLEST,
        Screen::Table(table) => layout::smallest(table.record().state().side_length()),
    }
}

const fn fits(needed: Size, has: Size) -> bool {
    needed.width <= has.width && needed.height <= has.height
}
