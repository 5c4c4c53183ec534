//! Files and directories: the only room that names them.

pub mod config;
mod paths;

pub use config::{Config, ConfigError};
pub use paths::{NoHome, Paths};
