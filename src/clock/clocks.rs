//! The two clocks of a game.

use super::{Moment, Stamp, TimeControl};
use crate::board::Side;
use std::time::Duration;

/// The two clocks of a game; at most one of them runs.
///
/// The life of a game: [`start`](Self::start) with the side that begins, [`press`](Self::press) with every accepted move,
/// [`stop`](Self::stop) at the end. While a moving piece is on its way, nobody's time should pass: press,
/// [`pause`](Self::pause) at the same moment, [`resume`](Self::resume) when it has arrived. To take back,
/// [`restore`](Self::restore) the stamp kept with the position and resume.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    control: TimeControl,
    /// As of `motion`.
    stamp: Stamp,
    motion: Motion,
}

/// Whether time passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Motion {
    /// The clock of the side to move has been running since then.
    Running { since: Moment },
    /// Time stands still for a while.
    Paused,
    /// Not begun, or over.
    Stopped,
}

/// The move came too late: at or after the fall of the mover's flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flagged(
    /// Whose flag fell.
    pub Side,
);

impl Clocks {
    /// Clocks for a new game, standing still.
    pub fn new(control: TimeControl) -> Self {
        Self {
            control,
            stamp: Stamp::before_the_game(&control),
            motion: Motion::Stopped,
        }
    }

    /// What time the sides are given.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Lets the clock of `side` run from `now`. A turn of theirs that had begun goes on, with what is left of its delay.
    pub fn start(&mut self, side: Side, now: Moment) {
        self.stamp = self.stamp(now).with_turn(side);
        self.motion = Motion::Running { since: now };
    }

    /// The side to move has moved: it gets what the move brings, and the other clock runs, unless the clocks stand.
    ///
    /// Gives how long the move took. If the flag fell before or at this very moment, the move is too late and nothing
    /// changes; a flag that falls later, but before anyone looks, doesn't undo a move made in time.
    pub fn press(&mut self, now: Moment) -> Result<Duration, Flagged> {
        let stamp = self.stamp(now);
        if let Some(side) = stamp.flagged() {
            return Err(Flagged(side));
        }
        self.stamp = stamp.after_the_move(&self.control);
        if let Motion::Running { since } = &mut self.motion {
            *since = now;
        }
        Ok(stamp.thought())
    }

    /// Lets time stand still from `now`, if a clock runs.
    pub fn pause(&mut self, now: Moment) {
        if matches!(self.motion, Motion::Running { .. }) {
            self.stamp = self.stamp(now);
            self.motion = Motion::Paused;
        }
    }

    /// Lets the clock of the side to move run again from `now`, if the clocks were paused or restored.
    pub fn resume(&mut self, now: Moment) {
        if self.motion == Motion::Paused {
            self.motion = Motion::Running { since: now };
        }
    }

    /// The game is over: both clocks stand as they are at `now`.
    pub fn stop(&mut self, now: Moment) {
        self.stamp = self.stamp(now);
        self.motion = Motion::Stopped;
    }

    /// What `side` has left; nothing if time is not limited.
    pub fn remaining(&self, side: Side, now: Moment) -> Option<Duration> {
        self.stamp(now).remaining(side)
    }

    /// How long `side` has thought in all, delays included.
    pub fn used(&self, side: Side, now: Moment) -> Duration {
        self.stamp(now).used(side)
    }

    /// The digits on the clock of `side`: what is left, or what was used if time is not limited.
    pub fn face(&self, side: Side, now: Moment) -> String {
        self.stamp(now).face(side)
    }

    /// Whose flag has fallen; it stays fallen.
    pub fn flagged(&self, now: Moment) -> Option<Side> {
        self.stamp(now).flagged()
    }

    /// Whose clock runs.
    pub const fn running(&self) -> Option<Side> {
        match self.motion {
            Motion::Running { .. } => Some(self.stamp.turn()),
            Motion::Paused | Motion::Stopped => None,
        }
    }

    /// When a [`face`](Self::face) will next change by itself, the fall of the flag included; never, if no clock runs.
    pub fn next_visible_change(&self, now: Moment) -> Option<Moment> {
        match self.motion {
            Motion::Running { .. } => Some(now + self.stamp(now).until_change(&self.control)?),
            Motion::Paused | Motion::Stopped => None,
        }
    }

    /// When a flag will fall, if nobody moves; never, if no clock runs or time is not limited.
    pub fn flag_falls(&self, now: Moment) -> Option<Moment> {
        match self.motion {
            Motion::Running { .. } => Some(now + self.stamp(now).until_flag(&self.control)?),
            Motion::Paused | Motion::Stopped => None,
        }
    }

    /// What both clocks stand at.
    pub fn stamp(&self, now: Moment) -> Stamp {
        match self.motion {
            Motion::Running { since } => self.stamp.after(now.since(since), &self.control),
            Motion::Paused | Motion::Stopped => self.stamp,
        }
    }

    /// Sets both clocks to what they stood at, paused.
    pub const fn restore(&mut self, stamp: Stamp) {
        self.stamp = stamp;
        self.motion = Motion::Paused;
    }
}
