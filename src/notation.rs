//! Text in, text out: one way of writing moves or positions a file.

pub mod fen;
pub mod san;
pub mod uci;
