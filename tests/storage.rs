//! Files as the player's disk holds them.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use damero::app::{AnimationSpeed, Language, Notation, PieceSet, Settings, Trouble};
use damero::storage::{Paths, SettingsFile, ThemeFile, config, themes};
use std::fs;
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

fn load(paths: &Paths) -> (Settings, Vec<Trouble>) {
    config::load(paths, Settings::default())
}

#[test]
fn without_a_file_the_settings_are_the_default_ones() {
    let paths = paths("absent");
    assert_eq!(load(&paths), (Settings::default(), Vec::new()));
}

#[test]
fn the_file_says_what_is_set() {
    let paths = paths("present");
    fs::write(paths.config_file(), "mouse = false\n").unwrap();
    let expected = Settings {
        mouse: false,
        ..Settings::default()
    };
    assert_eq!(load(&paths), (expected, Vec::new()));
}

#[test]
fn what_is_wrong_is_told_and_the_rest_holds() {
    let paths = paths("broken");
    fs::write(paths.config_file(), "mouse = false\nmice = 3\n").unwrap();
    let (settings, troubles) = load(&paths);
    assert!(!settings.mouse);
    assert_eq!(
        troubles,
        [Trouble::UnknownKey {
            file: "config.toml".to_owned(),
            line: 2,
            key: "mice".to_owned()
        }]
    );
}

#[test]
fn a_file_that_is_no_text_is_reported() {
    let paths = paths("not-text");
    fs::write(paths.config_file(), [0xff, 0xfe, 0x00]).unwrap();
    let file = "config.toml".to_owned();
    let expected = (Settings::default(), vec![Trouble::Unreadable { file }]);
    assert_eq!(load(&paths), expected);
}

#[test]
fn every_setting_is_kept_and_read_again() {
    let paths = paths("kept");
    fs::remove_dir_all(&paths.config).unwrap();
    let mut file = SettingsFile::new(Some(&paths), Settings::default());
    let changed = Settings {
        language: Language::Spanish,
        theme: Some("paper".to_owned()),
        pieces: PieceSet::Glyphs,
        ascii: true,
        animation: AnimationSpeed::FASTEST,
        coordinates: false,
        notation: Notation::Figurines,
        confirm_resign: false,
        bell: true,
        mouse: false,
        show_thinking: false,
        evaluation_bar: true,
        ponder: true,
        threads: 3,
        hash: 128,
        // Only the player writes these.
        engines: Settings::default().engines,
    };
    assert_eq!(file.save(&changed), Ok(()));
    let (settings, troubles) = load(&paths);
    assert_eq!(troubles, []);
    assert_eq!(settings, changed);
    let names: Vec<_> = fs::read_dir(&paths.config)
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(names, ["config.toml"], "nothing is left lying about");
}

#[test]
fn only_what_changed_is_written_and_the_rest_of_the_file_stays() {
    let paths = paths("hand-made");
    let before = "# Mine.\nbell = true # ding\n\nanimation = 3\nfuture = 1\n";
    fs::write(paths.config_file(), before).unwrap();
    // As if the command line had said --animation 0 and --theme ocean.
    let forced = Settings {
        animation: AnimationSpeed::OFF,
        theme: Some("ocean".to_owned()),
        bell: true,
        ..Settings::default()
    };
    let mut file = SettingsFile::new(Some(&paths), forced.clone());
    assert_eq!(file.save(&forced), Ok(()));
    let text = || fs::read_to_string(paths.config_file()).unwrap();
    assert_eq!(text(), before);
    let mut settings = Settings {
        bell: false,
        mouse: false,
        ..forced
    };
    assert_eq!(file.save(&settings), Ok(()));
    let after = "# Mine.\nbell = false # ding\n\nanimation = 3\nfuture = 1\nmouse = false\n";
    assert_eq!(text(), after);
    settings.mouse = true;
    assert_eq!(file.save(&settings), Ok(()));
    assert_eq!(text(), after.replace("mouse = false", "mouse = true"));
}

#[test]
fn a_file_that_can_not_be_understood_is_left_as_it_is() {
    let paths = paths("left-alone");
    let broken = "bell = true\n= oh\n";
    fs::write(paths.config_file(), broken).unwrap();
    let mut file = SettingsFile::new(Some(&paths), Settings::default());
    let changed = Settings {
        mouse: false,
        ..Settings::default()
    };
    let left = Trouble::LeftAlone {
        file: "config.toml".to_owned(),
        line: 2,
    };
    assert_eq!(file.save(&changed), Err(left));
    assert_eq!(fs::read_to_string(paths.config_file()).unwrap(), broken);
}

#[test]
fn without_a_place_for_them_settings_are_not_kept_and_that_is_told() {
    let changed = Settings {
        mouse: false,
        ..Settings::default()
    };
    let not_saved = Trouble::NotSaved {
        file: "config.toml".to_owned(),
    };
    let mut nowhere = SettingsFile::new(None, Settings::default());
    assert_eq!(nowhere.save(&changed), Err(not_saved.clone()));
    let paths = paths("in-the-way");
    fs::create_dir_all(paths.config_file()).unwrap();
    let mut file = SettingsFile::new(Some(&paths), Settings::default());
    assert_eq!(file.save(&changed), Err(not_saved));
}

#[cfg(unix)]
#[test]
fn a_link_is_followed_and_stays_a_link() {
    let paths = paths("link");
    let real = paths.config.join("real.toml");
    fs::write(&real, "").unwrap();
    std::os::unix::fs::symlink(&real, paths.config_file()).unwrap();
    let mut file = SettingsFile::new(Some(&paths), Settings::default());
    let changed = Settings {
        mouse: false,
        ..Settings::default()
    };
    assert_eq!(file.save(&changed), Ok(()));
    assert!(
        fs::symlink_metadata(paths.config_file())
            .unwrap()
            .is_symlink()
    );
    assert_eq!(fs::read_to_string(real).unwrap(), "mouse = false\n");
}

#[test]
fn the_players_own_themes_are_found_by_name() {
    let paths = paths("themes");
    assert_eq!(themes::own(&paths), []);
    fs::create_dir_all(paths.themes()).unwrap();
    fs::write(paths.themes().join("pine.toml"), "extends = 'paper'\n").unwrap();
    fs::write(paths.themes().join("notes.txt"), "").unwrap();
    fs::write(paths.themes().join("ash.toml"), [0xff]).unwrap();
    let pine = ThemeFile {
        name: "pine".to_owned(),
        file: "themes/pine.toml".to_owned(),
        text: "extends = 'paper'\n".to_owned(),
    };
    let ash = Trouble::Unreadable {
        file: "themes/ash.toml".to_owned(),
    };
    assert_eq!(themes::own(&paths), [Err(ash), Ok(pine)]);
}

#[test]
fn the_players_directories_are_the_programs_own() {
    let paths = Paths::of_the_player().unwrap();
    for path in [paths.config, paths.state, paths.cache, paths.data] {
        assert!(path.is_absolute(), "{path:?}");
        assert_eq!(path.file_name(), Some("damero".as_ref()), "{path:?}");
    }
}
