//! The form of a new game: which game, by which rules, who plays, on which clock.

use super::keys::{self, Action, Context};
use super::{Key, Level, Player, Request, editing, step};
use crate::board::{BySide, Side};
use crate::clock::{TimeControl, TimeControlError};
use crate::game::{State, Variant};
use tui_input::Input;

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 24;
/// The longest command that starts another program, in characters.
const LONGEST_COMMAND: usize = 200;

/// The time controls to choose from; the last choice is the player's own.
const PRESETS: [&str; 9] = [
    "none", "1+0", "3+2", "5+3", "10", "15+10", "30", "5d3", "90+30",
];

/// What a game is played on: everything that is settled before the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The game and its rules.
    pub variant: Variant,
    /// Where it begins.
    pub start: State,
    /// Who plays each side.
    pub players: BySide<Player>,
    /// The players' names; empty where none was given.
    pub names: BySide<String>,
    /// The time each player has.
    pub control: TimeControl,
}

impl Terms {
    /// A game of `variant` from the beginning, for two people without names or clocks.
    pub fn new(variant: Variant) -> Self {
        Self {
            variant,
            start: variant.start(),
            players: BySide::default(),
            names: BySide::default(),
            control: TimeControl::default(),
        }
    }
}

/// The form of a new game.
#[derive(Clone, Debug)]
pub struct NewGame {
    variant: Variant,
    starts: Side,
    seats: BySide<Seat>,
    names: BySide<Input>,
    /// The commands that start other programs.
    commands: BySide<Input>,
    preset: usize,
    own_control: Input,
    focus: Field,
    problem: Option<Problem>,
}

/// Who plays a side, as the form has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at the keyboard.
    Human,
    /// The computer.
    Computer(Level),
    /// Another program that plays chess.
    Engine,
}

/// Why no game can begin yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The player's own time control is none.
    Clock(TimeControlError),
    /// The command is missing that starts the program that plays this side.
    NoCommand(Side),
}

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Which game.
    Game,
    /// Spanish draughts: whose rules.
    Rules,
    /// Who makes the first move, where the game leaves it open.
    Starts,
    /// Who plays one side.
    Seat(Side),
    /// The name of one side's player.
    Name(Side),
    /// The command that starts the program that plays one side.
    Command(Side),
    /// One of the time controls.
    Clock,
    /// A time control of the player's own.
    OwnClock,
    /// Begins the game.
    Begin,
}

/// What a line of the form holds.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// A game.
    Game(Variant),
    /// Rules of Spanish draughts.
    Rules(Variant),
    /// A side.
    Side(Side),
    /// Who plays.
    Seat(Seat),
    /// Text being typed.
    Text(&'a Input),
    /// A time control; `None` for the player's own.
    Clock(Option<TimeControl>),
    /// Nothing: the line is a button.
    Button,
}

impl NewGame {
    /// A form for a game of `variant`, with the players, their names and the clock of `last`, if there was one.
    pub fn new(variant: Variant, last: Option<&Terms>) -> Self {
        let control = last.map_or_else(TimeControl::default, |terms| terms.control);
        let text = control.to_string();
        let preset = PRESETS
            .iter()
            .position(|preset| *preset == text)
            .unwrap_or(PRESETS.len());
        let own = if preset == PRESETS.len() {
            text
        } else {
            "20+5".to_owned()
        };
        let player = |side| last.map_or(&Player::Human, |terms| &terms.players[side]);
        let mut form = Self {
            variant,
            starts: variant.starts(),
            seats: BySide::from_fn(|side| Seat::of(player(side))),
            commands: BySide::from_fn(|side| match player(side) {
                Player::Engine(command) => Input::new(command.clone()),
                Player::Human | Player::Computer(_) => Input::default(),
            }),
            names: BySide::from_fn(|side| {
                Input::new(last.map_or_else(String::new, |terms| terms.names[side].clone()))
            }),
            preset,
            own_control: Input::new(own),
            focus: Field::Begin,
            problem: None,
        };
        form.set_variant(variant);
        form
    }

    /// The game that is chosen.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The line the cursor is on.
    pub const fn focus(&self) -> Field {
        self.focus
    }

    /// Why no game can begin yet.
    pub const fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    /// The lines there are for the game that is chosen.
    pub fn fields(&self) -> Vec<Field> {
        let spanish = matches!(self.variant, Variant::Spanish | Variant::SpanishOfficial);
        let seated = |side, seat| self.seats[side] == seat;
        [
            (true, Field::Game),
            (spanish, Field::Rules),
            (self.variant.either_may_start(), Field::Starts),
            (true, Field::Seat(Side::White)),
            (seated(Side::White, Seat::Human), Field::Name(Side::White)),
            (
                seated(Side::White, Seat::Engine),
                Field::Command(Side::White),
            ),
            (true, Field::Seat(Side::Black)),
            (seated(Side::Black, Seat::Human), Field::Name(Side::Black)),
            (
                seated(Side::Black, Seat::Engine),
                Field::Command(Side::Black),
            ),
            (true, Field::Clock),
            (self.preset == PRESETS.len(), Field::OwnClock),
            (true, Field::Begin),
        ]
        .into_iter()
        .filter_map(|(shown, field)| shown.then_some(field))
        .collect()
    }

    /// What a line holds.
    pub fn value(&self, field: Field) -> Value<'_> {
        match field {
            Field::Game => Value::Game(self.variant),
            Field::Rules => Value::Rules(self.variant),
            Field::Starts => Value::Side(self.starts),
            Field::Seat(side) => Value::Seat(self.seats[side]),
            Field::Name(side) => Value::Text(&self.names[side]),
            Field::Command(side) => Value::Text(&self.commands[side]),
            Field::Clock => Value::Clock(
                PRESETS
                    .get(self.preset)
                    .and_then(|preset| preset.parse().ok()),
            ),
            Field::OwnClock => Value::Text(&self.own_control),
            Field::Begin => Value::Button,
        }
    }

    pub(super) fn key(&mut self, key: Key) -> Option<Request> {
        if let Some(limit) = self.focused_text_limit()
            && !matches!(
                keys::action(Context::Form, key),
                Some(Action::Next | Action::Previous | Action::Choose | Action::Cancel)
            )
            && self.edit(key, limit)
        {
            return None;
        }
        self.act(keys::action(Context::Form, key)?)
    }

    pub(super) fn paste(&mut self, text: &str) {
        if let Some(limit) = self.focused_text_limit() {
            let input = self.focused_text();
            editing::paste(input, text);
            shorten(input, limit);
        }
    }

    pub(super) fn act(&mut self, action: Action) -> Option<Request> {
        match action {
            Action::Previous | Action::Up => self.move_focus(-1),
            Action::Left => self.change(-1),
            Action::Right => self.change(1),
            Action::Choose if self.focus == Field::Begin => return self.begin(),
            Action::Next | Action::Down | Action::Choose => self.move_focus(1),
            Action::Cancel => return Some(Request::Menu),
            _ => {}
        }
        None
    }

    /// Goes to the line `field`; where that is the line already, changes it. The button needs no second click.
    pub(super) fn click(&mut self, field: Field) -> Option<Request> {
        let again = self.focus == field;
        self.focus = field;
        match field {
            Field::Begin => self.act(Action::Choose),
            _ if again => self.act(Action::Right),
            _ => None,
        }
    }

    fn move_focus(&mut self, by: isize) {
        let fields = self.fields();
        let here = fields
            .iter()
            .position(|field| *field == self.focus)
            .unwrap_or(0);
        self.focus = fields[step(here, by, fields.len())];
    }

    fn change(&mut self, by: isize) {
        match self.focus {
            Field::Game => {
                let games: Vec<Variant> = Variant::ALL
                    .into_iter()
                    .filter(|variant| *variant != Variant::SpanishOfficial)
                    .collect();
                let here = match self.variant {
                    Variant::SpanishOfficial => Variant::Spanish,
                    variant => variant,
                };
                let here = games
                    .iter()
                    .position(|variant| *variant == here)
                    .unwrap_or(0);
                self.set_variant(games[step(here, by, games.len())]);
            }
            Field::Rules => self.set_variant(match self.variant {
                Variant::Spanish => Variant::SpanishOfficial,
                _ => Variant::Spanish,
            }),
            Field::Starts => self.starts = self.starts.opposite(),
            Field::Clock => {
                self.preset = step(self.preset, by, PRESETS.len() + 1);
                self.problem = None;
            }
            Field::Seat(side) => {
                let seats = self.choice_of_seats();
                let here = seats.iter().position(|seat| *seat == self.seats[side]);
                self.seats[side] = seats[step(here.unwrap_or(0), by, seats.len())];
                self.problem = None;
            }
            Field::Name(_) | Field::Command(_) | Field::OwnClock | Field::Begin => {}
        }
    }

    fn choice_of_seats(&self) -> Vec<Seat> {
        let mut seats = vec![Seat::Human];
        seats.extend(Level::all().map(Seat::Computer));
        if self.variant == Variant::Chess {
            seats.push(Seat::Engine);
        }
        seats
    }

    fn set_variant(&mut self, variant: Variant) {
        self.variant = variant;
        self.starts = variant.starts();
        let seats = self.choice_of_seats();
        for side in Side::ALL {
            if !seats.contains(&self.seats[side]) {
                self.seats[side] = Seat::Human;
            }
        }
    }

    fn begin(&mut self) -> Option<Request> {
        let text = PRESETS
            .get(self.preset)
            .copied()
            .unwrap_or_else(|| self.own_control.value());
        let without_command = Side::ALL.into_iter().find(|side| {
            self.seats[*side] == Seat::Engine && self.commands[*side].value().trim().is_empty()
        });
        if let Some(side) = without_command {
            self.problem = Some(Problem::NoCommand(side));
            self.focus = Field::Command(side);
            return None;
        }
        match text.trim().parse() {
            Ok(control) => Some(Request::Begin(Box::new(Terms {
                variant: self.variant,
                start: self.variant.start_with(self.starts),
                players: BySide::from_fn(|side| self.player(side)),
                names: BySide::from_fn(|side| match self.seats[side] {
                    Seat::Human => self.names[side].value().trim().to_owned(),
                    Seat::Computer(_) | Seat::Engine => String::new(),
                }),
                control,
            }))),
            Err(problem) => {
                self.problem = Some(Problem::Clock(problem));
                self.focus = Field::OwnClock;
                None
            }
        }
    }

    fn player(&self, side: Side) -> Player {
        match self.seats[side] {
            Seat::Human => Player::Human,
            Seat::Computer(level) => Player::Computer(level),
            Seat::Engine => Player::Engine(self.commands[side].value().trim().to_owned()),
        }
    }

    const fn focused_text_limit(&self) -> Option<usize> {
        match self.focus {
            Field::Name(_) => Some(LONGEST_NAME),
            Field::Command(_) => Some(LONGEST_COMMAND),
            Field::OwnClock => Some(16),
            Field::Seat(_)
            | Field::Game
            | Field::Rules
            | Field::Starts
            | Field::Clock
            | Field::Begin => None,
        }
    }

    const fn focused_text(&mut self) -> &mut Input {
        match self.focus {
            Field::Name(Side::White) => &mut self.names.white,
            Field::Name(Side::Black) => &mut self.names.black,
            Field::Command(Side::White) => &mut self.commands.white,
            Field::Command(Side::Black) => &mut self.commands.black,
            _ => &mut self.own_control,
        }
    }

    fn edit(&mut self, key: Key, limit: usize) -> bool {
        self.problem = None;
        let input = self.focused_text();
        let edited = editing::edit(input, key);
        shorten(input, limit);
        edited
    }
}

impl Seat {
    const fn of(player: &Player) -> Self {
        match player {
            Player::Human => Self::Human,
            Player::Computer(level) => Self::Computer(*level),
            Player::Engine(_) => Self::Engine,
        }
    }
}

/// Cuts `input` down to `limit` characters.
fn shorten(input: &mut Input, limit: usize) {
    if input.value().chars().count() > limit {
        let cursor = input.cursor();
        *input =
            Input::new(input.value().chars().take(limit).collect()).with_cursor(cursor.min(limit));
    }
}
