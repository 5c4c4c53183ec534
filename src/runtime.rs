//! The machine: the one place that waits, reads the time and draws.
