//! Two clocks and a time control; time is an argument.
//!
//! Times are whole milliseconds: whoever makes a [`Moment`] counts so. Nothing here waits or looks at a watch, so a
//! flag that fell unseen is found, at its right moment, whenever the clocks are next asked.

mod clocks;
mod display;
mod moment;
mod stamp;
mod time_control;

pub use clocks::{Clocks, Flagged};
pub use display::{display, display_used};
pub use moment::Moment;
pub use stamp::Stamp;
pub use time_control::{Bonus, Budget, SecondPeriod, TimeControl, TimeControlError};
