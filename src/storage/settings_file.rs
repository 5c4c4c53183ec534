//! Keeping the player's settings in `config.toml`.

use super::config::{FILE, line_at};
use super::{Paths, replace};
use crate::app::{Settings, Trouble};
use std::fs;
use std::io;
use std::path::PathBuf;
use toml_edit::{DocumentMut, Item, Value};

/// The file that keeps the player's settings.
///
/// Only what has changed since the program began, or since the last time, is written: what was said on the command line
/// for once stays there, and what the player wrote by hand, comments too, stays as it is.
#[derive(Clone, Debug)]
pub struct SettingsFile {
    /// Where it is; nowhere if the player has no home.
    path: Option<PathBuf>,
    /// The settings that need not be written.
    kept: Settings,
}

impl SettingsFile {
    /// The file in `paths`, while `settings` hold.
    pub fn new(paths: Option<&Paths>, settings: Settings) -> Self {
        Self {
            path: paths.map(Paths::config_file),
            kept: settings,
        }
    }

    /// Writes what differs in `settings`.
    pub fn save(&mut self, settings: &Settings) -> Result<(), Trouble> {
        let changes = changes(&self.kept, settings);
        if changes.is_empty() {
            return Ok(());
        }
        let not_saved = || Trouble::NotSaved {
            file: FILE.to_owned(),
        };
        let path = self.path.as_ref().ok_or_else(not_saved)?;
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(_) => return Err(not_saved()),
        };
        let mut document: DocumentMut =
            text.parse()
                .map_err(|error: toml_edit::TomlError| Trouble::LeftAlone {
                    file: FILE.to_owned(),
                    line: line_at(&text, error.span().unwrap_or_default()),
                })?;
        for (key, value) in changes {
            set(&mut document, key, value);
        }
        let text = document.to_string();
        if let Err(_told_in_our_own_words) = replace::replace(path, text.as_bytes()) {
            return Err(not_saved());
        }
        self.kept = settings.clone();
        Ok(())
    }
}

/// What of `before` is otherwise in `after`, as the file has it.
fn changes(before: &Settings, after: &Settings) -> Vec<(&'static str, Value)> {
    let mut changes = Vec::new();
    let mut note = |key, changed: bool, value: Value| {
        if changed {
            changes.push((key, value));
        }
    };
    note(
        "language",
        before.language != after.language,
        after.language.code().into(),
    );
    if let Some(theme) = &after.theme {
        note("theme", before.theme != after.theme, theme.into());
    }
    note(
        "pieces",
        before.pieces != after.pieces,
        after.pieces.name().into(),
    );
    note("ascii", before.ascii != after.ascii, after.ascii.into());
    note(
        "animation",
        before.animation != after.animation,
        i64::from(after.animation.get()).into(),
    );
    note(
        "coordinates",
        before.coordinates != after.coordinates,
        after.coordinates.into(),
    );
    note(
        "notation",
        before.notation != after.notation,
        after.notation.name().into(),
    );
    note(
        "confirm-resign",
        before.confirm_resign != after.confirm_resign,
        after.confirm_resign.into(),
    );
    note("bell", before.bell != after.bell, after.bell.into());
    note("mouse", before.mouse != after.mouse, after.mouse.into());
    note(
        "show-thinking",
        before.show_thinking != after.show_thinking,
        after.show_thinking.into(),
    );
    note(
        "evaluation-bar",
        before.evaluation_bar != after.evaluation_bar,
        after.evaluation_bar.into(),
    );
    note("ponder", before.ponder != after.ponder, after.ponder.into());
    note(
        "threads",
        before.threads != after.threads,
        i64::from(after.threads).into(),
    );
    note(
        "hash",
        before.hash != after.hash,
        i64::from(after.hash).into(),
    );
    changes
}

/// Gives `key` its new value and leaves what stands round it.
fn set(document: &mut DocumentMut, key: &str, mut value: Value) {
    let item = &mut document[key];
    if let Some(old) = item.as_value() {
        *value.decor_mut() = old.decor().clone();
    }
    *item = Item::Value(value);
}
