//! How wrong the static evaluation has been of late, by what positions have in common.

use crate::board::Side;

/// The number of counts for each aspect and side.
const SIZE: usize = 1 << 13;
/// What a count of one point is kept as.
const GRAIN: i32 = 256;
/// The most that an aspect corrects, in points.
const MOST: i32 = 64;

/// How wrong the static evaluation has been of late.
#[derive(Debug)]
pub(super) struct Correction {
    /// By aspect; each side's in turn.
    counts: [Vec<i16>; 3],
}

impl Correction {
    pub(super) fn new() -> Self {
        Self {
            counts: std::array::from_fn(|_| vec![0; 2 * SIZE]),
        }
    }

    /// The points to be added to the evaluation for `side`.
    #[inline]
    pub(super) fn of(&self, side: Side, aspects: [u64; 3]) -> i32 {
        let counts = self.counts.iter().zip(aspects);
        let sum: i32 = counts
            .map(|(counts, aspect)| i32::from(counts[slot(side, aspect)]))
            .sum();
        sum / (2 * GRAIN)
    }

    /// Notes that the evaluation was too low by `error` points, as a search of `depth` plies showed.
    pub(super) fn learn(&mut self, side: Side, aspects: [u64; 3], error: i32, depth: i32) {
        let weight = (depth + 1).min(16);
        let target = error.clamp(-2 * MOST, 2 * MOST) * GRAIN;
        for (counts, aspect) in self.counts.iter_mut().zip(aspects) {
            let count = &mut counts[slot(side, aspect)];
            let new = (i32::from(*count) * (256 - weight) + target * weight) / 256;
            *count = i16::try_from(new.clamp(-MOST * GRAIN, MOST * GRAIN)).unwrap_or(*count);
        }
    }
}

#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "the remainder is below the number of counts"
)]
const fn slot(side: Side, aspect: u64) -> usize {
    (aspect % SIZE as u64) as usize + side.index() * SIZE
}
