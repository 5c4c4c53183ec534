//! A command line that can't be followed: what is wrong with it, in the language it asks for.

use super::{USAGE, complain, surroundings};
use crate::ui::words::Words;
use crate::ui::words::usage::UsageProblem;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error;
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
pub(super) fn answer(error: &clap::Error) -> u8 {
    if !error.use_stderr() {
        // Where nobody reads, there is nothing to tell.
        let _ = error.print();
        return 0;
    }
    let words = Words::new(surroundings::language_of_the_command_line());
    complain(&words.usage_problem(&problem(error)), USAGE)
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
    use super::super::CommandLine;
    use super::*;
    use crate::ui::words::Language;
    use clap::Parser;

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
                "--lang <LANG> no puede ser «fr»: escribe en o es.",
            ),
            (
                &["--animation", "12"],
                "--animation <SPEED> can’t be “12”. damero --help tells what can be written.",
                "--animation <SPEED> no puede ser «12». Con damero --help se ve qué se puede escribir.",
            ),
            (
                &["--lang"],
                "--lang <LANG> needs a value: write en or es.",
                "A --lang <LANG> le falta el valor: escribe en o es.",
            ),
            (
                &["perft", "chess"],
                "<DEPTH> is missing. damero --help tells what can be written.",
                "Falta <DEPTH>. Con damero --help se ve qué se puede escribir.",
            ),
            (
                &["explain"],
                "<GAME> and <MOVE> are missing. damero --help tells what can be written.",
                "Faltan <GAME> y <MOVE>. Con damero --help se ve qué se puede escribir.",
            ),
            (
                &["--lang", "en", "--lang", "es"],
                "--lang <LANG> is there twice.",
                "--lang <LANG> está dos veces.",
            ),
        ];
        for (arguments, english, spanish) in mistakes {
            let arguments = ["damero"].iter().chain(arguments);
            let error = CommandLine::try_parse_from(arguments).expect_err(english);
            let problem = problem(&error);
            for (language, expected) in [(Language::English, english), (Language::Spanish, spanish)]
            {
                assert_eq!(Words::new(language).usage_problem(&problem), expected);
            }
        }
    }

    #[test]
    fn names_of_games_and_themes_are_listed() {
        for arguments in [["play", "go"], ["--theme", "plaid"]] {
            let arguments = ["damero"].iter().chain(&arguments);
            let error = CommandLine::try_parse_from(arguments).expect_err("no such name");
            assert!(choices(&error).len() > 5, "{error}");
        }
    }
}
