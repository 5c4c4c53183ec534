//! Text in, text out: squares, moves, positions.

pub mod coordinate;
pub mod numeric;
pub mod pdn_fen;
mod squares;

pub use squares::SquareNames;
