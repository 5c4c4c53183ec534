//! Large digits, made of half blocks: two rows of pixels to a cell.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::widgets::Widget;

/// The face of a clock in large digits, in the top left corner of its area.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct Digits<'a> {
    pub text: &'a str,
    pub style: Style,
}

/// Rows of pixels of a digit.
const ROWS: u16 = 5;

/// A character as pixels: a row each, its lowest bit on the right.
#[derive(Clone, Copy)]
struct Figure {
    width: u16,
    rows: [u8; ROWS as usize],
}

impl Digits<'_> {
    /// How many cells they need; `None` if a character can't be drawn large.
    pub(in crate::ui) fn size(self) -> Option<Size> {
        let mut width = 0;
        for character in self.text.chars() {
            // A column of pixels parts it from the next.
            width += Figure::of(character)?.width + 1;
        }
        Some(Size {
            width,
            height: ROWS.div_ceil(2),
        })
    }
}

impl Widget for Digits<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let mut x = area.x;
        for figure in self.text.chars().filter_map(Figure::of) {
            for (row, line) in area.rows().enumerate().take(usize::from(ROWS.div_ceil(2))) {
                for column in 0..figure.width {
                    let symbol = match (
                        figure.pixel(column, 2 * row),
                        figure.pixel(column, 2 * row + 1),
                    ) {
                        (false, false) => continue,
                        (true, false) => "▀",
                        (false, true) => "▄",
                        (true, true) => "█",
                    };
                    let at = (x + column, line.y);
                    if line.contains(at.into())
                        && let Some(cell) = buffer.cell_mut(at)
                    {
                        cell.set_symbol(symbol).set_style(self.style);
                    }
                }
            }
            x += figure.width + 1;
        }
    }
}

impl Figure {
    /// How `character` is drawn, if it belongs on a clock.
    const fn of(character: char) -> Option<Self> {
        let (width, rows) = match character {
            '0' => (3, [0b111, 0b101, 0b101, 0b101, 0b111]),
            '1' => (3, [0b010, 0b110, 0b010, 0b010, 0b111]),
            '2' => (3, [0b111, 0b001, 0b111, 0b100, 0b111]),
            '3' => (3, [0b111, 0b001, 0b111, 0b001, 0b111]),
            '4' => (3, [0b101, 0b101, 0b111, 0b001, 0b001]),
            '5' => (3, [0b111, 0b100, 0b111, 0b001, 0b111]),
            '6' => (3, [0b111, 0b100, 0b111, 0b101, 0b111]),
            '7' => (3, [0b111, 0b001, 0b001, 0b001, 0b001]),
            '8' => (3, [0b111, 0b101, 0b111, 0b101, 0b111]),
            '9' => (3, [0b111, 0b101, 0b111, 0b001, 0b111]),
            ':' => (1, [0, 1, 0, 1, 0]),
            '.' => (1, [0, 0, 0, 0, 1]),
            '!' => (1, [1, 1, 1, 0, 1]),
            ' ' => (1, [0; ROWS as usize]),
            _ => return None,
        };
        Some(Self { width, rows })
    }

    fn pixel(self, column: u16, row: usize) -> bool {
        let bits = self.rows.get(row).copied().unwrap_or(0);
        bits >> (self.width - 1 - column) & 1 == 1
    }
}
