//! What an engine tells a chess program, line by line.

use super::command::{number, time};
use std::fmt;
use std::iter::Peekable;
use std::time::Duration;

/// What an engine tells a chess program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It has introduced itself.
    UciOk,
    /// It is ready.
    ReadyOk,
    /// What it has found so far.
    Info(Info),
    /// The search is over.
    Best {
        /// The move to play; `0000` where there is none, and anything else from an engine out of order.
        mv: String,
        /// The answer that it expects.
        ponder: Option<String>,
    },
}

/// What an engine has found so far, as far as it says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// The depth, in plies.
    pub depth: Option<u32>,
    /// The length of the longest line that was looked at.
    pub longest: Option<u32>,
    /// Which of several best lines this is, from 1.
    pub rank: Option<u32>,
    /// What the position is worth.
    pub score: Option<Score>,
    /// How many positions were looked at.
    pub nodes: Option<u64>,
    /// How many of them a second.
    pub rate: Option<u64>,
    /// How much of the table is in use, in thousandths.
    pub fullness: Option<u32>,
    /// How long it took.
    pub time: Option<Duration>,
    /// The best play for both sides.
    pub line: Vec<String>,
}

/// What a position is worth to the side to move, and how surely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// What it is worth.
    pub worth: Worth,
    /// Whether it may be more or less.
    pub bound: Bound,
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// In hundredths of a pawn.
    Points(i32),
    /// The moves to the mate; negative, or nought, for who is mated.
    Mate(i32),
}

/// On which side of a score the truth is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is the score.
    Exact,
    /// It is the score or more.
    Lower,
    /// It is the score or less.
    Upper,
}

impl Answer {
    /// Reads a line, as forgivingly as engines are careless; `None` if it says nothing that is understood.
    pub fn read(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        match words.next()? {
            "uciok" => Some(Self::UciOk),
            "readyok" => Some(Self::ReadyOk),
            "info" => Some(Self::Info(Info::read(words.peekable()))),
            "bestmove" => {
                let mv = words.next().unwrap_or_default().to_owned();
                let ponder = match (words.next(), words.next()) {
                    (Some("ponder"), Some(answer)) => Some(answer.to_owned()),
                    _ => None,
                };
                Some(Self::Best { mv, ponder })
            }
            _ => None,
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UciOk => f.write_str("uciok"),
            Self::ReadyOk => f.write_str("readyok"),
            Self::Info(info) => write!(f, "info{info}"),
            Self::Best { mv, ponder } => {
                write!(f, "bestmove {mv}")?;
                ponder
                    .iter()
                    .try_for_each(|answer| write!(f, " ponder {answer}"))
            }
        }
    }
}

impl Info {
    fn read<'a>(mut words: Peekable<impl Iterator<Item = &'a str>>) -> Self {
        let mut info = Self::default();
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = number(&mut words),
                "seldepth" => info.longest = number(&mut words),
                "multipv" => info.rank = number(&mut words),
                "score" => info.score = Score::read(&mut words),
                "nodes" => info.nodes = number(&mut words),
                "nps" => info.rate = number(&mut words),
                "hashfull" => info.fullness = number(&mut words),
                "time" => info.time = time(&mut words),
                "pv" => {
                    info.line.clear();
                    while let Some(text) = words.next_if(|text| looks_like_a_move(text)) {
                        info.line.push(text.to_owned());
                    }
                }
                // The rest of the line is free text.
                "string" => break,
                _ => {}
            }
        }
        info
    }
}

/// All that is known, with a space before each.
impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        say(f, "depth", self.depth)?;
        say(f, "seldepth", self.longest)?;
        say(f, "multipv", self.rank)?;
        if let Some(Score { worth, bound }) = self.score {
            match worth {
                Worth::Points(points) => write!(f, " score cp {points}")?,
                Worth::Mate(moves) => write!(f, " score mate {moves}")?,
            }
            f.write_str(match bound {
                Bound::Exact => "",
                Bound::Lower => " lowerbound",
                Bound::Upper => " upperbound",
            })?;
        }
        say(f, "nodes", self.nodes)?;
        say(f, "nps", self.rate)?;
        say(f, "hashfull", self.fullness)?;
        say(f, "time", self.time.map(|time| time.as_millis()))?;
        if !self.line.is_empty() {
            write!(f, " pv {}", self.line.join(" "))?;
        }
        Ok(())
    }
}

impl Score {
    fn read<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Option<Self> {
        let mut worth = None;
        let mut bound = Bound::Exact;
        while let Some(word) =
            words.next_if(|word| ["cp", "mate", "lowerbound", "upperbound"].contains(word))
        {
            match word {
                "cp" => worth = number(words).map(Worth::Points),
                "mate" => worth = number(words).map(Worth::Mate),
                "lowerbound" => bound = Bound::Lower,
                _ => bound = Bound::Upper,
            }
        }
        worth.map(|worth| Self { worth, bound })
    }
}

fn say(f: &mut fmt::Formatter<'_>, name: &str, number: Option<impl Into<u128>>) -> fmt::Result {
    match number {
        Some(number) => write!(f, " {name} {}", number.into()),
        None => Ok(()),
    }
}

fn looks_like_a_move(text: &str) -> bool {
    matches!(
        text.as_bytes(),
        [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8']
            | [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8', _]
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(moves: &[&str]) -> Vec<String> {
        moves.iter().map(|&text| text.to_owned()).collect()
    }

    const fn score(worth: Worth, bound: Bound) -> Score {
        Score { worth, bound }
    }

    #[test]
    fn answers_are_read_as_the_protocol_writes_them_and_written_so() {
        let cases = [
            ("uciok", Answer::UciOk),
            ("readyok", Answer::ReadyOk),
            (
                "bestmove e2e4",
                Answer::Best {
                    mv: "e2e4".to_owned(),
                    ponder: None,
                },
            ),
            (
                "bestmove e7e8q ponder a1a2",
                Answer::Best {
                    mv: "e7e8q".to_owned(),
                    ponder: Some("a1a2".to_owned()),
                },
            ),
            (
                "info depth 12 seldepth 20 multipv 1 score cp -31 lowerbound nodes 5 nps 6 hashfull 7 time 8 pv e2e4 e7e5",
                Answer::Info(Info {
                    depth: Some(12),
                    longest: Some(20),
                    rank: Some(1),
                    score: Some(score(Worth::Points(-31), Bound::Lower)),
                    nodes: Some(5),
                    rate: Some(6),
                    fullness: Some(7),
                    time: Some(Duration::from_millis(8)),
                    line: line(&["e2e4", "e7e5"]),
                }),
            ),
            (
                "info score mate -3",
                Answer::Info(Info {
                    score: Some(score(Worth::Mate(-3), Bound::Exact)),
                    ..Info::default()
                }),
            ),
        ];
        for (line, answer) in cases {
            assert_eq!(answer.to_string(), line);
            assert_eq!(Answer::read(line), Some(answer), "{line}");
        }
    }

    #[test]
    fn what_is_malformed_is_passed_over_and_the_rest_holds() {
        let of = |depth, score, moves: &[&str]| {
            Some(Answer::Info(Info {
                depth,
                score,
                line: line(moves),
                ..Info::default()
            }))
        };
        let cases = [
            ("", None),
            ("option name Hash type spin default 16", None),
            ("Stockfish 15 by the Stockfish developers", None),
            ("info", of(None, None, &[])),
            ("info string depth 3", of(None, None, &[])),
            ("info depth score cp", of(None, None, &[])),
            ("info depth 99999999999 depth x", of(None, None, &[])),
            (
                "info currmove e2e4 depth 3 cpuload 590 score cp 12.5 pv e2e4 (e7e5)",
                of(Some(3), None, &["e2e4"]),
            ),
            (
                "info score upperbound cp 4 depth 2 pv a7a8Q string pv b1c3",
                of(
                    Some(2),
                    Some(score(Worth::Points(4), Bound::Upper)),
                    &["a7a8Q"],
                ),
            ),
            (
                "bestmove",
                Some(Answer::Best {
                    mv: String::new(),
                    ponder: None,
                }),
            ),
            (
                "bestmove (none) ponder",
                Some(Answer::Best {
                    mv: "(none)".to_owned(),
                    ponder: None,
                }),
            ),
        ];
        for (line, answer) in cases {
            assert_eq!(Answer::read(line), answer, "{line}");
        }
    }
}
