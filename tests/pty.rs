//! The real program in a real terminal.
#![cfg(target_os = "linux")]
#![expect(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "a test that can't go on has failed, and says so"
)]

#[path = "pty/opponents.rs"]
mod opponents;
#[path = "support/pty.rs"]
mod pty;

use damero::app::{Model, Settings, Target};
use damero::runtime::{self, Error, Options, View};
use damero::storage::SettingsFile;
use pty::{Terminal, keys};
use ratatui::Frame;
use ratatui::layout::{Position, Size};
use rstest::rstest;
use std::process::{Command, Stdio};
use std::sync::Once;
use std::time::Duration;
use std::{env, thread};

fn damero() -> Terminal {
    let mut terminal = Terminal::start(80, 24, &[]);
    terminal.wait_taken();
    terminal
}

/// This very test program, running one of the programs below.
fn program(name: &str) -> Terminal {
    let arguments = [
        "--exact",
        name,
        "--ignored",
        "--nocapture",
        "--test-threads=1",
    ];
    Terminal::start_program(env::current_exe().unwrap(), 80, 24, &arguments)
}

#[test]
fn the_terminal_is_taken_whole() {
    let mut terminal = damero();
    terminal.wait_until("a hidden cursor and paste", |screen| {
        screen.hide_cursor() && screen.bracketed_paste()
    });
}

#[test]
fn a_game_is_played_by_typing_and_quit_after_a_question() {
    let mut terminal = damero();
    terminal
        .wait_for("Spanish draughts")
        .keys(keys::ENTER)
        .wait_for("Begin the game");
    terminal.keys(keys::ENTER).wait_for("White to move.");
    terminal
        .keys("C4D5")
        .keys(keys::ENTER)
        .wait_for("The man on C4 is Black’s.");
    terminal
        .keys("\x15F3E4")
        .keys(keys::ENTER)
        .wait_for("Black to move.");
    terminal
        .keys("c4d5")
        .keys(keys::ENTER)
        .wait_for("White to move.");
    terminal
        .keys("f1e2")
        .keys(keys::ENTER)
        .wait_for("Black has to capture, from D5.");
    // The attacked piece is all that is named; the program jumps.
    terminal.keys("D5E4").keys(keys::ENTER).wait_for("D5xF3");
    terminal.keys(keys::CTRL_C).wait_for("Quit?");
    assert_eq!(terminal.keys("y").wait_exit(), 0);
    terminal.wait_given_back();
}

#[test]
fn a_game_against_the_computer_is_played_taken_back_and_resigned() {
    let arguments = ["play", "chess", "--black", "computer:1", "--animation", "0"];
    let mut terminal = Terminal::start(80, 24, &arguments);
    terminal
        .wait_for("White to move.")
        .keys("e4")
        .keys(keys::ENTER);
    // Whatever it answers, it is written beside the first move.
    let answered = |terminal: &mut Terminal, number: &str| {
        terminal.wait_until("an answer", |screen| {
            let row = |line: &&str| line.contains(number);
            let times = |line: &str| line.matches(":0").count();
            screen
                .contents()
                .lines()
                .find(row)
                .is_some_and(|line| times(line) == 2)
        });
    };
    answered(&mut terminal, "1. e4");
    terminal.keys("u").wait_for("No moves yet.");
    terminal.keys("d4").keys(keys::ENTER);
    answered(&mut terminal, "1. d4");
    // Waiting for the person, it neither wakes nor writes.
    thread::sleep(Duration::from_millis(300));
    let (sleeps, bytes) = (terminal.sleeps(), terminal.bytes());
    thread::sleep(Duration::from_secs(2));
    assert_eq!((terminal.sleeps(), terminal.bytes()), (sleeps, bytes));
    terminal.keys("\x12").wait_for("White gives up");
    terminal.keys("y").wait_for("White resigned");
    assert_eq!(terminal.keys(keys::CTRL_C).wait_exit(), 0);
}

#[test]
fn two_computers_play_a_game_to_its_end() {
    let arguments = [
        "play",
        "english",
        "--white",
        "computer:1",
        "--black",
        "computer:2",
        "--animation",
        "0",
        "--seed",
        "1",
    ];
    let mut terminal = Terminal::start(80, 24, &arguments);
    terminal.wait_for("The game is over");
    assert_eq!(terminal.keys(keys::CTRL_C).wait_exit(), 0);
}

#[test]
fn the_computer_stops_thinking_when_the_program_is_left() {
    let arguments = ["play", "chess", "--white", "computer:10", "--time", "90"];
    let mut terminal = Terminal::start(80, 24, &arguments);
    terminal.wait_for("White thinks");
    assert_eq!(terminal.keys(keys::CTRL_C).wait_exit(), 0);
    terminal.wait_given_back();
}

#[test]
fn a_move_is_clicked() {
    let mut terminal = Terminal::start(80, 24, &["play", "chess", "--ascii"]);
    terminal.wait_for("White to move.");
    terminal.wait_until(
        "buttons, dragging and the wheel, without limits",
        |screen| {
            screen.mouse_protocol_mode() == vt100::MouseProtocolMode::ButtonMotion
                && screen.mouse_protocol_encoding() == vt100::MouseProtocolEncoding::Sgr
        },
    );
    // The labels tell where the squares are.
    let screen = terminal.screen();
    let column = 1 + screen
        .lines()
        .find(|line| {
            line.split_whitespace()
                .take(8)
                .eq(["a", "b", "c", "d", "e", "f", "g", "h"])
        })
        .and_then(|line| line.find('e'))
        .unwrap();
    let row = |label: char| {
        1 + screen
            .lines()
            .position(|line| line.starts_with(label))
            .unwrap()
    };
    for row in [row('2'), row('4')] {
        terminal.keys(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }
    terminal.wait_for("1. e4");
    // The wheel, over the board.
    terminal.keys(&format!("\x1b[<64;{column};{}M", row('4')));
    terminal.wait_for("This is the start of the game.");
}

#[test]
fn the_mouse_can_be_left_to_the_terminal() {
    let mut terminal = Terminal::start(80, 24, &["--no-mouse"]);
    terminal.wait_taken();
    terminal.wait_until("no mouse", |screen| {
        screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
    });
}

#[test]
fn a_theme_that_is_chosen_is_kept_for_the_next_time() {
    let mut terminal = damero();
    terminal.keys(&keys::DOWN.repeat(4)).keys(keys::ENTER);
    terminal.wait_for("walnut").keys(keys::DOWN);
    terminal.wait_for("‹ walnut ›").keys(keys::RIGHT);
    terminal.wait_for("‹ tournament ›").keys(keys::ENTER);
    terminal.wait_for("d a m e r o").keys("q").wait_exit();
    let mut terminal = terminal.start_again(&["play", "chess"]);
    terminal.wait_for("White to move.").keys(":settings\r");
    terminal.wait_for("tournament").keys(keys::CTRL_C);
    assert_eq!(terminal.wait_exit(), 0);
}

#[test]
fn a_broken_file_is_told_in_one_line_and_a_theme_of_ones_own_is_found() {
    let mut terminal = damero();
    terminal.keys(keys::CTRL_C).wait_exit();
    terminal.configure("config.toml", "language = 'es'\nanimation = 99\n");
    terminal.configure(
        "themes/pine.toml",
        "extends = 'paper'\n[board]\nlight = 'lilac'\n",
    );
    terminal.configure("themes/ash.toml", "extends = 'ocean'\n");
    let mut terminal = terminal.start_again(&["--theme", "ash"]);
    terminal.wait_for("config.toml, línea 2").keys(keys::DOWN);
    terminal
        .wait_for("themes/pine.toml, línea 3")
        .keys(keys::DOWN);
    terminal.keys(&keys::DOWN.repeat(2)).keys(keys::ENTER);
    terminal.wait_for("ash").keys(keys::CTRL_C);
    assert_eq!(terminal.wait_exit(), 0);
}

#[rstest]
#[case::on("bell = true\n", 2)]
#[case::off("bell = false\n", 0)]
fn the_bell_rings_at_every_refusal_where_it_is_on(#[case] config: &str, #[case] bells: usize) {
    let mut terminal = damero();
    terminal.keys(keys::CTRL_C).wait_exit();
    terminal.configure("config.toml", config);
    let mut terminal = terminal.start_again(&["play", "chess"]);
    terminal.wait_for("White to move.");
    terminal
        .keys("e5")
        .keys(keys::ENTER)
        .wait_for("A pawn moves one square");
    // The same text once more is refused once more; a move is not.
    terminal
        .keys(keys::ENTER)
        .keys("\x15e4")
        .keys(keys::ENTER)
        .wait_for("Black to move.");
    assert_eq!(terminal.bells(), bells);
}

#[test]
fn a_terminal_that_only_prints_is_spoken_to_line_by_line() {
    let program = env!("CARGO_BIN_EXE_damero");
    let arguments = ["TERM=dumb", program, "play", "chess"];
    let mut terminal = Terminal::start_program("/usr/bin/env", 80, 24, &arguments);
    terminal.wait_for("Write a move, or help.");
    terminal
        .keys("e4\r")
        .wait_for("The white pawn goes from e2 to e4.");
    assert!(!terminal.has_escaped(), "a control sequence");
    assert_eq!(terminal.keys("quit\r").keys("yes\r").wait_exit(), 0);
}

#[test]
fn ctrl_c_ends_the_program_and_gives_the_terminal_back() {
    let mut terminal = damero();
    assert_eq!(terminal.keys(keys::CTRL_C).wait_exit(), 0);
    terminal.wait_given_back();
}

#[rstest]
#[case("TERM")]
#[case("HUP")]
#[case("INT")]
fn a_signal_to_end_is_an_orderly_end(#[case] signal: &str) {
    let mut terminal = damero();
    assert_eq!(terminal.signal(signal).wait_exit(), 0);
    terminal.wait_given_back();
}

#[test]
fn a_terminal_that_vanishes_is_an_orderly_end() {
    assert_eq!(pty::exit_after_the_terminal_vanished(), 0);
}

#[rstest]
#[case::by_the_key(|terminal: &mut Terminal| { terminal.keys(keys::CTRL_Z); })]
#[case::by_the_signal(|terminal: &mut Terminal| { terminal.signal("TSTP"); })]
fn the_program_is_suspended_and_goes_on(#[case] suspend: fn(&mut Terminal)) {
    let mut terminal = damero();
    let before = terminal.screen();
    for _ in 0..2 {
        suspend(&mut terminal);
        terminal.wait_stopped().wait_given_back();
        terminal.signal("CONT").wait_taken();
        terminal.wait_until("the same screen again", |screen| {
            screen.contents() == before
        });
    }
    assert_eq!(terminal.keys(keys::CTRL_C).wait_exit(), 0);
    terminal.wait_given_back();
}

#[test]
fn a_program_told_to_end_while_suspended_ends_once_it_goes_on() {
    let mut terminal = damero();
    terminal.keys(keys::CTRL_Z).wait_stopped();
    assert_eq!(terminal.signal("TERM").signal("CONT").wait_exit(), 0);
    terminal.wait_given_back();
}

#[test]
fn the_screen_is_whole_after_being_stopped_by_force() {
    let mut terminal = damero();
    let before = terminal.screen();
    terminal.signal("STOP").wait_stopped();
    terminal.signal("CONT");
    terminal.wait_until("the same screen again", |screen| {
        screen.contents() == before
    });
    assert_eq!(terminal.keys(keys::CTRL_C).wait_exit(), 0);
    terminal.wait_given_back();
}

#[test]
fn any_size_is_survived() {
    let mut terminal = damero();
    let before = terminal.screen();
    for (width, height) in [(1, 1), (600, 200), (38, 14), (2, 200), (80, 24)] {
        let bytes = terminal.bytes();
        terminal.resize(width, height).wait_written(bytes);
    }
    terminal.wait_until("the same screen again", |screen| {
        screen.contents() == before
    });
    assert_eq!(terminal.keys(keys::CTRL_C).wait_exit(), 0);
    terminal.wait_given_back();
}

#[test]
fn nothing_wakes_and_nothing_is_written_while_nothing_moves() {
    let terminal = damero();
    // Until the threads have settled, and then for a good while.
    thread::sleep(Duration::from_millis(200));
    let before = (terminal.sleeps(), terminal.bytes());
    thread::sleep(Duration::from_millis(500));
    assert_eq!((terminal.sleeps(), terminal.bytes()), before);
}

#[test]
fn a_panic_while_drawing_gives_the_terminal_back_and_is_reported() {
    let mut terminal = program("a_program_that_panics_while_drawing");
    assert_ne!(terminal.wait_exit(), 0);
    terminal.wait_for("the board fell down").wait_given_back();
}

#[test]
fn a_panic_elsewhere_leaves_the_screen_alone_and_is_reported_at_the_end() {
    let mut terminal = program("a_program_with_a_worker_that_panics");
    terminal.wait_for("still here");
    assert!(!terminal.screen().contains("lost my thread"));
    assert_eq!(terminal.keys(keys::CTRL_C).wait_exit(), 0);
    terminal.wait_for("lost my thread").wait_given_back();
}

#[test]
fn without_a_terminal_there_is_one_sentence_and_status_2() {
    let output = Command::new(env!("CARGO_BIN_EXE_damero"))
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(output.stdout, b"");
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(told.lines().count(), 1, "{told}");
}

#[test]
#[ignore = "a program for another test; without a terminal it does nothing"]
fn a_program_that_panics_while_drawing() {
    run(|_| panic!("the board fell down"));
}

#[test]
#[ignore = "a program for another test; without a terminal it does nothing"]
fn a_program_with_a_worker_that_panics() {
    static WORK: Once = Once::new();

    run(|frame| {
        WORK.call_once(|| {
            let worker = thread::spawn(|| panic!("lost my thread"));
            assert!(worker.join().is_err());
        });
        frame.render_widget("still here", frame.area());
    });
}

/// A view with nothing in it that could be pointed at.
struct Picture<Draw>(Draw);

impl<Draw: FnMut(&mut Frame<'_>)> View for Picture<Draw> {
    fn draw(&mut self, _: &Model, frame: &mut Frame<'_>) {
        (self.0)(frame);
    }

    fn target_at(&mut self, _: &Model, _: Size, _: Position) -> Option<Target> {
        None
    }
}

fn run(draw: impl FnMut(&mut Frame<'_>)) {
    let options = Options { mouse: true };
    let settings = Settings::default();
    let file = SettingsFile::new(None, settings.clone());
    let model = Model::new(settings, 0);
    match runtime::run(model, Picture(draw), file, options) {
        Ok(()) => {}
        Err(Error::NotATerminal) => eprintln!("This needs a terminal."),
        Err(error) => panic!("{error}"),
    }
}
