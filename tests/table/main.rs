//! The program without a terminal: keys go in, positions and screens come out.

mod commands;
mod plays;
mod screens;
mod session;
mod settings;
mod typing;
mod whole_games;
