//! In which order moves are looked at: the best known, good captures, killers, quiet moves by their history, bad captures.

use super::history::Quiet;
use super::{Playable, Searcher};

/// The places of the stages. Within a stage the values differ by less than half the distance.
const BEST_KNOWN: i32 = 1 << 30;
const GOOD_NOISY: i32 = 1 << 26;
const FIRST_KILLER: i32 = (1 << 22) + 1;
const SECOND_KILLER: i32 = 1 << 22;
const BAD_NOISY: i32 = -(1 << 26);

/// A move in its turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn<M> {
    pub(super) mv: M,
    /// What the move is worth by history, if it is quiet.
    pub(super) quiet: Option<i32>,
    /// Whether it is a capture that loses material.
    pub(super) is_bad: bool,
}

impl<G: Playable> Searcher<'_, G> {
    /// Puts `moves` on the stack with their places in the order; says where the stack was.
    pub(super) fn line_up(
        &mut self,
        position: &G,
        moves: &[G::Move],
        best: u16,
        ply: usize,
    ) -> usize {
        let base = self.moves.len();
        for &mv in moves {
            let code = G::code(mv);
            let place = if code == best && best != 0 {
                BEST_KNOWN
            } else if position.is_noisy(mv) {
                GOOD_NOISY + position.gain(mv) * 32 + position.cheapness(mv)
            } else if self.path[ply].killers[0] == code {
                FIRST_KILLER
            } else if self.path[ply].killers[1] == code {
                SECOND_KILLER
            } else {
                self.history.of(self.quiet(position, mv, ply))
            };
            self.moves.push((place, mv));
        }
        base
    }

    /// The next move to look at, of those from `turn` on in the stack; it is put there.
    pub(super) fn next(&mut self, position: &G, turn: usize, ply: usize) -> Option<Turn<G::Move>> {
        loop {
            let left = self.moves.get_mut(turn..)?;
            let (index, &(place, mv)) = left
                .iter()
                .enumerate()
                .rev()
                .max_by_key(|(_, (place, _))| *place)?;
            let is_noisy = position.is_noisy(mv);
            if is_noisy
                && (GOOD_NOISY / 2..BEST_KNOWN).contains(&place)
                && !position.exchange_is_at_least(mv, 0)
            {
                left[index].0 = place - GOOD_NOISY + BAD_NOISY;
                continue;
            }
            left.swap(0, index);
            let quiet = (!is_noisy).then(|| self.history.of(self.quiet(position, mv, ply)));
            return Some(Turn {
                mv,
                quiet,
                is_bad: place < BAD_NOISY / 2,
            });
        }
    }

    /// Remembers that `mv`, a quiet move, was too good for the opponent, and that those before it in the stack were not.
    pub(super) fn reward(
        &mut self,
        position: &G,
        mv: G::Move,
        tried: std::ops::Range<usize>,
        depth: i32,
        ply: usize,
    ) {
        let code = G::code(mv);
        let killers = &mut self.path[ply].killers;
        if killers[0] != code {
            *killers = [code, killers[0]];
        }
        let bonus = (150 * depth - 100).clamp(50, 1600);
        self.history.learn(self.quiet(position, mv, ply), bonus);
        for index in tried {
            let (_, other) = self.moves[index];
            if other != mv && !position.is_noisy(other) {
                self.history.learn(self.quiet(position, other, ply), -bonus);
            }
        }
    }

    /// The kind of the piece that `mv` moves, and where to, as one number.
    pub(super) fn place(position: &G, mv: G::Move) -> usize {
        (position.actor(mv) & 7) << 6 | usize::from(G::code(mv) & 63)
    }

    fn quiet(&self, position: &G, mv: G::Move, ply: usize) -> Quiet {
        let before = |plies: usize| self.path[ply.checked_sub(plies)?].played;
        Quiet {
            side: position.side(),
            code: G::code(mv),
            place: Self::place(position, mv),
            before: [before(1), before(2)],
        }
    }
}
