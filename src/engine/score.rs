//! What a position is worth: in points while the game is open, in plies once it is decided.

/// What a position is worth to one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Nothing is decided: the advantage, in hundredths of a pawn or man.
    Points(i32),
    /// The side wins by force, with the last move so many plies from here.
    Wins(u32),
    /// The side loses by force, with the last move so many plies from here.
    Loses(u32),
}

/// How many plies a line may be long.
pub(super) const MAX_PLY: usize = 128;
/// More than any score.
pub(super) const INFINITE: i32 = 32_500;
/// A win at the root; one that is `ply` plies away is worth `WIN - ply`.
pub(super) const WIN: i32 = 32_000;
/// The least score of a win.
pub(super) const DECIDED: i32 = WIN - 2 * plies(MAX_PLY);
/// What nobody wins is worth.
pub(super) const DRAW: i32 = 0;

/// The score of having lost `ply` plies from the root.
pub(super) const fn lost(ply: usize) -> i32 {
    plies(ply) - WIN
}

/// A number of plies, 0 to a few more than [`MAX_PLY`], as a part of a score.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "a path in the tree is short"
)]
pub(super) const fn plies(ply: usize) -> i32 {
    ply as i32
}

impl Score {
    /// What a number of the search means.
    pub(super) const fn of(value: i32) -> Self {
        if value >= DECIDED {
            Self::Wins((WIN - value).unsigned_abs())
        } else if value <= -DECIDED {
            Self::Loses((WIN + value).unsigned_abs())
        } else {
            Self::Points(value)
        }
    }

    /// The number for it in the search, of a position `ply` plies from the root.
    pub(super) fn at(self, ply: usize) -> i32 {
        let distance = |plies: u32| self::plies(ply) + plies.cast_signed();
        match self {
            Self::Points(points) => points,
            Self::Wins(plies) => WIN - distance(plies),
            Self::Loses(plies) => distance(plies) - WIN,
        }
    }
}
