//! Endgame tables when they are wanted: read from the cache, else built and kept there.

use crate::draughts::Rules;
use crate::engine::tablebase::{FileError, Progress, Tables};
use crate::storage::{Paths, tables as files};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;

/// Why tables have to be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// There is no file of them.
    NotThere,
    /// The file is damaged.
    Damaged,
}

/// The tables of `rules` for at most so many pieces, if they are in the cache.
pub fn load(rules: &'static Rules, pieces: u8, paths: Option<&Paths>) -> Result<Tables, Missing> {
    let name = Tables::file_name(rules, pieces);
    let bytes = paths
        .and_then(|paths| files::read(paths, &name))
        .ok_or(Missing::NotThere)?;
    Tables::from_bytes(rules, pieces, &bytes).map_err(|error| match error {
        FileError::Other => Missing::NotThere,
        FileError::Damaged => Missing::Damaged,
    })
}

/// Keeps `tables` in the cache; says whether that went well.
pub fn keep(tables: &Tables, paths: Option<&Paths>) -> bool {
    let name = Tables::file_name(tables.rules(), tables.pieces());
    paths.is_some_and(|paths| files::write(paths, &name, &tables.to_bytes()).is_ok())
}

/// Endgame tables that come by themselves, sooner or later. If nobody waits for them any more, they aren't built to the end.
#[derive(Debug)]
pub struct Coming {
    tables: Arc<OnceLock<Arc<Tables>>>,
    is_unwanted: Arc<AtomicBool>,
}

impl Coming {
    /// The tables, once they are there.
    pub fn get(&self) -> Option<Arc<Tables>> {
        self.tables.get().cloned()
    }
}

impl Drop for Coming {
    fn drop(&mut self) {
        self.is_unwanted.store(true, Ordering::Relaxed);
    }
}

/// Loads the tables of `rules`, or builds and keeps them, on a thread of their own. They are of use to any search of a
/// position that may soon have as few pieces as they know: see [`Tables::are_near`].
pub fn for_rules(rules: &'static Rules, paths: Option<Paths>) -> Coming {
    let coming = Coming {
        tables: Arc::default(),
        is_unwanted: Arc::default(),
    };
    let (tables, is_unwanted) = (Arc::clone(&coming.tables), Arc::clone(&coming.is_unwanted));
    thread::spawn(move || {
        let paths = paths.as_ref();
        let pieces = Tables::usual_pieces(rules);
        if let Ok(found) = load(rules, pieces, paths) {
            // Nobody else gives them.
            let _ = tables.set(Arc::new(found));
            return;
        }
        let go_on = |_: Progress| {
            if is_unwanted.load(Ordering::Relaxed) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        if let Some(built) = Tables::build(rules, pieces, go_on) {
            let built = tables.get_or_init(|| Arc::new(built));
            // What can't be kept is built again the next time.
            keep(built, paths);
        }
    });
    coming
}
