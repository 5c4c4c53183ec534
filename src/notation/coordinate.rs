//! Spanish draughts moves by row and column: `C4D5`, `C4xE6xG4`.

use super::SquareNames;
use crate::draughts::{Move, Position, Sequence};

/// A legal move: every square on which the piece lands.
pub fn write(position: &Position, played: Move) -> String {
    write_sequence(&position.sequence(played))
}

/// A whole path.
pub fn write_sequence(sequence: &Sequence) -> String {
    SquareNames::Spanish.path(sequence)
}

/// Every legal move, as [`write()`] gives it, in the order of the numbers of the squares in it.
pub fn moves_text(position: &Position) -> Vec<String> {
    let mut sequences: Vec<Sequence> = position
        .moves()
        .into_iter()
        .map(|played| position.sequence(played))
        .collect();
    sequences.sort_by_cached_key(|sequence| {
        let landings = sequence.hops.iter().map(|hop| hop.to);
        std::iter::once(sequence.from)
            .chain(landings)
            .map(|square| position.rules().number(square))
            .collect::<Vec<_>>()
    });
    sequences.iter().map(write_sequence).collect()
}
