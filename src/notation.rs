//! Text in, text out: one way of writing moves or positions a file.

pub mod fen;
