//! What can happen to the program, and what it can ask to be done.

use super::dialog::Answer;
use super::keys::Action;
use super::new_game::Terms;
use super::thinking::{EngineTrouble, GameNumber, Task, Thought, Ticket};
use super::{Key, Mouse, Settings, Trouble};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A key was pressed.
    Key(Key),
    /// Text was pasted.
    Paste(String),
    /// Something was asked for in words.
    Order(Order),
    /// The mouse did something.
    Mouse(Mouse),
    /// The terminal has a new size, in cells.
    Resized {
        /// Columns.
        width: u16,
        /// Rows.
        height: u16,
    },
    /// The moment that [`super::next_wake`] asked for has come.
    Woken,
    /// The program goes on after having been suspended; the moment says until when it was away.
    Resumed,
    /// Something is wrong with a file of the player's.
    Trouble(Trouble),
    /// Whoever thinks has found something.
    Thought {
        /// Of which request.
        ticket: Ticket,
        /// What was found so far.
        thought: Thought,
    },
    /// Whoever thinks has made up its mind; a move that was to be played is played.
    Decided {
        /// Of which request.
        ticket: Ticket,
        /// What was found in the end.
        thought: Thought,
    },
    /// Whoever was to think can't.
    ThinkingFailed {
        /// Of which request.
        ticket: Ticket,
        /// Why.
        trouble: EngineTrouble,
    },
    /// The program was told to end from outside.
    Terminate,
}

/// Something that is asked for in words, where there are no keys and no cursor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// The move that the text means.
    Play(String),
    /// What a key does.
    Act(Action),
    /// This answer to the question that stands.
    Answer(Answer),
    /// A game on these terms; whatever is on is left without a question.
    Begin(Box<Terms>),
}

/// Something to be done outside the model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// End the program.
    Quit,
    /// Stop the program as Ctrl-Z does in a shell, until it is continued.
    Suspend,
    /// Draw the whole screen again.
    Redraw,
    /// Ring the bell.
    Ring,
    /// Keep these settings for the next time.
    Save(Box<Settings>),
    /// Take the mouse from the terminal, or give it back.
    Mouse(bool),
    /// Let somebody think.
    Think(Box<Task>),
    /// Nobody waits for an answer to this request any more.
    StopThinking(Ticket),
    /// The other programs that play in this game are not needed any more.
    Dismiss(GameNumber),
}
