//! Why a chess move is refused, with all that is needed to say it and to show it on the board.

use super::{Piece, Role};
use crate::board::{Side, Square, SquareSet};

/// A piece on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
}

/// One or two pieces that attack a king; of more, the two first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attackers {
    /// One of them.
    pub first: Placed,
    /// The other.
    pub second: Option<Placed>,
}

/// Why a move is refused. Each says only what is true of the position.
///
/// The variants stand in the order in which they are looked for: a move is refused for the first that holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// Nothing stands on the origin.
    NoPiece {
        /// The origin.
        from: Square,
    },
    /// The piece on the origin is the other side's.
    NotYours {
        /// The piece.
        mover: Placed,
    },

    /// The piece has no move at all: its own side's pieces, or for a pawn what stands ahead, are in its way.
    Enclosed {
        /// The piece.
        mover: Placed,
        /// The squares that would be its next ones and are taken.
        by: SquareSet,
    },
    /// Every square the king could step to is attacked.
    KingConfined {
        /// The king.
        mover: Placed,
        /// Those squares.
        attacked: SquareSet,
    },
    /// The king is in check, and no move of this piece ends it.
    CannotEndCheck {
        /// The piece.
        mover: Placed,
        /// The king.
        king: Square,
        /// What gives check.
        checkers: Attackers,
    },
    /// The piece shields the king from an attacker, and has no move that leaves the king safe.
    PinnedFast {
        /// The piece.
        mover: Placed,
        /// The king.
        king: Square,
        /// What pins it.
        by: Placed,
    },

    /// The destination is the origin.
    SameSquare {
        /// The piece.
        mover: Placed,
    },
    /// The destination holds a piece of one's own.
    OwnPiece {
        /// The piece.
        mover: Placed,
        /// The one in its place.
        occupant: Placed,
    },
    /// The destination holds the other king, which is never captured (FIDE 1.4.1).
    KingIsNeverCaptured {
        /// The piece.
        mover: Placed,
        /// The king's square.
        king: Square,
    },
    /// This kind of piece doesn't move that way, or a king or pawn that far.
    NotItsMove {
        /// The piece.
        mover: Placed,
        /// The destination.
        to: Square,
    },
    /// A piece stands between origin and destination.
    InTheWay {
        /// The piece.
        mover: Placed,
        /// The destination.
        to: Square,
        /// The first piece in the way.
        blocker: Placed,
    },

    /// The square ahead of the pawn holds an enemy piece, and pawns don't capture straight ahead (FIDE 3.7.1).
    PawnBlocked {
        /// The pawn.
        mover: Placed,
        /// What stands on the destination.
        blocker: Placed,
    },
    /// A pawn steps twice only from where it began (FIDE 3.7.2).
    DoubleStepTooLate {
        /// The pawn.
        mover: Placed,
        /// The destination.
        to: Square,
    },
    /// A pawn goes diagonally only to capture (FIDE 3.7.3), and the destination is empty.
    NothingToCapture {
        /// The pawn.
        mover: Placed,
        /// The destination.
        to: Square,
    },
    /// A pawn captures another en passant only right after that one's double step (FIDE 3.7.3.1).
    EnPassantTooLate {
        /// The pawn.
        mover: Placed,
        /// The destination.
        to: Square,
        /// The pawn that would be captured.
        pawn: Square,
    },

    /// No rook stands where castling needs it.
    NoRookToCastle {
        /// The king.
        mover: Placed,
        /// Where the rook should be.
        rook: Square,
    },
    /// The rook has moved, so castling with it is lost; the king has not (FIDE 3.8.2.1).
    RookHasMoved {
        /// The king.
        mover: Placed,
        /// The rook.
        rook: Square,
    },
    /// The king or this rook has moved, so castling with it is lost (FIDE 3.8.2.1).
    CastlingLost {
        /// The king.
        mover: Placed,
        /// Where the rook was at the start.
        rook: Square,
    },
    /// Pieces stand between king and rook (FIDE 3.8.2.2.2).
    CastlingBlocked {
        /// The king.
        mover: Placed,
        /// The rook.
        rook: Square,
        /// The pieces' squares.
        by: SquareSet,
        /// The one next to the king.
        blocker: Placed,
    },
    /// The king is in check (FIDE 3.8.2.2.1).
    CastlingOutOfCheck {
        /// The king.
        mover: Placed,
        /// What gives check.
        checkers: Attackers,
    },
    /// The king would pass over an attacked square (FIDE 3.8.2.2.1).
    CastlingThroughAttack {
        /// The king.
        mover: Placed,
        /// The square.
        over: Square,
        /// What attacks it.
        by: Placed,
    },
    /// The king would arrive on an attacked square (FIDE 3.8.2.2.1).
    CastlingIntoAttack {
        /// The king.
        mover: Placed,
        /// The square.
        to: Square,
        /// What attacks it.
        by: Placed,
    },

    /// The king's destination is attacked (FIDE 3.9.2).
    KingIntoAttack {
        /// The king.
        mover: Placed,
        /// The destination.
        to: Square,
        /// What attacks it.
        by: Placed,
    },
    /// The king would still be in check (FIDE 3.9.2).
    StillInCheck {
        /// The piece.
        mover: Placed,
        /// The destination.
        to: Square,
        /// The king.
        king: Square,
        /// What would still give check.
        checkers: Attackers,
    },
    /// The piece is pinned: it would leave the king open to an attacker behind it (FIDE 3.9.2).
    Pinned {
        /// The piece.
        mover: Placed,
        /// The destination.
        to: Square,
        /// The king.
        king: Square,
        /// What pins it.
        by: Placed,
    },
    /// Both pawns would leave their squares, and the king would be open to an attacker (FIDE 3.9.2).
    EnPassantExposesKing {
        /// The pawn.
        mover: Placed,
        /// The destination.
        to: Square,
        /// The pawn that would be captured.
        pawn: Square,
        /// The king.
        king: Square,
        /// What would attack it.
        by: Placed,
    },
}

impl Attackers {
    /// Their squares.
    pub const fn squares(self) -> SquareSet {
        let mut squares = SquareSet::only(self.first.square);
        if let Some(second) = self.second {
            squares.insert(second.square);
        }
        squares
    }
}

impl Refusal {
    /// The squares that show the reason on the board, the origin apart: what blocks, attacks or pins, and the king that
    /// would be open to it.
    pub fn squares(&self) -> SquareSet {
        let king_and = |king: Square, others: SquareSet| SquareSet::only(king) | others;
        match *self {
            Self::NoPiece { .. }
            | Self::NotYours { .. }
            | Self::SameSquare { .. }
            | Self::NotItsMove { .. }
            | Self::DoubleStepTooLate { .. }
            | Self::NothingToCapture { .. } => SquareSet::EMPTY,
            Self::Enclosed { by, .. } | Self::CastlingBlocked { by, .. } => by,
            Self::KingConfined { attacked, .. } => attacked,
            Self::OwnPiece { occupant, .. } => SquareSet::only(occupant.square),
            Self::KingIsNeverCaptured { king, .. } => SquareSet::only(king),
            Self::InTheWay { blocker, .. } | Self::PawnBlocked { blocker, .. } => {
                SquareSet::only(blocker.square)
            }
            Self::EnPassantTooLate { pawn, .. } => SquareSet::only(pawn),
            Self::NoRookToCastle { rook, .. }
            | Self::RookHasMoved { rook, .. }
            | Self::CastlingLost { rook, .. } => SquareSet::only(rook),
            Self::CannotEndCheck { king, checkers, .. }
            | Self::StillInCheck { king, checkers, .. } => king_and(king, checkers.squares()),
            Self::CastlingOutOfCheck { checkers, .. } => checkers.squares(),
            Self::CastlingThroughAttack { over, by, .. } => {
                SquareSet::only(over) | SquareSet::only(by.square)
            }
            Self::CastlingIntoAttack { by, .. } | Self::KingIntoAttack { by, .. } => {
                SquareSet::only(by.square)
            }
            Self::PinnedFast { king, by, .. } | Self::Pinned { king, by, .. } => {
                king_and(king, SquareSet::only(by.square))
            }
            Self::EnPassantExposesKing { pawn, king, by, .. } => {
                king_and(king, SquareSet::only(by.square) | SquareSet::only(pawn))
            }
        }
    }

    /// Whether the reason is how the piece moves, rather than what stands on the board.
    pub const fn is_about_the_piece(&self) -> bool {
        matches!(
            self,
            Self::NotItsMove { .. } | Self::SameSquare { .. } | Self::DoubleStepTooLate { .. }
        )
    }
}

impl Placed {
    /// Whose it is.
    pub const fn side(self) -> Side {
        self.piece.side
    }

    /// What it is.
    pub const fn role(self) -> Role {
        self.piece.role
    }
}
