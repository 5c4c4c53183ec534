//! What a draughts position is worth: material, where the men stand, what kings can do.

use super::board::Board;
use super::weights::{
    COUNTS, OF_KINGS, OF_MEN, OPPOSITION, RUNAWAYS, TEMPO, TERMS, Weights, Worth, back, names,
    square,
};
use crate::board::Side;
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

/// The pieces as both sides see them, White first.
struct Scene<const WIDTH: u32> {
    views: [View<WIDTH>; 2],
    side: Side,
}

impl<const WIDTH: u32> Scene<WIDTH> {
    #[inline]
    const fn new(position: &Position) -> Self {
        let pieces = position.piece_bits();
        let kings = position.king_bits();
        let (white, black) = (pieces.white, pieces.black);
        let turned = Board::<WIDTH>::turned;
        Self {
            views: [
                View::new(white, black, kings),
                View::new(turned(black), turned(white), turned(kings)),
            ],
            side: position.side(),
        }
    }

    /// How many pieces are left.
    #[inline]
    const fn phase(&self) -> i32 {
        ones(self.views[0].own | self.views[0].enemy)
    }

    #[inline]
    fn points(&self, rules: &Rules) -> i32 {
        let weights = Weights::of(rules, WIDTH);
        let [white, black] = &self.views;
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
            let [white, black] = free.map(View::<WIDTH>::runaways);
            add(RUNAWAYS, &white, &black);
        }
        if white.kings | black.kings != 0 {
            add(OF_KINGS, &white.of_kings(), &black.of_kings());
        }
        for row in 0..Board::<WIDTH>::ROWS - 1 {
            let worth = &weights.rows[row as usize];
            sum += worth[white.men_on(row)];
            sum -= worth[black.men_on(row)];
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
        let width = WIDTH as usize;
        for (view, sign) in self.views.iter().zip([self.sign(), -self.sign()]) {
            for (term, count) in view.counts().into_iter().enumerate() {
                terms[term] += sign * count;
            }
            terms[back(view.men_on(0), width)] += sign;
            for row in 1..Board::<WIDTH>::ROWS - 1 {
                for place in (0..width).filter(|place| view.men_on(row) >> place & 1 == 1) {
                    terms[square(row as usize, place, width)] += sign;
                }
            }
        }
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
        let [white, black] = &self.views;
        let is_even = ones(white.men) == ones(black.men) && ones(white.kings) == ones(black.kings);
        // So many pieces as stand on the other rows are left out: with as many on both sides, as odd a number.
        let standing = ones((white.own | white.enemy) & Board::<WIDTH>::EVEN_ROWS);
        is_even as i32 * (2 * (standing & 1) - 1)
    }
}

/// The pieces as one side sees them: its own first row lowest.
struct View<const WIDTH: u32> {
    own: u64,
    enemy: u64,
    men: u64,
    kings: u64,
    enemy_kings: u64,
}

impl<const WIDTH: u32> View<WIDTH> {
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

    /// The men on a row, as the bits of a number.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a row is five bits or fewer"
    )]
    const fn men_on(&self, row: u32) -> usize {
        let mask = (1 << WIDTH) - 1;
        (self.men >> Board::<WIDTH>::first(row) & mask) as usize
    }

    /// What there is of [`COUNTS`].
    fn counts(&self) -> [i32; COUNTS.len()] {
        let mut counts = [0; COUNTS.len()];
        counts[OF_MEN..RUNAWAYS].copy_from_slice(&self.of_men());
        counts[RUNAWAYS..OF_KINGS].copy_from_slice(&Self::runaways(self.free()));
        counts[OF_KINGS..].copy_from_slice(&self.of_kings());
        counts
    }

    #[inline]
    const fn empty(&self) -> u64 {
        Board::<WIDTH>::ALL & !(self.own | self.enemy)
    }

    /// What there is from [`OF_MEN`] on.
    #[inline]
    const fn of_men(&self) -> [i32; RUNAWAYS - OF_MEN] {
        let empty = self.empty();
        let [left, right] = Board::<WIDTH>::ahead(self.men);
        let backed = left | right | Board::<WIDTH>::row(0);
        [
            ones(self.men),
            ones(self.men & backed),
            ones(left & empty) + ones(right & empty),
        ]
    }

    /// The men with one to four rows to go that no enemy can reach.
    #[inline]
    const fn free(&self) -> u64 {
        let far = Board::<WIDTH>::first(Board::<WIDTH>::ROWS - 5);
        let men = self.men >> far << far;
        if self.enemy_kings != 0 || men == 0 {
            return 0;
        }
        let [left, right] = Board::<WIDTH>::ahead(self.enemy);
        men & !Board::<WIDTH>::shadow(self.enemy | left | right, 4)
    }

    /// What there is from [`RUNAWAYS`] on, of which `free` are all.
    #[inline]
    fn runaways(free: u64) -> [i32; OF_KINGS - RUNAWAYS] {
        let rows = Board::<WIDTH>::ROWS;
        [2, 3, 4, 5].map(|behind| ones(free & Board::<WIDTH>::row(rows - behind)))
    }

    /// What there is from [`OF_KINGS`] on.
    #[inline]
    fn of_kings(&self) -> [i32; COUNTS.len() - OF_KINGS] {
        if self.kings == 0 {
            return [0; COUNTS.len() - OF_KINGS];
        }
        let empty = self.empty();
        let ahead = Board::<WIDTH>::ahead(self.kings);
        let behind = Board::<WIDTH>::behind(self.kings);
        let [one, two] = ahead.map(|steps| ones(steps & empty));
        let [three, four] = behind.map(|steps| ones(steps & empty));
        let [[a, b], [c, d]] = [Board::<WIDTH>::ahead(empty), Board::<WIDTH>::behind(empty)];
        [
            ones(self.kings),
            ones(self.kings & Board::<WIDTH>::CENTRE),
            ones(self.kings & Board::<WIDTH>::EDGE),
            one + two + three + four,
            ones(self.kings & !(a | b | c | d)),
            ones(self.kings & Board::<WIDTH>::DIAGONAL),
        ]
    }
}

#[inline]
const fn ones(bits: u64) -> i32 {
    bits.count_ones().cast_signed()
}
