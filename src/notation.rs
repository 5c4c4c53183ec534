//! Text in, text out: squares, moves, positions.

pub mod coordinate;
pub mod fen;
pub mod numeric;
pub mod pdn_fen;
mod position;
pub mod san;
mod squares;
mod style;
pub mod typed;
pub mod uci;

pub use position::{PositionError, read_position, write_position};
pub use san::Letters;
pub use squares::SquareNames;
pub use style::{Style, square_names};
