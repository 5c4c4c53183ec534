//! The computer's seats at the table: when it thinks, and what comes of what it finds.

use super::{Circumstances, Notice, Table};
use crate::app::dialog::{Answer, Dialog, Question};
use crate::app::thinking::{Aim, EngineTrouble, GameNumber, Score, Task, Thought, Ticket};
use crate::app::{Level, Player, Settings};
use crate::board::{BySide, Side};
use crate::clock::Moment;
use crate::game::Move;
use crate::notation::Style;
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
    pub(super) views: BySide<Option<Score>>,
    /// Whether two computers wait for the player, and whether one more ply is to be played all the same.
    pub(super) halted: bool,
    pub(super) step: bool,
    /// Whether the player has asked for advice.
    hint_wanted: bool,
    hint: Option<Hint>,
    /// What the position that was judged last is worth to White.
    verdict: Option<Score>,
    /// After how many plies it came about, unless it is not there any more.
    judged: Option<usize>,
    /// After how many plies the position came about of which the opponent's time has taught all that it can.
    pondered: Option<usize>,
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
    pub const fn verdict(&self) -> Option<Score> {
        self.seats.verdict
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
        // Also where another question stands above it, such as whether to leave.
        let waits = self.dialogs.iter().any(|dialog| {
            matches!(
                dialog.question,
                Question::Paused | Question::EngineFailed { .. }
            )
        });
        let ply = self.shown_ply();
        let can_move = self.shown().outcome().is_none();
        if self.is_computers_turn() && !waits && (!self.seats.halted || self.seats.step) {
            Some((Aim::Play, self.record.len()))
        } else if self.seats.hint_wanted && can_move {
            Some((Aim::Hint, ply))
        } else if settings.evaluation_bar && can_move && self.seats.judged != Some(ply) {
            Some((Aim::Judge, ply))
        } else if settings.ponder && !waits && self.may_ponder() {
            Some((Aim::Ponder, self.record.len()))
        } else {
            None
        }
    }

    fn may_ponder(&self) -> bool {
        let opponent = self.record.state().side().opposite();
        self.record.outcome().is_none()
            && !self.is_computers_turn()
            && self.seats.pondered != Some(self.record.len())
            && matches!(self.player(opponent), Player::Computer(_))
    }

    /// Takes what has been found so far.
    pub(in crate::app) fn hear(&mut self, thought: Thought) {
        let Some(search) = &mut self.seats.search else {
            return;
        };
        if let (Aim::Judge | Aim::Play, Some(score)) = (search.aim, thought.score) {
            let side = self.record.state_at(search.ply).side();
            self.seats.verdict = Some(score.for_white(side));
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
                let style = around.settings.style_of(self.terms.variant);
                self.show_hint(search.ply, mv, score, style);
            }
            Aim::Judge => self.seats.judged = Some(search.ply),
            Aim::Ponder => self.seats.pondered = Some(search.ply),
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
                Answer::TakeOver,
                Answer::NewGame,
                Answer::MainMenu,
            ],
        ));
    }

    /// Asks for advice in the position that is looked at.
    pub(super) fn ask_for_hint(&mut self) {
        if !self.is_looking_back() && self.record.outcome().is_some() {
            self.notice = Some(Notice::GameIsOver);
        } else if self.is_computers_turn() {
            self.notice = Some(Notice::ComputersTurn(self.record.state().side()));
        } else {
            self.seats.hint_wanted = true;
        }
    }

    fn show_hint(&mut self, ply: usize, mv: Move, score: Option<Score>, style: Style) {
        let state = self.record.state_at(ply);
        let played = style.write(state, &mv);
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

    /// Gives up asking for advice: another position is looked at.
    pub(super) const fn give_up_hint(&mut self) {
        self.seats.hint_wanted = false;
    }

    /// Gives up whatever is being thought about, and advice for what is no longer there.
    pub(super) fn drop_search(&mut self) {
        self.seats.search = None;
        self.seats.hint = None;
        self.seats.hint_wanted = false;
        self.seats.judged = None;
        self.seats.pondered = None;
        self.seats.step = false;
    }
}
