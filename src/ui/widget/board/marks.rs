//! Marks painted in pixels: shapes as well as colours.

use super::Marks;
use super::canvas::Canvas;
use crate::board::Square;
use crate::game::Piece;
use crate::ui::look::Look;
use crate::ui::theme::Meaning;
use ratatui::layout::Rect;
use ratatui::style::Color;

/// Paints what lies under the piece on `square`: a ring where it would be captured, or a dot or four where there is
/// none.
pub(super) fn paint_under(
    marks: &Marks,
    square: Square,
    look: &Look,
    pixels: Rect,
    canvas: &mut Canvas,
) {
    let mut brush = Brush { pixels, canvas };
    if marks.path.contains(square) {
        brush.four_dots(look.color(Meaning::Path));
    }
    if marks.quiet.contains(square) {
        brush.dot(look.color(Meaning::Quiet));
    }
    if marks.captures.contains(square) {
        brush.ring(look.color(Meaning::Capture));
    }
}

/// The colour that the edge of a draughts piece takes, which hides most of its square: it is in hand, or a capture ends
/// where it began, it has to capture, or it moved last. A chess piece leaves enough of the square to be seen.
pub(super) fn rim(marks: &Marks, square: Square, piece: Piece, look: &Look) -> Option<Color> {
    let meaning = match piece {
        Piece::Draughts(_) if marks.captures.contains(square) => Some(Meaning::Capture),
        Piece::Draughts(_) if marks.origin == Some(square) => Some(Meaning::Quiet),
        Piece::Draughts(_) | Piece::Chess(_) if marks.must_capture.contains(square) => {
            Some(Meaning::MustCapture)
        }
        Piece::Draughts(_) if marks.last_move.contains(square) => Some(Meaning::LastMove),
        Piece::Draughts(_) | Piece::Chess(_) => None,
    };
    meaning.map(|meaning| look.color(meaning))
}

/// Paints what is below a piece that is written: a line where it has to capture, since it has no edge to say so.
pub(super) fn paint_below_glyph(
    marks: &Marks,
    square: Square,
    look: &Look,
    pixels: Rect,
    canvas: &mut Canvas,
) {
    if marks.must_capture.contains(square) {
        Brush { pixels, canvas }.line(look.color(Meaning::MustCapture));
    }
}

/// Paints bars at the edges over the piece on `square`, where a refusal speaks of it.
pub(super) fn paint_refusal(
    marks: &Marks,
    square: Square,
    look: &Look,
    pixels: Rect,
    canvas: &mut Canvas,
) {
    if marks.refused.contains(square) {
        Brush { pixels, canvas }.bars(look.color(Meaning::Refused));
    }
}

/// Paints the cursor's corners over the piece on `square`.
pub(super) fn paint_cursor(
    marks: &Marks,
    square: Square,
    look: &Look,
    pixels: Rect,
    canvas: &mut Canvas,
) {
    if marks.cursor == Some(square) {
        Brush { pixels, canvas }.corners(look.color(Meaning::Cursor));
    }
}

/// Paints shapes on one square.
struct Brush<'a> {
    pixels: Rect,
    canvas: &'a mut Canvas,
}

impl Brush<'_> {
    /// Paints the pixels that `shape` chooses by their distance from the left and from the top edge.
    fn paint(&mut self, color: Color, shape: impl Fn(u16, u16) -> bool) {
        for position in self.pixels.positions() {
            if shape(position.x - self.pixels.x, position.y - self.pixels.y) {
                self.canvas.set(position.x.into(), position.y.into(), color);
            }
        }
    }

    /// A disc in the middle.
    fn dot(&mut self, color: Color) {
        let diameter = 2 * (self.pixels.height / 6).max(1);
        let distance = self.doubled_distance();
        self.paint(color, |x, y| distance(x, y) <= u32::from(diameter).pow(2));
    }

    /// A circle as wide as the square.
    fn ring(&mut self, color: Color) {
        let outer = u32::from(self.pixels.height);
        let line = if outer < 12 { 2 } else { 3 };
        let distance = self.doubled_distance();
        self.paint(color, |x, y| {
            let distance = distance(x, y);
            distance <= outer.pow(2) && distance > (outer - line).pow(2)
        });
    }

    /// Four dots, as on a die.
    fn four_dots(&mut self, color: Color) {
        let Rect { width, height, .. } = self.pixels;
        let dot = (height / 6).max(1);
        let on = |at: u16, length: u16| {
            let margin = length / 4;
            let at = at.min(length - 1 - at);
            (margin..margin + dot).contains(&at)
        };
        self.paint(color, |x, y| on(x, width) && on(y, height));
    }

    /// A line across, near the lower edge.
    fn line(&mut self, color: Color) {
        let Rect { width, height, .. } = self.pixels;
        let margin = height / 4;
        self.paint(color, |x, y| {
            y == height - 2 && (margin..width - margin).contains(&x)
        });
    }

    /// A bar in the middle of each edge.
    fn bars(&mut self, color: Color) {
        let Rect { width, height, .. } = self.pixels;
        let third = height / 3;
        let middle = |at: u16, length: u16| at.min(length - 1 - at) >= third;
        self.paint(color, |x, y| {
            let at_side = x == 0 || x == width - 1;
            let at_end = y == 0 || y == height - 1;
            at_side && middle(y, height) || at_end && middle(x, width)
        });
    }

    /// An angle in each corner.
    fn corners(&mut self, color: Color) {
        let Rect { width, height, .. } = self.pixels;
        let third = height / 3;
        self.paint(color, |x, y| {
            let (x, y) = (x.min(width - 1 - x), y.min(height - 1 - y));
            (x == 0 || y == 0) && x < third && y < third
        });
    }

    /// The square of twice the distance from the middle of the square to the middle of a pixel.
    fn doubled_distance(&self) -> impl Fn(u16, u16) -> u32 + use<> {
        let Rect { width, height, .. } = self.pixels;
        move |x, y| {
            let across = u32::from((2 * x + 1).abs_diff(width));
            let down = u32::from((2 * y + 1).abs_diff(height));
            across.pow(2) + down.pow(2)
        }
    }
}
