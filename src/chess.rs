//! Chess: the FIDE Laws.

pub(crate) mod attacks;
mod bitboard;
mod castling;
mod draws;
mod generate;
mod inside;
mod legality;
mod magic;
mod moves;
mod perft;
mod piece;
mod planes;
mod position;
#[cfg(test)]
mod random_games;
mod referee;
mod refusal;
mod setup;
mod sink;
mod zobrist;

pub(crate) use bitboard::{Bitboard, Cell};
pub use castling::{CastlingRights, Wing};
pub use draws::Ending;
pub(crate) use generate::Kind;
pub use moves::{Move, MoveList};
pub use perft::perft;
pub use piece::{Piece, Role};
pub use position::Position;
#[cfg(test)]
use random_games::random_games;
pub use refusal::{Attackers, Placed, Refusal};
pub use setup::{Setup, SetupError};
