//! What a colour can mean.

/// Declares [`Meaning`] with the section and key of a theme file that name each.
macro_rules! meanings {
    ($($section:literal { $($(#[$about:meta])* $variant:ident $key:literal)* })*) => {
        /// What a colour means. In a theme file each has a section and a key.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Meaning {
            $($($(#[$about])* $variant,)*)*
        }

        impl Meaning {
            /// Every meaning, in the order of a theme file.
            pub const ALL: &'static [Self] = &[$($(Self::$variant,)*)*];

            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// The section of a theme file it is in.
            pub const fn section(self) -> &'static str {
                match self {
                    $($(Self::$variant => $section,)*)*
                }
            }

            /// Its key in that section.
            pub const fn key(self) -> &'static str {
                match self {
                    $($(Self::$variant => $key,)*)*
                }
            }
        }
    };
}

meanings! {
    "interface" {
        /// Behind everything.
        Background "background"
        /// What is read.
        Text "text"
        /// What is read last.
        Dim "dim"
        /// The heading of a pane or a list.
        Heading "heading"
        /// The name of the program and of the game.
        Title "title"
        /// The line round a pane.
        Border "border"
        /// The line round the pane that has the focus.
        Focus "focus"
        /// Behind the chosen line of a list.
        Selection "selection"
        /// The chosen line of a list.
        SelectionText "selection-text"
        /// A key that can be pressed.
        Key "key"
        /// Where the next character goes.
        Caret "caret"
        /// Something went well.
        Good "good"
        /// Something needs care.
        Warning "warning"
        /// Something was refused or failed.
        Error "error"
    }
    "clock" {
        /// The clock that runs.
        ClockRunning "running"
        /// A clock with little time left.
        ClockLow "low"
        /// The clock that waits.
        ClockStopped "stopped"
    }
    "board" {
        /// A light square that pieces can stand on.
        Light "light"
        /// A dark square that pieces can stand on.
        Dark "dark"
        /// A light square that is out of play, as in English draughts.
        Pale "pale"
        /// A dark square that is out of play, as in Spanish draughts.
        Deep "deep"
        /// The edge of the board.
        Frame "frame"
        /// The names of rows and columns.
        Label "label"
        /// The number of a square, written on it.
        Number "number"
    }
    "white" {
        /// The edge of White's pieces.
        WhiteOutline "outline"
        /// The body of White's pieces.
        WhiteFill "fill"
        /// Where light falls on White's pieces.
        WhiteLight "light"
        /// The side of White's pieces that is turned away from the light.
        WhiteShade "shade"
        /// Lines drawn on White's pieces.
        WhiteLine "line"
        /// The crowns of White's pieces.
        WhiteAccent "accent"
    }
    "black" {
        /// The edge of Black's pieces.
        BlackOutline "outline"
        /// The body of Black's pieces.
        BlackFill "fill"
        /// Where light falls on Black's pieces.
        BlackLight "light"
        /// The side of Black's pieces that is turned away from the light.
        BlackShade "shade"
        /// Lines drawn on Black's pieces.
        BlackLine "line"
        /// The crowns of Black's pieces.
        BlackAccent "accent"
    }
    "marks" {
        /// The square under the cursor.
        Cursor "cursor"
        /// The square of the piece in hand.
        Origin "origin"
        /// Where the piece in hand can go.
        Quiet "quiet"
        /// Where the piece in hand can capture.
        Capture "capture"
        /// A piece that has to capture.
        MustCapture "must-capture"
        /// The squares of the last move.
        LastMove "last-move"
        /// A king in check.
        Check "check"
        /// The squares that a refusal speaks of.
        Refused "refused"
        /// The squares that the piece in hand has come over.
        Path "path"
    }
}
