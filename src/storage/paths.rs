//! Where the program's files lie.

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};
use std::path::PathBuf;

/// The program's own directories. They need not exist.
///
/// A value that is handed in, so that a test can use others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paths {
    /// What the player sets: `config.toml`, themes, pieces.
    pub config: PathBuf,
    /// What should outlive the program but isn't worth a backup: games interrupted, logs.
    pub state: PathBuf,
    /// What can be made again.
    pub cache: PathBuf,
    /// What the player keeps: games.
    pub data: PathBuf,
}

/// The player's home directory can't be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoHome;

impl Paths {
    /// The directories that the XDG specification names, or those customary on the system.
    pub fn of_the_player() -> Result<Self, NoHome> {
        let directories = choose_app_strategy(AppStrategyArgs {
            top_level_domain: String::new(),
            author: String::new(),
            app_name: "damero".to_owned(),
        })
        .map_err(|etcetera::HomeDirError| NoHome)?;
        Ok(Self {
            config: directories.config_dir(),
            state: directories
                .state_dir()
                .unwrap_or_else(|| directories.data_dir()),
            cache: directories.cache_dir(),
            data: directories.data_dir(),
        })
    }

    /// The file of the player's settings.
    pub fn config_file(&self) -> PathBuf {
        self.config.join("config.toml")
    }

    /// The directory of the player's own themes.
    pub fn themes(&self) -> PathBuf {
        self.config.join("themes")
    }

    /// The directory of endgame tables.
    pub fn tables(&self) -> PathBuf {
        self.cache.join("tables")
    }
}
