//! What the program finds about itself when it starts: language, colours, configuration.

use super::{Game, Global, LanguageName};
use crate::app::{AnimationSpeed, Language, Settings, Trouble};
use crate::game::{State, Variant};
use crate::notation::read_position;
use crate::storage::{Config, Engines, Paths, SettingsFile, config, themes};
use crate::ui::Looks;
use crate::ui::look::ColorDepth;
use crate::ui::theme::{Problem, Theme, ThemeError};
use crate::ui::words::Words;

/// What the program finds about itself when it starts.
#[derive(Debug)]
pub(super) struct Surroundings {
    pub(super) settings: Settings,
    pub(super) looks: Looks,
    /// Where the settings are kept.
    pub(super) settings_file: SettingsFile,
    /// What is wrong with the player's files.
    pub(super) troubles: Vec<Trouble>,
    /// The other programs that the player has given names.
    pub(super) engines: Engines,
    /// Whether a game is told line by line.
    pub(super) plain: bool,
}

impl Surroundings {
    /// From the command line, else the configuration, else the environment.
    pub(super) fn of_this_process(global: &Global) -> Self {
        let paths = Paths::of_the_player().ok();
        let (config, mut troubles) = paths
            .as_ref()
            .map_or_else(|| (Config::default(), Vec::new()), config::load);
        let own = paths
            .as_ref()
            .map(|paths| own_themes(paths, &mut troubles))
            .unwrap_or_default();
        let depth = global
            .color
            .depth()
            .unwrap_or_else(|| ColorDepth::from_environment(|name| std::env::var(name).ok()));
        let looks = Looks::new(depth, own);
        let mut settings = config.settings(system_language());
        force(&mut settings, global);
        if let Some(name) = settings.theme.take_if(|name| !looks.has_theme(name)) {
            troubles.push(Trouble::NoSuchTheme { name });
        }
        Self {
            settings_file: SettingsFile::new(paths.as_ref(), settings.clone()),
            settings,
            looks,
            troubles,
            engines: config.engines,
            plain: global.plain,
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

/// Whether the system's characters are those of Unicode; where it doesn't say, they are.
fn speaks_utf8() -> bool {
    ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .is_none_or(|value| value.to_ascii_lowercase().replace('-', "").contains("utf8"))
}

/// A name for `--theme`: of a theme of the program's or of the player's; else the names there are.
pub(super) fn theme_name(name: &str) -> Result<String, String> {
    let mut names: Vec<String> = Theme::names().map(str::to_owned).collect();
    if let Ok(paths) = Paths::of_the_player() {
        let own = themes::own(&paths).into_iter().flatten();
        names.extend(own.map(|file| file.name));
    }
    if names.iter().any(|known| known == name) {
        Ok(name.to_owned())
    } else {
        Err(names.join(", "))
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
