//! Reading the player's settings from `config.toml`.

use super::{Engines, Paths};
use crate::app::{AnimationSpeed, Language, Notation, PieceSet, Settings, Trouble};
use serde::Deserialize;
use std::fs;
use std::io;
use std::num::NonZeroU16;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

/// The name of the file, as troubles with it say it.
pub(super) const FILE: &str = "config.toml";

/// Before the name of another program: each is an entry of its own.
const ENGINE: &str = "engines.";

/// The player's settings. What the file doesn't mention is as in [`Config::default`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a setting of its own"
)]
pub struct Config {
    /// The language of the interface; if not said, that of the player's system.
    pub language: Option<Language>,
    /// The name of the theme; if not said, the usual one.
    pub theme: Option<String>,
    /// What pieces are drawn as.
    pub pieces: PieceSet,
    /// Whether nothing but ASCII is drawn.
    pub ascii: bool,
    /// How fast pieces move.
    pub animation: AnimationSpeed,
    /// Whether rows and columns, or squares, have their names on the board.
    pub coordinates: bool,
    /// How moves are written in the history.
    pub notation: Notation,
    /// Whether a question stands before giving a game up.
    pub confirm_resign: bool,
    /// Whether the terminal's bell rings.
    pub bell: bool,
    /// Whether the mouse plays.
    pub mouse: bool,
    /// Whether the computer's thinking is told.
    pub show_thinking: bool,
    /// Whether a bar beside the board shows who stands better.
    pub evaluation_bar: bool,
    /// Whether the computer thinks in its opponent's time too.
    pub ponder: bool,
    /// On how many threads the computer thinks; 0 for as many as there are processors but one.
    pub threads: u8,
    /// What the computer may remember of a search, in megabytes.
    pub hash: u16,
    /// The other programs that have names.
    pub engines: Engines,
}

/// The player's settings, and what is wrong with the file. If there is no file they are the default ones; what is wrong in
/// it is passed over, and the rest holds.
pub fn load(paths: &Paths) -> (Config, Vec<Trouble>) {
    match fs::read_to_string(paths.config_file()) {
        Ok(text) => Config::read(&text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => (Config::default(), Vec::new()),
        Err(_) => {
            let file = FILE.to_owned();
            (Config::default(), vec![Trouble::Unreadable { file }])
        }
    }
}

impl Config {
    /// The settings that the text of a file says, and what is wrong in it.
    pub fn read(text: &str) -> (Self, Vec<Trouble>) {
        let mut config = Self::default();
        let (table, errors) = DeTable::parse_recoverable(text);
        let mut troubles: Vec<(usize, Trouble)> = errors
            .first()
            .map(|error| {
                let line = line_at(text, error.span().unwrap_or_default());
                let file = FILE.to_owned();
                (line, Trouble::Syntax { file, line })
            })
            .into_iter()
            .collect();
        for (name, key, value) in entries(table.into_inner()) {
            let (key_line, value_line) = (line_at(text, key), line_at(text, value.span()));
            let file = FILE.to_owned();
            match config.set(&name, value) {
                Setting::Taken => {}
                // What is broken in itself has been told already.
                Setting::NotAValue
                    if errors.iter().any(|error| {
                        line_at(text, error.span().unwrap_or_default()) == value_line
                    }) => {}
                Setting::NotAValue => troubles.push((
                    value_line,
                    Trouble::NotAValue {
                        file,
                        line: value_line,
                        key: name,
                    },
                )),
                Setting::Unknown => troubles.push((
                    key_line,
                    Trouble::UnknownKey {
                        file,
                        line: key_line,
                        key: name,
                    },
                )),
            }
        }
        troubles.sort_by_key(|(line, _)| *line);
        let troubles = troubles.into_iter().map(|(_, trouble)| trouble).collect();
        (config, troubles)
    }

    /// The settings that it says; `language` where it says none.
    pub fn settings(&self, language: Language) -> Settings {
        Settings {
            language: self.language.unwrap_or(language),
            theme: self.theme.clone(),
            pieces: self.pieces,
            ascii: self.ascii,
            animation: self.animation,
            coordinates: self.coordinates,
            notation: self.notation,
            confirm_resign: self.confirm_resign,
            bell: self.bell,
            mouse: self.mouse,
            show_thinking: self.show_thinking,
            evaluation_bar: self.evaluation_bar,
            ponder: self.ponder,
            threads: self.threads,
            hash: self.hash,
        }
    }

    fn set(&mut self, key: &str, value: Spanned<DeValue<'_>>) -> Setting {
        match key {
            "language" => take(value, |language| self.language = Some(language)),
            "theme" => take(value, |theme| self.theme = Some(theme)),
            "pieces" => take(value, |pieces| self.pieces = pieces),
            "ascii" => take(value, |ascii| self.ascii = ascii),
            "animation" => take(value, |animation| self.animation = animation),
            "coordinates" => take(value, |coordinates| self.coordinates = coordinates),
            "notation" => take(value, |notation| self.notation = notation),
            "confirm-resign" => take(value, |confirm| self.confirm_resign = confirm),
            "bell" => take(value, |bell| self.bell = bell),
            "mouse" => take(value, |mouse| self.mouse = mouse),
            "show-thinking" => take(value, |show| self.show_thinking = show),
            "evaluation-bar" => take(value, |bar| self.evaluation_bar = bar),
            "ponder" => take(value, |ponder| self.ponder = ponder),
            "threads" => take(value, |threads| self.threads = threads),
            "hash" => take(value, |hash: NonZeroU16| self.hash = hash.get()),
            _ => match key.strip_prefix(ENGINE) {
                Some(name) => take(value, |engine| {
                    self.engines.insert(name.to_owned(), engine);
                }),
                None => Setting::Unknown,
            },
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        let settings = Settings::default();
        Self {
            language: None,
            theme: settings.theme,
            pieces: settings.pieces,
            ascii: settings.ascii,
            animation: settings.animation,
            coordinates: settings.coordinates,
            notation: settings.notation,
            confirm_resign: settings.confirm_resign,
            bell: settings.bell,
            mouse: settings.mouse,
            show_thinking: settings.show_thinking,
            evaluation_bar: settings.evaluation_bar,
            ponder: settings.ponder,
            threads: settings.threads,
            hash: settings.hash,
            engines: Engines::new(),
        }
    }
}

/// What became of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Setting {
    Taken,
    NotAValue,
    Unknown,
}

/// Every entry with its name, and where that stands.
fn entries(table: DeTable<'_>) -> Vec<(String, Range<usize>, Spanned<DeValue<'_>>)> {
    let mut entries = Vec::new();
    for (key, value) in table {
        let (name, place) = (key.get_ref().to_string(), key.span());
        let within = value.span();
        match value.into_inner() {
            DeValue::Table(engines) if ENGINE.strip_suffix('.') == Some(&name) => {
                entries.extend(engines.into_iter().map(|(key, value)| {
                    let name = format!("{ENGINE}{}", key.get_ref());
                    (name, key.span(), value)
                }));
            }
            value => entries.push((name, place, Spanned::new(within, value))),
        }
    }
    entries
}

/// Gives `value` to `set`, if it is one of its type.
fn take<'de, T: Deserialize<'de>>(value: Spanned<DeValue<'de>>, set: impl FnOnce(T)) -> Setting {
    match T::deserialize(ValueDeserializer::from(value)) {
        Ok(value) => {
            set(value);
            Setting::Taken
        }
        Err(_) => Setting::NotAValue,
    }
}

/// The line of `text`, from 1, in which `span` begins.
pub(super) fn line_at(text: &str, span: Range<usize>) -> usize {
    let before = text.bytes().take(span.start);
    1 + before.filter(|&byte| byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{Engine, EngineOption};
    use rstest::rstest;
    use std::num::{NonZeroU32, NonZeroU64};

    #[test]
    fn an_empty_file_changes_nothing() {
        assert_eq!(Config::read(""), (Config::default(), Vec::new()));
    }

    #[test]
    fn every_setting_can_be_set() {
        let text = r#"
            language = "es"
            theme = "wood"
            pieces = "flat"
            ascii = true
            animation = 0
            coordinates = false
            notation = "figurines"
            confirm-resign = false
            bell = true
            mouse = false
            show-thinking = false
            evaluation-bar = true
            ponder = true
            threads = 3
            hash = 128

            [engines.fish]
            command = "stockfish"
            movetime = 500
            options = { "Skill Level" = 3, Ponder = false, SyzygyPath = "/tables" }
            [engines."old gnu"]
            command = "gnuchess --uci"
            depth = 6
            nodes = 10000
        "#;
        let fish = Engine {
            movetime: NonZeroU32::new(500),
            options: [
                ("Ponder", EngineOption::Flag(false)),
                ("Skill Level", EngineOption::Number(3)),
                ("SyzygyPath", EngineOption::Text("/tables".to_owned())),
            ]
            .map(|(name, value)| (name.to_owned(), value))
            .into(),
            ..Engine::new("stockfish")
        };
        let gnu = Engine {
            depth: NonZeroU32::new(6),
            nodes: NonZeroU64::new(10_000),
            ..Engine::new("gnuchess --uci")
        };
        let expected = Config {
            language: Some(Language::Spanish),
            theme: Some("wood".to_owned()),
            pieces: PieceSet::Flat,
            ascii: true,
            animation: AnimationSpeed::OFF,
            coordinates: false,
            notation: Notation::Figurines,
            confirm_resign: false,
            bell: true,
            mouse: false,
            show_thinking: false,
            evaluation_bar: true,
            ponder: true,
            threads: 3,
            hash: 128,
            engines: [("fish".to_owned(), fish), ("old gnu".to_owned(), gnu)].into(),
        };
        assert_eq!(Config::read(text), (expected, Vec::new()));
    }

    #[test]
    fn names_are_those_that_files_have() {
        for set in PieceSet::ALL {
            let text = format!("pieces = '{}'", set.name());
            assert_eq!(Config::read(&text).0.pieces, set);
        }
        for notation in Notation::ALL {
            let text = format!("notation = '{}'", notation.name());
            assert_eq!(Config::read(&text).0.notation, notation);
        }
    }

    #[rstest]
    #[case::unknown_setting("bell = true\ncolour = 'red'\n", unknown(2, "colour"))]
    #[case::unknown_section("bell = true\n[board]\nx = 1\n", unknown(2, "board"))]
    #[case::unknown_language("\n\nlanguage = 'fr'\nbell = true", not_a_value(3, "language"))]
    #[case::too_fast("animation = 10\nbell = true", not_a_value(1, "animation"))]
    #[case::not_yes_or_no("# mine\nascii = 'loud'\nbell = true", not_a_value(2, "ascii"))]
    #[case::no_memory("hash = 0\nbell = true", not_a_value(1, "hash"))]
    #[case::no_engines("bell = true\nengines = 3", unknown(2, "engines"))]
    #[case::no_command(
        "bell = true\n\n[engines.fish]\ndepth = 3",
        not_a_value(3, "engines.fish")
    )]
    #[case::unknown_of_engine(
        "bell = true\n[engines.fish]\ncommand = 'x'\nlevel = 3",
        not_a_value(2, "engines.fish")
    )]
    #[case::no_value("ascii =\nbell = true\n", syntax(1))]
    #[case::said_twice("bell = true\nbell = false\n", syntax(2))]
    fn what_is_wrong_is_told_with_its_line_and_the_rest_holds(
        #[case] text: &str,
        #[case] trouble: Trouble,
    ) {
        let (config, troubles) = Config::read(text);
        assert_eq!(troubles, [trouble]);
        let expected = Config {
            bell: true,
            ..Config::default()
        };
        assert_eq!(config, expected);
    }

    fn unknown(line: usize, key: &str) -> Trouble {
        let (file, key) = (FILE.to_owned(), key.to_owned());
        Trouble::UnknownKey { file, line, key }
    }

    fn not_a_value(line: usize, key: &str) -> Trouble {
        let (file, key) = (FILE.to_owned(), key.to_owned());
        Trouble::NotAValue { file, line, key }
    }

    fn syntax(line: usize) -> Trouble {
        let file = FILE.to_owned();
        Trouble::Syntax { file, line }
    }
}
