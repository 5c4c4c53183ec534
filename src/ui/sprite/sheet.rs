//! One text file of drawings: those of one set and one size.

use super::{Ink, Sprite};
use crate::board::{BySide, Side};
use crate::chess;
use crate::draughts::Kind;
use crate::game::Piece;

/// The drawings of one size.
///
/// A file holds a heading such as `[pawn]` for each figure, or `[man white]` where the sides differ in shape, and below
/// it one row of pixels a line. Empty lines and lines that begin with `#` say nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    side: u16,
    figures: [BySide<Option<Sprite>>; FIGURES.len()],
}

/// The names of figures in a file.
const FIGURES: [&str; 8] = [
    "man", "crowned", "pawn", "knight", "bishop", "rook", "queen", "king",
];

impl Sheet {
    /// Reads the text of a file.
    pub fn parse(text: &str) -> Result<Self, SheetError> {
        let mut sheet = Self {
            side: 0,
            figures: Default::default(),
        };
        let mut lines = (1..)
            .zip(text.lines())
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .peekable();
        while let Some((line, text)) = lines.next() {
            let error = |fault| SheetError { line, fault };
            let (figure, sides) = heading(text).ok_or_else(|| error(Fault::Heading))?;
            let mut rows = Vec::new();
            while let Some((line, text)) = lines.next_if(|(_, text)| !text.starts_with('[')) {
                rows.push(row(text).map_err(|fault| SheetError { line, fault })?);
                if sheet.side == 0 {
                    sheet.side = u16::try_from(rows[0].len()).unwrap_or(u16::MAX);
                }
                if rows.last().map(Vec::len) != Some(sheet.side.into()) {
                    let fault = Fault::Width;
                    return Err(SheetError { line, fault });
                }
            }
            if rows.is_empty() || rows.len() != usize::from(sheet.side) {
                return Err(error(Fault::Height));
            }
            for side in sides {
                sheet.figures[figure][*side] = Some(Sprite {
                    side: sheet.side,
                    pixels: rows.concat(),
                });
            }
        }
        Ok(sheet)
    }

    /// Pixels across, and down, of each drawing.
    pub const fn side(&self) -> u16 {
        self.side
    }

    /// The drawing of `piece`, if the file has one.
    pub fn sprite(&self, piece: Piece) -> Option<&Sprite> {
        let figure = match piece {
            Piece::Draughts(piece) => match piece.kind {
                Kind::Man => 0,
                Kind::King => 1,
            },
            Piece::Chess(chess::Piece { role, .. }) => 2 + role.index(),
        };
        self.figures[figure][piece.side()].as_ref()
    }
}

/// Why a file of drawings can't be read, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong in a file of drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A heading was due, and this names no figure.
    Heading,
    /// A letter that stands for no ink.
    Letter(char),
    /// A row that isn't as long as the first.
    Width,
    /// A figure that doesn't have as many rows as columns.
    Height,
}

/// The figure, and whose, that a heading names.
fn heading(line: &str) -> Option<(usize, &'static [Side])> {
    let name = line.strip_prefix('[')?.strip_suffix(']')?;
    let (name, sides): (_, &[Side]) = match name.split_once(' ') {
        None => (name, &Side::ALL),
        Some((name, "white")) => (name, &[Side::White]),
        Some((name, "black")) => (name, &[Side::Black]),
        Some(_) => return None,
    };
    let figure = FIGURES.iter().position(|figure| *figure == name)?;
    Some((figure, sides))
}

/// The pixels of a row of letters.
fn row(letters: &str) -> Result<Vec<Option<Ink>>, Fault> {
    let pixels = letters.chars().map(|letter| match pixel(letter) {
        Pixel::Nothing => Ok(None),
        Pixel::Painted(ink) => Ok(Some(ink)),
        Pixel::Unknown => Err(Fault::Letter(letter)),
    });
    pixels.collect()
}

/// What a letter stands for.
enum Pixel {
    Nothing,
    Painted(Ink),
    Unknown,
}

const fn pixel(letter: char) -> Pixel {
    match letter {
        '.' => Pixel::Nothing,
        'o' => Pixel::Painted(Ink::Outline),
        'f' => Pixel::Painted(Ink::Fill),
        'l' => Pixel::Painted(Ink::Light),
        's' => Pixel::Painted(Ink::Shade),
        'd' => Pixel::Painted(Ink::Line),
        'a' => Pixel::Painted(Ink::Accent),
        _ => Pixel::Unknown,
    }
}
