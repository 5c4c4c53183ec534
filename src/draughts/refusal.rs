//! Why a move is refused, with everything needed to say it and to show it on the board.

use super::moves::Sequence;
use super::piece::{Kind, Piece};
use super::rules::Precedence;
use crate::board::{Square, SquareSet};

/// Why a piece can't be moved, or not so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Pieces never stand on this square.
    NotPlayable {
        /// The square.
        square: Square,
    },
    /// No piece stands where the move starts.
    NoPiece {
        /// The square.
        square: Square,
    },
    /// The piece is the opponent's.
    OpponentsPiece {
        /// Where it stands.
        square: Square,
        /// What it is, and whose.
        piece: Piece,
    },
    /// The piece has no move at all.
    Blocked {
        /// Where it stands.
        square: Square,
        /// What it is.
        kind: Kind,
        /// The pieces in its way: those next to it where it could go, and those behind them that shield them.
        by: SquareSet,
    },
    /// The piece can't capture, and another can.
    OtherMustCapture {
        /// Where the piece stands.
        square: Square,
        /// What it is.
        kind: Kind,
        /// A capture that is allowed.
        best: Box<Capture>,
    },
    /// A capture is possible, and this is none.
    MustCapture {
        /// A capture that is allowed.
        best: Box<Capture>,
    },
    /// Another capture takes precedence over this one.
    Outranked {
        /// The first law that tells the two apart.
        law: Precedence,
        /// The capture that was meant.
        chosen: Box<Capture>,
        /// A capture that is allowed.
        best: Box<Capture>,
    },
    /// Origin and end are the same, and no capture leads back there.
    NoMove {
        /// The square.
        square: Square,
    },
    /// One of the own pieces stands where the move ends.
    OwnPieceThere {
        /// Where the move ends.
        to: Square,
        /// What stands there.
        kind: Kind,
    },
    /// The two squares are not on one diagonal.
    NotDiagonal {
        /// Where the move starts.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// A man would move backward.
    Backward {
        /// Where the man stands.
        from: Square,
        /// Where it would go.
        to: Square,
    },
    /// A man would capture backward, which these rules don't allow.
    BackwardCapture {
        /// Where the man stands.
        from: Square,
        /// The piece that it would take.
        over: Square,
    },
    /// The piece goes one square, or over one piece.
    TooFar {
        /// Where it stands.
        from: Square,
        /// Where it would go.
        to: Square,
        /// What it is.
        kind: Kind,
    },
    /// One of the own pieces is in the way, and none may be jumped.
    OwnPieceInTheWay {
        /// Where the move starts.
        from: Square,
        /// Where it would end.
        to: Square,
        /// Where the piece in the way stands.
        square: Square,
        /// What it is.
        kind: Kind,
    },
    /// Two pieces stand one right behind the other, and can't be jumped.
    TwoInARow {
        /// The nearer.
        first: Square,
        /// The one behind it.
        second: Square,
    },
    /// The piece to be taken has no free square right behind it.
    NoRoomBehind {
        /// Where it stands.
        over: Square,
        /// The square behind it, if the board goes on.
        behind: Option<Square>,
    },
    /// A jump that takes nothing: the square between is empty.
    NothingToCapture {
        /// Where the piece stands.
        from: Square,
        /// The empty square.
        over: Square,
        /// Where it would land.
        to: Square,
    },
    /// A man may not take a king.
    ManTakesKing {
        /// Where the man stands.
        from: Square,
        /// Where the king stands.
        king: Square,
    },
    /// The king may land on other squares behind the piece, from which it can go on capturing: there it must.
    KingMustGoOn {
        /// The piece that it jumps.
        over: Square,
        /// Where it may not land.
        to: Square,
        /// Where it must.
        onward: SquareSet,
    },
    /// The capture comes by this square, and goes on.
    MustGoOn {
        /// Where the piece would stop.
        at: Square,
        /// A whole capture that comes by.
        whole: Sequence,
    },
    /// The move is over before it comes to this square.
    MoveEnds {
        /// Where the piece stands when it can't go on.
        at: Square,
        /// Where it would go on to.
        to: Square,
    },
    /// The capture goes on, but not to this square.
    GoesOnElsewhere {
        /// Where the piece stands in mid-capture.
        at: Square,
        /// Where it would go on to.
        to: Square,
        /// Where it may land next.
        onward: SquareSet,
    },
}

/// A capture by which another is measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    /// Hop by hop.
    pub sequence: Sequence,
    /// What makes it.
    pub kind: Kind,
    /// How many pieces it takes.
    pub pieces: usize,
    /// How many of them are kings.
    pub kings: usize,
}

impl Refusal {
    /// The squares to mark on the board: what the refusal speaks of.
    pub fn squares(&self) -> SquareSet {
        match self {
            Self::NotPlayable { square }
            | Self::NoPiece { square }
            | Self::OpponentsPiece { square, .. }
            | Self::NoMove { square }
            | Self::OwnPieceInTheWay { square, .. }
            | Self::OwnPieceThere { to: square, .. }
            | Self::TooFar { to: square, .. }
            | Self::Backward { to: square, .. }
            | Self::NotDiagonal { to: square, .. }
            | Self::BackwardCapture { over: square, .. }
            | Self::ManTakesKing { king: square, .. }
            | Self::NothingToCapture { over: square, .. } => SquareSet::only(*square),
            Self::Blocked { by, .. } => *by,
            Self::OtherMustCapture { best, .. }
            | Self::MustCapture { best }
            | Self::Outranked { best, .. } => best.squares(),
            Self::TwoInARow { first, second } => [*first, *second].into_iter().collect(),
            Self::NoRoomBehind { over, behind } => std::iter::once(*over).chain(*behind).collect(),
            Self::MustGoOn { whole, .. } => whole.hops.iter().map(|hop| hop.to).collect(),
            Self::KingMustGoOn { onward, .. } | Self::GoesOnElsewhere { onward, .. } => *onward,
            Self::MoveEnds { at, .. } => SquareSet::only(*at),
        }
    }
}

impl Capture {
    /// Its origin, and the pieces it takes.
    fn squares(&self) -> SquareSet {
        let mut squares: SquareSet = self.sequence.captured().into_iter().collect();
        squares.insert(self.sequence.from);
        squares
    }
}
