//! The pieces on their squares, as four bit planes and once more square by square.
//!
//! Three planes say how the piece on each square moves, a fourth whose it is. A piece is lifted, put down or captured
//! by the same few operations whatever it is.

use super::attacks;
use super::bitboard::{Bitboard, Cell};
use super::{Piece, Role};
use crate::board::Side;

/// What stands on a square: a bit from each plane, 0 for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Code(u8);

const DIAGONAL: u8 = 1;
const STRAIGHT: u8 = 2;
const STEPPER: u8 = 4;
const BLACK: u8 = 8;

impl Code {
    pub(super) const fn of(piece: Piece) -> Self {
        let role = match piece.role {
            Role::Pawn => STEPPER,
            Role::Knight => STEPPER | DIAGONAL,
            Role::Bishop => DIAGONAL,
            Role::Rook => STRAIGHT,
            Role::Queen => DIAGONAL | STRAIGHT,
            Role::King => STEPPER | STRAIGHT,
        };
        match piece.side {
            Side::White => Self(role),
            Side::Black => Self(role | BLACK),
        }
    }

    pub(super) const fn piece(self) -> Option<Piece> {
        let side = if self.0 & BLACK == 0 {
            Side::White
        } else {
            Side::Black
        };
        match self.role() {
            Some(role) => Some(Piece { side, role }),
            None => None,
        }
    }

    #[inline]
    pub(super) const fn role(self) -> Option<Role> {
        const ROLES: [Option<Role>; 8] = [
            None,
            Some(Role::Bishop),
            Some(Role::Rook),
            Some(Role::Queen),
            Some(Role::Pawn),
            Some(Role::Knight),
            Some(Role::King),
            None,
        ];
        ROLES[(self.0 & 7) as usize]
    }

    /// 0 to 15.
    #[inline]
    pub(super) const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    #[inline]
    pub(super) const fn is_piece(self) -> bool {
        self.0 & 7 != 0
    }

    #[inline]
    pub(super) const fn is_pawn(self) -> bool {
        self.0 & 7 == STEPPER
    }

    #[inline]
    pub(super) const fn is_king(self) -> bool {
        self.0 & 7 == STEPPER | STRAIGHT
    }
}

/// The pieces on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Planes {
    /// Bishops, queens and knights.
    diagonal: Bitboard,
    /// Rooks, queens and kings.
    straight: Bitboard,
    /// Pawns, knights and kings.
    steppers: Bitboard,
    black: Bitboard,
    /// The same once more, square by square: what stands on one is asked far more often than a piece moves.
    codes: [Code; 64],
}

impl Planes {
    pub(super) const EMPTY: Self = Self {
        diagonal: Bitboard::EMPTY,
        straight: Bitboard::EMPTY,
        steppers: Bitboard::EMPTY,
        black: Bitboard::EMPTY,
        codes: [Code(0); 64],
    };

    #[inline]
    pub(super) fn occupied(&self) -> Bitboard {
        self.diagonal | self.straight | self.steppers
    }

    #[inline]
    pub(super) fn of(&self, side: Side) -> Bitboard {
        match side {
            Side::White => self.occupied() & !self.black,
            Side::Black => self.black,
        }
    }

    #[inline]
    pub(super) fn pawns(&self) -> Bitboard {
        self.steppers & !(self.diagonal | self.straight)
    }

    #[inline]
    pub(super) fn knights(&self) -> Bitboard {
        self.steppers & self.diagonal
    }

    #[inline]
    pub(super) fn kings(&self) -> Bitboard {
        self.steppers & self.straight
    }

    /// Bishops and queens.
    #[inline]
    pub(super) fn diagonal_sliders(&self) -> Bitboard {
        self.diagonal & !self.steppers
    }

    /// Rooks and queens.
    #[inline]
    pub(super) fn straight_sliders(&self) -> Bitboard {
        self.straight & !self.steppers
    }

    #[inline]
    pub(super) fn role(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn => self.pawns(),
            Role::Knight => self.knights(),
            Role::Bishop => self.diagonal_sliders() & !self.straight,
            Role::Rook => self.straight_sliders() & !self.diagonal,
            Role::Queen => self.diagonal & self.straight,
            Role::King => self.kings(),
        }
    }

    /// The square of that side's king; a1 where there is none, which no position allows.
    #[inline]
    pub(super) fn king(&self, side: Side) -> Cell {
        (self.kings() & self.of(side)).first()
    }

    #[inline]
    pub(super) const fn at(&self, cell: Cell) -> Code {
        self.codes[cell.index()]
    }

    /// Empties a square.
    #[inline]
    pub(super) fn lift(&mut self, cell: Cell) {
        self.clear(cell.bit());
        self.codes[cell.index()] = Code(0);
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(super) const fn put(&mut self, code: Code, cell: Cell) {
        self.codes[cell.index()] = code;
        let code = code.0 as u64;
        let at = cell.number() & 63;
        self.diagonal.0 |= (code & 1) << at;
        self.straight.0 |= (code >> 1 & 1) << at;
        self.steppers.0 |= (code >> 2 & 1) << at;
        self.black.0 |= (code >> 3 & 1) << at;
    }

    /// Empties a square and puts a piece on another, whatever stands there.
    #[inline]
    pub(super) fn carry(&mut self, from: Cell, code: Code, to: Cell) {
        self.clear(from.bit() | to.bit());
        self.codes[from.index()] = Code(0);
        self.put(code, to);
    }

    #[inline]
    fn clear(&mut self, cells: Bitboard) {
        self.diagonal &= !cells;
        self.straight &= !cells;
        self.steppers &= !cells;
        self.black &= !cells;
    }

    /// The pieces of `side` that attack `cell` while the squares of `occupied` stop sliders.
    pub(super) fn attackers(&self, side: Side, cell: Cell, occupied: Bitboard) -> Bitboard {
        self.of(side) & self.attackers_of_both(cell, occupied)
    }

    /// The pieces of either side that attack `cell` while the squares of `occupied` stop sliders.
    #[inline]
    pub(super) fn attackers_of_both(&self, cell: Cell, occupied: Bitboard) -> Bitboard {
        let pawns = attacks::pawn(Side::White, cell) & self.black
            | attacks::pawn(Side::Black, cell) & !self.black;
        pawns & self.pawns()
            | attacks::knight(cell) & self.knights()
            | attacks::king(cell) & self.kings()
            | self.diagonal_attackers(cell, occupied)
            | self.straight_attackers(cell, occupied)
    }

    /// The bishops and queens that attack `cell` while the squares of `occupied` stop them.
    #[inline]
    pub(super) fn diagonal_attackers(&self, cell: Cell, occupied: Bitboard) -> Bitboard {
        attacks::bishop(cell, occupied) & self.diagonal_sliders()
    }

    /// The rooks and queens that attack `cell` while the squares of `occupied` stop them.
    #[inline]
    pub(super) fn straight_attackers(&self, cell: Cell, occupied: Bitboard) -> Bitboard {
        attacks::rook(cell, occupied) & self.straight_sliders()
    }

    /// The pieces that give check to the king of `side`. Most often no slider has it on its lines.
    #[inline]
    pub(super) fn checkers(&self, side: Side) -> Bitboard {
        let king = self.king(side);
        let enemy = self.of(side.opposite());
        let mut checkers =
            attacks::pawn(side, king) & self.pawns() | attacks::knight(king) & self.knights();
        let diagonal = self.diagonal_sliders();
        if !(attacks::bishop_rays(king) & diagonal & enemy).is_empty() {
            checkers |= attacks::bishop(king, self.occupied()) & diagonal;
        }
        let straight = self.straight_sliders();
        if !(attacks::rook_rays(king) & straight & enemy).is_empty() {
            checkers |= attacks::rook(king, self.occupied()) & straight;
        }
        checkers & enemy
    }

    /// Whether capturing en passant, from `from` to `to`, leaves the capturing side's king unattacked.
    pub(super) fn en_passant_is_safe(&self, side: Side, from: Cell, to: Cell) -> bool {
        let victim = passed_pawn(side, to).bit();
        let occupied = (self.occupied() & !(from.bit() | victim)) | to.bit();
        (self.attackers(side.opposite(), self.king(side), occupied) & !victim).is_empty()
    }
}

/// The square of the pawn that `side` captures en passant by going to `to`.
#[inline]
pub(super) const fn passed_pawn(side: Side, to: Cell) -> Cell {
    match side {
        Side::White => to.shifted(-8),
        Side::Black => to.shifted(8),
    }
}

#[cfg(test)]
mod tests {
    use super::super::random_games;
    use super::*;

    #[test]
    fn planes_and_squares_tell_the_same() {
        random_games(5, 50, 120, |position| {
            let planes = &position.planes;
            let bits = |cell| {
                let of = |plane: Bitboard| u8::from(plane.contains(cell));
                [
                    planes.diagonal,
                    planes.straight,
                    planes.steppers,
                    planes.black,
                ]
                .map(of)
            };
            for cell in Bitboard::ALL {
                let [diagonal, straight, stepper, black] = bits(cell);
                let code =
                    diagonal * DIAGONAL + straight * STRAIGHT + stepper * STEPPER + black * BLACK;
                assert_eq!(planes.at(cell), Code(code), "{position:?} {cell:?}");
            }
        });
    }
}
