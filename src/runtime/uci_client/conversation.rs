//! What is said to a program, and what is made of its answers: no process, no clock, no waiting.

use super::{Assignment, Finding, Patience};
use crate::app::thinking::EngineFault;
use crate::chess::Position;
use crate::notation::fen;
use crate::notation::uci::{self, Answer, Command, Info, Start};
use std::mem;
use std::time::{Duration, Instant};

/// How often what a program thinks is told on, at most.
const PACE: Duration = Duration::from_millis(100);

/// Where a conversation with a program stands.
#[derive(Debug)]
pub(super) struct Conversation<T> {
    phase: Phase<T>,
    options: Vec<(String, String)>,
    patience: Patience,
    /// What is to be asked as soon as the program is ready.
    next: Option<Assignment<T>>,
    steps: Vec<Step<T>>,
}

/// What is to be done next.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Step<T> {
    /// Say this to the program.
    Write(Command),
    /// Tell who has asked what has been found so far.
    Think(T, Finding),
    /// Tell who has asked the answer, at the head of its line.
    Decide(T, Finding),
    /// Tell who has asked that there will be no answer.
    Fail(T, EngineFault),
    /// Have done with the program.
    Break,
}

#[derive(Debug)]
enum Phase<T> {
    /// It is to introduce itself.
    Greeting { until: Instant },
    /// It is to say that it is ready.
    Preparing { until: Instant },
    /// It has nothing to do.
    Idle,
    /// It is to tell a move.
    Thinking(Thinking<T>),
    /// It has been stopped; what move it tells is of no interest.
    Stopping { until: Instant },
    /// It is of no more use.
    Broken(EngineFault),
}

#[derive(Debug)]
struct Thinking<T> {
    ticket: T,
    position: Position,
    /// When it should have told its move; never, if its time is not limited.
    until: Option<Instant>,
    /// Whether it had to be told that its time is up.
    is_late: bool,
    latest: Option<Finding>,
    /// When something was last told on.
    told: Option<Instant>,
}

impl<T: Copy + PartialEq> Conversation<T> {
    /// Begins to speak with a program that has just been started.
    pub(super) fn begin(options: Vec<(String, String)>, patience: Patience, now: Instant) -> Self {
        Self {
            phase: Phase::Greeting {
                until: now + patience.start,
            },
            options,
            patience,
            next: None,
            steps: vec![Step::Write(Command::Uci)],
        }
    }

    /// A conversation with a program that could not be started.
    pub(super) fn broken(fault: EngineFault) -> Self {
        Self {
            phase: Phase::Broken(fault),
            options: Vec::new(),
            patience: Patience::default(),
            next: None,
            steps: Vec::new(),
        }
    }

    /// What is to be done, in this order.
    pub(super) fn take_steps(&mut self) -> Vec<Step<T>> {
        mem::take(&mut self.steps)
    }

    /// When to [wake](Self::wake) it if nothing happens.
    pub(super) const fn waits_until(&self) -> Option<Instant> {
        match &self.phase {
            Phase::Greeting { until } | Phase::Preparing { until } | Phase::Stopping { until } => {
                Some(*until)
            }
            Phase::Thinking(thinking) => thinking.until,
            Phase::Idle | Phase::Broken(_) => None,
        }
    }

    /// Asks the program, as soon as it can be asked.
    pub(super) fn ask(&mut self, assignment: Assignment<T>, now: Instant) {
        match &self.phase {
            Phase::Idle => self.go(assignment, now),
            Phase::Broken(fault) => {
                self.steps
                    .push(Step::Fail(assignment.ticket, fault.clone()));
            }
            Phase::Thinking(_) => {
                self.stop(now);
                self.next = Some(assignment);
            }
            Phase::Greeting { .. } | Phase::Preparing { .. } | Phase::Stopping { .. } => {
                self.next = Some(assignment);
            }
        }
    }

    /// Asks no longer.
    pub(super) fn withdraw(&mut self, ticket: T, now: Instant) {
        self.next.take_if(|next| next.ticket == ticket);
        if matches!(&self.phase, Phase::Thinking(thinking) if thinking.ticket == ticket) {
            self.stop(now);
        }
    }

    /// Takes what the program says; what is out of place is passed over.
    pub(super) fn hear(&mut self, answer: Answer, now: Instant) {
        match answer {
            Answer::UciOk if matches!(self.phase, Phase::Greeting { .. }) => {
                for (name, value) in mem::take(&mut self.options) {
                    let value = Some(value).filter(|value| !value.is_empty());
                    self.write(Command::SetOption { name, value });
                }
                self.write(Command::NewGame);
                self.prepare(now);
            }
            Answer::ReadyOk if matches!(self.phase, Phase::Preparing { .. }) => {
                self.phase = Phase::Idle;
                if let Some(assignment) = self.next.take() {
                    self.go(assignment, now);
                }
            }
            Answer::Info(info) => {
                if let Phase::Thinking(thinking) = &mut self.phase {
                    self.steps.extend(thinking.hear(&info, now));
                }
            }
            Answer::Best { mv, .. } => self.hear_best(&mv, now),
            Answer::UciOk | Answer::ReadyOk => {}
        }
    }

    /// Takes notice that the program says no more.
    pub(super) fn close(&mut self) {
        self.fail(EngineFault::Ended);
    }

    /// Takes notice of the time.
    pub(super) fn wake(&mut self, now: Instant) {
        if self.waits_until().is_none_or(|until| now < until) {
            return;
        }
        match &mut self.phase {
            Phase::Greeting { .. } => self.fail(EngineFault::NoGreeting),
            Phase::Thinking(thinking) if !thinking.is_late => {
                thinking.is_late = true;
                thinking.until = Some(now + self.patience.stop);
                self.write(Command::Stop);
            }
            Phase::Preparing { .. } | Phase::Thinking(_) | Phase::Stopping { .. } => {
                self.fail(EngineFault::Silent);
            }
            Phase::Idle | Phase::Broken(_) => {}
        }
    }

    fn hear_best(&mut self, text: &str, now: Instant) {
        match mem::replace(&mut self.phase, Phase::Idle) {
            Phase::Thinking(thinking) => {
                // Some write what a pawn becomes as a capital.
                match uci::read(&thinking.position, &text.to_ascii_lowercase()) {
                    Ok(mv) => {
                        let latest = thinking
                            .latest
                            .filter(|found| found.line.first() == Some(&mv));
                        let finding = latest.unwrap_or_else(|| Finding {
                            depth: 0,
                            score: None,
                            line: vec![mv],
                        });
                        self.steps.push(Step::Decide(thinking.ticket, finding));
                    }
                    Err(_) => {
                        self.phase = Phase::Thinking(thinking);
                        let text = text.chars().take(20).collect();
                        self.fail(EngineFault::NoMove { text });
                    }
                }
            }
            // Whatever else it says about that search comes before it says that it is ready.
            Phase::Stopping { .. } => self.prepare(now),
            phase => self.phase = phase,
        }
    }

    fn go(&mut self, assignment: Assignment<T>, now: Instant) {
        let Assignment {
            ticket,
            start,
            moves,
            go,
        } = assignment;
        let position = moves.iter().fold(start, |position, &mv| position.play(mv));
        let usual = start == Position::start();
        self.write(Command::Position {
            start: if usual {
                Start::Usual
            } else {
                Start::Fen(fen::write(&start))
            },
            moves: moves.into_iter().map(uci::write).collect(),
        });
        let time = go.move_time.or_else(|| go.left[position.side()]);
        self.write(Command::Go(go));
        self.phase = Phase::Thinking(Thinking {
            ticket,
            position,
            until: time.map(|time| now + time + self.patience.stop),
            is_late: false,
            latest: None,
            told: None,
        });
    }

    fn prepare(&mut self, now: Instant) {
        self.write(Command::IsReady);
        self.phase = Phase::Preparing {
            until: now + self.patience.start,
        };
    }

    fn stop(&mut self, now: Instant) {
        self.write(Command::Stop);
        self.phase = Phase::Stopping {
            until: now + self.patience.stop,
        };
    }

    fn fail(&mut self, fault: EngineFault) {
        if matches!(self.phase, Phase::Broken(_)) {
            return;
        }
        self.steps.push(Step::Break);
        let phase = mem::replace(&mut self.phase, Phase::Broken(fault.clone()));
        let next = self.next.take().map(|next| next.ticket);
        let asked = match phase {
            Phase::Thinking(thinking) => Some(thinking.ticket),
            Phase::Greeting { .. }
            | Phase::Preparing { .. }
            | Phase::Idle
            | Phase::Stopping { .. }
            | Phase::Broken(_) => next,
        };
        if let Some(ticket) = asked {
            self.steps.push(Step::Fail(ticket, fault));
        }
    }

    fn write(&mut self, command: Command) {
        self.steps.push(Step::Write(command));
    }
}

impl<T: Copy> Thinking<T> {
    /// Takes what has been found so far; what is to be told of it, if it is time.
    fn hear(&mut self, info: &Info, now: Instant) -> Option<Step<T>> {
        if info.rank.is_some_and(|rank| rank > 1) {
            return None;
        }
        let mut position = self.position;
        let mut line = Vec::new();
        for text in &info.line {
            let Ok(mv) = uci::read(&position, &text.to_ascii_lowercase()) else {
                break;
            };
            position.make(mv);
            line.push(mv);
        }
        if line.is_empty() {
            return None;
        }
        let finding = Finding {
            depth: info.depth.unwrap_or(0),
            score: info.score,
            line,
        };
        self.latest = Some(finding.clone());
        if self.told.is_some_and(|told| now < told + PACE) {
            return None;
        }
        self.told = Some(now);
        Some(Step::Think(self.ticket, finding))
    }
}

#[cfg(test)]
mod tests;
