//! A conversation with a program through its pipes, in both directions at once.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// How long a line may take that a test waits for; a program that works needs a small part of it.
const PATIENCE: Duration = Duration::from_secs(30);

/// A program that is spoken to line by line. Reads as a script:
///
/// `Session::start(&["uci"]).say("go depth 3").hear("bestmove");`
pub(crate) struct Session {
    program: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    heard: Vec<String>,
}

impl Session {
    /// Starts damero with `arguments`.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_damero"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(program.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in output.lines() {
                if sender.send(line.unwrap()).is_err() {
                    break;
                }
            }
        });
        Self {
            input: program.stdin.take(),
            program,
            lines,
            heard: Vec::new(),
        }
    }

    /// Tells it a line.
    pub(crate) fn say(&mut self, line: &str) -> &mut Self {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
        self
    }

    /// Waits for a line that begins so, and gives it.
    pub(crate) fn hear(&mut self, beginning: &str) -> String {
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => self.heard.push(line),
                Err(error) => panic!("no “{beginning}”: {error}; heard {:#?}", self.heard),
            }
            if let Some(line) = self.heard.last().filter(|line| line.starts_with(beginning)) {
                return line.clone();
            }
        }
    }

    /// Asserts that for `time` no line comes that begins so.
    pub(crate) fn hear_no(&mut self, beginning: &str, time: Duration) -> &mut Self {
        loop {
            match self.lines.recv_timeout(time) {
                Ok(line) => {
                    assert!(!line.starts_with(beginning), "{line}");
                    self.heard.push(line);
                }
                Err(RecvTimeoutError::Timeout) => return self,
                Err(RecvTimeoutError::Disconnected) => panic!("it has ended"),
            }
        }
    }

    /// What it has said so far.
    pub(crate) fn heard(&self) -> &[String] {
        &self.heard
    }

    /// Ends its input and waits for its end; whether that was a success, and what it had yet to say.
    pub(crate) fn end(&mut self) -> (bool, Vec<String>) {
        self.input = None;
        let rest = self.lines.iter().collect();
        (self.program.wait().unwrap().success(), rest)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
