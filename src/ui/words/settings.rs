//! The words of the settings, of commands, and of what is wrong with the player's files.

use super::{Argument, Words};
use crate::app::command_line::OrderError;
use crate::app::settings_screen::Setting;
use crate::app::{Settings, Trouble};
use crate::game::{State, Variant};
use crate::notation::Letters;
use crate::notation::typed;

impl Words {
    /// The heading of the settings.
    pub fn settings_title(self) -> String {
        self.text("settings-title")
    }

    /// The name of a setting.
    pub fn setting(self, setting: Setting) -> String {
        match setting {
            Setting::ShowThinking
            | Setting::EvaluationBar
            | Setting::Ponder
            | Setting::Threads
            | Setting::Hash => self.with("setting-of-thinking", &[("setting", key(setting))]),
            Setting::Language
            | Setting::Theme
            | Setting::Pieces
            | Setting::Ascii
            | Setting::Animation
            | Setting::Coordinates
            | Setting::Notation
            | Setting::ConfirmResign
            | Setting::Bell
            | Setting::Mouse => self.with("setting", &[("setting", key(setting))]),
        }
    }

    /// What a setting is set to; `themes` are the names there are, the usual one first.
    pub fn setting_value(self, setting: Setting, settings: &Settings, themes: &[String]) -> String {
        match setting {
            Setting::Language => self.text("setting-language"),
            Setting::Theme => theme(settings, themes).to_owned(),
            Setting::Pieces => self.with(
                "setting-pieces",
                &[("pieces", Argument::Text(settings.pieces.name()))],
            ),
            Setting::Animation => self.with(
                "setting-animation",
                &[(
                    "speed",
                    Argument::Count(usize::from(settings.animation.get())),
                )],
            ),
            Setting::Notation => self.with(
                "setting-notation",
                &[("notation", Argument::Text(settings.notation.name()))],
            ),
            Setting::Ascii => self.on_or_off(settings.ascii),
            Setting::Coordinates => self.on_or_off(settings.coordinates),
            Setting::ConfirmResign => self.on_or_off(settings.confirm_resign),
            Setting::Bell => self.on_or_off(settings.bell),
            Setting::Mouse => self.on_or_off(settings.mouse),
            Setting::ShowThinking => self.on_or_off(settings.show_thinking),
            Setting::EvaluationBar => self.on_or_off(settings.evaluation_bar),
            Setting::Ponder => self.on_or_off(settings.ponder),
            Setting::Threads => self.with(
                "setting-threads",
                &[("threads", Argument::Count(usize::from(settings.threads)))],
            ),
            Setting::Hash => self.with(
                "setting-hash",
                &[("megabytes", Argument::Count(usize::from(settings.hash)))],
            ),
        }
    }

    /// What a setting does, or what its present value is.
    pub fn about_setting(self, setting: Setting, settings: &Settings, themes: &[String]) -> String {
        match setting {
            Setting::Theme => self.with(
                "about-theme",
                &[("theme", Argument::Text(theme(settings, themes)))],
            ),
            Setting::Notation => {
                let written = |variant| sample(settings, variant);
                self.with(
                    "about-notation",
                    &[
                        ("chess", Argument::Text(&written(Variant::Chess))),
                        ("draughts", Argument::Text(&written(Variant::English))),
                    ],
                )
            }
            Setting::Language
            | Setting::Pieces
            | Setting::Ascii
            | Setting::Animation
            | Setting::Coordinates
            | Setting::ConfirmResign
            | Setting::Bell
            | Setting::Mouse => self.with("about-setting", &[("setting", key(setting))]),
            Setting::ShowThinking
            | Setting::EvaluationBar
            | Setting::Ponder
            | Setting::Threads
            | Setting::Hash => self.with("about-thinking", &[("setting", key(setting))]),
        }
    }

    /// The heading of the command line.
    pub fn command_title(self) -> String {
        self.text("command-title")
    }

    /// What stands in the command line while nothing is typed.
    pub fn command_hint(self) -> String {
        self.text("command-hint")
    }

    /// The same in a narrow box.
    pub fn command_hint_short(self) -> String {
        self.text("command-hint-short")
    }

    /// Why a command is not carried out.
    pub fn order_error(self, error: &OrderError) -> String {
        match error {
            OrderError::Unknown(text) => {
                self.with("command-unknown", &[("text", Argument::Text(text))])
            }
            OrderError::Ambiguous { text, names } => self.with(
                "command-ambiguous",
                &[
                    ("text", Argument::Text(text)),
                    ("names", Argument::Text(&self.list_or(names))),
                ],
            ),
            OrderError::NotOneOf { command, choices } => self.with(
                "command-not-one-of",
                &[
                    ("command", Argument::Text(command)),
                    ("choices", Argument::Text(&self.list_or(choices))),
                ],
            ),
            OrderError::NotANumber { command, last } => self.with(
                "command-not-a-number",
                &[
                    ("command", Argument::Text(command)),
                    ("last", Argument::Count(*last)),
                ],
            ),
            OrderError::StandsAlone { command } => self.with(
                "command-stands-alone",
                &[("command", Argument::Text(command))],
            ),
        }
    }

    /// What is wrong with one of the player's files.
    pub fn trouble(self, trouble: &Trouble) -> String {
        let (id, file, line, key) = match trouble {
            Trouble::Unreadable { file } => ("trouble-unreadable", file, None, None),
            Trouble::Syntax { file, line } => ("trouble-syntax", file, Some(line), None),
            Trouble::UnknownKey { file, line, key } => {
                ("trouble-unknown-key", file, Some(line), Some(key))
            }
            Trouble::NotAValue { file, line, key } => {
                ("trouble-not-a-value", file, Some(line), Some(key))
            }
            Trouble::NotAColor { file, line, key } => {
                ("trouble-not-a-color", file, Some(line), Some(key))
            }
            Trouble::UnknownBase { file, line } => ("trouble-unknown-base", file, Some(line), None),
            Trouble::NoSuchTheme { name } => {
                return self.with("trouble-no-such-theme", &[("name", Argument::Text(name))]);
            }
            Trouble::NotSaved { file } => ("trouble-not-saved", file, None, None),
            Trouble::LeftAlone { file, line } => ("trouble-left-alone", file, Some(line), None),
        };
        let mut arguments = vec![("file", Argument::Text(file))];
        arguments.extend(line.map(|line| ("line", Argument::Count(*line))));
        arguments.extend(key.map(|key| ("key", Argument::Text(key))));
        self.with(id, &arguments)
    }

    fn on_or_off(self, on: bool) -> String {
        self.text(if on { "setting-on" } else { "setting-off" })
    }
}

/// The name of the theme that is worn.
fn theme<'a>(settings: &'a Settings, themes: &'a [String]) -> &'a str {
    settings
        .theme
        .as_ref()
        .or_else(|| themes.first())
        .map_or("", String::as_str)
}

/// A move of `variant`, as the history would have it.
fn sample(settings: &Settings, variant: Variant) -> String {
    let start = variant.start();
    let style = settings.style_of(variant);
    let mv = match &start {
        State::Chess(_) => typed::read(variant, &start, "Nf3", Letters::English)
            .ok()
            .and_then(|moves| moves.into_iter().next()),
        State::Draughts(_) => start.moves().first().cloned(),
    };
    mv.map_or_else(String::new, |mv| style.write(&start, &mv))
}

/// What Fluent's selectors call a setting.
const fn key(setting: Setting) -> Argument<'static> {
    Argument::Text(match setting {
        Setting::Language => "language",
        Setting::Theme => "theme",
        Setting::Pieces => "pieces",
        Setting::Ascii => "ascii",
        Setting::Animation => "animation",
        Setting::Coordinates => "coordinates",
        Setting::Notation => "notation",
        Setting::ConfirmResign => "confirm-resign",
        Setting::Bell => "bell",
        Setting::Mouse => "mouse",
        Setting::ShowThinking => "show-thinking",
        Setting::EvaluationBar => "evaluation-bar",
        Setting::Ponder => "ponder",
        Setting::Threads => "threads",
        Setting::Hash => "hash",
    })
}
