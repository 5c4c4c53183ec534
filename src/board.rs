//! What board games share: two sides, squares, and sets of squares.

mod side;
mod square;
mod square_set;

pub use side::{BySide, Side};
pub use square::Square;
pub use square_set::SquareSet;
