//! The player's settings, as `config.toml` holds them.

use super::Paths;
use crate::app::{AnimationSpeed, Language};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;

/// The player's settings. What the file doesn't mention is as in [`Config::default`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    /// The language of the interface; if not said, that of the player's system.
    pub language: Option<Language>,
    /// The name of the theme; if not said, one that suits the terminal.
    pub theme: Option<String>,
    /// The name of the set of pieces; if not said, the first.
    pub pieces: Option<String>,
    /// Whether pieces are shown as plain letters.
    pub ascii: bool,
    /// How fast pieces move.
    pub animation: AnimationSpeed,
    /// Whether the mouse plays.
    pub mouse: bool,
    /// Whether the terminal's bell rings.
    pub bell: bool,
}

/// Why the player's settings were not taken over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// The file is there but can't be read.
    Unreadable(io::ErrorKind),
    /// What is written in it isn't understood.
    Invalid {
        /// The line at fault, from 1.
        line: usize,
        /// What is wrong there, in the words of the reader of TOML, on one line.
        detail: String,
    },
}

/// The player's settings. If there is no file they are the default ones; if there is one and it is broken, they are so too,
/// and it is said why.
pub fn load(paths: &Paths) -> (Config, Option<ConfigError>) {
    let config = match fs::read_to_string(paths.config_file()) {
        Ok(text) => Config::parse(&text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Config::default()),
        Err(error) => Err(ConfigError::Unreadable(error.kind())),
    };
    match config {
        Ok(config) => (config, None),
        Err(error) => (Config::default(), Some(error)),
    }
}

impl Config {
    /// The settings that the text of a file says.
    pub fn parse(text: &str) -> Result<Self, ConfigError> {
        toml::from_str(text).map_err(|error| {
            let before = error.span().map_or(0, |span| span.start);
            ConfigError::Invalid {
                line: 1 + text
                    .bytes()
                    .take(before)
                    .filter(|&byte| byte == b'\n')
                    .count(),
                detail: error.message().lines().collect::<Vec<_>>().join(", "),
            }
        })
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            language: None,
            theme: None,
            pieces: None,
            ascii: false,
            animation: AnimationSpeed::default(),
            mouse: true,
            bell: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[test]
    fn an_empty_file_changes_nothing() {
        assert_eq!(Config::parse(""), Ok(Config::default()));
    }

    #[test]
    fn every_setting_can_be_set() {
        let text = r#"
            language = "es"
            theme = "wood"
            pieces = "classic"
            ascii = true
            animation = 0
            mouse = false
            bell = true
        "#;
        let expected = Config {
            language: Some(Language::Spanish),
            theme: Some("wood".to_owned()),
            pieces: Some("classic".to_owned()),
            ascii: true,
            animation: AnimationSpeed::new(0).unwrap(),
            mouse: false,
            bell: true,
        };
        assert_eq!(Config::parse(text), Ok(expected.clone()));
        let written = toml::to_string(&expected).unwrap();
        assert_eq!(Config::parse(&written), Ok(expected));
    }

    #[rstest]
    #[case::unknown_setting("mouse = true\ncolour = 'red'\n", 2, "colour")]
    #[case::unknown_language("\n\nlanguage = 'fr'\n", 3, "fr")]
    #[case::too_fast("animation = 10", 1, "0 to 9")]
    #[case::not_yes_or_no("# mine\nbell = 'loud'", 2, "loud")]
    #[case::no_value("ascii =\n", 1, "")]
    #[case::said_twice("bell = true\nbell = false\n", 2, "")]
    fn a_broken_file_is_reported_with_its_line(
        #[case] text: &str,
        #[case] line: usize,
        #[case] naming: &str,
    ) {
        match Config::parse(text) {
            Err(ConfigError::Invalid { line: at, detail }) => {
                assert_eq!(at, line, "{detail}");
                assert!(detail.contains(naming), "{detail}");
                assert!(!detail.is_empty() && !detail.contains('\n'), "{detail}");
            }
            other => panic!("{text:?} gave {other:?}"),
        }
    }
}
