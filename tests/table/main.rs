//! The program without a terminal: keys go in, positions and screens come out.

mod plays;
mod screens;
mod session;
mod typing;
mod whole_games;
