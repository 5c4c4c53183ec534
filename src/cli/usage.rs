//! A command line that asks for help or can't be followed: what it gets, in the language it asks for.

use super::{USAGE, complain, help, surroundings};
use crate::ui::words::Words;
use crate::ui::words::usage::UsageProblem;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error;
use std::ffi::OsString;
use std::fmt;

/// What an argument takes, where something else was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NotOneOf(pub(super) Vec<String>);

impl fmt::Display for NotOneOf {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0.join(", "))
    }
}

impl Error for NotOneOf {}

/// Prints the help or the version, if that is what was asked for; else tells what is wrong. Gives the exit status back.
pub(super) fn answer(arguments: impl Iterator<Item = OsString>) -> u8 {
    let words = Words::new(surroundings::language_of_the_command_line());
    let Err(error) = help::command(words).try_get_matches_from(arguments) else {
        return complain(&words.usage_problem(&UsageProblem::Other), USAGE);
    };
    if error.use_stderr() {
        return complain(&words.usage_problem(&problem(&error)), USAGE);
    }
    // Where nobody reads, there is nothing to tell.
    let _ = error.print();
    0
}

fn problem(error: &clap::Error) -> UsageProblem {
    let text = |kind| texts(error, kind).into_iter().next();
    let argument = || text(ContextKind::InvalidArg).unwrap_or_default();
    match error.kind() {
        ErrorKind::InvalidSubcommand => UsageProblem::UnknownCommand {
            name: text(ContextKind::InvalidSubcommand).unwrap_or_default(),
            meant: text(ContextKind::SuggestedSubcommand),
        },
        ErrorKind::UnknownArgument => UsageProblem::UnknownArgument {
            name: argument(),
            meant: text(ContextKind::SuggestedArg),
        },
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let (argument, choices) = (argument(), choices(error));
            match text(ContextKind::InvalidValue).filter(|value| !value.is_empty()) {
                Some(value) => UsageProblem::NotAValue {
                    argument,
                    value,
                    choices,
                },
                None => UsageProblem::NoValue { argument, choices },
            }
        }
        ErrorKind::MissingRequiredArgument => UsageProblem::Missing {
            arguments: texts(error, ContextKind::InvalidArg),
        },
        ErrorKind::ArgumentConflict => match text(ContextKind::PriorArg) {
            Some(other) if other != argument() => UsageProblem::NotTogether {
                argument: argument(),
                other,
            },
            _ => UsageProblem::Twice {
                argument: argument(),
            },
        },
        ErrorKind::MissingSubcommand => UsageProblem::Missing {
            arguments: texts(error, ContextKind::ValidSubcommand),
        },
        _ => UsageProblem::Other,
    }
}

/// What the argument would have taken, as far as there is a list of it.
fn choices(error: &clap::Error) -> Vec<String> {
    let own = error.source().and_then(|source| source.downcast_ref());
    own.map_or_else(
        || texts(error, ContextKind::ValidValue),
        |NotOneOf(choices)| choices.clone(),
    )
}

/// What `error` says of `kind`.
fn texts(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(_) | None => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::words::Language;

    #[test]
    fn every_mistake_has_its_sentence_in_both_languages() {
        let mistakes: [(&[&str], &str, &str); 10] = [
            (
                &["pley"],
                "There is no command “pley”; did you mean play? damero --help lists them.",
                "No hay ninguna orden «pley»; ¿querías decir play? Con damero --help se ven todas.",
            ),
            (
                &["xyzzy"],
                "There is no command “xyzzy”. damero --help lists them.",
                "No hay ninguna orden «xyzzy». Con damero --help se ven todas.",
            ),
            (
                &["--colour", "16"],
                "There is no option --colour; did you mean --color? damero --help lists them.",
                "No hay ninguna opción --colour; ¿querías decir --color? Con damero --help se ven todas.",
            ),
            (
                &["moves", "chess", "e4"],
                "“e4” is one word too many. damero --help tells what can be written.",
                "Sobra «e4». Con damero --help se ve qué se puede escribir.",
            ),
            (
                &["--lang", "fr"],
                "--lang <LANG> can’t be “fr”: write en or es.",
                "--lang <IDIOMA> no puede ser «fr»: escribe en o es.",
            ),
            (
                &["--animation", "12"],
                "--animation <SPEED> can’t be “12”. damero --help tells what can be written.",
                "--animation <RAPIDEZ> no puede ser «12». Con damero --help se ve qué se puede escribir.",
            ),
            (
                &["--lang"],
                "--lang <LANG> needs a value: write en or es.",
                "A --lang <IDIOMA> le falta el valor: escribe en o es.",
            ),
            (
                &["perft", "chess"],
                "<DEPTH> is missing. damero --help tells what can be written.",
                "Falta <PROFUNDIDAD>. Con damero --help se ve qué se puede escribir.",
            ),
            (
                &["explain"],
                "<GAME> and <MOVE> are missing. damero --help tells what can be written.",
                "Faltan <JUEGO> y <JUGADA>. Con damero --help se ve qué se puede escribir.",
            ),
            (
                &["--lang", "en", "--lang", "es"],
                "--lang <LANG> is there twice.",
                "--lang <IDIOMA> está dos veces.",
            ),
        ];
        for (arguments, english, spanish) in mistakes {
            for (language, expected) in [(Language::English, english), (Language::Spanish, spanish)]
            {
                let words = Words::new(language);
                let arguments = ["damero"].iter().chain(arguments);
                let read = help::command(words).try_get_matches_from(arguments);
                let problem = problem(&read.expect_err(english));
                assert_eq!(words.usage_problem(&problem), expected);
            }
        }
    }

    #[test]
    fn names_of_games_and_themes_are_listed() {
        for arguments in [["play", "go"], ["--theme", "plaid"]] {
            let arguments = ["damero"].iter().chain(&arguments);
            let command = help::command(Words::default());
            let read = command.try_get_matches_from(arguments);
            let error = read.expect_err("no such name");
            assert!(choices(&error).len() > 5, "{error}");
        }
    }
}
