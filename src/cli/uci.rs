//! `damero uci`: the computer player as an engine for chess programs, by the Universal Chess Interface.

mod command;

use super::{Surroundings, score};
use crate::chess;
use crate::engine::{Question, Report, Score, Table};
use crate::game::{Move, State};
use crate::notation::{fen, uci};
use crate::runtime::thinking::{Budget, think};
use command::{Command, Go, Placed};
use std::io::{self, BufRead, Write};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The table's size if it is not set, in megabytes.
const HASH: usize = 64;
const MOST_HASH: usize = 65_536;
const MOST_THREADS: usize = 256;
/// How often a search without an end looks whether it has been told to.
const PATIENCE: Duration = Duration::from_millis(2);

/// Speaks UCI until it is told to quit, or its input ends; then it finishes the search under way, if that has an end.
pub(super) fn run(_surroundings: &Surroundings) -> u8 {
    let mut engine = Engine::new();
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else {
            break;
        };
        match Command::read(&line) {
            Some(Command::Quit) => {
                engine.stop();
                return 0;
            }
            Some(command) => engine.obey(command),
            // UCI: what is not understood is passed over.
            None => {}
        }
    }
    engine.finish();
    0
}

/// What the engine has been told so far.
struct Engine {
    table: Arc<Table>,
    threads: NonZeroUsize,
    position: chess::Position,
    past: Vec<u64>,
    search: Option<Search>,
}

/// A search under way.
struct Search {
    stop: Arc<AtomicBool>,
    /// Whether it ends only when it is stopped.
    waits: bool,
    thread: JoinHandle<()>,
}

impl Engine {
    fn new() -> Self {
        Self {
            table: Arc::new(Table::new(HASH)),
            threads: NonZeroUsize::MIN,
            position: chess::Position::start(),
            past: Vec::new(),
            search: None,
        }
    }

    fn obey(&mut self, command: Command) {
        match command {
            Command::Uci => {
                say(&["id", "name", "damero", env!("CARGO_PKG_VERSION")]);
                say(&["id", "author", env!("CARGO_PKG_NAME")]);
                spin("Hash", HASH, MOST_HASH);
                spin("Threads", 1, MOST_THREADS);
                say(&["uciok"]);
            }
            Command::IsReady => say(&["readyok"]),
            Command::NewGame => {
                self.stop();
                // Nobody else has the table once the search has ended.
                if let Some(table) = Arc::get_mut(&mut self.table) {
                    table.clear();
                }
            }
            Command::Hash(megabytes) => {
                self.stop();
                self.table = Arc::new(Table::new(megabytes.clamp(1, MOST_HASH)));
            }
            Command::Threads(count) => {
                self.stop();
                self.threads =
                    NonZeroUsize::new(count.min(MOST_THREADS)).unwrap_or(NonZeroUsize::MIN);
            }
            Command::Position { start, moves } => {
                self.stop();
                self.place(&start, &moves);
            }
            Command::Go(go) => {
                self.stop();
                self.go(&go);
            }
            Command::Stop => self.stop(),
            Command::Quit => {}
        }
    }

    /// Ends the search under way, once it has told its move.
    fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop.store(true, Ordering::Relaxed);
            // A search that broke off has nothing more to tell.
            let _ = search.thread.join();
        }
    }

    /// Waits for the search under way to tell its move.
    fn finish(&mut self) {
        match self.search.take_if(|search| !search.waits) {
            Some(search) => drop(search.thread.join()),
            None => self.stop(),
        }
    }

    /// A position that can't be read changes nothing; moves end at the first that is not legal.
    fn place(&mut self, start: &Placed, moves: &[String]) {
        self.position = match start {
            Placed::Start => chess::Position::start(),
            Placed::Fen(text) => match fen::read(text) {
                Ok(position) => position,
                Err(_) => return,
            },
        };
        self.past.clear();
        for text in moves {
            let Ok(mv) = uci::read(&self.position, text) else {
                return;
            };
            self.past.push(self.position.key());
            self.position.make(mv);
        }
    }

    fn go(&mut self, go: &Go) {
        let only = go.only.iter().filter_map(|text| {
            let mv = uci::read(&self.position, text).ok()?;
            Some(Move::Chess(mv))
        });
        let question = Question {
            past: self.past.clone(),
            only: only.collect(),
            ..Question::new(State::Chess(self.position))
        };
        let budget = go.budget(self.position.side());
        let waits = go.is_infinite;
        let threads = self.threads;
        let table = Arc::clone(&self.table);
        let stop = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&stop);
        let thread =
            thread::spawn(move || search(&question, &table, threads, budget, &told, waits));
        self.search = Some(Search {
            stop,
            waits,
            thread,
        });
    }
}

fn search(
    question: &Question,
    table: &Table,
    threads: NonZeroUsize,
    budget: Budget,
    stop: &AtomicBool,
    waits: bool,
) {
    let found = think(question, table, threads, budget, stop, |report, took| {
        inform(report, took, table);
    });
    while waits && !stop.load(Ordering::Relaxed) {
        thread::sleep(PATIENCE);
    }
    let line = found.map(|report| texts(&report.line)).unwrap_or_default();
    match line.as_slice() {
        [] => say(&["bestmove", "0000"]),
        [best] => say(&["bestmove", best]),
        [best, answer, ..] => say(&["bestmove", best, "ponder", answer]),
    }
}

fn inform(report: &Report<Move>, took: Duration, table: &Table) {
    let milliseconds = took.as_millis();
    let rate = u128::from(report.nodes) * 1_000_000 / took.as_micros().max(1);
    let (unit, score) = match report.score {
        Score::Points(points) => ("cp", points.to_string()),
        Score::Wins(plies) => ("mate", score::moves(plies).to_string()),
        Score::Loses(plies) => ("mate", format!("-{}", score::moves(plies))),
    };
    let numbers = [
        ("depth", report.depth.to_string()),
        ("seldepth", report.longest.to_string()),
        ("score", format!("{unit} {score}")),
        ("nodes", report.nodes.to_string()),
        ("nps", rate.to_string()),
        ("hashfull", table.fullness().to_string()),
        ("time", milliseconds.to_string()),
        ("pv", texts(&report.line).join(" ")),
    ];
    let words = numbers
        .iter()
        .flat_map(|(name, number)| [*name, number.as_str()]);
    let words: Vec<&str> = std::iter::once("info").chain(words).collect();
    say(&words);
}

fn texts(line: &[Move]) -> Vec<String> {
    line.iter()
        .filter_map(|mv| match mv {
            Move::Chess(mv) => Some(uci::write(*mv)),
            Move::Draughts(_) => None,
        })
        .collect()
}

fn spin(name: &str, default: usize, most: usize) {
    let (default, most) = (default.to_string(), most.to_string());
    say(&[
        "option", "name", name, "type", "spin", "default", &default, "min", "1", "max", &most,
    ]);
}

/// Says one line. Where nobody listens any more, the input ends as well.
fn say(words: &[&str]) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{}", words.join(" ")).and_then(|()| out.flush());
}
