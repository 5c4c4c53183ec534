//! How a position ends a game by itself, and the draws by move count and material.

use super::bitboard::Bitboard;
use super::{Position, Role};
use crate::board::Side;

/// Why no move can be made any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The side to move is in check and can't end it (FIDE 5.1.1).
    Checkmate,
    /// The side to move is not in check and has no legal move (FIDE 5.2.1).
    Stalemate,
    /// Neither side can ever mate with the pieces left (FIDE 5.2.2): bare kings, a single bishop or knight more, or
    /// bishops all on squares of one colour. Other dead positions, such as blocked pawns, are not looked for.
    DeadPosition,
}

impl Position {
    /// How this position ends the game, if it does.
    pub fn ending(&self) -> Option<Ending> {
        if !self.has_moves() {
            Some(if self.is_check() {
                Ending::Checkmate
            } else {
                Ending::Stalemate
            })
        } else if Side::ALL.into_iter().any(|side| self.can_win(side)) {
            None
        } else {
            Some(Ending::DeadPosition)
        }
    }

    /// Whether fifty moves of each side have been made without a capture or a pawn's move, so that a draw may be claimed
    /// (FIDE 9.3). Checkmate on the last of them counts first.
    pub fn fifty_moves(&self) -> bool {
        self.halfmove_clock() >= 100 && !self.is_checkmate()
    }

    /// Whether seventy-five such moves of each side have been made, so that the game is drawn (FIDE 9.6.2). Checkmate on
    /// the last of them counts first.
    pub fn seventy_five_moves(&self) -> bool {
        self.halfmove_clock() >= 150 && !self.is_checkmate()
    }

    /// Whether `side` has the material to mate by any series of legal moves, with the other side's help (FIDE 6.9).
    ///
    /// It may say yes where blocked pawns forbid it, and never says no wrongly.
    pub fn can_win(&self, side: Side) -> bool {
        let own = |role| self.bits(side, role);
        let other = |role| self.bits(side.opposite(), role);
        let has_mating_piece = [Role::Pawn, Role::Rook, Role::Queen]
            .into_iter()
            .any(|role| !own(role).is_empty());
        if has_mating_piece {
            return true;
        }
        let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
        match (knights.len(), bishops.len()) {
            (0, 0) => false,
            // The other side must hem its own king in, with anything but queens.
            (1, 0) => [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook]
                .into_iter()
                .any(|role| !other(role).is_empty()),
            // Bishops of one colour need a piece that can take a square of the other from the king.
            (0, _) => {
                let all = bishops | other(Role::Bishop);
                let on_both_colours =
                    !(all & Bitboard::DARK).is_empty() && !(all & !Bitboard::DARK).is_empty();
                on_both_colours || !other(Role::Knight).is_empty() || !other(Role::Pawn).is_empty()
            }
            (_, _) => true,
        }
    }

    fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_moves()
    }
}
