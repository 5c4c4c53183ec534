//! Looking back, taking back, playing again.

use super::{Notice, Table};
use crate::clock::Moment;

impl Table {
    /// Looks at the position after `ply` plies.
    pub(in crate::app) fn look_at(&mut self, ply: usize) {
        self.hand = None;
        self.looking_at = (ply < self.record.len()).then_some(ply);
        self.give_up_hint();
    }

    pub(super) fn look_back(&mut self) {
        self.look_at(self.shown_ply().saturating_sub(1));
    }

    pub(super) fn look_forward(&mut self) {
        self.look_at(self.shown_ply() + 1);
    }

    /// Takes back the last ply that was played by hand, and what the computer answered, with the time it took. Of two
    /// computers the last ply is taken back, and they wait.
    pub(super) fn take_back(&mut self, now: Moment) {
        let watched = self.is_watched();
        let by_hand = |ply: &usize| {
            let side = self.record.state_at(*ply).side();
            watched || self.player(side).is_human()
        };
        let Some(keep) = (0..self.record.len()).rev().find(by_hand) else {
            self.notice = Some(Notice::NothingToTakeBack);
            return;
        };
        self.branch(keep, now);
        if watched {
            self.halt(true, now);
        }
        self.notice = Some(Notice::TookBack);
    }

    /// Plays again the ply that was taken back last, and what the computer answered, with the time it took.
    pub(super) fn redo(&mut self, now: Moment) {
        if self.record.redo() {
            while !self.is_watched() && self.is_computers_turn() && self.record.redo() {}
            self.return_to_turn(now);
            if self.is_watched() {
                self.halt(true, now);
            }
            self.notice = Some(Notice::Redone);
            if let Some(outcome) = self.record.outcome() {
                self.clocks.stop(now);
                self.show_outcome(outcome);
            }
        } else {
            self.notice = Some(Notice::NothingToRedo);
        }
    }

    /// Goes back to the position after `keep` plies; those after it are lost.
    pub(super) fn branch(&mut self, keep: usize, now: Moment) {
        while self.record.len() > keep && self.record.take_back() {}
        self.return_to_turn(now);
    }

    /// Sets the clocks to what they were in the present position, and lets them run.
    fn return_to_turn(&mut self, now: Moment) {
        self.hand = None;
        self.looking_at = None;
        self.prompt.reset();
        self.drop_search();
        self.clocks.restore(self.stamps[self.record.len()]);
        self.clocks.resume(now);
    }
}
