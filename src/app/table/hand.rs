//! A piece that has been picked up, the way it has come so far, and the mouse that may be dragging it.

use crate::board::{Square, SquareSet};
use crate::game::{Hop, Move, Ply, State};

/// A piece that has been picked up.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    origin: Square,
    /// The hops already chosen of a multiple capture.
    path: Vec<Hop>,
    /// What it can still become.
    plies: Vec<Ply>,
    drag: Option<Drag>,
}

/// The mouse's hold on a piece in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Drag {
    /// Where the button went down.
    pub(super) from: Square,
    /// Whether to let go puts the piece down: it was in hand before, and has not left its square since.
    pub(super) puts_down: bool,
    /// The column and row of the cell that the pointer has moved to.
    pointer: Option<(u16, u16)>,
}

/// Where a piece in hand can go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    /// Without taking anything.
    pub quiet: SquareSet,
    /// Taking something: the next landings, and where the captures end.
    pub captures: SquareSet,
}

/// What comes of pointing at a square with a piece in hand.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Aim {
    /// Only this is left.
    Move(Move),
    /// The capture is taken further, but not yet settled.
    Further,
    /// Several captures end there and take different pieces.
    Ambiguous(Vec<Move>),
    /// No way leads there.
    Nowhere,
}

impl Hand {
    /// The piece on `origin`, which can move in `state`.
    pub(super) fn new(state: &State, origin: Square) -> Self {
        let plies = state
            .moves_from(origin)
            .into_iter()
            .map(|mv| state.ply(mv))
            .collect();
        Self {
            origin,
            path: Vec::new(),
            plies,
            drag: None,
        }
    }

    /// Where it was picked up.
    pub const fn origin(&self) -> Square {
        self.origin
    }

    /// The hops it has already made.
    pub fn path(&self) -> &[Hop] {
        &self.path
    }

    /// Where it is now.
    pub fn place(&self) -> Square {
        self.path.last().map_or(self.origin, |hop| hop.to)
    }

    /// The column and row of the cell that the mouse has dragged it to.
    pub fn dragged_to(&self) -> Option<(u16, u16)> {
        self.drag?.pointer
    }

    /// The mouse takes hold of it where it stands.
    pub(super) fn seize(&mut self, was_in_hand: bool) {
        self.drag = Some(Drag {
            from: self.place(),
            puts_down: was_in_hand,
            pointer: None,
        });
    }

    /// The mouse that holds it moves to the cell `pointer`, `over` a square or none; says whether it does hold it.
    pub(super) fn drag(&mut self, pointer: (u16, u16), over: Option<Square>) -> bool {
        let Some(drag) = &mut self.drag else {
            return false;
        };
        drag.pointer = Some(pointer);
        drag.puts_down &= over == Some(drag.from);
        true
    }

    /// The mouse lets go of it; gives the hold that it had.
    pub(super) const fn let_go(&mut self) -> Option<Drag> {
        self.drag.take()
    }

    /// Where it can go.
    pub fn targets(&self) -> Targets {
        let mut targets = Targets::default();
        for ply in &self.plies {
            if ply.is_capture() {
                targets.captures.insert(ply.to());
                targets.captures.insert(self.next_hop(ply).to);
            } else {
                targets.quiet.insert(ply.to());
            }
        }
        targets
    }

    /// Points a capture at `square`: its next landing, the piece it takes next, or its end.
    pub(super) fn aim(&mut self, square: Square) -> Aim {
        let next = |hand: &Self, ply: &&Ply| {
            let hop = hand.next_hop(ply);
            hop.to == square || hop.captured.is_some_and(|(over, _)| over == square)
        };
        let further: Vec<Ply> = self
            .plies
            .iter()
            .filter(|ply| next(self, ply))
            .cloned()
            .collect();
        if !further.is_empty() {
            if let Some(mv) = only_result(&further) {
                return Aim::Move(mv);
            }
            // A piece pointed at may be jumped to several landings; the landing is then asked for.
            let landing = self.next_hop(&further[0]);
            let settled = further.iter().all(|ply| self.next_hop(ply) == landing);
            self.plies = further;
            if settled {
                self.path.push(landing);
            }
            return Aim::Further;
        }
        let ending: Vec<Ply> = self
            .plies
            .iter()
            .filter(|ply| ply.to() == square)
            .cloned()
            .collect();
        match only_result(&ending) {
            Some(mv) => Aim::Move(mv),
            None if ending.is_empty() => Aim::Nowhere,
            None => Aim::Ambiguous(ending.into_iter().map(|ply| ply.mv).collect()),
        }
    }

    /// The hop that `ply`, one of those still open, makes next.
    fn next_hop(&self, ply: &Ply) -> Hop {
        ply.hops[self.path.len().min(ply.hops.len() - 1)]
    }
}

/// The move, if all `plies` take the same pieces to the same square.
fn only_result(plies: &[Ply]) -> Option<Move> {
    let first = plies.first()?;
    let taken = |ply: &Ply| {
        ply.captured()
            .map(|(square, _)| square)
            .collect::<SquareSet>()
    };
    plies
        .iter()
        .all(|ply| ply.to() == first.to() && taken(ply) == taken(first))
        .then(|| first.mv.clone())
}
