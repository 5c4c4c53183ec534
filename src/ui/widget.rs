//! Parts of a screen: plain data in, cells out.

pub mod board;
