//! The form of a new game: which game, by which rules, who plays, on which clock.

use super::keys::{self, Action, Context};
use super::{Key, Request, editing, step};
use crate::board::{BySide, Side};
use crate::clock::{TimeControl, TimeControlError};
use crate::game::{State, Variant};
use tui_input::Input;

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 24;

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
    /// The players' names; empty where none was given.
    pub names: BySide<String>,
    /// The time each player has.
    pub control: TimeControl,
}

impl Terms {
    /// A game of `variant` from the beginning, without names or clocks.
    pub fn new(variant: Variant) -> Self {
        Self {
            variant,
            start: variant.start(),
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
    names: BySide<Input>,
    preset: usize,
    own_control: Input,
    focus: Field,
    problem: Option<TimeControlError>,
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
    /// The name of one side's player.
    Name(Side),
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
    /// Text being typed.
    Text(&'a Input),
    /// A time control; `None` for the player's own.
    Clock(Option<TimeControl>),
    /// Nothing: the line is a button.
    Button,
}

impl NewGame {
    /// A form for a game of `variant`, with the names and the clock of `last`, if there was one.
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
        Self {
            variant,
            starts: variant.starts(),
            names: BySide::from_fn(|side| {
                Input::new(last.map_or_else(String::new, |terms| terms.names[side].clone()))
            }),
            preset,
            own_control: Input::new(own),
            focus: Field::Begin,
            problem: None,
        }
    }

    /// The game that is chosen.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The line the cursor is on.
    pub const fn focus(&self) -> Field {
        self.focus
    }

    /// What is wrong with the player's own time control.
    pub const fn problem(&self) -> Option<&TimeControlError> {
        self.problem.as_ref()
    }

    /// The lines there are for the game that is chosen.
    pub fn fields(&self) -> Vec<Field> {
        let spanish = matches!(self.variant, Variant::Spanish | Variant::SpanishOfficial);
        [
            (true, Field::Game),
            (spanish, Field::Rules),
            (self.variant.either_may_start(), Field::Starts),
            (true, Field::Name(Side::White)),
            (true, Field::Name(Side::Black)),
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
            Field::Name(side) => Value::Text(&self.names[side]),
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
            Field::Name(_) | Field::OwnClock | Field::Begin => {}
        }
    }

    fn set_variant(&mut self, variant: Variant) {
        self.variant = variant;
        self.starts = variant.starts();
    }

    fn begin(&mut self) -> Option<Request> {
        let text = PRESETS
            .get(self.preset)
            .copied()
            .unwrap_or_else(|| self.own_control.value());
        match text.trim().parse() {
            Ok(control) => Some(Request::Begin(Box::new(Terms {
                variant: self.variant,
                start: self.variant.start_with(self.starts),
                names: BySide::from_fn(|side| self.names[side].value().trim().to_owned()),
                control,
            }))),
            Err(problem) => {
                self.problem = Some(problem);
                self.focus = Field::OwnClock;
                None
            }
        }
    }

    const fn focused_text_limit(&self) -> Option<usize> {
        match self.focus {
            Field::Name(_) => Some(LONGEST_NAME),
            Field::OwnClock => Some(16),
            Field::Game | Field::Rules | Field::Starts | Field::Clock | Field::Begin => None,
        }
    }

    const fn focused_text(&mut self) -> &mut Input {
        match self.focus {
            Field::Name(Side::White) => &mut self.names.white,
            Field::Name(Side::Black) => &mut self.names.black,
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

/// Cuts `input` down to `limit` characters.
fn shorten(input: &mut Input, limit: usize) {
    if input.value().chars().count() > limit {
        let cursor = input.cursor();
        *input =
            Input::new(input.value().chars().take(limit).collect()).with_cursor(cursor.min(limit));
    }
}
