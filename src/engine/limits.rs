//! When a search ends.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

/// When a search ends: at the first of these. With a limit of depth or nodes and no other it always finds the same.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The last depth, in plies.
    pub depth: u32,
    /// The most positions to look at.
    pub nodes: u64,
    /// Raised by whoever wants the search to end now.
    pub stop: &'a AtomicBool,
    /// Whether time is up; asked every [`Limits::INTERVAL`] positions.
    pub time_is_up: &'a (dyn Fn() -> bool + Sync),
}

impl<'a> Limits<'a> {
    /// The deepest search there is.
    pub const MAX_DEPTH: u32 = 100;
    /// How many positions are looked at between two questions whether time is up.
    pub const INTERVAL: u64 = 1024;

    /// No limit but `stop`.
    pub fn until(stop: &'a AtomicBool) -> Self {
        Self {
            depth: Self::MAX_DEPTH,
            nodes: u64::MAX,
            stop,
            time_is_up: &|| false,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || (self.time_is_up)()
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("depth", &self.depth)
            .field("nodes", &self.nodes)
            .field("stop", self.stop)
            .finish_non_exhaustive()
    }
}
