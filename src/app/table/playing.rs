//! Making moves: by cursor, by typing; and what follows from a move.

use super::commands::common_beginning;
use super::hand::Aim;
use super::{Circumstances, Flight, Hand, Notice, Request, Table};
use crate::app::dialog::{Dialog, Question};
use crate::app::keys::Action;
use crate::board::Square;
use crate::clock::{Flagged, Moment};
use crate::game::{Move, Outcome, State};
use crate::notation::Style;
use crate::notation::typed::{self, TypedError};
use rand::RngExt;
use tui_input::Input;

impl Table {
    /// The cursor chooses `square`: picks up a piece, or says where it goes.
    pub(super) fn choose(&mut self, square: Square, around: &mut Circumstances<'_>) {
        if self.refuse_when_over() || self.refuse_on_computers_turn() {
            return;
        }
        let state = *self.shown();
        let Some(hand) = self.hand.take() else {
            return self.pick_up(&state, square);
        };
        let goes_there =
            hand.targets().quiet.contains(square) || hand.targets().captures.contains(square);
        let own = state
            .piece(square)
            .is_some_and(|piece| piece.side() == state.side());
        if hand.path().is_empty() && own && !goes_there {
            // The piece itself is put down again; another one is taken instead.
            if square != hand.origin() {
                self.pick_up(&state, square);
            }
            return;
        }
        self.put(&state, hand, square, around);
    }

    fn pick_up(&mut self, state: &State, square: Square) {
        match state.check_origin(square) {
            Ok(()) => self.hand = Some(Hand::new(state, square)),
            Err(refusal) => self.notice = Some(Notice::Refused(refusal)),
        }
    }

    /// Drops the piece in hand on `square`.
    pub(super) fn drop_on(&mut self, square: Square, around: &mut Circumstances<'_>) {
        self.notice = None;
        if self.refuse_when_over() || self.refuse_on_computers_turn() {
            return;
        }
        let state = *self.shown();
        if let Some(hand) = self.hand.take() {
            self.put(&state, hand, square, around);
        }
    }

    /// Says where the piece in `hand` goes.
    fn put(
        &mut self,
        state: &State,
        mut hand: Hand,
        square: Square,
        around: &mut Circumstances<'_>,
    ) {
        let by_hops = state.must_capture() && !self.terms.variant.draws_lots();
        if by_hops {
            match hand.aim(square) {
                Aim::Move(mv) => return self.settle(vec![mv], around),
                Aim::Further => {
                    self.cursor = hand.place();
                    self.hand = Some(hand);
                    return;
                }
                Aim::Ambiguous(moves) => {
                    let style = Style::of(self.terms.variant);
                    let texts = moves.iter().map(|mv| style.write(state, mv)).collect();
                    self.notice = Some(Notice::Typed(TypedError::Ambiguous(texts)));
                    self.hand = Some(hand);
                    return;
                }
                Aim::Nowhere if !hand.path().is_empty() => {
                    self.notice = Some(Notice::CaptureGoesOn(hand.targets().captures));
                    self.hand = Some(hand);
                    return;
                }
                Aim::Nowhere => {}
            }
        }
        match state.check_destination(hand.origin(), square) {
            Ok(moves) => self.settle(moves, around),
            Err(refusal) => {
                self.notice = Some(Notice::Refused(refusal));
                self.hand = Some(hand);
            }
        }
    }

    /// A key while a move is being typed.
    pub(super) fn typing(
        &mut self,
        action: Action,
        around: &mut Circumstances<'_>,
    ) -> Option<Request> {
        match action {
            Action::Choose => self.enter(around),
            Action::Complete => self.complete(around),
            Action::Cancel => self.prompt.reset(),
            other => return self.act(other, around),
        }
        None
    }

    /// Plays what was typed. A refused text stays, to be mended.
    fn enter(&mut self, around: &mut Circumstances<'_>) {
        self.notice = None;
        if self.refuse_when_over() {
            self.prompt.reset();
            return;
        }
        // What was typed stays for when it is their turn.
        if self.refuse_on_computers_turn() {
            return;
        }
        let letters = around.settings.language.letters();
        let state = *self.shown();
        match typed::read(self.terms.variant, &state, self.prompt.value(), letters) {
            Ok(moves) => {
                self.prompt.reset();
                self.settle(moves, around);
            }
            Err(TypedError::OnlyOrigin(square)) => {
                self.prompt.reset();
                self.cursor = square;
                self.pick_up(&state, square);
            }
            Err(error) => self.notice = Some(Notice::Typed(error)),
        }
    }

    /// Writes out as much of the move as all the moves that fit have in common.
    fn complete(&mut self, around: &Circumstances<'_>) {
        let letters = around.settings.language.letters();
        let texts = typed::completions(
            self.terms.variant,
            self.shown(),
            self.prompt.value(),
            letters,
        );
        if texts.is_empty() {
            self.notice = Some(Notice::NothingBeginsSo);
            return;
        }
        let completed = common_beginning(&texts);
        if completed.chars().count() >= self.prompt.value().chars().count() {
            self.prompt = Input::new(completed);
        }
    }

    /// Plays one of `moves`, all of which were meant: the only one, or by lot, or as the player answers.
    pub(super) fn settle(&mut self, moves: Vec<Move>, around: &mut Circumstances<'_>) {
        let pawn = |mv: &Move| matches!(mv, Move::Chess(mv) if mv.promotion().is_some());
        if moves.len() > 1 && moves.iter().all(pawn) {
            self.dialogs.push(Dialog::promotion(moves));
            return;
        }
        let of = moves.len();
        let drawn = if of > 1 {
            around.chance.random_range(0..of)
        } else {
            0
        };
        let Some(mv) = moves.into_iter().nth(drawn) else {
            return;
        };
        let lot = (of > 1).then(|| Notice::Lot {
            played: Style::of(self.terms.variant).write(self.shown(), &mv),
            of,
        });
        if let Some(keep) = self.looking_at {
            let lost = self.record.len() - keep;
            self.dialogs
                .push(Dialog::yes_or_no(Question::Branch { keep, lost, mv }));
            return;
        }
        self.play(mv, around);
        self.notice = lot;
    }

    /// Plays `mv`, a legal move in the present position.
    pub(super) fn play(&mut self, mv: Move, around: &mut Circumstances<'_>) {
        let now = around.now;
        let thought = match self.clocks.press(now) {
            Ok(thought) => thought,
            Err(Flagged(loser)) => {
                let outcome = self.record.state().flag_fall(loser);
                return self.end(outcome, now);
            }
        };
        let before = *self.record.state();
        let plies = self.record.len();
        let ply = self.record.play(mv).clone();
        self.stamps.truncate(plies + 1);
        self.stamps.push(self.clocks.stamp(now));
        self.spent.truncate(plies);
        self.spent.push(thought);
        self.looking_at = None;
        self.hand = None;
        self.drop_search();
        self.cursor = ply.to();
        if self.record.outcome().is_some() {
            self.clocks.stop(now);
        } else {
            self.clocks.pause(now);
        }
        self.flight = Flight::new(ply, before, now, around.settings.animation.hop());
        if self.flight.is_none() {
            self.land(now);
        }
    }

    /// The moved piece has arrived: the other player's time begins, or the game is over, or a draw may be claimed.
    pub(super) fn land(&mut self, at: Moment) {
        self.flight = None;
        if let Some(outcome) = self.record.outcome() {
            self.show_outcome(outcome);
            return;
        }
        self.clocks.resume(at);
        self.offer_new_claim(at);
        if self.is_halted() {
            self.clocks.pause(at);
        }
    }

    /// Lets the piece in the air arrive at once.
    pub(super) fn finish_flight(&mut self, now: Moment) {
        if let Some(flight) = self.flight.take() {
            self.land(flight.end().min(now));
        }
    }

    /// Ends the game by something the position does not show.
    pub(super) fn end(&mut self, outcome: Outcome, now: Moment) {
        self.clocks.stop(now);
        self.record.decide(outcome);
        self.flight = None;
        self.show_outcome(outcome);
    }

    /// Says that the game is over, if it is; nothing can then be played.
    pub(super) fn refuse_when_over(&mut self) -> bool {
        let over = self.record.outcome().is_some() && self.looking_at.is_none();
        if over {
            self.notice = Some(Notice::GameIsOver);
        }
        over
    }
}
