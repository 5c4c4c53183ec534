//! Another program that plays chess, spoken to by the Universal Chess Interface.
//!
//! Each [`UciClient`] is a process of its own and a thread that speaks with it. Nobody ever waits for it: it is asked, and
//! tells. Whatever it does, it is killed and reaped when its client goes, and everything in its process group with it.

mod conversation;
mod process;

use super::watch::now;
use crate::app::thinking::EngineTrouble;
use crate::chess;
use crate::notation::uci::{Answer, Go, Score};
use conversation::{Conversation, Step};
use process::Process;
use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How many lines may wait to be dealt with; a program that says more waits itself.
const BACKLOG: usize = 64;

/// Another program that plays chess; `T` tells one question from another.
///
/// When it is dropped the program ends, at the latest a moment later.
#[derive(Debug)]
pub struct UciClient<T> {
    events: Sender<Event<T>>,
    thread: Option<JoinHandle<()>>,
}

/// How a program is started, and what is expected of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// What it is called when it is spoken of.
    pub name: String,
    /// The command, as a shell would take it apart; no shell does.
    pub command: String,
    /// The options to set, by their names, with their values.
    pub options: Vec<(String, String)>,
    /// How long it is waited for.
    pub patience: Patience,
}

/// How long a program is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Until it has introduced itself, and then until it is ready.
    pub start: Duration,
    /// Until it tells its move when its time is up or it is told to stop.
    pub stop: Duration,
}

/// A question to a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assignment<T> {
    /// What tells it from others.
    pub ticket: T,
    /// Where the game began.
    pub start: chess::Position,
    /// The legal moves since.
    pub moves: Vec<chess::Move>,
    /// How to search.
    pub go: Go,
}

/// What a program has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The depth, in plies; 0 if it does not say.
    pub depth: u32,
    /// What the position is worth to the side to move, if it says so.
    pub score: Option<Score>,
    /// The best play for both sides, all legal; never empty.
    pub line: Vec<chess::Move>,
}

/// What is told to who has asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told<T> {
    /// What has been found so far.
    Thought(T, Finding),
    /// The answer: what was found last, with the move to play at the head of its line.
    Decided(T, Finding),
    /// There will be no answer, to this question or any other.
    Failed(T, EngineTrouble),
}

/// What the thread that speaks with the program is waiting for.
#[derive(Debug)]
enum Event<T> {
    Asked(Box<Assignment<T>>),
    Withdrawn(T),
    Dismissed,
    /// Something that the program says.
    Heard(Answer),
    /// The program says no more.
    Closed,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(10),
            stop: Duration::from_secs(3),
        }
    }
}

impl Launch {
    /// A program that is started by `command`, which is also its name, as it comes.
    pub fn new(command: impl Into<String>) -> Self {
        let command = command.into();
        Self {
            name: command.clone(),
            command,
            options: Vec::new(),
            patience: Patience::default(),
        }
    }
}

impl<T: Copy + PartialEq + Send + 'static> UciClient<T> {
    /// Starts a program for one game; what comes of it, also that it can't be started, is told to who asks.
    pub fn start(
        launch: Launch,
        mut tell: impl FnMut(Told<T>) + Send + 'static,
    ) -> io::Result<Self> {
        let (events, incoming) = mpsc::channel();
        let heard = events.clone();
        let thread = thread::Builder::new()
            .name("uci-client".to_owned())
            .spawn(move || converse(&launch, heard, &incoming, &mut tell))?;
        Ok(Self {
            events,
            thread: Some(thread),
        })
    }

    /// Asks for a move; an earlier question that has not been answered is withdrawn.
    pub fn ask(&self, assignment: Assignment<T>) {
        self.tell(Event::Asked(Box::new(assignment)));
    }

    /// Wants no answer to the question with this ticket any more.
    pub fn withdraw(&self, ticket: T) {
        self.tell(Event::Withdrawn(ticket));
    }
}

impl<T> UciClient<T> {
    /// Lets the program end, without waiting for it.
    pub fn dismiss(&self) {
        self.tell(Event::Dismissed);
    }

    /// Whether nothing is left of a program that was dismissed.
    pub fn is_gone(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    fn tell(&self, event: Event<T>) {
        // The thread ends only after having been dismissed.
        let _ = self.events.send(event);
    }
}

impl<T> Drop for UciClient<T> {
    fn drop(&mut self) {
        self.dismiss();
        if let Some(thread) = self.thread.take() {
            // If it panicked, the process went with it.
            let _ = thread.join();
        }
    }
}

/// Speaks with the program until it is dismissed.
fn converse<T: Copy + PartialEq + Send + 'static>(
    launch: &Launch,
    heard: Sender<Event<T>>,
    incoming: &Receiver<Event<T>>,
    tell: &mut impl FnMut(Told<T>),
) {
    let (permits, spent) = mpsc::sync_channel(BACKLOG);
    let hear = move |answer: Option<Answer>| match answer {
        Some(answer) => permits.send(()).is_ok() && heard.send(Event::Heard(answer)).is_ok(),
        None => heard.send(Event::Closed).is_ok(),
    };
    let mut process = None;
    let mut conversation = match Process::start(&launch.command, hear) {
        Ok(started) => {
            process = Some(started);
            Conversation::begin(launch.options.clone(), launch.patience, now())
        }
        Err(fault) => Conversation::broken(fault),
    };
    let mut last_words = None;
    loop {
        for step in conversation.take_steps() {
            match step {
                Step::Write(command) => {
                    if let Some(process) = &mut process {
                        process.write(&command);
                    }
                }
                Step::Break => last_words = process.take().and_then(Process::end),
                Step::Think(ticket, finding) => tell(Told::Thought(ticket, finding)),
                Step::Decide(ticket, finding) => tell(Told::Decided(ticket, finding)),
                Step::Fail(ticket, fault) => tell(Told::Failed(
                    ticket,
                    EngineTrouble {
                        program: launch.name.clone(),
                        fault,
                        last_words: last_words.clone(),
                    },
                )),
            }
        }
        match next(incoming, &conversation) {
            Some(Event::Asked(assignment)) => conversation.ask(*assignment, now()),
            Some(Event::Withdrawn(ticket)) => conversation.withdraw(ticket, now()),
            Some(Event::Heard(answer)) => {
                let _ = spent.try_recv();
                conversation.hear(answer, now());
            }
            Some(Event::Closed) => conversation.close(),
            Some(Event::Dismissed) => break,
            None => conversation.wake(now()),
        }
    }
}

/// Waits for the next event, but not beyond what the conversation waits for.
fn next<T: Copy + PartialEq>(
    incoming: &Receiver<Event<T>>,
    conversation: &Conversation<T>,
) -> Option<Event<T>> {
    let event = match conversation.waits_until() {
        None => incoming.recv().map_err(RecvTimeoutError::from),
        Some(until) => incoming.recv_timeout(until.saturating_duration_since(now())),
    };
    match event {
        Ok(event) => Some(event),
        Err(RecvTimeoutError::Timeout) => None,
        Err(RecvTimeoutError::Disconnected) => Some(Event::Dismissed),
    }
}
