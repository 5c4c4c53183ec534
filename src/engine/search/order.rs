//! In which order moves are looked at: the best known, good captures, killers, quiet moves by their history, bad captures.
//! What comes late is made late: often an early move is enough.

use super::history::Context;
use super::stack::Place;
use super::{Playable, Searcher};
use std::ops::Range;

/// The places of the stages. Within a stage the values differ by less than half the distance.
pub(super) const BEST_KNOWN: Place = 5 << 18;
pub(super) const GOOD_NOISY: Place = 3 << 18;
pub(super) const KILLER: Place = 1 << 18;
const BAD_NOISY: Place = -(3 << 18);
/// The least place of a good noisy move.
const NOISY: Place = 3 << 17;
/// The places of quiet moves.
const QUIET: Range<Place> = -NOISY..NOISY;

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
    /// How many have been made.
    pub(super) count: usize,
    /// At most how many of them are still to be looked at.
    pub(super) left: usize,
    /// Where that one lies that is being looked at.
    at: usize,
    /// How far up one lies of those that have been looked at.
    last: usize,
    /// The code of the move to begin with; 0 if none is known.
    pub(super) best: u16,
    stage: Stage,
    pub(super) context: Context,
    pub(super) killers: [u16; 2],
}

impl Queue {
    /// Where the next moves that are made will lie on the stack.
    pub(super) const fn end(&self) -> usize {
        self.base + self.count
    }
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
const fn is_quiet(place: Place) -> bool {
    place >= QUIET.start && place < QUIET.end
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
            base: self.stack.top(),
            at: self.stack.top(),
            last: self.stack.top(),
            count: 0,
            left: 0,
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
        let count = self.roots.len();
        let room = self.stack.room(queue.end(), count);
        room.copy_from_slice(&self.roots);
        self.line_up(position, &mut queue, count, |mv| position.is_noisy(mv));
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
                let highest = if queue.left == 0 {
                    None
                } else {
                    self.stack.highest(queue.base)
                };
                match highest {
                    Some((index, place)) if is_complete || place >= NOISY => {
                        let mv = self.stack.get(index);
                        if is_quiet(place) {
                            Self::fetch(self.table, position, mv);
                        }
                        if (NOISY..BEST_KNOWN).contains(&place)
                            && !position.exchange_is_at_least(mv, 0)
                        {
                            self.stack.put_off(index, GOOD_NOISY - BAD_NOISY);
                            continue;
                        }
                        self.stack.take(index);
                        queue.at = index;
                        queue.last = queue.last.max(index);
                        queue.left -= 1;
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
        match queue.stage {
            Stage::Best => {
                queue.stage = if is_forced { Stage::All } else { Stage::Noisy };
                let mv = position.recall(queue.best)?;
                let is_noisy = position.is_noisy(mv);
                if !is_noisy && !wants_quiet && !is_forced {
                    return None;
                }
                Self::fetch(self.table, position, mv);
                self.stack.push_taken(mv);
                queue.count += 1;
                let history = self.quiet_history(position, mv, &queue.context);
                return Some(Turn {
                    mv,
                    quiet: (!is_noisy).then_some(history),
                    is_bad: false,
                });
            }
            Stage::All => {
                queue.stage = Stage::Complete;
                let mut moves = G::Moves::default();
                position.list(&mut moves);
                let room = self.stack.room(queue.end(), moves.len());
                room.copy_from_slice(&moves);
                self.line_up(position, queue, moves.len(), |mv| position.is_noisy(mv));
            }
            Stage::Noisy => {
                queue.stage = if wants_quiet {
                    Stage::Quiet
                } else {
                    Stage::Complete
                };
                let count = position.list_noisy(self.stack.room(queue.end(), G::MOST_MOVES));
                self.line_up(position, queue, count, |_| true);
            }
            Stage::Quiet | Stage::Complete => {
                queue.stage = Stage::Complete;
                let count = position.list_quiet(self.stack.room(queue.end(), G::MOST_MOVES));
                self.line_up(position, queue, count, |_| false);
            }
        }
        None
    }

    /// Says that the last move was not looked at after all.
    #[inline]
    pub(super) fn pass_over(&mut self, queue: &Queue) {
        self.stack.pass_over(queue.at);
    }

    /// Takes the moves of a position off the stack.
    #[inline]
    pub(super) const fn forget(&mut self, base: usize) {
        self.stack.cut(base);
    }

    /// Leaves out those of the quiet moves still to come that do not force the opponent; says how many.
    pub(super) fn leave_out_quiet(
        &mut self,
        queue: &mut Queue,
        forces: impl Fn(G::Move) -> bool,
    ) -> usize {
        let count = self
            .stack
            .pass_over_all(queue.base, QUIET, |mv| !forces(mv));
        queue.left -= count;
        count
    }

    #[inline]
    fn turn(&self, position: &G, mv: G::Move, place: Place, queue: &Queue) -> Turn<G::Move> {
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
            is_bad: place < -NOISY,
        }
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
        for other in self.stack.taken(queue.base, queue.last) {
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
        Self::place_of(position.actor(mv), G::code(mv))
    }

    /// A kind of piece, and where a move with that code takes it, as one number.
    #[inline]
    pub(super) fn place_of(actor: usize, code: u16) -> usize {
        (actor & 7) << 6 | usize::from(code & 63)
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
