//! Whether one move is legal, found out without making the others.

use super::attacks;
use super::bitboard::{Bitboard, Cell};
use super::moves::Move;
use super::position::castle;
use super::{Position, Role};
use crate::board::Side;

impl Position {
    /// Whether `mv` is a legal move.
    pub fn is_legal(&self, mv: Move) -> bool {
        let (side, from, to) = (self.side, mv.origin(), mv.destination());
        let own = self.planes.of(side);
        let Some(piece) = self.planes.at(from).piece() else {
            return false;
        };
        if !own.contains(from) || own.contains(to) {
            return false;
        }
        let occupied = self.planes.occupied();
        let reach = match piece.role {
            Role::Pawn => {
                if self.en_passant == Some(to) && attacks::pawn(side, from).contains(to) {
                    return mv.is_plain() && self.planes.en_passant_is_safe(side, from, to);
                }
                self.pawn_reach(from)
            }
            Role::Knight => attacks::knight(from),
            Role::Bishop => attacks::bishop(from, occupied),
            Role::Rook => attacks::rook(from, occupied),
            Role::Queen => attacks::bishop(from, occupied) | attacks::rook(from, occupied),
            Role::King if castle(side, from, to).is_some() => return self.moves().contains(&mv),
            Role::King => attacks::king(from),
        };
        let is_right = if piece.role == Role::Pawn && Bitboard::LAST_RANKS.contains(to) {
            Move::PROMOTIONS.map(Some).contains(&mv.promotion())
        } else {
            mv.is_plain()
        };
        is_right && reach.contains(to) && self.leaves_king_safe(side, from, to)
    }

    /// Where the pawn on `from` can go, but for captures en passant and the safety of its king.
    fn pawn_reach(&self, from: Cell) -> Bitboard {
        let (forward, third) = match self.side {
            Side::White => (8, Bitboard::rank(2)),
            Side::Black => (-8, Bitboard::rank(5)),
        };
        let empty = !self.planes.occupied();
        let step = from.bit().shift(forward) & empty;
        let double = (step & third).shift(forward) & empty;
        let captures = attacks::pawn(self.side, from) & self.planes.of(self.side.opposite());
        step | double | captures
    }

    /// Whether the king is not attacked once the piece on `from` stands on `to`; not for castling, nor en passant.
    fn leaves_king_safe(&self, side: Side, from: Cell, to: Cell) -> bool {
        let king = self.planes.king(side);
        let king = if king == from { to } else { king };
        let occupied = (self.planes.occupied() & !from.bit()) | to.bit();
        let attackers = self.planes.attackers(side.opposite(), king, occupied);
        (attackers & !to.bit()).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::super::random_games;
    use super::*;

    #[test]
    fn a_move_is_legal_if_it_is_among_all_moves() {
        random_games(7, 12, 60, |position| {
            let moves = position.moves();
            for code in 0..=u16::MAX {
                let mv = Move::of_code(code);
                let is_listed = moves.contains(&mv);
                assert_eq!(position.is_legal(mv), is_listed, "{position:?} {mv:?}");
            }
        });
    }
}
