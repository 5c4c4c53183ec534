//! How strongly the computer plays: how far it looks, and how surely it judges.

use super::Limits;

/// How strongly the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The last depth, in plies.
    pub depth: u32,
    /// The most positions to look at.
    pub nodes: u64,
    /// How surely it judges.
    pub judgement: Judgement,
}

/// How surely the computer judges a position that it looks no further into.
///
/// A player who errs takes the same position for the same thing every time, and another for something else: it overlooks
/// what is a little worse than it seems, never what is plain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// The most that it errs by, in hundredths of a pawn or man; half as much is twice as common. 0 never errs.
    pub error: u16,
    /// What decides which way.
    pub seed: u64,
}

/// A row of a table of levels: depth, positions, error.
type Row = (u32, u64, u16);

const DEEPEST: u32 = Limits::MAX_DEPTH;

/// In chess a beginner sees the next capture; the ninth level looks as far as a good player, but not for long.
const CHESS: [Row; 10] = [
    (1, u64::MAX, 500),
    (1, u64::MAX, 180),
    (2, u64::MAX, 120),
    (3, u64::MAX, 90),
    (4, u64::MAX, 60),
    (5, u64::MAX, 40),
    (6, u64::MAX, 25),
    (7, u64::MAX, 14),
    (DEEPEST, 15_000, 6),
    (DEEPEST, u64::MAX, 0),
];

/// In draughts captures are forced, so that a few plies show much.
const DRAUGHTS: [Row; 10] = [
    (1, u64::MAX, 900),
    (1, u64::MAX, 300),
    (2, u64::MAX, 150),
    (3, u64::MAX, 140),
    (4, u64::MAX, 110),
    (5, u64::MAX, 78),
    (6, u64::MAX, 61),
    (8, u64::MAX, 30),
    (11, u64::MAX, 10),
    (DEEPEST, u64::MAX, 0),
];

impl Strength {
    /// All that the computer can.
    pub const FULL: Self = Self {
        depth: Limits::MAX_DEPTH,
        nodes: u64::MAX,
        judgement: Judgement::SURE,
    };
    /// How many levels there are.
    pub const LEVELS: u8 = 10;
    /// What the computer errs by where it is not to play the same game every time: too little to play badly.
    const VARIETY: u16 = 10;

    /// The strength of a level of chess: 1, a beginner, to 10, all that the computer can. `seed` decides its errors.
    pub fn in_chess(level: u8, seed: u64) -> Self {
        Self::of(&CHESS, level, seed)
    }

    /// The strength of a level of draughts, as in [`Strength::in_chess`].
    pub fn in_draughts(level: u8, seed: u64) -> Self {
        Self::of(&DRAUGHTS, level, seed)
    }

    /// With a choice by `seed` among what is nearly as good, as games begin.
    #[must_use]
    pub const fn with_variety(mut self, seed: u64) -> Self {
        if self.judgement.error < Self::VARIETY {
            self.judgement = Judgement {
                error: Self::VARIETY,
                seed,
            };
        }
        self
    }

    fn of(rows: &[Row; 10], level: u8, seed: u64) -> Self {
        let row = usize::from(level.clamp(1, Self::LEVELS)) - 1;
        let (depth, nodes, error) = rows[row];
        Self {
            depth,
            nodes,
            judgement: Judgement { error, seed },
        }
    }
}

impl Judgement {
    /// It never errs.
    pub const SURE: Self = Self { error: 0, seed: 0 };

    /// By how much it errs about the position `key`.
    pub(super) fn error_about(self, key: u64) -> i32 {
        let [a, b, c, d, ..] = mix(key ^ self.seed).to_le_bytes();
        let toss = |low, high| i32::from(u16::from_le_bytes([low, high]));
        // Two tosses, so that small errors are more common than large ones: -65,535 to 65,535.
        let tosses = toss(a, b) + toss(c, d) - i32::from(u16::MAX);
        tosses / 64 * i32::from(self.error) / 1024
    }

    /// What is remembered under `key` by a player of sure judgement, and by this one under another.
    pub(super) fn key(self, key: u64) -> u64 {
        key ^ mix(self.seed.rotate_left(16) ^ u64::from(self.error))
    }
}

/// A number in which every bit depends on every bit of `number`.
const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    let number = (number ^ (number >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    number ^ (number >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_as_large_as_said_at_most_and_level_out() {
        let judgement = Judgement {
            error: 200,
            seed: 7,
        };
        let errors: Vec<i32> = (0..100_000)
            .map(|key| judgement.error_about(key * 0x1_0001))
            .collect();
        assert!(errors.iter().all(|error| error.abs() <= 200));
        assert!(errors.iter().any(|error| *error > 180));
        let sum: i32 = errors.iter().sum();
        assert!(sum.abs() < 100_000, "{sum}");
        let small = errors.iter().filter(|error| error.abs() < 100).count();
        assert!((72_000..78_000).contains(&small), "{small}");
    }

    #[test]
    fn the_same_position_is_always_taken_for_the_same() {
        let judgement = |seed| Judgement { error: 200, seed };
        assert_eq!(judgement(1).error_about(5), judgement(1).error_about(5));
        assert_ne!(judgement(1).error_about(5), judgement(2).error_about(5));
        assert_eq!(Judgement::SURE.error_about(5), 0);
    }

    #[test]
    fn levels_look_further_or_judge_more_surely_than_the_one_below() {
        for rows in [CHESS, DRAUGHTS] {
            for pair in rows.windows(2) {
                let (low, high) = (pair[0], pair[1]);
                assert!(low.0 <= high.0 && low.2 > high.2, "{low:?} {high:?}");
            }
            assert_eq!(rows[9], (DEEPEST, u64::MAX, 0));
        }
    }
}
