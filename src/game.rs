//! What the rest of the house calls a game: a position of any variant, its plies, outcome and record.

mod piece;

pub use piece::Piece;
