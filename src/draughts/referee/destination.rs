//! Why a piece that may move can't move so.

use super::{LeftOut, goes_by, lands_on};
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
        self.comes_by(to, own)
            .or_else(|| self.lands_elsewhere(to, own))
            .or_else(|| self.out_of_reach(from, to))
            .or_else(|| {
                let best = legal.iter().find(|sequence| sequence.is_capture())?;
                Some(Refusal::MustCapture {
                    best: Box::new(self.capture(best.clone())),
                })
            })
            .unwrap_or_else(|| Refusal::NoSuchMove {
                from,
                kind: self.kind(from),
                to,
                ends: legal
                    .iter()
                    .filter(|sequence| sequence.from == from)
                    .map(Sequence::to)
                    .collect(),
            })
    }

    /// Why the piece can't go on as named, where it can begin so.
    pub(super) fn why_not_on(named: &[Square], own: &[Sequence]) -> Option<Refusal> {
        // The longest beginning that is one, and the captures that begin so.
        let (length, begun) = (1..named.len()).rev().find_map(|length| {
            let begun: Vec<&Sequence> = own
                .iter()
                .filter(|sequence| goes_by(sequence, &named[..length], LeftOut::None))
                .collect();
            (!begun.is_empty()).then_some((length, begun))
        })?;
        let (at, to) = (named[length - 1], named[length]);
        let onward: SquareSet = begun
            .iter()
            .filter_map(|sequence| landing_after(sequence, at))
            .collect();
        Some(if onward.is_empty() {
            Refusal::CaptureEnds { at, to }
        } else {
            Refusal::GoesOnElsewhere { at, to, onward }
        })
    }

    /// If a capture comes by `to` and goes on.
    fn comes_by(&self, to: Square, own: &[Sequence]) -> Option<Refusal> {
        let by = |sequence: &&Sequence| goes_by(sequence, &[to], LeftOut::Any);
        let whole = own
            .iter()
            .filter(by)
            .max_by_key(|sequence| self.measures(sequence))?;
        let onward = own
            .iter()
            .filter(by)
            .filter_map(|sequence| landing_after(sequence, to))
            .collect();
        Some(Refusal::MustGoOn {
            at: to,
            whole: whole.clone(),
            onward,
        })
    }

    /// If `to` lies behind a piece that a king takes, but it must land where it can go on.
    fn lands_elsewhere(&self, to: Square, own: &[Sequence]) -> Option<Refusal> {
        let lands_behind = |over: Square, landing: Square| {
            let files = (landing.file().cast_signed() - over.file().cast_signed()).signum();
            let ranks = (landing.rank().cast_signed() - over.rank().cast_signed()).signum();
            let mut square = self.beyond(over, files, ranks);
            while let Some(free) = square.filter(|&free| self.piece(free).is_none()) {
                if free == to {
                    return true;
                }
                square = self.beyond(free, files, ranks);
            }
            false
        };
        let first_hops = own.iter().filter_map(|sequence| {
            let hop = sequence.hops.first()?;
            Some((hop.over?, hop.to))
        });
        let (over, _) = first_hops
            .clone()
            .find(|&(over, landing)| lands_behind(over, landing))?;
        let onward = first_hops
            .filter(|&(other, _)| other == over)
            .map(|(_, landing)| landing)
            .collect();
        Some(Refusal::KingMustGoOn { over, to, onward })
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
        let files = to.file().cast_signed() - from.file().cast_signed();
        let ranks = to.rank().cast_signed() - from.rank().cast_signed();
        if files.abs() != ranks.abs() {
            return Some(Refusal::NotDiagonal { from, to });
        }
        let step = (files.signum(), ranks.signum());
        match (self.kind(from), self.rules().kings) {
            (Kind::King, Reach::Flying) => self.out_of_flight(from, to, step),
            (kind @ Kind::King, Reach::Short) | (kind @ Kind::Man, _) => {
                self.out_of_step(from, to, step, kind, files.abs())
            }
        }
    }

    /// As [`Position::out_of_reach`], for a piece that goes one square, or over one piece.
    fn out_of_step(
        &self,
        from: Square,
        to: Square,
        step: Step,
        kind: Kind,
        distance: i8,
    ) -> Option<Refusal> {
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
        let (first, piece) = self.first_piece(from, to, step)?;
        if piece.side == self.side() {
            return Some(Refusal::OwnPieceInTheWay {
                from,
                to,
                square: first,
                kind: piece.kind,
            });
        }
        if let Some(refusal) = self.no_room_behind(first, step) {
            return Some(refusal);
        }
        // The first piece can be jumped; so another stops the king behind it.
        let (second, piece) = self.first_piece(first, to, step)?;
        if piece.side == self.side() {
            return Some(Refusal::OwnPieceInTheWay {
                from,
                to,
                square: second,
                kind: piece.kind,
            });
        }
        self.no_room_behind(second, step)
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
