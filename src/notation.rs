//! Text in, text out: one way of writing moves or positions a file.

pub mod fen;
pub mod san;
pub mod uci;
//! Text in, text out: squares, moves, positions.

pub mod coordinate;
pub mod numeric;
pub mod pdn_fen;
mod squares;

pub use squares::SquareNames;
