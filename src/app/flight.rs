//! A ply in the air: a piece on its way over the board, hop by hop.

use crate::clock::Moment;
use crate::game::{Hop, Ply, State};
use std::time::Duration;

/// The time between two pictures of a moving piece.
pub(super) const FRAME: Duration = Duration::from_millis(33);

/// A ply in the air.
#[derive(Clone, Debug)]
pub struct Flight {
    /// What is being played.
    pub ply: Ply,
    /// The position it is played in.
    pub before: State,
    started: Moment,
    hop: Duration,
}

/// Where a flight is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leg {
    /// Which hop of the ply is under way.
    pub hop: usize,
    /// How much of it is done: 0 to 1.
    pub progress: f32,
}

impl Flight {
    /// `ply` beginning at `started`; `None` if pieces do not move (`hop` is zero).
    pub fn new(ply: Ply, before: State, started: Moment, hop: Duration) -> Option<Self> {
        (!hop.is_zero()).then_some(Self {
            ply,
            before,
            started,
            hop,
        })
    }

    /// When the piece arrives.
    pub fn end(&self) -> Moment {
        let hops = u32::try_from(self.ply.hops.len()).unwrap_or(u32::MAX);
        self.started + self.hop.saturating_mul(hops)
    }

    /// Whether it has arrived by `now`.
    pub fn is_over(&self, now: Moment) -> bool {
        now >= self.end()
    }

    /// When the next picture is due after `now`.
    pub fn next_frame(&self, now: Moment) -> Moment {
        self.end().min(now + FRAME)
    }

    /// Where it is at `now`.
    pub fn leg(&self, now: Moment) -> Leg {
        let hops = now.since(self.started).as_secs_f32() / self.hop.as_secs_f32();
        let last = self.ply.hops.len().saturating_sub(1);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a few hops, never negative"
        )]
        let hop = (hops as usize).min(last);
        #[expect(clippy::cast_precision_loss, reason = "a few hops")]
        let progress = (hops - hop as f32).clamp(0.0, 1.0);
        Leg { hop, progress }
    }

    /// The hops done at `now`.
    pub fn done(&self, now: Moment) -> &[Hop] {
        &self.ply.hops[..self.leg(now).hop]
    }
}
