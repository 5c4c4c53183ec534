//! The table: a game being played, looked back on, or over.

mod commands;
mod hand;
mod history;
mod notice;
mod orders;
mod playing;
mod pointing;
mod questions;
mod replies;
mod seats;

pub use hand::{Hand, Targets};
pub use notice::Notice;
pub use seats::Hint;

use super::command_line::Change;
use super::dialog::Dialog;
use super::flight::Flight;
use super::keys::{self, Action, Context};
use super::new_game::Terms;
use super::{Circumstances, Key, Request, editing};
use crate::board::{BySide, Side, Square, SquareSet};
use crate::clock::{Clocks, Moment, Stamp, TimeControl};
use crate::game::{Move, Record, State};
use crate::notation::typed::{self, Preview};
use seats::Seats;
use std::time::Duration;
use tui_input::Input;

/// A game being played, looked back on, or over.
#[derive(Clone, Debug)]
pub struct Table {
    terms: Terms,
    record: Record,
    clocks: Clocks,
    /// What the clocks stood at before the first ply and after each; as many as were ever played, so that a redone ply
    /// finds its own again.
    stamps: Vec<Stamp>,
    /// How long each ply was thought about.
    spent: Vec<Duration>,
    flipped: bool,
    cursor: Square,
    hand: Option<Hand>,
    prompt: Input,
    /// The command being typed, in the place of the move.
    command: Option<Input>,
    focus: Focus,
    /// How many plies the position that is looked at is from the start; `None` for the present.
    looking_at: Option<usize>,
    flight: Option<Flight>,
    dialogs: Vec<Dialog>,
    notice: Option<Notice>,
    seats: Seats,
}

/// Which part of the table the arrow keys work on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The cursor on the board.
    Board,
    /// The list of moves.
    History,
}

impl Table {
    /// A table at which a game on `terms` begins at `now`.
    pub fn new(terms: Terms, now: Moment) -> Self {
        let mut clocks = Clocks::new(terms.control);
        let record = Record::new(terms.variant, terms.start);
        let side = terms.start.side();
        let first = record
            .state()
            .moves()
            .first()
            .map_or(Square::at(0, 0), Move::from);
        if record.outcome().is_none() {
            clocks.start(side, now);
        }
        let mut table = Self {
            stamps: vec![clocks.stamp(now)],
            terms,
            record,
            clocks,
            spent: Vec::new(),
            flipped: false,
            cursor: first,
            hand: None,
            prompt: Input::default(),
            command: None,
            focus: Focus::Board,
            looking_at: None,
            flight: None,
            dialogs: Vec::new(),
            notice: None,
            seats: Seats::default(),
        };
        // Who plays alone sits at the bottom.
        table.flipped = table.lone_human() == Some(Side::Black);
        table.land(now);
        table
    }

    /// What the game is played on.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The game so far.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// How many plies from the start the position is that is looked at.
    pub fn shown_ply(&self) -> usize {
        self.looking_at.unwrap_or_else(|| self.record.len())
    }

    /// Whether it is the past that is looked at.
    pub const fn is_looking_back(&self) -> bool {
        self.looking_at.is_some()
    }

    /// The position that is looked at.
    pub fn shown(&self) -> &State {
        self.record.state_at(self.shown_ply())
    }

    /// Whether Black sits at the bottom.
    pub const fn is_flipped(&self) -> bool {
        self.flipped
    }

    /// The square the cursor is on.
    pub const fn cursor(&self) -> Square {
        self.cursor
    }

    /// The piece in hand.
    pub const fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    /// The move being typed.
    pub const fn prompt(&self) -> &Input {
        &self.prompt
    }

    /// Which part the arrow keys work on.
    pub const fn focus(&self) -> Focus {
        self.focus
    }

    /// The ply in the air.
    pub const fn flight(&self) -> Option<&Flight> {
        self.flight.as_ref()
    }

    /// The question that is to be answered first.
    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialogs.last()
    }

    /// What was last said to the players.
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Whose clock runs.
    pub const fn running(&self) -> Option<Side> {
        self.clocks.running()
    }

    /// How long each ply was thought about.
    pub fn spent(&self) -> &[Duration] {
        &self.spent
    }

    /// What the clocks stand at in the position that is looked at.
    ///
    /// Without a limit the time of the present turn is not counted before it is over, so that nothing ticks.
    pub fn stamp(&self, now: Moment) -> Stamp {
        match self.looking_at {
            Some(ply) => self.stamps[ply],
            None if self.has_limit() => self.clocks.stamp(now),
            None => self.stamps[self.record.len()],
        }
    }

    /// The clock that runs while the past is looked at, and what it shows now.
    pub fn running_elsewhere(&self, now: Moment) -> Option<(Side, String)> {
        let side = self
            .running()
            .filter(|_| self.has_limit() && self.is_looking_back())?;
        Some((side, self.clocks.face(side, now)))
    }

    /// Whether time is limited.
    pub fn has_limit(&self) -> bool {
        self.terms.control != TimeControl::default()
    }

    /// Where the piece in hand, or the one being typed, can go.
    pub fn targets(&self) -> Targets {
        self.hand.as_ref().map(Hand::targets).unwrap_or_default()
    }

    /// What the move being typed shows on the board.
    pub fn preview(&self, letters: crate::notation::Letters) -> Preview {
        typed::preview(
            self.terms.variant,
            self.shown(),
            self.prompt.value(),
            letters,
        )
    }

    /// The pieces that have to capture, where any must.
    pub fn forced(&self) -> SquareSet {
        let state = self.shown();
        if state.must_capture() && self.record.outcome().is_none() {
            state.moves().iter().map(Move::from).collect()
        } else {
            SquareSet::EMPTY
        }
    }

    /// Says `notice` to the players.
    pub(super) fn say(&mut self, notice: Notice) {
        self.notice = Some(notice);
    }

    /// When a flag will fall, if nobody moves.
    pub fn flag_falls(&self, now: Moment) -> Option<Moment> {
        self.clocks.flag_falls(now)
    }

    /// When something that is seen will change by itself.
    pub fn next_wake(&self, now: Moment) -> Option<Moment> {
        if let Some(flight) = &self.flight {
            return Some(flight.next_frame(now));
        }
        self.has_limit()
            .then(|| self.clocks.next_visible_change(now))
            .flatten()
    }

    /// Where keys go now.
    pub fn context(&self) -> Context {
        if !self.dialogs.is_empty() {
            Context::Dialog
        } else if self.command.is_some() {
            Context::Command
        } else if !self.prompt.value().is_empty() {
            Context::Typing
        } else {
            match self.focus {
                Focus::Board => Context::Board,
                Focus::History => Context::History,
            }
        }
    }

    /// Lets come what time brings by `now`: a piece arrives, a flag falls.
    pub(super) fn advance(&mut self, now: Moment) {
        if let Some(flight) = self.flight.take_if(|flight| flight.is_over(now)) {
            self.land(flight.end());
        }
        if self.record.outcome().is_none()
            && let Some(loser) = self.clocks.flagged(now)
        {
            let outcome = self.record.state().flag_fall(loser);
            self.end(outcome, now);
        }
    }

    pub(super) fn key(&mut self, key: Key, around: &mut Circumstances<'_>) -> Option<Request> {
        self.finish_flight(around.now);
        self.let_go();
        let context = self.context();
        let action = keys::action(context, key);
        match context {
            Context::Dialog => return self.dialog_key(key, action, around),
            Context::Command => return self.command_key(key, action, around),
            Context::Typing => match action {
                Some(action) => return self.typing(action, around),
                None if !self.is_text_refused() => {
                    editing::edit(&mut self.prompt, key);
                    return None;
                }
                None => match key.typed() {
                    // A refused text can be mended; but a new move, or a command, begins afresh.
                    Some(character) if character != ' ' => self.prompt.reset(),
                    _ => {
                        self.notice = None;
                        editing::edit(&mut self.prompt, key);
                        return None;
                    }
                },
            },
            _ => {}
        }
        if let Some(action) = action.or_else(|| keys::action(self.context(), key)) {
            return self.act(action, around);
        }
        if key.typed().is_some_and(typed::can_begin) {
            self.notice = None;
            self.focus = Focus::Board;
            editing::edit(&mut self.prompt, key);
        }
        None
    }

    pub(super) fn paste(&mut self, text: &str) {
        if self.dialogs.is_empty() {
            self.notice = None;
            self.focus = Focus::Board;
            editing::paste(self.command.as_mut().unwrap_or(&mut self.prompt), text);
        }
    }

    /// Whether the text in the input box was entered and not played.
    const fn is_text_refused(&self) -> bool {
        matches!(self.notice, Some(Notice::Typed(_)))
    }

    fn act(&mut self, action: Action, around: &mut Circumstances<'_>) -> Option<Request> {
        self.notice = None;
        match action {
            Action::Up => self.move_cursor(0, 1),
            Action::Down => self.move_cursor(0, -1),
            Action::Left => self.move_cursor(-1, 0),
            Action::Right => self.move_cursor(1, 0),
            Action::Choose => self.choose(self.cursor, around),
            Action::Next | Action::Previous => {
                self.focus = match self.focus {
                    Focus::Board => Focus::History,
                    Focus::History => Focus::Board,
                };
            }
            Action::Cancel => self.cancel(),
            Action::Back => self.look_back(),
            Action::Forward => self.look_forward(),
            Action::First => self.look_at(0),
            Action::Last => self.look_at(self.record.len()),
            Action::TakeBack => self.take_back(around.now),
            Action::Redo => self.redo(around.now),
            Action::Flip => self.flipped = !self.flipped,
            Action::Draw => self.ask_for_draw(around.now),
            Action::Resign => self.ask_to_resign(around),
            Action::Command => self.open_command_line(),
            Action::Pause => self.pause(around.now),
            Action::Step => self.step(around.now),
            Action::Hint => self.ask_for_hint(),
            Action::Evaluation => return Some(Request::Change(Change::EvaluationBar)),
            Action::Help => return Some(Request::Help),
            Action::NewGame => return self.leave(super::dialog::Leaving::NewGame),
            Action::Quit => return self.leave(super::dialog::Leaving::Quit),
            Action::Language => return Some(Request::Language),
            Action::Suspend => return Some(Request::Suspend),
            Action::Redraw => return Some(Request::Redraw),
            Action::Complete => {}
        }
        None
    }

    /// Gives up what is under way, the nearest thing first; with nothing under way, opens the game's menu.
    fn cancel(&mut self) {
        if self.hand.take().is_some() {
        } else if self.looking_at.is_some() {
            self.look_at(self.record.len());
            self.focus = Focus::Board;
        } else if self.focus == Focus::History {
            self.focus = Focus::Board;
        } else {
            self.open_menu();
        }
    }

    /// Moves the cursor as it is seen: `files` to the right, `ranks` up.
    fn move_cursor(&mut self, files: i8, ranks: i8) {
        let sign = if self.flipped { -1 } else { 1 };
        let side = self.record.state().side_length();
        if let Some(square) = self.cursor.offset(files * sign, ranks * sign)
            && square.file() < side
            && square.rank() < side
        {
            self.cursor = square;
        }
    }

    /// The names of the players; empty where none was given.
    pub const fn names(&self) -> &BySide<String> {
        &self.terms.names
    }
}
