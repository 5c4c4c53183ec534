//! The program's own time, read from the system's.

use crate::clock::Moment;
use std::time::{Duration, Instant};

/// Tells [`Moment`]s from instants; stands still while the program is suspended.
#[derive(Debug)]
pub(super) struct Watch {
    start: Instant,
    /// How long the program has been suspended in all.
    away: Duration,
    /// When it was suspended, if it is now.
    left: Option<Instant>,
}

impl Watch {
    pub(super) fn start() -> Self {
        Self {
            start: now(),
            away: Duration::ZERO,
            left: None,
        }
    }

    /// The moment of `instant`; while suspended, that of leaving.
    pub(super) fn moment(&self, instant: Instant) -> Moment {
        let elapsed = self
            .left
            .map_or(instant, |left| left.min(instant))
            .saturating_duration_since(self.start)
            .saturating_sub(self.away);
        let whole_millis = Duration::new(elapsed.as_secs(), elapsed.subsec_millis() * 1_000_000);
        Moment::after_start(whole_millis)
    }

    /// How long after `instant` the moment comes.
    pub(super) fn until(&self, moment: Moment, instant: Instant) -> Duration {
        let elapsed = instant
            .saturating_duration_since(self.start)
            .saturating_sub(self.away);
        moment.since(Moment::START).saturating_sub(elapsed)
    }

    /// Stops.
    pub(super) fn leave(&mut self, instant: Instant) {
        self.left.get_or_insert(instant);
    }

    /// Runs on, if it stood.
    pub(super) fn come_back(&mut self, instant: Instant) {
        if let Some(left) = self.left.take() {
            self.away += instant.saturating_duration_since(left);
        }
    }
}

/// The present instant.
#[expect(
    clippy::disallowed_methods,
    reason = "the one place where the time is read"
)]
pub(super) fn now() -> Instant {
    Instant::now()
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn millis(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn moment(of: u64) -> Moment {
        Moment::after_start(millis(of))
    }

    #[test]
    fn moments_are_whole_milliseconds_and_never_come_too_early() {
        let watch = Watch::start();
        let instant = watch.start + Duration::from_micros(1_999);
        assert_eq!(watch.moment(instant), moment(1));
        let wait = watch.until(moment(2), instant);
        assert_eq!(wait, Duration::from_micros(1));
        assert_eq!(watch.moment(instant + wait), moment(2));
    }

    #[test]
    fn time_stands_still_while_the_program_is_suspended() {
        let mut watch = Watch::start();
        let start = watch.start;
        watch.leave(start + millis(100));
        assert_eq!(watch.moment(start + millis(50)), moment(50));
        assert_eq!(watch.moment(start + millis(900)), moment(100));
        watch.come_back(start + millis(1_000));
        watch.come_back(start + millis(2_000));
        assert_eq!(watch.moment(start + millis(1_000)), moment(100));
        assert_eq!(watch.moment(start + millis(1_250)), moment(350));
        assert_eq!(watch.until(moment(400), start + millis(1_250)), millis(50));
    }
}
