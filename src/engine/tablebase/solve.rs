//! Retrograde analysis of all positions of one material, and of the same as the other side sees it.
//!
//! Every move either stays within the two or leads to less material or fewer men, which is solved already. First every
//! position is looked at with the rules' own moves: that settles those without a move and those that have to capture, and
//! counts the quiet moves of the others. Then, distance by distance, each position that is settled tells those from which
//! it comes: one from which the opponent loses is a win, one all of whose moves lead to wins of the opponent a loss.

use super::board::View;
use super::space::{Class, Space};
use super::verdict::{DRAWN, LOST_NOW, Verdict};
use crate::draughts::rules::Reach;
use crate::draughts::{Move, MoveList, Rules, Ties};
use std::ops::Range;

/// What is known so far, while a pair of classes is solved.
pub(super) struct Solver<'a> {
    rules: &'static Rules,
    space: &'a Space,
    /// The verdicts of all places, as bytes.
    verdicts: &'a mut [u8],
    /// The places that are being solved.
    places: Range<usize>,
    /// How many moves of each position lead to positions that are not settled yet; [`CLOSED`] if that doesn't matter, and
    /// [`NEVER_LOST`] if some move never loses.
    open: Vec<u8>,
    /// The distance at which each position is lost at the earliest, because a promotion holds it off.
    held: Vec<u8>,
    /// By distance: the positions that are settled then.
    due: Vec<Vec<usize>>,
}

/// The position is settled by other means than the count.
const CLOSED: u8 = 0;
/// The position is won or drawn.
const NEVER_LOST: u8 = u8::MAX;
/// More than any distance.
const DISTANCES: usize = 255;

impl<'a> Solver<'a> {
    /// A solver for `classes`, which stand side by side.
    pub(super) fn new(
        rules: &'static Rules,
        space: &'a Space,
        verdicts: &'a mut [u8],
        classes: &[Class],
    ) -> Self {
        let start = classes.first().map_or(0, |class| class.places.start);
        let end = classes.last().map_or(0, |class| class.places.end);
        Self {
            rules,
            space,
            verdicts,
            places: start..end,
            open: vec![CLOSED; end - start],
            held: vec![0; end - start],
            due: vec![Vec::new(); DISTANCES],
        }
    }

    /// Looks at each position of `class` at the `places`.
    pub(super) fn look(&mut self, class: &Class, places: Range<usize>) {
        let mut moves = MoveList::new();
        for place in places {
            if let Some(view) = self.space.view(class, place) {
                view.position(self.rules).moves_into(&mut moves);
                self.look_at(place, view, &moves);
            }
        }
    }

    fn look_at(&mut self, place: usize, view: View, moves: &[Move]) {
        let Some(first) = moves.first() else {
            self.due[0].push(place);
            return;
        };
        if first.is_capture() {
            let is_lot = self.rules.ties == Ties::Random;
            let verdicts = moves.iter().map(|&mv| self.after(view, mv));
            if let Some(plies) = settle(verdicts, is_lot).plies() {
                self.due[plies].push(place);
            }
            return;
        }
        let promotions = moves.iter().filter(|mv| mv.promotes());
        let best = settle(promotions.map(|&mv| self.after(view, mv)), false);
        let quiet = moves.iter().filter(|mv| !mv.promotes()).count();
        let at = place - self.places.start;
        match (best, quiet) {
            (Verdict::Drawn, _) => self.open[at] = NEVER_LOST,
            (Verdict::Wins(plies), _) => {
                self.open[at] = NEVER_LOST;
                self.due[usize::from(plies)].push(place);
            }
            (Verdict::Loses(plies), 0) => self.due[usize::from(plies)].push(place),
            (Verdict::Loses(plies), _) => {
                self.open[at] = u8::try_from(quiet).expect("three kings have few moves");
                self.held[at] = plies;
            }
        }
    }

    /// What a move that leads to a solved class comes to.
    fn after(&self, view: View, mv: Move) -> Verdict {
        let after = view.after(&self.space.board, mv);
        let byte = if after.own == 0 {
            LOST_NOW
        } else {
            self.verdicts[self.space.place(after)]
        };
        Verdict::from_byte(byte).before()
    }

    /// Settles everything that follows from what has been looked at.
    pub(super) fn solve(mut self, classes: &[Class]) {
        for plies in 0..DISTANCES {
            for place in std::mem::take(&mut self.due[plies]) {
                if self.verdicts[place] != DRAWN {
                    continue;
                }
                let verdict = Verdict::in_plies(plies);
                self.verdicts[place] = verdict.to_byte();
                self.open[place - self.places.start] = CLOSED;
                let class = classes.iter().find(|class| class.places.contains(&place));
                if let Some(view) = class.and_then(|class| self.space.view(class, place)) {
                    self.tell_those_before(view, verdict);
                }
            }
        }
    }

    fn tell_those_before(&mut self, view: View, verdict: Verdict) {
        let flying = self.rules.kings == Reach::Flying;
        let space = self.space;
        view.before(&space.board, flying, |before| {
            let place = space.place(before);
            let at = place - self.places.start;
            let open = &mut self.open[at];
            if *open == CLOSED {
                return;
            }
            match verdict.before() {
                Verdict::Wins(plies) => {
                    *open = CLOSED;
                    self.due[usize::from(plies)].push(place);
                }
                Verdict::Loses(_) if *open == NEVER_LOST => {}
                Verdict::Loses(plies) => {
                    *open -= 1;
                    if *open == 0 {
                        let plies = plies.max(self.held[at]);
                        self.due[usize::from(plies)].push(place);
                    }
                }
                Verdict::Drawn => {}
            }
        });
    }
}

/// What a position is worth whose moves come to `verdicts`: the best of them; where the move is drawn by lot, what is won
/// or lost whichever it is.
pub(super) fn settle(verdicts: impl Iterator<Item = Verdict>, is_lot: bool) -> Verdict {
    let better = |one: Verdict, other: Verdict| {
        if !is_lot {
            return if other.worth() > one.worth() {
                other
            } else {
                one
            };
        }
        match (one, other) {
            (Verdict::Wins(one), Verdict::Wins(other)) => Verdict::Wins(one.max(other)),
            (Verdict::Loses(one), Verdict::Loses(other)) => Verdict::Loses(one.max(other)),
            _ => Verdict::Drawn,
        }
    };
    verdicts.reduce(better).unwrap_or(Verdict::Loses(0))
}
