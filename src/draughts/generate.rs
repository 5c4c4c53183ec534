//! What the side to move can do: quiet moves, and which pieces can capture.

use super::geometry::{Bits, place};
use super::law::{Kernel, Law};
use super::moves::Move;
use super::rules::Crowning;

/// The pieces as the side to move sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// The same pieces as the other side sees them.
    #[inline]
    pub(super) const fn turned(self) -> Self {
        Self {
            own: self.enemy,
            enemy: self.own,
            kings: self.kings,
        }
    }

    /// The pieces after `played`, as the opponent sees them.
    #[inline]
    pub(super) const fn after(self, played: Move) -> Self {
        let (from, to, taken) = (played.origin_bit(), played.end_bit(), played.taken_bits());
        let way = 1 << from ^ 1 << to;
        let is_king = self.kings >> from & 1;
        Self {
            own: self.enemy ^ taken,
            enemy: self.own ^ way,
            kings: (self.kings & !taken) ^ (way * is_king) | (played.promotes() as u64) << to,
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

    /// The place one square further than `place`, if it is a square.
    #[inline]
    pub(super) const fn next<K: Kernel>(self, place: u8) -> u8 {
        let [width, ..] = K::WIDTH.to_le_bytes();
        match self {
            Self::UpLeft => place + width,
            Self::UpRight => place + width + 1,
            Self::DownRight => place - width,
            Self::DownLeft => place - width - 1,
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

/// The directions in which men capture, numbered.
#[inline]
fn man_directions<K: Kernel, const UP: bool>() -> impl Iterator<Item = (usize, Direction)> {
    let [left, right] = ahead::<UP>();
    let directions = [left, right, right.opposite(), left.opposite()];
    let count = if K::BACKWARD { 4 } else { 2 };
    directions.into_iter().take(count).enumerate()
}

/// The row on which that side's men become kings.
#[inline]
pub(super) const fn last_row<K: Kernel, const UP: bool>() -> u64 {
    if UP { K::TOP } else { K::BOTTOM }
}

/// The own pieces that can capture, men by the direction of their first jump.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jumpers {
    /// In the order of [`man_directions`].
    men: [u64; 4],
    kings: u64,
}

impl Jumpers {
    #[inline]
    pub(super) fn new<K: Kernel, const UP: bool>(view: View, law: &Law) -> Self {
        let empty = view.empty::<K>();
        let men = view.own & !view.kings;
        let victims = law.victims_of_men(view.enemy, view.kings);
        let mut found = Self {
            men: [0; 4],
            kings: 0,
        };
        for (index, direction) in man_directions::<K, UP>() {
            found.men[index] = jumpers::<K>(men, victims, empty, direction);
        }
        let kings = view.own & view.kings;
        if kings != 0 {
            found.kings = king_jumpers::<K>(kings, view.enemy, empty);
        }
        found
    }

    /// All of them.
    #[inline]
    pub(super) const fn pieces(self) -> u64 {
        let [a, b, c, d] = self.men;
        a | b | c | d | self.kings
    }

    /// Whether every capture is a man's over one piece, and none takes precedence over another: then each man that can
    /// jump in a direction is a capture.
    #[inline]
    pub(super) fn are_single<K: Kernel, const UP: bool>(self, view: View, law: &Law) -> bool {
        if self.kings != 0 || (view.enemy & view.kings != 0 && law.ranking().counts_kings()) {
            return false;
        }
        let empty = view.empty::<K>();
        let victims = law.victims_of_men(view.enemy, view.kings);
        let mut landed = 0;
        for (index, direction) in man_directions::<K, UP>() {
            landed |= direction.step::<K>(direction.step::<K>(self.men[index]));
        }
        match law.crowning() {
            Crowning::Stops => landed &= !last_row::<K, UP>(),
            Crowning::PassesAsMan => {}
            Crowning::PassesAsKing => {
                if landed & last_row::<K, UP>() != 0 {
                    return false;
                }
            }
        }
        // A second jump doesn't depend on the origin's being empty: no piece is jumped twice.
        let mut further = 0;
        for (_, direction) in man_directions::<K, UP>() {
            further |= jumpers::<K>(landed, victims, empty, direction);
        }
        further == 0
    }

    /// How many captures there are, if [`Jumpers::are_single`].
    #[inline]
    pub(super) const fn count(self) -> u32 {
        let [a, b, c, d] = self.men;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    /// Shows `each` capture, if [`Jumpers::are_single`].
    #[inline]
    pub(super) fn captures<K: Kernel, const UP: bool>(self, law: &Law, mut each: impl FnMut(Move)) {
        let geometry = law.geometry;
        for (index, direction) in man_directions::<K, UP>() {
            for from in Bits(self.men[index]) {
                let over = direction.next::<K>(from);
                let to = direction.next::<K>(over);
                let promotes = last_row::<K, UP>() >> to & 1 == 1;
                each(Move::new((from, to), 1 << over, promotes, geometry));
            }
        }
    }
}

/// Whether a piece can capture.
#[inline]
pub(super) fn can_capture<K: Kernel, const UP: bool>(view: View, law: &Law) -> bool {
    let empty = view.empty::<K>();
    let men = view.own & !view.kings;
    let victims = law.victims_of_men(view.enemy, view.kings);
    let jumping = man_directions::<K, UP>().fold(0, |found, (_, direction)| {
        found | jumpers::<K>(men, victims, empty, direction)
    });
    if jumping != 0 {
        return true;
    }
    let kings = view.own & view.kings;
    kings != 0 && can_kings_capture::<K>(kings, view.enemy, empty)
}

/// As [`king_jumpers`], kept apart from where there are mostly no kings.
#[inline(never)]
fn can_kings_capture<K: Kernel>(kings: u64, victims: u64, empty: u64) -> bool {
    king_jumpers::<K>(kings, victims, empty) != 0
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

/// Whether there is a quiet move.
#[inline]
pub(super) fn has_quiet<K: Kernel, const UP: bool>(view: View) -> bool {
    let kings = view.own & view.kings;
    let [left, right] = ahead::<UP>();
    let next = left.step::<K>(view.own) | right.step::<K>(view.own);
    let behind = left.opposite().step::<K>(kings) | right.opposite().step::<K>(kings);
    (next | behind) & view.empty::<K>() != 0
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
    let quiet = |from: u8, to: u8, promotes: bool| Move::new((from, to), 0, promotes, law.geometry);
    for direction in ahead::<UP>() {
        for to in Bits(direction.step::<K>(men) & empty) {
            let from = direction.opposite().next::<K>(to);
            each(quiet(from, to, last_row::<K, UP>() >> to & 1 == 1));
        }
    }
    for from in Bits(view.own & view.kings) {
        for direction in Direction::ALL {
            let mut to = direction.step::<K>(1 << from) & empty;
            while to != 0 {
                each(quiet(from, place(to), false));
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

/// Those of `kings` that can jump over one of `victims` in any direction.
#[inline]
fn king_jumpers<K: Kernel>(kings: u64, victims: u64, empty: u64) -> u64 {
    let towards = |direction| {
        if K::FLYING {
            flying_jumpers::<K>(kings, victims, empty, direction)
        } else {
            jumpers::<K>(kings, victims, empty, direction)
        }
    };
    Direction::ALL
        .into_iter()
        .fold(0, |found, direction| found | towards(direction))
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
