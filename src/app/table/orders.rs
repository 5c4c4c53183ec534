//! What is asked for in words, where there are no keys and no cursor.

use super::{Circumstances, Notice, Request, Table};
use crate::app::Order;
use crate::app::dialog::{Answer, Leaving};
use crate::app::keys::Action;
use crate::notation::typed;

impl Table {
    /// Does what is asked for. While a question stands, only its answer, leaving and the language count.
    pub(in crate::app) fn order(
        &mut self,
        order: Order,
        around: &mut Circumstances<'_>,
    ) -> Option<Request> {
        self.notice = None;
        match order {
            Order::Begin(terms) => Some(Request::Begin(terms)),
            Order::Act(Action::Quit) => self.leave(Leaving::Quit),
            Order::Act(Action::Language) => Some(Request::Language),
            Order::Answer(answer) => self.answer_in_words(answer, around),
            Order::Act(_) | Order::Play(_) if self.dialog().is_some() => None,
            Order::Act(action) => self.act(action, around),
            Order::Play(text) => {
                self.play_in_words(&text, around);
                None
            }
        }
    }

    fn answer_in_words(
        &mut self,
        answer: Answer,
        around: &mut Circumstances<'_>,
    ) -> Option<Request> {
        let dialog = self.dialog()?;
        if dialog.answers.contains(&answer) || dialog.way_out() == answer {
            self.answer(answer, around)
        } else {
            None
        }
    }

    fn play_in_words(&mut self, text: &str, around: &mut Circumstances<'_>) {
        if self.refuse_when_over() || self.refuse_on_computers_turn() {
            return;
        }
        let letters = around.settings.language.letters();
        match typed::read(self.terms.variant, self.shown(), text, letters) {
            Ok(moves) => self.settle(moves, around),
            Err(error) => self.notice = Some(Notice::Typed(error)),
        }
    }
}
