//! A game as it was played: where it began, every ply, and how it stands.

use super::{Claim, DrawReason, Move, Outcome, Ply, State, Variant};
use crate::board::Side;
use crate::chess;
use crate::draughts::{self, Repetition};

/// Three times on a claim (FIDE 9.2), five times without one (FIDE 9.6.1).
const CHESS_REPETITIONS: [Repetition; 2] = [
    Repetition {
        times: 3,
        claimed: true,
    },
    Repetition {
        times: 5,
        claimed: false,
    },
];

/// A game as it was played.
///
/// Positions are kept, one a ply: looking back is an index, and taking back can't go wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    variant: Variant,
    start: State,
    entries: Vec<Entry>,
    /// Plies taken back, the next to be redone last.
    undone: Vec<Entry>,
    /// An end that the position does not show: by agreement, by giving up, on time, by a claim.
    decided: Option<Outcome>,
}

/// A ply and the position after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// What was played.
    pub ply: Ply,
    /// The position after it.
    pub state: State,
}

impl Record {
    /// A game of `variant` that begins with `start`.
    pub const fn new(variant: Variant, start: State) -> Self {
        Self {
            variant,
            start,
            entries: Vec::new(),
            undone: Vec::new(),
            decided: None,
        }
    }

    /// Which game it is.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// How many plies have been played.
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing has been played.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The plies, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The position now.
    pub fn state(&self) -> &State {
        self.state_at(self.entries.len())
    }

    /// The position after `plies` plies; the latest if there are not so many.
    pub fn state_at(&self, plies: usize) -> &State {
        match plies.min(self.entries.len()).checked_sub(1) {
            None => &self.start,
            Some(index) => &self.entries[index].state,
        }
    }

    /// The ply that led to the position after `plies` plies.
    pub fn ply_at(&self, plies: usize) -> Option<&Ply> {
        self.entries
            .get(plies.checked_sub(1)?)
            .map(|entry| &entry.ply)
    }

    /// The number of the first move, and whether its second half comes first: chess counts on from its position, and
    /// Black may be to move there.
    pub fn numbering(&self) -> (usize, bool) {
        match &self.start {
            State::Chess(position) => (
                position.fullmove_number() as usize,
                position.side() == Side::Black,
            ),
            State::Draughts(_) => (1, false),
        }
    }

    /// Whose move the `ply`th ply was, and its number; nothing for the start.
    pub fn move_number(&self, ply: usize) -> Option<(Side, usize)> {
        let before = ply.checked_sub(1)?;
        let (first, second) = self.numbering();
        Some((
            self.state_at(before).side(),
            first + usize::midpoint(before, usize::from(second)),
        ))
    }

    /// Plays `mv`, a legal move in the present position. What was taken back is forgotten, unless this is the same ply.
    pub fn play(&mut self, mv: Move) -> &Ply {
        let before = *self.state();
        let ply = before.ply(mv);
        match self.undone.pop() {
            Some(entry) if entry.ply == ply => {}
            _ => self.undone.clear(),
        }
        let state = before.play(&ply.mv);
        let index = self.entries.len();
        self.entries.push(Entry { ply, state });
        &self.entries[index].ply
    }

    /// Takes back the last ply, and whatever decided the game; says whether there was one.
    pub fn take_back(&mut self) -> bool {
        let Some(entry) = self.entries.pop() else {
            return false;
        };
        self.undone.push(entry);
        self.decided = None;
        true
    }

    /// Plays again what was taken back last; says whether there was anything.
    pub fn redo(&mut self) -> bool {
        let Some(entry) = self.undone.pop() else {
            return false;
        };
        self.entries.push(entry);
        true
    }

    /// Whether anything can be redone.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Ends the game by something the position does not show.
    pub const fn decide(&mut self, outcome: Outcome) {
        self.decided = Some(outcome);
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.decided
            .or_else(|| self.state().outcome())
            .or_else(|| self.repetition_outcome())
    }

    /// The draws that may be claimed now: none once the game is over.
    pub fn claims(&self) -> Vec<Claim> {
        if !self.variant.has_draws() || self.outcome().is_some() {
            return Vec::new();
        }
        let claimed = |repetition: &Repetition| repetition.claimed;
        let repeated = self.repetition(claimed).map(|_| DrawReason::Threefold);
        repeated
            .into_iter()
            .chain(self.state().counted_claim())
            .map(Claim)
            .collect()
    }

    /// The draws that could be claimed by announcing `mv` (FIDE 9.2.1, 9.3.1).
    pub fn claims_with(&self, mv: &Move) -> Vec<Claim> {
        let mut after = self.clone();
        after.play(mv.clone());
        after.claims()
    }

    /// How often the present position has occurred, this time included.
    pub fn occurrences(&self) -> usize {
        let key = self.state().key();
        let mut found = 1;
        for index in (0..self.entries.len()).rev() {
            if self.is_irreversible(index) {
                break;
            }
            if self.state_at(index).key() == key {
                found += 1;
            }
        }
        found
    }

    /// A repetition that ends the game without anyone's claim.
    fn repetition_outcome(&self) -> Option<Outcome> {
        let reason = match self.repetition(|repetition| !repetition.claimed)?.times {
            ..=3 => DrawReason::Threefold,
            4.. => DrawReason::Fivefold,
        };
        Some(Outcome::Draw(reason))
    }

    /// The rule about repetitions, among those that are `wanted`, that the present position fulfils.
    fn repetition(&self, wanted: impl Fn(&Repetition) -> bool) -> Option<Repetition> {
        let rules = match self.state() {
            State::Chess(_) => CHESS_REPETITIONS.to_vec(),
            State::Draughts(position) => position.rules().repetition.into_iter().collect(),
        };
        rules
            .into_iter()
            .filter(wanted)
            .find(|rule| self.occurrences() >= usize::from(rule.times))
    }

    /// Whether no position before the ply at `index` can occur again after it.
    fn is_irreversible(&self, index: usize) -> bool {
        match (self.state_at(index), &self.entries[index].ply.mv) {
            (State::Draughts(position), Move::Draughts(sequence)) => {
                draughts::Position::is_irreversible(position, sequence.result())
            }
            (State::Chess(position), Move::Chess(mv)) => {
                chess::Position::is_irreversible(position, *mv)
            }
            (State::Draughts(_), Move::Chess(_)) | (State::Chess(_), Move::Draughts(_)) => false,
        }
    }
}
