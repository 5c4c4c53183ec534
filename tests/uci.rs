//! The computer player from outside: as a UCI engine, and on the command line.
#![expect(
    clippy::unwrap_used,
    reason = "a program that can't be run fails the test"
)]

use assert_cmd::Command;

/// What the program prints when it is started with `arguments` and told `lines`.
fn told(arguments: &[&str], lines: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_damero"))
        .args(arguments)
        .write_stdin(lines)
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn it_introduces_itself_and_is_ready() {
    let said = told(
        &["uci"],
        "uci\nsetoption name Hash value 2\nisready\nquit\n",
    );
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("id name damero"), "{said}");
    assert!(
        lines.contains(&"uciok") && lines.contains(&"readyok"),
        "{said}"
    );
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("option name Threads type spin")),
        "{said}"
    );
}

#[test]
fn it_finds_mate_and_tells_it_as_the_protocol_does() {
    let said = told(
        &["uci"],
        "position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1 moves h2h3 g8h8\ngo depth 3\n",
    );
    assert!(said.contains(" score mate "), "{said}");
    assert!(said.contains("\nbestmove d1d8"), "{said}");
}

#[test]
fn an_endless_search_tells_its_move_when_it_is_stopped() {
    let said = told(
        &["uci"],
        "setoption name Threads value 2\ngo infinite\nstop\nquit\n",
    );
    let bests = said.lines().filter(|line| line.starts_with("bestmove "));
    assert_eq!(bests.count(), 1, "{said}");
}

#[test]
fn a_search_for_certain_moves_plays_one_of_them() {
    let said = told(
        &["uci"],
        "position startpos\ngo depth 4 searchmoves a2a3 h2h3\n",
    );
    let best = said.lines().last().unwrap();
    assert!(
        best.starts_with("bestmove a2a3") || best.starts_with("bestmove h2h3"),
        "{said}"
    );
}

#[test]
fn nonsense_is_passed_over() {
    let said = told(
        &["uci"],
        "position fen nonsense\nposition\nsetoption\ngo depth x\nstop\nd\n\ngo depth 2\n",
    );
    assert!(
        said.lines().last().unwrap().starts_with("bestmove "),
        "{said}"
    );
}

#[test]
fn bestmove_prints_move_score_and_line() {
    let fen = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
    let said = told(&["bestmove", "chess", "--fen", fen, "--depth", "4"], "");
    assert_eq!(said, "Qxf7#\n#1\nQxf7#\n");
    let said = told(&["bestmove", "spanish", "--nodes", "5000"], "");
    assert_eq!(said.lines().count(), 3, "{said}");
}
