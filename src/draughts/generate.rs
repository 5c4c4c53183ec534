//! What the side to move can do: quiet moves, and which pieces can capture.

use super::geometry::{Bits, place};
use super::law::{Kernel, Law};
use super::moves::Move;

/// The pieces as the side to move sees them.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    pub(super) own: u64,
    pub(super) enemy: u64,
    pub(super) kings: u64,
}

impl View {
    /// The squares where nothing stands.
    #[inline]
    pub(super) const fn empty<K: Kernel>(self) -> u64 {
        K::BOARD & !(self.own | self.enemy)
    }

    /// The pieces after `played`, as the opponent sees them.
    #[inline]
    pub(super) const fn after(self, played: Move) -> Self {
        let from = 1 << played.from;
        let becomes_king = self.kings >> played.from & 1 | played.promotes as u64;
        Self {
            own: self.enemy & !played.taken,
            enemy: self.own & !from | 1 << played.to,
            kings: self.kings & !(played.taken | from) | becomes_king << played.to,
        }
    }
}

/// A diagonal direction, as the bits lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    UpLeft,
    UpRight,
    DownRight,
    DownLeft,
}

impl Direction {
    pub(super) const ALL: [Self; 4] =
        [Self::UpLeft, Self::UpRight, Self::DownRight, Self::DownLeft];

    #[inline]
    pub(super) const fn opposite(self) -> Self {
        match self {
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
            Self::DownRight => Self::UpLeft,
            Self::DownLeft => Self::UpRight,
        }
    }

    /// The two directions across this one.
    #[inline]
    pub(super) const fn across(self) -> [Self; 2] {
        match self {
            Self::UpLeft | Self::DownRight => [Self::UpRight, Self::DownLeft],
            Self::UpRight | Self::DownLeft => [Self::UpLeft, Self::DownRight],
        }
    }

    /// `bits`, each one square further.
    #[inline]
    pub(super) const fn step<K: Kernel>(self, bits: u64) -> u64 {
        match self {
            Self::UpLeft => bits << K::WIDTH,
            Self::UpRight => bits << (K::WIDTH + 1),
            Self::DownRight => bits >> K::WIDTH,
            Self::DownLeft => bits >> (K::WIDTH + 1),
        }
    }
}

/// The directions ahead for the side that moves `UP` the board, or down it.
#[inline]
pub(super) const fn ahead<const UP: bool>() -> [Direction; 2] {
    if UP {
        [Direction::UpLeft, Direction::UpRight]
    } else {
        [Direction::DownRight, Direction::DownLeft]
    }
}

/// The row on which that side's men become kings.
#[inline]
pub(super) const fn last_row<K: Kernel, const UP: bool>() -> u64 {
    if UP { K::TOP } else { K::BOTTOM }
}

/// The own pieces that can capture.
#[inline]
pub(super) fn capturers<K: Kernel, const UP: bool>(view: View, law: &Law) -> u64 {
    let empty = view.empty::<K>();
    let men = view.own & !view.kings;
    let victims = if law.men_take_kings {
        view.enemy
    } else {
        view.enemy & !view.kings
    };
    let mut found = 0;
    for direction in ahead::<UP>() {
        found |= jumpers::<K>(men, victims, empty, direction);
        if K::BACKWARD {
            found |= jumpers::<K>(men, victims, empty, direction.opposite());
        }
    }
    let kings = view.own & view.kings;
    if kings == 0 {
        return found;
    }
    for direction in Direction::ALL {
        if K::FLYING {
            found |= flying_jumpers::<K>(kings, view.enemy, empty, direction);
        } else {
            found |= jumpers::<K>(kings, view.enemy, empty, direction);
        }
    }
    found
}

/// How many quiet moves there are.
#[inline]
pub(super) fn count_quiet<K: Kernel, const UP: bool>(view: View) -> u32 {
    let empty = view.empty::<K>();
    let men = view.own & !view.kings;
    let [left, right] = ahead::<UP>();
    let mut count =
        (left.step::<K>(men) & empty).count_ones() + (right.step::<K>(men) & empty).count_ones();
    let kings = view.own & view.kings;
    if kings == 0 {
        return count;
    }
    for direction in Direction::ALL {
        let mut reached = direction.step::<K>(kings) & empty;
        count += reached.count_ones();
        while K::FLYING && reached != 0 {
            reached = direction.step::<K>(reached) & empty;
            count += reached.count_ones();
        }
    }
    count
}

/// Shows `each` quiet move: men first.
#[inline]
pub(super) fn quiet_moves<K: Kernel, const UP: bool>(
    view: View,
    law: &Law,
    mut each: impl FnMut(Move),
) {
    let empty = view.empty::<K>();
    let men = view.own & !view.kings;
    let quiet = |from: u8, to: u64, promotes: bool| Move {
        taken: 0,
        from,
        to: place(to),
        promotes,
        geometry: law.geometry,
    };
    for direction in ahead::<UP>() {
        for to in Bits(direction.step::<K>(men) & empty) {
            let to = 1 << to;
            let from = place(direction.opposite().step::<K>(to));
            each(quiet(from, to, to & last_row::<K, UP>() != 0));
        }
    }
    for from in Bits(view.own & view.kings) {
        for direction in Direction::ALL {
            let mut to = direction.step::<K>(1 << from) & empty;
            while to != 0 {
                each(quiet(from, to, false));
                to = if K::FLYING {
                    direction.step::<K>(to) & empty
                } else {
                    0
                };
            }
        }
    }
}

/// Those of `pieces` that have a victim next to them in `direction`, and an empty square behind it.
#[inline]
const fn jumpers<K: Kernel>(pieces: u64, victims: u64, empty: u64, direction: Direction) -> u64 {
    let back = direction.opposite();
    pieces & back.step::<K>(victims & back.step::<K>(empty))
}

/// Those of `kings` that have a victim at the end of a free line in `direction`, and an empty square behind it.
#[inline]
const fn flying_jumpers<K: Kernel>(
    kings: u64,
    victims: u64,
    empty: u64,
    direction: Direction,
) -> u64 {
    let back = direction.opposite();
    let mut line = back.step::<K>(victims & back.step::<K>(empty));
    let mut found = 0;
    while line != 0 {
        found |= line & kings;
        line = back.step::<K>(line & empty);
    }
    found
}
