//! Parts of a screen: plain data in, cells out.

pub mod board;
pub(super) mod digits;
pub(super) mod evaluation;
pub(super) mod history;
pub(super) mod more;
pub(super) mod prompt;
pub(super) mod status;
pub(super) mod text;
