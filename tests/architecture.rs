//! The doors between the rooms, and the invariants of the house, as `src/lib.rs` states them.
//!
//! Comments, doc links and unit tests don't count: they may speak of any room.
#![expect(
    clippy::unwrap_used,
    clippy::string_slice,
    reason = "a source file that can't be read or cut fails the test"
)]

#[path = "support/source_file.rs"]
mod source_file;

use source_file::{File, files, source};
use std::fs;

/// Each room, and the rooms that it may use.
const DOORS: &[(&str, &[&str])] = &[
    ("board", &[]),
    ("draughts", &["board"]),
    ("chess", &["board"]),
    ("game", &["board", "draughts", "chess"]),
    ("notation", &["board", "draughts", "chess", "game"]),
    ("engine", &["board", "draughts", "chess", "game"]),
    ("clock", &["board"]),
    (
        "app",
        &["board", "draughts", "chess", "game", "notation", "clock"],
    ),
    (
        "ui",
        &[
            "board", "draughts", "chess", "game", "notation", "clock", "app",
        ],
    ),
    (
        "storage",
        &[
            "board", "draughts", "chess", "game", "notation", "clock", "app",
        ],
    ),
    ("runtime", EVERYTHING),
    ("cli", EVERYTHING),
];

const EVERYTHING: &[&str] = &[
    "board", "draughts", "chess", "game", "notation", "engine", "clock", "app", "ui", "storage",
    "runtime", "cli",
];

/// What only some modules may name.
struct Invariant {
    /// Names, as code spells them.
    names: &'static [&'static str],
    /// The modules that may, with all that is in them.
    only: &'static [&'static str],
}

const INVARIANTS: &[Invariant] = &[
    // Time, chance and waiting.
    Invariant {
        names: &[
            "Instant::now",
            "SystemTime",
            "RandomState",
            "SysRng",
            "rand::rng",
            "rand::random",
            "thread",
            "mpsc",
            "Mutex",
            "Condvar",
            "env::var",
            "env::vars",
            "env::var_os",
            "process",
        ],
        only: &["runtime", "cli", "main"],
    },
    // The terminal.
    Invariant {
        names: &["crossterm", "signal_hook", "rustix"],
        only: &["runtime"],
    },
    Invariant {
        names: &["stdin", "stdout", "stderr"],
        only: &["runtime", "cli"],
    },
    Invariant {
        names: &["ratatui"],
        only: &["ui", "runtime"],
    },
    // Files.
    Invariant {
        names: &["fs", "File", "etcetera"],
        only: &["storage"],
    },
    // Colours.
    Invariant {
        names: &["Color::"],
        only: &["ui::theme", "ui::look", "ui::sprite", "runtime::printer"],
    },
    // Keys.
    Invariant {
        names: &["KeyCode::"],
        only: &[
            "app::key",
            "app::keys",
            "app::editing",
            "ui::words::keys",
            "runtime::input",
        ],
    },
];

/// The modules that hold prose, and those whose words are for other programs.
const PROSE: &[&str] = &[
    "ui::words",
    "notation::uci",
    "runtime::uci_client",
    "cli::uci",
];

#[test]
fn rooms_use_only_the_rooms_that_their_doors_lead_to() {
    report(files().iter().flat_map(wrong_doors));
}

#[test]
fn what_belongs_to_some_modules_is_named_by_no_other() {
    report(files().iter().flat_map(broken_invariants));
}

#[test]
fn prose_is_only_where_the_words_are() {
    report(files().iter().flat_map(stray_prose));
}

#[test]
fn every_file_belongs_to_a_room() {
    report(files().iter().filter_map(|file| {
        let room = file.room();
        let known = ["lib", "main"].contains(&room) || DOORS.iter().any(|(name, _)| *name == room);
        (!known).then(|| format!("{}:1: no room of this name in DOORS", file.path))
    }));
}

#[test]
fn the_map_of_the_house_shows_every_room() {
    let map = fs::read_to_string(source().join("lib.rs")).unwrap();
    let mut declared: Vec<&str> = map
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'))
        .collect();
    let mut rooms: Vec<&str> = DOORS.iter().map(|(room, _)| *room).collect();
    declared.sort_unstable();
    rooms.sort_unstable();
    assert_eq!(declared, rooms, "src/lib.rs and DOORS differ");
    for room in rooms {
        assert!(
            map.contains(&format!("[`{room}`]")),
            "src/lib.rs says nothing of {room}"
        );
    }
}

#[test]
fn what_is_forbidden_is_found() {
    let planted: &[(&str, &str, &str)] = &[
        (
            "app/table.rs",
            "\nuse crate::ui::view;",
            "src/app/table.rs:2: app uses ui",
        ),
        (
            "board/side.rs",
            "use crate::{chess, clock::{Moment}};",
            "src/board/side.rs:1: board uses chess",
        ),
        (
            "draughts/a/b.rs",
            "super::super::super::chess::f()",
            "src/draughts/a/b.rs:1: draughts uses chess",
        ),
        (
            "game.rs",
            "/* a\n b */ let now = Instant::now();",
            "src/game.rs:2: names Instant::now",
        ),
        ("app.rs", "use std::{fs, io};", "src/app.rs:1: names fs"),
        (
            "ui/table.rs",
            "Style::new().fg(Color::Red)",
            "src/ui/table.rs:1: names Color::",
        ),
        (
            "ui/table.rs",
            "let a = '\"';\nlet b = \"Your move.\";",
            "src/ui/table.rs:2: prose: Your move.",
        ),
        (
            "chess.rs",
            "Err(r#\"no such \"square\"\"#)",
            "src/chess.rs:1: prose: no such \"square\"",
        ),
    ];
    for (path, text, complaint) in planted {
        let file = File::new(path, text);
        let found: Vec<String> = [
            wrong_doors(&file),
            broken_invariants(&file),
            stray_prose(&file),
        ]
        .concat();
        assert!(
            found.iter().any(|found| found == complaint),
            "{text:?} gave {found:?}"
        );
    }
}

#[test]
fn what_is_allowed_is_not_found() {
    let planted: &[(&str, &str)] = &[
        (
            "app.rs",
            "// crate::ui and Instant::now()\n/// [`crate::runtime`] is a room of its own.",
        ),
        (
            "app.rs",
            "use crate::{board::Side, clock::Moment};\nuse super::board;",
        ),
        ("ui/words/chess.rs", "\"The king is in check.\""),
        ("ui/theme.rs", "Color::Rgb(1, 2, 3)"),
        (
            "board/side.rs",
            "fn f<'a>(a: &'a str) -> BackColor::X { self.fs_of(\"fs\") }",
        ),
        (
            "chess.rs",
            "#[expect(lint, reason = \"a whole sentence\")] x.expect(\"the king is there\");",
        ),
        (
            "notation/fen.rs",
            "\"rnbqkbnr/pppppppp/8/8 w KQkq - 0 1\"; format!(\"{a} {b}\")",
        ),
        (
            "clock.rs",
            "fn f() {}\n#[cfg(test)]\nmod tests { use crate::ui; const A: &str = \"so it is\"; }",
        ),
    ];
    for (path, text) in planted {
        let file = File::new(path, text);
        let found: Vec<String> = [
            wrong_doors(&file),
            broken_invariants(&file),
            stray_prose(&file),
        ]
        .concat();
        assert!(found.is_empty(), "{text:?} gave {found:?}");
    }
}

fn wrong_doors(file: &File) -> Vec<String> {
    let Some((room, doors)) = DOORS.iter().find(|(room, _)| *room == file.room()) else {
        return Vec::new();
    };
    file.uses()
        .into_iter()
        .filter(|(_, used)| {
            EVERYTHING.contains(&used.as_str()) && used != room && !doors.contains(&used.as_str())
        })
        .map(|(at, used)| format!("{}:{}: {room} uses {used}", file.path, file.line(at)))
        .collect()
}

fn broken_invariants(file: &File) -> Vec<String> {
    let broken = INVARIANTS
        .iter()
        .filter(|invariant| !file.is_in(invariant.only));
    broken
        .flat_map(|invariant| invariant.names)
        .flat_map(|name| file.places(name).map(move |at| (name, at)))
        .map(|(name, at)| format!("{}:{}: names {name}", file.path, file.line(at)))
        .collect()
}

fn stray_prose(file: &File) -> Vec<String> {
    let texts = file
        .texts
        .iter()
        .filter(|text| !file.is_in(PROSE) && is_prose(&text.content));
    texts
        .map(|text| format!("{}:{}: prose: {}", file.path, text.line, text.content))
        .collect()
}

/// Whether two words of two letters or more stand side by side.
fn is_prose(text: &str) -> bool {
    let is_word = |word: &str| word.chars().count() > 1 && word.chars().all(char::is_alphabetic);
    let words: Vec<&str> = text
        .split(' ')
        .map(|word| word.trim_matches(|c: char| ".,:;!?¡¿\"'".contains(c)))
        .collect();
    words
        .windows(2)
        .any(|pair| pair.iter().all(|word| is_word(word)))
}

fn report(complaints: impl Iterator<Item = String>) {
    let complaints: Vec<String> = complaints.collect();
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}
