//! Why another program does not play on, as data; its words live in `assets/i18n`.

/// Why another program does not play on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineTrouble {
    /// The command that starts it, or the name that the player has given it.
    pub program: String,
    /// What is wrong.
    pub fault: EngineFault,
    /// The last line it told as an error, if there is one: short, and safe to show.
    pub last_words: Option<String>,
}

/// What is wrong with another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineFault {
    /// The command can't be taken apart: a quotation mark is missing, or there is nothing in it.
    BadCommand,
    /// There is no such program.
    NotFound,
    /// The player may not run it.
    NotAllowed,
    /// It can't be started.
    NotStarted {
        /// What the system says about it.
        reason: String,
    },
    /// It does not introduce itself: perhaps it does not speak UCI.
    NoGreeting,
    /// It does not become ready, or does not answer when it should.
    Silent,
    /// It has ended, or says no more.
    Ended,
    /// What it answers is no legal move.
    NoMove {
        /// What it answers.
        text: String,
    },
}
