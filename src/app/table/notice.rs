//! What is said to the players below the board, until the next key.

use crate::app::command_line::OrderError;
use crate::app::thinking::Score;
use crate::app::{Player, Trouble};
use crate::board::{Side, SquareSet};
use crate::game::Refusal;
use crate::notation::typed::TypedError;

/// What is said to the players below the board, until the next key.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A move was refused.
    Refused(Refusal),
    /// What was typed is not played.
    Typed(TypedError),
    /// No legal move begins as the typed text does.
    NothingBeginsSo,
    /// The capture that was begun does not go on there.
    CaptureGoesOn(SquareSet),
    /// Several captures were equal, and the lot fell on this one.
    Lot {
        /// The move, as its game writes it.
        played: String,
        /// Between how many.
        of: usize,
    },
    /// A ply was taken back.
    TookBack,
    /// There is nothing to take back.
    NothingToTakeBack,
    /// A ply was played again.
    Redone,
    /// There is nothing to play again.
    NothingToRedo,
    /// The game has no draws.
    NoDraws,
    /// The offered draw was declined.
    DrawDeclined,
    /// The game is over.
    GameIsOver,
    /// There is nothing to stop: the clocks do not run.
    NothingToPause,
    /// This side is the computer's to move.
    ComputersTurn(Side),
    /// Nobody at the keyboard plays, who could do that.
    NobodyPlays,
    /// There are no two computers that could play one ply.
    NothingToStep,
    /// This is what the computer would play.
    Hint {
        /// The move, as its game writes it.
        played: String,
        /// How many pieces it takes.
        captured: usize,
        /// What the position is worth to the side to move.
        score: Option<Score>,
    },
    /// Who plays this side from now on.
    Seated(Side, Player),
    /// People play both sides from now on.
    TwoPeople,
    /// No computer plays, whose level could be set.
    NoComputer,
    /// A command was not understood.
    Order(OrderError),
    /// A command can go on with one of these.
    Choices(Vec<String>),
    /// Something is wrong with one of the player's files.
    Trouble(Trouble),
}

impl Notice {
    /// The squares it is about.
    pub fn squares(&self) -> SquareSet {
        match self {
            Self::Refused(refusal) | Self::Typed(TypedError::Refused(refusal)) => refusal.squares(),
            Self::Typed(TypedError::San(error)) => error.squares(),
            Self::CaptureGoesOn(squares) => *squares,
            Self::NothingBeginsSo
            | Self::Typed(
                TypedError::NotAMove(_) | TypedError::OnlyOrigin(_) | TypedError::Ambiguous(_),
            )
            | Self::Lot { .. }
            | Self::TookBack
            | Self::NothingToTakeBack
            | Self::Redone
            | Self::NothingToRedo
            | Self::NoDraws
            | Self::DrawDeclined
            | Self::GameIsOver
            | Self::NothingToPause
            | Self::ComputersTurn(_)
            | Self::NobodyPlays
            | Self::NothingToStep
            | Self::Hint { .. }
            | Self::Seated(..)
            | Self::TwoPeople
            | Self::NoComputer
            | Self::Order(_)
            | Self::Choices(_)
            | Self::Trouble(_) => SquareSet::EMPTY,
        }
    }

    /// Whether it says that something was not done.
    pub const fn is_refusal(&self) -> bool {
        matches!(
            self,
            Self::Refused(_)
                | Self::Typed(_)
                | Self::CaptureGoesOn(_)
                | Self::ComputersTurn(_)
                | Self::Order(_)
        )
    }
}
