//! A board as the tables see it: the side to move goes up, and squares are counted without gaps.

use crate::board::{BySide, Side};
use crate::draughts::{Move, Position, Rules};

/// A board of a size, in the bits in which [`Position`] keeps its pieces.
#[derive(Clone, Debug)]
pub(super) struct Board {
    /// Squares in a row.
    width: u8,
    /// The bits of a board: squares, and a gap after every second row.
    span: u8,
    /// Every square's bit.
    squares: u64,
    /// The bit of each square.
    bits: Vec<u8>,
    /// The square of each bit; a gap's is never asked for.
    numbers: Vec<u8>,
}

impl Board {
    pub(super) fn new(rules: &Rules) -> Self {
        let width = rules.side_length() / 2;
        let span = width * (2 * width + 1);
        let is_square = |bit: &u8| bit % (2 * width + 1) != width;
        let bits: Vec<u8> = (0..span).filter(is_square).collect();
        let mut numbers = vec![0; usize::from(span)];
        for (number, bit) in (0..).zip(&bits) {
            numbers[usize::from(*bit)] = number;
        }
        Self {
            width,
            span,
            squares: bits.iter().fold(0, |squares, bit| squares | 1 << bit),
            bits,
            numbers,
        }
    }

    /// How many squares there are.
    pub(super) const fn square_count(&self) -> usize {
        self.bits.len()
    }

    /// How many squares a man may stand on: all but its last row.
    pub(super) const fn man_square_count(&self) -> usize {
        self.bits.len() - self.width as usize
    }

    /// The squares of `bits`, lowest first.
    pub(super) fn squares_of(&self, mut bits: u64) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let bit = bits & bits.wrapping_neg();
            bits ^= bit;
            Some(self.number(bit))
        })
    }

    /// The square of `bit`.
    pub(super) fn number(&self, bit: u64) -> usize {
        usize::from(self.numbers[bit.trailing_zeros() as usize])
    }

    /// The bit of `square`.
    pub(super) fn bit(&self, square: usize) -> u64 {
        1 << self.bits[square]
    }

    /// The board turned round.
    pub(super) const fn turned(&self, bits: u64) -> u64 {
        bits.reverse_bits() >> (64 - self.span)
    }

    /// `bits` one step further in each direction: both up, then both down.
    const fn steps(&self, bits: u64) -> [u64; 4] {
        let (short, long) = (self.width, self.width + 1);
        [bits << short, bits << long, bits >> short, bits >> long]
    }
}

/// The pieces as the side to move sees them, which goes up the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    pub(super) own: u64,
    pub(super) enemy: u64,
    pub(super) kings: u64,
}

impl View {
    pub(super) const fn of(board: &Board, position: &Position) -> Self {
        let (pieces, kings) = (position.piece_bits(), position.king_bits());
        match position.side() {
            Side::White => Self {
                own: pieces.white,
                enemy: pieces.black,
                kings,
            },
            Side::Black => Self {
                own: board.turned(pieces.black),
                enemy: board.turned(pieces.white),
                kings: board.turned(kings),
            },
        }
    }

    /// The position with White to move that looks so.
    pub(super) fn position(self, rules: &'static Rules) -> Position {
        let pieces = BySide::new(self.own, self.enemy);
        Position::assemble(rules, pieces, self.kings, Side::White)
    }

    /// What the opponent sees after `played`, a move with White to move.
    pub(super) const fn after(self, board: &Board, played: Move) -> Self {
        let (from, to, taken) = (played.origin_bit(), played.end_bit(), played.taken_bits());
        let is_king = self.kings >> from & 1 | played.promotes() as u64;
        let own = self.own & !(1 << from) | 1 << to;
        let kings = self.kings & !(taken | 1 << from) | is_king << to;
        Self {
            own: board.turned(self.enemy & !taken),
            enemy: board.turned(own),
            kings: board.turned(kings),
        }
    }

    /// Shows `each` view from which the opponent could have come here by a move that neither took nor promoted, as the
    /// opponent saw it; whether a capture was on there isn't asked.
    pub(super) fn before(self, board: &Board, flying: bool, mut each: impl FnMut(Self)) {
        let empty = board.squares & !(self.own | self.enemy);
        let mut movers = self.enemy;
        while movers != 0 {
            let mover = movers & movers.wrapping_neg();
            movers ^= mover;
            let is_king = self.kings & mover != 0;
            // The opponent's men go down: they come from above.
            for direction in 0..if is_king { 4 } else { 2 } {
                let mut from = board.steps(mover)[direction] & empty;
                while from != 0 {
                    let kings = if is_king {
                        self.kings ^ mover ^ from
                    } else {
                        self.kings
                    };
                    each(Self {
                        own: board.turned(self.enemy ^ mover ^ from),
                        enemy: board.turned(self.own),
                        kings: board.turned(kings),
                    });
                    from = if is_king && flying {
                        board.steps(from)[direction] & empty
                    } else {
                        0
                    };
                }
            }
        }
    }
}
