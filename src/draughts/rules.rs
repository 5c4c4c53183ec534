//! Rule sets: what distinguishes one draughts from another, as data.

mod sets;

pub use sets::{
    BRAZILIAN, CZECH, ENGLISH, INTERNATIONAL, ITALIAN, POOL, PORTUGUESE, RUSSIAN, SPANISH,
    SPANISH_OFFICIAL,
};

use super::geometry::Geometry;
use crate::board::{Side, Square, SquareSet};

/// A rule set. One engine plays every value of this type.
///
/// What all draughts share is not here: moves are diagonal, men move one square forward, capturing is compulsory for
/// the whole side and goes on while it can, no piece is jumped twice, and a side without a legal move has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The value of the `GameType` tag of PDN 3.0.
    pub game_type: &'static str,
    /// How large the board is.
    pub size: Size,
    /// At which hand of each player the playable corner square lies.
    pub corner: Hand,
    /// The colour in which the playable squares are drawn.
    pub shade: Shade,
    /// From whose right-hand end of the first row the squares are numbered, leftwards and then ahead, as that side sees
    /// the board.
    pub numbered_from: Side,
    /// Who makes the first move.
    pub starts: Side,
    /// What a promoted man is called.
    pub title: Title,
    /// Where men capture.
    pub men_capture: ManCapture,
    /// Whether a man may take a king.
    pub men_take_kings: bool,
    /// How far kings move and capture.
    pub kings: Reach,
    /// What becomes of a man that reaches the last row by a capture that could go on.
    pub crowning: Crowning,
    /// Which captures must be chosen: the first law that tells two apart decides. Where none does, the player chooses.
    pub precedence: &'static [Precedence],
    /// Who chooses among the captures that [`Rules::precedence`] leaves.
    pub ties: Ties,
    /// When taken pieces leave the board.
    pub removal: Removal,
    /// Whether the players may agree on a draw.
    pub agreement: bool,
    /// The draw by repetition, if there is one.
    pub repetition: Option<Repetition>,
    /// The draws by a count of moves.
    pub counted_draws: [Option<CountedDraw>; Self::COUNTED_DRAWS],
}

impl Rules {
    /// How many draws by a count of moves a rule set may have.
    pub const COUNTED_DRAWS: usize = 3;

    /// The number of rows, and of columns: 8 or 10.
    pub const fn side_length(&self) -> u8 {
        self.size.side_length()
    }

    /// How many pieces each side starts with, and may have at most: 12 or 20.
    pub const fn most_pieces(&self) -> usize {
        match self.size {
            Size::Eight => 12,
            Size::Ten => 20,
        }
    }

    /// How many squares are playable: 32 or 50.
    pub const fn square_count(&self) -> u8 {
        self.side_length() * self.side_length() / 2
    }

    /// Whether pieces stand and move on `square`.
    pub const fn is_playable(&self, square: Square) -> bool {
        self.geometry().bit(square).is_some()
    }

    /// The playable squares.
    pub fn squares(&self) -> SquareSet {
        (1..=self.square_count())
            .filter_map(|number| self.square(number))
            .collect()
    }

    /// The number of a playable square, from 1.
    pub const fn number(&self, square: Square) -> Option<u8> {
        if !self.is_playable(square) {
            return None;
        }
        let (file, rank) = self.turned(square.file(), square.rank());
        let width = self.side_length() / 2;
        Some(rank * width + (self.side_length() - 1 - file) / 2 + 1)
    }

    /// The square that bears `number`, 1 to [`Rules::square_count`].
    pub const fn square(&self, number: u8) -> Option<Square> {
        if number == 0 || number > self.square_count() {
            return None;
        }
        let width = self.side_length() / 2;
        let (rank, place) = ((number - 1) / width, (number - 1) % width);
        // The playable corner at the right is the last square of the first row; every row after shifts by one.
        let shift = match self.corner {
            Hand::Right => rank % 2,
            Hand::Left => 1 - rank % 2,
        };
        let (file, rank) = self.turned(self.side_length() - 1 - 2 * place - shift, rank);
        Some(Square::at(file, rank))
    }

    /// The row on which `side`'s men become kings: a rank, from 0.
    pub const fn last_row(&self, side: Side) -> u8 {
        match side {
            Side::White => self.side_length() - 1,
            Side::Black => 0,
        }
    }

    /// Whether a game can be drawn at all.
    pub fn has_draws(&self) -> bool {
        self.agreement
            || self.repetition.is_some()
            || self.counted_draws.iter().any(Option::is_some)
    }

    pub(super) const fn geometry(&self) -> Geometry {
        Geometry::new(self.size, self.corner)
    }

    /// File and rank as the side sees them from whose end the squares are numbered, and back.
    const fn turned(&self, file: u8, rank: u8) -> (u8, u8) {
        match self.numbered_from {
            Side::White => (file, rank),
            Side::Black => (self.side_length() - 1 - file, self.side_length() - 1 - rank),
        }
    }
}

/// The size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// 8×8: 32 playable squares, 12 pieces a side.
    Eight,
    /// 10×10: 50 playable squares, 20 pieces a side.
    Ten,
}

impl Size {
    /// The number of rows, and of columns.
    pub const fn side_length(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Ten => 10,
        }
    }
}

/// A player's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// The left.
    Left,
    /// The right.
    Right,
}

/// The colour of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shade {
    /// A white square.
    Light,
    /// A black square.
    Dark,
}

/// What a rule set calls a promoted man. The engine calls it a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Title {
    /// Queen (es: reina), in Spanish draughts.
    Queen,
    /// King (es: dama), in every other.
    King,
}

/// The directions in which men capture. They always move forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ManCapture {
    /// Forward only.
    Forward,
    /// Forward and backward.
    BothWays,
}

/// How far a king goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// One square, and over an adjacent piece onto the square behind it.
    Short,
    /// Any distance along a free line, and onto any free square behind the piece it jumps.
    Flying,
}

/// What becomes of a man that reaches the last row by a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crowning {
    /// The move ends there, and the man is promoted.
    Stops,
    /// It goes on as a man if it can, and is promoted only if the move ends there.
    PassesAsMan,
    /// It becomes a king at once, and goes on as one if it can.
    PassesAsKing,
}

/// A law that prefers one capture to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Precedence {
    /// The one that takes more pieces (the law of quantity).
    MostPieces,
    /// The one made by a king.
    WithKing,
    /// The one that takes more kings (the law of quality).
    MostKings,
    /// The one that takes a king earlier.
    EarliestKing,
}

/// Who chooses among captures of equal rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ties {
    /// The player.
    Choice,
    /// Chance: naming a piece to take means any of the captures that begin so.
    Random,
}

/// When a taken piece leaves the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Removal {
    /// As soon as it is jumped: its square is free for the rest of the move.
    AtOnce,
    /// When the move is over: it stands in the way, and may not be jumped again.
    AfterMove,
}

/// A draw by repetition of a position with the same side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repetition {
    /// The occurrence that makes the draw.
    pub times: u8,
    /// Whether a player has to claim it; otherwise the game ends by itself.
    pub claimed: bool,
}

/// A draw after so many moves in which nothing is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CountedDraw {
    /// What is counted.
    pub count: Count,
    /// Moves *by each side* that make the draw: 1 to 127.
    pub moves: u8,
    /// Whether a player has to claim it; otherwise the game ends by itself.
    pub claimed: bool,
}

/// Which moves a draw counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// Moves of kings that take nothing, one after the other.
    QuietKings,
    /// Moves since a lone king stood against a side with at least one king and no more than `most` pieces, and no
    /// fewer than `least`.
    LoneKing {
        /// The fewest pieces of the stronger side: 1 or more.
        least: u8,
        /// The most pieces of the stronger side.
        most: u8,
    },
    /// Moves since three kings against one came to hold the main diagonal: one of the three stands on it, the lone king
    /// doesn't.
    HeldDiagonal,
}
