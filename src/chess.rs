//! Chess: the FIDE Laws.

mod piece;

pub use piece::{Piece, Role};
