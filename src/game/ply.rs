//! One player's move, as it is seen: what history, animation and marks need to know of it.

use super::{Move, Piece};
use crate::board::{Square, SquareSet};

/// One player's move, as it is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move in its game's own terms.
    pub mv: Move,
    /// The piece that moves, as it was before.
    pub mover: Piece,
    /// Where it comes from.
    pub from: Square,
    /// The squares it touches, in order, and what it takes on the way; never empty.
    pub hops: Vec<Hop>,
    /// What the piece has become at the end.
    pub promotion: Option<Piece>,
    /// The rook's part of castling.
    pub rook: Option<RookHop>,
    /// Chess: the opponent's king is attacked after it.
    pub gives_check: bool,
}

/// One leg of a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hop {
    /// Where it lands.
    pub to: Square,
    /// What it takes, and where that stood.
    pub captured: Option<(Square, Piece)>,
}

/// How the rook moves when its king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RookHop {
    /// The rook.
    pub piece: Piece,
    /// Where it comes from.
    pub from: Square,
    /// Where it lands.
    pub to: Square,
}

impl Ply {
    /// Where the piece ends up.
    pub fn to(&self) -> Square {
        self.hops.last().map_or(self.from, |hop| hop.to)
    }

    /// What is taken, in order.
    pub fn captured(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.hops.iter().filter_map(|hop| hop.captured)
    }

    /// Whether anything is taken.
    pub fn is_capture(&self) -> bool {
        self.captured().next().is_some()
    }

    /// The squares that show the move on the board: its origin, and all on which it lands.
    pub fn trace(&self) -> SquareSet {
        std::iter::once(self.from)
            .chain(self.hops.iter().map(|hop| hop.to))
            .collect()
    }
}
