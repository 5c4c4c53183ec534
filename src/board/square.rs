//! A square of a board of up to 10×10.

use std::fmt;

/// A square, by its file and rank counted from White's bottom left corner, as White sees the board.
///
/// Chess's a1 is file 0, rank 0. Every board of up to 10×10 squares uses the same type; each game's engine keeps its
/// own denser numbering inside. Squares order by rank, then file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The number of files, and of ranks, of the widest board.
    pub const MAX_SIDE: u8 = 10;

    /// The square on `file` and `rank`, both 0 to 9; `None` beyond the widest board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < Self::MAX_SIDE && rank < Self::MAX_SIDE {
            Some(Self(rank * Self::MAX_SIDE + file))
        } else {
            None
        }
    }

    /// As [`Square::new`], for constants and coordinates already known to lie on the board.
    ///
    /// # Panics
    /// If `file` or `rank` is 10 or more.
    pub const fn at(file: u8, rank: u8) -> Self {
        assert!(
            file < Self::MAX_SIDE && rank < Self::MAX_SIDE,
            "a square beyond the widest board"
        );
        Self(rank * Self::MAX_SIDE + file)
    }

    /// Columns from White's left: 0 to 9.
    pub const fn file(self) -> u8 {
        self.0 % Self::MAX_SIDE
    }

    /// Rows from White's own: 0 to 9.
    pub const fn rank(self) -> u8 {
        self.0 / Self::MAX_SIDE
    }

    /// Whether the square is dark: a1 is, and every square that shares its colour.
    pub const fn is_dark(self) -> bool {
        (self.file() + self.rank()).is_multiple_of(2)
    }

    /// The square `files` to the right and `ranks` up, if the widest board has it.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file().cast_signed() + files;
        let rank = self.rank().cast_signed() + ranks;
        if file < 0 || rank < 0 {
            return None;
        }
        Self::new(file.unsigned_abs(), rank.unsigned_abs())
    }

    /// The bit of this square in a [`super::SquareSet`]: 0 to 99.
    pub(super) const fn bit(self) -> u8 {
        self.0
    }

    pub(super) const fn from_bit(bit: u8) -> Self {
        Self(bit)
    }
}

/// As in chess: `e4`; the tenth rank is `j10`.
impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}
