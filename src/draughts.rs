//! Draughts: one engine, many rule sets.

mod piece;

pub use piece::{Kind, Piece};
