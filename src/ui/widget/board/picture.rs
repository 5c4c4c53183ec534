//! The board as a picture: squares, painted marks and drawn pieces.

use super::canvas::Canvas;
use super::geometry::Placement;
use super::{Flight, Scene, between, ground, marks, paints_marks, sprite};
use crate::board::{Side, Square};
use crate::game::Piece;
use crate::ui::look::Look;
use crate::ui::sprite::{Ink, Sprite};
use crate::ui::theme::Meaning;
use ratatui::layout::Rect;
use ratatui::style::Color;

/// Paints the squares, then what lies under the pieces, the pieces, what lies over them, and the piece in flight.
pub(super) fn paint(scene: &Scene, look: &Look, placement: &Placement) -> Canvas {
    let mut canvas = Canvas::new(placement.squares.as_size());
    if look.is_colored() {
        for square in placement.all() {
            canvas.fill(pixels_of(placement, square), ground(scene, look, square));
        }
    }
    let painted = paints_marks(look, placement);
    if painted {
        for square in placement.all() {
            marks::paint_under(
                &scene.marks,
                square,
                look,
                pixels_of(placement, square),
                &mut canvas,
            );
        }
    }
    let mut stand = |square: Square, piece: Piece, gone: f32| {
        let Some(sprite) = sprite(look, placement, piece) else {
            if painted {
                let pixels = pixels_of(placement, square);
                marks::paint_below_glyph(&scene.marks, square, look, pixels, &mut canvas);
            }
            return;
        };
        let (x, y) = corner(placement, square, sprite);
        let rim = painted
            .then(|| marks::rim(&scene.marks, square, piece, look))
            .flatten();
        stamp(
            sprite,
            (x, y),
            &Coat::new(look, piece.side(), rim, gone),
            &mut canvas,
        );
    };
    for (square, piece) in &scene.pieces {
        stand(*square, *piece, 0.0);
    }
    for (square, piece, gone) in &scene.vanishing {
        stand(*square, *piece, *gone);
    }
    if painted {
        for square in placement.all() {
            marks::paint_over(
                &scene.marks,
                square,
                look,
                pixels_of(placement, square),
                &mut canvas,
            );
        }
    }
    if let Some(flight) = &scene.flight {
        fly(flight, look, placement, &mut canvas);
    }
    canvas
}

fn fly(flight: &Flight, look: &Look, placement: &Placement, canvas: &mut Canvas) {
    let Some(sprite) = sprite(look, placement, flight.piece) else {
        return;
    };
    let from = corner(placement, flight.from, sprite);
    let to = corner(placement, flight.to, sprite);
    let part = flight.eased();
    let place = (between(from.0, to.0, part), between(from.1, to.1, part));
    stamp(
        sprite,
        place,
        &Coat::new(look, flight.piece.side(), None, 0.0),
        canvas,
    );
}

/// The pixels of `square`: a row of cells is two rows of pixels.
fn pixels_of(placement: &Placement, square: Square) -> Rect {
    let (column, row) = placement.seen_at(square).unwrap_or_default();
    let (width, height) = (placement.size.width, 2 * placement.size.height);
    Rect::new(column * width, row * height, width, height)
}

/// Where the top left pixel of `sprite` lies when it stands on `square`: at the top of the square, in its middle.
fn corner(placement: &Placement, square: Square, sprite: &Sprite) -> (i32, i32) {
    let pixels = pixels_of(placement, square);
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

impl<'a> Coat<'a> {
    const fn new(look: &'a Look, side: Side, rim: Option<Color>, gone: f32) -> Self {
        Self {
            look,
            side,
            rim,
            gone,
        }
    }

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
