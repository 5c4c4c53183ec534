//! `damero arena`: a match between two computer players, from fair openings drawn by lot, each with both colours.

use super::{FAILED, Surroundings, complain, print};
use crate::board::Side;
use crate::engine::arena::{Tally, opening};
use crate::engine::{Question, Table};
use crate::game::{Move, Outcome, Record, State, Variant};
use crate::runtime::thinking::{Budget, think};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// In megabytes, for each player.
const TABLE: usize = 16;
/// A game that is as long as this is drawn.
const LONGEST: usize = 400;

/// A computer player, by how much it may think about a move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Player {
    Nodes(u64),
    Depth(u32),
    Time(Duration),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = text.split_once(':').and_then(|(kind, number)| match kind {
            "nodes" => number.parse().map(Self::Nodes).ok(),
            "depth" => number.parse().map(Self::Depth).ok(),
            "movetime" => {
                let milliseconds = number.parse().ok()?;
                Some(Self::Time(Duration::from_millis(milliseconds)))
            }
            _ => None,
        });
        known.ok_or_else(|| "nodes:N depth:N movetime:MS".to_owned())
    }
}

impl Player {
    const fn budget(self) -> Budget {
        match self {
            Self::Nodes(nodes) => Budget {
                nodes,
                ..Budget::UNLIMITED
            },
            Self::Depth(depth) => Budget {
                depth,
                ..Budget::UNLIMITED
            },
            Self::Time(time) => Budget::for_move(time),
        }
    }

    /// Its move at the end of `record`; there is one.
    fn choose(self, record: &Record, table: &Table) -> Option<Move> {
        let question = Question {
            past: keys(record),
            ..Question::new(*record.state())
        };
        let stop = AtomicBool::new(false);
        let found = think(
            &question,
            table,
            NonZeroUsize::MIN,
            self.budget(),
            &stop,
            |_, _| {},
        );
        found?.line.into_iter().next()
    }
}

pub(super) fn run(arguments: &super::Arena, surroundings: &Surroundings) -> u8 {
    let variant = arguments.game.game;
    let start = match surroundings.position(variant, arguments.game.fen.as_deref()) {
        Ok(state) => state,
        Err(sentence) => return complain(&sentence, FAILED),
    };
    if start.outcome().is_some() {
        return FAILED;
    }
    let mut chance = ChaCha8Rng::seed_from_u64(arguments.seed);
    let mut tally = Tally::default();
    for _ in 0..arguments.games.div_ceil(2) {
        let line = opening(&start, arguments.opening_plies, &mut chance);
        for first in Side::ALL {
            let players = match first {
                Side::White => [arguments.first, arguments.second],
                Side::Black => [arguments.second, arguments.first],
            };
            tally.count(winner(variant, start, &line, players), first);
        }
        let code = print(&line_of(&tally));
        if code != 0 {
            return code;
        }
    }
    0
}

/// Who wins a game that begins with `line`; White's player is the first of the two.
fn winner(variant: Variant, start: State, line: &[Move], players: [Player; 2]) -> Option<Side> {
    let mut record = Record::new(variant, start);
    for mv in line {
        record.play(mv.clone());
    }
    let tables = [Table::new(TABLE), Table::new(TABLE)];
    while record.outcome().is_none() && record.claims().is_empty() && record.len() < LONGEST {
        let turn = record.state().side().index();
        let mv = players[turn].choose(&record, &tables[turn])?;
        record.play(mv);
    }
    match record.outcome() {
        Some(Outcome::Win { winner, .. }) => Some(winner),
        Some(Outcome::Draw(_)) | None => None,
    }
}

/// The positions of a game before the last.
fn keys(record: &Record) -> Vec<u64> {
    (0..record.len())
        .map(|ply| record.state_at(ply).key())
        .collect()
}

fn line_of(tally: &Tally) -> String {
    format!(
        "+{} ={} -{}  {:.1} % ± {:.1}  {:+.0} Elo\n",
        tally.won,
        tally.drawn,
        tally.lost,
        100.0 * tally.score(),
        100.0 * tally.error(),
        tally.elo()
    )
}
