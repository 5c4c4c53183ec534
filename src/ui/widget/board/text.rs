//! Pieces and marks as characters: one a piece.

use super::geometry::Placement;
use super::{Flight, Scene};
use crate::board::Side;
use crate::chess::Role;
use crate::draughts::Kind;
use crate::game::Piece;
use crate::ui::look::{ColorDepth, Look, Pieces};
use crate::ui::theme::Meaning;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

pub(super) fn draw(scene: &Scene, look: &Look, placement: &Placement, buffer: &mut Buffer) {
    for (square, piece) in &scene.pieces {
        if let Some(cells) = placement.cells_of(*square) {
            put(*piece, middle(cells), look, buffer);
        }
    }
    if let Some(Flight { piece, from, .. }) = scene.flight
        && let Some(cells) = placement.cells_of(from)
    {
        put(piece, middle(cells), look, buffer);
    }
}

const fn middle(cells: Rect) -> Position {
    Position {
        x: cells.x + (cells.width - 1) / 2,
        y: cells.y + (cells.height - 1) / 2,
    }
}

fn put(piece: Piece, position: Position, look: &Look, buffer: &mut Buffer) {
    let fill = match piece.side() {
        Side::White => Meaning::WhiteFill,
        Side::Black => Meaning::BlackFill,
    };
    if let Some(cell) = buffer.cell_mut(position) {
        cell.set_symbol(symbol(piece, look))
            .set_fg(look.color(fill));
    }
}

/// The character for `piece`, one column wide.
fn symbol(piece: Piece, look: &Look) -> &'static str {
    match (look.drawn_pieces(), look.depth) {
        (Pieces::Letters, _) => letter(piece),
        // The console's font has no such glyphs.
        (Pieces::Art(_) | Pieces::Glyphs, ColorDepth::Basic16) => letter(piece),
        (Pieces::Art(_) | Pieces::Glyphs, depth) => glyph(piece, depth),
    }
}

const fn letter(piece: Piece) -> &'static str {
    match piece {
        Piece::Draughts(piece) => match (piece.side, piece.kind) {
            (Side::White, Kind::Man) => "w",
            (Side::White, Kind::King) => "W",
            (Side::Black, Kind::Man) => "b",
            (Side::Black, Kind::King) => "B",
        },
        Piece::Chess(piece) => {
            let letters = match piece.side {
                Side::White => ["P", "N", "B", "R", "Q", "K"],
                Side::Black => ["p", "n", "b", "r", "q", "k"],
            };
            letters[piece.role.index()]
        }
    }
}

/// Where there is colour it tells chess pieces apart, and the solid shapes carry it best; otherwise White's are hollow.
/// The selector keeps terminals from drawing the pawn as a coloured picture two columns wide.
const fn glyph(piece: Piece, depth: ColorDepth) -> &'static str {
    match piece {
        Piece::Draughts(piece) => match (piece.side, piece.kind) {
            (Side::White, Kind::Man) => "○",
            (Side::White, Kind::King) => "◎",
            (Side::Black, Kind::Man) => "●",
            (Side::Black, Kind::King) => "◉",
        },
        Piece::Chess(piece) => {
            let hollow = matches!((piece.side, depth), (Side::White, ColorDepth::None));
            match (piece.role, hollow) {
                (Role::Pawn, true) => "♙",
                (Role::Knight, true) => "♘",
                (Role::Bishop, true) => "♗",
                (Role::Rook, true) => "♖",
                (Role::Queen, true) => "♕",
                (Role::King, true) => "♔",
                (Role::Pawn, false) => "♟\u{FE0E}",
                (Role::Knight, false) => "♞",
                (Role::Bishop, false) => "♝",
                (Role::Rook, false) => "♜",
                (Role::Queen, false) => "♛",
                (Role::King, false) => "♚",
            }
        }
    }
}
