//! The words for the help of the command line.

use super::Argument::Text;
use super::Words;
use crate::ui::theme::Theme;

impl Words {
    /// What the command called `name` is for, in a line; `None` if there is no such command.
    pub fn about_command(self, name: &str) -> Option<String> {
        said(self.with("command-line-about-command", &[("command", Text(name))]))
    }

    /// What else is to be known of the command called `name`, if anything is.
    pub fn more_about_command(self, name: &str) -> Option<String> {
        said(self.with(
            "command-line-more-about-command",
            &[("command", Text(name))],
        ))
    }

    /// What the argument `name` of `command` is for: what is said of that command's, else of any command's.
    pub fn about_argument(self, command: &str, name: &str) -> Option<String> {
        let themes = Theme::names().collect::<Vec<_>>().join(", ");
        let about = |name: &str| {
            said(self.with(
                "command-line-about-argument",
                &[("argument", Text(name)), ("themes", Text(&themes))],
            ))
        };
        about(&format!("{command}-{name}")).or_else(|| about(name))
    }

    /// What an argument is for, with what it can be and what it is if it isn't given, where there is something to list.
    pub fn argument_with_choices(
        self,
        about: &str,
        choices: &[String],
        usual: &[String],
    ) -> String {
        let (choices, usual) = (choices.join(", "), usual.join(", "));
        let id = match (choices.is_empty(), usual.is_empty()) {
            (true, true) => return about.to_owned(),
            (false, true) => "command-line-one-of",
            (true, false) => "command-line-usually",
            (false, false) => "command-line-one-of-usually",
        };
        let arguments = [
            ("about", Text(about)),
            ("choices", Text(&choices)),
            ("usual", Text(&usual)),
        ];
        self.with(id, &arguments)
    }

    /// What stands for a value, of which `name` is the English name in small letters.
    pub fn value_name(self, name: &str) -> Option<String> {
        said(self.with("command-line-value", &[("value", Text(name))]))
    }

    /// The word before how a command is written.
    pub fn usage_heading(self) -> String {
        self.text("command-line-usage")
    }

    /// The heading of the commands.
    pub fn commands_heading(self) -> String {
        self.text("command-line-commands")
    }

    /// The heading of the arguments that have a place.
    pub fn arguments_heading(self) -> String {
        self.text("command-line-arguments")
    }

    /// The heading of the arguments that have a name.
    pub fn options_heading(self) -> String {
        self.text("command-line-options")
    }
}

/// A text, unless it is empty: that of a name that isn't known.
fn said(text: String) -> Option<String> {
    Some(text).filter(|text| !text.is_empty())
}
