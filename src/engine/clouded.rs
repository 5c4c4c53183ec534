//! A position as a player of unsure judgement sees it.

use super::strength::Judgement;
use super::{Playable, Score};
use crate::board::Side;

/// A position as a player of unsure judgement sees it: everything is as it is, but what it is worth is misjudged.
///
/// A type of its own, so that the search of a player who errs in nothing knows nothing of errors. What is remembered of
/// it is kept apart from what others found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clouded<G> {
    position: G,
    judgement: Judgement,
}

impl<G: Playable> Clouded<G> {
    pub(super) const fn new(position: G, judgement: Judgement) -> Self {
        Self {
            position,
            judgement,
        }
    }
}

impl<G: Playable> Playable for Clouded<G> {
    type Move = G::Move;
    type Aims = G::Aims;
    type Moves = G::Moves;
    type Lore = G::Lore;
    type Notes = G::Notes;

    const PASSES: bool = G::PASSES;
    const EXTENDS_SINGLE_REPLIES: bool = G::EXTENDS_SINGLE_REPLIES;
    const DOUBT: i32 = G::DOUBT;
    const MOST_MOVES: usize = G::MOST_MOVES;
    const MARGIN: i32 = G::MARGIN;
    const PRUNING_DEPTH: i32 = G::PRUNING_DEPTH;
    const COMPARING_DEPTH: i32 = G::COMPARING_DEPTH;
    const HAS_MANY_MOVES: bool = G::HAS_MANY_MOVES;
    const CAPTURES_ARE_FORCED: bool = G::CAPTURES_ARE_FORCED;
    const REMEMBERED_DEPTH: i32 = G::REMEMBERED_DEPTH;

    fn side(&self) -> Side {
        self.position.side()
    }

    fn key(&self) -> u64 {
        self.judgement.key(self.position.key())
    }

    fn list(&self, list: &mut G::Moves) {
        self.position.list(list);
    }

    fn list_noisy(&self, room: &mut [G::Move]) -> usize {
        self.position.list_noisy(room)
    }

    fn list_quiet(&self, room: &mut [G::Move]) -> usize {
        self.position.list_quiet(room)
    }

    fn recall(&self, code: u16) -> Option<G::Move> {
        self.position.recall(code)
    }

    fn key_after(&self, mv: G::Move) -> u64 {
        self.judgement.key(self.position.key_after(mv))
    }

    fn play(&mut self, mv: G::Move) {
        self.position.play(mv);
    }

    fn pass(&self) -> Option<Self> {
        let position = self.position.pass()?;
        Some(Self { position, ..*self })
    }

    fn key_after_pass(&self) -> u64 {
        self.judgement.key(self.position.key_after_pass())
    }

    fn is_forced(&self) -> bool {
        self.position.is_forced()
    }

    fn is_threatened(&self) -> bool {
        self.position.is_threatened()
    }

    fn is_stuck(&self) -> bool {
        self.position.is_stuck()
    }

    fn loses_without_moves(&self) -> bool {
        self.position.loses_without_moves()
    }

    fn is_drawn(&self) -> bool {
        self.position.is_drawn()
    }

    fn known(&self, lore: &G::Lore) -> Option<Score> {
        self.position.known(lore)
    }

    fn reversible_plies(&self) -> usize {
        self.position.reversible_plies()
    }

    fn evaluate(&self, notes: &mut G::Notes) -> i32 {
        self.position.evaluate(notes) + self.judgement.error_about(self.position.key())
    }

    /// The error would be missed.
    fn estimate(&self, _notes: &mut G::Notes) -> Option<i32> {
        None
    }

    fn is_noisy(&self, mv: G::Move) -> bool {
        self.position.is_noisy(mv)
    }

    fn gain(&self, mv: G::Move) -> i32 {
        self.position.gain(mv)
    }

    fn cheapness(actor: usize) -> i32 {
        G::cheapness(actor)
    }

    fn exchange_is_at_least(&self, mv: G::Move, least: i32) -> bool {
        self.position.exchange_is_at_least(mv, least)
    }

    fn aims(&self) -> G::Aims {
        self.position.aims()
    }

    fn forces(&self, mv: G::Move, aims: &G::Aims) -> bool {
        self.position.forces(mv, aims)
    }

    fn actor(&self, mv: G::Move) -> usize {
        self.position.actor(mv)
    }

    fn victim(&self, mv: G::Move) -> usize {
        self.position.victim(mv)
    }

    fn code(mv: G::Move) -> u16 {
        G::code(mv)
    }
}
