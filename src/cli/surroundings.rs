//! What the program finds about itself when it starts: language, colours, configuration.

use super::usage::NotOneOf;
use super::{Game, Global, LanguageName};
use crate::app::{AnimationSpeed, Language, Settings, Trouble};
use crate::game::{State, Variant};
use crate::notation::read_position;
use crate::storage::{Paths, SettingsFile, config, themes};
use crate::ui::Looks;
use crate::ui::look::ColorDepth;
use crate::ui::theme::{Problem, Theme, ThemeError};
use crate::ui::words::Words;
use std::io::{self, IsTerminal};

/// What the program finds about itself when it starts.
#[derive(Debug)]
pub(super) struct Surroundings {
    pub(super) settings: Settings,
    pub(super) looks: Looks,
    /// Where the settings are kept.
    pub(super) settings_file: SettingsFile,
    /// What is wrong with the player's files.
    pub(super) troubles: Vec<Trouble>,
    /// Whether a game is told line by line: because it was asked for, or because the terminal can't do anything else.
    pub(super) plain: bool,
}

impl Surroundings {
    /// From the command line, else the configuration, else the environment.
    pub(super) fn of_this_process(global: &Global) -> Self {
        let paths = Paths::of_the_player().ok();
        let (mut settings, mut troubles) = configured(paths.as_ref());
        let own = paths
            .as_ref()
            .map(|paths| own_themes(paths, &mut troubles))
            .unwrap_or_default();
        let depth = global
            .color
            .depth()
            .unwrap_or_else(|| ColorDepth::from_environment(|name| std::env::var(name).ok()));
        let looks = Looks::new(depth, own);
        force(&mut settings, global);
        if let Some(name) = settings.theme.take_if(|name| !looks.has_theme(name)) {
            troubles.push(Trouble::NoSuchTheme { name });
        }
        Self {
            settings_file: SettingsFile::new(paths.as_ref(), settings.clone()),
            settings,
            looks,
            troubles,
            plain: global.plain || only_prints(),
        }
    }

    pub(super) const fn words(&self) -> Words {
        Words::new(self.settings.language)
    }

    /// The position that `fen` describes, or the start; if it can't be read, why.
    pub(super) fn position(&self, variant: Variant, fen: Option<&str>) -> Result<State, String> {
        let Some(fen) = fen else {
            return Ok(variant.start());
        };
        read_position(variant, fen).map_err(|error| self.words().position_error(&error, variant))
    }

    /// The position that is asked about, where a move can be made in it; else why not.
    pub(super) fn open_position(&self, game: &Game) -> Result<State, String> {
        let state = self.position(game.game, game.fen.as_deref())?;
        match state.outcome() {
            None => Ok(state),
            Some(outcome) => Err(self.words().outcome(outcome, game.game)),
        }
    }
}

/// Whether the program stands at a terminal that prints, and does nothing else.
fn only_prints() -> bool {
    std::env::var("TERM").is_ok_and(|name| name == "dumb")
        && io::stdin().is_terminal()
        && io::stdout().is_terminal()
}

/// Whether the system's characters are those of Unicode; where it doesn't say, they are.
fn speaks_utf8() -> bool {
    ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .is_none_or(|value| value.to_ascii_lowercase().replace('-', "").contains("utf8"))
}

/// A name for `--theme`: of a theme of the program's or of the player's; else the names there are.
pub(super) fn theme_name(name: &str) -> Result<String, NotOneOf> {
    let mut names: Vec<String> = Theme::names().map(str::to_owned).collect();
    if let Ok(paths) = Paths::of_the_player() {
        let own = themes::own(&paths).into_iter().flatten();
        names.extend(own.map(|file| file.name));
    }
    if names.iter().any(|known| known == name) {
        Ok(name.to_owned())
    } else {
        Err(NotOneOf(names))
    }
}

/// Puts what the command line says above what is set.
fn force(settings: &mut Settings, global: &Global) {
    if let Some(name) = global.lang {
        settings.language = match name {
            LanguageName::En => Language::English,
            LanguageName::Es => Language::Spanish,
        };
    }
    if let Some(theme) = &global.theme {
        settings.theme = Some(theme.clone());
    }
    if let Some(speed) = global.animation.and_then(AnimationSpeed::new) {
        settings.animation = speed;
    }
    settings.ascii |= global.ascii || !speaks_utf8();
    settings.mouse &= !global.no_mouse;
}

/// The language to speak where the command line can't be read: the one that it asks for nevertheless, else as ever.
pub(super) fn language_of_the_command_line() -> Language {
    let mut arguments = std::env::args();
    let mut asked = None;
    while let (None, Some(argument)) = (&asked, arguments.next()) {
        asked = match argument.strip_prefix("--lang") {
            Some("") => arguments.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
    }
    let asked = asked.and_then(|code| {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    });
    asked.unwrap_or_else(|| {
        let (settings, _) = configured(Paths::of_the_player().ok().as_ref());
        settings.language
    })
}

/// What the player's file says, else the player's system; and what is wrong with the file.
fn configured(paths: Option<&Paths>) -> (Settings, Vec<Trouble>) {
    let settings = Settings {
        language: system_language(),
        ..Settings::default()
    };
    match paths {
        Some(paths) => config::load(paths, settings),
        None => (settings, Vec::new()),
    }
}

/// The language of the player's system, as far as it is one of the program's.
fn system_language() -> Language {
    sys_locale::get_locale()
        .and_then(|tag| Language::from_tag(&tag))
        .unwrap_or_default()
}

/// The player's own themes that can be read; what is wrong with the others goes to `troubles`.
fn own_themes(paths: &Paths, troubles: &mut Vec<Trouble>) -> Vec<(String, Theme)> {
    themes::own(paths)
        .into_iter()
        .filter_map(|file| {
            let read = file.and_then(|file| match Theme::parse(&file.text) {
                Ok(theme) => Ok((file.name, theme)),
                Err(error) => Err(trouble(file.file, error)),
            });
            read.map_err(|trouble| troubles.push(trouble)).ok()
        })
        .collect()
}

/// What is wrong with the theme in `file`.
fn trouble(file: String, error: ThemeError) -> Trouble {
    let ThemeError { line, key, problem } = error;
    match problem {
        Problem::Syntax(_) => Trouble::Syntax { file, line },
        Problem::UnknownKey => Trouble::UnknownKey { file, line, key },
        Problem::NotAColor => Trouble::NotAColor { file, line, key },
        Problem::UnknownTheme => Trouble::UnknownBase { file, line },
    }
}
