//! The rules of draughts, their refusals and their text.

#![expect(
    clippy::unwrap_used,
    reason = "a test that can't read what it is given has failed"
)]

#[path = "../support/slow_draughts.rs"]
mod slow;
#[path = "../support/draughts.rs"]
mod support;

mod cases;
mod counts;
mod draws;
mod referee;
mod second_generator;
mod text;
mod words;
