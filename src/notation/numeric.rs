//! Draughts moves by the numbers of their squares: `22-19`, `11x25`.

use super::SquareNames;
use crate::board::Square;
use crate::draughts::{Move, Position, Sequence};

/// A legal move: origin and end. Where another move has the same ends and takes other pieces, every square on which the
/// piece lands.
pub fn write(position: &Position, played: Move) -> String {
    write_named(position, played, SquareNames::Numeric(position.rules()))
}

/// As [`write()`], with squares named otherwise.
pub fn write_named(position: &Position, played: Move, names: SquareNames) -> String {
    Written::new(position, &position.moves(), played, names).text
}

/// A whole path: `17x3x16x27`.
pub fn write_sequence(position: &Position, sequence: &Sequence) -> String {
    SquareNames::Numeric(position.rules()).path(sequence)
}

/// Every legal move, as [`write()`] gives it, in the order of the numbers in it.
pub fn moves_text(position: &Position) -> Vec<String> {
    moves_text_named(position, SquareNames::Numeric(position.rules()))
}

/// As [`moves_text`], with squares named otherwise.
pub fn moves_text_named(position: &Position, names: SquareNames) -> Vec<String> {
    let moves = position.moves();
    let mut written: Vec<Written> = moves
        .iter()
        .map(|&played| Written::new(position, &moves, played, names))
        .collect();
    written.sort_by(|a, b| a.numbers.cmp(&b.numbers));
    written.into_iter().map(|written| written.text).collect()
}

/// A move's text, and the numbers of the squares that it names.
struct Written {
    text: String,
    numbers: Vec<Option<u8>>,
}

impl Written {
    fn new(position: &Position, legal: &[Move], played: Move, names: SquareNames) -> Self {
        let ends = (played.from(), played.to());
        let is_ambiguous = legal
            .iter()
            .any(|other| *other != played && (other.from(), other.to()) == ends);
        let squares: Vec<Square> = if is_ambiguous {
            let sequence = position.sequence(played);
            let landings = sequence.hops.iter().map(|hop| hop.to);
            std::iter::once(sequence.from).chain(landings).collect()
        } else {
            vec![played.from(), played.to()]
        };
        let named: Vec<String> = squares.iter().map(|&square| names.name(square)).collect();
        Self {
            text: named.join(names.joint(played.is_capture())),
            numbers: squares
                .iter()
                .map(|&square| position.rules().number(square))
                .collect(),
        }
    }
}
