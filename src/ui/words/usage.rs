//! The words for a command line that can't be followed.

use super::Argument::{Count, Text};
use super::Words;

/// What is wrong with a command line. Arguments are called as the help calls them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UsageProblem {
    /// There is no such command.
    UnknownCommand {
        /// What was written.
        name: String,
        /// What may have been meant.
        meant: Option<String>,
    },
    /// There is no such option, or a word too many.
    UnknownArgument {
        /// What was written.
        name: String,
        /// What may have been meant.
        meant: Option<String>,
    },
    /// An argument can't have this value.
    NotAValue {
        /// The argument.
        argument: String,
        /// What was written.
        value: String,
        /// What it can be, where there is a list of it.
        choices: Vec<String>,
    },
    /// An argument has no value.
    NoValue {
        /// The argument.
        argument: String,
        /// What it can be, where there is a list of it.
        choices: Vec<String>,
    },
    /// Something is missing.
    Missing {
        /// What, at least one thing.
        arguments: Vec<String>,
    },
    /// Two arguments exclude each other.
    NotTogether {
        /// One of them.
        argument: String,
        /// The other.
        other: String,
    },
    /// An argument was written twice.
    Twice {
        /// The argument.
        argument: String,
    },
    /// Something else.
    Other,
}

impl Words {
    /// What is wrong with a command line, and what would help.
    pub fn usage_problem(self, problem: &UsageProblem) -> String {
        match problem {
            UsageProblem::UnknownCommand { name, meant } => {
                let [is_meant, meant] = optional(meant.as_deref());
                let arguments = [
                    ("name", Text(name)),
                    ("is-meant", is_meant),
                    ("meant", meant),
                ];
                self.with("usage-unknown-command", &arguments)
            }
            UsageProblem::UnknownArgument { name, meant } => {
                let kind = if name.starts_with('-') {
                    "option"
                } else {
                    "word"
                };
                let [is_meant, meant] = optional(meant.as_deref());
                let arguments = [
                    ("kind", Text(kind)),
                    ("name", Text(name)),
                    ("is-meant", is_meant),
                    ("meant", meant),
                ];
                self.with("usage-unknown-argument", &arguments)
            }
            UsageProblem::NotAValue {
                argument,
                value,
                choices,
            } => {
                let (argument, value) = (("argument", Text(argument)), ("value", Text(value)));
                if choices.is_empty() {
                    return self.with("usage-not-a-value", &[argument, value]);
                }
                let choices = self.list_or(choices);
                let arguments = [argument, value, ("choices", Text(&choices))];
                self.with("usage-not-one-of", &arguments)
            }
            UsageProblem::NoValue { argument, choices } => {
                let argument = ("argument", Text(argument));
                if choices.is_empty() {
                    return self.with("usage-no-value", &[argument]);
                }
                let choices = self.list_or(choices);
                self.with("usage-none-of", &[argument, ("choices", Text(&choices))])
            }
            UsageProblem::Missing { arguments } => self.with(
                "usage-missing",
                &[
                    ("count", Count(arguments.len())),
                    ("arguments", Text(&self.list_and(arguments))),
                ],
            ),
            UsageProblem::NotTogether { argument, other } => self.with(
                "usage-not-together",
                &[("argument", Text(argument)), ("other", Text(other))],
            ),
            UsageProblem::Twice { argument } => {
                self.with("usage-twice", &[("argument", Text(argument))])
            }
            UsageProblem::Other => self.text("usage-other"),
        }
    }
}

/// Whether there is such a text, for a selector, and the text.
const fn optional(text: Option<&str>) -> [super::Argument<'_>; 2] {
    match text {
        Some(text) => [Text("yes"), Text(text)],
        None => [Text("no"), Text("")],
    }
}
