//! The program without a terminal: keys and the mouse go in, positions and screens come out.

mod commands;
mod mouse;
mod plays;
mod pointer;
mod screens;
mod seats;
mod session;
mod settings;
mod typing;
mod whole_games;
