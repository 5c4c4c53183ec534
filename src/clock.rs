//! Two clocks and a time control; time is an argument.

mod moment;

pub use moment::Moment;
