//! What the program finds about itself when it starts: language, colours, configuration.

use super::{Global, LanguageName};
use crate::app::{AnimationSpeed, Language, Settings};
use crate::game::{State, Variant};
use crate::notation::read_position;
use crate::storage::{Paths, config};
use crate::ui::look::{ColorDepth, Look, Pieces};
use crate::ui::theme::Theme;
use crate::ui::words::Words;

/// What the program finds about itself when it starts.
#[derive(Debug)]
pub(super) struct Surroundings {
    pub(super) settings: Settings,
    pub(super) look: Look,
}

impl Surroundings {
    /// From the command line, else the configuration, else the environment.
    pub(super) fn of_this_process(global: &Global) -> Self {
        let config = Paths::of_the_player()
            .map(|paths| config::load(&paths).0)
            .unwrap_or_default();
        let language = global
            .lang
            .map(|name| match name {
                LanguageName::En => Language::English,
                LanguageName::Es => Language::Spanish,
            })
            .or(config.language)
            .or_else(|| Language::from_tag(&sys_locale::get_locale()?))
            .unwrap_or_default();
        let settings = Settings {
            language,
            animation: global
                .animation
                .and_then(AnimationSpeed::new)
                .unwrap_or(config.animation),
            style: None,
            bell: config.bell,
            mouse: config.mouse && !global.no_mouse,
        };
        let depth = global
            .color
            .depth()
            .unwrap_or_else(|| ColorDepth::from_environment(|name| std::env::var(name).ok()));
        let named = global.theme.as_deref().or(config.theme.as_deref());
        let theme = named.and_then(Theme::builtin).unwrap_or_default();
        let pieces = config
            .pieces
            .as_deref()
            .and_then(Pieces::from_name)
            .unwrap_or_default();
        Self {
            settings,
            look: Look::new(theme, depth, pieces, global.ascii || config.ascii),
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
}
