//! The state of the program, and what a message does to it.
//!
//! Pure: time comes in with the messages, chance as a seed, and what must be done outside goes out as commands.
//! One file a screen, with its state and its update.

pub mod command_line;
pub mod dialog;
mod editing;
mod engine_trouble;
mod engines;
pub mod flight;
pub mod help;
mod key;
pub mod keys;
pub mod menu;
mod message;
pub mod new_game;
mod player;
mod pointing;
mod settings;
pub mod settings_screen;
pub mod spoken;
pub mod table;
pub mod thinking;
mod trouble;

pub use engines::{Engine, EngineOption, Engines};
pub use key::{Key, KeyCode};
pub use message::{Command, Message, Order};
pub use player::{Level, LevelError, Player, PlayerError};
pub use pointing::{Mouse, MouseAction, Target};
pub use settings::{AnimationSpeed, Language, Notation, PieceSet, Settings};
pub use trouble::Trouble;

use crate::clock::Moment;
use crate::game::Variant;
use command_line::Change;
use dialog::Leaving;
use help::Help;
use keys::{Action, Context};
use menu::Menu;
use new_game::{NewGame, Terms};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use settings_screen::SettingsScreen;
use std::collections::VecDeque;
use table::{Notice, Table};
use thinking::{Asked, Thought, Ticket};

/// The whole state of the program.
#[derive(Debug)]
pub struct Model {
    now: Moment,
    settings: Settings,
    /// The settings as they were last kept.
    kept: Settings,
    /// The names of the themes there are, the usual one first.
    themes: Vec<String>,
    /// What is wrong with the player's files and has not been seen yet, the next to be told first.
    troubles: VecDeque<Trouble>,
    screen: Screen,
    /// The settings, which lie over the screen.
    settings_screen: Option<SettingsScreen>,
    help: Option<Help>,
    chance: ChaCha8Rng,
    /// What the last game was played on, to begin the next form with.
    last_terms: Option<Terms>,
    /// What has been asked of the computer players.
    asked: Asked,
}

/// What the whole screen is about.
#[derive(Debug)]
pub enum Screen {
    /// The menu.
    Menu(Menu),
    /// The form of a new game.
    NewGame(Box<NewGame>),
    /// A game.
    Table(Box<Table>),
}

/// What a screen needs to know of the rest of the program.
#[derive(Debug)]
struct Circumstances<'a> {
    now: Moment,
    settings: &'a Settings,
    themes: &'a [String],
    chance: &'a mut ChaCha8Rng,
}

/// What a screen asks the program for.
#[derive(Clone, Debug, PartialEq)]
enum Request {
    Menu,
    Form(Variant),
    Begin(Box<Terms>),
    Help,
    Language,
    Change(Change),
    Settings,
    Suspend,
    Redraw,
    Quit,
}

impl Model {
    /// The program as it starts, with the menu; `seed` decides every lot that will be drawn.
    pub fn new(settings: Settings, seed: u64) -> Self {
        Self {
            now: Moment::START,
            kept: settings.clone(),
            settings,
            themes: Vec::new(),
            troubles: VecDeque::new(),
            screen: Screen::Menu(Menu::default()),
            settings_screen: None,
            help: None,
            chance: ChaCha8Rng::seed_from_u64(seed),
            last_terms: None,
            asked: Asked::default(),
        }
    }

    /// The program as it starts, with a game on `terms`.
    pub fn with_game(settings: Settings, seed: u64, terms: Terms, now: Moment) -> Self {
        let mut model = Self::new(settings, seed);
        model.now = now;
        model.begin(terms);
        model
    }

    /// With the names of the themes there are, the usual one first.
    pub fn with_themes(mut self, themes: Vec<String>) -> Self {
        self.themes = themes;
        self
    }

    /// With what was found to be wrong with the player's files.
    pub fn with_troubles(mut self, troubles: impl IntoIterator<Item = Trouble>) -> Self {
        self.troubles.extend(troubles);
        self.tell_trouble_at_the_table();
        self
    }

    /// The moment of the last message.
    pub const fn now(&self) -> Moment {
        self.now
    }

    /// What the player has set.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The names of the themes there are, the usual one first.
    pub fn themes(&self) -> &[String] {
        &self.themes
    }

    /// What is wrong with the player's files, to be told in the menu until the next key or click.
    pub fn trouble(&self) -> Option<&Trouble> {
        self.troubles.front()
    }

    /// The settings, if they lie over the screen.
    pub const fn settings_screen(&self) -> Option<&SettingsScreen> {
        self.settings_screen.as_ref()
    }

    /// What the whole screen is about.
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The page of help that lies over the screen.
    pub const fn help(&self) -> Option<&Help> {
        self.help.as_ref()
    }

    /// The table, if that is where the players are.
    pub const fn table(&self) -> Option<&Table> {
        match &self.screen {
            Screen::Table(table) => Some(table),
            Screen::Menu(_) | Screen::NewGame(_) => None,
        }
    }

    /// Where keys go now.
    pub fn context(&self) -> Context {
        match &self.screen {
            _ if self.help.is_some() => Context::Help,
            _ if self.settings_screen.is_some() => Context::Settings,
            Screen::Menu(_) => Context::Menu,
            Screen::NewGame(_) => Context::Form,
            Screen::Table(table) => table.context(),
        }
    }

    fn key(&mut self, key: Key) -> Option<Request> {
        if let Some(help) = &mut self.help {
            let action = keys::action(Context::Help, key)?;
            if action == Action::Cancel {
                self.help = None;
                return None;
            }
            help.act(action);
            return self.anywhere(action);
        }
        if let Some(screen) = &mut self.settings_screen {
            let action = keys::action(Context::Settings, key)?;
            if action == Action::Cancel {
                self.settings_screen = None;
                return None;
            }
            screen.act(action, &mut self.settings, &self.themes);
            return self.anywhere(action);
        }
        let mut around = Circumstances {
            now: self.now,
            settings: &self.settings,
            themes: &self.themes,
            chance: &mut self.chance,
        };
        match &mut self.screen {
            Screen::Table(table) => table.key(key, &mut around),
            Screen::Menu(menu) => {
                self.troubles.pop_front();
                let action = keys::action(Context::Menu, key)?;
                menu.act(action).or_else(|| self.anywhere(action))
            }
            Screen::NewGame(form) => form.key(key).or_else(|| {
                let action = keys::action(Context::Form, key)?;
                self.anywhere(action)
            }),
        }
    }

    fn order(&mut self, order: Order) -> Option<Request> {
        let mut around = Circumstances {
            now: self.now,
            settings: &self.settings,
            themes: &self.themes,
            chance: &mut self.chance,
        };
        match (&mut self.screen, order) {
            (_, Order::Begin(terms)) => Some(Request::Begin(terms)),
            (Screen::Table(table), order) => table.order(order, &mut around),
            (Screen::Menu(_) | Screen::NewGame(_), Order::Act(action)) => self.anywhere(action),
            (Screen::Menu(_) | Screen::NewGame(_), Order::Play(_) | Order::Answer(_)) => None,
        }
    }

    /// What an action asks for that means the same on every screen.
    fn anywhere(&mut self, action: Action) -> Option<Request> {
        match action {
            Action::Help => Some(Request::Help),
            Action::Language => Some(Request::Language),
            Action::Suspend => Some(Request::Suspend),
            Action::Redraw => Some(Request::Redraw),
            Action::Quit => match &mut self.screen {
                Screen::Table(table) => {
                    self.help = None;
                    self.settings_screen = None;
                    table.leave(Leaving::Quit)
                }
                Screen::Menu(_) | Screen::NewGame(_) => Some(Request::Quit),
            },
            _ => None,
        }
    }

    fn carry_out(&mut self, request: Request) -> Option<Command> {
        match request {
            Request::Menu => self.screen = Screen::Menu(Menu::default()),
            Request::Form(variant) => {
                self.screen =
                    Screen::NewGame(Box::new(NewGame::new(variant, self.last_terms.as_ref())));
            }
            Request::Begin(terms) => self.begin(*terms),
            Request::Help => {
                let variant = self.table().map(|table| table.terms().variant);
                self.help = Some(Help::new(self.context(), variant));
            }
            Request::Language => self.settings.language = self.settings.language.other(),
            Request::Change(change) => change.make(&mut self.settings),
            Request::Settings => self.settings_screen = Some(SettingsScreen::default()),
            Request::Suspend => return Some(Command::Suspend),
            Request::Redraw => return Some(Command::Redraw),
            Request::Quit => return Some(Command::Quit),
        }
        None
    }

    fn begin(&mut self, terms: Terms) {
        self.last_terms = Some(terms.clone());
        self.asked.begin_game();
        self.screen = Screen::Table(Box::new(Table::new(terms, self.now)));
    }

    /// What has to be done so that the settings outlive the program.
    fn keep_settings(&mut self) -> Option<Command> {
        (self.settings != self.kept).then(|| {
            self.kept.clone_from(&self.settings);
            Command::Save(Box::new(self.settings.clone()))
        })
    }

    /// At the table, where there is no menu to tell of troubles, tells of the first.
    fn tell_trouble_at_the_table(&mut self) {
        if let Screen::Table(table) = &mut self.screen
            && let Some(trouble) = self.troubles.pop_front()
        {
            table.say(Notice::Trouble(trouble));
        }
    }

    /// Tells the table that asked what has been decided.
    fn decide(&mut self, ticket: Ticket, thought: Thought) {
        let mut around = Circumstances {
            now: self.now,
            settings: &self.settings,
            themes: &self.themes,
            chance: &mut self.chance,
        };
        if let Screen::Table(table) = &mut self.screen
            && table.ticket() == Some(ticket)
        {
            table.take_decision(thought, &mut around);
        }
    }

    fn paste(&mut self, text: &str) {
        match &mut self.screen {
            _ if self.help.is_some() || self.settings_screen.is_some() => {}
            Screen::Menu(_) => {}
            Screen::NewGame(form) => form.paste(text),
            Screen::Table(table) => table.paste(text),
        }
    }
}

/// Takes `message`, which happened at `now`, and says what is to be done outside.
pub fn update(model: &mut Model, now: Moment, message: Message) -> Vec<Command> {
    model.now = now;
    if let Screen::Table(table) = &mut model.screen {
        table.advance(now);
    }
    let refused_before = is_refused(model) && !tries_again(model, &message);
    let mouse_before = model.settings.mouse;
    let request = match message {
        Message::Key(key) => model.key(key),
        Message::Paste(text) => {
            model.paste(&text);
            None
        }
        Message::Order(order) => model.order(order),
        Message::Trouble(trouble) => {
            model.troubles.push_back(trouble);
            model.tell_trouble_at_the_table();
            None
        }
        Message::Terminate => Some(Request::Quit),
        Message::Thought { ticket, thought } => {
            if let Some(table) = model.table_that_asked(ticket) {
                table.hear(thought);
            }
            None
        }
        Message::Decided { ticket, thought } => {
            model.asked.answered(ticket);
            model.decide(ticket, thought);
            None
        }
        Message::ThinkingFailed { ticket, trouble } => {
            model.asked.answered(ticket);
            if let Some(table) = model.table_that_asked(ticket) {
                table.fail(trouble, now);
            }
            None
        }
        Message::Mouse(mouse) => model.mouse(mouse),
        Message::Resized { .. } | Message::Woken | Message::Resumed => None,
    };
    let asked = request.and_then(|request| model.carry_out(request));
    let mut commands = model.ask_players();
    // Kept before anything that may end the program, and not at every step on the way to a value.
    if model.settings_screen.is_none() || asked == Some(Command::Quit) {
        commands.extend(model.keep_settings());
    }
    commands.extend(asked);
    if model.settings.mouse != mouse_before {
        commands.push(Command::Mouse(model.settings.mouse));
    }
    if model.settings.bell && is_refused(model) && !refused_before {
        commands.push(Command::Ring);
    }
    commands
}

/// Whether `message` asks for something, so that what was refused before it is forgotten.
fn tries_again(model: &Model, message: &Message) -> bool {
    match message {
        Message::Key(key) => keys::action(model.context(), *key) == Some(Action::Choose),
        Message::Mouse(mouse) => mouse.action == MouseAction::Press,
        Message::Order(_) => true,
        Message::Paste(_)
        | Message::Trouble(_)
        | Message::Thought { .. }
        | Message::Decided { .. }
        | Message::ThinkingFailed { .. }
        | Message::Resized { .. }
        | Message::Woken
        | Message::Resumed
        | Message::Terminate => false,
    }
}

/// Whether the last thing said was that something can't be done.
fn is_refused(model: &Model) -> bool {
    model
        .table()
        .and_then(Table::notice)
        .is_some_and(table::Notice::is_refusal)
}

/// When something that is seen will change by itself: a clock's next digit, the next picture of a moving piece.
pub fn next_wake(model: &Model) -> Option<Moment> {
    let table = model.table().and_then(|table| table.next_wake(model.now));
    let sample = model
        .settings_screen
        .as_ref()
        .and_then(|screen| screen.next_wake(&model.settings, model.now));
    table.into_iter().chain(sample).min()
}

/// `by` steps from `here`, going round.
fn step(here: usize, by: isize, count: usize) -> usize {
    here.checked_add_signed(by)
        .map_or(count - 1, |there| there % count)
}
