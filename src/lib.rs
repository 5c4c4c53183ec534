//! damero: Spanish draughts, English draughts and chess, full screen in a terminal.
//!
//! # The map of the house
//!
//! Each room is a module; its root file says what lives there. Arrows are the doors: what a room may use.
//!
//! * [`board`] → nothing: squares, sides, sets of squares.
//! * [`draughts`], [`chess`] → [`board`]; never each other. The rules.
//! * [`game`] → those: a position of any game, plies, outcomes, the record.
//! * [`notation`] → [`game`] and below: text in, text out.
//! * [`engine`] → [`game`] and below: the computer player.
//! * [`clock`] → [`board`]: two clocks and a time control.
//! * [`app`] → every room above: the state of the program, and what a message does to it.
//! * [`ui`] → [`app`] and below: what is seen, and every word that is read.
//! * [`storage`] → the rooms above but [`ui`]: files and directories.
//! * [`runtime`] → everything: the one place that waits, reads the time and draws.
//! * [`cli`] → everything: the command line.
//!
//! # Invariants
//!
//! * Only [`runtime`] and [`cli`] read the time, draw from the operating system's randomness, start threads or block.
//! * Only [`storage`] names files.
//! * Only `ui::words` holds prose; only `ui::theme` names colours, which `runtime::printer` spells; only `app::keys` says
//!   what a key does.
//! * The rules know nothing of time, chance, files or terminals.
//!
//! `tests/architecture.rs` holds the doors and the invariants.

pub mod app;
pub mod board;
pub mod chess;
pub mod cli;
pub mod clock;
pub mod draughts;
pub mod engine;
pub mod game;
pub mod notation;
pub mod runtime;
pub mod storage;
pub mod ui;
