//! What quiet moves have been worth so far, so that good ones are looked at early.

use crate::board::Side;

/// The number of piece and destination pairs.
const PLACES: usize = 8 * 64;
/// The number of origin and destination pairs.
const WAYS: usize = 64 * 64;
/// The highest count.
const MOST: i32 = 1 << 14;

/// What quiet moves have been worth so far.
#[derive(Debug)]
pub(super) struct History {
    /// By side, origin and destination.
    ways: [Vec<i16>; 2],
    /// By the piece and destination of an earlier move, and of this.
    replies: Vec<[i16; PLACES]>,
}

/// A quiet move, and what led to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Quiet {
    pub(super) side: Side,
    pub(super) code: u16,
    pub(super) place: usize,
    /// The moves one and two plies before.
    pub(super) before: [Option<usize>; 2],
}

impl History {
    pub(super) fn new() -> Self {
        Self {
            ways: [vec![0; WAYS], vec![0; WAYS]],
            replies: vec![[0; PLACES]; PLACES],
        }
    }

    /// The higher, the better the move has been: within ±3·2¹⁴.
    pub(super) fn of(&self, quiet: Quiet) -> i32 {
        let way = self.ways[quiet.side.index()][usize::from(quiet.code) % WAYS];
        let replies = quiet.before.into_iter().flatten();
        let replies = replies.map(|before| i32::from(self.replies[before][quiet.place]));
        i32::from(way) + replies.sum::<i32>()
    }

    /// Notes that a quiet move was better, or if `bonus` is negative worse, than others.
    pub(super) fn learn(&mut self, quiet: Quiet, bonus: i32) {
        let way = &mut self.ways[quiet.side.index()][usize::from(quiet.code) % WAYS];
        draw_towards(way, bonus);
        for before in quiet.before.into_iter().flatten() {
            draw_towards(&mut self.replies[before][quiet.place], bonus);
        }
    }
}

/// Adds `bonus` the less, the nearer the count is to its end.
fn draw_towards(count: &mut i16, bonus: i32) {
    let old = i32::from(*count);
    let new = old + bonus - old * bonus.abs() / MOST;
    *count = i16::try_from(new).unwrap_or(*count);
}
