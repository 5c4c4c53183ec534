//! Files and directories: the only room that names them.

pub mod config;
mod paths;
mod replace;
mod settings_file;
pub mod tables;
pub mod themes;

pub use paths::{NoHome, Paths};
pub use settings_file::SettingsFile;
pub use themes::ThemeFile;
