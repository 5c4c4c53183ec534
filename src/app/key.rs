//! A key as the terminal sends it, free of any terminal library.

/// A key that was pressed, or repeated by being held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// Which key.
    pub code: KeyCode,
    /// With Control held.
    pub ctrl: bool,
    /// With Alt held.
    pub alt: bool,
    /// With Shift held; for characters it already shows in the character.
    pub shift: bool,
}

/// Which key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyCode {
    /// A character, as typed.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Deletes what is before the cursor.
    Backspace,
    /// Deletes what is under the cursor.
    Delete,
    /// Tab; with Shift it comes as [`KeyCode::BackTab`].
    Tab,
    /// Shift and Tab.
    BackTab,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// A function key, 1 to 12.
    Function(u8),
}

impl Key {
    /// `code` with nothing held.
    pub const fn plain(code: KeyCode) -> Self {
        Self {
            code,
            ctrl: false,
            alt: false,
            shift: false,
        }
    }

    /// The character that this key types; none if Control or Alt is held.
    pub const fn typed(self) -> Option<char> {
        match self.code {
            KeyCode::Char(character) if !self.ctrl && !self.alt => Some(character),
            _ => None,
        }
    }

    /// A character with nothing held.
    pub const fn char(character: char) -> Self {
        Self::plain(KeyCode::Char(character))
    }

    /// A character with Control held.
    pub const fn ctrl(character: char) -> Self {
        Self {
            code: KeyCode::Char(character),
            ctrl: true,
            alt: false,
            shift: false,
        }
    }
}
