//! The state of the program, and what a message does to it.
//!
//! Pure: time comes in with the messages, chance as a seed, and what must be done outside goes out as commands.

mod key;
mod message;

pub use key::{Key, KeyCode};
pub use message::{Command, Message, Mouse, MouseAction};

use crate::clock::Moment;

/// The whole state of the program.
#[derive(Debug, Default)]
pub struct Model {
    /// The moment of the last message.
    pub now: Moment,
}

/// Takes `message`, which happened at `now`, and says what is to be done outside.
pub fn update(model: &mut Model, now: Moment, message: Message) -> Vec<Command> {
    model.now = now;
    match message {
        Message::Terminate => vec![Command::Quit],
        Message::Key(key) if key == Key::ctrl('c') => vec![Command::Quit],
        Message::Key(key) if key == Key::ctrl('z') => vec![Command::Suspend],
        _ => Vec::new(),
    }
}

/// When something that is seen will change by itself: a clock's next digit, the next frame of a moving piece.
pub const fn next_wake(_model: &Model) -> Option<Moment> {
    None
}
