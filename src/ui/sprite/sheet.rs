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
        while let Some((number, line)) = lines.next() {
            let (figure, sides) = heading(line).ok_or(SheetError {
                line: number,
                fault: Fault::Heading,
            })?;
            let mut pixels = Vec::new();
            let mut rows = 0;
            while let Some((number, row)) = lines.next_if(|(_, line)| !line.starts_with('[')) {
                let before = pixels.len();
                for letter in row.chars() {
                    pixels.push(ink(letter).ok_or(SheetError {
                        line: number,
                        fault: Fault::Letter(letter),
                    })?);
                }
                rows += 1;
                if sheet.side == 0 {
                    sheet.side = u16::try_from(pixels.len()).unwrap_or(u16::MAX);
                }
                if pixels.len() - before != usize::from(sheet.side) {
                    return Err(SheetError {
                        line: number,
                        fault: Fault::Width,
                    });
                }
            }
            if rows == 0 || rows != sheet.side {
                return Err(SheetError {
                    line: number,
                    fault: Fault::Height,
                });
            }
            for side in sides {
                sheet.figures[figure][*side] = Some(Sprite {
                    side: sheet.side,
                    pixels: pixels.clone(),
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

/// What a letter stands for: nothing painted, or an ink; `None` if nothing at all.
const fn ink(letter: char) -> Option<Option<Ink>> {
    match letter {
        '.' => Some(None),
        'o' => Some(Some(Ink::Outline)),
        'f' => Some(Some(Ink::Fill)),
        'l' => Some(Some(Ink::Light)),
        's' => Some(Some(Ink::Shade)),
        'd' => Some(Some(Ink::Line)),
        'a' => Some(Some(Ink::Accent)),
        _ => None,
    }
}
