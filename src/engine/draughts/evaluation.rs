//! What a draughts position is worth: material, where the men stand, what kings can do.

use super::board::Board;
use super::weights::{COUNTS, OPPOSITION, TEMPO, TERMS, Weights, Worth, back, names, square};
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
    let both = |(name, [opening, ending]): (String, Worth)| {
        [("opening", opening), ("ending", ending)].map(|(phase, value)| Weight {
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

/// The pieces as both sides see them, the side to move first.
struct Scene<const WIDTH: u32> {
    views: [View<WIDTH>; 2],
}

impl<const WIDTH: u32> Scene<WIDTH> {
    #[inline]
    const fn new(position: &Position) -> Self {
        let pieces = position.piece_bits();
        let kings = position.king_bits();
        let (white, black) = (pieces.white, pieces.black);
        let up = View::new(white, black, kings);
        let down = View::new(
            Board::<WIDTH>::turned(black),
            Board::<WIDTH>::turned(white),
            Board::<WIDTH>::turned(kings),
        );
        Self {
            views: match position.side() {
                Side::White => [up, down],
                Side::Black => [down, up],
            },
        }
    }

    /// The share of the pieces that are left, in so many parts.
    #[inline]
    const fn phase(&self) -> i32 {
        ones(self.views[0].own | self.views[0].enemy)
    }

    #[inline]
    fn points(&self, rules: &Rules) -> i32 {
        let weights = Weights::of(rules, WIDTH);
        let [own, other] = &self.views;
        let [mut opening, mut ending] = weights.terms[TEMPO];
        let mut add = |[early, late]: Worth, times: i32| {
            opening += early * times;
            ending += late * times;
        };
        add(weights.terms[OPPOSITION], self.opposition());
        let counts = own.counts().into_iter().zip(other.counts());
        for ((own, other), &worth) in counts.zip(&weights.terms) {
            add(worth, own - other);
        }
        for (row, worth) in (0..).zip(&weights.rows[..Board::<WIDTH>::ROWS as usize - 1]) {
            add(worth[own.men_on(row)], 1);
            add(worth[other.men_on(row)], -1);
        }
        let phase = self.phase();
        let most = Board::<WIDTH>::PIECES;
        (opening * phase + ending * (most - phase)) / most
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
        for (view, sign) in self.views.iter().zip([1, -1]) {
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
    fn opposition(&self) -> i32 {
        let [own, other] = &self.views;
        let is_even = ones(own.men) == ones(other.men) && ones(own.kings) == ones(other.kings);
        let standing = ones((own.own | own.enemy) & Board::<WIDTH>::EVEN_ROWS);
        i32::from(is_even) * (2 * (standing & 1) - 1)
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
    #[inline]
    fn counts(&self) -> [i32; COUNTS.len()] {
        let empty = Board::<WIDTH>::ALL & !(self.own | self.enemy);
        let [left, right] = Board::<WIDTH>::ahead(self.men);
        let backed = left | right | Board::<WIDTH>::row(0);
        let [one, two, three, four] = self.runaways();
        let [centre, edge, steps, trapped, diagonal] = self.kings(empty);
        [
            ones(self.men),
            ones(self.kings),
            ones(self.men & backed),
            ones(left & empty) + ones(right & empty),
            one,
            two,
            three,
            four,
            centre,
            edge,
            steps,
            trapped,
            diagonal,
        ]
    }

    /// Men with one to four rows to go that no enemy can reach.
    #[inline]
    fn runaways(&self) -> [i32; 4] {
        let rows = Board::<WIDTH>::ROWS;
        let half = Board::<WIDTH>::ALL >> Board::<WIDTH>::first(rows - 5)
            << Board::<WIDTH>::first(rows - 5);
        if self.enemy_kings != 0 || self.men & half == 0 {
            return [0; 4];
        }
        let [left, right] = Board::<WIDTH>::ahead(self.enemy);
        let reached = Board::<WIDTH>::shadow(self.enemy | left | right);
        let free = self.men & !reached;
        [2, 3, 4, 5].map(|behind| ones(free & Board::<WIDTH>::row(rows - behind)))
    }

    #[inline]
    fn kings(&self, empty: u64) -> [i32; 5] {
        if self.kings == 0 {
            return [0; 5];
        }
        let ahead = Board::<WIDTH>::ahead(self.kings);
        let behind = Board::<WIDTH>::behind(self.kings);
        let [one, two] = ahead.map(|steps| ones(steps & empty));
        let [three, four] = behind.map(|steps| ones(steps & empty));
        let [[a, b], [c, d]] = [Board::<WIDTH>::ahead(empty), Board::<WIDTH>::behind(empty)];
        [
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
