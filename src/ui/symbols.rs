//! Single characters that stand for something: a pointer, a captured piece.

use super::look::{Look, Pieces};
use super::theme::ColorDepth;
use crate::board::Side;
use crate::chess::Role;
use crate::draughts::Kind;
use crate::game::Piece;

impl Look {
    /// Points at the chosen line of a list, or at whose turn it is.
    pub(super) const fn pointer(&self) -> &'static str {
        match (self.ascii, self.depth) {
            (true, _) => ">",
            // The console's font has this one, and not the smaller.
            (false, ColorDepth::Basic16) => "►",
            (false, _) => "▸",
        }
    }

    /// `piece` as a character on the screen's own ground, where White's are hollow whatever the colours are.
    pub(super) const fn symbol_on_ground(&self, piece: Piece) -> &'static str {
        let letters = self.ascii
            || matches!(self.pieces, Pieces::Letters)
            || matches!(self.depth, ColorDepth::Basic16);
        match piece {
            Piece::Draughts(piece) => match (letters, piece.side, piece.kind) {
                (true, Side::White, Kind::Man) => "w",
                (true, Side::White, Kind::King) => "W",
                (true, Side::Black, Kind::Man) => "b",
                (true, Side::Black, Kind::King) => "B",
                (false, Side::White, Kind::Man) => "○",
                (false, Side::White, Kind::King) => "◎",
                (false, Side::Black, Kind::Man) => "●",
                (false, Side::Black, Kind::King) => "◉",
            },
            Piece::Chess(piece) => match (letters, piece.side, piece.role) {
                (true, Side::White, Role::Pawn) => "P",
                (true, Side::White, Role::Knight) => "N",
                (true, Side::White, Role::Bishop) => "B",
                (true, Side::White, Role::Rook) => "R",
                (true, Side::White, Role::Queen) => "Q",
                (true, Side::White, Role::King) => "K",
                (true, Side::Black, Role::Pawn) => "p",
                (true, Side::Black, Role::Knight) => "n",
                (true, Side::Black, Role::Bishop) => "b",
                (true, Side::Black, Role::Rook) => "r",
                (true, Side::Black, Role::Queen) => "q",
                (true, Side::Black, Role::King) => "k",
                (false, Side::White, Role::Pawn) => "♙",
                (false, Side::White, Role::Knight) => "♘",
                (false, Side::White, Role::Bishop) => "♗",
                (false, Side::White, Role::Rook) => "♖",
                (false, Side::White, Role::Queen) => "♕",
                (false, Side::White, Role::King) => "♔",
                (false, Side::Black, Role::Pawn) => "♟\u{FE0E}",
                (false, Side::Black, Role::Knight) => "♞",
                (false, Side::Black, Role::Bishop) => "♝",
                (false, Side::Black, Role::Rook) => "♜",
                (false, Side::Black, Role::Queen) => "♛",
                (false, Side::Black, Role::King) => "♚",
            },
        }
    }
}
