//! What a chess program tells an engine, line by line.

use crate::board::{BySide, Side};
use std::fmt;
use std::iter::Peekable;
use std::str::FromStr;
use std::time::Duration;

/// What a chess program tells an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Introduce yourself.
    Uci,
    /// Say when you are ready.
    IsReady,
    /// Set an option.
    SetOption {
        /// Its name, which may be of several words.
        name: String,
        /// Its value; a button has none.
        value: Option<String>,
    },
    /// What follows belongs to another game.
    NewGame,
    /// The position to search.
    Position {
        /// Where the game began.
        start: Start,
        /// The moves since.
        moves: Vec<String>,
    },
    /// Search.
    Go(Go),
    /// Stop searching, and tell the best move.
    Stop,
    /// The move that was pondered on has been played.
    PonderHit,
    /// End.
    Quit,
}

/// Where a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// Where every game does.
    Usual,
    /// In the position of this FEN.
    Fen(String),
}

/// How to search. Several limits hold at once; with none the search goes on until it is stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The moves to choose from; all if there are none.
    pub only: Vec<String>,
    /// Whether the opponent's time is used: the clock is not the engine's until the move is played.
    pub ponders: bool,
    /// The time on the clocks.
    pub left: BySide<Option<Duration>>,
    /// What each move adds to them.
    pub increments: BySide<Option<Duration>>,
    /// The moves until more time is given.
    pub until_control: Option<u32>,
    /// The last depth, in plies.
    pub depth: Option<u32>,
    /// The most positions to look at.
    pub nodes: Option<u64>,
    /// The moves in which a mate is wanted.
    pub mate: Option<u32>,
    /// The time for the move.
    pub move_time: Option<Duration>,
    /// Whether the move is told only after a stop.
    pub is_infinite: bool,
}

impl Command {
    /// Reads a line. What is not understood at its beginning is passed over, as UCI has it; `None` if nothing is left.
    pub fn read(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        loop {
            let command = match words.next()? {
                "uci" => Self::Uci,
                "isready" => Self::IsReady,
                "setoption" => return Self::option(&words.collect::<Vec<_>>()),
                "ucinewgame" => Self::NewGame,
                "position" => return Self::position(&words.collect::<Vec<_>>()),
                "go" => Self::Go(Go::read(words)),
                "stop" => Self::Stop,
                "ponderhit" => Self::PonderHit,
                "quit" => Self::Quit,
                _ => continue,
            };
            return Some(command);
        }
    }

    fn option(words: &[&str]) -> Option<Self> {
        let ["name", words @ ..] = words else {
            return None;
        };
        let mut parts = words.splitn(2, |&word| word == "value");
        let name = parts.next()?.join(" ");
        let value = parts.next().map(|words| words.join(" "));
        (!name.is_empty()).then_some(Self::SetOption { name, value })
    }

    fn position(words: &[&str]) -> Option<Self> {
        let mut parts = words.split(|&word| word == "moves");
        let start = match parts.next()? {
            ["startpos"] => Start::Usual,
            ["fen", fields @ ..] => Start::Fen(fields.join(" ")),
            _ => return None,
        };
        let moves = parts.next().unwrap_or_default();
        Some(Self::Position {
            start,
            moves: moves.iter().map(|&text| text.to_owned()).collect(),
        })
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uci => f.write_str("uci"),
            Self::IsReady => f.write_str("isready"),
            Self::SetOption { name, value } => {
                write!(f, "setoption name {name}")?;
                value
                    .iter()
                    .try_for_each(|value| write!(f, " value {value}"))
            }
            Self::NewGame => f.write_str("ucinewgame"),
            Self::Position { start, moves } => {
                match start {
                    Start::Usual => f.write_str("position startpos")?,
                    Start::Fen(fen) => write!(f, "position fen {fen}")?,
                }
                if !moves.is_empty() {
                    write!(f, " moves {}", moves.join(" "))?;
                }
                Ok(())
            }
            Self::Go(go) => write!(f, "go{go}"),
            Self::Stop => f.write_str("stop"),
            Self::PonderHit => f.write_str("ponderhit"),
            Self::Quit => f.write_str("quit"),
        }
    }
}

impl Go {
    fn read<'a>(words: impl Iterator<Item = &'a str>) -> Self {
        let mut go = Self::default();
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            match word {
                "searchmoves" => {
                    let is_move = |text: &&str| text.bytes().any(|byte| byte.is_ascii_digit());
                    while let Some(text) = words.next_if(is_move) {
                        go.only.push(text.to_owned());
                    }
                }
                "ponder" => go.ponders = true,
                "wtime" => go.left[Side::White] = time(&mut words),
                "btime" => go.left[Side::Black] = time(&mut words),
                "winc" => go.increments[Side::White] = time(&mut words),
                "binc" => go.increments[Side::Black] = time(&mut words),
                "movestogo" => go.until_control = number(&mut words),
                "depth" => go.depth = number(&mut words),
                "nodes" => go.nodes = number(&mut words),
                "mate" => go.mate = number(&mut words),
                "movetime" => go.move_time = time(&mut words),
                "infinite" => go.is_infinite = true,
                _ => {}
            }
        }
        go
    }
}

/// Every limit with a space before it.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.only.is_empty() {
            write!(f, " searchmoves {}", self.only.join(" "))?;
        }
        if self.ponders {
            f.write_str(" ponder")?;
        }
        let milliseconds = |time: Option<Duration>| time.map(|time| time.as_millis());
        let numbers = [
            ("wtime", milliseconds(self.left.white)),
            ("btime", milliseconds(self.left.black)),
            ("winc", milliseconds(self.increments.white)),
            ("binc", milliseconds(self.increments.black)),
            ("movestogo", self.until_control.map(u128::from)),
            ("depth", self.depth.map(u128::from)),
            ("nodes", self.nodes.map(u128::from)),
            ("mate", self.mate.map(u128::from)),
            ("movetime", milliseconds(self.move_time)),
        ];
        for (name, number) in numbers {
            if let Some(number) = number {
                write!(f, " {name} {number}")?;
            }
        }
        if self.is_infinite {
            f.write_str(" infinite")?;
        }
        Ok(())
    }
}

/// The next word, if it is a number; what is none is left where it is.
pub(super) fn number<'a, N: FromStr>(
    words: &mut Peekable<impl Iterator<Item = &'a str>>,
) -> Option<N> {
    let number = words.peek()?.parse().ok()?;
    words.next();
    Some(number)
}

/// The next word as milliseconds. A clock that is said to have run out has no time left.
pub(super) fn time<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Option<Duration> {
    let left: i64 = number(words)?;
    Some(Duration::from_millis(u64::try_from(left).unwrap_or(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(start: Start, moves: &[&str]) -> Command {
        Command::Position {
            start,
            moves: moves.iter().map(|&text| text.to_owned()).collect(),
        }
    }

    fn option(name: &str, value: Option<&str>) -> Command {
        Command::SetOption {
            name: name.to_owned(),
            value: value.map(str::to_owned),
        }
    }

    #[test]
    fn commands_are_read_as_the_protocol_writes_them_and_written_so() {
        let fen = "8/8/8/8/8/8/8/8 w - - 0 1";
        let cases = [
            ("uci", Command::Uci),
            ("isready", Command::IsReady),
            ("ucinewgame", Command::NewGame),
            ("setoption name Hash value 128", option("Hash", Some("128"))),
            (
                "setoption name Skill Level value a b",
                option("Skill Level", Some("a b")),
            ),
            ("setoption name Clear Hash", option("Clear Hash", None)),
            (
                "position startpos moves e2e4 e7e5",
                position(Start::Usual, &["e2e4", "e7e5"]),
            ),
            ("position startpos", position(Start::Usual, &[])),
            (
                "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
                position(Start::Fen(fen.to_owned()), &[]),
            ),
            ("stop", Command::Stop),
            ("ponderhit", Command::PonderHit),
            ("quit", Command::Quit),
        ];
        for (line, command) in cases {
            assert_eq!(command.to_string(), line);
            assert_eq!(Command::read(line), Some(command), "{line}");
        }
    }

    #[test]
    fn what_is_not_understood_is_passed_over() {
        let cases = [
            ("", None),
            ("joho", None),
            ("setoption", None),
            ("setoption name", None),
            ("setoption name value 3", None),
            ("position", None),
            ("position somewhere", None),
            ("  joho   isready ", Some(Command::IsReady)),
        ];
        for (line, command) in cases {
            assert_eq!(Command::read(line), command, "{line}");
        }
    }

    #[test]
    fn go_takes_every_limit_in_any_order() {
        let line = "go searchmoves e2e4 d2d4 ponder wtime 1000 btime -5 binc 10 movestogo 4 x depth nodes 7 mate 2 movetime 9";
        let Some(Command::Go(go)) = Command::read(line) else {
            panic!("not understood");
        };
        let expected = Go {
            only: vec!["e2e4".to_owned(), "d2d4".to_owned()],
            ponders: true,
            left: BySide::new(Some(Duration::from_secs(1)), Some(Duration::ZERO)),
            increments: BySide::new(None, Some(Duration::from_millis(10))),
            until_control: Some(4),
            depth: None,
            nodes: Some(7),
            mate: Some(2),
            move_time: Some(Duration::from_millis(9)),
            is_infinite: false,
        };
        assert_eq!(go, expected);
        let written = Command::Go(expected);
        assert_eq!(Command::read(&written.to_string()), Some(written));
    }
}
