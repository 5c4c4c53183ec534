//! The command line.

use crate::app::Model;
use crate::{runtime, ui};
use std::io::{self, Write};
use std::process::ExitCode;

/// Runs the program; what `main` returns.
pub fn main() -> ExitCode {
    match runtime::run(Model::default(), ui::view, runtime::Options { mouse: true }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "{error}");
            ExitCode::from(2)
        }
    }
}
