//! Pieces put on a board, and what can be wrong with them.

use super::piece::{Kind, Piece};
use super::position::Position;
use super::rules::Rules;
use crate::board::{BySide, Side, Square};

/// Pieces and the side to move, not yet known to be possible. [`Position::from_setup`] decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces, in any order.
    pub pieces: Vec<(Square, Piece)>,
    /// Who is to move.
    pub side: Side,
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            pieces: position.pieces().collect(),
            side: position.side(),
        }
    }
}

/// Why pieces can't stand as they were put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A piece stands where pieces never do.
    NotPlayable {
        /// Where it stands.
        square: Square,
    },
    /// Two pieces stand on one square.
    OccupiedTwice {
        /// Where they stand.
        square: Square,
    },
    /// A man stands where it would have become a king.
    ManOnLastRow {
        /// Where it stands.
        square: Square,
        /// Whose it is.
        side: Side,
    },
    /// A side has more pieces than it starts with.
    TooMany {
        /// Whose they are.
        side: Side,
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
}

impl Position {
    /// The position with these pieces, if they can stand so. Draw counts start from here.
    pub fn from_setup(rules: &'static Rules, setup: &Setup) -> Result<Self, SetupError> {
        let geometry = rules.geometry();
        let mut pieces = BySide::new(0_u64, 0);
        let mut kings = 0;
        for &(square, piece) in &setup.pieces {
            let bit = geometry
                .bit(square)
                .ok_or(SetupError::NotPlayable { square })?;
            if (pieces.white | pieces.black) >> bit & 1 == 1 {
                return Err(SetupError::OccupiedTwice { square });
            }
            pieces[piece.side] |= 1 << bit;
            match piece.kind {
                Kind::King => kings |= 1 << bit,
                Kind::Man => {
                    if square.rank() == rules.last_row(piece.side) {
                        let side = piece.side;
                        return Err(SetupError::ManOnLastRow { square, side });
                    }
                }
            }
        }
        let most = rules.most_pieces();
        for side in Side::ALL {
            let count = pieces[side].count_ones() as usize;
            if count > most {
                return Err(SetupError::TooMany { side, count, most });
            }
        }
        Ok(Self::assemble(rules, pieces, kings, setup.side))
    }
}
