//! `damero uci`: the computer player as an engine for chess programs, by the Universal Chess Interface.

mod options;
mod search;

use super::Surroundings;
use crate::chess;
use crate::engine::{Question, Strength, Table};
use crate::game::{Move, State, Variant};
use crate::notation::fen;
use crate::notation::uci::{self, Answer, Command, Go};
use crate::runtime::entropy_seed;
use crate::runtime::thinking::{Budget, strength};
use options::{HASH, STRONGEST, Setting};
use search::{Assignment, Ending, Search};
use std::fmt::Display;
use std::io::{self, BufRead, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

/// Speaks UCI until it is told to quit, or its input ends; then it finishes the search under way, if that has an end.
pub(super) fn run(_surroundings: &Surroundings) -> u8 {
    let mut engine = Engine::new();
    for line in io::stdin().lock().split(b'\n') {
        let Ok(line) = line else {
            break;
        };
        let line = String::from_utf8_lossy(&line);
        if let Some(command) = Command::read(&line)
            && engine.obey(command).is_break()
        {
            return 0;
        }
    }
    engine.finish();
    0
}

/// What the engine has been told so far.
struct Engine {
    table: Arc<Table>,
    threads: NonZeroUsize,
    /// What is lost of the time for each move.
    overhead: Duration,
    /// Whether it plays no better than `elo`.
    is_limited: bool,
    elo: u32,
    /// What decides the errors of who is limited; another for each game.
    seed: u64,
    position: chess::Position,
    past: Vec<u64>,
    search: Option<Search>,
}

impl Engine {
    fn new() -> Self {
        Self {
            table: Arc::new(Table::new(HASH)),
            threads: NonZeroUsize::MIN,
            overhead: Budget::LAG,
            is_limited: false,
            elo: STRONGEST,
            seed: entropy_seed(),
            position: chess::Position::start(),
            past: Vec::new(),
            search: None,
        }
    }

    /// Does what a command says; breaks if that is to end.
    fn obey(&mut self, command: Command) -> ControlFlow<()> {
        match command {
            Command::Uci => {
                say(&concat!("id name damero ", env!("CARGO_PKG_VERSION")));
                say(&concat!("id author ", env!("CARGO_PKG_NAME")));
                options::introduce();
                say(&Answer::UciOk);
            }
            Command::IsReady => say(&Answer::ReadyOk),
            Command::SetOption { name, value } => {
                if let Some(setting) = Setting::read(&name, value.as_deref()) {
                    self.stop();
                    self.set(setting);
                }
            }
            Command::NewGame => {
                self.stop();
                self.forget();
                self.seed = entropy_seed();
            }
            Command::Position { start, moves } => {
                self.stop();
                self.place(&start, &moves);
            }
            Command::Go(go) => {
                self.stop();
                self.go(&go);
            }
            Command::PonderHit => {
                if let Some(search) = &self.search {
                    search.ponderhit();
                }
            }
            Command::Stop => self.stop(),
            Command::Quit => {
                self.stop();
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }

    fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Hash(megabytes) => self.table = Arc::new(Table::new(megabytes)),
            Setting::ClearHash => self.forget(),
            Setting::Threads(count) => {
                self.threads = NonZeroUsize::new(count).unwrap_or(NonZeroUsize::MIN);
            }
            // Whether it ponders is what `go` says.
            Setting::Ponder(_) => {}
            Setting::MoveOverhead(time) => self.overhead = time,
            Setting::LimitStrength(is_limited) => self.is_limited = is_limited,
            Setting::Elo(elo) => self.elo = elo,
        }
    }

    /// Clears the table. Nobody else has it once the search has ended.
    fn forget(&mut self) {
        if let Some(table) = Arc::get_mut(&mut self.table) {
            table.clear();
        }
    }

    /// Ends the search under way, once it has told its move.
    fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop();
        }
    }

    /// Waits for the search under way to tell its move; one that waits itself is stopped.
    fn finish(&mut self) {
        match self.search.take_if(|search| search.ends()) {
            Some(search) => search.finish(),
            None => self.stop(),
        }
    }

    /// A position that can't be read changes nothing; moves end at the first that is not legal.
    fn place(&mut self, start: &uci::Start, moves: &[String]) {
        self.position = match start {
            uci::Start::Usual => chess::Position::start(),
            uci::Start::Fen(text) => match fen::read(text) {
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
        let ending = if go.is_infinite {
            Ending::Stop
        } else if go.ponders {
            Ending::Ponderhit
        } else {
            Ending::Free
        };
        let strength = if self.is_limited {
            strength(Variant::Chess, options::level(self.elo), self.seed)
        } else {
            Strength::FULL
        };
        self.search = Some(Search::start(Assignment {
            question: Question {
                judgement: strength.judgement,
                past: self.past.clone(),
                only: only.collect(),
                ..Question::new(State::Chess(self.position))
            },
            table: Arc::clone(&self.table),
            threads: self.threads,
            budget: self.budget(go).within(strength),
            ending,
        }));
    }

    /// How much the side to move may think. Several limits hold at once.
    fn budget(&self, go: &Go) -> Budget {
        let side = self.position.side();
        // The budget allows for the usual lag itself.
        let net = |time: Duration, times| {
            (time + Budget::LAG * times).saturating_sub(self.overhead * times)
        };
        let time = match (go.move_time, go.left[side]) {
            _ if go.is_infinite => Budget::UNLIMITED,
            (Some(time), _) => Budget::for_move(net(time, 1)),
            (None, Some(left)) => Budget::for_clock(
                net(left, 4),
                go.increments[side].unwrap_or_default(),
                go.until_control,
            ),
            (None, None) => Budget::UNLIMITED,
        };
        Budget {
            depth: go.depth.unwrap_or(time.depth),
            nodes: go.nodes.unwrap_or(time.nodes),
            mate: go.mate,
            ..time
        }
    }
}

/// Says one line. Where nobody listens any more, the input ends as well.
fn say(line: &impl Display) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}
