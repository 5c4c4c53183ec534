//! The place of each new move in the order.

use super::order::{BEST_KNOWN, GOOD_NOISY, KILLER, Queue};
use super::stack::Place;
use super::{Playable, Searcher};

/// More than a noisy move's gain counts for, so that its place lies in its stage.
const MOST_GAIN: Place = 1 << 18;

impl<G: Playable> Searcher<'_, G> {
    /// Puts the first `count` moves in the room of the stack in their places, but for one that has been looked at.
    #[inline]
    pub(super) fn line_up(
        &mut self,
        position: &G,
        queue: &mut Queue,
        count: usize,
        is_noisy: impl Fn(G::Move) -> bool,
    ) {
        let quiet = self.history.quiet(&queue.context);
        let origin = |code: u16| u64::from(code != 0) << (code >> 6 & 63);
        let [first, second] = queue.killers;
        // Most of many moves are seen at a glance to be neither the best known nor a killer.
        let origins = origin(queue.best) | origin(first) | origin(second);
        // What has been looked at before all others were made is the best known.
        let best_place = (queue.count == 0).then_some(BEST_KNOWN);
        let table = self.table;
        self.stack.keep((queue.base, queue.end()), count, |mv| {
            let code = G::code(mv);
            let is_special = !G::HAS_MANY_MOVES || origins >> (code >> 6 & 63) & 1 == 1;
            if is_special && code == queue.best {
                return best_place;
            }
            let actor = position.actor(mv);
            let place = Self::place_of(actor, code);
            if is_noisy(mv) {
                Self::fetch(table, position, mv);
                let capture = self.history.of_capture(place, position.victim(mv));
                let gain = (position.gain(mv) * 32).min(MOST_GAIN);
                return Some(GOOD_NOISY + gain + G::cheapness(actor) + capture / 8);
            }
            let history = quiet.of(code, place);
            if is_special && queue.killers.contains(&code) {
                Some(KILLER + history)
            } else {
                Some(history)
            }
        });
        queue.count += count;
        queue.left += count;
    }
}
