//! What shells and manuals want to know of the command line.

use super::{FAILED, help, print};
use crate::ui::words::Words;

pub(super) fn completions(shell: clap_complete::Shell, words: Words) -> u8 {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut help::command(words), "damero", &mut script);
    print(&String::from_utf8_lossy(&script))
}

pub(super) fn manual(words: Words) -> u8 {
    let mut page = Vec::new();
    match clap_mangen::Man::new(help::command(words)).render(&mut page) {
        Ok(()) => print(&String::from_utf8_lossy(&page)),
        Err(_) => FAILED,
    }
}
