//! The only reader of the texts in `assets/i18n`: one typed function a sentence.

mod chess;
mod command_line;
mod draughts;
mod engines;
mod interface;
mod keys;
mod letters;
mod mouse;
mod plain;
mod sayings;
mod seats;
pub(in crate::ui) mod settings;
mod tablebase;
mod texts;
pub mod usage;

use fluent_bundle::{FluentArgs, FluentValue};

pub use crate::app::Language;
pub use tablebase::{EndgameValue, Pieces};

/// Every sentence that a player reads, in one language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words {
    language: Language,
}

impl Words {
    /// The words of `language`.
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// The language they are in.
    pub const fn language(self) -> Language {
        self.language
    }

    /// The same words in the other language.
    pub const fn other(self) -> Self {
        Self::new(self.language.other())
    }

    /// The text named `id`, which takes no arguments.
    pub(in crate::ui) fn text(self, id: &str) -> String {
        self.with(id, &[])
    }

    /// The text named `id`, with its arguments.
    ///
    /// A name that is not there shows itself; a test asks for every name in both languages.
    pub(in crate::ui) fn with(
        self,
        id: &str,
        arguments: &[(&'static str, Argument<'_>)],
    ) -> String {
        let arguments: FluentArgs<'_> = arguments
            .iter()
            .map(|(name, value)| (*name, FluentValue::from(value)))
            .collect();
        texts::text(self.language, id, &arguments).unwrap_or_else(|| format!("⟨{id}⟩"))
    }
}

/// What a sentence is filled in with.
#[derive(Clone, Debug)]
pub(in crate::ui) enum Argument<'a> {
    /// Words, names, squares, or the key that a Fluent selector chooses by.
    Text(&'a str),
    /// A count; Fluent chooses the plural form by it.
    Count(usize),
}

impl<'a> From<&Argument<'a>> for FluentValue<'a> {
    fn from(argument: &Argument<'a>) -> Self {
        match argument {
            Argument::Text(text) => FluentValue::from(*text),
            Argument::Count(count) => FluentValue::from(*count),
        }
    }
}
