//! Chance, from the operating system.

use std::hash::{BuildHasher, RandomState};

/// A number that nobody could have foretold, to seed the chance of one run of the program.
pub fn entropy_seed() -> u64 {
    // The keys of a new `RandomState` come from the operating system.
    RandomState::new().hash_one(())
}
