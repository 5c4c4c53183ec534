//! In which order moves are looked at: the best known, good captures, killers, quiet moves by their history, bad captures.
//! What comes late is made late: often an early move is enough.

use super::history::Context;
use super::{Playable, Searcher};

/// The places of the stages. Within a stage the values differ by less than half the distance.
const BEST_KNOWN: i32 = 1 << 30;
const GOOD_NOISY: i32 = 1 << 26;
const KILLER: i32 = 1 << 20;
const BAD_NOISY: i32 = -(1 << 26);
/// Of a move that is not to be looked at, or not any more: below every other.
const DONE: i32 = i32::MIN;

/// A move in its turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn<M> {
    pub(super) mv: M,
    /// What the move is worth by history, if it is quiet.
    pub(super) quiet: Option<i32>,
    /// Whether it is a capture that loses material.
    pub(super) is_bad: bool,
}

/// How far the moves of a position have been gone through. They lie on the search's stack of moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Queue {
    /// Where they begin on the stack.
    pub(super) base: usize,
    /// Where the next one is looked for.
    pub(super) at: usize,
    /// The code of the move to begin with; 0 if none is known.
    best: u16,
    stage: Stage,
    context: Context,
    killers: [u16; 2],
}

/// What is to be made next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Best,
    All,
    Noisy,
    Quiet,
    Complete,
}

/// Whether a move in that place, not the best known, is quiet.
const fn is_quiet(place: i32) -> bool {
    place >= BAD_NOISY / 2 && place < GOOD_NOISY / 2
}

impl<G: Playable> Searcher<'_, G> {
    /// All moves of `position`, `best` first; if the side to move is forced, they are not parted into noisy and quiet.
    #[inline]
    pub(super) fn queue(&self, position: &G, best: u16, ply: usize, is_forced: bool) -> Queue {
        let stage = match (best, is_forced) {
            // Of forced moves and free there are never both: they need no stages.
            _ if G::CAPTURES_ARE_FORCED => Stage::All,
            (0, true) => Stage::All,
            (0, false) => Stage::Noisy,
            _ => Stage::Best,
        };
        Queue {
            base: self.moves.len(),
            at: self.moves.len(),
            best,
            stage,
            context: self.context(position, ply),
            killers: self.path[ply].killers,
        }
    }

    /// The moves that the root is limited to.
    pub(super) fn queue_roots(&mut self, position: &G, best: u16) -> Queue {
        let mut queue = self.queue(position, 0, 0, false);
        queue.best = best;
        queue.stage = Stage::Complete;
        let roots = std::mem::take(&mut self.roots);
        self.line_up(position, &roots, &queue, |mv| position.is_noisy(mv));
        self.roots = roots;
        queue
    }

    /// The next move to look at; after [`Self::queue`] of a position that is forced.
    #[inline]
    pub(super) fn next(
        &mut self,
        position: &G,
        queue: &mut Queue,
        is_forced: bool,
        wants_quiet: bool,
    ) -> Option<Turn<G::Move>> {
        loop {
            if matches!(queue.stage, Stage::Quiet | Stage::Complete) {
                let is_complete = queue.stage == Stage::Complete;
                match self.choose(queue.at) {
                    Some((index, place)) if is_complete || place >= GOOD_NOISY / 2 => {
                        let mv = self.moves[index];
                        if (GOOD_NOISY / 2..BEST_KNOWN).contains(&place)
                            && !position.exchange_is_at_least(mv, 0)
                        {
                            self.places[index] = place - GOOD_NOISY + BAD_NOISY;
                            continue;
                        }
                        self.moves.swap(queue.at, index);
                        self.places.swap(queue.at, index);
                        queue.at += 1;
                        return Some(self.turn(position, mv, place, queue));
                    }
                    None if is_complete => return None,
                    _ => {}
                }
            }
            let best = self.begin_stage(position, queue, is_forced, wants_quiet);
            if best.is_some() {
                return best;
            }
        }
    }

    /// Makes the moves of the next stage; the best known one is looked at without the others.
    ///
    /// Apart from [`Self::next`], which most often finds the moves made and needs no room for lists of them.
    #[inline(never)]
    fn begin_stage(
        &mut self,
        position: &G,
        queue: &mut Queue,
        is_forced: bool,
        wants_quiet: bool,
    ) -> Option<Turn<G::Move>> {
        let mut moves = G::Moves::default();
        match queue.stage {
            Stage::Best => {
                queue.stage = if is_forced { Stage::All } else { Stage::Noisy };
                let mv = position.recall(queue.best)?;
                let is_noisy = position.is_noisy(mv);
                if !is_noisy && !wants_quiet && !is_forced {
                    return None;
                }
                self.moves.push(mv);
                self.places.push(BEST_KNOWN);
                queue.at += 1;
                let history = self.quiet_history(position, mv, &queue.context);
                return Some(Turn {
                    mv,
                    quiet: (!is_noisy).then_some(history),
                    is_bad: false,
                });
            }
            Stage::All => {
                queue.stage = Stage::Complete;
                position.list(&mut moves);
                self.line_up(position, &moves, queue, |mv| position.is_noisy(mv));
            }
            Stage::Noisy => {
                queue.stage = if wants_quiet {
                    Stage::Quiet
                } else {
                    Stage::Complete
                };
                position.list_noisy(&mut moves);
                self.line_up(position, &moves, queue, |_| true);
            }
            Stage::Quiet | Stage::Complete => {
                queue.stage = Stage::Complete;
                position.list_quiet(&mut moves);
                self.line_up(position, &moves, queue, |_| false);
            }
        }
        None
    }

    /// Says that the last move was not looked at after all.
    #[inline]
    pub(super) fn pass_over(&mut self, queue: &Queue) {
        self.places[queue.at - 1] = DONE;
    }

    /// Where the move with the highest place is, of those from `at` on in the stack; the first of equals. None where all
    /// are done.
    #[inline]
    fn choose(&self, at: usize) -> Option<(usize, i32)> {
        let left = self.places.get(at..)?;
        // Two passes, since the processor looks at several places at a time when only the highest is asked for.
        let best = left.iter().copied().reduce(i32::max)?;
        let index = left.iter().position(|&place| place == best)?;
        (best > DONE).then_some((at + index, best))
    }

    /// Takes the moves of a position off the stack.
    #[inline]
    pub(super) fn forget(&mut self, base: usize) {
        self.moves.truncate(base);
        self.places.truncate(base);
    }

    /// Leaves out those of the quiet moves still to come that do not force the opponent; says how many.
    pub(super) fn leave_out_quiet(
        &mut self,
        queue: &Queue,
        forces: impl Fn(G::Move) -> bool,
    ) -> usize {
        let mut kept = queue.at;
        for index in queue.at..self.moves.len() {
            let (mv, place) = (self.moves[index], self.places[index]);
            if is_quiet(place) && !forces(mv) {
                continue;
            }
            self.moves[kept] = mv;
            self.places[kept] = place;
            kept += 1;
        }
        let left_out = self.moves.len() - kept;
        self.forget(kept);
        left_out
    }

    #[inline]
    fn turn(&self, position: &G, mv: G::Move, place: i32, queue: &Queue) -> Turn<G::Move> {
        let quiet = if place >= BEST_KNOWN {
            let is_quiet = !position.is_noisy(mv);
            is_quiet.then(|| self.quiet_history(position, mv, &queue.context))
        } else if !is_quiet(place) {
            None
        } else if place >= KILLER / 2 {
            Some(place - KILLER + 8192)
        } else {
            Some(place)
        };
        Turn {
            mv,
            quiet,
            is_bad: place < BAD_NOISY / 2,
        }
    }

    /// Puts `moves` on the stack with their places in the order, but for one that has been looked at.
    #[inline]
    fn line_up(
        &mut self,
        position: &G,
        moves: &[G::Move],
        queue: &Queue,
        is_noisy: impl Fn(G::Move) -> bool,
    ) {
        let begun = self.moves.get(queue.base..queue.at).and_then(<[_]>::first);
        let begun = begun.copied();
        let quiet = self.history.quiet(&queue.context);
        let place = |&mv: &G::Move| {
            let code = G::code(mv);
            if code == queue.best {
                if begun == Some(mv) { DONE } else { BEST_KNOWN }
            } else if is_noisy(mv) {
                let capture = self
                    .history
                    .of_capture(Self::place(position, mv), position.victim(mv));
                GOOD_NOISY + position.gain(mv) * 32 + position.cheapness(mv) + capture / 8
            } else {
                let history = quiet.of(code, Self::place(position, mv));
                if queue.killers.contains(&code) {
                    KILLER + history
                } else {
                    history
                }
            }
        };
        self.places.extend(moves.iter().map(place));
        self.moves.extend_from_slice(moves);
    }

    /// Remembers that `mv` was too good for the opponent, and that those before it in the queue were not.
    pub(super) fn reward(
        &mut self,
        position: &G,
        mv: G::Move,
        queue: &Queue,
        depth: i32,
        ply: usize,
    ) {
        let code = G::code(mv);
        let bonus = (150 * depth - 100).clamp(50, 1600);
        let is_quiet = !position.is_noisy(mv);
        if is_quiet {
            let killers = &mut self.path[ply].killers;
            if killers[0] != code {
                *killers = [code, killers[0]];
            }
        }
        for index in queue.base..queue.at {
            let other = self.moves[index];
            if self.places[index] == DONE {
                continue;
            }
            let bonus = if other == mv { bonus } else { -bonus };
            let place = Self::place(position, other);
            if position.is_noisy(other) {
                self.history
                    .learn_capture(place, position.victim(other), bonus);
            } else if is_quiet {
                self.history
                    .learn_quiet(&queue.context, G::code(other), place, bonus);
            }
        }
    }

    /// The kind of the piece that `mv` moves, and where to, as one number.
    #[inline]
    pub(super) fn place(position: &G, mv: G::Move) -> usize {
        (position.actor(mv) & 7) << 6 | usize::from(G::code(mv) & 63)
    }

    #[inline]
    fn quiet_history(&self, position: &G, mv: G::Move, context: &Context) -> i32 {
        let quiet = self.history.quiet(context);
        quiet.of(G::code(mv), Self::place(position, mv))
    }

    /// What led to the position at `ply`.
    #[inline]
    fn context(&self, position: &G, ply: usize) -> Context {
        let before = |plies: usize| {
            let before = ply.checked_sub(plies);
            before.map_or(super::history::NOWHERE, |ply| self.path[ply].played)
        };
        Context {
            side: position.side(),
            before: [before(1), before(2), before(4)],
        }
    }
}
