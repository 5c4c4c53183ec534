//! From what the player has set to how to draw: the themes there are, and the look that is worn now.

use super::look::{ColorDepth, Look, Pieces};
use super::sprite::Set;
use super::theme::Theme;
use crate::app::{Language, PieceSet, Settings};

/// The themes there are, and the look that the settings ask for, made when they change.
#[derive(Clone, Debug)]
pub struct Looks {
    depth: ColorDepth,
    /// The player's own, by name; they come before those of the program.
    own: Vec<(String, Theme)>,
    /// The settings that it was made for, and the look.
    worn: Option<(Asked, Look)>,
}

/// What of the settings a look depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Asked {
    theme: Option<String>,
    pieces: PieceSet,
    ascii: bool,
    language: Language,
}

impl Looks {
    /// The looks of a terminal with colours of `depth`, for a player with themes of their own.
    pub const fn new(depth: ColorDepth, own: Vec<(String, Theme)>) -> Self {
        Self {
            depth,
            own,
            worn: None,
        }
    }

    /// The names of the themes, the usual one first.
    pub fn themes(&self) -> Vec<String> {
        let mut names: Vec<String> = Theme::names().map(str::to_owned).collect();
        for (name, _) in &self.own {
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        names
    }

    /// Whether there is a theme called `name`.
    pub fn has_theme(&self, name: &str) -> bool {
        self.themes().iter().any(|known| known == name)
    }

    /// The look that `settings` ask for.
    pub fn of(&mut self, settings: &Settings) -> &Look {
        let fits = |(asked, _): &(Asked, Look)| {
            asked.theme == settings.theme
                && asked.pieces == settings.pieces
                && asked.ascii == settings.ascii
                && asked.language == settings.language
        };
        let worn = self.worn.take().filter(fits);
        let worn = worn.unwrap_or_else(|| {
            let asked = Asked {
                theme: settings.theme.clone(),
                pieces: settings.pieces,
                ascii: settings.ascii,
                language: settings.language,
            };
            let theme = settings.theme.as_deref().and_then(|name| self.theme(name));
            let theme = theme.unwrap_or_default();
            let look = Look::new(&theme, self.depth, settings.pieces.into(), settings.ascii);
            (asked, look.in_language(settings.language))
        });
        &self.worn.insert(worn).1
    }

    fn theme(&self, name: &str) -> Option<Theme> {
        self.own
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, theme)| theme.clone())
            .or_else(|| Theme::builtin(name))
    }
}

impl From<PieceSet> for Pieces {
    fn from(set: PieceSet) -> Self {
        match set {
            PieceSet::Classic => Self::Art(Set::Classic),
            PieceSet::Flat => Self::Art(Set::Flat),
            PieceSet::Glyphs => Self::Glyphs,
            PieceSet::Letters => Self::Letters,
        }
    }
}
