//! Draughts: one engine, many rule sets.
//!
//! [`Rules`] is data: what distinguishes one draughts from another, each choice a named value. A [`Position`] is pieces
//! under a rule set; it gives its legal [`Move`]s, each with the [`Sequence`] of hops by which it is made, plays them, and
//! says how the game ends. As the referee it says what squares named by a player mean, or gives the [`Refusal`].
//!
//! # Adding a variant
//!
//! A variant is a constant: the fields in which it differs, and the rest from one that is near it. Spanish draughts
//! whose men capture backward as well, and where the first capture is as good as the longest:
//!
//! ```
//! use damero::draughts::rules::{ManCapture, Rules, SPANISH_OFFICIAL};
//! use damero::draughts::{Position, perft};
//!
//! static BACKWARD: Rules = Rules {
//!     men_capture: ManCapture::BothWays,
//!     precedence: &[],
//!     ..SPANISH_OFFICIAL
//! };
//!
//! let start = Position::start(&BACKWARD);
//! assert_eq!(start.moves().len(), 7);
//! let ways = [1, 2, 3, 4, 5, 6].map(|depth| perft(&start, depth));
//! assert_eq!(ways, [7, 49, 302, 1469, 7482, 37986]);
//! ```
//!
//! # How moves are found
//!
//! Pieces lie in bitboards padded so that every step is the same shift (`geometry`). Quiet moves and the pieces that can
//! capture are found for all pieces at once (`generate`); captures piece by piece, depth first (`capture`), and ranked
//! as they are found by the laws of the rule set (`law`, `choice`). The search is compiled for each size of board, reach
//! of kings and direction of men's captures; everything else in a rule set is read where it matters.

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
