//! A plain player of draughts: alpha-beta to a fixed depth, and nothing known but how many pieces there are.

use damero::draughts::{Move, Position};

/// More than all pieces together.
const LOST: i32 = 1000;

/// The first of the moves that come out best `depth` plies later, captures played out; `None` if there is none.
pub(crate) fn best_move(position: &Position, depth: u32) -> Option<Move> {
    let mut alpha = -LOST - 1;
    let mut best = None;
    for mv in position.moves() {
        let value = -value(&position.play(mv), -LOST - 1, -alpha, depth - 1);
        if value > alpha {
            alpha = value;
            best = Some(mv);
        }
    }
    best
}

fn value(position: &Position, mut alpha: i32, beta: i32, depth: u32) -> i32 {
    let moves = position.moves();
    if moves.is_empty() {
        return -LOST;
    }
    if depth == 0 && !position.must_capture() {
        return material(position);
    }
    for mv in moves {
        let value = -value(&position.play(mv), -beta, -alpha, depth.saturating_sub(1));
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    alpha
}

/// A man counts one, a king three.
fn material(position: &Position) -> i32 {
    let worth = |side| {
        let kings = position.count_kings(side);
        i32::try_from(position.count(side) + 2 * kings).unwrap_or(LOST)
    };
    worth(position.side()) - worth(position.side().opposite())
}
