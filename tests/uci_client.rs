//! Other programs that play chess: well-behaved and otherwise.
#![cfg(target_os = "linux")]
#![expect(
    clippy::unwrap_used,
    reason = "a program that can't be run fails the test"
)]

use damero::app::thinking::EngineFault;
use damero::chess::Position;
use damero::notation::uci::{Go, write};
use damero::runtime::uci_client::{Assignment, Launch, Patience, Told, UciClient};
use rstest::rstest;
use std::fs;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

/// How long anything may take that a test waits for.
const PATIENCE: Duration = Duration::from_secs(20);

/// A program of `tests/data/engines`, and what it tells.
struct Opponent {
    client: UciClient<u32>,
    told: Receiver<Told<u32>>,
}

impl Opponent {
    fn start(script: &str) -> Self {
        Self::marked(script, "")
    }

    /// Gives the process an argument by which it can be told from others.
    fn marked(script: &str, mark: &str) -> Self {
        let path = format!("{}/tests/data/engines/{script}", env!("CARGO_MANIFEST_DIR"));
        Self::of(Launch {
            patience: Patience {
                start: Duration::from_millis(1_500),
                stop: Duration::from_millis(300),
            },
            ..Launch::new(format!("sh '{path}' {mark}"))
        })
    }

    fn of(launch: Launch) -> Self {
        let (sender, told) = mpsc::channel();
        let client = UciClient::start(launch, move |told| {
            let _ = sender.send(told);
        });
        Self {
            client: client.unwrap(),
            told,
        }
    }

    /// Asks for a move in the usual start.
    fn ask(&self, ticket: u32) -> &Self {
        self.client.ask(Assignment {
            ticket,
            start: Position::start(),
            moves: Vec::new(),
            go: Go {
                move_time: Some(Duration::from_millis(20)),
                ..Go::default()
            },
        });
        self
    }

    /// The answer: the move, or what went wrong and the last words about it.
    fn answer(&self) -> (u32, Result<String, (EngineFault, Option<String>)>) {
        loop {
            match self.told.recv_timeout(PATIENCE).unwrap() {
                Told::Thought(..) => {}
                Told::Decided(ticket, finding) => return (ticket, Ok(write(finding.line[0]))),
                Told::Failed(ticket, trouble) => {
                    return (ticket, Err((trouble.fault, trouble.last_words)));
                }
            }
        }
    }
}

#[test]
fn a_program_that_answers_plays() {
    let opponent = Opponent::start("plays.sh");
    for ticket in 1..=3 {
        assert_eq!(
            opponent.ask(ticket).answer(),
            (ticket, Ok("e2e4".to_owned()))
        );
    }
}

#[rstest]
#[case::hangs_at_the_greeting("hangs_at_greeting.sh", EngineFault::NoGreeting, None)]
#[case::hangs_at_the_search("hangs_at_go.sh", EngineFault::Silent, None)]
#[case::prints_rubbish("prints_rubbish.sh", EngineFault::NoGreeting, None)]
#[case::dies_at_once("dies_at_once.sh", EngineFault::Ended, Some("no licence"))]
#[case::closes_its_output("closes_output.sh", EngineFault::Ended, None)]
#[case::plays_against_the_rules("plays_illegally.sh", EngineFault::NoMove { text: "e2e5".to_owned() }, None)]
fn a_program_that_fails_is_found_out(
    #[case] script: &str,
    #[case] fault: EngineFault,
    #[case] last_words: Option<&str>,
) {
    let opponent = Opponent::start(script);
    let failure = Err((fault, last_words.map(str::to_owned)));
    assert_eq!(opponent.ask(7).answer(), (7, failure.clone()));
    // It stays so.
    assert_eq!(opponent.ask(8).answer(), (8, failure));
}

#[test]
fn a_program_that_dies_in_the_midst_of_a_game_is_found_out_with_all_it_left_behind() {
    let opponent = Opponent::start("dies_in_mid_game.sh");
    assert_eq!(opponent.ask(1).answer(), (1, Ok("e2e4".to_owned())));
    let (_, failure) = opponent.ask(2).answer();
    let (fault, last_words) = failure.unwrap_err();
    assert_eq!(fault, EngineFault::Ended);
    // It says which child it left behind, with its pipes.
    let words = last_words.unwrap();
    let child = words.strip_prefix("left ").unwrap();
    assert_gone(child);
}

#[rstest]
#[case::no_program("no-such-program-anywhere --uci", EngineFault::NotFound)]
#[case::no_command("  ", EngineFault::BadCommand)]
#[case::half_a_quotation("stockfish 'x", EngineFault::BadCommand)]
fn what_can_not_be_started_is_told_to_who_asks(#[case] command: &str, #[case] fault: EngineFault) {
    let opponent = Opponent::of(Launch::new(command));
    assert_eq!(opponent.ask(1).answer(), (1, Err((fault, None))));
}

#[test]
fn what_is_no_program_is_not_started() {
    let opponent = Opponent::of(Launch::new(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/Cargo.toml"
    )));
    let failure = Err((EngineFault::NotAllowed, None));
    assert_eq!(opponent.ask(1).answer(), (1, failure));
}

#[test]
fn a_withdrawn_question_gets_no_answer_and_the_next_one_does() {
    let opponent = Opponent::start("thinks_until_stopped.sh");
    opponent.ask(1).client.withdraw(1);
    opponent.ask(2).client.ask(Assignment {
        ticket: 3,
        start: Position::start(),
        moves: Vec::new(),
        go: Go::default(),
    });
    opponent.client.withdraw(3);
    assert_eq!(opponent.ask(4).answer(), (4, Ok("e2e4".to_owned())));
}

#[rstest]
#[case::polite("plays.sh", "leaves-politely")]
#[case::deaf("hangs_at_go.sh", "leaves-deaf")]
#[case::flooding("prints_rubbish.sh", "leaves-flooding")]
fn a_program_is_gone_and_reaped_when_its_client_is(#[case] script: &str, #[case] mark: &str) {
    let opponent = Opponent::marked(script, mark);
    opponent.ask(1);
    let child = wait_for_child(mark);
    drop(opponent);
    assert_gone(&child);
}

#[test]
fn a_program_is_gone_when_whoever_played_it_panicked() {
    let (sender, child) = mpsc::channel();
    let thread = thread::spawn(move || {
        let opponent = Opponent::marked("thinks_until_stopped.sh", "panics");
        opponent.ask(1);
        sender.send(wait_for_child("panics")).unwrap();
        std::panic::resume_unwind(Box::new(()));
    });
    assert!(thread.join().is_err());
    assert_gone(&child.recv().unwrap());
}

/// The processes with this mark that are children of this very test program.
fn children(mark: &str) -> Vec<String> {
    let own = std::process::id().to_string();
    let mut found = Vec::new();
    for entry in fs::read_dir("/proc").unwrap().flatten() {
        let number = entry.file_name().to_string_lossy().into_owned();
        let Ok(stat) = fs::read_to_string(entry.path().join("stat")) else {
            continue;
        };
        // After the name in parentheses: the state, and the parent.
        let fields = stat.rsplit_once(") ").map(|(_, rest)| rest);
        let mut fields = fields.unwrap_or_default().split(' ');
        let is_own = fields.nth(1) == Some(&own);
        let command = fs::read_to_string(entry.path().join("cmdline")).unwrap_or_default();
        if is_own && command.contains(mark) {
            found.push(number);
        }
    }
    found
}

fn wait_for_child(mark: &str) -> String {
    for _ in 0..2_000 {
        if let Some(child) = children(mark).pop() {
            return child;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("no process with the mark {mark}");
}

/// Not even a zombie is left.
fn assert_gone(process: &str) {
    for _ in 0..200 {
        if !fs::exists(format!("/proc/{process}")).unwrap() {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    let status = fs::read_to_string(format!("/proc/{process}/status"));
    panic!("process {process} is still there: {status:?}");
}
