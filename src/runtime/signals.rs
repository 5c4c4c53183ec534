//! Signals: what the system and other programs tell this one.

use super::machine::{Arrival, Wake};
use super::watch;
use crate::app::Message;
use crossterm::terminal;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level;
use std::io;
use std::thread;

/// Keeps signals from ending the program; they wait until [`start`] sends them on.
///
/// The terminal's reader tells new sizes too, but not those from before it first reads, so they come from here alone.
pub(super) fn catch() -> io::Result<Signals> {
    Signals::new([SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT, SIGWINCH])
}

/// Waits for signals on a thread of its own, and sends them on until nobody takes them any more.
pub(super) fn start(
    mut signals: Signals,
    send: impl Fn(Arrival) -> bool + Send + 'static,
) -> io::Result<()> {
    thread::Builder::new()
        .name("signals".to_owned())
        .spawn(move || {
            for signal in &mut signals {
                let wake = match signal {
                    SIGTSTP => Wake::Stop,
                    SIGCONT => Wake::Continued,
                    SIGWINCH => match terminal::size() {
                        Ok((width, height)) => Wake::Message(Message::Resized { width, height }),
                        Err(_) => continue,
                    },
                    _ => Wake::Message(Message::Terminate),
                };
                let at = watch::now();
                if !send(Arrival { at, wake }) {
                    break;
                }
            }
        })
        .map(drop)
}

/// Stops the whole program, as SIGTSTP would have, and comes back once it is continued.
pub(super) fn stop() -> io::Result<()> {
    low_level::emulate_default_handler(SIGTSTP)
}
