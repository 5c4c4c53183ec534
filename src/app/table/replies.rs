//! What the computer does at the table: its moves, its claims, its answers; and who sits where.

use super::{Circumstances, Notice, Table};
use crate::app::dialog::Question;
use crate::app::thinking::Score;
use crate::app::{Level, Player};
use crate::board::Side;
use crate::clock::Moment;
use crate::game::{DrawReason, Move, Outcome};
use crate::notation::Style;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

impl Table {
    /// The computer whose turn it is plays `mv`, having thought that its position is worth `score`; or claims a draw.
    pub(super) fn play_for_computer(
        &mut self,
        mv: Move,
        score: Option<Score>,
        around: &mut Circumstances<'_>,
    ) {
        let side = self.record.state().side();
        self.seats.views[side] = score;
        self.seats.step = false;
        if self.claims_for(side, around.now) {
            return;
        }
        let (mv, of) = self.draw_lot(mv, around.chance);
        let lot = (of > 1).then(|| Notice::Lot {
            played: Style::of(self.terms.variant).write(self.record.state(), &mv),
            of,
        });
        self.dialogs
            .retain(|dialog| !matches!(dialog.question, Question::Claim(_)));
        // The player's own hand, cursor and view of the past stay as they are.
        let (hand, cursor, past) = (self.hand.take(), self.cursor, self.looking_at);
        self.play(mv, around);
        if past.is_some() {
            self.hand = hand;
            self.looking_at = past;
        }
        self.cursor = cursor;
        // What was said before is out of date.
        self.notice = lot;
    }

    /// Where the program draws lots between captures, the computer says no more than a player does: which piece takes, and
    /// what it takes first. Gives what the lot fell on, and between how many.
    fn draw_lot(&self, mv: Move, chance: &mut ChaCha8Rng) -> (Move, usize) {
        let state = self.record.state();
        let first = state.ply(mv.clone()).hops.first().copied();
        let taken = first.and_then(|hop| hop.captured);
        let Some((over, _)) = taken.filter(|_| self.terms.variant.draws_lots()) else {
            return (mv, 1);
        };
        let mut meant = state.check_destination(mv.from(), over).unwrap_or_default();
        let of = meant.len();
        if of < 2 {
            return (mv, 1);
        }
        (meant.swap_remove(chance.random_range(0..of)), of)
    }

    /// Ends the game if `side`, a computer's, can claim a draw and does not think that it stands better.
    pub(super) fn claims_for(&mut self, side: Side, now: Moment) -> bool {
        let stands_better = self.seats.views[side].is_some_and(|score| score.is_at_least(1));
        let Some(claim) = self.record.claims().first().copied() else {
            return false;
        };
        if self.player(side).is_human() || stands_better {
            return false;
        }
        self.end(Outcome::Draw(claim.0), now);
        true
    }

    /// The computer of `side` answers an offer of a draw by what it last thought of its position.
    pub(super) fn answer_offer(&mut self, side: Side, now: Moment) {
        let accepts = self.seats.views[side].is_some_and(|score| {
            // Early in a game there is still everything to play for.
            let enough = if self.record.len() < 40 { -60 } else { 10 };
            !score.is_at_least(enough)
        });
        if accepts {
            self.end(Outcome::Draw(DrawReason::Agreement), now);
        } else {
            self.notice = Some(Notice::DrawDeclined);
        }
    }

    /// Lets two computers wait, or go on.
    pub(super) fn halt(&mut self, halted: bool, now: Moment) {
        self.seats.halted = halted;
        self.seats.step = false;
        if halted {
            self.clocks.pause(now);
        } else if self.flight.is_none() {
            self.clocks.resume(now);
        }
    }

    /// Lets the computer play one ply and wait again.
    pub(super) fn step(&mut self, now: Moment) {
        if !self.is_watched() || self.record.outcome().is_some() {
            self.notice = Some(Notice::NothingToStep);
            return;
        }
        self.finish_flight(now);
        self.halt(true, now);
        self.seats.step = true;
        self.clocks.resume(now);
    }

    /// What the pause key does where two computers play.
    pub(super) fn turn_halt(&mut self, now: Moment) {
        let halted = !self.seats.halted;
        self.halt(halted, now);
    }

    /// The computer takes the opponent's seat: that of the side whose turn it is not, or the only computer's.
    pub(super) fn seat_computer(&mut self, level: Option<Level>, now: Moment) {
        let human = self
            .lone_human()
            .unwrap_or_else(|| self.record.state().side());
        let player = Player::Computer(level.unwrap_or_default());
        let side = human.opposite();
        self.seat(side, player.clone(), now);
        self.notice = Some(Notice::Seated(side, player));
    }

    /// People take every seat.
    pub(super) fn seat_people(&mut self, now: Moment) {
        for side in Side::ALL {
            self.seat(side, Player::Human, now);
        }
        self.notice = Some(Notice::TwoPeople);
    }

    /// Every computer that plays does so at `level` from now on.
    pub(super) fn set_level(&mut self, level: Level, now: Moment) {
        self.notice = Some(Notice::NoComputer);
        for side in Side::ALL {
            if matches!(self.player(side), Player::Computer(_)) {
                let player = Player::Computer(level);
                self.seat(side, player.clone(), now);
                self.notice = Some(Notice::Seated(side, player));
            }
        }
    }

    /// Lets `player` play `side` from now on.
    pub(super) fn seat(&mut self, side: Side, player: Player, now: Moment) {
        self.terms.players[side] = player;
        self.drop_search();
        self.halt(false, now);
    }
}
