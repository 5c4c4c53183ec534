//! What a chess program tells an engine.

use crate::board::Side;
use crate::runtime::thinking::Budget;
use std::time::Duration;

/// What a chess program tells an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Uci,
    IsReady,
    NewGame,
    /// The size of the table, in megabytes.
    Hash(usize),
    Threads(usize),
    Position {
        start: Placed,
        moves: Vec<String>,
    },
    Go(Go),
    Stop,
    Quit,
}

/// Where a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Placed {
    Start,
    Fen(String),
}

/// How to search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    /// The moves to choose from; all if there are none.
    pub(super) only: Vec<String>,
    /// Whether the move is told only after a stop.
    pub(super) is_infinite: bool,
    depth: Option<u32>,
    nodes: Option<u64>,
    move_time: Option<u64>,
    /// In milliseconds, White's first.
    left: [Option<u64>; 2],
    increments: [Option<u64>; 2],
    until_control: Option<u32>,
}

impl Command {
    /// Reads a line; `None` if it is not understood.
    pub(super) fn read(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        let command = match words.next()? {
            "uci" => Self::Uci,
            "isready" => Self::IsReady,
            "ucinewgame" => Self::NewGame,
            "setoption" => return Self::option(&words.collect::<Vec<_>>()),
            "position" => return Self::position(&words.collect::<Vec<_>>()),
            "go" => Self::Go(Go::read(words)),
            "stop" => Self::Stop,
            "quit" => Self::Quit,
            _ => return None,
        };
        Some(command)
    }

    fn option(words: &[&str]) -> Option<Self> {
        let ["name", name, "value", value] = words else {
            return None;
        };
        let value = value.parse().ok()?;
        match name.to_ascii_lowercase().as_str() {
            "hash" => Some(Self::Hash(value)),
            "threads" => Some(Self::Threads(value)),
            _ => None,
        }
    }

    fn position(words: &[&str]) -> Option<Self> {
        let mut parts = words.split(|&word| word == "moves");
        let start = match parts.next()? {
            ["startpos"] => Placed::Start,
            ["fen", fields @ ..] => Placed::Fen(fields.join(" ")),
            _ => return None,
        };
        let moves = parts.next().unwrap_or_default();
        Some(Self::Position {
            start,
            moves: moves.iter().map(|&text| text.to_owned()).collect(),
        })
    }
}

impl Go {
    fn read<'a>(words: impl Iterator<Item = &'a str>) -> Self {
        let mut go = Self::default();
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.is_infinite = true,
                "depth" => go.depth = number(words.next()),
                "nodes" => go.nodes = number(words.next()),
                "movetime" => go.move_time = number(words.next()),
                "wtime" => go.left[0] = time(words.next()),
                "btime" => go.left[1] = time(words.next()),
                "winc" => go.increments[0] = time(words.next()),
                "binc" => go.increments[1] = time(words.next()),
                "movestogo" => go.until_control = number(words.next()),
                "searchmoves" => {
                    let is_move = |text: &&str| text.bytes().any(|byte| byte.is_ascii_digit());
                    while let Some(text) = words.next_if(is_move) {
                        go.only.push(text.to_owned());
                    }
                }
                _ => {}
            }
        }
        go
    }

    /// How much `side` may think. Several limits hold at once.
    pub(super) fn budget(&self, side: Side) -> Budget {
        let milliseconds = Duration::from_millis;
        let clock = match (self.move_time, self.left[side.index()]) {
            _ if self.is_infinite => Budget::UNLIMITED,
            (Some(time), _) => Budget::for_move(milliseconds(time)),
            (None, Some(left)) => Budget::for_clock(
                milliseconds(left),
                milliseconds(self.increments[side.index()].unwrap_or(0)),
                self.until_control,
            ),
            (None, None) => Budget::UNLIMITED,
        };
        Budget {
            depth: self.depth.unwrap_or(clock.depth),
            nodes: self.nodes.unwrap_or(clock.nodes),
            ..clock
        }
    }
}

fn number<N: std::str::FromStr>(word: Option<&str>) -> Option<N> {
    word?.parse().ok()
}

/// A clock that is said to have run out has no time left.
fn time(word: Option<&str>) -> Option<u64> {
    let left: i64 = number(word)?;
    Some(u64::try_from(left).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_as_the_protocol_writes_them() {
        let position = |start, moves: &[&str]| Command::Position {
            start,
            moves: moves.iter().map(|&text| text.to_owned()).collect(),
        };
        let cases = [
            ("uci", Some(Command::Uci)),
            ("  isready ", Some(Command::IsReady)),
            ("setoption name Hash value 128", Some(Command::Hash(128))),
            ("setoption name Threads value 2", Some(Command::Threads(2))),
            ("setoption name Contempt value 2", None),
            (
                "position startpos moves e2e4 e7e5",
                Some(position(Placed::Start, &["e2e4", "e7e5"])),
            ),
            (
                "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
                Some(position(
                    Placed::Fen("8/8/8/8/8/8/8/8 w - - 0 1".into()),
                    &[],
                )),
            ),
            ("joho", None),
            ("", None),
        ];
        for (line, command) in cases {
            assert_eq!(Command::read(line), command, "{line}");
        }
    }

    #[test]
    fn go_takes_every_limit_in_any_order() {
        let line = "go searchmoves e2e4 d2d4 wtime 1000 btime -5 winc 10 movestogo 4 depth 9";
        let Some(Command::Go(go)) = Command::read(line) else {
            panic!("not understood");
        };
        assert_eq!(go.only, ["e2e4", "d2d4"]);
        assert_eq!(
            (go.left, go.until_control),
            ([Some(1000), Some(0)], Some(4))
        );
        assert_eq!(go.budget(Side::White).depth, 9);
        assert!(go.budget(Side::Black).most < go.budget(Side::White).most);
    }
}
