//! What lies under the mouse: found as it is drawn, from the model and the size alone.

use super::look::Look;
use super::words::Words;
use super::{fits, menu, new_game, settings, smallest, table};
use crate::app::{Model, Screen, Target};
use ratatui::layout::{Position, Rect, Size};

/// What is seen at a cell of a terminal of this size, if it can be pointed at.
pub fn target_at(model: &Model, look: &Look, size: Size, at: Position) -> Option<Target> {
    if model.help().is_some() || !fits(smallest(model), size) {
        return None;
    }
    let words = Words::new(model.settings().language);
    let area = Rect::from((Position::ORIGIN, size));
    match (model.settings_screen(), model.screen()) {
        (Some(screen), _) => settings::target_at(screen, words, area, at),
        (None, Screen::Menu(menu)) => {
            menu::item_at(menu, model.trouble(), words, area, at).map(Target::MenuItem)
        }
        (None, Screen::NewGame(form)) => new_game::target_at(form, words, area, at),
        (None, Screen::Table(table)) => {
            table::target_at(table, model.settings(), words, look, area, at)
        }
    }
}
