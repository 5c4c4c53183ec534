//! Draughts moves as people type them: `C4D5`, `C4xE6xG4`, `22-19`, `11x25`, `1216`, `c3 d4`.

use super::TypedError;
use crate::board::Square;
use crate::draughts::{Position, Refusal, Sequence};
use crate::game::{self, Move, Variant};
use crate::notation::{SquareNames, square_names};

/// The longest run of digits that is tried in all its divisions into squares: eight squares of two digits.
const LONGEST_RUN: usize = 16;

pub(super) fn read(
    variant: Variant,
    position: &Position,
    text: &str,
) -> Result<Vec<Move>, TypedError> {
    let mut meant = Vec::new();
    let mut refused = None;
    let mut single = None;
    for path in paths(variant, position, text) {
        if let [only] = path[..] {
            single.get_or_insert(only);
            continue;
        }
        match position.judge(&path) {
            Ok(sequences) => meant.extend(sequences),
            Err(refusal) => {
                refused.get_or_insert(refusal);
            }
        }
    }
    if !meant.is_empty() {
        return choose(variant, meant);
    }
    match (refused, single) {
        (Some(refusal), _) => Err(refused_by(refusal)),
        (None, Some(square)) => match position.check_origin(square) {
            Ok(()) => Err(TypedError::OnlyOrigin(square)),
            Err(refusal) => Err(refused_by(refusal)),
        },
        (None, None) => Err(TypedError::NotAMove(text.trim().to_owned())),
    }
}

const fn refused_by(refusal: Refusal) -> TypedError {
    TypedError::Refused(game::Refusal::Draughts(refusal))
}

/// What is left to choose between the `sequences` that were meant.
fn choose(variant: Variant, mut sequences: Vec<Sequence>) -> Result<Vec<Move>, TypedError> {
    let mut seen = Vec::new();
    sequences.retain(|sequence| {
        let result = sequence.result();
        let new = !seen.contains(&result);
        seen.push(result);
        new
    });
    if sequences.len() > 1 && !variant.draws_lots() {
        let names = square_names(variant);
        let full = |sequence: Sequence| names.path(&sequence);
        return Err(TypedError::Ambiguous(
            sequences.into_iter().map(full).collect(),
        ));
    }
    Ok(sequences.into_iter().map(Move::Draughts).collect())
}

/// The squares that `text` may name, each way of reading it a path.
fn paths(variant: Variant, position: &Position, text: &str) -> Vec<Vec<Square>> {
    let names = match variant {
        Variant::Spanish | Variant::SpanishOfficial => SquareNames::Spanish,
        _ => SquareNames::Algebraic,
    };
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || matches!(c, 'x' | 'X' | '×' | ':' | '-' | '–' | '*'))
        .filter(|word| !word.is_empty())
        .collect();
    if words
        .iter()
        .any(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()))
    {
        return lettered(names, &words.concat()).into_iter().collect();
    }
    let numbers = SquareNames::Numeric(position.rules());
    match words[..] {
        [] => Vec::new(),
        [run] => divide(numbers, run),
        _ => words
            .iter()
            .map(|word| numbers.read(word))
            .collect::<Option<_>>()
            .into_iter()
            .collect(),
    }
}

/// The squares of a text such as `c4d5`: each a letter and its digits.
fn lettered(names: SquareNames, text: &str) -> Option<Vec<Square>> {
    let mut words: Vec<String> = Vec::new();
    for character in text.chars() {
        if character.is_ascii_alphabetic() {
            words.push(character.to_string());
        } else {
            words.last_mut()?.push(character);
        }
    }
    words.iter().map(|word| names.read(word)).collect()
}

/// The ways of dividing a run of digits into the fewest numbers of squares: `1216` is 12 and 16, `116` is 1 and 16 or
/// 11 and 6.
fn divide(numbers: SquareNames, digits: &str) -> Vec<Vec<Square>> {
    let mut found = Vec::new();
    if digits.len() <= LONGEST_RUN {
        divide_from(numbers, digits, &mut Vec::new(), &mut found);
    }
    let fewest = found.iter().map(Vec::len).min();
    found.retain(|path| Some(path.len()) == fewest);
    found
}

fn divide_from(
    numbers: SquareNames,
    digits: &str,
    path: &mut Vec<Square>,
    found: &mut Vec<Vec<Square>>,
) {
    if digits.is_empty() {
        found.push(path.clone());
        return;
    }
    for width in (1..=2).rev() {
        let Some((head, tail)) = digits.split_at_checked(width) else {
            continue;
        };
        // A leading zero belongs to a number of two digits: `04` is 4, and never 0 and 4.
        let Some(square) = numbers.read(head) else {
            continue;
        };
        path.push(square);
        divide_from(numbers, tail, path, found);
        path.pop();
    }
}
