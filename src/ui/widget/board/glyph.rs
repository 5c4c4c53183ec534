//! Pieces as single characters, each one column wide.

use crate::board::Side;
use crate::chess::Role;
use crate::draughts::Kind;
use crate::game::Piece;
use crate::ui::look::{ColorDepth, Look, Pieces};
use crate::ui::words::Words;

/// The character for `piece`, one column wide.
pub(super) const fn symbol(piece: Piece, look: &Look) -> &'static str {
    match (look.drawn_pieces(), look.depth) {
        // The console's font has no glyphs of pieces.
        (Pieces::Letters, _) | (Pieces::Art(_) | Pieces::Glyphs, ColorDepth::Basic16) => {
            Words::new(look.language).letter(piece)
        }
        (Pieces::Art(_) | Pieces::Glyphs, depth) => glyph(piece, depth),
    }
}

/// The character for `piece` on the screen's own ground, where White's are hollow whatever the colours are.
pub(in crate::ui) const fn symbol_on_ground(piece: Piece, look: &Look) -> &'static str {
    match (look.drawn_pieces(), look.depth) {
        (Pieces::Letters, _) | (Pieces::Art(_) | Pieces::Glyphs, ColorDepth::Basic16) => {
            Words::new(look.language).letter(piece)
        }
        (Pieces::Art(_) | Pieces::Glyphs, _) => glyph(piece, ColorDepth::None),
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
