//! Conversations, from what is heard to what is done.

use super::*;
use crate::chess;
use crate::notation::uci::Go;

const PATIENCE: Patience = Patience {
    start: Duration::from_secs(1),
    stop: Duration::from_millis(300),
};

/// A conversation, and the time in it.
struct Talk {
    conversation: Conversation<u32>,
    now: Instant,
}

impl Talk {
    #[expect(
        clippy::disallowed_methods,
        reason = "any instant will do to begin with"
    )]
    fn begin(options: &[(&str, &str)]) -> Self {
        let now = Instant::now();
        let options = options
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let conversation = Conversation::begin(options.collect(), PATIENCE, now);
        Self { conversation, now }
    }

    /// With a program that is ready.
    fn ready() -> Self {
        let mut talk = Self::begin(&[]);
        talk.hear("uciok");
        talk.hear("readyok");
        talk.said();
        talk
    }

    fn hear(&mut self, line: &str) {
        if let Some(answer) = Answer::read(line) {
            self.conversation.hear(answer, self.now);
        }
    }

    fn ask(&mut self, ticket: u32, moves: &[&str], go: Go) {
        let start = Position::start();
        let mut position = start;
        let moves = moves.iter().map(|text| {
            let mv = uci::read(&position, text).expect("a legal move");
            position.make(mv);
            mv
        });
        let assignment = Assignment {
            ticket,
            start,
            moves: moves.collect(),
            go,
        };
        self.conversation.ask(assignment, self.now);
    }

    fn pass(&mut self, milliseconds: u64) {
        self.now += Duration::from_millis(milliseconds);
        self.conversation.wake(self.now);
    }

    /// What has been done since: commands as they are written, and what was told.
    fn said(&mut self) -> Vec<String> {
        let text = |line: &[chess::Move]| {
            let texts: Vec<String> = line.iter().copied().map(uci::write).collect();
            texts.join(" ")
        };
        let steps = self.conversation.take_steps();
        let texts = steps.into_iter().map(|step| match step {
            Step::Write(command) => command.to_string(),
            Step::Break => "BREAK".to_owned(),
            Step::Think(ticket, found) => {
                format!("{ticket} THINKS {} {}", found.depth, text(&found.line))
            }
            Step::Decide(ticket, found) => {
                format!("{ticket} PLAYS {} {}", found.depth, text(&found.line))
            }
            Step::Fail(ticket, fault) => format!("{ticket} FAILS {fault:?}"),
        });
        texts.collect()
    }
}

fn within(milliseconds: u64) -> Go {
    Go {
        move_time: Some(Duration::from_millis(milliseconds)),
        ..Go::default()
    }
}

#[test]
fn a_program_is_greeted_set_up_and_asked_when_it_is_ready() {
    let mut talk = Talk::begin(&[("Hash", "16"), ("Clear Hash", "")]);
    assert_eq!(talk.said(), ["uci"]);
    talk.ask(1, &["e2e4"], within(50));
    for line in [
        "Some Chess 1.0",
        "id name Some",
        "option name Hash type spin",
        "readyok",
    ] {
        talk.hear(line);
    }
    assert_eq!(talk.said(), [""; 0]);
    talk.hear("uciok");
    assert_eq!(
        talk.said(),
        [
            "setoption name Hash value 16",
            "setoption name Clear Hash",
            "ucinewgame",
            "isready"
        ]
    );
    talk.hear("readyok");
    assert_eq!(
        talk.said(),
        ["position startpos moves e2e4", "go movetime 50"]
    );
    talk.hear("info depth 1 score cp 3 pv e7e5 g1f3 e5e6 b8c6");
    talk.hear("info depth 2 score cp 3 pv e7e5 b1c3");
    talk.hear("bestmove e7e5 ponder b1c3");
    assert_eq!(talk.said(), ["1 THINKS 1 e7e5 g1f3", "1 PLAYS 2 e7e5 b1c3"]);
}

#[test]
fn what_it_finds_is_told_on_at_a_bearable_pace() {
    let mut talk = Talk::ready();
    talk.ask(1, &[], within(5_000));
    talk.said();
    for depth in 1..=5 {
        talk.hear(&format!("info depth {depth} pv e2e4"));
        talk.hear(&format!("info depth {depth} multipv 2 pv d2d4"));
        talk.hear(&format!("info depth {depth} currmove d2d4"));
        talk.pass(40);
    }
    assert_eq!(talk.said(), ["1 THINKS 1 e2e4", "1 THINKS 4 e2e4"]);
}

#[test]
fn the_move_is_what_it_plays_whatever_it_thought() {
    let mut talk = Talk::ready();
    talk.ask(1, &[], within(50));
    talk.hear("info depth 9 pv e2e4");
    talk.hear("bestmove D2D4");
    assert_eq!(
        talk.said().last().map(String::as_str),
        Some("1 PLAYS 0 d2d4")
    );
}

#[test]
fn a_withdrawn_question_is_stopped_and_its_answer_lost() {
    let mut talk = Talk::ready();
    talk.ask(1, &[], within(50));
    talk.said();
    talk.conversation.withdraw(2, talk.now);
    assert_eq!(talk.said(), [""; 0]);
    talk.conversation.withdraw(1, talk.now);
    assert_eq!(talk.said(), ["stop"]);
    talk.ask(3, &["d2d4"], within(60));
    talk.hear("bestmove e2e4");
    assert_eq!(talk.said(), ["isready"]);
    // Some answer to a stop for a second time.
    talk.hear("bestmove e2e4");
    talk.hear("readyok");
    assert_eq!(
        talk.said(),
        ["position startpos moves d2d4", "go movetime 60"]
    );
}

#[test]
fn a_new_question_withdraws_the_one_before() {
    let mut talk = Talk::ready();
    talk.ask(1, &[], within(50));
    talk.ask(2, &["e2e4"], within(50));
    talk.ask(3, &["d2d4"], within(50));
    talk.conversation.withdraw(3, talk.now);
    talk.said();
    talk.hear("bestmove e2e4");
    talk.hear("readyok");
    assert_eq!(talk.said(), ["isready"]);
}

#[test]
fn who_is_late_is_told_to_stop_and_then_given_up() {
    let mut talk = Talk::ready();
    talk.ask(1, &[], within(50));
    talk.said();
    talk.pass(349);
    assert_eq!(talk.said(), [""; 0]);
    talk.pass(1);
    assert_eq!(talk.said(), ["stop"]);
    talk.pass(299);
    assert_eq!(talk.said(), [""; 0]);
    talk.pass(1);
    assert_eq!(talk.said(), ["BREAK", "1 FAILS Silent"]);
    talk.ask(2, &[], within(50));
    talk.hear("bestmove e2e4");
    assert_eq!(talk.said(), ["2 FAILS Silent"]);
}

#[test]
fn who_is_late_may_answer_the_stop() {
    let mut talk = Talk::ready();
    talk.ask(1, &[], within(50));
    talk.pass(350);
    talk.hear("bestmove e2e4");
    talk.pass(5_000);
    assert_eq!(
        talk.said(),
        [
            "position startpos",
            "go movetime 50",
            "stop",
            "1 PLAYS 0 e2e4"
        ]
    );
}

#[test]
fn a_search_without_a_limit_of_time_is_waited_for() {
    let mut talk = Talk::ready();
    let go = Go {
        depth: Some(30),
        ..Go::default()
    };
    talk.ask(1, &[], go);
    assert_eq!(talk.conversation.waits_until(), None);
}

#[test]
fn every_way_to_fail_is_told_to_who_asks() {
    type Event = fn(&mut Talk);
    let cases: [(&str, Event, &str); 7] = [
        ("", |talk| talk.pass(1_000), "NoGreeting"),
        ("uciok", |talk| talk.pass(1_000), "Silent"),
        ("", |talk| talk.conversation.close(), "Ended"),
        ("uciok readyok", |talk| talk.conversation.close(), "Ended"),
        (
            "uciok readyok",
            |talk| talk.hear("bestmove e2e5"),
            "NoMove { text: \"e2e5\" }",
        ),
        (
            "uciok readyok",
            |talk| talk.hear("bestmove (none)"),
            "NoMove { text: \"(none)\" }",
        ),
        (
            "uciok readyok",
            |talk| talk.hear("bestmove"),
            "NoMove { text: \"\" }",
        ),
    ];
    for (heard, happens, fault) in cases {
        let mut talk = Talk::begin(&[]);
        talk.ask(1, &[], within(50));
        heard.split(' ').for_each(|line| talk.hear(line));
        talk.said();
        happens(&mut talk);
        // Only the first counts.
        talk.conversation.close();
        assert_eq!(
            talk.said(),
            ["BREAK".to_owned(), format!("1 FAILS {fault}")]
        );
    }
}

#[test]
fn who_ends_while_nobody_asks_is_found_out_when_somebody_does() {
    let mut talk = Talk::ready();
    talk.conversation.close();
    assert_eq!(talk.said(), ["BREAK"]);
    talk.ask(1, &[], within(50));
    assert_eq!(talk.said(), ["1 FAILS Ended"]);
}
