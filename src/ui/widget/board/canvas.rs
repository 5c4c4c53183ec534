//! A picture of square pixels, two to a cell.

use crate::ui::look::{ColorDepth, Look};
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

    /// Colours every pixel of `area`.
    pub(super) fn fill(&mut self, area: Rect, color: Color) {
        for position in area.positions() {
            self.set(position.x.into(), position.y.into(), color);
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
    match (upper, lower) {
        (None, None) => {}
        (Some(upper), None) => {
            cell.set_symbol("▀").set_fg(upper);
        }
        (None, Some(lower)) => {
            cell.set_symbol("▄").set_fg(lower);
        }
        (Some(upper), Some(lower)) if upper == lower => {
            if can_lie_behind(lower, look) {
                cell.set_symbol(" ").set_fg(Color::Reset).set_bg(lower);
            } else {
                cell.set_symbol("█").set_fg(lower);
            }
        }
        (Some(upper), Some(lower)) => {
            if can_lie_behind(lower, look) || !can_lie_behind(upper, look) {
                cell.set_symbol("▀").set_fg(upper).set_bg(lower);
            } else {
                cell.set_symbol("▄").set_fg(lower).set_bg(upper);
            }
        }
    }
}

/// Whether a background can have this colour: the console has only the eight dark ones there and does what it can with
/// others where blocks can't be drawn; without colour there is none.
const fn can_lie_behind(color: Color, look: &Look) -> bool {
    match look.depth {
        ColorDepth::True | ColorDepth::Indexed256 => true,
        ColorDepth::Basic16 => look.ascii || !matches!(color, Color::Indexed(8..)),
        ColorDepth::None => false,
    }
}
