//! The words of menu, form, table and questions.

use super::{Argument, Words};
use crate::app::dialog::{Answer, Leaving, Question};
use crate::app::menu::Item;
use crate::board::Side;
use crate::chess::Role;
use crate::clock::{TimeControl, TimeControlError};
use crate::game::{State, Variant};
use crate::notation::Style;
use ratatui::layout::Size;

impl Words {
    /// The program's line about itself.
    pub fn tagline(self) -> String {
        self.text("app-tagline")
    }

    /// The name of a game, without its rules.
    pub fn game(self, variant: Variant) -> String {
        self.of_game("game-name", variant)
    }

    /// The name of a game and, where there are several, of its rules.
    pub fn game_and_rules(self, variant: Variant) -> String {
        self.of_game("game-name-with-rules", variant)
    }

    /// What sets a game apart, in a line.
    pub fn about_game(self, variant: Variant) -> String {
        self.of_game("game-about", variant)
    }

    /// The rules of Spanish draughts that are chosen.
    pub fn rules(self, variant: Variant) -> String {
        self.of_game("rules-name", variant)
    }

    /// White or Black.
    pub fn side(self, side: Side) -> String {
        self.of_side("side-name", side)
    }

    /// A line of the menu.
    pub fn menu_item(self, item: Item) -> String {
        match item {
            Item::Game(Variant::SpanishOfficial) => self.game_and_rules(Variant::SpanishOfficial),
            Item::Game(variant) => self.game(variant),
            Item::MoreDraughts => self.text("menu-more-draughts"),
            Item::Settings => self.text("menu-settings"),
            Item::Help => self.text("menu-help"),
            Item::Back => self.text("menu-back"),
            Item::Quit => self.text("menu-quit"),
        }
    }

    /// What a line of the menu leads to.
    pub fn about_menu_item(self, item: Item) -> String {
        match item {
            Item::Game(variant) => self.about_game(variant),
            Item::MoreDraughts => self.text("menu-about-more"),
            Item::Settings => self.text("menu-about-settings"),
            Item::Help => self.text("menu-about-help"),
            Item::Back => self.text("menu-about-back"),
            Item::Quit => self.text("menu-about-quit"),
        }
    }

    /// The heading of the form.
    pub fn form_title(self) -> String {
        self.text("form-title")
    }

    /// What a line of the form asks for.
    pub fn field(self, field: crate::app::new_game::Field) -> String {
        use crate::app::new_game::Field;
        match field {
            Field::Game => self.text("form-game"),
            Field::Rules => self.text("form-rules"),
            Field::Starts => self.text("form-starts"),
            Field::Seat(side) => self.of_side("form-name", side),
            Field::Name(_) => self.text("form-own-name"),
            Field::Command(_) => self.text("form-command"),
            Field::Clock => self.text("form-clock"),
            Field::OwnClock => self.text("form-own-clock"),
            Field::Begin => self.text("form-begin"),
        }
    }

    /// What stands in an empty field for a name.
    pub fn empty_name(self) -> String {
        self.text("form-name-empty")
    }

    /// A time control that can be chosen; `None` is the player's own.
    pub fn clock_choice(self, control: Option<TimeControl>) -> String {
        match control {
            None => self.text("clock-own"),
            Some(control) if control == TimeControl::default() => self.text("clock-none"),
            Some(control) => control.to_string(),
        }
    }

    /// How a time control is written.
    pub fn about_own_clock(self) -> String {
        self.text("form-own-clock-about")
    }

    /// What is wrong with a time control.
    pub fn clock_problem(self, text: &str, _problem: &TimeControlError) -> String {
        self.with("form-clock-problem", &[("text", Argument::Text(text))])
    }

    /// The heading of the moves.
    pub fn history_title(self, looking_back: bool) -> String {
        self.text(if looking_back {
            "history-past"
        } else {
            "history-title"
        })
    }

    /// What stands in the history before the first move.
    pub fn no_moves(self) -> String {
        self.text("history-empty")
    }

    /// The heading of the input box.
    pub fn prompt_title(self) -> String {
        self.text("prompt-title")
    }

    /// What stands in the input box while nothing is typed.
    pub fn prompt_hint(self, variant: Variant) -> String {
        self.with_example("prompt-hint", variant)
    }

    /// The same in a narrow box.
    pub fn prompt_hint_short(self, variant: Variant) -> String {
        self.with_example("prompt-hint-short", variant)
    }

    /// What `side` has captured, before the pieces.
    pub fn captured_by(self, side: Side) -> String {
        self.of_side("captured-by", side)
    }

    /// The terminal is too small.
    pub fn too_small(self, needed: Size, has: Size) -> String {
        let count = |number: u16| Argument::Count(usize::from(number));
        self.with(
            "table-too-small",
            &[
                ("width", count(needed.width)),
                ("height", count(needed.height)),
                ("has-width", count(has.width)),
                ("has-height", count(has.height)),
            ],
        )
    }

    /// The mark of a king in check, beside a name.
    pub fn check_mark(self) -> String {
        self.text("status-check")
    }

    /// The heading of a question, and the question.
    pub fn question(self, question: &Question, variant: Variant) -> (String, String) {
        match question {
            Question::Menu => (self.text("ask-menu"), self.text("ask-menu-text")),
            Question::Promotion(_) => (self.text("ask-promotion"), self.text("ask-promotion-text")),
            Question::Leave(leaving) => {
                let to = match leaving {
                    Leaving::Quit => "quit",
                    Leaving::Menu => "menu",
                    Leaving::NewGame => "new-game",
                };
                (
                    self.with("ask-leave", &[("leaving", Argument::Text(to))]),
                    self.text("ask-leave-text"),
                )
            }
            Question::Resign(side) => (
                self.text("ask-resign"),
                self.of_side("ask-resign-text", *side),
            ),
            Question::DrawOffer { to } => {
                (self.text("ask-draw"), self.of_side("ask-draw-text", *to))
            }
            Question::Claim(claim) => (self.text("ask-claim"), self.claim(*claim)),
            Question::Branch { lost, .. } => (
                self.text("ask-branch"),
                self.with("ask-branch-text", &[("lost", Argument::Count(*lost))]),
            ),
            Question::Paused => (self.text("ask-paused"), self.text("ask-paused-text")),
            Question::EngineFailed { trouble, .. } => {
                (self.text("ask-engine"), self.engine_trouble(trouble))
            }
            Question::Over(outcome) => (self.text("ask-over"), self.outcome(*outcome, variant)),
        }
    }

    /// What can be answered.
    pub fn answer(self, answer: Answer) -> String {
        let key = match answer {
            Answer::Resume => "resume",
            Answer::TakeBack => "take-back",
            Answer::OfferDraw => "offer-draw",
            Answer::ClaimDraw => "claim-draw",
            Answer::Resign => "resign",
            Answer::Flip => "flip",
            Answer::Pause => "pause",
            Answer::Settings => "settings",
            Answer::Help => "help",
            Answer::Rematch => "rematch",
            Answer::NewGame => "new-game",
            Answer::MainMenu => "main-menu",
            Answer::Quit => "quit",
            Answer::Replace => return self.text("answer-replace"),
            Answer::TryAgain => return self.text("answer-try-again"),
            Answer::TakeOver => return self.take_over(),
            Answer::Yes => "yes",
            Answer::Look => "look",
            Answer::Piece(Role::Queen) => "queen",
            Answer::Piece(Role::Rook) => "rook",
            Answer::Piece(Role::Bishop) => "bishop",
            Answer::Piece(Role::Knight) => "knight",
            Answer::No | Answer::Piece(Role::Pawn | Role::King) => "no",
        };
        self.with("answer", &[("answer", Argument::Text(key))])
    }

    /// How moves of `variant` are typed: one way a line.
    pub fn how_to_type(self, variant: Variant) -> String {
        self.with_example("help-typing-text", variant)
    }

    /// The heading above [`Words::how_to_type`].
    pub fn how_to_type_title(self) -> String {
        self.text("help-typing")
    }

    /// The rules of `variant` in short.
    pub fn rules_in_short(self, variant: Variant) -> String {
        self.of_game("help-rules-text", variant)
    }

    /// The heading above [`Words::rules_in_short`].
    pub fn rules_title(self) -> String {
        self.text("help-rules")
    }

    /// The heading of the help.
    pub fn help_title(self) -> String {
        self.text("help-title")
    }

    /// `items` as a list, the last two joined by "and".
    pub(in crate::ui) fn list_and(self, items: &[String]) -> String {
        self.list("list-and", items)
    }

    /// `items` as a list, the last two joined by "or".
    pub(in crate::ui) fn list_or(self, items: &[String]) -> String {
        self.list("list-or", items)
    }

    fn list(self, id: &str, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => self.with(
                id,
                &[
                    ("first", Argument::Text(&first.join(", "))),
                    ("last", Argument::Text(last)),
                ],
            ),
        }
    }

    pub(super) fn of_game(self, id: &str, variant: Variant) -> String {
        self.with(id, &[("game", Argument::Text(variant.id()))])
    }

    pub(super) fn of_side(self, id: &str, side: Side) -> String {
        self.with(id, &[("side", Argument::Text(side_key(side)))])
    }

    /// A text about typing moves of `variant`, with one that can be played at the start.
    pub(super) fn with_example(self, id: &str, variant: Variant) -> String {
        let start = variant.start();
        let example = match &start {
            State::Draughts(_) => start
                .moves()
                .first()
                .map_or_else(String::new, |mv| Style::of(variant).write(&start, mv)),
            State::Chess(_) => String::new(),
        };
        self.with(
            id,
            &[
                ("game", Argument::Text(variant.id())),
                ("example", Argument::Text(&example)),
            ],
        )
    }
}

/// What Fluent's selectors call a side.
pub(super) const fn side_key(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}
