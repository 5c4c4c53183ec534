//! The program without a terminal: keys and the mouse go in, positions and screens come out.

mod mouse;
mod plays;
mod pointer;
mod screens;
mod session;
