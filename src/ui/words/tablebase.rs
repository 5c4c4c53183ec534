//! The words of endgame tables.

use super::Argument::{Count, Text};
use super::Words;
use super::interface::side_key;
use crate::board::Side;
use crate::draughts::rules::Title;
use crate::game::Variant;

/// What a position of an endgame table is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndgameValue {
    /// It wins, with so many moves of its own.
    Wins(usize),
    /// Nobody wins.
    Drawn,
    /// It loses, with so many moves of the opponent's; 0 where it has lost already.
    Loses(usize),
}

impl EndgameValue {
    const fn key(self) -> (&'static str, usize) {
        match self {
            Self::Wins(moves) => ("wins", moves),
            Self::Drawn => ("drawn", 0),
            Self::Loses(0) => ("lost", 0),
            Self::Loses(moves) => ("loses", moves),
        }
    }
}

impl Words {
    /// There are no endgame tables of chess.
    pub fn no_tables(self) -> String {
        self.text("tablebase-none")
    }

    /// So much of the tables is built.
    pub fn tables_progress(self, percent: usize) -> String {
        self.with("tablebase-progress", &[("percent", Count(percent))])
    }

    /// The tables are built, for at most so many pieces.
    pub fn tables_built(self, pieces: u8, positions: usize) -> String {
        self.with(
            "tablebase-built",
            &[
                ("pieces", Count(pieces.into())),
                ("positions", Text(&positions.to_string())),
            ],
        )
    }

    /// The file of tables is damaged.
    pub fn tables_damaged(self) -> String {
        self.text("tablebase-damaged")
    }

    /// The tables can't be written to the cache.
    pub fn tables_not_kept(self) -> String {
        self.text("tablebase-not-kept")
    }

    /// The position has more pieces than the tables know.
    pub fn tables_too_small(self, count: usize, most: u8) -> String {
        self.with(
            "tablebase-too-small",
            &[("count", Count(count)), ("most", Count(most.into()))],
        )
    }

    /// One side has no pieces.
    pub fn tables_one_side(self) -> String {
        self.text("tablebase-one-side")
    }

    /// What the position is worth to `side`, which is to move.
    pub fn tables_verdict(self, side: Side, value: EndgameValue) -> String {
        let (key, moves) = value.key();
        self.with(
            "tablebase-verdict",
            &[
                ("side", Text(side_key(side))),
                ("value", Text(key)),
                ("moves", Count(moves)),
            ],
        )
    }

    /// What a move comes to, in a few words.
    pub fn tables_value(self, value: EndgameValue) -> String {
        let (key, moves) = value.key();
        self.with(
            "tablebase-value",
            &[("value", Text(key)), ("moves", Count(moves))],
        )
    }

    /// The headings over the counts: material, positions, won, drawn, lost, longest.
    pub fn tables_columns(self) -> [String; 6] {
        ["material", "positions", "won", "drawn", "lost", "longest"]
            .map(|column| self.with("tablebase-column", &[("column", Text(column))]))
    }

    /// Material as letters: kings and men of the side to move, then those of the other.
    pub fn material(self, own: Pieces, enemy: Pieces, variant: Variant) -> String {
        let title = match variant.rules().map(|rules| rules.title) {
            Some(Title::Queen) => "queen",
            Some(Title::King) | None => "king",
        };
        let king = self.with("tablebase-king", &[("title", Text(title))]);
        let man = self.text("tablebase-man");
        let [own, enemy] =
            [own, enemy].map(|Pieces { kings, men }| king.repeat(kings) + &man.repeat(men));
        format!("{own}-{enemy}")
    }
}

/// How many pieces a side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// How many kings.
    pub kings: usize,
    /// How many men.
    pub men: usize,
}
