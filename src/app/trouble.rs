//! What is wrong with the player's own files, as data; its words live in `assets/i18n`.

/// What is wrong with one of the player's own files. The program goes on without what it can't use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The file is there but can't be read.
    Unreadable {
        /// The name of the file.
        file: String,
    },
    /// A line is no TOML.
    Syntax {
        /// The name of the file.
        file: String,
        /// The line, from 1.
        line: usize,
    },
    /// There is no such key.
    UnknownKey {
        /// The name of the file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The key.
        key: String,
    },
    /// A setting can't have the value that is given.
    NotAValue {
        /// The name of the file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The key.
        key: String,
    },
    /// In a theme, a value is no colour.
    NotAColor {
        /// The name of the file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// The key.
        key: String,
    },
    /// A theme extends one that there isn't.
    UnknownBase {
        /// The name of the file.
        file: String,
        /// The line, from 1.
        line: usize,
    },
    /// There is no theme of this name.
    NoSuchTheme {
        /// The name.
        name: String,
    },
    /// The settings could not be written.
    NotSaved {
        /// The name of the file.
        file: String,
    },
    /// The settings were not written, because the file can't be understood and would lose what is in it.
    LeftAlone {
        /// The name of the file.
        file: String,
        /// The line that is no TOML, from 1.
        line: usize,
    },
}
