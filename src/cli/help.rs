//! The help of the command line in a player's language, made only where it is asked for.

use super::CommandLine;
use crate::ui::words::Words;
use clap::{Arg, Command, CommandFactory};

/// What begins the list of arguments in a usage, as the library writes it.
const OPTIONS: &str = "[OPTIONS]";

/// The command line, with everything that is said of it in the language of `words`.
pub(super) fn command(words: Words) -> Command {
    let mut command = CommandLine::command();
    // What the library adds by itself is there then, to be spoken of too.
    command.build();
    in_words(command, words)
}

fn in_words(command: Command, words: Words) -> Command {
    let name = command.get_name().to_owned();
    let usage = usage(&command, words);
    let header = *command.get_styles().get_header();
    let heading = format!("{header}{}:{header:#}", words.usage_heading());
    let template = format!("{{about-with-newline}}\n{heading} {{usage}}\n\n{{all-args}}");
    let about = words.about_command(&name).unwrap_or_default();
    let whole = match words.more_about_command(&name) {
        Some(more) => format!("{about}\n\n{more}"),
        None => about.clone(),
    };
    command
        .about(about)
        .long_about(whole)
        .override_usage(usage)
        .help_template(template)
        .subcommand_help_heading(words.commands_heading())
        .mut_args(|argument| argument_in_words(argument, &name, words))
        .mut_subcommands(|command| in_words(command, words))
}

/// How the command is written, without the word before it.
fn usage(command: &Command, words: Words) -> String {
    let usage = command.clone().render_usage().to_string();
    let usage = usage.split_once(' ').map_or("", |(_, usage)| usage);
    let value = |name: &str| words.value_name(name).unwrap_or_default();
    let mut usage = usage
        .replace(OPTIONS, &value("options"))
        .replace("COMMAND", &value("command"));
    for argument in command.get_positionals() {
        for name in argument.get_value_names().unwrap_or_default() {
            let said = value(&name.to_lowercase());
            usage = usage.replace(&format!("<{name}>"), &format!("<{said}>"));
            usage = usage.replace(&format!("[{name}]"), &format!("[{said}]"));
        }
    }
    usage
}

fn argument_in_words(argument: Arg, command: &str, words: Words) -> Arg {
    let about = words
        .about_argument(command, argument.get_id().as_str())
        .unwrap_or_default();
    let takes_value = argument.get_action().takes_values();
    let choices: Vec<String> = if takes_value {
        let values = argument.get_possible_values();
        values
            .iter()
            .map(|value| value.get_name().to_owned())
            .collect()
    } else {
        Vec::new()
    };
    let usual: Vec<String> = if takes_value {
        let values = argument.get_default_values();
        values
            .iter()
            .map(|value| value.to_string_lossy().into_owned())
            .collect()
    } else {
        Vec::new()
    };
    let names: Vec<String> = argument
        .get_value_names()
        .unwrap_or_default()
        .iter()
        .filter_map(|name| words.value_name(&name.to_lowercase()))
        .collect();
    let heading = if argument.is_positional() {
        words.arguments_heading()
    } else {
        words.options_heading()
    };
    let argument = argument
        .help(words.argument_with_choices(&about, &choices, &usual))
        .help_heading(heading)
        .hide_possible_values(true)
        .hide_default_value(true);
    if names.is_empty() || !takes_value {
        argument
    } else {
        argument.value_names(names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::Theme;
    use crate::ui::words::Language;

    /// Every command, with those below it.
    fn commands(command: &Command) -> Vec<&Command> {
        let below = command.get_subcommands().flat_map(commands);
        [command].into_iter().chain(below).collect()
    }

    #[test]
    fn every_command_and_every_argument_is_explained_in_both_languages() {
        for language in Language::ALL {
            let words = Words::new(language);
            let whole = command(words);
            for command in commands(&whole) {
                let name = command.get_name();
                let about = command.get_about().map(ToString::to_string);
                assert!(
                    about.is_some_and(|about| about.len() > 10),
                    "{language:?} {name}"
                );
                for argument in command.get_arguments() {
                    let id = argument.get_id();
                    let help = argument.get_help().map(ToString::to_string);
                    assert!(
                        help.is_some_and(|help| help.len() > 5),
                        "{language:?} {name} {id}"
                    );
                    if argument.get_action().takes_values() {
                        for value in argument.get_value_names().unwrap_or_default() {
                            let known = [Language::English, Language::Spanish]
                                .map(|language| {
                                    Words::new(language).value_name(&value.to_lowercase())
                                })
                                .into_iter()
                                .flatten()
                                .count();
                            assert!(known > 0 || language == Language::Spanish, "{name} {value}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn no_english_is_left_in_the_spanish_help() {
        let mut whole = command(Words::new(Language::Spanish));
        let help = whole.render_long_help().to_string();
        for english in [
            "Usage", "Commands", "Options", "Print", "default", "possible", "The ",
        ] {
            assert!(!help.contains(english), "{english}: {help}");
        }
        let play = whole.find_subcommand_mut("play").expect("a command");
        let help = play.render_help().to_string();
        assert!(help.starts_with("Empieza una partida"), "{help}");
        assert!(
            help.contains("Uso: damero play [OPCIONES] [JUEGO]"),
            "{help}"
        );
        assert!(help.contains("--white <QUIÉN>"), "{help}");
    }

    #[test]
    fn the_help_names_every_theme() {
        for language in Language::ALL {
            let help = command(Words::new(language)).render_long_help().to_string();
            for name in Theme::names() {
                assert!(help.contains(name), "{name}");
            }
        }
    }
}
