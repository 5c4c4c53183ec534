//! A conversation line by line: what comes in on standard input, and when.

use super::machine::{Arrival, Wake};
use super::signals;
use super::watch::{self, Watch};
use super::worker::Worker;
use crate::app::{Command, Message, Settings};
use crate::clock::Moment;
use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Instant;

/// The lines that come in on standard input.
#[derive(Debug)]
pub struct Lines {
    watch: Watch,
    arrivals: Receiver<(Instant, Heard)>,
    worker: Worker,
}

/// What ended the waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line, without its end.
    Text(String),
    /// The moment that was waited for.
    Woken,
    /// What a player found that is no person.
    Found(Message),
    /// Nothing more will come in, though a search may still be under way.
    Ended,
    /// The program was told to end.
    Terminated,
}

/// What comes in.
#[derive(Debug)]
enum Heard {
    Line(Line),
    Signal(Wake),
}

impl Lines {
    /// Begins to listen, and to count the time.
    pub fn start() -> io::Result<Self> {
        let watch = Watch::start();
        let (sender, arrivals) = mpsc::channel();
        let signaled = sender.clone();
        signals::start(signals::catch()?, move |Arrival { at, wake }| {
            signaled.send((at, Heard::Signal(wake))).is_ok()
        })?;
        let thought = sender.clone();
        let worker = Worker::new(move |message| {
            let found = Heard::Line(Line::Found(message));
            thought.send((watch::now(), found)).is_ok()
        });
        thread::Builder::new()
            .name("lines".to_owned())
            .spawn(move || listen(&sender))?;
        Ok(Self {
            watch,
            arrivals,
            worker,
        })
    }

    /// Does what players need that are no people; whatever else is asked for needs a screen.
    pub fn carry_out(&mut self, command: Command, settings: &Settings) -> io::Result<()> {
        match command {
            Command::Think(task) => self.worker.think(*task, settings)?,
            Command::StopThinking(ticket) => self.worker.stop(ticket),
            Command::Dismiss(game) => self.worker.dismiss(game),
            Command::Quit
            | Command::Suspend
            | Command::Redraw
            | Command::Ring
            | Command::Save(_)
            | Command::Mouse(_) => {}
        }
        Ok(())
    }

    /// Waits for the next line, but not beyond `until`; says when it came, which is not when it is asked for.
    pub fn next(&mut self, until: Option<Moment>) -> io::Result<(Moment, Line)> {
        loop {
            let (at, heard) = self.sleep(until);
            match heard {
                Heard::Line(line) => return Ok((self.watch.moment(at), line)),
                Heard::Signal(Wake::Message(Message::Terminate) | Wake::InputEnded) => {
                    return Ok((self.watch.moment(at), Line::Terminated));
                }
                Heard::Signal(Wake::Stop) => {
                    self.watch.leave(watch::now());
                    signals::stop()?;
                }
                Heard::Signal(Wake::Continued) => self.watch.come_back(watch::now()),
                // Such as the terminal's new size; there is no mouse where there is no screen.
                Heard::Signal(Wake::Message(_) | Wake::Mouse(..)) => {}
            }
        }
    }

    fn sleep(&self, until: Option<Moment>) -> (Instant, Heard) {
        let arrival = match until {
            None => self.arrivals.recv().map_err(RecvTimeoutError::from),
            Some(moment) => {
                let wait = self.watch.until(moment, watch::now());
                self.arrivals.recv_timeout(wait)
            }
        };
        arrival.unwrap_or_else(|error| {
            let line = match error {
                RecvTimeoutError::Timeout => Line::Woken,
                RecvTimeoutError::Disconnected => Line::Ended,
            };
            (watch::now(), Heard::Line(line))
        })
    }
}

/// Sends every line on with the moment at which it was there, and that there are no more, unless nobody listens.
fn listen(sender: &Sender<(Instant, Heard)>) {
    let mut input = io::stdin().lock();
    let mut bytes = Vec::new();
    while input
        .read_until(b'\n', &mut bytes)
        .is_ok_and(|count| count > 0)
    {
        let text = String::from_utf8_lossy(&bytes).trim_end().to_owned();
        let line = Heard::Line(Line::Text(text));
        if sender.send((watch::now(), line)).is_err() {
            return;
        }
        bytes.clear();
    }
    // With nobody to listen, nobody waits either.
    let _ = sender.send((watch::now(), Heard::Line(Line::Ended)));
}
