//! The door: read the command line, run, report.

use std::process::ExitCode;

const fn main() -> ExitCode {
    damero::cli::main()
}
