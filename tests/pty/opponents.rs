//! Games against other programs, in a real terminal and line by line.

use super::pty::{Terminal, keys};

/// How a script of `tests/data/engines` is named as a player.
fn script(name: &str) -> String {
    format!(
        "uci:sh '{}/tests/data/engines/{name}'",
        env!("CARGO_MANIFEST_DIR")
    )
}

fn against(name: &str) -> Terminal {
    let black = script(name);
    let mut terminal = Terminal::start(
        100,
        32,
        &[
            "play",
            "chess",
            "--black",
            &black,
            "--animation",
            "0",
            "--ascii",
        ],
    );
    terminal.wait_for("White to move.");
    terminal
}

#[test]
fn a_program_that_dies_in_mid_game_is_told_of_and_the_computer_plays_on() {
    let mut terminal = against("dies_as_black.sh");
    terminal.keys("e2e4").keys(keys::ENTER).wait_for("0:00 e5");
    terminal.keys("g1f3").keys(keys::ENTER);
    terminal.wait_for("has ended.").wait_for("ideas”");
    // The first answer lets the computer play on.
    terminal.keys(keys::ENTER).wait_for("White to move.");
    terminal.wait_for("2. Nf3");
    terminal.keys(keys::CTRL_C).wait_for("Quit?");
    assert_eq!(terminal.keys("y").wait_exit(), 0);
    terminal.wait_given_back();
}

#[test]
fn a_program_that_has_died_can_be_asked_once_more_or_replaced_by_hand() {
    let mut terminal = against("dies_as_black.sh");
    terminal.keys("e2e4").keys(keys::ENTER).wait_for("0:00 e5");
    terminal
        .keys("g1f3")
        .keys(keys::ENTER)
        .wait_for("has ended.");
    // A new process takes the game up; it answers with a move that is not legal any more.
    terminal.keys(keys::DOWN).keys(keys::ENTER);
    terminal.wait_for("answered “e7e5”");
    terminal
        .keys(keys::DOWN)
        .keys(keys::DOWN)
        .keys(keys::ENTER)
        .wait_for("Black to move.");
    terminal.keys("b8c6").keys(keys::ENTER).wait_for("Nc6");
}

#[test]
fn nothing_waits_for_a_program_that_hangs() {
    let mut terminal = against("hangs_at_go.sh");
    terminal.keys("e2e4").keys(keys::ENTER).wait_for("e4");
    // Review, and the end of the program, while it is its turn.
    terminal.keys(keys::CTRL_C).wait_for("Quit?");
    assert_eq!(terminal.keys("y").wait_exit(), 0);
}

#[test]
fn a_program_that_is_not_there_is_told_of() {
    let mut terminal = Terminal::start(
        100,
        32,
        &[
            "play",
            "chess",
            "--white",
            "uci:no-such-engine",
            "--lang",
            "es",
        ],
    );
    terminal.wait_for("No hay ningún programa no-such-engine.");
}

#[test]
fn a_program_with_a_name_is_found_in_the_configuration() {
    let mut terminal = Terminal::start(100, 32, &[]);
    terminal.wait_taken().keys(keys::CTRL_C).wait_exit();
    let command = script("plays.sh");
    let command = command.strip_prefix("uci:").unwrap();
    terminal.configure(
        "config.toml",
        &format!("[engines.pawn]\ncommand = \"{command}\"\nmovetime = 10\n"),
    );
    let mut terminal = terminal.start_again(&["play", "chess", "--white", "uci:pawn"]);
    terminal.wait_for("Black to move.").wait_for("e4");
}

#[test]
fn line_by_line_a_program_that_dies_is_told_of_too() {
    let black = script("dies_as_black.sh");
    let mut terminal = Terminal::start(100, 60, &["play", "chess", "--black", &black, "--plain"]);
    terminal
        .wait_for("White to move.")
        .keys("e4\r")
        .wait_for("e7");
    terminal.keys("Nf3\r").wait_for("has ended.");
    terminal.keys("move by hand\r");
    terminal.keys("Nc6\r").wait_for("b8");
    terminal.keys("quit\r").wait_for("?").keys("y\r");
    assert_eq!(terminal.wait_exit(), 0);
}
