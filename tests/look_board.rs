//! The board: where squares lie, and what is seen on them at every size, depth and choice of pieces.

#[path = "look/any.rs"]
mod any;
#[path = "look/geometry.rs"]
mod geometry;
#[path = "look/marks.rs"]
mod marks;
#[path = "support/paint.rs"]
mod paint;
#[path = "look/pictures.rs"]
mod pictures;
#[path = "look/pieces.rs"]
mod pieces;
#[path = "support/scenes.rs"]
mod scenes;

use damero::board::{Side, Square};
use damero::chess::Role;
use damero::draughts::Kind;
use damero::game::Piece;
use damero::ui::look::{ColorDepth, Look, Pieces};
use damero::ui::theme::Theme;
use damero::ui::widget::board::{Board, Scene, SquareSize, cell_of, outer_size};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// `scene` drawn with `look`, each square of `size`.
fn drawn(scene: &Scene, look: &Look, size: SquareSize) -> Buffer {
    let mut buffer = Buffer::empty(Rect::from(outer_size(scene.side_length, size)));
    Board::new(scene, look).render(buffer.area, &mut buffer);
    buffer
}

/// The cells of `square` in a board that fills `buffer`.
fn cells(buffer: &Buffer, scene: &Scene, square: Square) -> Vec<Cell> {
    let area = cell_of(buffer.area, scene.side_length, scene.flipped, square).expect("a square");
    area.positions()
        .map(|position| buffer[position].clone())
        .collect()
}

fn look(depth: ColorDepth, pieces: Pieces, ascii: bool) -> Look {
    Look::new(&Theme::default(), depth, pieces, ascii)
}

/// A look for every depth, choice of pieces, and with ASCII alone.
fn every_look() -> Vec<Look> {
    let mut looks = Vec::new();
    for depth in ColorDepth::ALL {
        for pieces in Pieces::ALL {
            looks.push(look(depth, pieces, false));
        }
        looks.push(look(depth, Pieces::Letters, true));
    }
    looks
}

/// Every piece there is.
fn every_piece() -> impl Iterator<Item = Piece> {
    Side::ALL.into_iter().flat_map(|side| {
        let men = [Kind::Man, Kind::King].map(|kind| scenes::draughts(side, kind));
        let figures = Role::ALL.map(|role| scenes::chess(side, role));
        men.into_iter().chain(figures)
    })
}
