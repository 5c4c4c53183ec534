//! What a panic does to the screen.

use super::screen;
use std::io::{self, Write};
use std::mem;
use std::panic;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Reports that would have been printed over the screen.
static UNSAID: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Makes a panic of this thread give the terminal back before its report is printed.
///
/// A panic of another thread is not the screen's affair: the program goes on, and the report waits.
pub(super) fn install() {
    let drawing = thread::current().id();
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() == drawing {
            screen::leave();
            report(info);
        } else if screen::in_use() {
            unsaid(|reports| reports.push(info.to_string()));
        } else {
            report(info);
        }
    }));
}

/// Prints the reports that waited; the terminal must have been given back.
pub(super) fn say_the_rest() {
    for report in unsaid(mem::take) {
        // Where this can't be written nobody reads it either.
        let _ = writeln!(io::stderr(), "{report}");
    }
}

fn unsaid<T>(change: impl FnOnce(&mut Vec<String>) -> T) -> T {
    change(&mut UNSAID.lock().unwrap_or_else(PoisonError::into_inner))
}
