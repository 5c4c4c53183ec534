//! The files of texts in `assets/i18n`, each read when one of its texts is first asked for.

use super::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};
use unic_langid::langid;

/// The texts, in a folder for each language.
static FOLDERS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/i18n");

static ENGLISH: LazyLock<Shelf> = LazyLock::new(|| Shelf::new(Language::English));
static SPANISH: LazyLock<Shelf> = LazyLock::new(|| Shelf::new(Language::Spanish));

type Texts = FluentBundle<FluentResource>;

/// The files of one language.
struct Shelf {
    language: Language,
    sheets: Vec<Sheet>,
    /// In which file each text is: told by its lines alone, since reading it takes much longer. The first of two of one
    /// name holds; a test looks for a second.
    places: HashMap<&'static str, usize>,
}

/// One file of texts. None refers to another.
struct Sheet {
    written: &'static str,
    texts: OnceLock<Texts>,
}

impl Shelf {
    fn new(language: Language) -> Self {
        let folder = FOLDERS.get_dir(language.code()).map(Dir::files);
        let files = folder.into_iter().flatten();
        let sheets: Vec<Sheet> = files
            .map(|file| Sheet {
                written: file.contents_utf8().unwrap_or_default(),
                texts: OnceLock::new(),
            })
            .collect();
        let mut places = HashMap::new();
        for (place, sheet) in sheets.iter().enumerate() {
            for line in sheet.written.lines() {
                if let Some((name, _)) = line.split_once('=') {
                    places.entry(name.trim_end()).or_insert(place);
                }
            }
        }
        Self {
            language,
            sheets,
            places,
        }
    }

    /// The texts of the file that `id` is in.
    fn texts(&self, id: &str) -> Option<&Texts> {
        let sheet = &self.sheets[*self.places.get(id)?];
        let read = || read(self.language, sheet.written);
        Some(sheet.texts.get_or_init(read))
    }
}

/// The text named `id`, filled in with `arguments`, if there is one and it can be filled in.
pub(super) fn text(language: Language, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
    let shelf = match language {
        Language::English => &ENGLISH,
        Language::Spanish => &SPANISH,
    };
    let texts = shelf.texts(id)?;
    let pattern = texts.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let text = texts.format_pattern(pattern, Some(arguments), &mut errors);
    errors.is_empty().then(|| text.into_owned())
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
