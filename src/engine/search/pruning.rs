//! What is not looked at: positions too good or too bad at first sight, and moves without hope.

use super::super::score::DECIDED;
use super::alpha_beta::{Node, Task};
use super::history::NOWHERE;
use super::order::Turn;
use super::{Playable, Searcher};

impl<G: Playable> Searcher<'_, G> {
    /// The value of a quiet position that is too good for the opponent at first sight, or even if the side to move passes.
    pub(super) fn prune(&mut self, position: &G, node: &Node) -> Option<i32> {
        let guess = node.guess()?;
        let Task {
            beta, depth, ply, ..
        } = node.task;
        if node.task.is_open() || beta.abs() >= DECIDED {
            return None;
        }
        if depth <= G::PRUNING_DEPTH {
            let margin = G::MARGIN * (depth - i32::from(node.is_improving));
            if guess - margin >= beta {
                return Some(i32::midpoint(guess, beta));
            }
        }
        let has_passed = ply > 0 && self.path[ply - 1].played == NOWHERE;
        if !Self::may_pass(&node.task) || has_passed || guess < beta {
            return None;
        }
        let after = position.pass()?;
        let less = 3 + depth / 4 + ((guess - beta) / 200).min(3);
        self.path[ply].played = NOWHERE;
        self.keys.push(position.key());
        let value = -self.negamax(
            &after,
            Task {
                alpha: -beta,
                beta: 1 - beta,
                depth: depth - less,
                ply: ply + 1,
                is_forced: false,
            },
        );
        self.keys.pop();
        (!self.stopped && value >= beta).then(|| value.min(DECIDED - 1))
    }

    /// Whether the position may be too good even if the side to move passes.
    #[inline]
    pub(super) const fn may_pass(task: &Task) -> bool {
        G::PASSES && task.depth >= 3 && !task.is_forced && !task.is_open()
    }

    /// Whether a move comes so late, is so far from enough, or loses so much that it is not looked at.
    pub(super) fn is_hopeless(
        position: &G,
        node: &Node,
        alpha: i32,
        turn: &Turn<G::Move>,
        (index, reduced): (usize, i32),
    ) -> bool {
        let depth = node.task.depth;
        let reach = |now| now + G::MARGIN * (reduced.max(0) + 1) + 40;
        match (turn.quiet, node.evaluation) {
            (Some(_), _) if is_late(node, index) => true,
            (Some(_), Some(now)) if !node.task.is_open() && reach(now) <= alpha => true,
            (Some(history), _) if history < -4096 * depth => true,
            (Some(_), _) => !position.exchange_is_at_least(turn.mv, -G::MARGIN / 2 * depth),
            (None, _) if turn.is_bad => !position.exchange_is_at_least(turn.mv, -G::MARGIN * depth),
            (None, _) => false,
        }
    }
}

/// Whether so many moves have been looked at that a quiet one that comes as the `index`th is not.
pub(super) fn is_late(node: &Node, index: usize) -> bool {
    let depth = node.task.depth;
    let enough = (3 + depth * depth) / (2 - i32::from(node.is_improving));
    node.evaluation.is_some() && index > enough.unsigned_abs() as usize
}
