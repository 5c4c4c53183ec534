//! The door: read the command line, run, report.

use std::process::ExitCode;

fn main() -> ExitCode {
    damero::cli::main()
}
