//! Why a piece that may move can't move so.

use super::{LeftOut, direction, goes_by, lands_on};
use crate::board::{Side, Square, SquareSet};
use crate::draughts::moves::Sequence;
use crate::draughts::piece::{Kind, Piece};
use crate::draughts::position::Position;
use crate::draughts::refusal::Refusal;
use crate::draughts::rules::{ManCapture, Reach};

/// A step along a diagonal: files and ranks, each 1 or -1.
type Step = (i8, i8);

impl Position {
    /// The steps that the side to move's pieces of this kind may take, capturing or not.
    pub(super) fn directions(&self, kind: Kind) -> Vec<Step> {
        let ahead = self.ahead();
        let backward = match kind {
            Kind::King => true,
            Kind::Man => self.rules().men_capture == ManCapture::BothWays,
        };
        let mut steps = vec![(-1, ahead), (1, ahead)];
        if backward {
            steps.extend([(-1, -ahead), (1, -ahead)]);
        }
        steps
    }

    /// The next square of the board in that direction.
    pub(super) fn beyond(&self, square: Square, files: i8, ranks: i8) -> Option<Square> {
        square
            .offset(files, ranks)
            .filter(|&next| self.rules().is_playable(next))
    }

    /// Why the piece on `from` can't go to `to`, which is neither the end nor the beginning of a capture.
    ///
    /// `own` are all its captures, whatever takes precedence over them; `legal` all legal moves.
    pub(super) fn why_not(
        &self,
        from: Square,
        to: Square,
        own: &[Sequence],
        legal: &[Sequence],
    ) -> Refusal {
        self.comes_by(to, own, legal)
            .or_else(|| self.lands_elsewhere(to, own, legal))
            .or_else(|| self.out_of_reach(from, to))
            .or_else(|| {
                // Only pieces that can be jumped are on the way, but the king may not stop there.
                let (over, _) = self.first_piece(from, to, direction(from, to)?)?;
                self.comes_by(over, own, legal)
            })
            .unwrap_or_else(|| {
                let best = legal
                    .iter()
                    .find(|sequence| sequence.is_capture())
                    .expect("nothing but a capture forbids a quiet move");
                Refusal::MustCapture {
                    best: Box::new(self.capture(best.clone())),
                }
            })
    }

    /// Why the piece can't go on as named, where it can begin so.
    pub(super) fn why_not_on(
        &self,
        named: &[Square],
        own: &[Sequence],
        legal: &[Sequence],
    ) -> Option<Refusal> {
        let begun_by = |length: usize| {
            let begins = |sequence: &&Sequence| goes_by(sequence, &named[..length], LeftOut::None);
            let begun: Vec<&Sequence> = own.iter().filter(begins).collect();
            (!begun.is_empty()).then_some((length, begun))
        };
        let ending_first = || {
            let ends = |sequence: &&Sequence| Some(&sequence.to()) == named.first();
            let ending: Vec<&Sequence> = own.iter().filter(ends).collect();
            (!ending.is_empty()).then_some((1, ending))
        };
        let (length, begun) = (1..named.len())
            .rev()
            .find_map(begun_by)
            .or_else(ending_first)?;
        let allowed = match self.allowed(&begun, legal) {
            Ok(allowed) => allowed,
            Err(refusal) => return Some(refusal),
        };
        let (at, to) = (named[length - 1], named[length]);
        let onward: SquareSet = allowed
            .into_iter()
            .filter_map(|sequence| landing_after(sequence, at))
            .collect();
        Some(if onward.is_empty() {
            Refusal::MoveEnds { at, to }
        } else {
            Refusal::GoesOnElsewhere { at, to, onward }
        })
    }

    /// If a capture comes by `to` and goes on.
    fn comes_by(&self, to: Square, own: &[Sequence], legal: &[Sequence]) -> Option<Refusal> {
        let by = |sequence: &&Sequence| goes_by(sequence, &[to], LeftOut::Any);
        let coming: Vec<&Sequence> = own.iter().filter(by).collect();
        match self.allowed(&coming, legal) {
            Ok(allowed) => allowed.first().map(|&whole| Refusal::MustGoOn {
                at: to,
                whole: whole.clone(),
            }),
            Err(refusal) => Some(refusal),
        }
    }

    /// If `to` lies behind a piece that a king takes, but it must land where it can go on.
    fn lands_elsewhere(&self, to: Square, own: &[Sequence], legal: &[Sequence]) -> Option<Refusal> {
        let jumping: Vec<&Sequence> = own
            .iter()
            .filter(|sequence| self.passes_over(sequence, to))
            .collect();
        let allowed = match self.allowed(&jumping, legal) {
            Ok(allowed) => allowed,
            Err(refusal) => return Some(refusal),
        };
        let over = allowed.first()?.hops.first()?.over?;
        let onward = allowed
            .into_iter()
            .filter_map(|sequence| sequence.hops.first())
            .filter(|hop| hop.over == Some(over))
            .map(|hop| hop.to)
            .collect();
        Some(Refusal::KingMustGoOn { over, to, onward })
    }

    /// Whether the line behind the first piece that a flying king takes is free as far as `to`.
    fn passes_over(&self, sequence: &Sequence, to: Square) -> bool {
        let Some((over, landing)) = sequence
            .hops
            .first()
            .and_then(|hop| Some((hop.over?, hop.to)))
        else {
            return false;
        };
        let step = direction(over, landing);
        self.rules().kings == Reach::Flying
            && self.kind(sequence.from) == Kind::King
            && direction(over, to) == step
            && step.is_some_and(|step| self.first_piece(over, to, step).is_none())
    }

    /// Those of the captures that are legal, if any of them is; otherwise why not.
    fn allowed<'a>(
        &self,
        captures: &[&'a Sequence],
        legal: &[Sequence],
    ) -> Result<Vec<&'a Sequence>, Refusal> {
        let allowed: Vec<&Sequence> = captures
            .iter()
            .copied()
            .filter(|capture| legal.contains(capture))
            .collect();
        let best = captures.iter().max_by_key(|capture| self.measures(capture));
        match best {
            Some(&best) if allowed.is_empty() => Err(self.outranked(best.clone(), legal)),
            Some(_) | None => Ok(allowed),
        }
    }

    /// What keeps the piece on `from` from reaching `to`, however the rest of the board stands; `None` if a quiet move
    /// would reach it.
    fn out_of_reach(&self, from: Square, to: Square) -> Option<Refusal> {
        if from == to {
            return Some(Refusal::NoMove { square: from });
        }
        if let Some(piece) = self.piece(to).filter(|piece| piece.side == self.side()) {
            let kind = piece.kind;
            return Some(Refusal::OwnPieceThere { to, kind });
        }
        let Some(step) = direction(from, to) else {
            return Some(Refusal::NotDiagonal { from, to });
        };
        match (self.kind(from), self.rules().kings) {
            (Kind::King, Reach::Flying) => self.out_of_flight(from, to, step),
            (kind @ Kind::King, Reach::Short) | (kind @ Kind::Man, _) => {
                self.out_of_step(from, to, step, kind)
            }
        }
    }

    /// As [`Position::out_of_reach`], for a piece that goes one square, or over one piece.
    fn out_of_step(&self, from: Square, to: Square, step: Step, kind: Kind) -> Option<Refusal> {
        let distance = to.rank().abs_diff(from.rank());
        if distance > 2 {
            return Some(Refusal::TooFar { from, to, kind });
        }
        let is_backward = kind == Kind::Man && step.1 != self.ahead();
        let next = self.beyond(from, step.0, step.1)?;
        let victim = match self.piece(next) {
            Some(piece) if piece.side != self.side() => piece,
            Some(piece) => {
                return Some(Refusal::OwnPieceInTheWay {
                    from,
                    to,
                    square: next,
                    kind: piece.kind,
                });
            }
            None if is_backward => return Some(Refusal::Backward { from, to }),
            None if distance == 1 => return None,
            None if self.piece(to).is_some() => return Some(Refusal::TooFar { from, to, kind }),
            None => {
                return Some(Refusal::NothingToCapture {
                    from,
                    over: next,
                    to,
                });
            }
        };
        if is_backward && self.rules().men_capture == ManCapture::Forward {
            return Some(Refusal::BackwardCapture { from, over: next });
        }
        if kind == Kind::Man && victim.kind == Kind::King && !self.rules().men_take_kings {
            return Some(Refusal::ManTakesKing { from, king: next });
        }
        self.no_room_behind(next, step)
    }

    /// As [`Position::out_of_reach`], for a flying king.
    fn out_of_flight(&self, from: Square, to: Square, step: Step) -> Option<Refusal> {
        let mut reached = from;
        while let Some((square, piece)) = self.first_piece(reached, to, step) {
            if piece.side == self.side() {
                let kind = piece.kind;
                return Some(Refusal::OwnPieceInTheWay {
                    from,
                    to,
                    square,
                    kind,
                });
            }
            if let Some(refusal) = self.no_room_behind(square, step) {
                return Some(refusal);
            }
            reached = square;
        }
        None
    }

    /// The first piece on the way from `from` to `to`, both ends but the start included.
    fn first_piece(&self, from: Square, to: Square, step: Step) -> Option<(Square, Piece)> {
        let mut square = from;
        while square != to {
            square = self.beyond(square, step.0, step.1)?;
            if let Some(piece) = self.piece(square) {
                return Some((square, piece));
            }
        }
        None
    }

    /// If the piece on `over` can't be jumped in that direction.
    fn no_room_behind(&self, over: Square, step: Step) -> Option<Refusal> {
        let behind = self.beyond(over, step.0, step.1);
        let Some(second) = behind else {
            return Some(Refusal::NoRoomBehind { over, behind });
        };
        let piece = self.piece(second)?;
        Some(if piece.side == self.side() {
            Refusal::NoRoomBehind { over, behind }
        } else {
            let first = over;
            Refusal::TwoInARow { first, second }
        })
    }

    /// The ranks that a man of the side to move gains with a step.
    const fn ahead(&self) -> i8 {
        match self.side() {
            Side::White => 1,
            Side::Black => -1,
        }
    }
}

/// Where `sequence` lands next after it comes by `square`.
fn landing_after(sequence: &Sequence, square: Square) -> Option<Square> {
    let index = (0..sequence.hops.len()).find(|&index| {
        lands_on(sequence, index, square) || sequence.hops[index].over == Some(square)
    })?;
    let hop = &sequence.hops[index];
    if hop.over == Some(square) {
        return Some(hop.to);
    }
    Some(sequence.hops.get(index + 1)?.to)
}
