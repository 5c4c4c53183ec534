//! Questions that are put to the players at the table, one above another.

use super::keys::Action;
use super::thinking::EngineTrouble;
use crate::board::Side;
use crate::chess::Role;
use crate::game::{Claim, Move, Outcome};
use crate::notation::Letters;

/// A question and the answer the cursor is on.
#[derive(Clone, Debug, PartialEq)]
pub struct Dialog {
    /// What is asked.
    pub question: Question,
    /// What can be answered.
    pub answers: Vec<Answer>,
    /// The answer the cursor is on.
    pub selected: usize,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// What to do: the game's menu.
    Menu,
    /// Which piece the pawn becomes; the moves are legal.
    Promotion(Vec<Move>),
    /// Whether to leave a game that is on.
    Leave(Leaving),
    /// Whether this side gives up.
    Resign(Side),
    /// Whether this side accepts a draw.
    DrawOffer {
        /// Who is asked.
        to: Side,
    },
    /// Whether to claim a draw that the position allows.
    Claim(Claim),
    /// Whether to play `mv` from the past and lose `lost` plies.
    Branch {
        /// The plies the new game line keeps.
        keep: usize,
        /// How many plies are lost.
        lost: usize,
        /// What is to be played.
        mv: Move,
    },
    /// The clocks are stopped.
    Paused,
    /// The game has ended.
    Over(Outcome),
    /// The program that plays this side does not play on.
    EngineFailed {
        /// Whose moves it was to make.
        side: Side,
        /// Why.
        trouble: EngineTrouble,
    },
}

/// Where a game that is on is left for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// The shell.
    Quit,
    /// The menu.
    Menu,
    /// The form of a new game.
    NewGame,
}

/// What can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Goes back to the game.
    Resume,
    /// Takes back a ply.
    TakeBack,
    /// Offers a draw.
    OfferDraw,
    /// Claims a draw that the position allows.
    ClaimDraw,
    /// Gives up.
    Resign,
    /// Turns the board.
    Flip,
    /// Stops the clocks.
    Pause,
    /// The settings.
    Settings,
    /// Help.
    Help,
    /// The same game once more.
    Rematch,
    /// A new game.
    NewGame,
    /// The menu.
    MainMenu,
    /// Ends the program.
    Quit,
    /// Yes, to what is asked.
    Yes,
    /// No, to what is asked.
    No,
    /// Looks at the board of a game that is over.
    Look,
    /// The piece a pawn becomes.
    Piece(Role),
    /// Lets the computer play in the place of another program.
    Replace,
    /// Asks another program once more.
    TryAgain,
    /// Moves by hand in the place of another program.
    TakeOver,
}

impl Dialog {
    /// `question`, with `answers`, the first of them under the cursor.
    pub(super) const fn new(question: Question, answers: Vec<Answer>) -> Self {
        Self {
            question,
            answers,
            selected: 0,
        }
    }

    /// `question`, to be answered by yes or no; no is under the cursor.
    pub(super) fn yes_or_no(question: Question) -> Self {
        Self {
            question,
            answers: vec![Answer::Yes, Answer::No],
            selected: 1,
        }
    }

    /// Which piece the pawn becomes.
    pub(super) fn promotion(moves: Vec<Move>) -> Self {
        let pieces = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        Self::new(
            Question::Promotion(moves),
            pieces.into_iter().map(Answer::Piece).collect(),
        )
    }

    /// Moves the cursor.
    pub(super) const fn move_cursor(&mut self, action: Action) {
        let count = self.answers.len();
        match action {
            Action::Up => self.selected = (self.selected + count - 1) % count,
            Action::Down => self.selected = (self.selected + 1) % count,
            Action::First => self.selected = 0,
            Action::Last => self.selected = count - 1,
            _ => {}
        }
    }

    /// The answer under the cursor.
    pub fn answer(&self) -> Option<Answer> {
        self.answers.get(self.selected).copied()
    }

    /// The answer that `letter` gives by itself: the piece's own for a promotion, yes and no in either language.
    pub fn answer_by_letter(&self, letter: char, letters: Letters) -> Option<Answer> {
        let meant = match letter.to_ascii_lowercase() {
            'y' | 's' => Answer::Yes,
            'n' if self.answers.contains(&Answer::No) => Answer::No,
            other => Answer::Piece(letters.role(other.to_ascii_uppercase())?),
        };
        self.answers.contains(&meant).then_some(meant)
    }

    /// What Escape answers.
    pub const fn way_out(&self) -> Answer {
        match self.question {
            Question::Menu | Question::Paused | Question::Promotion(_) => Answer::Resume,
            Question::EngineFailed { .. } => Answer::Replace,
            Question::Over(_) => Answer::Look,
            Question::Leave(_)
            | Question::Resign(_)
            | Question::DrawOffer { .. }
            | Question::Claim(_)
            | Question::Branch { .. } => Answer::No,
        }
    }
}
