//! What a position is worth with the best play of both sides.

/// What a position is worth to the side to move with the best play of both, draw counts aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It wins, with its last move so many plies from here: an odd number.
    Wins(u8),
    /// Neither side can force a win.
    Drawn,
    /// It loses, with the opponent's last move so many plies from here: an even number, 0 where it can't move.
    Loses(u8),
}

/// The byte of [`Verdict::Drawn`], and of a place where there is no position.
pub(super) const DRAWN: u8 = 0;
/// The byte of a side that has lost.
pub(super) const LOST_NOW: u8 = 1;

impl Verdict {
    /// How good it is: of two, the side to move prefers the greater.
    pub const fn worth(self) -> i16 {
        match self {
            Self::Wins(plies) => 256 - plies as i16,
            Self::Drawn => 0,
            Self::Loses(plies) => plies as i16 - 256,
        }
    }

    /// How many plies are left, unless it is drawn.
    pub fn plies(self) -> Option<usize> {
        match self {
            Self::Wins(plies) | Self::Loses(plies) => Some(plies.into()),
            Self::Drawn => None,
        }
    }

    /// The verdict at a distance: losses are an even number of plies away, wins an odd one.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "distances are below 255 plies"
    )]
    pub(super) const fn in_plies(plies: usize) -> Self {
        if plies.is_multiple_of(2) {
            Self::Loses(plies as u8)
        } else {
            Self::Wins(plies as u8)
        }
    }

    /// What a move comes to for the side that makes it, if this is what the opponent then has.
    pub(super) const fn before(self) -> Self {
        match self {
            Self::Wins(plies) => Self::Loses(plies + 1),
            Self::Drawn => Self::Drawn,
            Self::Loses(plies) => Self::Wins(plies + 1),
        }
    }

    pub(super) const fn to_byte(self) -> u8 {
        match self {
            Self::Wins(plies) | Self::Loses(plies) => plies + 1,
            Self::Drawn => DRAWN,
        }
    }

    pub(super) const fn from_byte(byte: u8) -> Self {
        match byte.checked_sub(1) {
            None => Self::Drawn,
            Some(plies) if plies.is_multiple_of(2) => Self::Loses(plies),
            Some(plies) => Self::Wins(plies),
        }
    }
}
