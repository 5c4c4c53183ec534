//! The numbers of the evaluation, as `damero tune` prints them, and what each of them counts.

use crate::draughts::Rules;
use std::ops::{Add, AddAssign, Mul, SubAssign};

/// What is counted for each side; the names in the files of weights.
pub(super) const COUNTS: [&str; 13] = [
    "man",
    "supported",
    "step",
    "runaway-1",
    "runaway-2",
    "runaway-3",
    "runaway-4",
    "king",
    "king-centre",
    "king-edge",
    "king-step",
    "king-trapped",
    "king-diagonal",
];
/// Where those about all men begin, those about men with one to four rows to go, and those about kings.
pub(super) const OF_MEN: usize = 0;
pub(super) const RUNAWAYS: usize = 3;
pub(super) const OF_KINGS: usize = 7;
/// A man by its row, beginning with the second, and its place in the row.
pub(super) const SQUARES: usize = COUNTS.len();
/// The men on the first row, as the bits of a number.
pub(super) const BACK: usize = SQUARES + 6 * 4;
/// With as many pieces on both sides, the last move would be the own one if they just walked up to each other.
pub(super) const OPPOSITION: usize = BACK + 16;
/// The right to move.
pub(super) const TEMPO: usize = OPPOSITION + 1;
pub(super) const TERMS: usize = TEMPO + 1;

/// What a term is worth with all pieces on the board, and with none.
///
/// Both numbers are summed up as one: that of the opening in the upper half, less what the other borrows from it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth(i64);

impl Worth {
    pub(super) const NOTHING: Self = Self(0);

    const fn new(opening: i32, ending: i32) -> Self {
        Self(((opening as i64) << 32) + ending as i64)
    }

    const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    #[inline]
    pub(super) const fn opening(self) -> i32 {
        ((self.0 - self.ending() as i64) >> 32) as i32
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the lower half is meant")]
    pub(super) const fn ending(self) -> i32 {
        self.0 as i32
    }
}

impl Add for Worth {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        self.plus(other)
    }
}

impl AddAssign for Worth {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl SubAssign for Worth {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Mul<i32> for Worth {
    type Output = Self;

    #[inline]
    fn mul(self, times: i32) -> Self {
        Self(self.0 * i64::from(times))
    }
}

/// The weights of a game, ready to be summed up.
#[derive(Debug)]
pub(super) struct Weights {
    pub(super) terms: [Worth; TERMS],
    /// The men of a row together: by side, White first, by row, counted from below, and by the bits of the row.
    pub(super) rows: [[[Worth; 32]; 10]; 2],
}

/// By the reach of kings.
static WEIGHTS: [Weights; 2] = Weights::read_both(4);
/// On ten by ten squares. Each stands for the nearest of the small board.
static WIDE: [Weights; 2] = Weights::read_both(5);

impl Weights {
    /// Those for `rules`, on a board so many playable squares wide.
    #[inline]
    pub(super) const fn of(rules: &Rules, width: u32) -> &'static Self {
        let weights = if width == 4 { &WEIGHTS } else { &WIDE };
        &weights[rules.kings as usize]
    }

    const fn read_both(width: usize) -> [Self; 2] {
        [
            Self::read(include_str!("short.weights"), width),
            Self::read(include_str!("flying.weights"), width),
        ]
    }

    const fn read(text: &str, width: usize) -> Self {
        let terms = parse(text);
        let mut rows = [[[Worth::NOTHING; 32]; 10]; 2];
        let last = 2 * width - 1;
        let mut row = 0;
        while row < last {
            let mut men = 0;
            while men < 1 << width {
                let worth = row_worth(&terms, row, men, width);
                rows[0][row][men] = worth;
                rows[1][last - row][turned(men, width)] = worth;
                men += 1;
            }
            row += 1;
        }
        Self { terms, rows }
    }
}

/// The term of a man on a square beyond the first row.
pub(super) const fn square(row: usize, place: usize, width: usize) -> usize {
    let to_go = 2 * width - 1 - row;
    let row = if to_go > 6 { 1 } else { 7 - to_go };
    SQUARES + 4 * (row - 1) + place * 4 / width
}

/// The term of the men on the first row.
pub(super) const fn back(men: usize, width: usize) -> usize {
    // The fifth square of a wide board is left out.
    BACK + if width == 4 { men } else { men & 15 }
}

const fn row_worth(terms: &[Worth; TERMS], row: usize, men: usize, width: usize) -> Worth {
    if row == 0 {
        return terms[back(men, width)];
    }
    let mut worth = Worth::NOTHING;
    let mut place = 0;
    while place < width {
        if men >> place & 1 == 1 {
            worth = worth.plus(terms[square(row, place, width)]);
        }
        place += 1;
    }
    worth
}

/// The men of a row as they are seen from above.
const fn turned(men: usize, width: usize) -> usize {
    men.reverse_bits() >> (usize::BITS as usize - width)
}

/// The last number of each line, two lines to a term.
const fn parse(text: &str) -> [Worth; TERMS] {
    let text = text.as_bytes();
    let mut terms = [Worth::NOTHING; TERMS];
    let (mut line, mut number, mut sign) = (0, 0, 1);
    let mut index = 0;
    while index < text.len() {
        match text[index] {
            b'\n' => {
                let worth = match line % 2 {
                    0 => Worth::new(sign * number, 0),
                    _ => Worth::new(0, sign * number),
                };
                terms[line / 2] = terms[line / 2].plus(worth);
                line += 1;
            }
            b' ' => (number, sign) = (0, 1),
            b'-' => sign = -1,
            digit @ b'0'..=b'9' => number = 10 * number + (digit - b'0') as i32,
            _ => {}
        }
        index += 1;
    }
    assert!(line == 2 * TERMS, "a weight is missing, or one too many");
    terms
}

/// The names of the terms, in order.
pub(super) fn names() -> Vec<String> {
    let counts = COUNTS.map(str::to_owned).into_iter();
    let squares = (0..24).map(|square| format!("man-{}-{}", square / 4 + 2, square % 4 + 1));
    let back = (0..16).map(|men| format!("back-{men:04b}"));
    let rest = ["opposition", "tempo"].map(str::to_owned);
    counts.chain(squares).chain(back).chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weight_has_its_name() {
        let names = names();
        assert_eq!(names.len(), TERMS);
        for text in [
            include_str!("short.weights"),
            include_str!("flying.weights"),
        ] {
            let read: Vec<_> = text.lines().map(|line| line.split(' ').next()).collect();
            let expected = names
                .iter()
                .flat_map(|name| [format!("{name}.opening"), format!("{name}.ending")]);
            for (read, expected) in read.into_iter().zip(expected) {
                assert_eq!(read, Some(expected.as_str()));
            }
        }
    }
}
