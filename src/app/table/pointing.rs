//! The mouse at the table: clicks, pieces dragged and dropped, the wheel.

use super::hand::{Drag, Hand};
use super::{Circumstances, Focus, Request, Table};
use crate::app::{Mouse, MouseAction, Target};
use crate::board::Square;

impl Table {
    /// Takes what the mouse did. Beneath a question everything but its answers is inert.
    pub(in crate::app) fn mouse(
        &mut self,
        mouse: Mouse,
        around: &mut Circumstances<'_>,
    ) -> Option<Request> {
        match mouse.action {
            MouseAction::Press => {
                self.finish_flight(around.now);
                self.let_go();
                return self.press(mouse.target?, around);
            }
            MouseAction::Drag => self.drag(mouse),
            MouseAction::Release => self.release(mouse.target, around),
            MouseAction::WheelUp | MouseAction::WheelDown => {
                self.finish_flight(around.now);
                self.turn_wheel(mouse.action == MouseAction::WheelUp, mouse.target?);
            }
        }
        None
    }

    fn press(&mut self, target: Target, around: &mut Circumstances<'_>) -> Option<Request> {
        if let Some(dialog) = self.dialog() {
            return match target {
                Target::Answer(answer) if dialog.answers.contains(&answer) => {
                    self.answer(answer, around)
                }
                _ => None,
            };
        }
        self.notice = None;
        if target != Target::Prompt {
            self.command = None;
        }
        match target {
            Target::Square(square) => {
                self.focus = Focus::Board;
                self.press_square(square, around);
            }
            Target::Ply(ply) => {
                self.focus = Focus::History;
                self.look_at(ply);
            }
            Target::History => self.focus = Focus::History,
            Target::Prompt => self.focus = Focus::Board,
            Target::Answer(_)
            | Target::MenuItem(_)
            | Target::Field(_)
            | Target::FieldBack(_)
            | Target::Setting(_)
            | Target::SettingBack(_) => {}
        }
        None
    }

    /// Chooses `square` as the cursor does, but that a piece in hand is put down only by letting go of it: the button
    /// may have gone down to drag it.
    fn press_square(&mut self, square: Square, around: &mut Circumstances<'_>) {
        self.prompt.reset();
        self.cursor = square;
        let stands_there = |hand: &Hand| hand.place() == square;
        let was_in_hand = self.hand.as_ref().is_some_and(stands_there);
        if !was_in_hand {
            self.choose(square, around);
        }
        if let Some(hand) = self.hand.as_mut().filter(|hand| stands_there(hand)) {
            hand.seize(was_in_hand);
        }
    }

    /// The pointer moves on with the piece that it holds, and the cursor with it.
    fn drag(&mut self, mouse: Mouse) {
        let over = match mouse.target {
            Some(Target::Square(square)) => Some(square),
            _ => None,
        };
        if self.dialogs.is_empty()
            && let Some(hand) = &mut self.hand
            && hand.drag((mouse.column, mouse.row), over)
        {
            self.cursor = over.unwrap_or(self.cursor);
        }
    }

    /// Ends the mouse's hold on the piece in hand; gives what it was.
    pub(super) fn let_go(&mut self) -> Option<Drag> {
        self.hand.as_mut()?.let_go()
    }

    /// Drops the piece that was dragged. Where it was seized it stays in hand, unless it was in hand before and has not
    /// been moved; beside the board as well; anywhere else it moves, or the move is refused.
    fn release(&mut self, target: Option<Target>, around: &mut Circumstances<'_>) {
        let Some(drag) = self.let_go().filter(|_| self.dialogs.is_empty()) else {
            return;
        };
        match target {
            Some(Target::Square(square)) if square != drag.from => self.drop_on(square, around),
            Some(Target::Square(square)) if drag.puts_down => self.choose(square, around),
            _ => self.cursor = drag.from,
        }
    }

    /// Over the board and the moves the wheel walks through the game; over answers it moves the cursor.
    fn turn_wheel(&mut self, up: bool, target: Target) {
        match (self.dialogs.last_mut(), target) {
            (Some(dialog), Target::Answer(_)) => {
                let last = dialog.answers.len().saturating_sub(1);
                dialog.selected = if up {
                    dialog.selected.saturating_sub(1)
                } else {
                    last.min(dialog.selected + 1)
                };
            }
            (None, Target::Square(_) | Target::Ply(_) | Target::History) => {
                self.notice = None;
                if up {
                    self.look_back();
                } else {
                    self.look_forward();
                }
            }
            (
                None,
                Target::Prompt
                | Target::Answer(_)
                | Target::MenuItem(_)
                | Target::Field(_)
                | Target::FieldBack(_)
                | Target::Setting(_)
                | Target::SettingBack(_),
            )
            | (Some(_), _) => {}
        }
    }
}
