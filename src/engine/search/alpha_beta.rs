//! The value of a position to a depth, by alpha-beta with a principal variation.

use super::super::score::{DECIDED, DRAW, INFINITE, MAX_PLY, WIN, lost, plies};
use super::super::table::{Bound, Entry};
use super::order::Turn;
use super::{Playable, Searcher};
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

/// A position's place in the tree.
#[derive(Clone, Copy, Debug)]
struct Node {
    alpha: i32,
    beta: i32,
    depth: i32,
    ply: usize,
    /// What the table knows of it.
    known: Option<Entry>,
    /// The static evaluation, unless the side to move is forced.
    evaluation: Option<i32>,
    /// Whether the side to move stands better than at its move before.
    is_improving: bool,
}

impl Node {
    /// Whether an exact value is wanted, and not only on which side of a number it lies.
    const fn is_open(&self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The static evaluation, or a better guess.
    fn guess(&self) -> Option<i32> {
        let now = self.evaluation?;
        Some(self.known.map_or(now, |entry| entry.refine(now)))
    }
}

/// A move to be looked at, and the position after it.
struct Branch<G: Playable> {
    turn: Turn<G::Move>,
    /// Its place in the order, from 1.
    index: usize,
    after: G,
    /// Whether the opponent is forced after it.
    forces: bool,
    /// The depth behind it, and what is enough until it has shown itself to be good.
    depth: i32,
    reduced: i32,
}

impl<G: Playable> Searcher<'_, G> {
    /// The value of `position`, exact if it lies between `alpha` and `beta`, else a bound. `is_forced` is
    /// [`Playable::is_forced`].
    pub(super) fn negamax(
        &mut self,
        position: &G,
        (mut alpha, mut beta): (i32, i32),
        depth: i32,
        ply: usize,
        is_forced: bool,
    ) -> i32 {
        self.lines[ply].clear();
        if depth <= 0 {
            return self.quiesce(position, alpha, beta, ply, is_forced);
        }
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
                return position.evaluate();
            }
            // No line from here wins sooner, or loses sooner, than this.
            alpha = alpha.max(lost(ply));
            beta = beta.min(WIN - plies(ply + 1));
            if alpha >= beta {
                return alpha;
            }
        }

        let known = self.table.get(position.key(), ply);
        if let Some(entry) = known
            && beta - alpha == 1
            && entry.depth >= depth
            && entry.cuts(alpha, beta)
        {
            return entry.value;
        }
        let evaluate = || position.evaluate();
        let evaluation = (!is_forced).then(|| {
            known
                .and_then(|entry| entry.evaluation)
                .unwrap_or_else(evaluate)
        });
        self.path[ply].evaluation = evaluation;
        self.path[ply + 1].killers = [0; 2];
        let mut node = Node {
            alpha,
            beta,
            depth,
            ply,
            known,
            evaluation,
            is_improving: self.is_improving(ply),
        };
        if let Some(value) = self.prune(position, &node) {
            return value;
        }
        // Without a move to begin with, a shallower search finds one for the next time.
        if depth >= 4 && known.is_none_or(|entry| entry.best == 0) {
            node.depth -= 1;
        }

        let (value, best) = self.best_of(position, &node);
        if self.stopped || (ply == 0 && self.is_limited) {
            return value;
        }
        let entry = Entry {
            best,
            value,
            evaluation,
            depth: node.depth,
            bound: Bound::of(value, alpha, beta),
        };
        self.table.put(position.key(), ply, entry);
        value
    }

    /// The value of a quiet position that is too good for the opponent at first sight, or even if the side to move passes.
    fn prune(&mut self, position: &G, node: &Node) -> Option<i32> {
        let guess = node.guess()?;
        let &Node {
            beta, depth, ply, ..
        } = node;
        if node.is_open() || beta.abs() >= DECIDED {
            return None;
        }
        let margin = G::MARGIN * (depth - i32::from(node.is_improving));
        if depth <= G::PRUNING_DEPTH && guess - margin >= beta {
            return Some(i32::midpoint(guess, beta));
        }
        let has_passed = ply > 0 && self.path[ply - 1].played.is_none();
        if !G::PASSES || has_passed || depth < 3 || guess < beta {
            return None;
        }
        let after = position.pass()?;
        let reduced = depth - 3 - depth / 4 - ((guess - beta) / 200).min(3);
        self.path[ply].played = None;
        self.keys.push(position.key());
        let value = -self.negamax(&after, (-beta, 1 - beta), reduced, ply + 1, false);
        self.keys.pop();
        (!self.stopped && value >= beta).then(|| value.min(DECIDED - 1))
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

    /// The value of the best move, and its code if it is better than `alpha`.
    fn best_of(&mut self, position: &G, node: &Node) -> (i32, u16) {
        let ply = node.ply;
        let hash_move = node.known.map_or(0, |entry| entry.best);
        let base = if ply == 0 {
            let roots = self.roots.clone();
            self.line_up(position, &roots, hash_move, ply)
        } else {
            let moves = position.moves();
            if moves.is_empty() {
                return (Self::without_moves(position, ply), 0);
            }
            self.line_up(position, &moves, hash_move, ply)
        };
        let count = self.moves.len() - base;
        let depth = node.depth - 1 + self.extension(count, node);
        self.keys.push(position.key());
        let mut alpha = node.alpha;
        let (mut best, mut best_code) = (-INFINITE, 0);
        let mut at = base;
        while let Some(turn) = self.next(position, at, ply) {
            at += 1;
            let index = at - base;
            let mut after = *position;
            after.play(turn.mv);
            let branch = Branch {
                turn,
                index,
                forces: after.is_forced(),
                after,
                depth,
                reduced: depth - reduction(node, index, turn.quiet),
            };
            let may_skip = ply > 0 && index > 1 && best > -DECIDED && !branch.forces;
            if may_skip && is_hopeless(position, node, alpha, &branch) {
                continue;
            }
            self.path[ply].played = Some(Self::place(position, turn.mv));
            let value = self.value_of(node, alpha, &branch);
            if self.stopped {
                break;
            }
            best = best.max(value);
            if value > alpha {
                alpha = value;
                best_code = G::code(turn.mv);
                if node.is_open() {
                    self.note_line(ply, turn.mv);
                }
                if value >= node.beta {
                    if turn.quiet.is_some() {
                        self.reward(position, turn.mv, base..at, node.depth, ply);
                    }
                    break;
                }
            }
        }
        self.keys.pop();
        self.moves.truncate(base);
        (best, best_code)
    }

    /// The value of a move for the side that makes it. All but the first are looked at less deeply at first, and to see
    /// only whether they are better at all.
    fn value_of(&mut self, node: &Node, alpha: i32, branch: &Branch<G>) -> i32 {
        let &Branch {
            ref after,
            turn,
            index,
            forces,
            depth,
            reduced,
        } = branch;
        let ply = node.ply + 1;
        if index > 1 {
            let is_plain = node.depth >= 3 && !(forces && turn.quiet.is_none());
            let shallow = if is_plain {
                reduced.clamp(1, depth.max(1))
            } else {
                depth
            };
            let mut value = -self.negamax(after, (-alpha - 1, -alpha), shallow, ply, forces);
            if value > alpha && shallow < depth {
                value = -self.negamax(after, (-alpha - 1, -alpha), depth, ply, forces);
            }
            if value <= alpha || !node.is_open() {
                return value;
            }
        }
        -self.negamax(after, (-node.beta, -alpha), depth, ply, forces)
    }

    /// How many plies deeper the moves of a position are looked at that leave little choice.
    fn extension(&self, count: usize, node: &Node) -> i32 {
        let is_near = plies(node.ply) < 2 * self.root_depth;
        let is_narrow = if G::EXTENDS_SINGLE_REPLIES {
            count == 1
        } else {
            node.evaluation.is_none()
        };
        i32::from(is_near && is_narrow)
    }
}

/// How many plies less deep the move that comes as the `index`th is looked at, before it has shown itself to be good.
fn reduction(node: &Node, index: usize, quiet: Option<i32>) -> i32 {
    let row = usize::try_from(node.depth).unwrap_or(0).min(63);
    let mut less = REDUCTIONS[row][index.min(63)];
    match quiet {
        Some(history) => less -= history / 8,
        None => less -= 1200,
    }
    less -= i32::from(node.is_open()) * 1024;
    less += i32::from(!node.is_improving) * 512;
    (less / 1024).max(0)
}

/// Whether a move that forces nothing comes so late, is so far from enough, or loses so much that it is not looked at.
fn is_hopeless<G: Playable>(position: &G, node: &Node, alpha: i32, branch: &Branch<G>) -> bool {
    let depth = node.depth;
    if depth > G::PRUNING_DEPTH {
        return false;
    }
    if let (Some(now), Some(_)) = (node.evaluation, branch.turn.quiet) {
        let enough = (3 + depth * depth) / (2 - i32::from(node.is_improving));
        let reach = now + G::MARGIN * (branch.reduced.max(0) + 1) + 40;
        if branch.index > enough.unsigned_abs() as usize || (!node.is_open() && reach <= alpha) {
            return true;
        }
    }
    let least = match branch.turn.quiet {
        Some(_) => -G::MARGIN / 2 * depth,
        None if branch.turn.is_bad => -G::MARGIN * depth,
        None => return false,
    };
    !position.exchange_is_at_least(branch.turn.mv, least)
}
