//! The referee: whether a piece can move, whether it can go to a square, and if not, why.

use super::attacks;
use super::bitboard::{Bitboard, Cell};
use super::castling::{Castle, Wing};
use super::moves::Move;
use super::planes::passed_pawn;
use super::refusal::{Attackers, Placed, Refusal};
use super::{Piece, Position, Role};
use crate::board::{Side, Square};

impl Position {
    /// Whether the piece on `from` belongs to the side to move and has a legal move.
    pub fn check_origin(&self, from: Square) -> Result<(), Refusal> {
        let mover = self.mover(from)?;
        if self.moves().iter().any(|mv| mv.from() == from) {
            return Ok(());
        }
        Err(self.why_immobile(mover))
    }

    /// The legal moves from `from` to `to`: one, or four where a pawn promotes.
    pub fn check_destination(&self, from: Square, to: Square) -> Result<Vec<Move>, Refusal> {
        let mover = self.mover(from)?;
        let moves: Vec<Move> = self
            .moves()
            .into_iter()
            .filter(|mv| mv.from() == from && mv.to() == to)
            .collect();
        if moves.is_empty() {
            Err(self.why_not(mover, to))
        } else {
            Ok(moves)
        }
    }

    /// The move that castles on `wing`.
    pub fn castle(&self, wing: Wing) -> Result<Move, Refusal> {
        let castle = Castle::of(self.side, wing);
        let king = self.king(self.side);
        let mover = self.mover(king)?;
        if king != castle.king_from.square() {
            let rook = castle.rook_from.square();
            return Err(Refusal::CastlingLost { mover, rook });
        }
        self.check_destination(king, castle.king_to.square())?;
        Ok(Move::between(castle.king_from, castle.king_to, None))
    }

    fn mover(&self, from: Square) -> Result<Placed, Refusal> {
        let piece = self.piece(from).ok_or(Refusal::NoPiece { from })?;
        let mover = Placed {
            square: from,
            piece,
        };
        if piece.side == self.side {
            Ok(mover)
        } else {
            Err(Refusal::NotYours { mover })
        }
    }

    fn why_immobile(&self, mover: Placed) -> Refusal {
        let from = cell(mover.square);
        let reach = self.reach(from, mover.role());
        if reach.is_empty() {
            return Refusal::Enclosed {
                mover,
                by: self.neighbours(from, mover.role()).squares(),
            };
        }
        if mover.role() == Role::King {
            return Refusal::KingConfined {
                mover,
                attacked: reach.squares(),
            };
        }
        // A move that would end the check, or any if there is none, fails for what it uncovers.
        let uncovering = reach
            .into_iter()
            .map(|to| self.why_exposed(mover, to))
            .find(|refusal| !matches!(refusal, Refusal::StillInCheck { .. }));
        match uncovering {
            Some(Refusal::Pinned { king, by, .. }) => Refusal::PinnedFast { mover, king, by },
            Some(refusal) => refusal,
            None => Refusal::CannotEndCheck {
                mover,
                king: self.king(self.side),
                checkers: self.attackers(self.checking()),
            },
        }
    }

    fn why_not(&self, mover: Placed, to: Square) -> Refusal {
        let from = cell(mover.square);
        let Some(destination) = Cell::from_square(to) else {
            return Refusal::NotItsMove { mover, to };
        };
        if from == destination {
            return Refusal::SameSquare { mover };
        }
        if let Some(refusal) = self.why_not_castle(mover, destination) {
            return refusal;
        }
        if let Some(occupant) = self.placed(destination) {
            if occupant.side() == self.side {
                return Refusal::OwnPiece { mover, occupant };
            }
            if occupant.role() == Role::King {
                return Refusal::KingIsNeverCaptured { mover, king: to };
            }
        }
        let refusal = match mover.role() {
            Role::Pawn => self.why_not_pawn(mover, destination),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                self.why_not_piece(mover, destination)
            }
        };
        refusal.unwrap_or_else(|| match mover.role() {
            Role::King => self.why_attacked(mover, destination),
            Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                self.why_exposed(mover, destination)
            }
        })
    }

    /// Why the king may not castle, if the move is that of castling.
    fn why_not_castle(&self, mover: Placed, to: Cell) -> Option<Refusal> {
        let wing = Wing::ALL.into_iter().find(|&wing| {
            let castle = Castle::of(self.side, wing);
            castle.king_from == cell(mover.square) && castle.king_to == to
        })?;
        if mover.role() != Role::King {
            return None;
        }
        let castle = Castle::of(self.side, wing);
        let rook = castle.rook_from.square();
        let own_rook = Piece {
            side: self.side,
            role: Role::Rook,
        };
        if self.piece(rook) != Some(own_rook) {
            return Some(Refusal::NoRookToCastle { mover, rook });
        }
        if !self.castling.has(self.side, wing) {
            return Some(if self.castling.any(self.side) {
                Refusal::RookHasMoved { mover, rook }
            } else {
                Refusal::CastlingLost { mover, rook }
            });
        }
        let by = castle.between & self.planes.occupied();
        if let Some(blocker) = self.nearest(castle.king_from, by) {
            return Some(Refusal::CastlingBlocked {
                mover,
                rook,
                by: by.squares(),
                blocker,
            });
        }
        let checkers = self.checking();
        if !checkers.is_empty() {
            return Some(Refusal::CastlingOutOfCheck {
                mover,
                checkers: self.attackers(checkers),
            });
        }
        if let Some(by) = self.attacker_of_king_on(castle.king_over) {
            return Some(Refusal::CastlingThroughAttack {
                mover,
                over: castle.king_over.square(),
                by,
            });
        }
        self.attacker_of_king_on(castle.king_to)
            .map(|by| Refusal::CastlingIntoAttack {
                mover,
                to: castle.king_to.square(),
                by,
            })
    }

    /// Why a piece other than a pawn doesn't reach `to`, which neither its own side's piece nor the king is on.
    fn why_not_piece(&self, mover: Placed, to: Cell) -> Option<Refusal> {
        let from = cell(mover.square);
        let square = to.square();
        if !rays(from, mover.role()).contains(to) {
            return Some(Refusal::NotItsMove { mover, to: square });
        }
        let blockers = match mover.role() {
            Role::Bishop | Role::Rook | Role::Queen => {
                attacks::between(from, to) & self.planes.occupied()
            }
            Role::Pawn | Role::Knight | Role::King => Bitboard::EMPTY,
        };
        self.nearest(from, blockers)
            .map(|blocker| Refusal::InTheWay {
                mover,
                to: square,
                blocker,
            })
    }

    /// Why a pawn doesn't reach `to`, which neither its own side's piece nor the king is on.
    fn why_not_pawn(&self, mover: Placed, to: Cell) -> Option<Refusal> {
        let from = cell(mover.square);
        let square = to.square();
        let step = passed_pawn(self.side.opposite(), from);
        let double_step = passed_pawn(self.side.opposite(), step);
        if attacks::pawn(self.side, from).contains(to) {
            if self.placed(to).is_some() || self.passed == Some(to) {
                return None;
            }
            let pawn = passed_pawn(self.side, to);
            let came_by = to.rank() == sixth_rank(self.side)
                && self.piece(pawn.square())
                    == Some(Piece {
                        side: self.side.opposite(),
                        role: Role::Pawn,
                    });
            return Some(if came_by {
                Refusal::EnPassantTooLate {
                    mover,
                    to: square,
                    pawn: pawn.square(),
                }
            } else {
                Refusal::NothingToCapture { mover, to: square }
            });
        }
        // A pawn about to promote has no second square ahead.
        if to == double_step && to.rank().abs_diff(from.rank()) == 2 {
            if from.rank() != second_rank(self.side) {
                return Some(Refusal::DoubleStepTooLate { mover, to: square });
            }
            if let Some(blocker) = self.placed(step) {
                return Some(Refusal::InTheWay {
                    mover,
                    to: square,
                    blocker,
                });
            }
        } else if to != step {
            return Some(Refusal::NotItsMove { mover, to: square });
        }
        self.placed(to)
            .map(|blocker| Refusal::PawnBlocked { mover, blocker })
    }

    fn why_attacked(&self, mover: Placed, to: Cell) -> Refusal {
        let by = self
            .attacker_of_king_on(to)
            .expect("a king's step is refused only for an attack");
        Refusal::KingIntoAttack {
            mover,
            to: to.square(),
            by,
        }
    }

    /// Why a piece other than the king that reaches `to` still may not go there: its king would be attacked.
    fn why_exposed(&self, mover: Placed, to: Cell) -> Refusal {
        let from = cell(mover.square);
        let king = self.planes.king(self.side);
        let victim = self.victim(mover, to);
        let attackers =
            |occupied| self.planes.attackers(self.side.opposite(), king, occupied) & !victim.bit();
        let without_mover = (self.planes.occupied() & !from.bit()) | to.bit();
        let uncovered = attackers(without_mover & !victim.bit() | to.bit());
        let remaining = uncovered & self.checking();
        let square = to.square();
        if !remaining.is_empty() {
            return Refusal::StillInCheck {
                mover,
                to: square,
                king: king.square(),
                checkers: self.attackers(remaining),
            };
        }
        let pinning = uncovered & attackers(without_mover);
        if pinning.is_empty() {
            Refusal::EnPassantExposesKing {
                mover,
                to: square,
                pawn: victim.square(),
                king: king.square(),
                by: self.attackers(uncovered).first,
            }
        } else {
            Refusal::Pinned {
                mover,
                to: square,
                king: king.square(),
                by: self.attackers(pinning).first,
            }
        }
    }

    /// The square whose piece is captured by going to `to`, if any is there.
    fn victim(&self, mover: Placed, to: Cell) -> Cell {
        if mover.role() == Role::Pawn && self.passed == Some(to) {
            passed_pawn(self.side, to)
        } else {
            to
        }
    }

    /// The squares a piece of the side to move could go to if check did not matter; without castling.
    fn reach(&self, from: Cell, role: Role) -> Bitboard {
        let occupied = self.planes.occupied();
        let not_own = !self.planes.of(self.side);
        match role {
            Role::Pawn => {
                let passed = self.passed.map_or(Bitboard::EMPTY, Cell::bit);
                let enemy = self.planes.of(self.side.opposite());
                let captures = attacks::pawn(self.side, from) & (enemy | passed);
                let step = passed_pawn(self.side.opposite(), from);
                if occupied.contains(step) {
                    return captures;
                }
                let double_step = passed_pawn(self.side.opposite(), step);
                if from.rank() == second_rank(self.side) && !occupied.contains(double_step) {
                    captures | step.bit() | double_step.bit()
                } else {
                    captures | step.bit()
                }
            }
            Role::Knight => attacks::knight(from) & not_own,
            Role::Bishop => attacks::bishop(from, occupied) & not_own,
            Role::Rook => attacks::rook(from, occupied) & not_own,
            Role::Queen => {
                (attacks::bishop(from, occupied) | attacks::rook(from, occupied)) & not_own
            }
            Role::King => attacks::king(from) & not_own,
        }
    }

    /// The occupied squares next on the way of a piece that reaches none.
    fn neighbours(&self, from: Cell, role: Role) -> Bitboard {
        let next = match role {
            Role::Pawn => return passed_pawn(self.side.opposite(), from).bit(),
            Role::Knight => attacks::knight(from),
            Role::Bishop => attacks::king(from) & attacks::bishop_rays(from),
            Role::Rook => attacks::king(from) & attacks::rook_rays(from),
            Role::Queen | Role::King => attacks::king(from),
        };
        next & self.planes.occupied()
    }

    /// A piece that would attack the king of the side to move on `cell`; the king shields nothing behind itself.
    fn attacker_of_king_on(&self, cell: Cell) -> Option<Placed> {
        let occupied = self.planes.occupied() & !self.planes.king(self.side).bit();
        let attackers = self.planes.attackers(self.side.opposite(), cell, occupied);
        self.nearest(cell, attackers)
    }

    /// The one or two first of a set of pieces that is not empty.
    fn attackers(&self, cells: Bitboard) -> Attackers {
        let mut placed = cells.into_iter().filter_map(|cell| self.placed(cell));
        Attackers {
            first: placed.next().expect("a king is attacked by a piece"),
            second: placed.next(),
        }
    }

    /// Of the pieces on `cells`, the one with the fewest steps to `from`.
    fn nearest(&self, from: Cell, cells: Bitboard) -> Option<Placed> {
        let distance = |cell: Cell| {
            let files = cell.file().abs_diff(from.file());
            files.max(cell.rank().abs_diff(from.rank()))
        };
        let nearest = cells.into_iter().min_by_key(|&cell| distance(cell))?;
        self.placed(nearest)
    }

    fn placed(&self, cell: Cell) -> Option<Placed> {
        Some(Placed {
            square: cell.square(),
            piece: self.planes.at(cell).piece()?,
        })
    }
}

/// The square of a piece on the board.
const fn cell(square: Square) -> Cell {
    Cell::from_square(square).expect("pieces stand on the chess board")
}

/// Where a piece other than a pawn goes on an empty board.
fn rays(from: Cell, role: Role) -> Bitboard {
    match role {
        Role::Pawn => Bitboard::EMPTY,
        Role::Knight => attacks::knight(from),
        Role::Bishop => attacks::bishop_rays(from),
        Role::Rook => attacks::rook_rays(from),
        Role::Queen => attacks::bishop_rays(from) | attacks::rook_rays(from),
        Role::King => attacks::king(from),
    }
}

/// The rank pawns of `side` start on.
const fn second_rank(side: Side) -> u8 {
    match side {
        Side::White => 1,
        Side::Black => 6,
    }
}

/// The rank pawns of `side` arrive on by capturing en passant.
const fn sixth_rank(side: Side) -> u8 {
    match side {
        Side::White => 5,
        Side::Black => 2,
    }
}
