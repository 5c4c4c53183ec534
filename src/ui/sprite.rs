//! Drawings of pieces as pixel art, read from the text files in `assets/pieces`.

/// A set of drawings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Set {
    /// Shaded.
    #[default]
    Classic,
    /// Plain shapes.
    Flat,
}

impl Set {
    /// Every set.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Flat];

    /// Its name in settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Flat => "flat",
        }
    }
}
