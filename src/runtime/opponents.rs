//! The other programs that play in the game that is on: a process for each side, for as long as the game lasts.

use super::uci_client::{Assignment, Finding, Launch, Told, UciClient};
use crate::app::thinking::{GameNumber, Score, Task, Thought, Ticket};
use crate::app::{Engine, Engines, Message};
use crate::board::{BySide, Side};
use crate::chess;
use crate::clock::Bonus;
use crate::game::{Move, State};
use crate::notation::uci::{Go, Worth};
use std::fmt;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// For a move where there is neither a clock nor another limit.
const MOVE: Duration = Duration::from_secs(1);
/// For a move where there is no clock, whatever other limit there is: who takes longer has got stuck.
const LONGEST: Duration = Duration::from_secs(60);
/// What is kept back of the clock for the way there and back.
const LAG: Duration = Duration::from_millis(30);

/// Tells what was found; says whether anybody listens.
pub(super) type Tell = Arc<dyn Fn(Message) -> bool + Send + Sync>;

/// The other programs that play in the game that is on.
pub(super) struct Opponents {
    tell: Tell,
    playing: Vec<Opponent>,
    /// Those that are on their way out.
    leaving: Vec<UciClient<Ticket>>,
}

/// A program that plays a side of a game.
#[derive(Debug)]
struct Opponent {
    game: GameNumber,
    side: Side,
    command: String,
    engine: Engine,
    client: UciClient<Ticket>,
    /// Whether it is of no more use.
    failed: Arc<AtomicBool>,
}

impl Opponents {
    pub(super) const fn new(tell: Tell) -> Self {
        Self {
            tell,
            playing: Vec::new(),
            leaving: Vec::new(),
        }
    }

    /// Asks the program that `command` starts, or the one of `named` that is called so, for a move.
    pub(super) fn think(&mut self, task: &Task, command: &str, named: &Engines) -> io::Result<()> {
        let (Some(start), Some(moves)) = (chess_position(&task.start), chess_moves(&task.moves))
        else {
            return Ok(());
        };
        let side = match moves.len() % 2 {
            0 => start.side(),
            _ => start.side().opposite(),
        };
        self.part(|opponent| {
            opponent.game != task.game
                || opponent.failed.load(Ordering::Relaxed)
                || (opponent.side == side && opponent.command != command)
        });
        let here = self.playing.iter().find(|opponent| opponent.side == side);
        let opponent = if let Some(opponent) = here {
            opponent
        } else {
            let opponent = self.sit_down(task.game, side, command, named)?;
            self.playing.push(opponent);
            &self.playing[self.playing.len() - 1]
        };
        opponent.client.ask(Assignment {
            ticket: task.ticket,
            start,
            moves,
            go: go(task, side, &opponent.engine),
        });
        Ok(())
    }

    /// Nobody waits for an answer to `ticket` any more.
    pub(super) fn withdraw(&self, ticket: Ticket) {
        for opponent in &self.playing {
            opponent.client.withdraw(ticket);
        }
    }

    /// The programs that play in `game` are not needed any more.
    pub(super) fn dismiss(&mut self, game: GameNumber) {
        self.part(|opponent| opponent.game == game);
    }

    fn part(&mut self, goes: impl Fn(&Opponent) -> bool) {
        self.leaving.retain(|client| !client.is_gone());
        for opponent in self.playing.extract_if(.., |opponent| goes(opponent)) {
            opponent.client.dismiss();
            self.leaving.push(opponent.client);
        }
    }

    fn sit_down(
        &self,
        game: GameNumber,
        side: Side,
        command: &str,
        named: &Engines,
    ) -> io::Result<Opponent> {
        let engine = named
            .get(command)
            .cloned()
            .unwrap_or_else(|| Engine::new(command));
        let options = engine.options.iter();
        let launch = Launch {
            name: command.to_owned(),
            options: options
                .map(|(name, value)| (name.clone(), value.text()))
                .collect(),
            ..Launch::new(engine.command.as_str())
        };
        let failed = Arc::new(AtomicBool::new(false));
        let (tell, fails) = (Arc::clone(&self.tell), Arc::clone(&failed));
        let client = UciClient::start(launch, move |told| {
            tell(match told {
                Told::Thought(ticket, finding) => Message::Thought {
                    ticket,
                    thought: thought(finding),
                },
                Told::Decided(ticket, finding) => Message::Decided {
                    ticket,
                    thought: thought(finding),
                },
                Told::Failed(ticket, trouble) => {
                    fails.store(true, Ordering::Relaxed);
                    Message::ThinkingFailed { ticket, trouble }
                }
            });
        })?;
        Ok(Opponent {
            game,
            side,
            command: command.to_owned(),
            engine,
            client,
            failed,
        })
    }
}

impl fmt::Debug for Opponents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opponents")
            .field("playing", &self.playing)
            .finish_non_exhaustive()
    }
}

const fn chess_position(state: &State) -> Option<chess::Position> {
    match state {
        State::Chess(position) => Some(*position),
        State::Draughts(_) => None,
    }
}

fn chess_moves(moves: &[Move]) -> Option<Vec<chess::Move>> {
    let chess = |mv: &Move| match mv {
        Move::Chess(mv) => Some(*mv),
        Move::Draughts(_) => None,
    };
    moves.iter().map(chess).collect()
}

/// How `engine` is to search: by the clock, if there is one, and not beyond what the player has set.
fn go(task: &Task, side: Side, engine: &Engine) -> Go {
    let is_timed = task.stamp.remaining(side).is_some();
    let (depth, nodes) = (engine.depth.map(u32::from), engine.nodes.map(u64::from));
    let own_time = engine
        .movetime
        .map(|time| Duration::from_millis(u64::from(time.get())));
    let usual_time = if depth.is_none() && nodes.is_none() {
        MOVE
    } else {
        LONGEST
    };
    let period = task
        .control
        .budget(side)
        .and_then(|budget| budget.second_period());
    let until_control =
        period.and_then(|period| u32::from(period.after.get()).checked_sub(task.stamp.moves(side)));
    Go {
        left: BySide::from_fn(|side| {
            let left = task.stamp.remaining(side)?.saturating_sub(LAG);
            Some(left.max(Duration::from_millis(1)))
        }),
        increments: BySide::from_fn(|side| match task.control.budget(side)?.bonus() {
            Bonus::None => None,
            Bonus::Increment(time) | Bonus::Delay(time) | Bonus::Bronstein(time) => Some(time),
        }),
        until_control: until_control.filter(|moves| *moves > 0),
        depth,
        nodes,
        move_time: (!is_timed).then(|| own_time.unwrap_or(usual_time)),
        ..Go::default()
    }
}

fn thought(finding: Finding) -> Thought {
    let score = finding.score.map(|score| match score.worth {
        Worth::Points(points) => Score::Points(points),
        Worth::Mate(moves) if moves > 0 => Score::Wins(moves.unsigned_abs()),
        Worth::Mate(moves) => Score::Loses(moves.unsigned_abs()),
    });
    Thought {
        depth: finding.depth,
        score,
        line: finding.line.into_iter().map(Move::Chess).collect(),
    }
}
