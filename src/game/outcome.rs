//! How a game ended, and the draws a player may claim.

use crate::board::Side;
use crate::draughts::DrawRule;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// One side won.
    Win {
        /// Who won.
        winner: Side,
        /// By what.
        by: Victory,
    },
    /// Nobody won.
    Draw(DrawReason),
}

/// What a game was won by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Victory {
    /// Chess: the king is attacked and nothing helps.
    Checkmate,
    /// Draughts: the loser has no piece left.
    AllCaptured,
    /// Draughts: the loser has pieces, but none of them can move.
    Blocked,
    /// The loser gave up.
    Resignation,
    /// The loser's time ran out.
    Time,
}

/// Why nobody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawReason {
    /// Chess: no legal move, and no check.
    Stalemate,
    /// Chess: mate is out of reach for both, whatever they play.
    DeadPosition,
    /// The position has occurred three times.
    Threefold,
    /// Chess: the position has occurred five times.
    Fivefold,
    /// Chess: fifty moves of each side without a capture or a pawn's move.
    FiftyMoves,
    /// Chess: seventy-five of them.
    SeventyFiveMoves,
    /// Draughts: one of the rule set's counts is full.
    Counted(DrawRule),
    /// The players agreed.
    Agreement,
    /// Time ran out, but the opponent could never have won (FIDE 6.9).
    TimeAgainstBareMaterial,
}

/// A draw that the players may have by asking for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim(
    /// What it rests on.
    pub DrawReason,
);

impl Outcome {
    /// As game records write it: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn score(self) -> &'static str {
        match self {
            Self::Win {
                winner: Side::White,
                ..
            } => "1-0",
            Self::Win {
                winner: Side::Black,
                ..
            } => "0-1",
            Self::Draw(_) => "1/2-1/2",
        }
    }
}
