//! The files of endgame tables, in the cache directory: nothing is lost with them that can't be built again.

use super::{Paths, replace};
use std::fs;
use std::io;

/// What the file called `name` holds; `None` if it isn't there or can't be read.
pub fn read(paths: &Paths, name: &str) -> Option<Vec<u8>> {
    fs::read(paths.tables().join(name)).ok()
}

/// Puts `bytes` into the file called `name`, whole or not at all.
pub fn write(paths: &Paths, name: &str, bytes: &[u8]) -> io::Result<()> {
    replace::replace(&paths.tables().join(name), bytes)
}
