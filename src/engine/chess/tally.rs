//! Who takes down what the evaluation counts: to sum it up, or to list it for the tuner.

use super::taper::Taper;
use super::weights::{PLACEMENT, WEIGHTS, parts};

/// Takes down what is counted for one side.
pub(super) trait Tally {
    /// The weight counts so many times.
    fn count(&mut self, weight: usize, times: i32);
    /// A piece, by its role, stands on a square as its side sees it.
    fn place(&mut self, role: usize, square: usize);
}

/// The points so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum(pub(super) Taper);

impl Tally for Sum {
    #[inline]
    fn count(&mut self, weight: usize, times: i32) {
        self.0 += WEIGHTS[weight] * times;
    }

    #[inline]
    fn place(&mut self, role: usize, square: usize) {
        self.0 += PLACEMENT[role][square & 63];
    }
}

/// What was counted, and how often.
#[derive(Clone, Debug, Default)]
pub(super) struct List(pub(super) Vec<(usize, i32)>);

impl Tally for List {
    fn count(&mut self, weight: usize, times: i32) {
        self.0.push((weight, times));
    }

    fn place(&mut self, role: usize, square: usize) {
        self.0.extend(parts(role, square).map(|weight| (weight, 1)));
    }
}
