//! Draughts: one engine, many rule sets.

mod capture;
mod choice;
mod draws;
mod generate;
mod geometry;
mod law;
mod moves;
mod perft;
mod piece;
mod position;
mod referee;
mod refusal;
pub mod rules;
mod setup;
mod zobrist;

pub use draws::DrawRule;
pub use moves::{Hop, Move, MoveList, Sequence};
pub use perft::{perft, perft_distinct};
pub use piece::{Kind, Piece};
pub use position::{Ending, Position};
pub use refusal::{Capture, Refusal};
pub use rules::{
    BRAZILIAN, CZECH, Count, CountedDraw, Crowning, ENGLISH, Hand, INTERNATIONAL, ITALIAN,
    ManCapture, POOL, PORTUGUESE, Precedence, RUSSIAN, Reach, Removal, Repetition, Rules, SPANISH,
    SPANISH_OFFICIAL, Shade, Size, Ties, Title,
};
pub use setup::{Setup, SetupError};
