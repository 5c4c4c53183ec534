//! The machine: the one place that waits, reads the time and draws.
//!
//! One channel brings everything that happens: what the terminal reads, signals, later the answers of workers. The loop
//! takes all that waits, lets [`crate::app::update`] digest it, carries out what is asked, draws once, and sleeps until
//! the next message or the moment that [`crate::app::next_wake`] names. Nothing ticks: a program in which nothing moves
//! doesn't wake up.
//! A conversation in lines of text waits for [`Lines`] instead.
//!
//! # Time
//!
//! [`Moment`](crate::clock::Moment)s are whole milliseconds, rounded down, and a message carries the moment at which it
//! arrived, not the one at which it is dealt with. While the program is suspended, by Ctrl-Z or SIGTSTP, its time stands
//! still, and with it every clock; [`Message::Resumed`](crate::app::Message::Resumed) tells the model that it was away. Only SIGSTOP, which no program can
//! notice, lets time run on. Whether time passes while the computer sleeps is for the operating system to say; on Linux it
//! does not.

mod entropy;
mod input;
mod lines;
mod machine;
mod opponents;
mod panic;
mod printer;
mod screen;
mod signals;
pub mod tables;
pub mod thinking;
pub mod uci_client;
mod watch;
mod worker;

pub use entropy::entropy_seed;
pub use lines::{Line, Lines};

use crate::app::{Model, Target};
use crate::storage::SettingsFile;
use crate::ui::{self, Looks};
use ratatui::Frame;
use ratatui::layout::{Position, Size};
use std::io::{self, IsTerminal};
use thiserror::Error;

/// What a model looks like.
pub trait View {
    /// Paints the model; called after whatever happened, never for nothing.
    fn draw(&mut self, model: &Model, frame: &mut Frame<'_>);

    /// What a model drawn in a terminal of this size shows at a cell, if it can be pointed at.
    fn target_at(&mut self, model: &Model, size: Size, at: Position) -> Option<Target>;
}

impl View for Looks {
    fn draw(&mut self, model: &Model, frame: &mut Frame<'_>) {
        ui::view(model, self.of(model.settings()), frame);
    }

    fn target_at(&mut self, model: &Model, size: Size, at: Position) -> Option<Target> {
        ui::target_at(model, self.of(model.settings()), size, at)
    }
}

/// How the terminal is to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether the mouse belongs to the program; without it the terminal selects text as ever.
    pub mouse: bool,
}

/// Why the program could not run, or could not go on.
#[derive(Debug, Error)]
pub enum Error {
    /// Standard input or standard output is no terminal.
    #[error("standard input or standard output is not a terminal")]
    NotATerminal,
    /// The terminal, or what the operating system offers to use it, failed.
    #[error(transparent)]
    Terminal(#[from] io::Error),
}

/// Runs the program full screen until it ends, and gives the terminal back as it was.
///
/// `settings` keeps what the player sets.
pub fn run(
    model: Model,
    view: impl View,
    settings: SettingsFile,
    options: Options,
) -> Result<(), Error> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Error::NotATerminal);
    }
    let end = machine::Machine::start(model, view, settings, options)?.run();
    panic::say_the_rest();
    end
}
