//! What a draughts position is worth: material, where the men stand, what kings can do.

use super::board::Board;
use super::weights::{
    COUNTS, OF_KINGS, OF_MEN, OPPOSITION, RUNAWAYS, TEMPO, TERMS, Weights, Worth, back, names,
    square,
};
use crate::board::{BySide, Side};
use crate::draughts::{Position, Reach, Rules, Size};
use crate::engine::tuner::{Feature, Weight};

/// What a king is worth, in hundredths of a man.
pub(super) const fn king_worth(rules: &Rules) -> i32 {
    match rules.kings {
        Reach::Short => 140,
        Reach::Flying => 300,
    }
}

/// The points of the side to move.
#[inline]
pub(super) fn evaluate(position: &Position) -> i32 {
    match position.rules().size {
        Size::Eight => Scene::<4>::new(position).points(position.rules()),
        Size::Ten => Scene::<5>::new(position).points(position.rules()),
    }
}

/// The weights by which a position of `rules` is judged: of each term two, for the opening and the ending.
pub(super) fn weights(rules: &Rules) -> Vec<Weight> {
    let width = u32::from(rules.side_length() / 2);
    let weights = Weights::of(rules, width);
    let pairs = names().into_iter().zip(weights.terms);
    let both = |(name, worth): (String, Worth)| {
        [("opening", worth.opening()), ("ending", worth.ending())].map(|(phase, value)| Weight {
            name: format!("{name}.{phase}"),
            value: value.into(),
        })
    };
    pairs.flat_map(both).collect()
}

/// What the side to move has of each weight, more than its opponent.
pub(super) fn features(position: &Position) -> Vec<Feature> {
    match position.rules().size {
        Size::Eight => Scene::<4>::new(position).features(),
        Size::Ten => Scene::<5>::new(position).features(),
    }
}

/// The pieces as both sides see them.
struct Scene<const WIDTH: u32> {
    white: View<WIDTH, true>,
    black: View<WIDTH, false>,
    side: Side,
}

impl<const WIDTH: u32> Scene<WIDTH> {
    #[inline]
    const fn new(position: &Position) -> Self {
        let BySide { white, black } = position.piece_bits();
        let kings = position.king_bits();
        Self {
            white: View::new(white, black, kings),
            black: View::new(black, white, kings),
            side: position.side(),
        }
    }

    /// How many pieces are left.
    #[inline]
    const fn phase(&self) -> i32 {
        ones(self.white.own | self.black.own)
    }

    #[inline]
    fn points(&self, rules: &Rules) -> i32 {
        let weights = Weights::of(rules, WIDTH);
        let Self { white, black, .. } = self;
        let mut sum = Worth::NOTHING;
        let mut add = |first: usize, white: &[i32], black: &[i32]| {
            let counts = white.iter().zip(black);
            for (worth, (white, black)) in weights.terms[first..].iter().zip(counts) {
                sum += *worth * (white - black);
            }
        };
        add(OF_MEN, &white.of_men(), &black.of_men());
        let free = [white.free(), black.free()];
        if free != [0; 2] {
            let [white, black] = [
                View::<WIDTH, true>::runaways(free[0]),
                View::<WIDTH, false>::runaways(free[1]),
            ];
            add(RUNAWAYS, &white, &black);
        }
        if white.kings | black.kings != 0 {
            add(OF_KINGS, &white.of_kings(), &black.of_kings());
        }
        for row in 1..Board::<WIDTH>::ROWS {
            let [of_white, of_black] = &weights.rows;
            sum += of_white[row as usize - 1][Board::<WIDTH>::on_row(white.men, row - 1)];
            sum -= of_black[row as usize][Board::<WIDTH>::on_row(black.men, row)];
        }
        sum = weights.terms[TEMPO]
            + weights.terms[OPPOSITION] * self.opposition()
            + sum * self.sign();
        let phase = self.phase();
        let most = Board::<WIDTH>::PIECES;
        (sum.opening() * phase + sum.ending() * (most - phase)) / most
    }

    /// What turns White's advantage into that of the side to move.
    #[inline]
    const fn sign(&self) -> i32 {
        match self.side {
            Side::White => 1,
            Side::Black => -1,
        }
    }

    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        reason = "terms and what there is of them are few"
    )]
    fn features(&self) -> Vec<Feature> {
        let mut terms = [0; TERMS];
        terms[TEMPO] = 1;
        terms[OPPOSITION] = self.opposition();
        self.white.add_to(&mut terms, self.sign());
        self.black.add_to(&mut terms, -self.sign());
        let opening = self.phase() as f32 / Board::<WIDTH>::PIECES as f32;
        let both = |(term, count): (usize, i32)| {
            [(0, opening), (1, 1.0 - opening)].map(|(phase, share)| Feature {
                index: (2 * term + phase) as u16,
                amount: count as f32 * share,
            })
        };
        terms.into_iter().enumerate().flat_map(both).collect()
    }

    /// 1 if the side to move has the move, -1 if the other has, 0 if they have not as many pieces.
    #[inline]
    const fn opposition(&self) -> i32 {
        let Self { white, black, .. } = self;
        let is_even = ones(white.men) == ones(black.men) && ones(white.kings) == ones(black.kings);
        // So many pieces as stand on the other rows are left out: with as many on both sides, as odd a number.
        let standing = ones((white.own | black.own) & Board::<WIDTH>::EVEN_ROWS);
        is_even as i32 * (2 * (standing & 1) - 1)
    }
}

/// The pieces as the side sees them that moves `UP` the board, or down it.
struct View<const WIDTH: u32, const UP: bool> {
    own: u64,
    enemy: u64,
    men: u64,
    kings: u64,
    enemy_kings: u64,
}

impl<const WIDTH: u32, const UP: bool> View<WIDTH, UP> {
    #[inline]
    const fn new(own: u64, enemy: u64, kings: u64) -> Self {
        Self {
            own,
            enemy,
            men: own & !kings,
            kings: own & kings,
            enemy_kings: enemy & kings,
        }
    }

    /// Adds what there is of each of the [`TERMS`], so many `times`.
    fn add_to(&self, terms: &mut [i32; TERMS], times: i32) {
        let counts = (self.of_men().into_iter())
            .chain(Self::runaways(self.free()))
            .chain(self.of_kings());
        for (term, count) in terms.iter_mut().zip(counts) {
            *term += times * count;
        }
        let width = WIDTH as usize;
        let seen = if UP {
            self.men
        } else {
            Board::<WIDTH>::turned(self.men)
        };
        terms[back(Board::<WIDTH>::on_row(seen, 0), width)] += times;
        for row in 1..Board::<WIDTH>::ROWS - 1 {
            let men = Board::<WIDTH>::on_row(seen, row);
            for place in (0..width).filter(|place| men >> place & 1 == 1) {
                terms[square(row as usize, place, width)] += times;
            }
        }
    }

    #[inline]
    const fn empty(&self) -> u64 {
        Board::<WIDTH>::ALL & !(self.own | self.enemy)
    }

    /// What there is from [`OF_MEN`] on.
    #[inline]
    const fn of_men(&self) -> [i32; RUNAWAYS - OF_MEN] {
        let empty = self.empty();
        let [left, right] = Board::<WIDTH>::ahead::<UP>(self.men);
        let backed = left | right | Board::<WIDTH>::row_of::<UP>(0);
        [
            ones(self.men),
            ones(self.men & backed),
            ones(left & empty) + ones(right & empty),
        ]
    }

    /// The men with one to four rows to go that no enemy can reach.
    #[inline]
    const fn free(&self) -> u64 {
        let men = self.men & Board::<WIDTH>::far::<UP>();
        if self.enemy_kings != 0 || men == 0 {
            return 0;
        }
        let [left, right] = Board::<WIDTH>::ahead::<UP>(self.enemy);
        // Mostly the nearest enemies reach them all.
        let near = Board::<WIDTH>::shadow::<UP>(self.enemy | left | right, 2);
        if men & !near == 0 {
            return 0;
        }
        men & !Board::<WIDTH>::shadow::<UP>(near, 2)
    }

    /// What there is from [`RUNAWAYS`] on, of which `free` are all.
    #[inline]
    fn runaways(free: u64) -> [i32; OF_KINGS - RUNAWAYS] {
        let rows = Board::<WIDTH>::ROWS;
        [2, 3, 4, 5].map(|behind| ones(free & Board::<WIDTH>::row_of::<UP>(rows - behind)))
    }

    /// What there is from [`OF_KINGS`] on.
    #[inline]
    fn of_kings(&self) -> [i32; COUNTS.len() - OF_KINGS] {
        if self.kings == 0 {
            return [0; COUNTS.len() - OF_KINGS];
        }
        let empty = self.empty();
        let steps = Board::<WIDTH>::around(self.kings).map(|steps| ones(steps & empty));
        let [a, b, c, d] = Board::<WIDTH>::around(empty);
        [
            ones(self.kings),
            ones(self.kings & Board::<WIDTH>::CENTRE),
            ones(self.kings & Board::<WIDTH>::EDGE),
            steps.iter().sum(),
            ones(self.kings & !(a | b | c | d)),
            ones(self.kings & Board::<WIDTH>::DIAGONAL),
        ]
    }
}

#[inline]
const fn ones(bits: u64) -> i32 {
    bits.count_ones().cast_signed()
}
