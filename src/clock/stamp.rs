//! What both clocks stood at, kept with a position.

use super::display::{display, display_used, until_change, until_change_of_used};
use super::time_control::{Bonus, TimeControl};
use crate::board::{BySide, Side};
use std::time::Duration;

/// What both clocks stand at, whose turn it is, and how much of that turn has passed.
///
/// Small and `Copy`: the record keeps one a ply, to show in the history and to restore when a move is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    clocks: BySide<Reading>,
    turn: Side,
    thought: Duration,
}

/// What one clock stands at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Reading {
    /// What is left, where time is limited.
    left: Option<Duration>,
    /// What its side has thought in all, delays included.
    used: Duration,
    /// How many moves its side has made.
    moves: u32,
}

impl Stamp {
    /// The clocks before the game, with White to move.
    pub(super) fn before_the_game(control: &TimeControl) -> Self {
        Self {
            clocks: BySide::from_fn(|side| Reading {
                left: control.budget(side).map(|budget| budget.time()),
                ..Reading::default()
            }),
            turn: Side::White,
            thought: Duration::ZERO,
        }
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// How long the present turn has lasted, pauses not counted.
    pub const fn thought(&self) -> Duration {
        self.thought
    }

    /// What `side` has left; nothing if time is not limited.
    pub fn remaining(&self, side: Side) -> Option<Duration> {
        self.clocks[side].left
    }

    /// How long `side` has thought in all.
    pub fn used(&self, side: Side) -> Duration {
        self.clocks[side].used
    }

    /// How many moves `side` has made.
    pub fn moves(&self, side: Side) -> u32 {
        self.clocks[side].moves
    }

    /// The digits on the clock of `side`: what is left, or what was used if time is not limited.
    pub fn face(&self, side: Side) -> String {
        self.remaining(side)
            .map_or_else(|| display_used(self.used(side)), display)
    }

    /// Whose flag has fallen.
    pub fn flagged(&self) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.remaining(side) == Some(Duration::ZERO))
    }

    /// These clocks after the turn has gone on for `elapsed`. At the flag they stop dead.
    pub(super) fn after(mut self, elapsed: Duration, control: &TimeControl) -> Self {
        let delay = self.delay_left(control);
        let reading = &mut self.clocks[self.turn];
        let elapsed = match &mut reading.left {
            None => elapsed,
            Some(left) => {
                let elapsed = elapsed.min(delay + *left);
                *left -= elapsed.saturating_sub(delay);
                elapsed
            }
        };
        reading.used += elapsed;
        self.thought += elapsed;
        self
    }

    /// These clocks after the side whose turn it is has moved: it gets what the move brings, and the turn passes.
    pub(super) fn after_the_move(mut self, control: &TimeControl) -> Self {
        let reading = &mut self.clocks[self.turn];
        reading.moves += 1;
        if let (Some(left), Some(budget)) = (&mut reading.left, control.budget(self.turn)) {
            *left += match budget.bonus() {
                Bonus::None | Bonus::Delay(_) => Duration::ZERO,
                Bonus::Increment(increment) => increment,
                Bonus::Bronstein(most) => self.thought.min(most),
            };
            *left += budget
                .second_period()
                .filter(|period| u32::from(period.after.get()) == reading.moves)
                .map_or(Duration::ZERO, |period| period.time);
        }
        self.with_turn(self.turn.opposite())
    }

    /// These clocks with a turn of `side`: the present one if it is theirs, else a new one.
    pub(super) const fn with_turn(mut self, side: Side) -> Self {
        if self.turn.index() != side.index() {
            self.turn = side;
            self.thought = Duration::ZERO;
        }
        self
    }

    /// How long until [`Stamp::face`] shows something else for the side whose turn it is, or its flag falls.
    pub(super) fn until_change(&self, control: &TimeControl) -> Option<Duration> {
        match self.remaining(self.turn) {
            None => Some(until_change_of_used(self.used(self.turn))),
            Some(left) => until_change(left).map(|wait| wait + self.delay_left(control)),
        }
    }

    /// How long until the flag of the side whose turn it is falls.
    pub(super) fn until_flag(&self, control: &TimeControl) -> Option<Duration> {
        Some(self.remaining(self.turn)? + self.delay_left(control))
    }

    /// How long the clock still waits before it runs.
    fn delay_left(&self, control: &TimeControl) -> Duration {
        match control.budget(self.turn).map(|budget| budget.bonus()) {
            Some(Bonus::Delay(delay)) => delay.saturating_sub(self.thought),
            None | Some(Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_)) => Duration::ZERO,
        }
    }
}
