//! The moves of the positions on the path, one position's after the other's, each with its place in the order.

use std::ops::Range;

/// A move's place in the order: the higher, the earlier. Within ±2²¹.
pub(super) type Place = i32;

/// How many keys are compared at a time. What is put on the stack together begins at a multiple.
const LANES: usize = 8;
/// Of a move that is not looked at, or of none: below every key.
const NOTHING: i32 = i32::MIN;
/// Of a move that has been looked at.
const TAKEN: i32 = i32::MIN + 1;
/// The lowest bits of a key tell where the move lies, counted down, so that the first of equals has the highest key.
const INDEX_BITS: u32 = 9;
const LAST_INDEX: i32 = (1 << INDEX_BITS) - 1;

/// The moves of the positions on the path, one position's after the other's, each with its place in the order.
///
/// Place and index are one number, and these lie by themselves and without a break: so the processor compares several at
/// a time, and finds the highest and whose it is at once.
#[derive(Debug)]
pub(super) struct Stack<M> {
    /// As many as there have ever been: those beyond the top mean nothing.
    moves: Vec<M>,
    keys: Vec<i32>,
    top: usize,
}

impl<M: Copy> Stack<M> {
    pub(super) const fn new() -> Self {
        Self {
            moves: Vec::new(),
            keys: Vec::new(),
            top: 0,
        }
    }

    /// Empties it; `any` move will do to lie where there are none.
    pub(super) fn begin(&mut self, any: M) {
        self.moves = vec![any; 2048];
        self.keys = vec![NOTHING; 2048];
        self.top = 0;
    }

    /// Where the next moves will lie.
    #[inline]
    pub(super) const fn top(&self) -> usize {
        self.top
    }

    /// Room for `count` moves from `start` on, which is the top or belongs to the same position as what is below it.
    #[inline]
    pub(super) fn room(&mut self, start: usize, count: usize) -> &mut [M] {
        let end = start + count;
        if end + LANES > self.moves.len() {
            self.grow(end);
        }
        &mut self.moves[start..end]
    }

    #[cold]
    fn grow(&mut self, end: usize) {
        self.moves.resize(2 * end + LANES, self.moves[0]);
        self.keys.resize(2 * end + LANES, NOTHING);
    }

    /// Keeps the first `count` moves of the room from `start` on, at the places that `place` gives them, of the position
    /// whose first lies at `base`. Where it gives none, the move is not looked at.
    #[inline]
    pub(super) fn keep(
        &mut self,
        (base, start): (usize, usize),
        count: usize,
        place: impl Fn(M) -> Option<Place>,
    ) {
        let end = start + count;
        let moves = &self.moves[start..end];
        let keys = &mut self.keys[start..end];
        let before = i32::try_from(start - base).unwrap_or(i32::MAX);
        let mut down = LAST_INDEX.saturating_sub(before);
        for (key, &mv) in keys.iter_mut().zip(moves) {
            *key = place(mv).map_or(NOTHING, |place| place << INDEX_BITS | down.max(0));
            down -= 1;
        }
        self.end_at(end);
    }

    /// Puts a move on top that is looked at right away.
    #[inline]
    pub(super) fn push_taken(&mut self, mv: M) {
        let index = self.top;
        self.room(index, 1)[0] = mv;
        self.end_at(index + 1);
        self.keys[index] = TAKEN;
    }

    /// Takes off all from `base` on.
    #[inline]
    pub(super) const fn cut(&mut self, base: usize) {
        self.top = base;
    }

    /// The index and place of the move with the highest place, of those of the position whose first lies at `base`.
    #[inline]
    pub(super) fn highest(&self, base: usize) -> Option<(usize, Place)> {
        let keys = self.keys.get(base..self.top)?;
        let mut highest = [NOTHING; LANES];
        for keys in keys.as_chunks::<LANES>().0 {
            for (highest, &key) in highest.iter_mut().zip(keys) {
                *highest = key.max(*highest);
            }
        }
        let highest = highest.into_iter().fold(NOTHING, i32::max);
        if highest <= TAKEN {
            return None;
        }
        let index = (LAST_INDEX - (highest & LAST_INDEX)).unsigned_abs() as usize;
        // So many moves that the last of them share an index.
        let further = if highest & LAST_INDEX == 0 {
            let last = keys.get(index..)?;
            last.iter().position(|&key| key == highest)?
        } else {
            0
        };
        Some((base + index + further, highest >> INDEX_BITS))
    }

    /// The move at `index`.
    #[inline]
    pub(super) fn get(&self, index: usize) -> M {
        self.moves[index]
    }

    /// Gives the move at `index` a place that much further back.
    #[inline]
    pub(super) fn put_off(&mut self, index: usize, by: Place) {
        self.keys[index] -= by << INDEX_BITS;
    }

    /// Notes that the move at `index` is being looked at.
    #[inline]
    pub(super) fn take(&mut self, index: usize) {
        self.keys[index] = TAKEN;
    }

    /// Notes that the move at `index` is not looked at.
    #[inline]
    pub(super) fn pass_over(&mut self, index: usize) {
        self.keys[index] = NOTHING;
    }

    /// Those moves that have been looked at, of those from `base` up to `last`.
    pub(super) fn taken(&self, base: usize, last: usize) -> impl Iterator<Item = M> {
        let moves = self.keys[base..=last].iter().zip(&self.moves[base..]);
        moves.filter_map(|(&key, &mv)| (key == TAKEN).then_some(mv))
    }

    /// Passes over those to whom `applies` of the moves at those `places`, of the position whose first lies at `base`; says
    /// how many.
    #[inline]
    pub(super) fn pass_over_all(
        &mut self,
        base: usize,
        places: Range<Place>,
        applies: impl Fn(M) -> bool,
    ) -> usize {
        let range = places.start << INDEX_BITS..places.end << INDEX_BITS;
        let mut count = 0;
        let keys = &mut self.keys[base..self.top];
        for (key, &mv) in keys.iter_mut().zip(&self.moves[base..]) {
            if range.contains(key) && applies(mv) {
                *key = NOTHING;
                count += 1;
            }
        }
        count
    }

    /// What is put on the stack next begins at the first multiple of lanes from `end` on; between lies nothing.
    #[inline]
    fn end_at(&mut self, end: usize) {
        self.top = end.next_multiple_of(LANES);
        if let Some(lanes) = self.keys[end..].first_chunk_mut() {
            *lanes = [NOTHING; LANES];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stack with moves that are their places, and where they begin: above those of another position.
    fn stack(places: &[i32]) -> (Stack<i32>, usize) {
        let mut stack = Stack::new();
        stack.begin(0);
        stack.push_taken(1);
        let base = stack.top();
        stack.room(base, places.len()).copy_from_slice(places);
        stack.keep((base, base), places.len(), Some);
        (stack, base)
    }

    fn in_order(stack: &mut Stack<i32>, base: usize) -> Vec<i32> {
        std::iter::from_fn(|| {
            let (index, place) = stack.highest(base)?;
            stack.take(index);
            assert_eq!(stack.get(index), place);
            Some(place)
        })
        .collect()
    }

    #[test]
    fn the_highest_place_comes_first_however_many_moves_there_are() {
        for count in [0, 1, 7, 8, 9, 40, 511, 512, 513, 1000] {
            let places: Vec<i32> = (0..count).map(|n| (n * 7919) % 2003 - 1000).collect();
            let (mut stack, base) = stack(&places);
            let mut sorted = places;
            sorted.sort_unstable_by(|a, b| b.cmp(a));
            assert_eq!(in_order(&mut stack, base), sorted, "{count} moves");
        }
    }

    #[test]
    fn of_equals_the_first_comes_first() {
        let (stack, base) = stack(&[5, 9, 9, 9]);
        assert_eq!(stack.highest(base), Some((base + 1, 9)));
    }

    #[test]
    fn more_moves_of_a_position_are_compared_with_those_before() {
        let (mut stack, base) = stack(&[3, -1]);
        stack.room(base + 2, 2).copy_from_slice(&[4, 2]);
        stack.keep((base, base + 2), 2, |mv| (mv != 4).then_some(mv));
        assert_eq!(in_order(&mut stack, base), [3, 2, -1]);
    }

    #[test]
    fn what_is_passed_over_or_put_off_is_not_next() {
        let (mut stack, base) = stack(&[30, 20, 10, 0]);
        assert_eq!(stack.pass_over_all(base, 10..30, |mv| mv == 10), 1);
        stack.put_off(base, 31);
        assert_eq!(stack.highest(base), Some((base + 1, 20)));
        stack.take(base + 1);
        stack.pass_over(base + 3);
        assert_eq!(stack.highest(base), Some((base, -1)));
        let taken: Vec<i32> = stack.taken(base, base + 3).collect();
        assert_eq!(taken, [20]);
    }
}
