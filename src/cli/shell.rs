//! What shells and manuals want to know of the command line.

use super::{CommandLine, FAILED, print};
use clap::CommandFactory;

pub(super) fn completions(shell: clap_complete::Shell) -> u8 {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut CommandLine::command(), "damero", &mut script);
    print(&String::from_utf8_lossy(&script))
}

pub(super) fn manual() -> u8 {
    let mut page = Vec::new();
    match clap_mangen::Man::new(CommandLine::command()).render(&mut page) {
        Ok(()) => print(&String::from_utf8_lossy(&page)),
        Err(_) => FAILED,
    }
}
