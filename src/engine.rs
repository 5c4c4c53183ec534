//! The computer player: one search for every game, and what it takes a position to be worth.
//!
//! [`Playable`] is what the search asks of a game; chess and draughts answer it, and the search is compiled for each.
//! [`Searcher`] looks deeper and deeper until its [`Limits`] end it, and reports after each depth. It knows neither clocks
//! nor threads: time is a question it asks, a [`Table`] is what several searchers share. [`Strength`] makes it a beginner or
//! all that it can be. What an ending of draughts is worth it need not search if it has its [`tablebase::Tables`].
//!
//! What a position is worth is fitted to games that the computer plays against itself ([`tuner`]), and whether that made it
//! stronger is found out in matches ([`arena`]).

mod any;
pub mod arena;
mod chess;
mod clouded;
mod draughts;
mod limits;
mod playable;
mod score;
mod search;
mod strength;
mod table;
pub mod tablebase;
pub mod tuner;

pub use any::Question;
pub use limits::Limits;
pub use playable::Playable;
pub use score::Score;
pub use search::{Report, Searcher};
pub use strength::{Judgement, Strength};
pub use table::Table;
