//! What the program asks its computer players to think about, and what they answer.

pub use super::engine_trouble::{EngineFault, EngineTrouble};

use super::Player;
use super::table::Table;
use super::{Command, Model, Screen};
use crate::board::Side;
use crate::clock::{Stamp, TimeControl};
use crate::game::{Move, State, Variant};

/// Tells one request for thinking from every other of this run, so that no answer reaches another game or position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(u64);

/// Tells one game of this run from every other, so that another program can be kept for as long as its game lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GameNumber(u64);

/// What is to be thought about, by whom, and for what.
///
/// Ends with [`Message::Decided`](super::Message::Decided) or [`Message::ThinkingFailed`](super::Message::ThinkingFailed),
/// unless [`Command::StopThinking`] comes first; that ends it without an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// What the answers carry.
    pub ticket: Ticket,
    /// Which game it is for.
    pub game: GameNumber,
    /// What the answer is for.
    pub aim: Aim,
    /// Who thinks; no human.
    pub player: Player,
    /// The game and its rules.
    pub variant: Variant,
    /// Where the game began.
    pub start: State,
    /// What was played from there to the position that is to be thought about.
    pub moves: Vec<Move>,
    /// The time both sides are given.
    pub control: TimeControl,
    /// What the clocks stood at when the thinking began.
    pub stamp: Stamp,
    /// What decides the errors of the lower levels and the choice of an opening; the same for a whole game.
    pub seed: u64,
}

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// To be played: within the time that the clock leaves.
    Play,
    /// To be shown to a player as advice.
    Hint,
    /// To show who stands better.
    Judge,
    /// For nothing but what is remembered of it, until it is stopped: the opponent thinks.
    Ponder,
}

/// What was found, so far or in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// How many plies deep it was looked; 0 if that is not known.
    pub depth: u32,
    /// What the position is worth to the side to move, if that is known.
    pub score: Option<Score>,
    /// The best play for both sides; its first move is the one to play. Never empty.
    pub line: Vec<Move>,
}

/// What a position is worth to one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Nothing is decided: the advantage, in hundredths of a pawn or man.
    Points(i32),
    /// The side wins by force, in so many of its own moves.
    Wins(u32),
    /// The side loses by force, in so many of the opponent's moves.
    Loses(u32),
}

impl Score {
    /// The same for the other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Points(points) => Self::Points(-points),
            Self::Wins(moves) => Self::Loses(moves),
            Self::Loses(moves) => Self::Wins(moves),
        }
    }

    /// This, which is for `side`, for White.
    #[must_use]
    pub const fn for_white(self, side: Side) -> Self {
        match side {
            Side::White => self,
            Side::Black => self.opposite(),
        }
    }

    /// Whether the side stands at least `points` better.
    pub const fn is_at_least(self, points: i32) -> bool {
        match self {
            Self::Points(here) => here >= points,
            Self::Wins(_) => true,
            Self::Loses(_) => false,
        }
    }
}

/// What has been asked of the computer players and not been answered or stopped.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Asked {
    tickets: u64,
    games: u64,
    /// What is being thought about.
    ticket: Option<Ticket>,
    /// The game in which another program plays.
    engaged: Option<GameNumber>,
}

impl Asked {
    /// Says that another game begins.
    pub(super) const fn begin_game(&mut self) {
        self.games += 1;
    }

    /// Says that `ticket` has been answered.
    pub(super) fn answered(&mut self, ticket: Ticket) {
        self.ticket.take_if(|asked| *asked == ticket);
    }
}

impl Model {
    /// What has to be asked for, or stopped, so that whoever is to move thinks, and nobody else.
    pub(super) fn ask_players(&mut self) -> Vec<Command> {
        let mut commands = Vec::new();
        let mut asked = self.asked;
        let game = GameNumber(asked.games);
        let table = match &mut self.screen {
            Screen::Table(table) => Some(table),
            Screen::Menu(_) | Screen::NewGame(_) => None,
        };
        let mut task = None;
        let mut ticket = None;
        let mut engaged = None;
        if let Some(table) = table {
            let next = Ticket(asked.tickets + 1);
            task = table.ask(next, game, self.now, &self.settings, &mut self.chance);
            asked.tickets += u64::from(task.is_some());
            ticket = table.ticket();
            engaged = table.engages_others().then_some(game);
        }
        if asked.ticket != ticket {
            commands.extend(asked.ticket.map(Command::StopThinking));
        }
        if asked.engaged != engaged {
            commands.extend(asked.engaged.map(Command::Dismiss));
        }
        commands.extend(task.map(|task| Command::Think(Box::new(task))));
        self.asked = Asked {
            ticket,
            engaged,
            ..asked
        };
        commands
    }

    /// The table, to be told what a computer player answers to `ticket`.
    pub(super) fn table_that_asked(&mut self, ticket: Ticket) -> Option<&mut Table> {
        match &mut self.screen {
            Screen::Table(table) if table.ticket() == Some(ticket) => Some(table),
            Screen::Table(_) | Screen::Menu(_) | Screen::NewGame(_) => None,
        }
    }
}
