//! A point in time, as a value.

use std::ops::{Add, Sub};
use std::time::Duration;

/// A point in time: how long the program has been running, by a clock that never goes back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(Duration);

impl Moment {
    /// The start of the program.
    pub const START: Self = Self(Duration::ZERO);

    /// The moment `elapsed` after the start of the program.
    pub const fn after_start(elapsed: Duration) -> Self {
        Self(elapsed)
    }

    /// How long after `earlier` this is; zero if it is not after it.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Duration {
        self.0.saturating_sub(earlier.0)
    }
}

impl Add<Duration> for Moment {
    type Output = Self;

    fn add(self, duration: Duration) -> Self {
        Self(self.0.saturating_add(duration))
    }
}

impl Sub for Moment {
    type Output = Duration;

    fn sub(self, earlier: Self) -> Duration {
        self.since(earlier)
    }
}
