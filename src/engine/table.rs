//! The transposition table: what earlier searches found out about positions, shared by all threads.

mod memory;

use super::score::{DECIDED, plies};
use memory::{Bucket, Memory};
use prefetch_index::prefetch_index;
use std::fmt;
use std::sync::atomic::{AtomicU8, Ordering};

/// What earlier searches found out about positions.
///
/// A slot is two words that are written one by one. The first is the key mixed with the second, so that a slot half
/// written by another thread is taken for another position's.
pub struct Table {
    memory: Memory,
    /// Which search it is, so that older entries give way first: 0 to 63.
    age: AtomicU8,
}

/// What a search found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The code of the best move; 0 if none is known.
    pub(super) best: u16,
    /// As from the root.
    pub(super) value: i32,
    /// The static evaluation, unless the side to move was forced.
    pub(super) evaluation: Option<i32>,
    /// 0 for quiescence.
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

/// What a value says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    AtMost,
    AtLeast,
    Exact,
}

const NO_EVALUATION: i16 = i16::MIN;

impl Table {
    /// A table of `megabytes`, at least one.
    pub fn new(megabytes: usize) -> Self {
        Self {
            memory: Memory::new((megabytes.max(1) << 20) / size_of::<Bucket>()),
            age: AtomicU8::new(0),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.memory = Memory::new(self.memory.buckets().len());
        *self.age.get_mut() = 0;
    }

    /// Says that another search begins.
    pub fn begin(&self) {
        let age = self.age.load(Ordering::Relaxed).wrapping_add(1) & 63;
        self.age.store(age, Ordering::Relaxed);
    }

    /// How full it is with what this search found, in thousandths, by a sample.
    pub fn fullness(&self) -> usize {
        let age = self.age.load(Ordering::Relaxed);
        let sample = self.memory.buckets().iter().take(250);
        let size = sample.len() * 4;
        let used = sample.flatten().filter(|[_, data]| {
            let data = data.load(Ordering::Relaxed);
            data != 0 && age_of(data) == age
        });
        used.count() * 1000 / size
    }

    /// Fetches what [`Self::get`] will read, so that it need not wait: memory is slower than all else that a node costs.
    #[inline]
    pub(super) fn fetch(&self, key: u64) {
        let buckets = self.memory.buckets();
        prefetch_index(buckets, Self::index(buckets.len(), key));
    }

    /// What is known of the position `key`, which is `ply` plies from the root.
    #[inline]
    pub(super) fn get(&self, key: u64, ply: usize) -> Option<Entry> {
        self.bucket(key).iter().find_map(|[mixed, data]| {
            let data = data.load(Ordering::Relaxed);
            let is_it = mixed.load(Ordering::Relaxed) ^ data == key && data != 0;
            is_it.then(|| unpack(data, ply))
        })
    }

    /// Notes what is known of the position `key`, `ply` plies from the root, unless this search has looked far deeper already.
    #[inline]
    pub(super) fn put(&self, key: u64, ply: usize, mut entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let bucket = self.bucket(key);
        let mut chosen = &bucket[0];
        let mut least = i32::MAX;
        for slot in bucket {
            let [mixed, data] = slot;
            let data = data.load(Ordering::Relaxed);
            if mixed.load(Ordering::Relaxed) ^ data == key && data != 0 {
                let is_deeper = depth_of(data) > entry.depth + 3 && age_of(data) == age;
                if is_deeper && entry.bound != Bound::Exact {
                    return;
                }
                if entry.best == 0 {
                    entry.best = unpack(data, ply).best;
                }
                chosen = slot;
                break;
            }
            let years = i32::from(age.wrapping_sub(age_of(data)) & 63);
            let worth = if data == 0 {
                i32::MIN
            } else {
                depth_of(data) - 4 * years
            };
            if worth < least {
                least = worth;
                chosen = slot;
            }
        }
        let packed = pack(entry, ply, age);
        let [mixed, data] = chosen;
        mixed.store(key ^ packed, Ordering::Relaxed);
        data.store(packed, Ordering::Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let buckets = self.memory.buckets();
        &buckets[Self::index(buckets.len(), key)]
    }

    /// The place of a key among `count` buckets.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the product's upper half is below the number of buckets"
    )]
    const fn index(count: usize, key: u64) -> usize {
        ((key as u128 * count as u128) >> 64) as usize
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let buckets = self.memory.buckets().len();
        formatter
            .debug_struct("Table")
            .field("buckets", &buckets)
            .finish_non_exhaustive()
    }
}

/// From the lowest bits: move 16, value 16, evaluation 16, depth 8, age 6, bound 2.
fn pack(entry: Entry, ply: usize, age: u8) -> u64 {
    let word = |number: i16| u64::from(number.cast_unsigned());
    let evaluation = entry.evaluation.map_or(NO_EVALUATION, narrow);
    let depth = u64::from(u8::try_from(entry.depth.max(0)).unwrap_or(u8::MAX));
    let bound: u64 = match entry.bound {
        Bound::AtMost => 1,
        Bound::AtLeast => 2,
        Bound::Exact => 3,
    };
    u64::from(entry.best)
        | word(narrow(from_here(entry.value, ply))) << 16
        | word(evaluation) << 32
        | depth << 48
        | u64::from(age) << 56
        | bound << 62
}

fn unpack(data: u64, ply: usize) -> Entry {
    let word = |at: u32| {
        let [low, high, ..] = (data >> at).to_le_bytes();
        u16::from_le_bytes([low, high])
    };
    let evaluation = word(32).cast_signed();
    Entry {
        best: word(0),
        value: from_root(i32::from(word(16).cast_signed()), ply),
        evaluation: (evaluation != NO_EVALUATION).then(|| i32::from(evaluation)),
        depth: depth_of(data),
        bound: match data >> 62 {
            1 => Bound::AtMost,
            2 => Bound::AtLeast,
            _ => Bound::Exact,
        },
    }
}

const fn age_of(data: u64) -> u8 {
    data.to_le_bytes()[7] & 63
}

fn depth_of(data: u64) -> i32 {
    i32::from(data.to_le_bytes()[6])
}

/// Wins are kept as so many plies from the position, since it comes about at different distances from the root.
const fn from_here(value: i32, ply: usize) -> i32 {
    if value >= DECIDED {
        value + plies(ply)
    } else if value <= -DECIDED {
        value - plies(ply)
    } else {
        value
    }
}

const fn from_root(value: i32, ply: usize) -> i32 {
    if value >= DECIDED {
        value - plies(ply)
    } else if value <= -DECIDED {
        value + plies(ply)
    } else {
        value
    }
}

/// Every value of the search fits.
fn narrow(value: i32) -> i16 {
    i16::try_from(value).unwrap_or(if value < 0 { i16::MIN + 1 } else { i16::MAX })
}

#[cfg(test)]
mod tests {
    use super::super::score::{WIN, lost};
    use super::*;

    #[test]
    fn an_entry_comes_back_as_it_was_put() {
        let table = Table::new(1);
        let entry = Entry {
            best: 0xABCD,
            value: -123,
            evaluation: Some(77),
            depth: 9,
            bound: Bound::AtLeast,
        };
        table.put(42, 3, entry);
        assert_eq!(table.get(42, 3), Some(entry));
        assert_eq!(table.get(43, 3), None);
    }

    #[test]
    fn a_win_is_as_far_from_its_position_whatever_the_ply() {
        let table = Table::new(1);
        for (value, further) in [(WIN - 7, WIN - 9), (lost(7), lost(9))] {
            let entry = Entry {
                best: 1,
                value,
                evaluation: None,
                depth: 1,
                bound: Bound::Exact,
            };
            table.put(1, 2, entry);
            let found = table.get(1, 4).map(|entry| entry.value);
            assert_eq!(found, Some(further));
        }
    }
}
