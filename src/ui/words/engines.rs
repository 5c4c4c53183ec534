//! The words of other programs that play: why one does not play on.

use super::seats::program;
use super::{Argument, Words};
use crate::app::thinking::{EngineFault, EngineTrouble};
use crate::ui::widget::text::fit;

/// The longest line of another program that a sentence quotes, in columns.
const LONGEST_QUOTATION: usize = 60;

impl Words {
    /// Why another program does not play on.
    pub fn engine_trouble(self, trouble: &EngineTrouble) -> String {
        let name = program(&trouble.program);
        let told = |id| self.with(id, &[("program", Argument::Text(name))]);
        let why = match &trouble.fault {
            EngineFault::BadCommand => {
                let command = short(&trouble.program);
                self.with(
                    "engine-bad-command",
                    &[("command", Argument::Text(&command))],
                )
            }
            EngineFault::NotFound => told("engine-not-found"),
            EngineFault::NotAllowed => told("engine-not-allowed"),
            EngineFault::NotStarted { reason } => self.with(
                "engine-not-started",
                &[
                    ("program", Argument::Text(name)),
                    ("reason", Argument::Text(&short(reason))),
                ],
            ),
            EngineFault::NoGreeting => told("engine-no-greeting"),
            EngineFault::Silent => told("engine-silent"),
            EngineFault::Ended => told("engine-ended"),
            EngineFault::NoMove { text } => self.with(
                "engine-no-move",
                &[
                    ("program", Argument::Text(name)),
                    ("text", Argument::Text(&short(text))),
                ],
            ),
        };
        match &trouble.last_words {
            None => why,
            Some(words) => self.with(
                "engine-last-words",
                &[
                    ("trouble", Argument::Text(&why)),
                    ("words", Argument::Text(&short(words))),
                ],
            ),
        }
    }

    /// The answer by which the player moves in the place of another program.
    pub(super) fn take_over(self) -> String {
        self.text("answer-take-over")
    }
}

fn short(text: &str) -> String {
    fit(text, LONGEST_QUOTATION, false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Language;

    #[test]
    fn every_trouble_is_told_in_both_languages() {
        let faults = [
            EngineFault::BadCommand,
            EngineFault::NotFound,
            EngineFault::NotAllowed,
            EngineFault::NotStarted {
                reason: "Exec format error".to_owned(),
            },
            EngineFault::NoGreeting,
            EngineFault::Silent,
            EngineFault::Ended,
            EngineFault::NoMove {
                text: "e2e5".to_owned(),
            },
        ];
        for language in Language::ALL {
            let words = Words::new(language);
            for fault in &faults {
                let trouble = |last_words| EngineTrouble {
                    program: "/usr/games/gnuchess --uci".to_owned(),
                    fault: fault.clone(),
                    last_words,
                };
                let plain = words.engine_trouble(&trouble(None));
                let quoted = words.engine_trouble(&trouble(Some("no book".to_owned())));
                for said in [&plain, &quoted] {
                    assert!(said.contains("gnuchess"), "{said}");
                    assert!(!said.contains(['⟨', '{', '$']), "{said}");
                }
                assert!(
                    quoted.starts_with(&plain) && quoted.contains("no book"),
                    "{quoted}"
                );
            }
            assert!(!words.take_over().contains('⟨'));
        }
    }
}
