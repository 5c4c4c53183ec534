//! Reading the player's settings from `config.toml`.

use super::Paths;
use crate::app::{Settings, Trouble};
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

/// The player's settings, and what is wrong with the file. What isn't said in it is as in `settings`; what is wrong in it
/// is passed over, and the rest holds.
pub fn load(paths: &Paths, settings: Settings) -> (Settings, Vec<Trouble>) {
    match fs::read_to_string(paths.config_file()) {
        Ok(text) => read(&text, settings),
        Err(error) if error.kind() == io::ErrorKind::NotFound => (settings, Vec::new()),
        Err(_) => {
            let file = FILE.to_owned();
            (settings, vec![Trouble::Unreadable { file }])
        }
    }
}

/// What the text of a file makes of `settings`, and what is wrong in it.
pub fn read(text: &str, mut settings: Settings) -> (Settings, Vec<Trouble>) {
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
    for (name, place, value) in entries(table.into_inner()) {
        let (key_line, value_line) = (line_at(text, place), line_at(text, value.span()));
        let file = FILE.to_owned();
        match set(&mut settings, &name, value) {
            Setting::Taken => {}
            // What is broken in itself has been told already.
            Setting::NotAValue
                if errors
                    .iter()
                    .any(|error| line_at(text, error.span().unwrap_or_default()) == value_line) => {
            }
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
    (settings, troubles)
}

/// Sets what `key` names.
fn set(settings: &mut Settings, key: &str, value: Spanned<DeValue<'_>>) -> Setting {
    match key {
        "language" => take(value, |language| settings.language = language),
        "theme" => take(value, |theme| settings.theme = Some(theme)),
        "pieces" => take(value, |pieces| settings.pieces = pieces),
        "ascii" => take(value, |ascii| settings.ascii = ascii),
        "animation" => take(value, |animation| settings.animation = animation),
        "coordinates" => take(value, |coordinates| settings.coordinates = coordinates),
        "notation" => take(value, |notation| settings.notation = notation),
        "confirm-resign" => take(value, |confirm| settings.confirm_resign = confirm),
        "bell" => take(value, |bell| settings.bell = bell),
        "mouse" => take(value, |mouse| settings.mouse = mouse),
        "show-thinking" => take(value, |show| settings.show_thinking = show),
        "evaluation-bar" => take(value, |bar| settings.evaluation_bar = bar),
        "ponder" => take(value, |ponder| settings.ponder = ponder),
        "threads" => take(value, |threads| settings.threads = threads),
        "hash" => take(value, |hash: NonZeroU16| settings.hash = hash.get()),
        _ => match key.strip_prefix(ENGINE) {
            Some(name) => take(value, |engine| {
                settings.engines.insert(name.to_owned(), engine);
            }),
            None => Setting::Unknown,
        },
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
    use crate::app::{AnimationSpeed, Engine, EngineOption, Language, Notation, PieceSet};
    use rstest::rstest;
    use std::num::{NonZeroU32, NonZeroU64};

    #[test]
    fn an_empty_file_changes_nothing() {
        assert_eq!(read_alone(""), (Settings::default(), Vec::new()));
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
        let options = [
            ("Ponder", EngineOption::Flag(false)),
            ("Skill Level", EngineOption::Number(3)),
            ("SyzygyPath", EngineOption::Text("/tables".to_owned())),
        ];
        let fish = Engine {
            movetime: NonZeroU32::new(500),
            options: options.map(|(name, value)| (name.to_owned(), value)).into(),
            ..Engine::new("stockfish")
        };
        let gnu = Engine {
            depth: NonZeroU32::new(6),
            nodes: NonZeroU64::new(10_000),
            ..Engine::new("gnuchess --uci")
        };
        let expected = Settings {
            language: Language::Spanish,
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
            engines: [("fish", fish), ("old gnu", gnu)]
                .map(|(name, engine)| (name.to_owned(), engine))
                .into(),
        };
        assert_eq!(read_alone(text), (expected, Vec::new()));
    }

    #[test]
    fn names_are_those_that_files_have() {
        for set in PieceSet::ALL {
            let text = format!("pieces = '{}'", set.name());
            assert_eq!(read_alone(&text).0.pieces, set);
        }
        for notation in Notation::ALL {
            let text = format!("notation = '{}'", notation.name());
            assert_eq!(read_alone(&text).0.notation, notation);
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
    #[case::engine_without_command(
        "bell = true\n\n[engines.fish]\ndepth = 3",
        not_a_value(3, "engines.fish")
    )]
    #[case::unknown_of_an_engine(
        "bell = true\n[engines.fish]\ncommand = 'x'\nlevel = 3",
        not_a_value(2, "engines.fish")
    )]
    #[case::no_value("ascii =\nbell = true\n", syntax(1))]
    #[case::said_twice("bell = true\nbell = false\n", syntax(2))]
    fn what_is_wrong_is_told_with_its_line_and_the_rest_holds(
        #[case] text: &str,
        #[case] trouble: Trouble,
    ) {
        let (settings, troubles) = read_alone(text);
        assert_eq!(troubles, [trouble]);
        let expected = Settings {
            bell: true,
            ..Settings::default()
        };
        assert_eq!(settings, expected);
    }

    fn read_alone(text: &str) -> (Settings, Vec<Trouble>) {
        read(text, Settings::default())
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
