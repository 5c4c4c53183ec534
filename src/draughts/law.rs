//! A rule set as the search for moves reads it.

use super::geometry::Geometry;
use super::rules::{Crowning, ManCapture, Precedence, Reach, Removal, Rules, Size};

/// What depends on the rule set but is the same for a whole search: asked when a capture is found, not at every square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Law {
    rules: &'static Rules,
    pub(super) geometry: Geometry,
    has_precedence: bool,
}

impl Law {
    #[inline]
    pub(super) const fn new(rules: &'static Rules) -> Self {
        Self {
            rules,
            geometry: rules.geometry(),
            has_precedence: true,
        }
    }

    /// The same law without any that prefers one capture to another.
    pub(super) const fn without_precedence(self) -> Self {
        Self {
            has_precedence: false,
            ..self
        }
    }

    #[inline]
    pub(super) const fn crowning(&self) -> Crowning {
        self.rules.crowning
    }

    #[inline]
    pub(super) const fn removes_at_once(&self) -> bool {
        matches!(self.rules.removal, Removal::AtOnce)
    }

    /// How captures rank.
    #[inline]
    pub(super) const fn ranking(&self) -> Ranking {
        Ranking::new(if self.has_precedence {
            self.rules.precedence
        } else {
            &[]
        })
    }

    /// Those of `enemy` that a man may take.
    #[inline]
    pub(super) const fn victims_of_men(&self, enemy: u64, kings: u64) -> u64 {
        if self.rules.men_take_kings {
            enemy
        } else {
            enemy & !kings
        }
    }
}

/// What a capture has taken so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    /// Where the pieces stand.
    pub(super) taken: u64,
    /// A bit for each piece, the first the highest: set for a king.
    order: u32,
}

impl Tally {
    /// The tally after the piece on `over` as well.
    #[inline]
    pub(super) const fn with(self, over: u64, is_king: bool) -> Self {
        Self {
            taken: self.taken | over,
            order: self.order | (is_king as u32) << (ORDER_BITS - 1 - self.taken.count_ones()),
        }
    }
}

/// The place value of each measure of a capture in its rank; 0 for those that no law of the rule set names.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranking {
    pieces: u32,
    with_king: u32,
    kings: u32,
    order: u32,
}

/// A side has at most 20 pieces.
const ORDER_BITS: u32 = 20;
const COUNT_BITS: u32 = 5;

impl Ranking {
    const fn new(precedence: &[Precedence]) -> Self {
        let mut ranking = Self {
            pieces: 0,
            with_king: 0,
            kings: 0,
            order: 0,
        };
        let mut shift = ORDER_BITS + 2 * COUNT_BITS + 1;
        let mut index = 0;
        while index < precedence.len() {
            let (weight, bits) = match precedence[index] {
                Precedence::MostPieces => (&mut ranking.pieces, COUNT_BITS),
                Precedence::WithKing => (&mut ranking.with_king, 1),
                Precedence::MostKings => (&mut ranking.kings, COUNT_BITS),
                Precedence::EarliestKing => (&mut ranking.order, ORDER_BITS),
            };
            // A law that is named again decides nothing more.
            if *weight == 0 {
                shift -= bits;
                *weight = 1 << shift;
            }
            index += 1;
        }
        ranking
    }

    /// Whether a capture's rank depends on the kings that it takes.
    #[inline]
    pub(super) const fn counts_kings(self) -> bool {
        self.kings | self.order != 0
    }

    /// How a capture ranks, made with a king or not, of an enemy whose kings stand there: of two, the greater must be chosen.
    #[inline]
    pub(super) const fn rank(self, tally: Tally, enemy_kings: u64, with_king: bool) -> u32 {
        tally.taken.count_ones() * self.pieces
            + with_king as u32 * self.with_king
            + (tally.taken & enemy_kings).count_ones() * self.kings
            + tally.order * self.order
    }
}

/// What the search is compiled for, so that no square costs a question.
pub(super) trait Kernel {
    /// Playable squares in a row: 4 or 5.
    const WIDTH: u32;
    /// Whether kings fly.
    const FLYING: bool;
    /// Whether men capture backward.
    const BACKWARD: bool;

    /// White's first row.
    const BOTTOM: u64 = (1 << Self::WIDTH) - 1;
    /// Black's first row.
    const TOP: u64 = Self::BOTTOM << (2 * Self::WIDTH * Self::WIDTH);
    /// The playable squares.
    const BOARD: u64 = board(Self::WIDTH);
}

const fn board(width: u32) -> u64 {
    let row = (1 << width) - 1;
    let pair = row | row << (width + 1);
    let mut board = 0;
    let mut index = 0;
    while index < width {
        board |= pair << (index * (2 * width + 1));
        index += 1;
    }
    board
}

/// The kernel for a board `WIDTH` squares wide.
#[derive(Debug)]
pub(super) struct Compiled<const WIDTH: u32, const FLYING: bool, const BACKWARD: bool>;

impl<const WIDTH: u32, const FLYING: bool, const BACKWARD: bool> Kernel
    for Compiled<WIDTH, FLYING, BACKWARD>
{
    const WIDTH: u32 = WIDTH;
    const FLYING: bool = FLYING;
    const BACKWARD: bool = BACKWARD;
}

/// Work that is compiled for every kernel.
pub(super) trait Task {
    /// What comes of it.
    type Output;

    /// Does the work.
    fn run<K: Kernel>(self) -> Self::Output;
}

/// Runs `task` with the kernel of `rules`.
#[inline]
pub(super) fn dispatch<T: Task>(rules: &Rules, task: T) -> T::Output {
    use ManCapture::{BothWays, Forward};
    use Reach::{Flying, Short};
    use Size::{Eight, Ten};
    match (rules.size, rules.kings, rules.men_capture) {
        (Eight, Short, Forward) => task.run::<Compiled<4, false, false>>(),
        (Eight, Short, BothWays) => task.run::<Compiled<4, false, true>>(),
        (Eight, Flying, Forward) => task.run::<Compiled<4, true, false>>(),
        (Eight, Flying, BothWays) => task.run::<Compiled<4, true, true>>(),
        (Ten, Short, Forward) => task.run::<Compiled<5, false, false>>(),
        (Ten, Short, BothWays) => task.run::<Compiled<5, false, true>>(),
        (Ten, Flying, Forward) => task.run::<Compiled<5, true, false>>(),
        (Ten, Flying, BothWays) => task.run::<Compiled<5, true, true>>(),
    }
}
