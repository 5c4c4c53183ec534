//! The game told line by line, for screen readers, plain terminals and scripts.
//!
//! The state is the full screen's own: a line becomes an [`Order`] for [`app::update`], so that rules, lots, questions,
//! clocks and endings are the very same. What is said is what the update changed.

mod answers;
mod games;
mod position;
mod telling;

use super::{FAILED, Surroundings, complain};
use crate::app::dialog::{Answer, Dialog, Question};
use crate::app::keys::Action;
use crate::app::new_game::Terms;
use crate::app::spoken::{self, Spoken};
use crate::app::table::Table;
use crate::app::thinking::Aim;
use crate::app::{self, AnimationSpeed, Command, Message, Model, Order, Settings};
use crate::clock::Moment;
use crate::runtime::{Line, Lines};
use crate::ui::words::Words;
use games::GameError;
use std::collections::VecDeque;
use std::io::{self, Write};
use std::mem;
use telling::Before;

/// A conversation about a game: lines go in, lines come out.
#[derive(Debug)]
pub struct Conversation {
    model: Model,
    /// The game that was asked for while another is on.
    wanted: Option<Terms>,
    /// Moves that were written while the computer was to move, to be played when it has.
    waiting: VecDeque<String>,
    /// What is to be done outside.
    commands: Vec<Command>,
    over: bool,
}

impl Conversation {
    /// A conversation that begins with which game is to be played; `seed` decides every lot that will be drawn.
    pub fn new(settings: Settings, seed: u64) -> Self {
        Self::about(Model::new(at_once(settings), seed))
    }

    /// A conversation about a game on `terms`.
    pub fn with_game(settings: Settings, seed: u64, terms: Terms, now: Moment) -> Self {
        let model = Model::with_game(at_once(settings), seed, terms, now);
        let mut conversation = Self::about(model);
        conversation.look_at_the_ending(now);
        conversation
    }

    const fn about(model: Model) -> Self {
        Self {
            model,
            wanted: None,
            waiting: VecDeque::new(),
            commands: Vec::new(),
            over: false,
        }
    }

    /// What is to be done outside since this was asked last.
    pub fn take_commands(&mut self) -> Vec<Command> {
        mem::take(&mut self.commands)
    }

    /// Whether a player that is no person thinks about its move, or about advice.
    pub fn is_thinking(&self) -> bool {
        self.model
            .table()
            .is_some_and(|table| table.is_thinking(Aim::Play) || table.is_thinking(Aim::Hint))
    }

    /// Takes what a player found that is no person.
    pub fn find(&mut self, now: Moment, message: Message) -> Vec<String> {
        let mut said = self.update(now, message);
        said.extend(self.ask());
        if !self.is_thinking()
            && let Some(line) = self.waiting.pop_front()
        {
            said.extend(self.hear(now, &line));
        }
        said
    }

    /// Whether the player has left.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// The moment at which there will be something to say, if nobody says anything before: a flag falls.
    pub fn waits_until(&self) -> Option<Moment> {
        self.model.table()?.flag_falls(self.model.now())
    }

    /// What is said before the first line.
    pub fn greeting(&self) -> Vec<String> {
        match self.model.table() {
            None => self.words().which_game(),
            Some(table) => {
                let mut said = vec![self.words().welcome(table.terms().variant)];
                said.extend(telling::standing(table, self.words()));
                said.extend(self.ask());
                said
            }
        }
    }

    /// Answers `line`, which came at `now`.
    pub fn hear(&mut self, now: Moment, line: &str) -> Vec<String> {
        let mut said = self.wake(now);
        let ended_meanwhile = !said.is_empty();
        let line = line.trim();
        let answer = self.table_and_dialog().and_then(|(_, dialog)| {
            answers::read(dialog, line, self.model.settings().language.letters())
        });
        let more = match (answer, spoken::read(line)) {
            (Some(answer), _) => self.order(now, Order::Answer(answer)),
            (None, Some((spoken, rest))) => self.obey(now, spoken, &rest),
            // It was meant for a game that is over by now, unheard.
            (None, None) if ended_meanwhile => Vec::new(),
            (None, None) => self.take(now, line),
        };
        said.extend(more);
        said
    }

    /// Lets come what time brings by `now`.
    pub fn wake(&mut self, now: Moment) -> Vec<String> {
        self.update(now, Message::Woken)
    }

    /// Takes a line that is neither command nor answer: a move, the name of a game, or nothing.
    fn take(&mut self, now: Moment, line: &str) -> Vec<String> {
        let Some(table) = self.model.table() else {
            return if line.is_empty() {
                self.words().which_game()
            } else {
                self.begin_named(now, line.split_whitespace())
            };
        };
        match table.dialog().map(|dialog| &dialog.question) {
            Some(Question::Paused) => self.order(now, Order::Answer(Answer::Resume)),
            Some(_) => self.ask(),
            None if line.is_empty() => telling::standing(table, self.words()),
            None if table.is_thinking(Aim::Play) => {
                self.waiting.push_back(line.to_owned());
                Vec::new()
            }
            None => self.order(now, Order::Play(line.to_owned())),
        }
    }

    /// Does or tells what was asked for in words.
    fn obey(&mut self, now: Moment, spoken: Spoken, rest: &[String]) -> Vec<String> {
        let words = self.words();
        let settings = self.model.settings();
        match (spoken, self.model.table()) {
            (Spoken::Quit, _) => self.order(now, Order::Act(Action::Quit)),
            (Spoken::Language, _) => self.other_language(now),
            (_, None) => words.which_game(),
            (Spoken::Help, Some(table)) => self.and_ask(
                words.what_can_be_written(table.record().state_at(0), table.terms().variant),
            ),
            (Spoken::Rules, Some(table)) => {
                self.and_ask(vec![words.rules_in_short(table.terms().variant)])
            }
            (Spoken::Board, Some(table)) => self.and_ask(position::board(table, words)),
            (Spoken::Rows, Some(table)) => self.and_ask(position::rows(table, words)),
            (Spoken::Row, Some(table)) => self.and_ask(vec![position::row(table, words, rest)]),
            (Spoken::On, Some(table)) => self.and_ask(vec![position::square(table, words, rest)]),
            (Spoken::Where, Some(table)) => self.and_ask(position::whereabouts(table, words, rest)),
            (Spoken::Pieces, Some(table)) => self.and_ask(position::pieces(table, words)),
            (Spoken::Moves, Some(table)) => {
                self.and_ask(vec![telling::moves(table, settings, words, rest)])
            }
            (Spoken::Last, Some(table)) => self.and_ask(vec![telling::last(table, words)]),
            (Spoken::History, Some(table)) => {
                self.and_ask(telling::history(table, settings, words))
            }
            (Spoken::Clocks, Some(table)) => self.and_ask(telling::clocks(table, now, words)),
            (Spoken::Back, Some(_)) => self.look(now, spoken, Action::Back, rest),
            (Spoken::Forward, Some(_)) => self.look(now, spoken, Action::Forward, rest),
            (Spoken::Start, Some(_)) => self.look(now, spoken, Action::First, rest),
            (Spoken::Now, Some(_)) => self.look(now, spoken, Action::Last, rest),
            (Spoken::Undo, Some(_)) => self.order(now, Order::Act(Action::TakeBack)),
            (Spoken::Redo, Some(_)) => self.order(now, Order::Act(Action::Redo)),
            (Spoken::Claim, Some(table)) if telling::nothing_to_claim(table) => {
                self.and_ask(vec![words.no_claim()])
            }
            (Spoken::Draw | Spoken::Claim, Some(_)) => self.order(now, Order::Act(Action::Draw)),
            (Spoken::Resign, Some(_)) => self.order(now, Order::Act(Action::Resign)),
            (Spoken::Pause, Some(_)) => self.order(now, Order::Act(Action::Pause)),
            (Spoken::Step, Some(_)) => self.order(now, Order::Act(Action::Step)),
            (Spoken::Hint, Some(_)) => self.hint(now),
            (Spoken::Players, Some(table)) => self.and_ask(telling::players(table, words)),
            (Spoken::New, Some(_)) => self.another_game(now, rest),
            (Spoken::Again, Some(table)) => {
                self.wanted = Some(table.terms().clone());
                self.order(now, Order::Act(Action::NewGame))
            }
        }
    }

    /// Looks at another position of the game by what a key does, once or as often as `rest` says.
    fn look(
        &mut self,
        now: Moment,
        spoken: Spoken,
        action: Action,
        rest: &[String],
    ) -> Vec<String> {
        let Some(times) = telling::how_often(rest) else {
            return self.and_ask(vec![self.words().how_often(spoken)]);
        };
        let plies = self.model.table().map_or(0, |table| table.record().len());
        let mut said = Vec::new();
        for _ in 0..times.min(plies.max(1)) {
            said.extend(self.order(now, Order::Act(action)));
        }
        if let Some(table) = self.model.table().filter(|table| table.dialog().is_none()) {
            said.extend(telling::looked_at(table, self.words()));
        }
        said
    }

    fn other_language(&mut self, now: Moment) -> Vec<String> {
        self.order(now, Order::Act(Action::Language));
        let mut said = vec![self.words().language_chosen()];
        said.extend(match self.model.table() {
            None => self.words().which_game(),
            Some(table) if table.dialog().is_none() => telling::standing(table, self.words()),
            Some(_) => self.ask(),
        });
        said
    }

    /// Leaves the game for another, whose name and clocks may be in `rest`.
    fn another_game(&mut self, now: Moment, rest: &[String]) -> Vec<String> {
        if !rest.is_empty() {
            match games::read(rest.iter().map(String::as_str)) {
                Ok(terms) => self.wanted = Some(terms),
                Err(error) => return vec![self.game_error(&error)],
            }
        }
        self.order(now, Order::Act(Action::NewGame))
    }

    fn begin_named<'a>(&mut self, now: Moment, line: impl Iterator<Item = &'a str>) -> Vec<String> {
        match games::read(line) {
            Ok(terms) => self.begin(now, terms),
            Err(error) => vec![self.game_error(&error)],
        }
    }

    fn game_error(&self, error: &GameError) -> String {
        match error {
            GameError::NoGame(name) => self.words().no_game(name),
            GameError::NoClock(text, problem) => self.words().clock_problem(text, problem),
        }
    }

    fn begin(&mut self, now: Moment, terms: Terms) -> Vec<String> {
        self.wanted = None;
        let begin = Message::Order(Order::Begin(Box::new(terms)));
        self.waiting.clear();
        let commands = app::update(&mut self.model, now, begin);
        self.commands.extend(commands);
        self.look_at_the_ending(now);
        self.greeting()
    }

    /// Asks for advice, and says so while it is looked for.
    fn hint(&mut self, now: Moment) -> Vec<String> {
        let mut said = self.order(now, Order::Act(Action::Hint));
        let is_looking = |table: &Table| table.is_thinking(Aim::Hint);
        if self.model.table().is_some_and(is_looking) {
            said.push(self.words().looking_for_hint());
        }
        said
    }

    fn order(&mut self, now: Moment, order: Order) -> Vec<String> {
        self.update(now, Message::Order(order))
    }

    /// Lets the model digest a message, and tells what has changed.
    fn update(&mut self, now: Moment, message: Message) -> Vec<String> {
        let before = Before::of(&self.model);
        let ordered = matches!(message, Message::Order(_));
        let commands = app::update(&mut self.model, now, message);
        let quits = commands.contains(&Command::Quit);
        self.commands.extend(commands);
        if quits {
            self.over = true;
            return Vec::new();
        }
        if self.model.table().is_none() {
            return match self.wanted.take() {
                Some(terms) => self.begin(now, terms),
                None if ordered => self.words().which_game(),
                None => Vec::new(),
            };
        }
        let mut said = before.changes(&self.model, self.words(), ordered);
        self.look_at_the_ending(now);
        if ordered {
            said.extend(self.ask());
        }
        if self.table_and_dialog().is_none() {
            self.wanted = None;
        }
        said
    }

    /// Answers for the player what is asked at the end of a game: here all of it may be done without a question.
    fn look_at_the_ending(&mut self, now: Moment) {
        if let Some((_, dialog)) = self.table_and_dialog()
            && matches!(dialog.question, Question::Over(_))
        {
            let look = Message::Order(Order::Answer(Answer::Look));
            app::update(&mut self.model, now, look);
        }
    }

    /// The question that stands.
    fn ask(&self) -> Vec<String> {
        let words = self.words();
        let Some((table, dialog)) = self.table_and_dialog() else {
            return Vec::new();
        };
        words.question_in_lines(dialog, table.terms().variant)
    }

    /// `said`, and after it the question that stands, lest it be forgotten.
    fn and_ask(&self, mut said: Vec<String>) -> Vec<String> {
        said.extend(self.ask());
        said
    }

    /// The table and the question that is put there.
    fn table_and_dialog(&self) -> Option<(&Table, &Dialog)> {
        let table = self.model.table()?;
        Some((table, table.dialog()?))
    }

    const fn words(&self) -> Words {
        Words::new(self.model.settings().language)
    }
}

/// `settings`, with pieces that are there at once: nobody watches them move, and no time is to pass meanwhile.
fn at_once(settings: Settings) -> Settings {
    Settings {
        animation: AnimationSpeed::OFF,
        ..settings
    }
}

/// Holds a conversation on standard input and output, until the player leaves or says nothing more.
pub(super) fn run(mut conversation: Conversation, surroundings: &Surroundings) -> u8 {
    match converse(&mut conversation) {
        Ok(()) => 0,
        // A reader that has heard enough and goes is no failure.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(error) => complain(&surroundings.words().failure(&error.to_string()), FAILED),
    }
}

fn converse(conversation: &mut Conversation) -> io::Result<()> {
    let mut lines = Lines::start()?;
    let mut said = conversation.greeting();
    // Whoever is to move at the very beginning may be a computer.
    said.extend(conversation.wake(Moment::START));
    let mut ended = false;
    loop {
        tell(&said)?;
        for command in conversation.take_commands() {
            lines.carry_out(command, conversation.model.settings())?;
        }
        if conversation.is_over() || (ended && !conversation.is_thinking()) {
            return Ok(());
        }
        said = match lines.next(conversation.waits_until())? {
            (now, Line::Text(text)) => conversation.hear(now, &text),
            (now, Line::Woken) => conversation.wake(now),
            (now, Line::Found(message)) => conversation.find(now, message),
            (_, Line::Terminated) => return Ok(()),
            (_, Line::Ended) => {
                ended = true;
                Vec::new()
            }
        };
    }
}

fn tell(said: &[String]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in said {
        writeln!(out, "{line}")?;
    }
    out.flush()
}
