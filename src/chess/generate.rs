//! All legal moves of a position, made once: checks and pins are masks that each piece's squares are cut to.

use super::Position;
use super::attacks::{self, between};
use super::bitboard::{Bitboard, Cell};
use super::castling::{Castle, Wing};
use super::moves::{Move, MoveList};
use super::planes::Planes;
use crate::board::Side;

/// Which moves are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Any,
    /// Captures and promotions.
    Noisy,
    /// All others.
    Quiet,
}

/// What takes the moves as they are found.
pub(super) trait Sink {
    /// A piece other than a pawn may go from `from` to each of `targets`.
    fn piece(&mut self, from: Cell, targets: Bitboard);
    /// To each of `targets` a pawn may go from the square `step` before it; on a last rank it promotes.
    fn pawns(&mut self, targets: Bitboard, step: i8);
    /// One more move.
    fn single(&mut self, from: Cell, to: Cell);
}

impl Sink for MoveList {
    fn piece(&mut self, from: Cell, targets: Bitboard) {
        for to in targets {
            self.push(Move::between(from, to, None));
        }
    }

    fn pawns(&mut self, targets: Bitboard, step: i8) {
        for to in targets & !Bitboard::LAST_RANKS {
            self.push(Move::between(to.shifted(-step), to, None));
        }
        for to in targets & Bitboard::LAST_RANKS {
            for role in Move::PROMOTIONS {
                self.push(Move::between(to.shifted(-step), to, Some(role)));
            }
        }
    }

    fn single(&mut self, from: Cell, to: Cell) {
        self.push(Move::between(from, to, None));
    }
}

/// How many moves there are.
#[derive(Debug, Default)]
pub(super) struct Count(u32);

impl Count {
    pub(super) fn total(&self) -> u64 {
        u64::from(self.0)
    }
}

impl Sink for Count {
    #[inline]
    fn piece(&mut self, _from: Cell, targets: Bitboard) {
        self.0 += targets.len();
    }

    #[inline]
    fn pawns(&mut self, targets: Bitboard, _step: i8) {
        self.0 += targets.len();
        let promoting = targets & Bitboard::LAST_RANKS;
        if !promoting.is_empty() {
            self.0 += 3 * promoting.len();
        }
    }

    #[inline]
    fn single(&mut self, _from: Cell, _to: Cell) {
        self.0 += 1;
    }
}

/// Gives `sink` the legal moves of `position`.
#[inline]
pub(super) fn all(position: &Position, kind: Kind, sink: &mut impl Sink) {
    match position.side {
        Side::White => Generator::<true>::new(position, kind).run(sink),
        Side::Black => Generator::<false>::new(position, kind).run(sink),
    }
}

/// What is known of the position before the first move is made.
struct Generator<'a, const WHITE: bool> {
    position: &'a Position,
    planes: &'a Planes,
    kind: Kind,
    king: Cell,
    own: Bitboard,
    enemy: Bitboard,
    occupied: Bitboard,
    /// Pieces that give check.
    checkers: Bitboard,
    /// The lines from the king to the bishops and queens that pin, each with its pinner.
    diagonal_pins: Bitboard,
    /// The lines from the king to the rooks and queens that pin, each with its pinner.
    straight_pins: Bitboard,
}

impl<'a, const WHITE: bool> Generator<'a, WHITE> {
    const SIDE: Side = if WHITE { Side::White } else { Side::Black };
    const FORWARD: i8 = if WHITE { 8 } else { -8 };
    /// Where a pawn stands after a first single step.
    const THIRD_RANK: Bitboard = Bitboard::rank(if WHITE { 2 } else { 5 });

    #[inline]
    fn new(position: &'a Position, kind: Kind) -> Self {
        let planes = &position.planes;
        let own = planes.of(Self::SIDE);
        let enemy = planes.of(Self::SIDE.opposite());
        let king = (own & planes.kings()).first();
        let mut generator = Self {
            position,
            planes,
            kind,
            king,
            own,
            enemy,
            occupied: own | enemy,
            checkers: enemy
                & (attacks::pawn(Self::SIDE, king) & planes.pawns()
                    | attacks::knight(king) & planes.knights()),
            diagonal_pins: Bitboard::EMPTY,
            straight_pins: Bitboard::EMPTY,
        };
        let diagonal = attacks::bishop_rays(king) & enemy & planes.diagonal_sliders();
        generator.diagonal_pins = generator.look_along(diagonal);
        let straight = attacks::rook_rays(king) & enemy & planes.straight_sliders();
        generator.straight_pins = generator.look_along(straight);
        generator
    }

    /// The lines to those of `sliders` from which one piece alone shields the king; where none does it is in check.
    #[inline]
    fn look_along(&mut self, sliders: Bitboard) -> Bitboard {
        let mut pins = Bitboard::EMPTY;
        for slider in sliders {
            let line = between(self.king, slider);
            let shields = line & self.occupied;
            if shields.is_empty() {
                self.checkers |= slider.bit();
            } else if !shields.has_several() {
                // A line shielded by an enemy piece does no harm: no own piece stands on it or can reach it along
                // another line from the king.
                pins |= line | slider.bit();
            }
        }
        pins
    }

    #[inline]
    fn run(&self, sink: &mut impl Sink) {
        let free = match self.kind {
            Kind::Any => !self.own,
            Kind::Noisy => self.enemy,
            Kind::Quiet => !self.occupied,
        };
        let safe = self.safe_steps(free);
        sink.piece(self.king, safe);
        if self.checkers.has_several() {
            return;
        }
        // In check a move must capture the checker or stand in its way.
        let answers = if self.checkers.is_empty() {
            self.castles(safe, sink);
            Bitboard::ALL
        } else {
            between(self.king, self.checkers.first()) | self.checkers
        };
        self.pawns(answers, sink);
        self.pieces(free & answers, sink);
    }

    #[inline]
    fn pieces(&self, targets: Bitboard, sink: &mut impl Sink) {
        let pinned = self.diagonal_pins | self.straight_pins;
        for from in self.own & self.planes.knights() & !pinned {
            sink.piece(from, attacks::knight(from) & targets);
        }
        // Along one line from the king a pinned slider keeps to it: it can't reach another such line.
        let diagonal = self.own & self.planes.diagonal_sliders() & !self.straight_pins;
        for from in diagonal & !self.diagonal_pins {
            sink.piece(from, attacks::bishop(from, self.occupied) & targets);
        }
        for from in diagonal & self.diagonal_pins {
            let line = targets & self.diagonal_pins;
            sink.piece(from, attacks::bishop(from, self.occupied) & line);
        }
        let straight = self.own & self.planes.straight_sliders() & !self.diagonal_pins;
        for from in straight & !self.straight_pins {
            sink.piece(from, attacks::rook(from, self.occupied) & targets);
        }
        for from in straight & self.straight_pins {
            let line = targets & self.straight_pins;
            sink.piece(from, attacks::rook(from, self.occupied) & line);
        }
    }

    /// All pawns step and capture at once.
    #[inline]
    fn pawns(&self, answers: Bitboard, sink: &mut impl Sink) {
        let pawns = self.own & self.planes.pawns();
        let empty = !self.occupied;

        // A pawn pinned along its file may step, one pinned along a rank has its square cut off.
        let walkers = pawns & !self.diagonal_pins;
        let may_step = |pawns: Bitboard| pawns.shift(Self::FORWARD) & empty;
        let steps = may_step(walkers & !self.straight_pins)
            | may_step(walkers & self.straight_pins) & self.straight_pins;
        let double_steps = may_step(steps & Self::THIRD_RANK) & answers;
        let steps = steps & answers;
        match self.kind {
            Kind::Any => {
                sink.pawns(steps, Self::FORWARD);
                sink.pawns(double_steps, 2 * Self::FORWARD);
            }
            Kind::Noisy => sink.pawns(steps & Bitboard::LAST_RANKS, Self::FORWARD),
            Kind::Quiet => {
                sink.pawns(steps & !Bitboard::LAST_RANKS, Self::FORWARD);
                sink.pawns(double_steps, 2 * Self::FORWARD);
                return;
            }
        }

        let capturers = pawns & !self.straight_pins;
        for (sideways, edge) in [(-1, Bitboard::FILE_A), (1, Bitboard::FILE_H)] {
            let step = Self::FORWARD + sideways;
            let capturers = capturers & !edge;
            let captures = (capturers & !self.diagonal_pins).shift(step)
                | (capturers & self.diagonal_pins).shift(step) & self.diagonal_pins;
            sink.pawns(captures & self.enemy & answers, step);
        }

        if let Some(to) = self.position.en_passant {
            for from in pawns & attacks::pawn(Self::SIDE.opposite(), to) {
                if self.planes.en_passant_is_safe(Self::SIDE, from, to) {
                    sink.single(from, to);
                }
            }
        }
    }

    #[inline]
    fn castles(&self, safe_steps: Bitboard, sink: &mut impl Sink) {
        if self.kind == Kind::Noisy || !self.position.castling.any(Self::SIDE) {
            return;
        }
        for wing in Wing::ALL {
            let castle = Castle::of(Self::SIDE, wing);
            if self.position.castling.has(Self::SIDE, wing)
                && (castle.between & self.occupied).is_empty()
                && safe_steps.contains(castle.king_over)
                && self.is_safe(castle.king_to)
            {
                sink.single(castle.king_from, castle.king_to);
            }
        }
    }

    /// The squares of `free` that the king may step to.
    #[inline]
    fn safe_steps(&self, free: Bitboard) -> Bitboard {
        let steps = attacks::king(self.king) & free;
        let mut safe = Bitboard::EMPTY;
        for to in steps {
            if self.is_safe(to) {
                safe |= to.bit();
            }
        }
        safe
    }

    /// Whether the king would not be attacked on `cell`. It does not shield squares behind itself.
    #[inline]
    fn is_safe(&self, cell: Cell) -> bool {
        let occupied = self.occupied ^ self.king.bit();
        let steppers = attacks::pawn(Self::SIDE, cell) & self.planes.pawns()
            | attacks::knight(cell) & self.planes.knights()
            | attacks::king(cell) & self.planes.kings();
        if !(steppers & self.enemy).is_empty() {
            return false;
        }
        let diagonal = self.enemy & self.planes.diagonal_sliders();
        if !(attacks::bishop_rays(cell) & diagonal).is_empty()
            && !(attacks::bishop(cell, occupied) & diagonal).is_empty()
        {
            return false;
        }
        let straight = self.enemy & self.planes.straight_sliders();
        (attacks::rook_rays(cell) & straight).is_empty()
            || (attacks::rook(cell, occupied) & straight).is_empty()
    }
}
