//! The command line at the table: opened with a colon, in the place of the move's input box.

use super::{Circumstances, Key, Notice, Request, Table};
use crate::app::command_line::{self, Order, Surroundings};
use crate::app::dialog::Leaving;
use crate::app::editing;
use crate::app::keys::Action;
use tui_input::Input;

impl Table {
    /// The command being typed, if one is.
    pub const fn command(&self) -> Option<&Input> {
        self.command.as_ref()
    }

    pub(super) fn open_command_line(&mut self) {
        self.command = Some(Input::default());
    }

    /// A key while a command is being typed.
    pub(super) fn command_key(
        &mut self,
        key: Key,
        action: Option<Action>,
        around: &mut Circumstances<'_>,
    ) -> Option<Request> {
        let input = self.command.as_mut()?;
        self.notice = None;
        match action {
            Some(Action::Choose) => {
                let text = input.value().to_owned();
                self.carry_out_command(&text, around)
            }
            Some(Action::Complete) => {
                self.complete_command(around);
                None
            }
            Some(Action::Cancel) => {
                self.command = None;
                None
            }
            Some(other) => {
                self.command = None;
                self.act(other, around)
            }
            None => {
                // Deleting further than the beginning leaves, as in other programs with such a line.
                let was_empty = input.value().is_empty();
                if editing::edit(input, key) && was_empty && input.value().is_empty() {
                    self.command = None;
                }
                None
            }
        }
    }

    /// Does what was typed. What can't be done stays, to be mended.
    fn carry_out_command(&mut self, text: &str, around: &mut Circumstances<'_>) -> Option<Request> {
        if text.trim().is_empty() {
            self.command = None;
            return None;
        }
        let order = match command_line::read(text, self.surroundings(around)) {
            Ok(order) => order,
            Err(error) => {
                self.notice = Some(Notice::Order(error));
                return None;
            }
        };
        self.command = None;
        let action = match order {
            Order::New => Action::NewGame,
            Order::Flip => Action::Flip,
            Order::Undo => Action::TakeBack,
            Order::Redo => Action::Redo,
            Order::Draw => Action::Draw,
            Order::Resign => Action::Resign,
            Order::Pause => Action::Pause,
            Order::Help => Action::Help,
            Order::Quit => Action::Quit,
            Order::GoTo(ply) => {
                self.look_at(ply);
                return None;
            }
            Order::Step => Action::Step,
            Order::Hint => Action::Hint,
            Order::Computer(level) => {
                self.seat_computer(level, around.now);
                return None;
            }
            Order::Human => {
                self.seat_people(around.now);
                return None;
            }
            Order::Level(level) => {
                self.set_level(level, around.now);
                return None;
            }
            Order::Change(change) => return Some(Request::Change(change)),
            Order::Settings => return Some(Request::Settings),
            Order::Menu => return self.leave(Leaving::Menu),
        };
        self.act(action, around)
    }

    /// Writes out as much as everything that fits has in common; what fits is told where that is no more than is there.
    fn complete_command(&mut self, around: &Circumstances<'_>) {
        let Some(input) = &self.command else { return };
        let typed = input.value();
        let lines = command_line::completions(typed, self.surroundings(around));
        let completed = match lines.as_slice() {
            [] => return,
            [only] => format!("{only} "),
            _ => common_beginning(&lines),
        };
        if completed.chars().count() > typed.chars().count() {
            self.command = Some(Input::new(completed));
        } else if lines.len() > 1 {
            let last_word = |line: String| {
                line.rsplit_once(' ')
                    .map_or_else(|| line.clone(), |(_, word)| word.to_owned())
            };
            self.notice = Some(Notice::Choices(lines.into_iter().map(last_word).collect()));
        }
    }

    const fn surroundings<'a>(&self, around: &Circumstances<'a>) -> Surroundings<'a> {
        Surroundings {
            themes: around.themes,
            plies: self.record.len(),
            language: around.settings.language,
        }
    }
}

/// What all of `texts` begin with.
pub(super) fn common_beginning(texts: &[String]) -> String {
    let Some((first, rest)) = texts.split_first() else {
        return String::new();
    };
    let common = rest.iter().fold(first.chars().count(), |common, text| {
        first
            .chars()
            .zip(text.chars())
            .take(common)
            .take_while(|(a, b)| a == b)
            .count()
    });
    first.chars().take(common).collect()
}
