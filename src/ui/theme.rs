//! Themes: what each thing on the screen means, and the colour that says so.

mod color;
mod meaning;
mod parse;

pub use color::{ColorDepth, Paint, standard_rgb};
pub use meaning::Meaning;
pub use parse::{Problem, ThemeError};

use ratatui::style::Color;

/// The themes that come with the program, by name. The first is the one used when nothing else is said.
const BUILTIN: [(&str, &str); 7] = [
    ("walnut", include_str!("../../assets/themes/walnut.toml")),
    (
        "tournament",
        include_str!("../../assets/themes/tournament.toml"),
    ),
    (
        "contrast",
        include_str!("../../assets/themes/contrast.toml"),
    ),
    ("clarity", include_str!("../../assets/themes/clarity.toml")),
    ("ocean", include_str!("../../assets/themes/ocean.toml")),
    ("paper", include_str!("../../assets/themes/paper.toml")),
    ("console", include_str!("../../assets/themes/console.toml")),
];

/// A colour for every [`Meaning`], at every depth of colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    paints: [Paint; Meaning::COUNT],
}

impl Theme {
    /// The names of the themes that come with the program, the usual one first.
    pub fn names() -> impl ExactSizeIterator<Item = &'static str> {
        BUILTIN.iter().map(|(name, _)| *name)
    }

    /// The theme called `name` that comes with the program.
    pub fn builtin(name: &str) -> Option<Self> {
        BUILTIN
            .iter()
            .find(|(known, _)| *known == name)
            .and_then(|(_, text)| Self::parse(text).ok())
    }

    /// Reads a theme from TOML: sections and keys as [`Meaning`] has them, each a colour.
    ///
    /// A colour is `"#rrggbb"`, the name of one of the terminal's sixteen colours such as `"bright-blue"`, `"default"`
    /// for the terminal's own, or a number of the 256 colours. An array gives it for truecolor, for 256 and for 16
    /// colours in this order; what it leaves out is the nearest there is. Keys that are left out are those of the theme
    /// that `extends` names, or of the usual one.
    pub fn parse(toml: &str) -> Result<Self, ThemeError> {
        parse::theme(toml)
    }

    /// The colour for `meaning` at `depth`; the terminal's own where there is no colour.
    pub fn color(&self, meaning: Meaning, depth: ColorDepth) -> Color {
        self.paints[meaning as usize].at(depth)
    }

    /// All its colours at `depth`, by the number of their meaning.
    pub(in crate::ui) fn colors(&self, depth: ColorDepth) -> [Color; Meaning::COUNT] {
        self.paints.map(|paint| paint.at(depth))
    }

    /// A theme of the terminal's own colours only, to be filled in.
    const fn blank() -> Self {
        Self {
            paints: [Paint::DEFAULT; Meaning::COUNT],
        }
    }

    const fn set(&mut self, meaning: Meaning, paint: Paint) {
        self.paints[meaning as usize] = paint;
    }
}

/// The usual theme.
impl Default for Theme {
    fn default() -> Self {
        Self::builtin(BUILTIN[0].0).unwrap_or_else(Self::blank)
    }
}
