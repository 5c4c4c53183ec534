//! What keys are called, and what they do.

use super::{Argument, Words};
use crate::app::keys::{Action, Context};
use crate::app::{Key, KeyCode};

impl Words {
    /// What a key is called; with arrows drawn where the terminal has them.
    pub fn key(self, key: Key, ascii: bool) -> String {
        let name = match key.code {
            KeyCode::Up if !ascii => "↑".to_owned(),
            KeyCode::Down if !ascii => "↓".to_owned(),
            KeyCode::Left if !ascii => "←".to_owned(),
            KeyCode::Right if !ascii => "→".to_owned(),
            KeyCode::Char(' ') => self.named_key("space"),
            KeyCode::Char(character) if key.ctrl => character.to_uppercase().to_string(),
            KeyCode::Char(character) => character.to_string(),
            KeyCode::Function(number) => format!("F{number}"),
            KeyCode::Up => self.named_key("up"),
            KeyCode::Down => self.named_key("down"),
            KeyCode::Left => self.named_key("left"),
            KeyCode::Right => self.named_key("right"),
            KeyCode::Enter => self.named_key("enter"),
            KeyCode::Esc => self.named_key("esc"),
            KeyCode::Backspace => self.named_key("backspace"),
            KeyCode::Delete => self.named_key("delete"),
            KeyCode::Tab => self.named_key("tab"),
            KeyCode::BackTab => self.named_key("back-tab"),
            KeyCode::Home => self.named_key("home"),
            KeyCode::End => self.named_key("end"),
            KeyCode::PageUp => self.named_key("page-up"),
            KeyCode::PageDown => self.named_key("page-down"),
        };
        if key.ctrl {
            format!("Ctrl-{name}")
        } else {
            name
        }
    }

    /// What an action does in a context, in two or three words.
    pub fn action(self, action: Action, context: Context) -> String {
        let id = match action {
            Action::Up => "do-up",
            Action::Down => "do-down",
            Action::Left => "do-left",
            Action::Right => "do-right",
            Action::Choose => "do-choose",
            Action::Cancel => "do-cancel",
            Action::Next => "do-next",
            Action::Previous => "do-previous",
            Action::Complete => "do-complete",
            Action::Back => "do-back",
            Action::Forward => "do-forward",
            Action::First => "do-first",
            Action::Last => "do-last",
            Action::TakeBack => "do-take-back",
            Action::Redo => "do-redo",
            Action::Flip => "do-flip",
            Action::Draw => "do-draw",
            Action::Resign => "do-resign",
            Action::Pause => "do-pause",
            Action::Step => "do-step",
            Action::Hint => "do-hint",
            Action::Evaluation => "do-evaluation",
            Action::Help => "do-help",
            Action::NewGame => "do-new-game",
            Action::Command => "do-command",
            Action::Language => "do-language",
            Action::Quit => "do-quit",
            Action::Suspend => "do-suspend",
            Action::Redraw => "do-redraw",
        };
        self.with(id, &[("context", Argument::Text(context_key(context)))])
    }

    /// The heading above the keys of a context.
    pub fn keys_of(self, context: Context) -> String {
        self.with(
            "help-keys",
            &[("context", Argument::Text(context_key(context)))],
        )
    }

    fn named_key(self, key: &str) -> String {
        self.with("key", &[("key", Argument::Text(key))])
    }
}

const fn context_key(context: Context) -> &'static str {
    match context {
        Context::Everywhere => "everywhere",
        Context::Menu => "menu",
        Context::Form => "form",
        Context::Board => "board",
        Context::Typing => "typing",
        Context::History => "history",
        Context::Dialog => "dialog",
        Context::Help => "help",
        Context::Settings => "settings",
        Context::Command => "command",
    }
}
