//! Other programs that play chess, as the player has them in the configuration.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::num::{NonZeroU32, NonZeroU64};

/// Another program that plays chess: how it is started and set up, and how far it looks.
///
/// In `config.toml` it is a table of its own, such as `[engines.fish]`, and the name of that table is its name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Engine {
    /// The command that starts it.
    pub command: String,
    /// The options to set, by their names.
    #[serde(default)]
    pub options: BTreeMap<String, EngineOption>,
    /// The last depth it looks to, in plies.
    pub depth: Option<NonZeroU32>,
    /// The most positions it looks at for a move.
    pub nodes: Option<NonZeroU64>,
    /// The time for a move where there is no clock, in milliseconds.
    pub movetime: Option<NonZeroU32>,
}

/// What an option is set to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum EngineOption {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(i64),
    /// Text.
    Text(String),
}

/// The programs that have names, by these.
pub type Engines = BTreeMap<String, Engine>;

impl Engine {
    /// A program that is started by `command`, as it comes.
    pub fn new(command: impl Into<String>) -> Self {
        Self {
            command: command.into(),
            options: BTreeMap::new(),
            depth: None,
            nodes: None,
            movetime: None,
        }
    }
}

impl EngineOption {
    /// As UCI writes it.
    pub fn text(&self) -> String {
        match self {
            Self::Flag(flag) => flag.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
        }
    }
}
