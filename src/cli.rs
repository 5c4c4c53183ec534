//! The command line.

use std::process::ExitCode;

/// Runs the program; what `main` returns.
pub const fn main() -> ExitCode {
    ExitCode::SUCCESS
}
