//! Drawings of pieces as pixel art, read from the text files in `assets/pieces`.

mod sheet;

pub use sheet::{Fault, Sheet, SheetError};

use crate::game::Piece;
use std::sync::LazyLock;

/// A set of drawings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Set {
    /// Shaded, as if lit from the upper left.
    #[default]
    Classic,
    /// Plain shapes with an edge.
    Flat,
}

impl Set {
    /// Every set.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Flat];

    /// Its name in settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Flat => "flat",
        }
    }

    /// The drawing of `piece` for a square of `side` by `side` pixels, if the set has one.
    pub fn sprite(self, piece: Piece, side: u16) -> Option<&'static Sprite> {
        let sheets: &'static Sheets = match self {
            Self::Classic => &CLASSIC,
            Self::Flat => &FLAT,
        };
        let (_, sheet) = sheets.iter().find(|(across, _)| *across == side)?;
        sheet.as_ref()?.sprite(piece)
    }
}

/// What a pixel of a drawing is painted with; the theme says the colour, for each side its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// The edge.
    Outline,
    /// The body.
    Fill,
    /// Where light falls.
    Light,
    /// Where it doesn't.
    Shade,
    /// A line drawn on the body.
    Line,
    /// The crown.
    Accent,
}

/// One drawing: square, each pixel painted or left as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sprite {
    side: u16,
    pixels: Vec<Option<Ink>>,
}

impl Sprite {
    /// Pixels across, and down.
    pub const fn side(&self) -> u16 {
        self.side
    }

    /// What the pixel in column `x` and row `y` is painted with; nothing outside of the drawing.
    pub fn ink(&self, x: i32, y: i32) -> Option<Ink> {
        let side = i32::from(self.side);
        let inside = (0..side).contains(&x) && (0..side).contains(&y);
        let index = usize::try_from(y * side + x).ok().filter(|_| inside)?;
        self.pixels.get(index).copied().flatten()
    }

    /// The painted pixels: column, row and ink.
    pub fn pixels(&self) -> impl Iterator<Item = (i32, i32, Ink)> + '_ {
        let side = i32::from(self.side);
        (0..side)
            .flat_map(move |y| (0..side).map(move |x| (x, y)))
            .filter_map(|(x, y)| self.ink(x, y).map(|ink| (x, y, ink)))
    }

    /// Whether the pixel in column `x` and row `y` is the last painted one on some side.
    pub fn is_edge(&self, x: i32, y: i32) -> bool {
        [(-1, 0), (1, 0), (0, -1), (0, 1)]
            .into_iter()
            .any(|(across, down)| self.ink(x + across, y + down).is_none())
    }
}

/// The sheets of a set, by their pixels across. A terminal shows one size at a time, so each is read when it is first
/// drawn from. One that can't be read is left out, and glyphs stand in for it; a test asks for every one.
type Sheets = [(u16, LazyLock<Option<Sheet>>); 6];

macro_rules! sheets {
    ($set:literal: $($side:literal)*) => {
        [$((
            $side,
            LazyLock::new(|| {
                let text = include_str!(concat!("../../assets/pieces/", $set, "/", $side, ".txt"));
                Sheet::parse(text).ok()
            }),
        )),*]
    };
}

static CLASSIC: Sheets = sheets!("classic": 4 6 8 10 12 14);
static FLAT: Sheets = sheets!("flat": 4 6 8 10 12 14);
