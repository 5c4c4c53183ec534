//! A page of help: what it is about, and how far it has been scrolled.

use super::keys::{Action, Context};
use crate::game::Variant;
use std::cell::Cell;

/// A page of help.
#[derive(Clone, Debug)]
pub struct Help {
    context: Context,
    variant: Option<Variant>,
    scroll: usize,
    /// The last line that it makes sense to scroll to, as the view found it when it laid the page out.
    extent: Cell<usize>,
}

impl Help {
    /// Lines that a page key scrolls.
    const PAGE: usize = 10;

    /// Help for `context`, at a game of `variant` if there is one.
    pub const fn new(context: Context, variant: Option<Variant>) -> Self {
        Self {
            context,
            variant,
            scroll: 0,
            extent: Cell::new(0),
        }
    }

    /// Where the player asked for help.
    pub const fn context(&self) -> Context {
        self.context
    }

    /// The game that is on.
    pub const fn variant(&self) -> Option<Variant> {
        self.variant
    }

    /// The first line that is shown of a page of `lines` lines, `height` of which are seen at once.
    pub fn first_line(&self, lines: usize, height: usize) -> usize {
        let extent = lines.saturating_sub(height);
        self.extent.set(extent);
        self.scroll.min(extent)
    }

    pub(super) fn act(&mut self, action: Action) {
        let here = self.scroll.min(self.extent.get());
        self.scroll = match action {
            Action::Up => here.saturating_sub(1),
            Action::Down => here + 1,
            Action::Back => here.saturating_sub(Self::PAGE),
            Action::Forward => here + Self::PAGE,
            Action::First => 0,
            Action::Last => usize::MAX,
            _ => here,
        };
    }
}
