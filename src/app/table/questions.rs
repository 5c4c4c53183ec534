//! Questions put to the players, and what their answers do.

use super::{Circumstances, Key, Notice, Request, Table};
use crate::app::dialog::{Answer, Dialog, Leaving, Question};
use crate::app::keys::Action;
use crate::app::{Level, Player};
use crate::board::Side;
use crate::clock::Moment;
use crate::game::{DrawReason, Move, Outcome, Victory};

impl Table {
    /// Opens the game's menu: what can be done besides moving.
    pub(super) fn open_menu(&mut self) {
        let over = self.record.outcome().is_some();
        let plays = !self.is_watched();
        let draws = self.terms.variant.has_draws();
        let claim = !self.record.claims().is_empty();
        let answers = [
            (!over, Answer::Resume),
            (over, Answer::Look),
            (over, Answer::Rematch),
            (!self.record.is_empty(), Answer::TakeBack),
            (!over && plays && draws && claim, Answer::ClaimDraw),
            (!over && plays && draws && !claim, Answer::OfferDraw),
            (!over && plays, Answer::Resign),
            (
                (self.has_limit() && self.clocks.running().is_some())
                    || (!over && self.is_watched()),
                Answer::Pause,
            ),
            (true, Answer::Flip),
            (true, Answer::Settings),
            (true, Answer::Help),
            (true, Answer::NewGame),
            (true, Answer::MainMenu),
            (true, Answer::Quit),
        ];
        let answers = answers
            .into_iter()
            .filter_map(|(shown, answer)| shown.then_some(answer))
            .collect();
        self.dialogs.push(Dialog::new(Question::Menu, answers));
    }

    /// Says how the game ended, and asks what next.
    pub(super) fn show_outcome(&mut self, outcome: Outcome) {
        self.hand = None;
        self.prompt.reset();
        self.command = None;
        self.dialogs.clear();
        self.dialogs.push(Dialog::new(
            Question::Over(outcome),
            vec![
                Answer::Look,
                Answer::Rematch,
                Answer::NewGame,
                Answer::MainMenu,
                Answer::Quit,
            ],
        ));
    }

    /// Leaves the table, after a question if a game is on.
    pub(in crate::app) fn leave(&mut self, leaving: Leaving) -> Option<Request> {
        if self.record.outcome().is_some() || self.record.is_empty() {
            return Some(self.leave_at_once(leaving));
        }
        // Asked for once more while the question stands, it is the answer.
        if self
            .dialog()
            .is_some_and(|dialog| dialog.question == Question::Leave(leaving))
        {
            return Some(self.leave_at_once(leaving));
        }
        self.dialogs
            .push(Dialog::yes_or_no(Question::Leave(leaving)));
        None
    }

    const fn leave_at_once(&self, leaving: Leaving) -> Request {
        match leaving {
            Leaving::Quit => Request::Quit,
            Leaving::Menu => Request::Menu,
            Leaving::NewGame => Request::Form(self.terms.variant),
        }
    }

    /// Claims a draw that the position allows, or offers one.
    pub(super) fn ask_for_draw(&mut self, now: Moment) {
        if !self.terms.variant.has_draws() {
            self.notice = Some(Notice::NoDraws);
        } else if self.record.outcome().is_some() {
            self.notice = Some(Notice::GameIsOver);
        } else if self.is_watched() {
            self.notice = Some(Notice::NobodyPlays);
        } else if let Some(claim) = self.record.claims().first() {
            self.dialogs.push(Dialog::new(
                Question::Claim(*claim),
                vec![Answer::Yes, Answer::No],
            ));
        } else {
            let to = self.acting_side().opposite();
            if self.player(to).is_human() {
                self.dialogs
                    .push(Dialog::yes_or_no(Question::DrawOffer { to }));
            } else {
                self.answer_offer(to, now);
            }
        }
    }

    /// Tells of a draw that has just become claimable: once, not at every move on which it still is.
    pub(super) fn offer_new_claim(&mut self, now: Moment) {
        let Some(claim) = self.record.claims().first().copied() else {
            return;
        };
        let moved = self.record.state().side().opposite();
        if self.claims_for(moved, now) || self.is_watched() {
            return;
        }
        let mut before = self.record.clone();
        before.take_back();
        if claim.0 == DrawReason::Threefold || before.claims().is_empty() {
            self.dialogs.push(Dialog::yes_or_no(Question::Claim(claim)));
        }
    }

    /// Gives up for the side to move, after a question if the player wants one.
    pub(super) fn ask_to_resign(&mut self, around: &Circumstances<'_>) {
        let side = self.acting_side();
        if self.record.outcome().is_some() {
            self.notice = Some(Notice::GameIsOver);
        } else if self.is_watched() {
            self.notice = Some(Notice::NobodyPlays);
        } else if around.settings.confirm_resign {
            self.dialogs.push(Dialog::yes_or_no(Question::Resign(side)));
        } else {
            self.resign(side, around.now);
        }
    }

    /// The side for which the player at the keyboard acts.
    fn acting_side(&self) -> Side {
        self.lone_human()
            .unwrap_or_else(|| self.record.state().side())
    }

    fn resign(&mut self, side: Side, now: Moment) {
        let outcome = Outcome::Win {
            winner: side.opposite(),
            by: Victory::Resignation,
        };
        self.end(outcome, now);
    }

    /// Stops the clocks until the players come back.
    pub(super) fn pause(&mut self, now: Moment) {
        if self.is_watched() && self.record.outcome().is_none() {
            self.turn_halt(now);
        } else if self.has_limit() && self.clocks.running().is_some() {
            self.clocks.pause(now);
            self.dialogs
                .push(Dialog::new(Question::Paused, vec![Answer::Resume]));
        } else {
            self.notice = Some(Notice::NothingToPause);
        }
    }

    pub(super) fn dialog_key(
        &mut self,
        key: Key,
        action: Option<Action>,
        around: &mut Circumstances<'_>,
    ) -> Option<Request> {
        let letters = around.settings.language.letters();
        let dialog = self.dialogs.last_mut()?;
        let lettered = key
            .typed()
            .and_then(|letter| dialog.answer_by_letter(letter, letters));
        if let Some(answer) = lettered {
            return self.answer(answer, around);
        }
        match action? {
            Action::Choose => {
                let answer = dialog.answer()?;
                self.answer(answer, around)
            }
            Action::Cancel => {
                let answer = dialog.way_out();
                self.answer(answer, around)
            }
            Action::Quit => self.leave(Leaving::Quit),
            Action::Help => Some(Request::Help),
            Action::Language => Some(Request::Language),
            Action::Suspend => Some(Request::Suspend),
            Action::Redraw => Some(Request::Redraw),
            other => {
                dialog.move_cursor(other);
                None
            }
        }
    }

    pub(super) fn answer(
        &mut self,
        answer: Answer,
        around: &mut Circumstances<'_>,
    ) -> Option<Request> {
        let dialog = self.dialogs.pop()?;
        let now = around.now;
        match (dialog.question, answer) {
            (Question::Promotion(moves), Answer::Piece(role)) => {
                let chosen =
                    |mv: &Move| matches!(mv, Move::Chess(mv) if mv.promotion() == Some(role));
                self.settle(moves.into_iter().filter(chosen).collect(), around);
            }
            (Question::Leave(leaving), Answer::Yes) => return Some(self.leave_at_once(leaving)),
            (Question::Resign(side), Answer::Yes) => self.resign(side, now),
            (Question::DrawOffer { .. }, Answer::Yes) => {
                self.end(Outcome::Draw(DrawReason::Agreement), now);
            }
            (Question::DrawOffer { .. }, _) => self.notice = Some(Notice::DrawDeclined),
            (Question::Claim(claim), Answer::Yes) => self.end(Outcome::Draw(claim.0), now),
            (Question::Branch { keep, mv, .. }, Answer::Yes) => {
                self.branch(keep, now);
                self.play(mv, around);
            }
            (Question::EngineFailed { side, .. }, Answer::Replace) => {
                self.seat(side, Player::Computer(Level::default()), now);
            }
            (Question::EngineFailed { side, .. }, Answer::TakeOver) => {
                self.seat(side, Player::Human, now);
            }
            (Question::Paused, _) | (Question::EngineFailed { .. }, Answer::TryAgain) => {
                self.clocks.resume(now);
            }
            // It stands until it is answered: whoever is asked whether to leave may say no.
            (
                question @ Question::EngineFailed { .. },
                answer @ (Answer::NewGame | Answer::MainMenu),
            ) => {
                self.dialogs.push(Dialog { question, ..dialog });
                return self.carry_out(answer, around);
            }
            (
                Question::Menu
                | Question::Over(_)
                | Question::Promotion(_)
                | Question::Leave(_)
                | Question::Resign(_)
                | Question::Claim(_)
                | Question::Branch { .. }
                | Question::EngineFailed { .. },
                answer,
            ) => return self.carry_out(answer, around),
        }
        None
    }

    /// What an answer does that means the same in every question.
    fn carry_out(&mut self, answer: Answer, around: &Circumstances<'_>) -> Option<Request> {
        let now = around.now;
        match answer {
            Answer::Resume
            | Answer::Look
            | Answer::No
            | Answer::Yes
            | Answer::Piece(_)
            | Answer::Replace
            | Answer::TryAgain
            | Answer::TakeOver => {}
            Answer::TakeBack => self.take_back(now),
            Answer::OfferDraw | Answer::ClaimDraw => self.ask_for_draw(now),
            Answer::Resign => self.ask_to_resign(around),
            Answer::Flip => self.flipped = !self.flipped,
            Answer::Pause => self.pause(now),
            Answer::Settings => return Some(Request::Settings),
            Answer::Help => return Some(Request::Help),
            Answer::Rematch => return Some(Request::Begin(Box::new(self.terms.clone()))),
            Answer::NewGame => return self.leave(Leaving::NewGame),
            Answer::MainMenu => return self.leave(Leaving::Menu),
            Answer::Quit => return self.leave(Leaving::Quit),
        }
        None
    }
}
