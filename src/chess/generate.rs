//! All legal moves of a position, made once: checks and pins are masks that each piece's squares are cut to.

use super::attacks::{self, between};
use super::bitboard::{Bitboard, Cell};
use super::castling::{Castle, Wing};
use super::planes::Planes;
use super::sink::Sink;
use super::{Position, Role};
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
        let (planes, occupied) = (self.planes, self.occupied);
        let pinned = self.diagonal_pins | self.straight_pins;
        let free = self.own & !pinned;
        for from in free & planes.knights() {
            sink.piece(from, attacks::knight(from) & targets);
        }
        for from in free & planes.role(Role::Bishop) {
            sink.piece(from, attacks::bishop(from, occupied) & targets);
        }
        for from in free & planes.role(Role::Rook) {
            sink.piece(from, attacks::rook(from, occupied) & targets);
        }
        for from in free & planes.role(Role::Queen) {
            let reach = attacks::bishop(from, occupied) | attacks::rook(from, occupied);
            sink.piece(from, reach & targets);
        }
        if !(self.own & pinned).is_empty() {
            self.pinned_sliders(targets, sink);
        }
    }

    /// Along one line from the king a pinned slider keeps to it: it can't reach another such line.
    fn pinned_sliders(&self, targets: Bitboard, sink: &mut impl Sink) {
        for from in self.own & self.diagonal_pins & self.planes.diagonal_sliders() {
            let reach = attacks::bishop(from, self.occupied) & self.diagonal_pins;
            sink.piece(from, reach & targets);
        }
        for from in self.own & self.straight_pins & self.planes.straight_sliders() {
            let reach = attacks::rook(from, self.occupied) & self.straight_pins;
            sink.piece(from, reach & targets);
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
