//! The computer's seats at the table: when it thinks, and what comes of what it finds.

use super::{Circumstances, Notice, Table};
use crate::app::dialog::{Answer, Dialog, Question};
use crate::app::thinking::{Aim, EngineTrouble, GameNumber, Score, Task, Thought, Ticket};
use crate::app::{Level, Player, Settings};
use crate::board::Side;
use crate::clock::Moment;
use crate::game::{DrawReason, Move, Outcome};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// What a table knows of its computer players.
#[derive(Clone, Debug, Default)]
pub(super) struct Seats {
    /// What is being thought about.
    search: Option<Search>,
    /// What decides the errors of the computer's lower levels in this game; drawn when first needed.
    seed: Option<u64>,
    /// What each side's computer thought of its position when it last moved.
    views: crate::board::BySide<Option<Score>>,
    /// Whether two computers wait for the player, and whether one more ply is to be played all the same.
    halted: bool,
    step: bool,
    /// Whether the player has asked for advice.
    hint_wanted: bool,
    hint: Option<Hint>,
    /// What a position is worth to White, and after how many plies it came about.
    verdict: Option<(usize, Score)>,
}

/// Something that is being thought about.
#[derive(Clone, Debug)]
struct Search {
    ticket: Ticket,
    aim: Aim,
    /// How many plies from the start the position is.
    ply: usize,
    latest: Option<Thought>,
}

/// Advice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// How many plies from the start the position is that it is for.
    pub ply: usize,
    /// What to play.
    pub mv: Move,
}

impl Table {
    /// Whether the side to move is played by the program or another one.
    pub fn is_computers_turn(&self) -> bool {
        self.record.outcome().is_none() && !self.player(self.record.state().side()).is_human()
    }

    /// Who plays `side`.
    pub const fn player(&self, side: Side) -> &Player {
        match side {
            Side::White => &self.terms.players.white,
            Side::Black => &self.terms.players.black,
        }
    }

    /// Whether nobody at the keyboard plays.
    pub fn is_watched(&self) -> bool {
        Side::ALL
            .into_iter()
            .all(|side| !self.player(side).is_human())
    }

    /// The side of the one person at the keyboard; none if two people play, or nobody does.
    pub fn lone_human(&self) -> Option<Side> {
        let mut humans = Side::ALL
            .into_iter()
            .filter(|side| self.player(*side).is_human());
        let first = humans.next()?;
        humans.next().is_none().then_some(first)
    }

    /// What has been found by whoever thinks about a move to play.
    pub fn thought(&self) -> Option<&Thought> {
        let search = self.seats.search.as_ref()?;
        search.latest.as_ref().filter(|_| search.aim == Aim::Play)
    }

    /// Whether a move is being thought about: to play, or as advice.
    pub fn is_thinking(&self, of: Aim) -> bool {
        let search = self.seats.search.as_ref();
        search.is_some_and(|search| search.aim == of)
    }

    /// Whether two computers wait for the player to let them go on.
    pub const fn is_halted(&self) -> bool {
        self.seats.halted
    }

    /// The advice that was asked for, as long as its position is looked at.
    pub fn hint(&self) -> Option<&Hint> {
        let hint = self.seats.hint.as_ref();
        hint.filter(|hint| hint.ply == self.shown_ply() && self.flight.is_none())
    }

    /// What the position that is looked at is worth to White, as far as that is known; while it is being found out, what
    /// the last one was.
    pub fn verdict(&self) -> Option<Score> {
        self.seats.verdict.map(|(_, score)| score)
    }

    /// What is being thought about.
    pub(in crate::app) fn ticket(&self) -> Option<Ticket> {
        self.seats.search.as_ref().map(|search| search.ticket)
    }

    /// Whether a game is on in which another program plays.
    pub(in crate::app) fn engages_others(&self) -> bool {
        let mut sides = Side::ALL.into_iter();
        self.record.outcome().is_none()
            && sides.any(|side| matches!(self.player(side), Player::Engine(_)))
    }

    /// Gives up what is no longer to be thought about; what is to be thought about instead gets `ticket`.
    pub(in crate::app) fn ask(
        &mut self,
        ticket: Ticket,
        game: GameNumber,
        now: Moment,
        settings: &Settings,
        chance: &mut ChaCha8Rng,
    ) -> Option<Task> {
        let wanted = self.wanted(settings);
        let has = self.seats.search.as_ref();
        if has.map(|search| (search.aim, search.ply)) == wanted {
            return None;
        }
        self.seats.search = None;
        let (aim, ply) = wanted?;
        let seed = *self
            .seats
            .seed
            .get_or_insert_with(|| chance.random::<u64>());
        self.seats.search = Some(Search {
            ticket,
            aim,
            ply,
            latest: None,
        });
        Some(Task {
            ticket,
            game,
            aim,
            player: self.thinker(aim),
            variant: self.terms.variant,
            start: self.terms.start,
            moves: self.record.entries()[..ply]
                .iter()
                .map(|entry| entry.ply.mv.clone())
                .collect(),
            control: self.terms.control,
            stamp: self.clocks.stamp(now),
            seed,
        })
    }

    /// Who thinks: whoever plays; for advice the computer at its best; for the opponent's time the opponent.
    fn thinker(&self, aim: Aim) -> Player {
        let side = self.record.state().side();
        match aim {
            Aim::Play => self.player(side).clone(),
            Aim::Ponder => self.player(side.opposite()).clone(),
            Aim::Hint | Aim::Judge => Player::Computer(Level::HIGHEST),
        }
    }

    /// What is to be thought about now, and after how many plies that position came about.
    fn wanted(&self, settings: &Settings) -> Option<(Aim, usize)> {
        if self.flight.is_some() {
            return None;
        }
        let asked = self.dialog().map(|dialog| &dialog.question);
        let waits = matches!(
            asked,
            Some(Question::Paused | Question::EngineFailed { .. })
        );
        let ply = self.shown_ply();
        let can_move = self.shown().outcome().is_none();
        if self.is_computers_turn() && !waits && (!self.seats.halted || self.seats.step) {
            Some((Aim::Play, self.record.len()))
        } else if self.seats.hint_wanted && can_move {
            Some((Aim::Hint, ply))
        } else if settings.evaluation_bar && can_move && !self.is_judged(ply) {
            Some((Aim::Judge, ply))
        } else if settings.ponder && !waits && self.may_ponder() {
            Some((Aim::Ponder, self.record.len()))
        } else {
            None
        }
    }

    fn is_judged(&self, ply: usize) -> bool {
        self.seats.verdict.is_some_and(|(judged, _)| judged == ply)
    }

    fn may_ponder(&self) -> bool {
        let opponent = self.record.state().side().opposite();
        self.record.outcome().is_none()
            && !self.is_computers_turn()
            && matches!(self.player(opponent), Player::Computer(_))
    }

    /// Takes what has been found so far.
    pub(in crate::app) fn hear(&mut self, thought: Thought) {
        let Some(search) = &mut self.seats.search else {
            return;
        };
        if search.aim == Aim::Judge || search.aim == Aim::Play {
            let side = self.record.state_at(search.ply).side();
            let score = thought.score.map(|score| score.for_white(side));
            self.seats.verdict = score
                .map(|score| (search.ply, score))
                .or(self.seats.verdict);
        }
        search.latest = Some(thought);
    }

    /// Takes what has been found in the end.
    pub(in crate::app) fn take_decision(
        &mut self,
        thought: Thought,
        around: &mut Circumstances<'_>,
    ) {
        let score = thought.score;
        let best = thought.line.first().cloned();
        self.hear(thought);
        let Some(search) = self.seats.search.take() else {
            return;
        };
        let Some(mv) = best else { return };
        match search.aim {
            Aim::Play => self.play_for_computer(mv, score, around),
            Aim::Hint => {
                self.seats.hint_wanted = false;
                self.show_hint(search.ply, mv, score);
            }
            Aim::Judge | Aim::Ponder => {}
        }
    }

    fn play_for_computer(
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
            played: crate::notation::Style::of(self.terms.variant).write(self.record.state(), &mv),
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
        if lot.is_some() {
            self.notice = lot;
        }
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

    /// Another program does not play on: the player is asked what to do.
    pub(in crate::app) fn fail(&mut self, trouble: EngineTrouble, now: Moment) {
        let Some(search) = self.seats.search.take() else {
            return;
        };
        if search.aim != Aim::Play {
            self.seats.hint_wanted = false;
            return;
        }
        self.clocks.pause(now);
        let side = self.record.state().side();
        self.dialogs.push(Dialog::new(
            Question::EngineFailed { side, trouble },
            vec![
                Answer::Replace,
                Answer::TryAgain,
                Answer::NewGame,
                Answer::MainMenu,
            ],
        ));
    }

    /// Asks for advice in the position that is looked at.
    pub(super) fn ask_for_hint(&mut self) {
        if !self.is_looking_back() && self.record.outcome().is_some() {
            self.notice = Some(Notice::GameIsOver);
        } else if !self.is_looking_back() && self.is_computers_turn() {
            self.notice = Some(Notice::ComputersTurn(self.record.state().side()));
        } else {
            self.seats.hint_wanted = true;
        }
    }

    fn show_hint(&mut self, ply: usize, mv: Move, score: Option<Score>) {
        let state = self.record.state_at(ply);
        let played = crate::notation::Style::of(self.terms.variant).write(state, &mv);
        let captured = state.ply(mv.clone()).captured().count();
        self.notice = Some(Notice::Hint {
            played,
            captured,
            score,
        });
        self.seats.hint = Some(Hint { ply, mv });
    }

    /// Says that it is the computer's turn, if it is; nothing can then be played by hand.
    pub(super) fn refuse_on_computers_turn(&mut self) -> bool {
        let side = self.shown().side();
        let theirs = !self.player(side).is_human();
        if theirs {
            self.notice = Some(Notice::ComputersTurn(side));
        }
        theirs
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

    /// Gives up asking for advice: another position is looked at.
    pub(super) const fn give_up_hint(&mut self) {
        self.seats.hint_wanted = false;
    }

    /// Gives up whatever is being thought about, and advice for what is no longer there.
    pub(super) fn drop_search(&mut self) {
        self.seats.search = None;
        self.seats.hint = None;
        self.seats.hint_wanted = false;
        self.seats.verdict = None;
        self.seats.step = false;
    }
}
