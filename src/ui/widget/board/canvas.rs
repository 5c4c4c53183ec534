//! A picture of square pixels, two to a cell.

use crate::ui::look::Look;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::Color;

/// A picture as large as the squares of a board. A pixel without a colour lets the screen through.
#[derive(Debug)]
pub(super) struct Canvas {
    width: u16,
    height: u16,
    pixels: Vec<Option<Color>>,
}

impl Canvas {
    /// An empty picture that covers `cells`.
    pub(super) fn new(cells: Size) -> Self {
        let (width, height) = (cells.width, 2 * cells.height);
        Self {
            width,
            height,
            pixels: vec![None; usize::from(width) * usize::from(height)],
        }
    }

    /// Colours one pixel; beyond the edges nothing happens.
    pub(super) fn set(&mut self, x: i32, y: i32, color: Color) {
        if let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y))
            && x < self.width
            && y < self.height
        {
            self.pixels[usize::from(y) * usize::from(self.width) + usize::from(x)] = Some(color);
        }
    }

    /// Colours every pixel of `area`, which lies within the picture.
    pub(super) fn fill(&mut self, area: Rect, color: Color) {
        for y in area.top()..area.bottom() {
            let row = usize::from(y) * usize::from(self.width);
            let (left, right) = (usize::from(area.left()), usize::from(area.right()));
            self.pixels[row + left..row + right].fill(Some(color));
        }
    }

    /// Draws the picture into cells, with its top left corner at `origin`.
    pub(super) fn draw(&self, look: &Look, origin: Position, buffer: &mut Buffer) {
        let rows = self.pixels.chunks_exact(2 * usize::from(self.width));
        for (y, pair) in (origin.y..).zip(rows) {
            let (upper, lower) = pair.split_at(self.width.into());
            for (x, (upper, lower)) in (origin.x..).zip(upper.iter().zip(lower)) {
                if let Some(cell) = buffer.cell_mut((x, y)) {
                    draw_cell(*upper, *lower, look, cell);
                }
            }
        }
    }
}

fn draw_cell(upper: Option<Color>, lower: Option<Color>, look: &Look, cell: &mut Cell) {
    if upper.or(lower).is_some() {
        cell.reset();
    }
    // Where blocks can't be drawn, a terminal does what it can with a background it doesn't have.
    let has_behind = |color| look.ascii || look.depth.has_behind(color);
    match (upper, lower) {
        (None, None) => cell,
        (Some(upper), None) => cell.set_symbol("▀").set_fg(upper),
        (None, Some(lower)) => cell.set_symbol("▄").set_fg(lower),
        (Some(upper), Some(lower)) if upper == lower => {
            if has_behind(lower) {
                cell.set_bg(lower)
            } else {
                cell.set_symbol("█").set_fg(lower)
            }
        }
        (Some(upper), Some(lower)) => {
            if has_behind(lower) || !has_behind(upper) {
                cell.set_symbol("▀").set_fg(upper).set_bg(lower)
            } else {
                cell.set_symbol("▄").set_fg(lower).set_bg(upper)
            }
        }
    };
}
