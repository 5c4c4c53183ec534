//! What moves have been worth so far, so that good ones are looked at early and deeply.

use crate::board::Side;

/// The number of kinds of piece with a destination.
const PLACES: usize = 8 * 64;
/// The place of no move: of a pass, and of what was before the search.
pub(super) const NOWHERE: usize = PLACES;
/// The number of origin and destination pairs.
const WAYS: usize = 64 * 64;
/// The highest count.
const MOST: i32 = 1 << 14;

/// What moves have been worth so far.
#[derive(Debug)]
pub(super) struct History {
    /// Of quiet moves by side, origin and destination.
    ways: [Box<[i16; WAYS]>; 2],
    /// Of quiet moves by the place of an earlier move, and of this.
    replies: Vec<[i16; PLACES]>,
    /// Of captures by place, and kind of what is taken.
    captures: Vec<[i16; 8]>,
}

/// What led to a position: its side to move, and the places of the moves one, two and four plies before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    pub(super) side: Side,
    pub(super) before: [usize; 3],
}

/// What the quiet moves of one position have been worth so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Quiet<'a> {
    ways: &'a [i16; WAYS],
    replies: [&'a [i16; PLACES]; 3],
}

impl Quiet<'_> {
    /// The higher, the better the move has been: within ±4·2¹⁴.
    #[inline]
    pub(super) fn of(&self, code: u16, place: usize) -> i32 {
        let way = self.ways[usize::from(code) % WAYS];
        let replies = self.replies.map(|reply| i32::from(reply[place % PLACES]));
        i32::from(way) + replies.iter().sum::<i32>()
    }
}

impl History {
    pub(super) fn new() -> Self {
        Self {
            ways: [Box::new([0; WAYS]), Box::new([0; WAYS])],
            replies: vec![[0; PLACES]; PLACES + 1],
            captures: vec![[0; 8]; PLACES],
        }
    }

    /// What is known of the quiet moves of one position.
    #[inline]
    pub(super) fn quiet(&self, context: &Context) -> Quiet<'_> {
        Quiet {
            ways: &self.ways[context.side.index()],
            replies: context.before.map(|before| &self.replies[before]),
        }
    }

    /// The higher, the better a capture has been: within ±2¹⁴.
    #[inline]
    pub(super) fn of_capture(&self, place: usize, victim: usize) -> i32 {
        i32::from(self.captures[place % PLACES][victim % 8])
    }

    /// Notes that a quiet move was better, or if `bonus` is negative worse, than others.
    pub(super) fn learn_quiet(&mut self, context: &Context, code: u16, place: usize, bonus: i32) {
        let way = &mut self.ways[context.side.index()][usize::from(code) % WAYS];
        draw_towards(way, bonus);
        for before in context.before {
            draw_towards(&mut self.replies[before][place % PLACES], bonus);
        }
    }

    /// As [`Self::learn_quiet`], of a capture.
    pub(super) fn learn_capture(&mut self, place: usize, victim: usize, bonus: i32) {
        draw_towards(&mut self.captures[place % PLACES][victim % 8], bonus);
    }
}

/// Adds `bonus` the less, the nearer the count is to its end.
fn draw_towards(count: &mut i16, bonus: i32) {
    let old = i32::from(*count);
    let new = old + bonus - old * bonus.abs() / MOST;
    *count = i16::try_from(new).unwrap_or(*count);
}
