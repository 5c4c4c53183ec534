//! The board as a picture: squares, painted marks and drawn pieces.

use super::canvas::Canvas;
use super::geometry::Placement;
use super::{
    Flight, Held, Marks, Scene, between, ground, marks, paints_cursor, paints_marks, sprite,
};
use crate::board::{Side, Square};
use crate::game::Piece;
use crate::ui::look::Look;
use crate::ui::sprite::{Ink, Sprite};
use crate::ui::theme::Meaning;
use ratatui::layout::Rect;
use ratatui::style::Color;

/// Paints the squares, then what lies under the pieces, the pieces, what lies over them, and the pieces in flight and
/// under the mouse.
pub(super) fn paint(scene: &Scene, look: &Look, placement: &Placement) -> Canvas {
    let mut painter = Painter {
        scene,
        look,
        placement,
        canvas: Canvas::new(placement.squares.as_size()),
    };
    if look.is_colored() {
        painter.squares();
    }
    if paints_marks(look, placement) {
        painter.marks(marks::paint_under);
    }
    for (square, piece) in &scene.pieces {
        painter.piece(*square, *piece, 0.0);
    }
    for (square, piece, gone) in &scene.vanishing {
        painter.piece(*square, *piece, *gone);
    }
    if paints_marks(look, placement) {
        painter.marks(marks::paint_refusal);
    }
    if paints_cursor(look, placement) {
        painter.marks(marks::paint_cursor);
    }
    if let Some(flight) = &scene.flight {
        painter.flight(flight);
    }
    if let Some(held) = scene.held {
        painter.held(held);
    }
    painter.canvas
}

/// Paints a scene, layer by layer.
struct Painter<'a> {
    scene: &'a Scene,
    look: &'a Look,
    placement: &'a Placement,
    canvas: Canvas,
}

impl Painter<'_> {
    fn squares(&mut self) {
        for square in self.placement.all() {
            if let Some(pixels) = self.pixels_of(square) {
                let color = ground(self.scene, self.look, square);
                self.canvas.fill(pixels, color);
            }
        }
    }

    fn marks(&mut self, paint: impl Fn(&Marks, Square, &Look, Rect, &mut Canvas)) {
        for square in self.placement.all() {
            if let Some(pixels) = self.pixels_of(square) {
                let marks = &self.scene.marks;
                paint(marks, square, self.look, pixels, &mut self.canvas);
            }
        }
    }

    /// A piece that stands, `gone` so far: 0 whole, 1 gone.
    fn piece(&mut self, square: Square, piece: Piece, gone: f32) {
        let (marks, look) = (&self.scene.marks, self.look);
        let Some(pixels) = self.pixels_of(square) else {
            return;
        };
        let painted = paints_marks(look, self.placement);
        if let Some(sprite) = sprite(look, self.placement, piece) {
            // The cursor's corners are all that a small piece leaves of its square, and of the colour that the square has.
            let hides_square = paints_cursor(look, self.placement) && marks.cursor == Some(square);
            let rim = (painted || hides_square).then(|| marks::rim(marks, square, piece, look));
            let coat = Coat {
                look,
                side: piece.side(),
                rim: rim.flatten(),
                gone,
            };
            stamp(sprite, corner(pixels, sprite), &coat, &mut self.canvas);
        } else if painted {
            marks::paint_below_glyph(marks, square, look, pixels, &mut self.canvas);
        }
    }

    fn flight(&mut self, flight: &Flight) {
        let sprite = sprite(self.look, self.placement, flight.piece);
        let squares = [flight.from, flight.to].map(|square| self.pixels_of(square));
        if let (Some(sprite), [Some(from), Some(to)]) = (sprite, squares) {
            let (from, to) = (corner(from, sprite), corner(to, sprite));
            let part = flight.eased();
            let place = (between(from.0, to.0, part), between(from.1, to.1, part));
            self.stamp_in_the_air(sprite, flight.piece, place);
        }
    }

    /// The piece under the mouse, its middle at the pointer.
    fn held(&mut self, held: Held) {
        if let Some(sprite) = sprite(self.look, self.placement, held.piece) {
            let squares = self.placement.squares;
            let half = i32::from(sprite.side()) / 2;
            let x = i32::from(held.at.x) - i32::from(squares.x);
            let y = 2 * (i32::from(held.at.y) - i32::from(squares.y)) + 1;
            self.stamp_in_the_air(sprite, held.piece, (x - half, y - half));
        }
    }

    fn stamp_in_the_air(&mut self, sprite: &Sprite, piece: Piece, place: (i32, i32)) {
        let coat = Coat {
            look: self.look,
            side: piece.side(),
            rim: None,
            gone: 0.0,
        };
        stamp(sprite, place, &coat, &mut self.canvas);
    }

    /// The pixels of `square`: a row of cells is two rows of pixels.
    fn pixels_of(&self, square: Square) -> Option<Rect> {
        let (column, row) = self.placement.seen_at(square)?;
        let size = self.placement.size;
        let (width, height) = (size.width, 2 * size.height);
        Some(Rect::new(column * width, row * height, width, height))
    }
}

/// Where the top left pixel of `sprite` lies when it stands on the square of these pixels: at its top, in its middle.
fn corner(pixels: Rect, sprite: &Sprite) -> (i32, i32) {
    let margin = pixels.width.saturating_sub(sprite.side()) / 2;
    ((pixels.x + margin).into(), pixels.y.into())
}

/// How a piece is painted.
struct Coat<'a> {
    look: &'a Look,
    side: Side,
    /// The colour of the edge, where it isn't the piece's own.
    rim: Option<Color>,
    /// 0 whole, 1 gone.
    gone: f32,
}

impl Coat<'_> {
    fn color(&self, ink: Ink, is_edge: bool) -> Option<Color> {
        let color = self.look.color(meaning(self.side, ink));
        if !self.look.is_colored() {
            return self.is_inked(ink, is_edge).then_some(color);
        }
        // A crown stays a crown.
        let takes_rim = is_edge && ink != Ink::Accent;
        Some(self.rim.filter(|_| takes_rim).unwrap_or(color))
    }

    /// Without colour White's pieces are hollow and Black's solid.
    const fn is_inked(&self, ink: Ink, is_edge: bool) -> bool {
        let drawn = matches!(ink, Ink::Line | Ink::Accent);
        match self.side {
            Side::White => drawn || is_edge,
            Side::Black => !drawn || is_edge,
        }
    }
}

const fn meaning(side: Side, ink: Ink) -> Meaning {
    match (side, ink) {
        (Side::White, Ink::Outline) => Meaning::WhiteOutline,
        (Side::White, Ink::Fill) => Meaning::WhiteFill,
        (Side::White, Ink::Light) => Meaning::WhiteLight,
        (Side::White, Ink::Shade) => Meaning::WhiteShade,
        (Side::White, Ink::Line) => Meaning::WhiteLine,
        (Side::White, Ink::Accent) => Meaning::WhiteAccent,
        (Side::Black, Ink::Outline) => Meaning::BlackOutline,
        (Side::Black, Ink::Fill) => Meaning::BlackFill,
        (Side::Black, Ink::Light) => Meaning::BlackLight,
        (Side::Black, Ink::Shade) => Meaning::BlackShade,
        (Side::Black, Ink::Line) => Meaning::BlackLine,
        (Side::Black, Ink::Accent) => Meaning::BlackAccent,
    }
}

fn stamp(sprite: &Sprite, (left, top): (i32, i32), coat: &Coat<'_>, canvas: &mut Canvas) {
    for (x, y, ink) in sprite.pixels() {
        if dissolves_at(x, y) < coat.gone {
            continue;
        }
        if let Some(color) = coat.color(ink, sprite.is_edge(x, y)) {
            canvas.set(left + x, top + y, color);
        }
    }
}

/// When the pixel goes while a piece dissolves, 0 to 1: those of a fine grid one after the other, scattered evenly.
fn dissolves_at(x: i32, y: i32) -> f32 {
    const ORDER: [u8; 16] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
    let place = 4 * y.rem_euclid(4) + x.rem_euclid(4);
    usize::try_from(place).map_or(0.0, |place| f32::from(ORDER[place]) / 16.0)
}
