//! Chess moves as people type them: `e2e4`, `E2-E4`, `e7e8q`, `Nf3`, `nf3`, `0-0`.

use super::TypedError;
use crate::board::Square;
use crate::chess::{self, Position, Role};
use crate::game::{self, Move};
use crate::notation::san::{self, SanError};
use crate::notation::{Letters, SquareNames};

pub(super) fn read(
    position: &Position,
    text: &str,
    letters: Letters,
) -> Result<Vec<Move>, TypedError> {
    let text = text.trim();
    if let Some((from, to, promotion)) = coordinates(text, letters) {
        let moves = position
            .check_destination(from, to)
            .map_err(|refusal| TypedError::Refused(game::Refusal::Chess(refusal)))?;
        let meant: Vec<Move> = moves
            .into_iter()
            .filter(|mv| promotion.is_none() || mv.promotion() == promotion)
            .map(Move::Chess)
            .collect();
        return if meant.is_empty() {
            Err(TypedError::San(SanError::NoPromotion { to }))
        } else {
            Ok(meant)
        };
    }
    if let Some(square) = SquareNames::Algebraic.read(text)
        && position
            .piece(square)
            .is_some_and(|piece| piece.side == position.side())
        && san::read(position, text).is_err()
    {
        return match position.check_origin(square) {
            Ok(()) => Err(TypedError::OnlyOrigin(square)),
            Err(refusal) => Err(TypedError::Refused(game::Refusal::Chess(refusal))),
        };
    }
    match read_algebraic(position, text, letters) {
        Ok(mv) => Ok(vec![Move::Chess(mv)]),
        Err(SanError::PromotionMissing { candidates, .. }) => {
            Ok(candidates.into_iter().map(Move::Chess).collect())
        }
        Err(error) => Err(TypedError::San(error)),
    }
}

/// Reads algebraic notation with the letters of the player's language; what that makes no sense of, with the other's.
fn read_algebraic(
    position: &Position,
    text: &str,
    letters: Letters,
) -> Result<chess::Move, SanError> {
    let other = match letters {
        Letters::Spanish => Letters::English,
        Letters::English | Letters::Figurines => Letters::Spanish,
    };
    match san::read_any_case(position, text, letters) {
        Err(SanError::NotAMove(text)) => match san::read_any_case(position, &text, other) {
            Err(SanError::NotAMove(text)) => Err(SanError::NotAMove(text)),
            read => read,
        },
        read => read,
    }
}

/// A move as origin, destination and perhaps the piece a pawn becomes.
fn coordinates(text: &str, letters: Letters) -> Option<(Square, Square, Option<Role>)> {
    let plain: Vec<char> = text
        .chars()
        .filter(|c| !matches!(c, '-' | 'x' | 'X' | ':' | '=' | ' ' | '(' | ')'))
        .collect();
    let [from_file, from_rank, to_file, to_rank, rest @ ..] = plain.as_slice() else {
        return None;
    };
    let square = |file: &char, rank: &char| SquareNames::Algebraic.read(&format!("{file}{rank}"));
    let from = square(from_file, from_rank)?;
    let to = square(to_file, to_rank)?;
    let promotion = match rest {
        [] => None,
        [letter] => Some(
            letters
                .role(letter.to_ascii_uppercase())
                .or_else(|| Letters::English.role(letter.to_ascii_uppercase()))?,
        ),
        _ => return None,
    };
    Some((from, to, promotion))
}
