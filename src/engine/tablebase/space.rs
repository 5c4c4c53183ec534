//! The numbering of positions: each of so few pieces has its place in the tables.

use super::board::{Board, View};
use super::material::Material;
use crate::draughts::Rules;
use std::ops::Range;

/// The places of all positions with at most so many pieces.
///
/// Positions of the same material lie together. Among them men come first, as combinations of the squares where men of
/// their side may stand, then kings, as combinations of the squares that are left. Where men of both sides would stand on
/// one square there is no position: such places stay empty.
#[derive(Clone, Debug)]
pub(super) struct Space {
    pub(super) board: Board,
    pub(super) classes: Vec<Class>,
    /// Where each material begins, by its code.
    starts: Vec<usize>,
}

/// The positions of one material.
#[derive(Clone, Debug)]
pub(super) struct Class {
    pub(super) material: Material,
    pub(super) places: Range<usize>,
}

impl Space {
    pub(super) fn new(rules: &Rules, pieces: u8) -> Self {
        let board = Board::new(rules);
        let mut starts = vec![usize::MAX; Material::CODES];
        let mut start = 0;
        let place = |material: Material| {
            let sets = Sets::new(&board, material);
            let places = start..start + sets.sizes().iter().product::<usize>();
            starts[material.code()] = start;
            start = places.end;
            Class { material, places }
        };
        let classes = Material::all(pieces).into_iter().map(place).collect();
        Self {
            board,
            classes,
            starts,
        }
    }

    /// How many places there are.
    pub(super) fn len(&self) -> usize {
        self.classes.last().map_or(0, |class| class.places.end)
    }

    /// The place of a position, which must have a piece on each side and not too many.
    pub(super) fn place(&self, view: View) -> usize {
        let View { own, enemy, kings } = view;
        let (own_men, own_kings) = (own & !kings, own & kings);
        let (enemy_men, enemy_kings) = (enemy & !kings, enemy & kings);
        let count = |bits: u64| bits.count_ones() as usize;
        let men = own_men | enemy_men;
        let counts = [own_men, enemy_men, own_kings, enemy_kings].map(count);
        let [a, c, b, d] = counts;
        let code = a << 6 | b << 4 | c << 2 | d;
        let squares = self.board.square_count();
        let last_row = squares - self.board.man_square_count();
        let ranks = [
            self.rank(own_men, 0, 0),
            self.rank(enemy_men, last_row, 0),
            self.rank(own_kings, 0, men),
            self.rank(enemy_kings, 0, men | own_kings),
        ];
        let sizes = Sets {
            board: &self.board,
            counts,
        }
        .sizes();
        let place = (ranks.iter().zip(sizes)).fold(0, |place, (rank, size)| place * size + rank);
        self.starts[code] + place
    }

    /// The position at a place of `class`; `None` if there is none.
    pub(super) fn view(&self, class: &Class, place: usize) -> Option<View> {
        let board = &self.board;
        let sets = Sets::new(board, class.material);
        let mut rest = place - class.places.start;
        let mut ranks = [0; 4];
        for (rank, size) in ranks.iter_mut().zip(sets.sizes()).rev() {
            (*rank, rest) = (rest % size, rest / size);
        }
        let [a, c, b, d] = sets.counts;
        let last_row = board.square_count() - board.man_square_count();
        let own_men = self.unrank(ranks[0], a, 0, 0);
        let enemy_men = self.unrank(ranks[1], c, last_row, 0);
        if own_men & enemy_men != 0 {
            return None;
        }
        let men = own_men | enemy_men;
        let own_kings = self.unrank(ranks[2], b, 0, men);
        let enemy_kings = self.unrank(ranks[3], d, 0, men | own_kings);
        Some(View {
            own: own_men | own_kings,
            enemy: enemy_men | enemy_kings,
            kings: own_kings | enemy_kings,
        })
    }

    /// The number of a set among those of its size, with squares counted from `first` and without those of `taken`.
    fn rank(&self, bits: u64, first: usize, taken: u64) -> usize {
        let mut bits = bits;
        let mut rank = 0;
        let mut chosen = 1;
        while bits != 0 {
            let bit = bits & bits.wrapping_neg();
            bits ^= bit;
            let below = (taken & (bit - 1)).count_ones() as usize;
            let square = self.board.number(bit) - first - below;
            rank += CHOICES[square][chosen];
            chosen += 1;
        }
        rank
    }

    /// The set of `count` squares whose number is `rank`.
    fn unrank(&self, mut rank: usize, count: usize, first: usize, taken: u64) -> u64 {
        let mut bits = 0;
        for chosen in (1..=count).rev() {
            let mut square = chosen - 1;
            while CHOICES[square + 1][chosen] <= rank {
                square += 1;
            }
            rank -= CHOICES[square][chosen];
            square += first;
            for other in self.board.squares_of(taken) {
                square += usize::from(other <= square);
            }
            bits |= self.board.bit(square);
        }
        bits
    }
}

/// The four sets of squares that make a position: own men, enemy men, own kings, enemy kings.
struct Sets<'a> {
    board: &'a Board,
    counts: [usize; 4],
}

impl<'a> Sets<'a> {
    fn new(board: &'a Board, material: Material) -> Self {
        let Material { own, enemy } = material;
        let counts = [own.men, enemy.men, own.kings, enemy.kings].map(usize::from);
        Self { board, counts }
    }

    /// How many sets of each kind there are.
    fn sizes(&self) -> [usize; 4] {
        let [a, c, b, d] = self.counts;
        let for_men = self.board.man_square_count();
        let left = self.board.square_count() - a - c;
        [
            CHOICES[for_men][a],
            CHOICES[for_men][c],
            CHOICES[left][b],
            CHOICES[left - b][d],
        ]
    }
}

/// The most pieces of one kind: one of four is the other side's.
const MOST_ALIKE: usize = 3;

/// In how many ways so many of so many squares can be chosen.
static CHOICES: [[usize; MOST_ALIKE + 1]; 52] = choices();

const fn choices() -> [[usize; MOST_ALIKE + 1]; 52] {
    let mut choices = [[0; MOST_ALIKE + 1]; 52];
    let mut squares = 0;
    while squares < choices.len() {
        choices[squares][0] = 1;
        let mut chosen = 1;
        while squares > 0 && chosen <= MOST_ALIKE {
            choices[squares][chosen] =
                choices[squares - 1][chosen] + choices[squares - 1][chosen - 1];
            chosen += 1;
        }
        squares += 1;
    }
    choices
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::{ENGLISH, INTERNATIONAL};

    #[test]
    fn every_place_is_that_of_its_position() {
        for (rules, pieces) in [(&ENGLISH, 4), (&INTERNATIONAL, 3)] {
            let space = Space::new(rules, pieces);
            for class in &space.classes {
                for place in class.places.clone() {
                    if let Some(view) = space.view(class, place) {
                        assert_eq!(space.place(view), place, "{class:?} {view:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn there_are_as_many_positions_as_are_published() {
        // Of 2, 3 and 4 pieces on 32 squares; those with pieces of one side only are not in the tables.
        for (pieces, published) in [(2, 6_972), (3, 261_224), (4, 7_092_774)] {
            let space = Space::new(&ENGLISH, 4);
            let both: usize = (space.classes.iter())
                .filter(|class| class.material.count() == pieces)
                .map(|class| {
                    let places = class.places.clone();
                    places
                        .filter(|&place| space.view(class, place).is_some())
                        .count()
                })
                .sum();
            let one_side: usize = (0..=usize::from(pieces))
                .map(|men| choose(28, men) * choose(32 - men, usize::from(pieces) - men))
                .sum();
            assert_eq!(both + 2 * one_side, published);
        }
    }

    fn choose(squares: usize, chosen: usize) -> usize {
        (0..chosen).fold(1, |ways, done| ways * (squares - done) / (done + 1))
    }
}
