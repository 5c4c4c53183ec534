//! What the rest of the house calls a game: a position of any variant, its plies, outcome and record.

mod outcome;
mod perft;
mod piece;
mod ply;
mod record;
mod refusal;
mod state;
mod variant;

pub use outcome::{Claim, DrawReason, Outcome, Victory};
pub use perft::Counting;
pub use piece::Piece;
pub use ply::{Hop, Ply, RookHop};
pub use record::{Entry, Record};
pub use refusal::Refusal;
pub use state::{Move, State};
pub use variant::{UnknownVariant, Variant};
