//! The only reader of the texts in `assets/i18n`: one typed function a sentence.

mod chess;
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
pub mod usage;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use std::sync::LazyLock;
use unic_langid::langid;

/// The texts, in a folder for each language.
static TEXTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/i18n");

// A language is read when it is first spoken, so that the other costs nothing.
static ENGLISH: LazyLock<Texts> = LazyLock::new(|| texts_of(Language::English));
static SPANISH: LazyLock<Texts> = LazyLock::new(|| texts_of(Language::Spanish));

type Texts = FluentBundle<FluentResource>;

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
        let texts = match self.language {
            Language::English => &ENGLISH,
            Language::Spanish => &SPANISH,
        };
        let arguments: FluentArgs<'_> = arguments
            .iter()
            .map(|(name, value)| (*name, FluentValue::from(value)))
            .collect();
        let mut errors = Vec::new();
        texts
            .get_message(id)
            .and_then(|message| message.value())
            .map(|text| {
                texts
                    .format_pattern(text, Some(&arguments), &mut errors)
                    .into_owned()
            })
            .filter(|_| errors.is_empty())
            .unwrap_or_else(|| format!("⟨{id}⟩"))
    }
}

/// Reads the texts of `language`. What can't be read is left out, and its name shows instead.
fn texts_of(language: Language) -> Texts {
    let tag = match language {
        Language::English => langid!("en"),
        Language::Spanish => langid!("es"),
    };
    let mut texts = FluentBundle::new_concurrent(vec![tag]);
    // Marks that isolate the direction of arguments would take up cells.
    texts.set_use_isolating(false);
    let files = TEXTS.get_dir(language.code()).map(Dir::files);
    for file in files.into_iter().flatten() {
        let text = file.contents_utf8().unwrap_or_default().to_owned();
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text);
        // The first of two texts of one name holds; a test looks for a second.
        let _ = texts.add_resource(resource);
    }
    texts
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
