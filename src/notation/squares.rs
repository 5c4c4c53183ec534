//! What squares are called.

use crate::board::Square;
use crate::draughts::{Rules, Sequence};

/// A way of naming squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareNames {
    /// The letter of the row, A (Black's first) to H, and the number of the column from White's right: `C4`.
    Spanish,
    /// The number of the playable square: `22`.
    Numeric(&'static Rules),
    /// The letter of the column from White's left and the number of the row: `e4`.
    Algebraic,
}

impl SquareNames {
    /// The name of `square`. One that has none of this kind is named as in chess.
    pub fn name(self, square: Square) -> String {
        let named = match self {
            Self::Spanish => spanish(square),
            Self::Numeric(rules) => rules.number(square).map(|number| number.to_string()),
            Self::Algebraic => None,
        };
        named.unwrap_or_else(|| format!("{square:?}"))
    }

    /// The square called `text`: letters of either case, numbers with or without leading zeros.
    pub fn read(self, text: &str) -> Option<Square> {
        match self {
            Self::Spanish => {
                let (row, column) = letter_and_number(text)?;
                let rank = b'H'.checked_sub(row)?;
                Square::new(8_u8.checked_sub(column)?, rank)
                    .filter(|square| spanish(*square).is_some())
            }
            Self::Numeric(rules) => rules.square(number(text)?),
            Self::Algebraic => {
                let (file, rank) = letter_and_number(text)?;
                Square::new(file - b'A', rank.checked_sub(1)?)
            }
        }
    }

    /// Every square on which the piece lands, from its origin: `22-19`, `11x25x4`; in Spanish names a quiet move has no
    /// hyphen.
    pub fn path(self, sequence: &Sequence) -> String {
        let landings = sequence.hops.iter().map(|hop| hop.to);
        let names: Vec<String> = std::iter::once(sequence.from)
            .chain(landings)
            .map(|square| self.name(square))
            .collect();
        names.join(self.joint(sequence.is_capture()))
    }

    /// What stands between two squares of a move.
    pub(super) const fn joint(self, is_capture: bool) -> &'static str {
        match (is_capture, self) {
            (true, _) => "x",
            (false, Self::Spanish) => "",
            (false, Self::Numeric(_) | Self::Algebraic) => "-",
        }
    }
}

fn spanish(square: Square) -> Option<String> {
    let row = 7_u8.checked_sub(square.rank())?;
    let column = 8_u8
        .checked_sub(square.file())
        .filter(|&column| column > 0)?;
    Some(format!("{}{column}", char::from(b'A' + row)))
}

/// A letter, made a capital, and the number behind it.
fn letter_and_number(text: &str) -> Option<(u8, u8)> {
    let mut characters = text.chars();
    let letter = characters.next().filter(char::is_ascii_alphabetic)?;
    let letter = u8::try_from(letter.to_ascii_uppercase()).ok()?;
    Some((letter, number(characters.as_str())?))
}

/// A number that fits, written in nothing but digits.
fn number(text: &str) -> Option<u8> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.parse().ok()
    } else {
        None
    }
}
