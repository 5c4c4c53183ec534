//! Files as the player's disk holds them.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use damero::storage::{Config, ConfigError, Paths, config};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// Directories of a test's own, empty.
fn paths(name: &str) -> Paths {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("storage")
        .join(name);
    let _ = fs::remove_dir_all(&root);
    let paths = Paths {
        config: root.join("config"),
        state: root.join("state"),
        cache: root.join("cache"),
        data: root.join("data"),
    };
    fs::create_dir_all(&paths.config).unwrap();
    paths
}

#[test]
fn without_a_file_the_settings_are_the_default_ones() {
    let paths = paths("absent");
    assert_eq!(config::load(&paths), (Config::default(), None));
}

#[test]
fn the_file_says_what_is_set() {
    let paths = paths("present");
    fs::write(paths.config_file(), "mouse = false\n").unwrap();
    let expected = Config {
        mouse: false,
        ..Config::default()
    };
    assert_eq!(config::load(&paths), (expected, None));
}

#[test]
fn a_broken_file_is_reported_and_the_default_settings_hold() {
    let paths = paths("broken");
    fs::write(paths.config_file(), "mouse = false\nmice = 3\n").unwrap();
    let (config, error) = config::load(&paths);
    assert_eq!(config, Config::default());
    assert!(
        matches!(error, Some(ConfigError::Invalid { line: 2, .. })),
        "{error:?}"
    );
}

#[test]
fn a_file_that_is_no_text_is_reported() {
    let paths = paths("not-text");
    fs::write(paths.config_file(), [0xff, 0xfe, 0x00]).unwrap();
    let (config, error) = config::load(&paths);
    assert_eq!(config, Config::default());
    assert_eq!(error, Some(ConfigError::Unreadable(ErrorKind::InvalidData)));
}

#[test]
fn the_players_directories_are_the_programs_own() {
    let paths = Paths::of_the_player().unwrap();
    for path in [paths.config, paths.state, paths.cache, paths.data] {
        assert!(path.is_absolute(), "{path:?}");
        assert_eq!(path.file_name(), Some("damero".as_ref()), "{path:?}");
    }
}
