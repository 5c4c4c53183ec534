//! Memory for the table: zeroed, and in large pages where the system has them, since it is read here and there.

use memmap2::MmapMut;
use self_cell::{MutBorrow, self_cell};
use std::alloc::{Layout, handle_alloc_error};
use std::sync::atomic::AtomicU64;
use zerocopy::FromBytes;

/// The slots that a position can be in, as many as one read from memory brings.
pub(super) type Bucket = [Slot; 4];

/// Two words: the key mixed with the data, and the data.
pub(super) type Slot = [AtomicU64; 2];

type Buckets<'a> = &'a [Bucket];

self_cell!(
    struct Pages {
        owner: MutBorrow<MmapMut>,
        #[covariant]
        dependent: Buckets,
    }
);

/// Buckets that many threads read and write.
pub(super) struct Memory(Pages);

impl Memory {
    /// `count` buckets of zeros, or if there is not so much memory, half of that, and so on. They cost nothing before they
    /// are used.
    ///
    /// The system's pages begin where a bucket may, so that none lies across two lines of the cache.
    pub(super) fn new(count: usize) -> Self {
        let size = count * size_of::<Bucket>();
        let map = match MmapMut::map_anon(size) {
            Ok(map) => map,
            Err(_) if count > 1 => return Self::new(count / 2),
            Err(_) => handle_alloc_error(Layout::new::<Bucket>()),
        };
        // Refused where there are none: then small ones do.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        Self(Pages::new(MutBorrow::new(map), |map| {
            <[Bucket]>::mut_from_bytes(map.borrow_mut()).unwrap_or_default()
        }))
    }

    /// All of them.
    #[inline]
    pub(super) fn buckets(&self) -> &[Bucket] {
        self.0.borrow_dependent()
    }
}
