//! Endgame tables on the command line: built, kept, asked and counted.
#![expect(
    clippy::unwrap_used,
    reason = "a program that can't be run fails the test"
)]

use assert_cmd::Command;
use damero::board::Side;
use damero::game::Variant;
use damero::ui::words::{EndgameValue, Language, Pieces, Words};
use std::fs;
use std::path::{Path, PathBuf};

/// A cache directory of a test's own, empty.
fn cache(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tablebase");
    let cache = root.join(name);
    let _ = fs::remove_dir_all(&cache);
    cache
}

/// What the program prints, what it says on standard error, and its exit status.
fn run(cache: &Path, arguments: &[&str]) -> (String, String, i32) {
    let output = Command::new(env!("CARGO_BIN_EXE_damero"))
        .args(arguments)
        .env("XDG_CACHE_HOME", cache)
        .output()
        .unwrap();
    (
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
        output.status.code().unwrap(),
    )
}

#[test]
fn tables_are_built_once_and_counted() {
    let cache = cache("counted");
    let build = run(
        &cache,
        &["tablebase", "build", "spanish", "2", "--lang", "en"],
    );
    let sentence = "Endgame tables for up to 2 pieces are built and kept: 3488 positions.\n";
    assert_eq!(build, (sentence.to_owned(), String::new(), 0));
    let stats = ["tablebase", "stats", "damas", "2"];
    let (english, said, code) = run(&cache, &[&stats[..], &["--lang", "en"]].concat());
    assert_eq!((said.as_str(), code), ("", 0));
    let expected = "\
to move-other  positions  won  drawn  lost  longest, plies
Q-Q                  992  194    796     2               3
";
    assert!(english.starts_with(expected), "{english}");
    assert_eq!(english.lines().count(), 5, "{english}");
    let (spanish, ..) = run(&cache, &[&stats[..], &["--lang", "es"]].concat());
    assert!(spanish.contains("\nR-R "), "{spanish}");
}

#[test]
fn a_damaged_file_is_told_and_built_anew() {
    let cache = cache("damaged");
    let stats = ["tablebase", "stats", "english", "2", "--lang", "en"];
    let (whole, said, _) = run(&cache, &stats);
    assert_eq!(said, "");
    let files = fs::read_dir(cache.join("damero/tables")).unwrap();
    let [file] = files
        .map(|file| file.unwrap().path())
        .collect::<Vec<_>>()
        .try_into()
        .unwrap();
    let bytes = fs::read(&file).unwrap();
    let mut broken = bytes.clone();
    broken[100] ^= 1;
    fs::write(&file, broken).unwrap();
    let (again, said, code) = run(&cache, &stats);
    assert_eq!((again, code), (whole, 0));
    assert_eq!(
        said,
        "The file of endgame tables is damaged; the tables are built anew.\n"
    );
    assert_eq!(fs::read(&file).unwrap(), bytes);
}

#[test]
fn a_position_is_asked_for_its_value_and_that_of_each_move() {
    let cache = cache("asked");
    let probe = |fen, language| {
        let game = ["tablebase", "probe", "international"];
        let (text, said, code) = run(
            &cache,
            &[&game[..], &["--fen", fen, "--lang", language]].concat(),
        );
        assert_eq!((said.as_str(), code), ("", 0), "{fen}");
        text
    };
    let text = probe("W:W31:B27", "en");
    assert_eq!(text, "White wins in 1 move.\n31x22\twin in 1\n");
    let text = probe("W:W31:B27", "es");
    assert_eq!(text, "Las blancas ganan en 1 jugada.\n31x22\tgana en 1\n");
    let text = probe("B:WK1:BK46", "en");
    assert!(
        text.starts_with("Neither side can force a win.\n"),
        "{text}"
    );
    assert!(text.contains("\tdraw\n"), "{text}");
}

#[test]
fn what_is_not_in_the_tables_is_refused() {
    let cache = cache("refused");
    let (_, said, code) = run(&cache, &["tablebase", "stats", "chess"]);
    assert_eq!(code, 2, "{said}");
    let fen = "W:WK1,K2,K3,K4:BK46";
    let (_, said, code) = run(
        &cache,
        &["tablebase", "probe", "international", "--fen", fen],
    );
    assert_eq!(code, 1, "{said}");
    assert!(said.contains('5') && said.contains('3'), "{said}");
    assert!(!cache.exists(), "nothing was built");
}

#[test]
fn bestmove_announces_a_won_ending_with_its_distance() {
    let cache = cache("announced");
    let fen = "W:WK1,K2,K3:BK30";
    for _built in [false, true] {
        let (text, said, code) = run(&cache, &["bestmove", "spanish-official", "--fen", fen]);
        assert_eq!((said.as_str(), code), ("", 0));
        let [first, score, line] = text.lines().collect::<Vec<_>>().try_into().unwrap();
        let moves: usize = score.strip_prefix('#').unwrap().parse().unwrap();
        assert_eq!(line.split(' ').count(), 2 * moves - 1, "{text}");
        assert!(line.starts_with(first), "{text}");
    }
}

#[test]
fn everything_has_words_in_both_languages() {
    let values = [
        EndgameValue::Wins(1),
        EndgameValue::Wins(7),
        EndgameValue::Drawn,
        EndgameValue::Loses(0),
        EndgameValue::Loses(1),
        EndgameValue::Loses(7),
    ];
    let [one, two] = [(1, 0), (1, 2)].map(|(kings, men)| Pieces { kings, men });
    for language in [Language::English, Language::Spanish] {
        let words = Words::new(language);
        let mut texts = vec![
            words.no_tables(),
            words.tables_progress(50),
            words.tables_built(4, 7_000_000),
            words.tables_damaged(),
            words.tables_not_kept(),
            words.tables_too_small(5, 4),
            words.tables_one_side(),
            words.material(two, one, Variant::Spanish),
            words.material(two, one, Variant::English),
        ];
        texts.extend(words.tables_columns());
        for value in values {
            texts.extend(Side::ALL.map(|side| words.tables_verdict(side, value)));
            texts.push(words.tables_value(value));
        }
        for text in texts {
            let is_whole = !text.is_empty() && !text.contains(['⟨', '{', '«']);
            assert!(is_whole, "{text:?}");
        }
    }
}
