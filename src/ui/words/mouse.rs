//! The words of the mouse.

use super::Words;

impl Words {
    /// The heading over how the mouse plays.
    pub fn mouse_title(self) -> String {
        self.text("mouse-title")
    }

    /// How the mouse plays: a sentence a line.
    pub fn mouse_text(self) -> String {
        self.text("mouse-text")
    }
}
