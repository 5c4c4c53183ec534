//! What a position is worth once its captures are played out.

use super::super::score::{DECIDED, DRAW, INFINITE, MAX_PLY, lost};
use super::super::table::{Bound, Entry};
use super::{Playable, Searcher};

impl<G: Playable> Searcher<'_, G> {
    /// The value of `position` with only noisy moves looked at, or all where the side to move is forced.
    pub(super) fn quiesce(
        &mut self,
        position: &G,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        is_forced: bool,
    ) -> i32 {
        if G::CAPTURES_ARE_FORCED {
            return self.play_out(position, alpha, beta, ply, is_forced);
        }
        self.count(ply);
        if self.stopped || position.is_drawn() {
            return DRAW;
        }
        if let Some(value) = self.known(position, ply) {
            return value;
        }
        if ply >= MAX_PLY {
            return position.evaluate(&mut self.notes);
        }
        let is_open = beta - alpha > 1;
        // Nearly always wanted, and found out while the table is on its way from memory.
        let about = if is_forced || is_open {
            None
        } else {
            position.estimate(&mut self.notes)
        };
        let known = self.table.get(position.key(), ply);
        if let Some(entry) = known
            && !is_open
            && entry.cuts(alpha, beta)
        {
            return entry.value;
        }

        let mut best = -INFINITE;
        let mut evaluation = None;
        if !is_forced {
            if position.is_stuck() {
                return Self::without_moves(position, ply);
            }
            (best, evaluation) = self.stand(position, known, about, (alpha, beta));
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }

        let stand = evaluation.unwrap_or(best);
        let hash_move = known.map_or(0, |entry| entry.best);
        let mut queue = self.queue(position, hash_move, ply, is_forced);
        let mut index = 0;
        let mut best_code = 0;
        let lower = alpha;
        while let Some(next) = self.next(position, &mut queue, is_forced, false) {
            index += 1;
            if best > -DECIDED {
                if next.is_bad {
                    break;
                }
                let reach = 2 * G::MARGIN + position.gain(next.mv);
                if !is_forced && stand + reach <= alpha {
                    continue;
                }
                // In check, one quiet way out has been seen to hold.
                if is_forced && next.quiet.is_some() && index > 1 {
                    break;
                }
            }
            let mut after = *position;
            after.play(next.mv);
            self.path[ply].played = Self::place(position, next.mv);
            let value = -self.quiesce(&after, -beta, -alpha, ply + 1, after.is_forced());
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_code = G::code(next.mv);
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        self.forget(queue.base);
        if self.stopped {
            return DRAW;
        }
        if is_forced && index == 0 {
            return lost(ply);
        }
        let entry = Entry {
            best: best_code,
            value: best,
            evaluation,
            depth: 0,
            bound: Bound::of(best, lower, beta),
        };
        self.table.put(position.key(), ply, entry);
        best
    }

    /// What the side to move has if it stands still, at least or at most where that does for the window; and the static
    /// evaluation, if it had to be known. It is `about` so much, if that is known.
    #[inline]
    fn stand(
        &mut self,
        position: &G,
        known: Option<Entry>,
        about: Option<i32>,
        (alpha, beta): (i32, i32),
    ) -> (i32, Option<i32>) {
        let written = known.and_then(|entry| entry.evaluation);
        if written.is_none()
            && let Some(bound) = about.and_then(|about| Self::far_off(about, alpha, beta))
        {
            return (bound, None);
        }
        let now = written.unwrap_or_else(|| position.evaluate(&mut self.notes));
        (known.map_or(now, |entry| entry.refine(now)), Some(now))
    }

    /// A bound of the static evaluation, if it is `about` so far from the window that it need not be known better.
    #[inline]
    const fn far_off(about: i32, alpha: i32, beta: i32) -> Option<i32> {
        if about - G::DOUBT >= beta {
            Some(about - G::DOUBT)
        } else if about + G::DOUBT <= alpha {
            Some(about + G::DOUBT)
        } else {
            None
        }
    }

    /// What having no legal move is worth.
    pub(super) fn without_moves(position: &G, ply: usize) -> i32 {
        if position.loses_without_moves() {
            lost(ply)
        } else {
            DRAW
        }
    }
}

impl Entry {
    /// Whether the value lies on the same side of the window as the true one.
    pub(super) const fn cuts(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.value >= beta,
            Bound::AtMost => self.value <= alpha,
        }
    }

    /// A better guess than the static evaluation `now`, where this value is one.
    pub(super) const fn refine(&self, now: i32) -> i32 {
        let is_better = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.value > now,
            Bound::AtMost => self.value < now,
        };
        if is_better && self.value.abs() < DECIDED {
            self.value
        } else {
            now
        }
    }
}

impl Bound {
    /// What `value` says of the true one if it was looked for between `alpha` and `beta`.
    pub(super) const fn of(value: i32, alpha: i32, beta: i32) -> Self {
        if value >= beta {
            Self::AtLeast
        } else if value <= alpha {
            Self::AtMost
        } else {
            Self::Exact
        }
    }
}
