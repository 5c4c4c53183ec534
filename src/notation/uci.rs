//! The Universal Chess Interface: moves such as `e2e4`, `e7e8q` and, for castling, the king's `e1g1`; and what a chess
//! program and an engine tell each other.

mod answer;
mod command;

pub use answer::{Answer, Bound, Info, Score, Worth};
pub use command::{Command, Go, Start};

use crate::board::Square;
use crate::chess::{Move, Position, Refusal, Role};

/// Why a text is no UCI move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UciError {
    /// It is not two squares and perhaps a letter.
    NotAMove(String),
    /// The pawn promotes, but to what is not said.
    PromotionMissing {
        /// The destination.
        to: Square,
        /// The four moves it could be.
        candidates: Vec<Move>,
    },
    /// A promotion is named, but the move is none.
    NoPromotion {
        /// The destination.
        to: Square,
    },
    /// The move is not legal.
    Refused(Refusal),
}

/// Writes a move.
pub fn write(mv: Move) -> String {
    let mut text = format!("{:?}{:?}", mv.from(), mv.to());
    text.extend(mv.promotion().map(letter));
    text
}

/// Reads a legal move of `position`.
pub fn read(position: &Position, text: &str) -> Result<Move, UciError> {
    let (from, to, promotion) = parse(text).ok_or_else(|| UciError::NotAMove(text.to_owned()))?;
    let candidates = position
        .check_destination(from, to)
        .map_err(UciError::Refused)?;
    let exact = candidates.iter().find(|mv| mv.promotion() == promotion);
    match (exact, promotion) {
        (Some(&mv), _) => Ok(mv),
        (None, None) => Err(UciError::PromotionMissing { to, candidates }),
        (None, Some(_)) => Err(UciError::NoPromotion { to }),
    }
}

fn parse(text: &str) -> Option<(Square, Square, Option<Role>)> {
    let (squares, promotion) = match text.as_bytes() {
        [squares @ .., last] if squares.len() == 4 => {
            let role = Move::PROMOTIONS
                .into_iter()
                .find(|&role| letter(role) == char::from(*last))?;
            (squares, Some(role))
        }
        squares => (squares, None),
    };
    let [from_file, from_rank, to_file, to_rank] = *squares else {
        return None;
    };
    Some((
        square(from_file, from_rank)?,
        square(to_file, to_rank)?,
        promotion,
    ))
}

const fn square(file: u8, rank: u8) -> Option<Square> {
    match (file, rank) {
        (b'a'..=b'h', b'1'..=b'8') => Some(Square::at(file - b'a', rank - b'1')),
        _ => None,
    }
}

const fn letter(role: Role) -> char {
    match role {
        Role::Pawn => 'p',
        Role::Knight => 'n',
        Role::Bishop => 'b',
        Role::Rook => 'r',
        Role::Queen => 'q',
        Role::King => 'k',
    }
}
