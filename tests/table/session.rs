//! A session at the program without a terminal: keys go in, time passes, the screen is looked at.

use damero::app::new_game::Terms;
use damero::app::table::Table;
use damero::app::thinking::{Score, Task, Thought, Ticket};
use damero::app::{
    self, AnimationSpeed, Command, Key, KeyCode, Language, Message, Model, Order, Settings,
};
use damero::board::BySide;
use damero::clock::Moment;
use damero::game::Variant;
use damero::notation::{Letters, read_position, typed, write_position};
use damero::ui::theme::Theme;
use damero::ui::{self, look::Look};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use std::time::Duration;

/// A session: the model, and what time it is there.
pub(crate) struct Session {
    pub(crate) model: Model,
    pub(crate) now: Moment,
    pub(crate) quit: bool,
    /// The settings that were to be kept.
    pub(crate) saved: Vec<Settings>,
    /// What was to be thought about.
    pub(crate) asked: Vec<Task>,
    /// What was not to be thought about any more.
    pub(crate) stopped: Vec<Ticket>,
}

impl Session {
    /// At the menu, without animation.
    pub(crate) fn at_the_menu(language: Language) -> Self {
        Self {
            model: Model::new(settings(language), 0).with_themes(themes()),
            now: Moment::START,
            quit: false,
            saved: Vec::new(),
            asked: Vec::new(),
            stopped: Vec::new(),
        }
    }

    /// At a table where `game` is played from `position` (empty: the start) on the clock `control`.
    pub(crate) fn at_the_table(game: &str, position: &str, control: &str) -> Self {
        Self::with_seed(game, position, control, 0)
    }

    /// As [`Session::at_the_table`], with the seed that decides lots.
    pub(crate) fn with_seed(game: &str, position: &str, control: &str, seed: u64) -> Self {
        let variant: Variant = game.parse().expect("a game");
        let start = if position.is_empty() {
            variant.start()
        } else {
            read_position(variant, position).expect("a position")
        };
        let control = control.parse().expect("a time control");
        let terms = Terms {
            start,
            control,
            ..Terms::new(variant)
        };
        let now = Moment::START;
        let model =
            Model::with_game(settings(Language::English), seed, terms, now).with_themes(themes());
        Self {
            model,
            now,
            quit: false,
            saved: Vec::new(),
            asked: Vec::new(),
            stopped: Vec::new(),
        }
    }

    /// At a table where `white` and `black`, written as on the command line, play `game` from the start.
    pub(crate) fn between(white: &str, black: &str, game: &str, control: &str) -> Self {
        let variant: Variant = game.parse().expect("a game");
        let player = |text: &str| text.parse().expect("a player");
        let terms = Terms {
            players: BySide::new(player(white), player(black)),
            control: control.parse().expect("a time control"),
            ..Terms::new(variant)
        };
        let mut session = Self::at_the_menu(Language::English);
        session.send(Message::Order(Order::Begin(Box::new(terms))));
        session
    }

    /// What was asked for last and has not been answered.
    pub(crate) fn task(&self) -> &Task {
        self.asked.last().expect("somebody thinks")
    }

    /// Whoever thinks about what was asked for last decides for the move `text`, and thinks that it is worth `points`.
    pub(crate) fn decide(&mut self, text: &str, points: i32) -> &mut Self {
        let task = self.task().clone();
        self.decide_for(&task, text, points)
    }

    /// As [`Session::decide`], about `task`, however long ago that was asked for.
    pub(crate) fn decide_for(&mut self, task: &Task, text: &str, points: i32) -> &mut Self {
        let thought = thought(task, text, points);
        let ticket = task.ticket;
        self.send(Message::Decided { ticket, thought })
    }

    /// Presses keys: characters as they are, others by name, as in `C4D5<enter>` and `<ctrl-n>`.
    pub(crate) fn keys(&mut self, keys: &str) -> &mut Self {
        for key in parse(keys) {
            self.send(Message::Key(key));
        }
        self
    }

    /// Sends any message.
    pub(crate) fn send(&mut self, message: Message) -> &mut Self {
        let commands = app::update(&mut self.model, self.now, message);
        self.quit |= commands.contains(&Command::Quit);
        for command in commands {
            match command {
                Command::Save(settings) => self.saved.push(*settings),
                Command::Think(task) => self.asked.push(*task),
                Command::StopThinking(ticket) => self.stopped.push(ticket),
                Command::Quit
                | Command::Suspend
                | Command::Redraw
                | Command::Ring
                | Command::Mouse(_)
                | Command::Dismiss(_) => {}
            }
        }
        self
    }

    /// Lets time pass; the program is woken whenever it asked to be.
    pub(crate) fn wait(&mut self, duration: Duration) -> &mut Self {
        let end = self.now + duration;
        while let Some(wake) = app::next_wake(&self.model).filter(|wake| *wake <= end) {
            self.now = wake;
            self.send(Message::Woken);
        }
        self.now = end;
        self
    }

    pub(crate) fn wait_ms(&mut self, milliseconds: u64) -> &mut Self {
        self.wait(Duration::from_millis(milliseconds))
    }

    pub(crate) const fn table(&self) -> &Table {
        self.model.table().expect("the players are at the table")
    }

    /// The present position.
    pub(crate) fn position(&self) -> String {
        write_position(self.table().record().state())
    }

    /// What is seen, row by row, without colour.
    pub(crate) fn screen(&self, width: u16, height: u16) -> String {
        let look = Look::plain().in_language(self.model.settings().language);
        self.screen_with(&look, width, height)
    }

    /// What is seen, row by row, with another look.
    pub(crate) fn screen_with(&self, look: &Look, width: u16, height: u16) -> String {
        let buffer = self.cells(look, width, height);
        (0..height)
            .map(|row| {
                let line: String = (0..width)
                    .map(|column| buffer[(column, row)].symbol())
                    .collect();
                line.trim_end().to_owned() + "\n"
            })
            .collect()
    }

    /// What is seen, cell by cell.
    pub(crate) fn cells(&self, look: &Look, width: u16, height: u16) -> Buffer {
        let backend = TestBackend::new(width, height);
        let mut terminal = Terminal::new(backend).expect("no terminal to fail");
        terminal
            .draw(|frame| ui::view(&self.model, look, frame))
            .expect("no terminal to fail");
        terminal.backend().buffer().clone()
    }
}

/// What somebody finds who would play `text`.
pub(crate) fn thought(task: &Task, text: &str, points: i32) -> Thought {
    let state = task
        .moves
        .iter()
        .fold(task.start, |state, mv| state.play(mv));
    let moves = typed::read(task.variant, &state, text, Letters::English).expect("a legal move");
    Thought {
        depth: 12,
        score: Some(Score::Points(points)),
        line: moves.into_iter().take(1).collect(),
    }
}

fn themes() -> Vec<String> {
    Theme::names().map(str::to_owned).collect()
}

fn settings(language: Language) -> Settings {
    Settings {
        language,
        animation: AnimationSpeed::OFF,
        mouse: true,
        ..Settings::default()
    }
}

fn parse(keys: &str) -> Vec<Key> {
    let mut found = Vec::new();
    let mut rest = keys.chars();
    while let Some(character) = rest.next() {
        if character != '<' {
            found.push(Key::char(character));
            continue;
        }
        let name: String = rest.by_ref().take_while(|c| *c != '>').collect();
        let key = match name.as_str() {
            "enter" => Key::plain(KeyCode::Enter),
            "esc" => Key::plain(KeyCode::Esc),
            "tab" => Key::plain(KeyCode::Tab),
            "up" => Key::plain(KeyCode::Up),
            "down" => Key::plain(KeyCode::Down),
            "left" => Key::plain(KeyCode::Left),
            "right" => Key::plain(KeyCode::Right),
            "home" => Key::plain(KeyCode::Home),
            "end" => Key::plain(KeyCode::End),
            "pgup" => Key::plain(KeyCode::PageUp),
            "pgdn" => Key::plain(KeyCode::PageDown),
            "bs" => Key::plain(KeyCode::Backspace),
            "space" => Key::char(' '),
            other => {
                let letter = other
                    .strip_prefix("ctrl-")
                    .and_then(|rest| rest.chars().next());
                Key::ctrl(letter.expect("a name of a key"))
            }
        };
        found.push(key);
    }
    found
}
