//! The value of a position to a depth, by alpha-beta with a principal variation.

use super::super::score::{DECIDED, DRAW, INFINITE, MAX_PLY, WIN, lost, plies};
use super::super::table::{Bound, Entry};
use super::order::{Queue, Turn};
use super::pruning::is_late;
use super::{Playable, Searcher};
use std::cell::LazyCell;
use std::ops::ControlFlow;
use std::sync::LazyLock;

/// By depth and the number of moves already looked at: how many plies less deep a late move is looked at, in 1024ths.
static REDUCTIONS: LazyLock<[[i32; 64]; 64]> = LazyLock::new(|| {
    std::array::from_fn(|depth| std::array::from_fn(|turn| by_logarithms(depth, turn)))
});

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "logarithms of numbers below 64"
)]
fn by_logarithms(depth: usize, turn: usize) -> i32 {
    let logarithms = (depth.max(1) as f64).ln() * (turn.max(1) as f64).ln();
    ((0.8 + logarithms / 2.2) * 1024.0) as i32
}

/// What is asked of a position: its value, exact if it lies between `alpha` and `beta`, else a bound.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) depth: i32,
    pub(super) ply: usize,
    /// [`Playable::is_forced`].
    pub(super) is_forced: bool,
}

impl Task {
    /// Whether an exact value is wanted, and not only on which side of a number it lies.
    pub(super) const fn is_open(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// A position's place in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) task: Task,
    /// What the table knows of it.
    pub(super) known: Option<Entry>,
    /// The static evaluation, unless the side to move is forced.
    pub(super) evaluation: Option<i32>,
    /// Whether the side to move stands better than at its move before.
    pub(super) is_improving: bool,
}

impl Node {
    /// The static evaluation, or a better guess.
    pub(super) fn guess(&self) -> Option<i32> {
        let now = self.evaluation?;
        Some(self.known.map_or(now, |entry| entry.refine(now)))
    }
}

/// A move that is being looked at, and the position after it.
struct Branch<'a, G: Playable> {
    turn: Turn<G::Move>,
    /// Its place in the order, from 1.
    index: usize,
    after: &'a G,
    /// Whether the opponent is forced after it.
    forces: bool,
    /// The depth behind it.
    depth: i32,
}

impl<G: Playable> Searcher<'_, G> {
    /// The value of `position`.
    pub(super) fn negamax(&mut self, position: &G, mut task: Task) -> i32 {
        self.lines[task.ply].clear();
        if task.depth <= 0 {
            if !self.must_look_on(position, &task) {
                return self.quiesce(position, task.alpha, task.beta, task.ply, task.is_forced);
            }
            task.depth = 1;
        }
        let Task { depth, ply, .. } = task;
        self.count(ply);
        if self.stopped {
            return DRAW;
        }
        if ply > 0 {
            if position.is_drawn() || self.is_repeated(position) {
                return DRAW;
            }
            if let Some(value) = self.known(position, ply) {
                return value;
            }
            if ply >= MAX_PLY {
                return position.evaluate(&mut self.notes);
            }
            // No line from here wins sooner, or loses sooner, than this.
            task.alpha = task.alpha.max(lost(ply));
            task.beta = task.beta.min(WIN - plies(ply + 1));
            if task.alpha >= task.beta {
                return task.alpha;
            }
        }

        let left_out = self.path[ply].left_out;
        let is_whole = left_out == 0;
        let remembers = is_whole && depth >= G::REMEMBERED_DEPTH;
        let known = if remembers {
            self.table.get(position.key(), ply)
        } else {
            None
        };
        if let Some(entry) = known
            && !task.is_open()
            && entry.depth >= depth
            && entry.cuts(task.alpha, task.beta)
        {
            return entry.value;
        }
        let written = known.and_then(|entry| entry.evaluation);
        if Self::may_pass(&task) {
            self.table.fetch(position.key_after_pass());
        }
        let evaluation = (!task.is_forced)
            .then(|| written.unwrap_or_else(|| position.evaluate(&mut self.notes)));
        self.path[ply].evaluation = evaluation;
        self.path[ply + 1].killers = [0; 2];
        let mut node = Node {
            task,
            known,
            evaluation,
            is_improving: self.is_improving(ply),
        };
        if is_whole && let Some(value) = self.prune(position, &node) {
            return value;
        }
        // Without a move to begin with, a shallower search finds one for the next time.
        if is_whole && depth >= 4 && known.is_none_or(|entry| entry.best == 0) {
            node.task.depth -= 1;
        }
        let further = match self.compare_best(position, &node) {
            ControlFlow::Continue(further) => further,
            ControlFlow::Break(value) => return value,
        };

        let (value, best) = self.best_of(position, &node, further);
        if self.stopped || (ply == 0 && self.is_limited) || !remembers {
            return value;
        }
        let entry = Entry {
            best,
            value,
            evaluation,
            depth: node.task.depth,
            bound: Bound::of(value, task.alpha, task.beta),
        };
        self.table.put(position.key(), ply, entry);
        value
    }

    /// Whether the search can't end here: something is about to be taken, and whoever is to move may yet save it.
    fn must_look_on(&self, position: &G, task: &Task) -> bool {
        let is_near = plies(task.ply) < 2 * self.root_depth;
        G::CAPTURES_ARE_FORCED && !task.is_forced && is_near && position.is_threatened()
    }

    /// Whether the side to move stands better than at its move before.
    fn is_improving(&self, ply: usize) -> bool {
        let before = ply.checked_sub(2).and_then(|ply| self.path[ply].evaluation);
        match (self.path[ply].evaluation, before) {
            (Some(now), Some(before)) => now > before,
            (Some(_), None) => true,
            (None, _) => false,
        }
    }

    /// How many plies deeper the best known move is looked at, because all others are found to be far worse; or the value
    /// of the position, if others are too good for the opponent as well.
    fn compare_best(&mut self, position: &G, node: &Node) -> ControlFlow<i32, i32> {
        let Task {
            beta, depth, ply, ..
        } = node.task;
        let Some(entry) = node.known else {
            return ControlFlow::Continue(0);
        };
        let is_apt = depth >= G::COMPARING_DEPTH
            && ply > 0
            && plies(ply) < 2 * self.root_depth
            && entry.best != 0
            && entry.depth >= depth - 3
            && entry.bound != Bound::AtMost
            && entry.value.abs() < DECIDED;
        if !is_apt {
            return ControlFlow::Continue(0);
        }
        let level = entry.value - depth * 3 / 2;
        self.path[ply].left_out = entry.best;
        let value = self.negamax(
            position,
            Task {
                alpha: level - 1,
                beta: level,
                depth: (depth - 1) / 2,
                ..node.task
            },
        );
        self.path[ply].left_out = 0;
        self.path[ply].evaluation = node.evaluation;
        if self.stopped {
            return ControlFlow::Break(DRAW);
        }
        if value < level {
            let is_far = !node.task.is_open() && value < level - 24;
            ControlFlow::Continue(1 + i32::from(is_far))
        } else if !node.task.is_open() && level >= beta {
            ControlFlow::Break(level)
        } else if entry.value >= beta {
            ControlFlow::Continue(-1)
        } else {
            ControlFlow::Continue(0)
        }
    }

    /// The value of the best move, and its code if it is better than `alpha`. The best known move is looked at `further`
    /// plies deeper.
    fn best_of(&mut self, position: &G, node: &Node, further: i32) -> (i32, u16) {
        let Task {
            beta,
            ply,
            is_forced,
            ..
        } = node.task;
        let hash_move = node.known.map_or(0, |entry| entry.best);
        let mut queue = if ply == 0 {
            self.queue_roots(position, hash_move)
        } else {
            self.queue(position, hash_move, ply, is_forced)
        };
        let left_out = self.path[ply].left_out;
        let mut depth = node.task.depth - 1;
        self.keys.push(position.key());
        let mut alpha = node.task.alpha;
        let (mut best, mut best_code) = (-INFINITE, 0);
        let mut index = 0;
        let may_skip = ply > 0 && node.task.depth <= G::PRUNING_DEPTH;
        let aims = LazyCell::new(|| position.aims());
        while let Some(turn) = self.next(position, &mut queue, is_forced, true) {
            let code = G::code(turn.mv);
            if code == left_out && left_out != 0 {
                self.pass_over(&queue);
                continue;
            }
            index += 1;
            if index == 1 {
                depth += self.extension(&queue, node);
            }
            let deeper = if code == hash_move { further } else { 0 };
            if may_skip && best > -DECIDED && index > 1 {
                let reduced = depth - reduction(node, index, &turn);
                let is_hopeless = Self::is_hopeless(position, node, alpha, &turn, (index, reduced));
                if is_hopeless && !position.forces(turn.mv, &aims) {
                    self.pass_over(&queue);
                    if turn.quiet.is_some() && is_late(node, index) {
                        let aims: &G::Aims = &aims;
                        index += self.leave_out_quiet(&mut queue, |mv| position.forces(mv, aims));
                    }
                    continue;
                }
            }
            // What was not fetched early: see `fetch`.
            if G::CAPTURES_ARE_FORCED && depth >= G::REMEMBERED_DEPTH {
                self.table.fetch(position.key_after(turn.mv));
            }
            let mut after = *position;
            after.play(turn.mv);
            let branch = Branch {
                turn,
                index,
                forces: after.is_forced(),
                after: &after,
                depth: depth + deeper,
            };
            self.path[ply].played = Self::place(position, turn.mv);
            let begun = self.nodes;
            let value = self.value_of(node, (alpha, best), &branch);
            if self.stopped {
                break;
            }
            best = best.max(value);
            if value > alpha {
                alpha = value;
                best_code = code;
                if ply == 0 {
                    self.spent = self.nodes - begun;
                }
                if node.task.is_open() {
                    self.note_line(ply, turn.mv);
                }
                if value >= beta {
                    self.reward(position, turn.mv, &queue, node.task.depth, ply);
                    break;
                }
            }
        }
        self.keys.pop();
        self.forget(queue.base);
        if index == 0 && !self.stopped {
            best = if left_out == 0 {
                Self::without_moves(position, ply)
            } else {
                alpha
            };
        }
        (best, best_code)
    }

    /// The value of a move for the side that makes it. All but the first are looked at less deeply at first, and to see
    /// only whether they are better at all.
    fn value_of(&mut self, node: &Node, (alpha, best): (i32, i32), branch: &Branch<'_, G>) -> i32 {
        let &Branch {
            after,
            turn,
            index,
            forces,
            depth,
        } = branch;
        let narrow = Task {
            alpha: -alpha - 1,
            beta: -alpha,
            depth,
            ply: node.task.ply + 1,
            is_forced: forces,
        };
        if index > 1 {
            let is_plain = node.task.depth >= 3 && !(forces && turn.quiet.is_none());
            let shallow = if is_plain {
                let less = reduction(node, index, &turn) - i32::from(forces);
                (depth - less).clamp(1, depth.max(1))
            } else {
                depth
            };
            let mut value = -self.negamax(
                after,
                Task {
                    depth: shallow,
                    ..narrow
                },
            );
            if value > alpha && shallow < depth {
                // Much better than the others: worth a closer look; hardly better: less so.
                let depth = depth + i32::from(value > best + 60 && shallow < depth - 1)
                    - i32::from(value < best + 8);
                if depth > shallow {
                    value = -self.negamax(after, Task { depth, ..narrow });
                }
            }
            if value <= alpha || !node.task.is_open() {
                return value;
            }
        }
        let alpha = if node.task.is_open() {
            -node.task.beta
        } else {
            narrow.alpha
        };
        -self.negamax(after, Task { alpha, ..narrow })
    }

    /// How many plies deeper the moves of a position are looked at that leave little choice.
    fn extension(&self, queue: &Queue, node: &Node) -> i32 {
        let is_near = plies(node.task.ply) < 2 * self.root_depth;
        let is_narrow = if G::EXTENDS_SINGLE_REPLIES {
            queue.count == 1
        } else {
            node.task.is_forced
        };
        i32::from(is_near && is_narrow)
    }
}

/// How many plies less deep the move that comes as the `index`th is looked at, before it has shown itself to be good.
fn reduction<M>(node: &Node, index: usize, turn: &Turn<M>) -> i32 {
    let row = usize::try_from(node.task.depth).unwrap_or(0).min(63);
    let mut less = REDUCTIONS[row][index.min(63)];
    match turn.quiet {
        Some(history) => less -= history / 12,
        None => less -= 1200,
    }
    less -= i32::from(node.task.is_open()) * 1024;
    less += i32::from(!node.is_improving) * 512;
    (less / 1024).max(0)
}
