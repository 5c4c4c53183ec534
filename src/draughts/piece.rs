//! Men and kings.

use crate::board::Side;

/// What a draughts piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Moves forward only (es: peón).
    Man,
    /// A promoted man (es: reina in Spanish draughts, dama elsewhere).
    King,
}

/// A piece and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Man or king.
    pub kind: Kind,
}
