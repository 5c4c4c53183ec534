//! Draughts positions as PDN's FEN tag has them: `W:W1-12:BK21,22`.

use super::SquareNames;
use crate::board::{Side, Square};
use crate::draughts::rules::Title;
use crate::draughts::{Kind, Piece, Position, Rules, Setup, SetupError};
use std::ops::RangeInclusive;

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PdnFenError {
    /// A position has three fields, with colons between: who is to move, and the pieces of each side.
    Fields {
        /// How many there are.
        found: usize,
    },
    /// The first field is neither `W` nor `B`.
    Side {
        /// What it is.
        text: String,
    },
    /// A field of pieces begins with neither `W` nor `B`.
    Colour {
        /// The field.
        text: String,
    },
    /// Both fields of pieces are one side's.
    SameColour {
        /// Whose.
        side: Side,
    },
    /// No square bears this name or number.
    Square {
        /// In whose pieces.
        side: Side,
        /// What was written for a square.
        text: String,
        /// How many squares there are.
        count: u8,
    },
    /// A range is not two numbers, the lower first.
    Range {
        /// In whose pieces.
        side: Side,
        /// What was written for a range.
        text: String,
    },
    /// The pieces can't stand so.
    Setup(SetupError),
}

impl From<SetupError> for PdnFenError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

/// Reads a position: either side's pieces first, `K` before each king, ranges, an empty side, a dot at the end, squares
/// by number or by name.
pub fn read(rules: &'static Rules, text: &str) -> Result<Position, PdnFenError> {
    let text = text.trim();
    let text = text.strip_suffix('.').unwrap_or(text);
    let fields: Vec<&str> = text.split(':').map(str::trim).collect();
    let &[to_move, first, second] = fields.as_slice() else {
        return Err(PdnFenError::Fields {
            found: fields.len(),
        });
    };
    let Some((side, "")) = colour(to_move) else {
        return Err(PdnFenError::Side {
            text: to_move.to_owned(),
        });
    };
    let mut pieces = Vec::new();
    let first = read_pieces(rules, first, &mut pieces)?;
    let second = read_pieces(rules, second, &mut pieces)?;
    if first == second {
        return Err(PdnFenError::SameColour { side: first });
    }
    Ok(Position::from_setup(rules, &Setup { pieces, side })?)
}

/// The position in numbers: White's pieces first, each side's in order, no ranges.
pub fn write(position: &Position) -> String {
    write_named(position, SquareNames::Numeric(position.rules()))
}

/// As [`write()`], with squares named otherwise.
pub fn write_named(position: &Position, names: SquareNames) -> String {
    let letter = |side| match side {
        Side::White => 'W',
        Side::Black => 'B',
    };
    let mut text = String::from(letter(position.side()));
    for side in Side::ALL {
        let mut pieces: Vec<(Square, Piece)> = position
            .pieces()
            .filter(|(_, piece)| piece.side == side)
            .collect();
        pieces.sort_by_key(|&(square, _)| position.rules().number(square));
        let names: Vec<String> = pieces
            .into_iter()
            .map(|(square, piece)| match piece.kind {
                Kind::Man => names.name(square),
                Kind::King => format!("K{}", names.name(square)),
            })
            .collect();
        text.push(':');
        text.push(letter(side));
        text.push_str(&names.join(","));
    }
    text
}

/// Reads one side's pieces, and says whose they are.
fn read_pieces(
    rules: &'static Rules,
    field: &str,
    pieces: &mut Vec<(Square, Piece)>,
) -> Result<Side, PdnFenError> {
    let (side, list) = colour(field).ok_or_else(|| PdnFenError::Colour {
        text: field.to_owned(),
    })?;
    let entries = list
        .split(',')
        .map(str::trim)
        .filter(|entry| !entry.is_empty());
    for entry in entries {
        let (kind, squares) = match entry.strip_prefix(['K', 'k']) {
            Some(squares) => (Kind::King, squares.trim()),
            None => (Kind::Man, entry),
        };
        let piece = Piece { side, kind };
        if squares.contains('-') {
            let range = range(squares).ok_or_else(|| PdnFenError::Range {
                side,
                text: squares.to_owned(),
            })?;
            for number in range {
                let square = read_square(rules, side, &number.to_string())?;
                pieces.push((square, piece));
            }
        } else {
            pieces.push((read_square(rules, side, squares)?, piece));
        }
    }
    Ok(side)
}

fn read_square(rules: &'static Rules, side: Side, text: &str) -> Result<Square, PdnFenError> {
    let by_letter = match rules.title {
        Title::Queen => SquareNames::Spanish,
        Title::King => SquareNames::Algebraic,
    };
    SquareNames::Numeric(rules)
        .read(text)
        .or_else(|| by_letter.read(text))
        .ok_or_else(|| PdnFenError::Square {
            side,
            text: text.to_owned(),
            count: rules.square_count(),
        })
}

/// The colour that a field begins with, and the rest of it.
fn colour(field: &str) -> Option<(Side, &str)> {
    if let Some(rest) = field.strip_prefix(['W', 'w']) {
        Some((Side::White, rest.trim()))
    } else if let Some(rest) = field.strip_prefix(['B', 'b']) {
        Some((Side::Black, rest.trim()))
    } else {
        None
    }
}

fn range(text: &str) -> Option<RangeInclusive<u8>> {
    let (low, high) = text.split_once('-')?;
    let (low, high) = (low.trim().parse().ok()?, high.trim().parse().ok()?);
    (low <= high).then_some(low..=high)
}
