//! The files of texts in `assets/i18n`, each read when one of its texts is first asked for.

use super::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};
use std::sync::{LazyLock, OnceLock};
use unic_langid::langid;

/// The texts, in a folder for each language.
static FOLDERS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/i18n");

static ENGLISH: LazyLock<Vec<Sheet>> = LazyLock::new(|| files(Language::English));
static SPANISH: LazyLock<Vec<Sheet>> = LazyLock::new(|| files(Language::Spanish));

type Texts = FluentBundle<FluentResource>;

/// One file of texts. None refers to another.
struct Sheet {
    language: Language,
    written: &'static str,
    texts: OnceLock<Texts>,
}

impl Sheet {
    /// The texts of the file, if `id` is one of them.
    fn with(&self, id: &str) -> Option<&Texts> {
        if self.texts.get().is_none() && !self.names(id) {
            return None;
        }
        let texts = self.texts.get_or_init(|| read(self.language, self.written));
        texts.has_message(id).then_some(texts)
    }

    /// Whether a line of the file begins with `id` and an equals sign: told without reading it, which takes much longer.
    fn names(&self, id: &str) -> bool {
        self.written.lines().any(|line| {
            line.strip_prefix(id)
                .is_some_and(|rest| rest.trim_start().starts_with('='))
        })
    }
}

/// The text named `id`, filled in with `arguments`, if there is one and it can be filled in.
pub(super) fn text(language: Language, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
    let files = match language {
        Language::English => &ENGLISH,
        Language::Spanish => &SPANISH,
    };
    // The first of two texts of one name holds; a test looks for a second.
    let texts = files.iter().find_map(|sheet| sheet.with(id))?;
    let pattern = texts.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let text = texts.format_pattern(pattern, Some(arguments), &mut errors);
    errors.is_empty().then(|| text.into_owned())
}

fn files(language: Language) -> Vec<Sheet> {
    let folder = FOLDERS.get_dir(language.code()).map(Dir::files);
    folder
        .into_iter()
        .flatten()
        .map(|file| Sheet {
            language,
            written: file.contents_utf8().unwrap_or_default(),
            texts: OnceLock::new(),
        })
        .collect()
}

/// Reads a file. What can't be read is left out, and its name shows instead.
fn read(language: Language, written: &str) -> Texts {
    let tag = match language {
        Language::English => langid!("en"),
        Language::Spanish => langid!("es"),
    };
    let mut texts = FluentBundle::new_concurrent(vec![tag]);
    // Marks that isolate the direction of arguments would take up cells.
    texts.set_use_isolating(false);
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(written.to_owned());
    let _ = texts.add_resource(resource);
    texts
}
