//! How to draw on this terminal: the theme, the depth of colour, and what pieces and lines are drawn as.

pub use super::sprite::Set;
pub use super::theme::ColorDepth;

use super::theme::{Meaning, Theme};
use super::words::{Language, Words};
use crate::board::{BySide, Side};
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

/// What pieces are drawn as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pieces {
    /// Pixel art, where a square has room for it; glyphs elsewhere.
    Art(Set),
    /// One character a piece, such as ♞ and ●.
    Glyphs,
    /// One letter a piece, as [`Words::letter`] has them.
    Letters,
}

impl Pieces {
    /// Every choice.
    pub const ALL: [Self; 4] = [
        Self::Art(Set::Classic),
        Self::Art(Set::Flat),
        Self::Glyphs,
        Self::Letters,
    ];
}

impl Default for Pieces {
    fn default() -> Self {
        Self::Art(Set::Classic)
    }
}

/// What a stretch of text is, so that it can be told apart from the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// What is read.
    Text,
    /// What is read last.
    Dim,
    /// The heading of a pane or a list.
    Heading,
    /// The name of the program and of the game.
    Title,
    /// The line round a pane.
    Border,
    /// The line round the pane that has the focus.
    FocusBorder,
    /// The chosen line of a list.
    Selection,
    /// The clock that runs.
    ClockRunning,
    /// A clock with little time left.
    ClockLow,
    /// The clock that waits.
    ClockStopped,
    /// Something needs care.
    Warning,
    /// Something was refused or failed.
    Error,
    /// Something went well.
    Good,
    /// A key that can be pressed.
    KeyHint,
    /// Where the next character goes.
    Cursor,
    /// The names of the board's rows and columns.
    Label,
}

impl Role {
    /// Every role.
    pub const ALL: [Self; 16] = [
        Self::Text,
        Self::Dim,
        Self::Heading,
        Self::Title,
        Self::Border,
        Self::FocusBorder,
        Self::Selection,
        Self::ClockRunning,
        Self::ClockLow,
        Self::ClockStopped,
        Self::Warning,
        Self::Error,
        Self::Good,
        Self::KeyHint,
        Self::Cursor,
        Self::Label,
    ];

    const fn meaning(self) -> Meaning {
        match self {
            Self::Text => Meaning::Text,
            Self::Dim => Meaning::Dim,
            Self::Heading => Meaning::Heading,
            Self::Title => Meaning::Title,
            Self::Border => Meaning::Border,
            Self::FocusBorder => Meaning::Focus,
            Self::Selection => Meaning::SelectionText,
            Self::ClockRunning => Meaning::ClockRunning,
            Self::ClockLow => Meaning::ClockLow,
            Self::ClockStopped => Meaning::ClockStopped,
            Self::Warning => Meaning::Warning,
            Self::Error => Meaning::Error,
            Self::Good => Meaning::Good,
            Self::KeyHint => Meaning::Key,
            Self::Cursor => Meaning::Caret,
            Self::Label => Meaning::Label,
        }
    }

    /// What sets it apart besides its colour.
    const fn modifier(self) -> Modifier {
        match self {
            Self::Title | Self::ClockRunning | Self::ClockLow | Self::Selection => Modifier::BOLD,
            Self::Cursor => Modifier::REVERSED,
            Self::Text
            | Self::Dim
            | Self::Heading
            | Self::Border
            | Self::FocusBorder
            | Self::ClockStopped
            | Self::Warning
            | Self::Error
            | Self::Good
            | Self::KeyHint
            | Self::Label => Modifier::empty(),
        }
    }

    /// What sets it apart where there is no colour.
    const fn colorless_modifier(self) -> Modifier {
        match self {
            Self::Selection | Self::Cursor => Modifier::REVERSED,
            Self::Title
            | Self::Heading
            | Self::FocusBorder
            | Self::ClockRunning
            | Self::ClockLow
            | Self::Warning
            | Self::Error => Modifier::BOLD,
            Self::KeyHint => Modifier::UNDERLINED,
            Self::Dim => Modifier::DIM,
            Self::Text | Self::Border | Self::ClockStopped | Self::Good | Self::Label => {
                Modifier::empty()
            }
        }
    }
}

/// How to draw on this terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// The theme's colours on this terminal, by the number of their meaning.
    colors: [Color; Meaning::COUNT],
    /// How many colours the terminal shows.
    pub depth: ColorDepth,
    /// What pieces are drawn as.
    pub pieces: Pieces,
    /// Whether nothing but ASCII is drawn; pieces are letters then.
    pub ascii: bool,
    /// Whose letters stand for pieces.
    pub language: Language,
}

impl Look {
    /// The look of `theme` at `depth`, with English letters.
    pub fn new(theme: &Theme, depth: ColorDepth, pieces: Pieces, ascii: bool) -> Self {
        Self {
            colors: theme.colors(depth),
            depth,
            pieces,
            ascii,
            language: Language::English,
        }
    }

    /// The same look with the letters of `language`.
    pub const fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// Without colour and with letters: what tests can read.
    pub fn plain() -> Self {
        Self::new(&Theme::default(), ColorDepth::None, Pieces::Letters, false)
    }

    /// The colour for `meaning` on this terminal.
    pub const fn color(&self, meaning: Meaning) -> Color {
        self.colors[meaning as usize]
    }

    /// Whether colours are shown at all.
    pub const fn is_colored(&self) -> bool {
        !matches!(self.depth, ColorDepth::None)
    }

    /// The style of a stretch of text. It leaves the background as it is, but for the selection.
    pub const fn style(&self, role: Role) -> Style {
        let modifier = if self.is_colored() {
            role.modifier()
        } else {
            role.colorless_modifier()
        };
        let style = Style::new()
            .fg(self.color(role.meaning()))
            .add_modifier(modifier);
        match role {
            Role::Selection => style.bg(self.color(Meaning::Selection)),
            _ => style,
        }
    }

    /// The style that the whole screen starts from.
    pub const fn ground(&self) -> Style {
        Style::new()
            .fg(self.color(Meaning::Text))
            .bg(self.color(Meaning::Background))
    }

    /// The lines round panes: rounded, or ASCII.
    pub const fn border_set(&self) -> border::Set<'static> {
        const ASCII: border::Set<'static> = border::Set {
            top_left: "+",
            top_right: "+",
            bottom_left: "+",
            bottom_right: "+",
            vertical_left: "|",
            vertical_right: "|",
            horizontal_top: "-",
            horizontal_bottom: "-",
        };
        match (self.ascii, self.depth) {
            (true, _) => ASCII,
            // The console's font has no rounded corners.
            (false, ColorDepth::Basic16) => border::PLAIN,
            (false, _) => border::ROUNDED,
        }
    }

    /// A mark one cell wide for each side, as beside a player's name.
    pub const fn bullets(&self) -> BySide<&'static str> {
        if self.ascii {
            let words = Words::new(self.language);
            BySide::new(
                words.side_letter(Side::White),
                words.side_letter(Side::Black),
            )
        } else {
            BySide::new("○", "●")
        }
    }

    /// The style of a piece of `side` written as text on the screen's own background: the terminal's colour, since the
    /// shape already says whose it is.
    pub const fn bullet_style(&self, side: Side) -> Style {
        let style = Style::new().fg(self.color(Meaning::Text));
        match side {
            Side::White => style.add_modifier(Modifier::BOLD),
            Side::Black => style,
        }
    }

    /// Whether pieces may be written as letters: the console's font has nothing else for a small board.
    pub(in crate::ui) const fn writes_letters(&self) -> bool {
        matches!(self.drawn_pieces(), Pieces::Letters) || matches!(self.depth, ColorDepth::Basic16)
    }

    /// What pieces are drawn as once everything else is taken into account.
    pub(in crate::ui) const fn drawn_pieces(&self) -> Pieces {
        if self.ascii {
            Pieces::Letters
        } else {
            self.pieces
        }
    }
}
