//! Single characters that stand for something.

use super::look::Look;
use super::theme::ColorDepth;

impl Look {
    /// Points at the chosen line of a list, or at whose turn it is.
    pub(super) const fn pointer(&self) -> &'static str {
        match (self.ascii, self.depth) {
            (true, _) => ">",
            // The console's font has this one, and not the smaller.
            (false, ColorDepth::Basic16) => "►",
            (false, _) => "▸",
        }
    }
}
