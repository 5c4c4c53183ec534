//! Files and directories: the only room that names them.

pub mod config;
mod paths;

pub use config::{AnimationSpeed, Config, ConfigError, Language};
pub use paths::{NoHome, Paths};
