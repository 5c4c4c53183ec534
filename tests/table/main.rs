//! The program without a terminal: keys and the mouse go in, positions and screens come out.

mod commands;
mod mouse;
#[path = "../support/paint.rs"]
mod paint;
mod plays;
mod pointer;
mod screens;
mod seats;
mod session;
mod settings;
mod sizes;
mod typing;
mod whole_games;
