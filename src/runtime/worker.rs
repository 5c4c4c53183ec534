//! Where the computer players think: beside the loop, with a memory of their own.

use super::opponents::{Opponents, Tell};
use super::tables::{self, Coming};
use super::thinking::{Budget, strength, think};
use super::watch::now;
use crate::app::thinking::{Aim, GameNumber, Score, Task, Thought, Ticket};
use crate::app::{Level, Message, Player, Settings};
use crate::clock::Bonus;
use crate::engine::tablebase::Tables;
use crate::engine::{self, Judgement, Question, Report, Strength, Table};
use crate::game::{Move, State, Variant};
use crate::storage::Paths;
use std::fmt;
use std::io;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// What is told of a search under way is told no oftener than this, so that the screen stays calm.
const REPORTS: Duration = Duration::from_millis(250);
/// For a move of the highest level where time is not limited, and for advice.
const MOVE: Duration = Duration::from_secs(1);
/// To show who stands better.
const VERDICT: Duration = Duration::from_millis(400);
/// What is kept of a clock, at most.
const KEPT: Duration = Duration::from_secs(2);
/// The plies at the beginning of a game in which the computer varies its play.
const OPENING: usize = 8;

/// Lets players think that are no people. What they find comes as messages; nothing here waits.
pub(super) struct Worker {
    tell: Tell,
    /// The thread on which the program's own player thinks; started when it is first needed.
    thinker: Option<Sender<Work>>,
    /// The other programs that play.
    opponents: Opponents,
    /// What is being thought about.
    current: Option<(Ticket, Arc<AtomicBool>)>,
}

/// A task for the thread.
struct Work {
    task: Task,
    level: Level,
    threads: NonZeroUsize,
    /// In megabytes.
    hash: u16,
    stop: Arc<AtomicBool>,
}

impl Worker {
    pub(super) fn new(tell: impl Fn(Message) -> bool + Send + Sync + 'static) -> Self {
        let tell: Tell = Arc::new(tell);
        Self {
            opponents: Opponents::new(Arc::clone(&tell)),
            tell,
            thinker: None,
            current: None,
        }
    }

    /// Lets whoever is to think begin; what was thought about before is given up.
    pub(super) fn think(&mut self, task: Task, settings: &Settings) -> io::Result<()> {
        self.give_up();
        let level = match &task.player {
            Player::Computer(level) => *level,
            Player::Engine(command) => {
                return self.opponents.think(&task, command, &settings.engines);
            }
            Player::Human => return Ok(()),
        };
        let stop = Arc::new(AtomicBool::new(false));
        self.current = Some((task.ticket, Arc::clone(&stop)));
        let work = Work {
            level,
            threads: threads(settings.threads),
            hash: settings.hash,
            task,
            stop,
        };
        // The thread lives as long as the worker, so that it takes what it is sent.
        let _ = self.thinker()?.send(work);
        Ok(())
    }

    /// Nobody waits for an answer to `ticket` any more.
    pub(super) fn stop(&mut self, ticket: Ticket) {
        if self.current.as_ref().is_some_and(|(of, _)| *of == ticket) {
            self.give_up();
        }
        self.opponents.withdraw(ticket);
    }

    /// The other programs that play in `game` are not needed any more.
    pub(super) fn dismiss(&mut self, game: GameNumber) {
        self.opponents.dismiss(game);
    }

    fn give_up(&mut self) {
        if let Some((_, stop)) = self.current.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    fn thinker(&mut self) -> io::Result<&Sender<Work>> {
        if self.thinker.is_none() {
            let (sender, works) = mpsc::channel();
            let tell = Arc::clone(&self.tell);
            thread::Builder::new()
                .name("thinker".to_owned())
                .spawn(move || Thinker::new(tell).work(&works))?;
            self.thinker = Some(sender);
        }
        self.thinker
            .as_ref()
            .ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.give_up();
    }
}

impl fmt::Debug for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker")
            .field("current", &self.current)
            .finish_non_exhaustive()
    }
}

/// The thread on which the program's own player thinks.
struct Thinker {
    tell: Tell,
    /// With its size in megabytes.
    table: Option<(u16, Table)>,
    /// The endgame tables of the draughts that are played.
    endings: Option<(Variant, Coming)>,
}

impl Thinker {
    const fn new(tell: Tell) -> Self {
        Self {
            tell,
            table: None,
            endings: None,
        }
    }

    /// The endgame tables for `state`, if it is near enough to the end for them and they are there by now. Who does not
    /// judge surely would not know them.
    fn endings(
        &mut self,
        variant: Variant,
        state: &State,
        strength: Strength,
    ) -> Option<Arc<Tables>> {
        let State::Draughts(position) = state else {
            return None;
        };
        if strength.judgement != Judgement::SURE || !Tables::are_near(position) {
            return None;
        }
        self.endings.take_if(|(of, _)| *of != variant);
        let (_, coming) = self.endings.get_or_insert_with(|| {
            let paths = Paths::of_the_player().ok();
            (variant, tables::for_rules(position.rules(), paths))
        });
        coming.get()
    }

    /// Thinks about one thing after another, as long as there may be more.
    fn work(mut self, works: &Receiver<Work>) {
        while let Ok(work) = works.recv() {
            if !work.stop.load(Ordering::Relaxed) {
                self.answer(&work);
            }
        }
    }

    fn answer(&mut self, work: &Work) {
        let task = &work.task;
        let ticket = task.ticket;
        let strength = self::strength_for(task, work.level);
        let state = task
            .moves
            .iter()
            .fold(task.start, |state, mv| state.play(mv));
        let question = Question {
            past: past(task),
            judgement: strength.judgement,
            tables: self.endings(task.variant, &state, strength),
            ..Question::new(state)
        };
        let threads = if work.level == Level::HIGHEST {
            work.threads
        } else {
            NonZeroUsize::MIN
        };
        let budget = budget(task, &state, work.level).within(strength);
        let tells = matches!(task.aim, Aim::Play | Aim::Judge);
        let tell = &self.tell;
        let mut told: Option<Instant> = Some(now());
        let table = self.table.take_if(|(size, _)| *size == work.hash);
        let (size, table) =
            table.unwrap_or_else(|| (work.hash, Table::new(usize::from(work.hash))));
        let found = think(
            &question,
            &table,
            threads,
            budget,
            &work.stop,
            |report, _| {
                if tells && told.is_none_or(|last| last.elapsed() >= REPORTS) {
                    told = Some(now());
                    let thought = thought(report);
                    tell(Message::Thought { ticket, thought });
                }
            },
        );
        self.table = Some((size, table));
        if let Some(report) = found.filter(|_| !work.stop.load(Ordering::Relaxed)) {
            let thought = thought(&report);
            tell(Message::Decided { ticket, thought });
        }
    }
}

/// As many threads as are set; for 0 as many as there are processors but one.
fn threads(set: u8) -> NonZeroUsize {
    let available = || {
        let processors = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        processors.saturating_sub(1)
    };
    let count = match set {
        0 => available(),
        count => usize::from(count),
    };
    NonZeroUsize::new(count).unwrap_or(NonZeroUsize::MIN)
}

/// How strongly `level` plays; at its best it varies the opening, lest every game be the same.
fn strength_for(task: &Task, level: Level) -> Strength {
    let strength = strength(task.variant, level, task.seed);
    if task.aim == Aim::Play && task.moves.len() < OPENING {
        strength.with_variety(task.seed)
    } else {
        strength
    }
}

/// The time there is for the task.
fn budget(task: &Task, state: &State, level: Level) -> Budget {
    match task.aim {
        Aim::Ponder => Budget::UNLIMITED,
        Aim::Judge => Budget::for_move(VERDICT),
        Aim::Hint => Budget::for_move(MOVE),
        Aim::Play if state.moves().len() == 1 => Budget {
            enough: Some(Duration::ZERO),
            ..for_turn(task, state, level)
        },
        Aim::Play => for_turn(task, state, level),
    }
}

/// The time for a move: a share of what the clock leaves; without a clock the more, the higher the level.
fn for_turn(task: &Task, state: &State, level: Level) -> Budget {
    let side = state.side();
    let (Some(left), Some(budget)) = (task.stamp.remaining(side), task.control.budget(side)) else {
        let time = MOVE * u32::from(level.get()) / u32::from(Level::HIGHEST.get());
        return Budget::for_move(time);
    };
    let bonus = match budget.bonus() {
        Bonus::None => Duration::ZERO,
        Bonus::Increment(time) | Bonus::Delay(time) | Bonus::Bronstein(time) => time,
    };
    let moves = budget.second_period().and_then(|period| {
        let made = task.stamp.moves(side);
        u32::from(period.after.get()).checked_sub(made)
    });
    // Kept for what the system does meanwhile: the clock runs from hand to hand.
    let kept = KEPT.min(left / 3);
    Budget::for_clock(
        left.saturating_sub(kept),
        bonus,
        moves.filter(|moves| *moves > 0),
    )
}

/// The keys of the positions before the one that is thought about.
fn past(task: &Task) -> Vec<u64> {
    let mut state = task.start;
    task.moves
        .iter()
        .map(|mv| {
            let key = state.key();
            state = state.play(mv);
            key
        })
        .collect()
}

fn thought(report: &Report<Move>) -> Thought {
    let moves = |plies: u32| plies.div_ceil(2);
    Thought {
        depth: report.depth,
        score: Some(match report.score {
            engine::Score::Points(points) => Score::Points(points),
            engine::Score::Wins(plies) => Score::Wins(moves(plies)),
            engine::Score::Loses(plies) => Score::Loses(moves(plies)),
        }),
        line: report.line.clone(),
    }
}
