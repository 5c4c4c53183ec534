//! What a colour can mean.

/// Declares [`Meaning`] with the section and key of a theme file that name each.
macro_rules! meanings {
    ($($section:literal { $($variant:ident $key:literal $doc:literal)* })*) => {
        /// What a colour means. In a theme file each has a section and a key.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Meaning {
            $($(#[doc = $doc] $variant,)*)*
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
        Background "background" "Behind everything."
        Text "text" "What is read."
        Dim "dim" "What is read last."
        Heading "heading" "The heading of a pane or a list."
        Title "title" "The name of the program and of the game."
        Border "border" "The line round a pane."
        Focus "focus" "The line round the pane that has the focus."
        Selection "selection" "Behind the chosen line of a list."
        SelectionText "selection-text" "The chosen line of a list."
        Key "key" "A key that can be pressed."
        Caret "caret" "Where the next character goes."
        Good "good" "Something went well."
        Warning "warning" "Something needs care."
        Error "error" "Something was refused or failed."
    }
    "clock" {
        ClockRunning "running" "The clock that runs."
        ClockLow "low" "A clock with little time left."
        ClockStopped "stopped" "The clock that waits."
    }
    "board" {
        Light "light" "A light square that pieces can stand on."
        Dark "dark" "A dark square that pieces can stand on."
        Pale "pale" "A light square that is out of play, as in English draughts."
        Deep "deep" "A dark square that is out of play, as in Spanish draughts."
        Frame "frame" "The edge of the board."
        Label "label" "The names of rows and columns."
        Number "number" "The number of a square, written on it."
    }
    "white" {
        WhiteOutline "outline" "The edge of White's pieces."
        WhiteFill "fill" "The body of White's pieces."
        WhiteLight "light" "Where light falls on White's pieces."
        WhiteShade "shade" "The side of White's pieces that is turned away from the light."
        WhiteLine "line" "Lines drawn on White's pieces."
        WhiteAccent "accent" "The crowns of White's pieces."
    }
    "black" {
        BlackOutline "outline" "The edge of Black's pieces."
        BlackFill "fill" "The body of Black's pieces."
        BlackLight "light" "Where light falls on Black's pieces."
        BlackShade "shade" "The side of Black's pieces that is turned away from the light."
        BlackLine "line" "Lines drawn on Black's pieces."
        BlackAccent "accent" "The crowns of Black's pieces."
    }
    "marks" {
        Cursor "cursor" "The square under the cursor."
        Origin "origin" "The square of the piece in hand."
        Quiet "quiet" "Where the piece in hand can go."
        Capture "capture" "Where the piece in hand can capture."
        MustCapture "must-capture" "A piece that has to capture."
        LastMove "last-move" "The squares of the last move."
        Check "check" "A king in check."
        Refused "refused" "The squares that a refusal speaks of."
        Path "path" "The squares that the piece in hand has come over."
    }
}
