//! The mouse: what it did, what lies under it, and where that goes.

use super::dialog::Answer;
use super::keys::Action;
use super::menu::Item;
use super::new_game::Field;
use super::settings_screen::Setting;
use super::{Circumstances, Model, Request, Screen};
use crate::board::Square;

/// Something the mouse did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mouse {
    /// What it did.
    pub action: MouseAction,
    /// The column of the pointer's cell, from 0.
    pub column: u16,
    /// The row of the pointer's cell, from 0.
    pub row: u16,
    /// What is seen in that cell, if it can be pointed at.
    pub target: Option<Target>,
}

/// What the mouse did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MouseAction {
    /// The left button went down.
    Press,
    /// The mouse moved with the left button down.
    Drag,
    /// The left button went up.
    Release,
    /// The wheel turned away from the player.
    WheelUp,
    /// The wheel turned towards the player.
    WheelDown,
}

/// What can be pointed at.
///
/// It names the thing, not its place: what was a line of one list when the button went down can't become one of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A square of the board.
    Square(Square),
    /// A move in the list: the position after this many plies.
    Ply(usize),
    /// The list of moves, where there is none.
    History,
    /// The box in which a move is typed.
    Prompt,
    /// An answer to the question that is put.
    Answer(Answer),
    /// A line of the menu.
    MenuItem(Item),
    /// A line of the form.
    Field(Field),
    /// The arrow in a line of the form that turns it back.
    FieldBack(Field),
    /// A line of the settings.
    Setting(Setting),
    /// The arrow in a line of the settings that turns it back.
    SettingBack(Setting),
}

/// Lines of help that the wheel scrolls at a time.
const WHEEL_LINES: usize = 3;

impl Model {
    /// Takes what the mouse did. Beneath a page of help or the settings everything is inert.
    pub(super) fn mouse(&mut self, mouse: Mouse) -> Option<Request> {
        if let Some(help) = &mut self.help {
            if let Some(action) = mouse.action.scrolling() {
                for _ in 0..WHEEL_LINES {
                    help.act(action);
                }
            }
            return None;
        }
        if let Some(screen) = &mut self.settings_screen {
            let (settings, themes) = (&mut self.settings, &self.themes);
            match (mouse.action, mouse.target) {
                (MouseAction::Press, Some(Target::Setting(setting))) => {
                    screen.click(setting, settings, themes);
                }
                (MouseAction::Press, Some(Target::SettingBack(_))) => {
                    screen.act(Action::Left, settings, themes);
                }
                _ => {}
            }
            return None;
        }
        if mouse.action == MouseAction::Press && matches!(self.screen, Screen::Menu(_)) {
            // What is wrong with a file was told there, and has been seen.
            self.troubles.pop_front();
        }
        let mut around = Circumstances {
            now: self.now,
            settings: &self.settings,
            themes: &self.themes,
            chance: &mut self.chance,
        };
        match (&mut self.screen, mouse.action, mouse.target) {
            (Screen::Table(table), _, _) => table.mouse(mouse, &mut around),
            (Screen::Menu(menu), MouseAction::Press, Some(Target::MenuItem(item))) => {
                menu.click(item)
            }
            (Screen::NewGame(form), MouseAction::Press, Some(Target::Field(field))) => {
                form.click(field)
            }
            (Screen::NewGame(form), MouseAction::Press, Some(Target::FieldBack(_))) => {
                form.act(Action::Left)
            }
            (Screen::Menu(_) | Screen::NewGame(_), _, _) => None,
        }
    }
}

impl MouseAction {
    /// Which way a page goes under the wheel.
    const fn scrolling(self) -> Option<Action> {
        match self {
            Self::WheelUp => Some(Action::Up),
            Self::WheelDown => Some(Action::Down),
            Self::Press | Self::Drag | Self::Release => None,
        }
    }
}
