//! What a refusal claims, checked against the slow rules.

use super::{
    SlowChess, ahead, between, castling_squares, could_ever_go, home_rank, is_pawn_capture,
};
use damero::board::{Square, SquareSet};
use damero::chess::{Attackers, Piece, Placed, Refusal, Role, Wing};

impl SlowChess {
    /// Whether what `refusal` says of the move is true, piece by piece and square by square.
    pub(crate) fn is_true(&self, from: Square, to: Option<Square>, refusal: &Refusal) -> bool {
        match *refusal {
            Refusal::NoPiece { from: empty } => empty == from && self.piece(from).is_none(),
            Refusal::NotYours { mover } => {
                self.stands(mover) && mover.square == from && mover.side() != self.side
            }
            Refusal::Enclosed { mover, by } => {
                self.is_own(mover, from)
                    && self.reach(from).is_empty()
                    && !by.is_empty()
                    && by
                        .iter()
                        .all(|square| self.piece(square).is_some() && is_next(mover, square))
            }
            Refusal::KingConfined { mover, attacked } => {
                self.is_own(mover, from)
                    && mover.role() == Role::King
                    && self.reach(from) == attacked
                    && self.destinations(from).is_empty()
            }
            Refusal::CannotEndCheck {
                mover,
                king,
                checkers,
            } => {
                self.is_own(mover, from)
                    && self.king(self.side) == king
                    && self.are_checkers(checkers)
                    && self.reach(from).iter().all(|to| {
                        let after = self.after(from, to).attackers_of_king(self.side);
                        !(after & self.attackers_of_king(self.side)).is_empty()
                    })
            }
            Refusal::PinnedFast { mover, king, by } => {
                self.is_own(mover, from)
                    && self.king(self.side) == king
                    && self.destinations(from).is_empty()
                    && self.shields(from, by)
            }
            // Of an origin: its one way to end the check.
            Refusal::EnPassantExposesKing { to: named, .. } if to.is_none() => {
                self.destinations(from).is_empty()
                    && self.is_true_of_destination(from, named, refusal)
            }
            _ => to.is_some_and(|to| self.is_true_of_destination(from, to, refusal)),
        }
    }

    #[expect(
        clippy::too_many_lines,
        reason = "what each variant claims, side by side"
    )]
    fn is_true_of_destination(&self, from: Square, to: Square, refusal: &Refusal) -> bool {
        let own_king = self.king(self.side);
        let mover_is = |mover: Placed| self.is_own(mover, from);
        let attacks_after = |by: Placed| {
            self.stands(by)
                && self
                    .after(from, to)
                    .attackers_of_king(self.side)
                    .contains(by.square)
        };
        match *refusal {
            Refusal::NoPiece { .. }
            | Refusal::NotYours { .. }
            | Refusal::Enclosed { .. }
            | Refusal::KingConfined { .. }
            | Refusal::CannotEndCheck { .. }
            | Refusal::PinnedFast { .. } => false,
            Refusal::SameSquare { mover } => mover_is(mover) && from == to,
            Refusal::OwnPiece { mover, occupant } => {
                mover_is(mover)
                    && self.stands(occupant)
                    && occupant.square == to
                    && occupant.side() == self.side
            }
            Refusal::KingIsNeverCaptured { mover, king } => {
                mover_is(mover) && king == to && self.king(self.side.opposite()) == to
            }
            Refusal::NotItsMove { mover, to: named } => {
                mover_is(mover) && named == to && !could_ever_go(mover, to)
            }
            Refusal::InTheWay {
                mover,
                to: named,
                blocker,
            } => {
                mover_is(mover)
                    && named == to
                    && could_ever_go(mover, to)
                    && self.stands(blocker)
                    && self.first_between(from, to) == Some(blocker.square)
            }
            Refusal::PawnBlocked { mover, blocker } => {
                mover_is(mover)
                    && mover.role() == Role::Pawn
                    && from.file() == to.file()
                    && could_ever_go(mover, to)
                    && self.first_between(from, to).is_none()
                    && self.stands(blocker)
                    && blocker.square == to
                    && blocker.side() != self.side
            }
            Refusal::DoubleStepTooLate { mover, to: named } => {
                mover_is(mover)
                    && mover.role() == Role::Pawn
                    && named == to
                    && ahead(self.side, from, 2) == Some(to)
                    && from.rank() != home_rank(self.side)
            }
            Refusal::NothingToCapture { mover, to: named } => {
                mover_is(mover)
                    && named == to
                    && is_pawn_capture(mover, to)
                    && self.piece(to).is_none()
                    && self.passed != Some(to)
            }
            Refusal::EnPassantTooLate {
                mover,
                to: named,
                pawn,
            } => {
                mover_is(mover)
                    && named == to
                    && is_pawn_capture(mover, to)
                    && self.piece(to).is_none()
                    && self.passed != Some(to)
                    && pawn == Square::at(to.file(), from.rank())
                    && from.rank().abs_diff(home_rank(self.side)) == 3
                    && self.piece(pawn)
                        == Some(Piece {
                            side: self.side.opposite(),
                            role: Role::Pawn,
                        })
            }
            Refusal::NoRookToCastle { mover, rook } => {
                mover_is(mover) && self.wing(mover, to, rook).is_some() && !self.has_own_rook(rook)
            }
            Refusal::RookHasMoved { mover, rook } => {
                mover_is(mover)
                    && self.has_own_rook(rook)
                    && self.castling.any(self.side)
                    && self
                        .wing(mover, to, rook)
                        .is_some_and(|wing| !self.castling.has(self.side, wing))
            }
            Refusal::CastlingLost { mover, rook } => {
                mover_is(mover)
                    && self.wing(mover, to, rook).is_some()
                    && !self.castling.any(self.side)
            }
            Refusal::CastlingBlocked {
                mover,
                rook,
                by,
                blocker,
            } => {
                let occupied: SquareSet = between(from, rook)
                    .into_iter()
                    .filter(|square| self.piece(*square).is_some())
                    .collect();
                mover_is(mover)
                    && self.wing(mover, to, rook).is_some()
                    && by == occupied
                    && self.stands(blocker)
                    && self.first_between(from, rook) == Some(blocker.square)
            }
            Refusal::CastlingOutOfCheck { mover, checkers } => {
                mover_is(mover) && self.is_castling(mover, to) && self.are_checkers(checkers)
            }
            Refusal::CastlingThroughAttack { mover, over, by } => {
                mover_is(mover)
                    && self.is_castling(mover, to)
                    && between(from, to).contains(&over)
                    && self.stands(by)
                    && self
                        .after(from, over)
                        .attackers_of_king(self.side)
                        .contains(by.square)
            }
            Refusal::CastlingIntoAttack {
                mover,
                to: named,
                by,
            } => mover_is(mover) && named == to && self.is_castling(mover, to) && attacks_after(by),
            Refusal::KingIntoAttack {
                mover,
                to: named,
                by,
            } => {
                mover_is(mover)
                    && mover.role() == Role::King
                    && named == to
                    && could_ever_go(mover, to)
                    && attacks_after(by)
            }
            Refusal::StillInCheck {
                mover,
                to: named,
                king,
                checkers,
            } => {
                mover_is(mover)
                    && named == to
                    && king == own_king
                    && self.reach(from).contains(to)
                    && all_of(checkers).all(|by| {
                        attacks_after(by) && self.attackers_of_king(self.side).contains(by.square)
                    })
            }
            Refusal::Pinned {
                mover,
                to: named,
                king,
                by,
            } => {
                mover_is(mover)
                    && named == to
                    && king == own_king
                    && self.reach(from).contains(to)
                    && self.shields(from, by)
                    && attacks_after(by)
            }
            Refusal::EnPassantExposesKing {
                mover,
                to: named,
                pawn,
                king,
                by,
            } => {
                mover_is(mover)
                    && named == to
                    && king == own_king
                    && self.passed == Some(to)
                    && is_pawn_capture(mover, to)
                    && pawn == Square::at(to.file(), from.rank())
                    && !self.attackers_of_king(self.side).contains(by.square)
                    && attacks_after(by)
            }
        }
    }

    /// The castling that the king's move to `to` is, if its rook belongs on `rook`.
    fn wing(&self, mover: Placed, to: Square, rook: Square) -> Option<Wing> {
        Wing::ALL.into_iter().find(|wing| {
            mover.role() == Role::King
                && castling_squares(self.side, *wing) == (mover.square, to, rook)
        })
    }

    fn is_castling(&self, mover: Placed, to: Square) -> bool {
        Wing::ALL.into_iter().any(|wing| {
            let (king, destination, _) = castling_squares(self.side, wing);
            mover.role() == Role::King && (king, destination) == (mover.square, to)
        })
    }

    fn stands(&self, placed: Placed) -> bool {
        self.piece(placed.square) == Some(placed.piece)
    }

    fn is_own(&self, mover: Placed, from: Square) -> bool {
        self.stands(mover) && mover.square == from && mover.side() == self.side
    }

    /// Whether without the piece on `from`, and only then, `by` attacks the king.
    fn shields(&self, from: Square, by: Placed) -> bool {
        let mut without = self.clone();
        without.take(from);
        self.stands(by)
            && !self.attackers_of_king(self.side).contains(by.square)
            && without.attackers_of_king(self.side).contains(by.square)
    }

    /// Whether the king is attacked by these and, unless there are two, by no other.
    fn are_checkers(&self, checkers: Attackers) -> bool {
        let all = self.attackers_of_king(self.side);
        all_of(checkers).all(|by| self.stands(by) && all.contains(by.square))
            && all_of(checkers).count() == all.len().min(2)
    }
}

fn all_of(attackers: Attackers) -> impl Iterator<Item = Placed> {
    std::iter::once(attackers.first).chain(attackers.second)
}

/// Whether `square` is the next on one of the piece's ways; a pawn's captures apart.
fn is_next(mover: Placed, square: Square) -> bool {
    match mover.role() {
        Role::Pawn => ahead(mover.side(), mover.square, 1) == Some(square),
        _ => could_ever_go(mover, square) && between(mover.square, square).is_empty(),
    }
}
