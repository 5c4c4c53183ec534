//! Chess by the letter and without haste: an array of squares, every rule walked step by step. It shares nothing with
//! the engine but the names of things.

#[path = "slow_chess_claims.rs"]
mod claims;

use damero::board::{Side, Square, SquareSet};
use damero::chess::{CastlingRights, Piece, Placed, Position, Role, Wing};

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The pieces, who is to move, and what the past allows.
#[derive(Clone)]
pub(crate) struct SlowChess {
    pieces: [[Option<Piece>; 8]; 8],
    side: Side,
    castling: CastlingRights,
    /// The square that a pawn has just passed over.
    passed: Option<Square>,
}

impl SlowChess {
    /// What `position` shows; `passed` is the square that the last move, a double step, passed over.
    pub(crate) fn new(position: &Position, passed: Option<Square>) -> Self {
        let mut pieces = [[None; 8]; 8];
        for (square, piece) in position.pieces() {
            pieces[usize::from(square.rank())][usize::from(square.file())] = Some(piece);
        }
        Self {
            pieces,
            side: position.side(),
            castling: position.castling(),
            passed,
        }
    }

    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        self.pieces[usize::from(square.rank())][usize::from(square.file())]
    }

    /// Where the piece on `from` may go.
    pub(crate) fn destinations(&self, from: Square) -> SquareSet {
        let mut destinations: SquareSet = self
            .reach(from)
            .into_iter()
            .filter(|to| {
                let after = self.after(from, *to);
                after.attackers_of_king(self.side).is_empty()
            })
            .collect();
        for wing in Wing::ALL {
            if self.castles(from, wing) {
                destinations.insert(castling_squares(self.side, wing).1);
            }
        }
        destinations
    }

    /// Where the piece on `from` could go if check did not matter; without castling.
    fn reach(&self, from: Square) -> SquareSet {
        let Some(piece) = self.piece(from) else {
            return SquareSet::EMPTY;
        };
        let mover = Placed {
            square: from,
            piece,
        };
        all_squares()
            .filter(|to| {
                let occupant = self.piece(*to).map(|piece| piece.side);
                let passed = is_pawn_capture(mover, *to) && self.passed == Some(*to);
                let is_free = match (piece.role, occupant) {
                    (_, Some(side)) if side == piece.side => false,
                    (Role::Pawn, Some(_)) => is_pawn_capture(mover, *to),
                    (Role::Pawn, None) => !is_pawn_capture(mover, *to) || passed,
                    (_, _) => true,
                };
                is_free && could_ever_go(mover, *to) && self.first_between(from, *to).is_none()
            })
            .collect()
    }

    /// The board after the piece on `from` has gone to `to`, legal or not.
    fn after(&self, from: Square, to: Square) -> Self {
        let mut after = self.clone();
        let piece = after.take(from);
        if let Some(mover) = piece
            && self.passed == Some(to)
            && is_pawn_capture(
                Placed {
                    square: from,
                    piece: mover,
                },
                to,
            )
        {
            after.take(Square::at(to.file(), from.rank()));
        }
        after.pieces[usize::from(to.rank())][usize::from(to.file())] = piece;
        after
    }

    fn take(&mut self, square: Square) -> Option<Piece> {
        self.pieces[usize::from(square.rank())][usize::from(square.file())].take()
    }

    fn king(&self, side: Side) -> Square {
        let king = Some(Piece {
            side,
            role: Role::King,
        });
        all_squares()
            .find(|square| self.piece(*square) == king)
            .expect("each side has a king")
    }

    /// The pieces that attack the king of `side`.
    fn attackers_of_king(&self, side: Side) -> SquareSet {
        let king = self.king(side);
        all_squares()
            .filter(|from| {
                self.piece(*from).is_some_and(|piece| {
                    let attacker = Placed {
                        square: *from,
                        piece,
                    };
                    let attacks = match piece.role {
                        Role::Pawn => is_pawn_capture(attacker, king),
                        _ => could_ever_go(attacker, king),
                    };
                    piece.side != side && attacks && self.first_between(*from, king).is_none()
                })
            })
            .collect()
    }

    /// FIDE 3.8.2, one condition after the other.
    fn castles(&self, from: Square, wing: Wing) -> bool {
        let (king, to, rook) = castling_squares(self.side, wing);
        let stays_safe = |square| {
            self.after(from, square)
                .attackers_of_king(self.side)
                .is_empty()
        };
        from == king
            && self.king(self.side) == king
            && self.castling.has(self.side, wing)
            && self.has_own_rook(rook)
            && self.first_between(king, rook).is_none()
            && self.attackers_of_king(self.side).is_empty()
            && between(king, to).into_iter().all(stays_safe)
            && stays_safe(to)
    }

    fn has_own_rook(&self, square: Square) -> bool {
        self.piece(square)
            == Some(Piece {
                side: self.side,
                role: Role::Rook,
            })
    }

    fn first_between(&self, from: Square, to: Square) -> Option<Square> {
        between(from, to)
            .into_iter()
            .find(|square| self.piece(*square).is_some())
    }
}

/// Every square of the board, from a1.
pub(crate) fn all_squares() -> impl Iterator<Item = Square> {
    (0..8).flat_map(|rank| (0..8).map(move |file| Square::at(file, rank)))
}

/// The king's squares and the rook's, when `side` castles.
const fn castling_squares(side: Side, wing: Wing) -> (Square, Square, Square) {
    let rank = match side {
        Side::White => 0,
        Side::Black => 7,
    };
    let (to, rook) = match wing {
        Wing::King => (6, 7),
        Wing::Queen => (2, 0),
    };
    (
        Square::at(4, rank),
        Square::at(to, rank),
        Square::at(rook, rank),
    )
}

/// Whether a piece of this kind goes to `to` in some position; a king's castling apart.
fn could_ever_go(mover: Placed, to: Square) -> bool {
    let from = mover.square;
    let files = from.file().abs_diff(to.file());
    let ranks = from.rank().abs_diff(to.rank());
    let is_on = |ways: &[(i8, i8)]| {
        ways.iter()
            .any(|way| (1..8).any(|steps| from.offset(way.0 * steps, way.1 * steps) == Some(to)))
    };
    match mover.role() {
        Role::Pawn => {
            let is_double_step =
                ahead(mover.side(), from, 2) == Some(to) && from.rank() == home_rank(mover.side());
            is_pawn_capture(mover, to) || ahead(mover.side(), from, 1) == Some(to) || is_double_step
        }
        Role::Knight => files.min(ranks) == 1 && files.max(ranks) == 2,
        Role::Bishop => is_on(&DIAGONAL),
        Role::Rook => is_on(&STRAIGHT),
        Role::Queen => is_on(&DIAGONAL) || is_on(&STRAIGHT),
        Role::King => files.max(ranks) == 1,
    }
}

fn is_pawn_capture(mover: Placed, to: Square) -> bool {
    mover.role() == Role::Pawn
        && ahead(mover.side(), mover.square, 1)
            .is_some_and(|next| next.rank() == to.rank() && next.file().abs_diff(to.file()) == 1)
}

fn ahead(side: Side, from: Square, ranks: i8) -> Option<Square> {
    let square = match side {
        Side::White => from.offset(0, ranks),
        Side::Black => from.offset(0, -ranks),
    };
    square.filter(|square| square.rank() < 8)
}

const fn home_rank(side: Side) -> u8 {
    match side {
        Side::White => 1,
        Side::Black => 6,
    }
}

/// The squares strictly between two of one line, in order; none for squares that share no line.
fn between(from: Square, to: Square) -> Vec<Square> {
    for (files, ranks) in STRAIGHT.into_iter().chain(DIAGONAL) {
        let line: Vec<Square> = (1..8)
            .map_while(|steps| from.offset(files * steps, ranks * steps))
            .collect();
        if let Some(end) = line.iter().position(|square| *square == to) {
            return line[..end].to_vec();
        }
    }
    Vec::new()
}
