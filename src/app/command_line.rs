//! Commands typed after a colon: their names in both languages, reading them, and completing them.

use super::player::{Level, LevelError};
use super::settings::{AnimationSpeed, Language, PieceSet, Settings};

/// A command that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// A new game.
    New,
    /// Turns the board.
    Flip,
    /// Takes back a ply.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Offers a draw, or claims one.
    Draw,
    /// Gives the game up.
    Resign,
    /// Looks at the position after this many plies.
    GoTo(usize),
    /// Changes a setting.
    Change(Change),
    /// Stops the clocks; two computers wait, or go on.
    Pause,
    /// Lets one of two computers play a ply.
    Step,
    /// Asks for advice.
    Hint,
    /// The computer takes the opponent's seat, at this level if one is named.
    Computer(Option<Level>),
    /// People take every seat.
    Human,
    /// Sets the level of the computers that play.
    Level(Level),
    /// Opens the settings.
    Settings,
    /// Help.
    Help,
    /// Goes to the menu.
    Menu,
    /// Ends the program.
    Quit,
}

/// A setting that a command changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The theme.
    Theme(String),
    /// The language.
    Language(Language),
    /// What pieces are drawn as.
    Pieces(PieceSet),
    /// How fast pieces move.
    Animation(AnimationSpeed),
    /// Shows the evaluation bar, or no longer.
    EvaluationBar,
}

/// Why a command is not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderError {
    /// There is no such command.
    Unknown(String),
    /// Several commands begin like this.
    Ambiguous {
        /// What was typed.
        text: String,
        /// The names that begin so.
        names: Vec<String>,
    },
    /// The command takes one of these, and something else was typed, or nothing.
    NotOneOf {
        /// The command, as it was typed.
        command: String,
        /// What it takes.
        choices: Vec<String>,
    },
    /// The command takes a number from 0 to `last`, and something else was typed, or nothing.
    NotANumber {
        /// The command, as it was typed.
        command: String,
        /// The last number.
        last: usize,
    },
    /// The command stands alone, and something was typed after it.
    StandsAlone {
        /// The command, as it was typed.
        command: String,
    },
}

/// What a command line is read against.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings<'a> {
    /// The names of the themes there are.
    pub themes: &'a [String],
    /// How many plies the game has.
    pub plies: usize,
    /// The player's language; names in it are completed first.
    pub language: Language,
}

/// A command, before what follows it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verb {
    New,
    Flip,
    Undo,
    Redo,
    Draw,
    Resign,
    GoTo,
    Theme,
    Language,
    Pieces,
    Animation,
    Pause,
    Step,
    Hint,
    Evaluation,
    Computer,
    Human,
    Level,
    Settings,
    Help,
    Menu,
    Quit,
}

/// A command's names: in English, in Spanish, and others that are understood.
const VERBS: [(Verb, &str, &str, &[&str]); 22] = [
    (Verb::New, "new", "nueva", &["n"]),
    (Verb::Flip, "flip", "girar", &["turn"]),
    (Verb::Undo, "undo", "deshacer", &["u"]),
    (Verb::Redo, "redo", "rehacer", &[]),
    (Verb::Draw, "draw", "tablas", &[]),
    (Verb::Resign, "resign", "abandonar", &[]),
    (Verb::GoTo, "goto", "ir", &["go"]),
    (Verb::Theme, "theme", "tema", &[]),
    (Verb::Language, "lang", "idioma", &["language"]),
    (Verb::Pieces, "pieces", "piezas", &[]),
    (Verb::Animation, "animation", "animación", &["animacion"]),
    (Verb::Pause, "pause", "pausa", &[]),
    (Verb::Step, "step", "paso", &[]),
    (Verb::Hint, "hint", "pista", &[]),
    (
        Verb::Evaluation,
        "eval",
        "evaluación",
        &["evaluation", "evaluacion"],
    ),
    (Verb::Computer, "computer", "ordenador", &[]),
    (Verb::Human, "human", "persona", &[]),
    (Verb::Level, "level", "nivel", &[]),
    (
        Verb::Settings,
        "settings",
        "ajustes",
        &["set", "config", "opciones"],
    ),
    (Verb::Help, "help", "ayuda", &["h", "?"]),
    (Verb::Menu, "menu", "menú", &[]),
    (Verb::Quit, "quit", "salir", &["q", "exit"]),
];

/// Reads a command. A name may be cut short where only one command begins so.
pub fn read(text: &str, around: Surroundings<'_>) -> Result<Order, OrderError> {
    let (name, argument) = split(text);
    let verb = verb(name)?;
    let command = || name.to_owned();
    let choose = |found: Option<Change>| {
        found
            .map(Order::Change)
            .ok_or_else(|| OrderError::NotOneOf {
                command: command(),
                choices: choices(verb, around),
            })
    };
    let alone = |order: Order| {
        if argument.is_empty() {
            Ok(order)
        } else {
            Err(OrderError::StandsAlone { command: command() })
        }
    };
    let lower = argument.to_lowercase();
    match verb {
        Verb::New => alone(Order::New),
        Verb::Flip => alone(Order::Flip),
        Verb::Undo => alone(Order::Undo),
        Verb::Redo => alone(Order::Redo),
        Verb::Draw => alone(Order::Draw),
        Verb::Resign => alone(Order::Resign),
        Verb::Pause => alone(Order::Pause),
        Verb::Step => alone(Order::Step),
        Verb::Hint => alone(Order::Hint),
        Verb::Evaluation => alone(Order::Change(Change::EvaluationBar)),
        Verb::Human => alone(Order::Human),
        Verb::Computer if argument.is_empty() => Ok(Order::Computer(None)),
        Verb::Computer | Verb::Level => argument
            .parse()
            .map(|level| match verb {
                Verb::Computer => Order::Computer(Some(level)),
                _ => Order::Level(level),
            })
            .map_err(|_told_by_the_choices: LevelError| OrderError::NotOneOf {
                command: command(),
                choices: choices(verb, around),
            }),
        Verb::Settings => alone(Order::Settings),
        Verb::Help => alone(Order::Help),
        Verb::Menu => alone(Order::Menu),
        Verb::Quit => alone(Order::Quit),
        Verb::GoTo => number(argument, around.plies)
            .map(Order::GoTo)
            .ok_or_else(|| OrderError::NotANumber {
                command: command(),
                last: around.plies,
            }),
        Verb::Animation => {
            let last = usize::from(AnimationSpeed::FASTEST.get());
            number(argument, last)
                .and_then(|speed| AnimationSpeed::ALL.get(speed).copied())
                .map(|speed| Order::Change(Change::Animation(speed)))
                .ok_or_else(|| OrderError::NotANumber {
                    command: command(),
                    last,
                })
        }
        Verb::Theme => {
            let mut named = around.themes.iter();
            choose(
                named
                    .find(|theme| theme.to_lowercase() == lower)
                    .map(|theme| Change::Theme(theme.clone())),
            )
        }
        Verb::Language => {
            let mut languages = Language::ALL.into_iter();
            choose(
                languages
                    .find(|language| language.code() == lower)
                    .map(Change::Language),
            )
        }
        Verb::Pieces => choose(PieceSet::from_name(&lower).map(Change::Pieces)),
    }
}

/// The whole lines that `text` can be completed to.
pub fn completions(text: &str, around: Surroundings<'_>) -> Vec<String> {
    let (name, argument) = split(text);
    let is_named = text.trim_start().contains(char::is_whitespace);
    if !is_named {
        return names(name, around.language);
    }
    let Ok(verb) = verb(name) else {
        return Vec::new();
    };
    let lower = argument.to_lowercase();
    choices(verb, around)
        .into_iter()
        .filter(|choice| choice.to_lowercase().starts_with(&lower))
        .map(|choice| format!("{name} {choice}"))
        .collect()
}

impl Change {
    /// Makes it.
    pub(super) fn make(self, settings: &mut Settings) {
        match self {
            Self::Theme(name) => settings.theme = Some(name),
            Self::Language(language) => settings.language = language,
            Self::Pieces(set) => settings.pieces = set,
            Self::Animation(speed) => settings.animation = speed,
            Self::EvaluationBar => settings.evaluation_bar = !settings.evaluation_bar,
        }
    }
}

/// The name, and what follows it.
fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace)
        .map_or((text, ""), |(name, argument)| (name, argument.trim_start()))
}

/// The command called `name`, or the only one that has a name that begins so.
fn verb(name: &str) -> Result<Verb, OrderError> {
    let lower = name.to_lowercase();
    let all = || {
        VERBS.iter().flat_map(|(verb, english, spanish, others)| {
            let names = [*english, *spanish]
                .into_iter()
                .chain(others.iter().copied());
            names.map(move |name| (*verb, name))
        })
    };
    if let Some((verb, _)) = all().find(|(_, name)| *name == lower) {
        return Ok(verb);
    }
    let begun: Vec<(Verb, &str)> = all()
        .filter(|(_, name)| !lower.is_empty() && name.starts_with(&lower))
        .collect();
    match begun.as_slice() {
        [] => Err(OrderError::Unknown(name.to_owned())),
        [(verb, _), rest @ ..] if rest.iter().all(|(other, _)| other == verb) => Ok(*verb),
        _ => Err(OrderError::Ambiguous {
            text: name.to_owned(),
            names: begun.iter().map(|(_, name)| (*name).to_owned()).collect(),
        }),
    }
}

/// The names that begin with `begin`: in the player's language or, if there are none, in any.
fn names(begin: &str, language: Language) -> Vec<String> {
    let lower = begin.to_lowercase();
    let of = |language: Language| {
        VERBS
            .iter()
            .map(move |(_, english, spanish, _)| match language {
                Language::English => *english,
                Language::Spanish => *spanish,
            })
            .filter(|name| name.starts_with(&lower))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let own = of(language);
    if own.is_empty() {
        of(language.other())
    } else {
        own
    }
}

/// What a command takes, where there is a list of it.
fn choices(verb: Verb, around: Surroundings<'_>) -> Vec<String> {
    match verb {
        Verb::Theme => around.themes.to_vec(),
        Verb::Language => Language::ALL
            .map(|language| language.code().to_owned())
            .into(),
        Verb::Pieces => PieceSet::ALL.map(|set| set.name().to_owned()).into(),
        Verb::Animation => AnimationSpeed::ALL
            .map(|speed| speed.get().to_string())
            .into(),
        Verb::Computer | Verb::Level => Level::all().map(|level| level.to_string()).collect(),
        Verb::New
        | Verb::Flip
        | Verb::Undo
        | Verb::Redo
        | Verb::Draw
        | Verb::Resign
        | Verb::GoTo
        | Verb::Pause
        | Verb::Step
        | Verb::Hint
        | Verb::Evaluation
        | Verb::Human
        | Verb::Settings
        | Verb::Help
        | Verb::Menu
        | Verb::Quit => Vec::new(),
    }
}

/// A number from 0 to `last`.
fn number(text: &str, last: usize) -> Option<usize> {
    text.parse().ok().filter(|number| *number <= last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_means_two_commands() {
        let mut seen: Vec<(&str, Verb)> = Vec::new();
        for (verb, english, spanish, others) in VERBS {
            for name in [english, spanish].into_iter().chain(others.iter().copied()) {
                assert!(
                    seen.iter()
                        .all(|(other, meant)| *other != name || *meant == verb),
                    "{name}"
                );
                assert_eq!(name, name.to_lowercase());
                seen.push((name, verb));
            }
        }
    }
}
