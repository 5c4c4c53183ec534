//! What a player types: the ways of writing a move tried in turn, with preview and completion.

mod candidates;
mod chess;
mod draughts;

pub use candidates::{Preview, completions, preview};

use super::Letters;
use super::san::SanError;
use crate::board::Square;
use crate::game::{Move, Refusal, State, Variant};

/// Why what was typed is not played.
#[derive(Clone, Debug, PartialEq)]
pub enum TypedError {
    /// It does not read as a move in any way of writing them.
    NotAMove(String),
    /// Only where the move begins, which is a piece that can move.
    OnlyOrigin(Square),
    /// It names a move that the rules refuse.
    Refused(Refusal),
    /// It is algebraic notation, but wrong or refused.
    San(SanError),
    /// Several moves fit, and they are not the same: here they are, in full.
    Ambiguous(Vec<String>),
}

/// The moves that `text` means in `state`.
///
/// Several come back where the choice is not the typist's: the program draws lots between equal captures in Spanish
/// draughts, and a chess pawn's promotion is asked for.
pub fn read(
    variant: Variant,
    state: &State,
    text: &str,
    letters: Letters,
) -> Result<Vec<Move>, TypedError> {
    match state {
        State::Draughts(position) => draughts::read(variant, position, text),
        State::Chess(position) => chess::read(position, text, letters),
    }
}

/// Whether a move can begin with `character`, so that typing it needs no command before it.
pub const fn can_begin(character: char) -> bool {
    matches!(character.to_ascii_lowercase(), 'a'..='h' | 'j' | 'k' | 'n' | 'o' | 'q' | 'r' | 't' | '0'..='9')
}
