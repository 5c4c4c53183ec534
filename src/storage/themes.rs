//! The player's own themes: the files in the directory `themes`.

use super::Paths;
use crate::app::Trouble;
use std::fs;

/// A theme of the player's own, not yet read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeFile {
    /// The theme's name: the file's, without its ending.
    pub name: String,
    /// The file, as troubles with it say it.
    pub file: String,
    /// What is written in it.
    pub text: String,
}

/// The player's own themes, by name; a file that can't be read is a trouble.
pub fn own(paths: &Paths) -> Vec<Result<ThemeFile, Trouble>> {
    let Ok(entries) = fs::read_dir(paths.themes()) else {
        return Vec::new();
    };
    let mut files: Vec<_> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_stem()?.to_str()?.to_owned();
            (path.extension()? == "toml").then_some((name, path))
        })
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|(name, path)| {
            let file = format!("themes/{name}.toml");
            match fs::read_to_string(path) {
                Ok(text) => Ok(ThemeFile { name, file, text }),
                Err(_) => Err(Trouble::Unreadable { file }),
            }
        })
        .collect()
}
