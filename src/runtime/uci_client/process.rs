//! The process of another program: started without a shell, listened to, and reaped whatever happens.

use crate::app::thinking::EngineFault;
use crate::notation::uci::{Answer, Command};
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{self, Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// How long a program may take to end when it is told to, before it is killed.
const QUIT: Duration = Duration::from_millis(100);
/// How long a killed program may take to be gone; then the system is left to deal with it.
const GONE: Duration = Duration::from_secs(2);
/// What is read of a line, in bytes.
const LONGEST: u64 = 16_384;
/// What is kept of the last line of an error, in characters.
const LAST_WORDS: usize = 160;

/// The process of another program, which leads a process group of its own.
///
/// When it is dropped it is told to quit, soon killed, and reaped.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    group: Option<Pid>,
    input: Option<ChildStdin>,
    /// Closed once it has ended; until it is reaped its number stays its own.
    ended: Receiver<()>,
    /// Closed once its errors have been read.
    errors_read: Receiver<()>,
    last_words: Arc<Mutex<Option<String>>>,
}

impl Process {
    /// Starts `command`. What the program says is given to `hear`, and at the end that there is no more, until that is not
    /// taken any more.
    pub(super) fn start(
        command: &str,
        hear: impl Fn(Option<Answer>) -> bool + Send + 'static,
    ) -> Result<Self, EngineFault> {
        let words = shell_words::split(command)
            .map_err(|shell_words::ParseError| EngineFault::BadCommand)?;
        let (program, arguments) = words.split_first().ok_or(EngineFault::BadCommand)?;
        let mut child = process::Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            // So that Ctrl-C in the terminal is not for it, and what it starts itself can be ended with it.
            .process_group(0)
            .spawn()
            .map_err(|error| match error.kind() {
                io::ErrorKind::NotFound => EngineFault::NotFound,
                io::ErrorKind::PermissionDenied => EngineFault::NotAllowed,
                _ => not_started(&error),
            })?;
        let (ends, ended) = mpsc::channel();
        let (reads, errors_read) = mpsc::channel();
        let (input, output, errors) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let process = Self {
            group: i32::try_from(child.id()).ok().and_then(Pid::from_raw),
            child,
            input,
            ended,
            errors_read,
            last_words: Arc::default(),
        };
        process
            .attend(output, errors, (ends, reads), hear)
            .map_err(|error| not_started(&error))?;
        Ok(process)
    }

    /// Says something. A program that does not listen any more, or not for long, will not answer either.
    pub(super) fn write(&mut self, command: &Command) {
        if let Some(input) = &mut self.input {
            let _ = input.write_all(format!("{command}\n").as_bytes());
        }
    }

    /// Ends it, and gives the last line that it told as an error.
    pub(super) fn end(mut self) -> Option<String> {
        self.quit();
        // Something that got away may still hold its end of the pipe.
        let _ = self.errors_read.recv_timeout(QUIT);
        let words = self.last_words.lock();
        words.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Begins to listen to it, and to wait for its end.
    fn attend(
        &self,
        output: Option<impl Read + Send + 'static>,
        errors: Option<impl Read + Send + 'static>,
        (ends, reads): (Sender<()>, Sender<()>),
        hear: impl Fn(Option<Answer>) -> bool + Send + 'static,
    ) -> io::Result<()> {
        if let Some(input) = &self.input {
            // A program that does not listen is not waited for when its pipe is full.
            rustix::io::ioctl_fionbio(input, true)?;
        }
        let name = |name: &str| thread::Builder::new().name(format!("uci-client-{name}"));
        if let Some(output) = output {
            name("output").spawn(move || {
                let says_on = each_line(output, |line| {
                    Answer::read(line).is_none_or(|answer| hear(Some(answer)))
                });
                if says_on {
                    hear(None);
                }
            })?;
        }
        if let Some(errors) = errors {
            let last_words = Arc::clone(&self.last_words);
            name("errors").spawn(move || {
                each_line(errors, |line| {
                    let words = showable(line);
                    if !words.is_empty() {
                        *last_words.lock().unwrap_or_else(PoisonError::into_inner) = Some(words);
                    }
                    true
                });
                drop(reads);
            })?;
        }
        if let Some(group) = self.group {
            name("end").spawn(move || {
                let end = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
                let _ = rustix::io::retry_on_intr(|| waitid(WaitId::Pid(group), end));
                // What it started and left behind ends with it, so that its pipes close.
                let _ = kill_process_group(group, Signal::KILL);
                drop(ends);
            })?;
        }
        Ok(())
    }

    fn quit(&mut self) {
        self.write(&Command::Quit);
        self.input = None;
        if self.is_gone_within(QUIT) {
            return;
        }
        if let Some(group) = self.group {
            let _ = kill_process_group(group, Signal::KILL);
        }
        self.is_gone_within(GONE);
    }

    /// Waits until it has ended, and reaps it.
    fn is_gone_within(&mut self, time: Duration) -> bool {
        let ended = self.ended.recv_timeout(time) == Err(RecvTimeoutError::Disconnected);
        ended && matches!(self.child.try_wait(), Ok(Some(_)))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.quit();
    }
}

fn not_started(error: &io::Error) -> EngineFault {
    EngineFault::NotStarted {
        reason: error.to_string(),
    }
}

/// Gives each line to `take`, or what fits of it, until that has enough; whether it never had.
fn each_line(input: impl Read, mut take: impl FnMut(&str) -> bool) -> bool {
    let mut input = BufReader::new(input);
    let mut line = Vec::new();
    while input
        .by_ref()
        .take(LONGEST)
        .read_until(b'\n', &mut line)
        .is_ok_and(|count| count > 0)
    {
        if !take(&String::from_utf8_lossy(&line)) {
            return false;
        }
        line.clear();
    }
    true
}

/// What can be shown of a line in a terminal.
fn showable(line: &str) -> String {
    let shown = line.chars().filter(|character| !character.is_control());
    let shown: String = shown.take(LAST_WORDS).collect();
    shown.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_program_says_is_made_safe_to_show() {
        let long = "a".repeat(500);
        for (line, shown) in [
            ("  no book\r\n", "no book"),
            ("\u{1b}[31mred\u{7}", "[31mred"),
            ("\t\n", ""),
            (&long, &long.chars().take(160).collect::<String>()),
        ] {
            assert_eq!(showable(line), shown);
        }
    }

    #[test]
    fn a_line_without_an_end_is_cut() {
        let endless = vec![b'x'; 40_000];
        let mut lengths = Vec::new();
        assert!(each_line(endless.as_slice(), |line| {
            lengths.push(line.len());
            true
        }));
        assert_eq!(lengths, [16_384, 16_384, 7_232]);
    }
}
