//! Endgame tables of draughts: what every position of few pieces is worth, and in how many plies.
//!
//! Tables are built by retrograde analysis over the rules' own moves, for any rule set. They hold for every position of
//! their size, with a capture on or not, and say whether the side to move wins, and in how many plies up to the last move of
//! the game. Of a position and the same with board and sides turned round only one is kept: a byte each.
//!
//! # What a verdict means
//!
//! The game in the tables has no draws by count or repetition; a drawn position is one in which neither side can force a
//! win. Who plays by the distance never repeats a position. But a rule set that counts moves may call a game drawn before a
//! long win is there. The search respects that: it takes a win for sure only where the counts that run leave it the time.
//!
//! Where equal captures are drawn by lot, as in the game's text of Spanish draughts, a verdict is what is sure whichever
//! capture is drawn: a side wins, or loses, only if it does after each of them, and the distance is the longest. A drawn
//! position may then be one that luck decides.

mod board;
mod counts;
mod file;
mod material;
mod solve;
mod space;
mod verdict;

pub use counts::Counts;
pub use file::FileError;
pub use material::{Force, Material};
pub use verdict::Verdict;

use crate::draughts::rules::Size;
use crate::draughts::{Move, Position, Rules};
use board::View;
use solve::Solver;
use space::Space;
use std::fmt;
use std::ops::ControlFlow;
use verdict::LOST_NOW;

/// The endgame tables of a rule set.
#[derive(Clone)]
pub struct Tables {
    rules: &'static Rules,
    pieces: u8,
    space: Space,
    /// The verdict of each place, as a byte.
    verdicts: Vec<u8>,
}

/// How far the building of tables has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many positions have been looked at.
    pub done: usize,
    /// How many there are.
    pub total: usize,
}

impl Tables {
    /// The fewest pieces of a table: one on each side.
    pub const FEWEST: u8 = 2;
    /// The most pieces that tables can be built for.
    pub const MOST: u8 = 4;
    /// How many pieces more than a table's a position may have for which it is of use.
    const NEAR: u8 = 4;
    /// How many positions are looked at between two calls of `progress`.
    const STEP: usize = 1 << 14;

    /// For how many pieces tables are built unless something else is asked for: 4 on 8×8 squares, a matter of seconds
    /// and megabytes, and 3 on 10×10.
    pub const fn usual_pieces(rules: &Rules) -> u8 {
        match rules.size {
            Size::Eight => 4,
            Size::Ten => 3,
        }
    }

    /// Whether `position` has so few pieces that tables are of use: as they have or a few more, that may be taken soon.
    pub fn are_near(position: &Position) -> bool {
        let pieces = position.piece_bits();
        let near = Self::usual_pieces(position.rules()) + Self::NEAR;
        (pieces.white | pieces.black).count_ones() <= near.into()
    }

    /// Builds the tables of `rules` for positions of at most so many pieces, from [`Tables::FEWEST`] to [`Tables::MOST`];
    /// a number beyond is taken for the nearest. Tells `progress` often how far it has come; `None` if that breaks.
    pub fn build(
        rules: &'static Rules,
        pieces: u8,
        mut progress: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Option<Self> {
        let pieces = pieces.clamp(Self::FEWEST, Self::MOST);
        let space = Space::new(rules, pieces);
        let total = space.len();
        let mut verdicts = vec![verdict::DRAWN; total];
        let is_pair =
            |one: &space::Class, other: &space::Class| one.material == other.material.reversed();
        for classes in space.classes.chunk_by(is_pair) {
            let mut solver = Solver::new(rules, &space, &mut verdicts, classes);
            for class in classes {
                let places = class.places.clone();
                for start in places.clone().step_by(Self::STEP) {
                    if progress(Progress { done: start, total }).is_break() {
                        return None;
                    }
                    solver.look(class, start..places.end.min(start + Self::STEP));
                }
            }
            solver.solve(classes);
        }
        Some(Self {
            rules,
            pieces,
            space,
            verdicts,
        })
    }

    /// The rule set.
    pub const fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The most pieces of a position that they know.
    pub const fn pieces(&self) -> u8 {
        self.pieces
    }

    /// What `position` is worth; `None` if it has too many pieces, is of other rules, or
    /// if the side that has moved has none.
    #[inline]
    pub fn probe(&self, position: &Position) -> Option<Verdict> {
        let pieces = position.piece_bits();
        let count = (pieces.white | pieces.black).count_ones();
        if count > u32::from(self.pieces) || !std::ptr::eq(position.rules(), self.rules) {
            return None;
        }
        let view = View::of(&self.space.board, position);
        if view.enemy == 0 {
            return None;
        }
        let byte = if view.own == 0 {
            LOST_NOW
        } else {
            self.verdicts[self.space.place(view)]
        };
        Some(Verdict::from_byte(byte))
    }

    /// The legal moves of `position`, and what each comes to for the side that makes it; the best first. None where
    /// [`Tables::probe`] knows nothing of what a move leads to.
    pub fn moves(&self, position: &Position) -> Vec<(Move, Verdict)> {
        let mut moves: Vec<(Move, Verdict)> = position
            .moves()
            .into_iter()
            .filter_map(|mv| Some((mv, self.probe(&position.play(mv))?.before())))
            .collect();
        moves.sort_by_key(|(_, verdict)| -verdict.worth());
        moves
    }

    /// The best play of both sides from `position` to the end of the game; nothing where nobody wins or nothing is known.
    pub fn line(&self, position: &Position) -> Vec<Move> {
        let mut here = *position;
        let mut line = Vec::new();
        while let Some(Verdict::Wins(_) | Verdict::Loses(_)) = self.probe(&here)
            && let Some(&(mv, _)) = self.moves(&here).first()
        {
            line.push(mv);
            here.make(mv);
        }
        line
    }
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables")
            .field("game_type", &self.rules.game_type)
            .field("pieces", &self.pieces)
            .finish_non_exhaustive()
    }
}
