//! The computer player from outside: as a UCI engine, and on the command line.
#![expect(
    clippy::unwrap_used,
    reason = "a program that can't be run fails the test"
)]

#[path = "support/session.rs"]
mod session;

use assert_cmd::Command;
use damero::notation::uci::{Answer, Info, Worth};
use session::Session;
use std::time::Duration;

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
    for option in [
        "Hash type spin",
        "Clear Hash type button",
        "Threads type spin",
        "Ponder type check",
        "Move Overhead type spin",
        "UCI_LimitStrength type check",
        "UCI_Elo type spin",
    ] {
        let beginning = format!("option name {option}");
        assert!(
            lines.iter().any(|line| line.starts_with(&beginning)),
            "{said}"
        );
    }
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
fn an_endless_search_holds_its_move_back_though_it_has_found_mate() {
    let mut engine = Session::start(&["uci"]);
    engine
        .say("position fen 7k/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")
        .say("go infinite")
        .hear_no("bestmove", Duration::from_millis(300))
        .say("isready")
        .hear("readyok");
    engine.say("stop");
    assert!(engine.hear("bestmove").starts_with("bestmove d1d8"));
}

#[test]
fn pondering_ends_after_the_hit_and_by_its_clock() {
    let mut engine = Session::start(&["uci"]);
    engine
        .say("setoption name Ponder value true")
        .say("position startpos moves e2e4 e7e5")
        .say("go ponder wtime 500 btime 500")
        .hear_no("bestmove", Duration::from_millis(700));
    engine.say("ponderhit").hear("bestmove");
}

#[test]
fn pondering_waits_for_the_hit_or_a_stop_after_its_last_depth() {
    for end in ["ponderhit", "stop"] {
        let mut engine = Session::start(&["uci"]);
        engine
            .say("go ponder depth 1")
            .hear_no("bestmove", Duration::from_millis(200));
        engine.say(end).hear("bestmove");
    }
}

#[test]
fn a_search_for_mate_ends_when_it_has_it() {
    let mut engine = Session::start(&["uci"]);
    engine
        .say("position fen r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4")
        .say("go mate 1");
    assert!(engine.hear("bestmove").starts_with("bestmove h5f7"));
    engine
        .say("position fen kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")
        .say("go mate 2");
    assert!(engine.hear("bestmove").starts_with("bestmove a1a6"));
}

#[test]
fn what_is_found_is_told_in_full_and_of_all_threads() {
    let mut engine = Session::start(&["uci"]);
    engine
        .say("setoption name Threads value 2")
        .say("setoption name Clear Hash")
        .say("go depth 9")
        .hear("bestmove");
    let infos: Vec<Info> = engine
        .heard()
        .iter()
        .filter_map(|line| match Answer::read(line) {
            Some(Answer::Info(info)) => Some(info),
            _ => None,
        })
        .collect();
    let last = infos.last().unwrap();
    assert_eq!(last.depth, Some(9), "{last:?}");
    assert!(last.longest >= last.depth, "{last:?}");
    assert!(
        matches!(
            last.score,
            Some(score) if matches!(score.worth, Worth::Points(-200..=200))
        ),
        "{last:?}"
    );
    assert!(last.rate.is_some() && last.fullness.is_some() && last.time.is_some());
    assert!(
        !last.line.is_empty() && last.nodes > Some(1_000),
        "{last:?}"
    );
    assert!(infos.is_sorted_by_key(|info| info.nodes), "{infos:?}");
}

#[test]
fn an_input_that_ends_ends_the_search_and_the_engine() {
    for (search, answers) in [
        ("go infinite", 1),
        ("go ponder wtime 1000 btime 1000", 1),
        ("go movetime 100", 1),
        ("isready", 0),
    ] {
        let (success, rest) = Session::start(&["uci"]).say(search).end();
        let bests = rest.iter().filter(|line| line.starts_with("bestmove "));
        assert!(success && bests.count() == answers, "{search}: {rest:?}");
    }
}

#[test]
fn who_is_limited_looks_less_far() {
    let mut engine = Session::start(&["uci"]);
    engine
        .say("setoption name UCI_LimitStrength value true")
        .say("setoption name UCI_Elo value 1")
        .say("go movetime 200")
        .hear("bestmove");
    let deepest = engine
        .heard()
        .iter()
        .filter_map(|line| match Answer::read(line) {
            Some(Answer::Info(info)) => info.depth,
            _ => None,
        });
    assert!(deepest.max() <= Some(2), "{:?}", engine.heard());
}

#[test]
fn time_that_is_lost_on_the_way_is_not_used() {
    let mut engine = Session::start(&["uci"]);
    engine
        .say("setoption name Move Overhead value 5000")
        .say("go movetime 5000")
        .hear("bestmove");
    let last = engine.heard().iter().rev().find_map(|line| {
        let Some(Answer::Info(info)) = Answer::read(line) else {
            return None;
        };
        info.time
    });
    assert!(last < Some(Duration::from_secs(1)), "{last:?}");
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
        "joho\n\u{fe}\nposition fen nonsense\nposition\nsetoption\ngo depth x\nstop\nd\n\njoho go depth 2\n",
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
