//! Positions of any game as text.

use super::fen::{self, FenError};
use super::pdn_fen::{self, PdnFenError};
use crate::game::{State, Variant};

/// What is wrong with the text of a position.
#[derive(Clone, Debug, PartialEq)]
pub enum PositionError {
    /// Of draughts.
    Draughts(PdnFenError),
    /// Of chess.
    Chess(FenError),
}

/// Reads a position of `variant`: FEN for chess, PDN's FEN for draughts.
pub fn read_position(variant: Variant, text: &str) -> Result<State, PositionError> {
    match variant.rules() {
        Some(rules) => pdn_fen::read(rules, text)
            .map(State::Draughts)
            .map_err(PositionError::Draughts),
        None => fen::read(text)
            .map(State::Chess)
            .map_err(PositionError::Chess),
    }
}

/// Writes a position as [`read_position`] reads it.
pub fn write_position(state: &State) -> String {
    match state {
        State::Draughts(position) => pdn_fen::write(position),
        State::Chess(position) => fen::write(position),
    }
}
