//! What a chess position is worth: material and placement, mobility, pawns, the safety of kings.

use super::placement::PLACEMENT;
use super::taper::{Taper, taper};
use crate::board::{BySide, Side};
use crate::chess::{Bitboard, Cell, Position, Role, attacks};

/// The right to move.
const TEMPO: i32 = 14;
/// By rank from the own side.
const PASSED: [Taper; 8] = [
    taper(0, 0),
    taper(2, 8),
    taper(0, 14),
    taper(6, 32),
    taper(24, 62),
    taper(56, 112),
    taper(100, 180),
    taper(0, 0),
];
/// How much the kings' distances from a passed pawn count, by its rank.
const WEIGHTS: [i32; 8] = [0, 0, 0, 1, 2, 3, 4, 5];
const DOUBLED: Taper = taper(-6, -20);
const ISOLATED: Taper = taper(-12, -12);
const SUPPORTED: Taper = taper(11, 7);
const BESIDE: Taper = taper(5, 4);
const BISHOP_PAIR: Taper = taper(28, 52);
const OPEN_FILE: Taper = taper(28, 8);
const HALF_OPEN_FILE: Taper = taper(13, 6);
const ATTACKED_BY_PAWN: Taper = taper(46, 34);
const ATTACKED_BY_LESS: Taper = taper(30, 22);
const SHIELD: Taper = taper(13, 0);
const KING_ON_OPEN_FILE: Taper = taper(-24, 0);

/// The points of the side to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let scene = Scene::new(position);
    let balance = scene.points(Side::White) - scene.points(Side::Black);
    let white = interpolate(position, balance);
    let points = white * scene.winnable(white) / 64;
    match position.side() {
        Side::White => points + TEMPO,
        Side::Black => TEMPO - points,
    }
}

/// Mixes the two numbers by how many pieces are left.
fn interpolate(position: &Position, balance: Taper) -> i32 {
    let count = |role| count(position, role);
    let phase =
        count(Role::Knight) + count(Role::Bishop) + 2 * count(Role::Rook) + 4 * count(Role::Queen);
    let phase = phase.min(24);
    (balance.middle * phase + balance.end * (24 - phase)) / 24
}

fn count(position: &Position, role: Role) -> i32 {
    length(position.bits(Side::White, role)) + length(position.bits(Side::Black, role))
}

const fn length(bits: Bitboard) -> i32 {
    ones(bits.bits())
}

const fn ones(bits: u64) -> i32 {
    bits.count_ones().cast_signed()
}

/// What both sides' points need to know of each other.
struct Scene<'a> {
    position: &'a Position,
    occupied: Bitboard,
    /// Pawns as each side sees the board: its own first rank lowest.
    pawns: BySide<u64>,
    /// What pawns attack, as the board lies.
    pawn_attacks: BySide<u64>,
    /// The squares next to the king, and those before them.
    zone: BySide<u64>,
}

impl<'a> Scene<'a> {
    fn new(position: &'a Position) -> Self {
        let pawns = BySide::from_fn(|side| seen(side, position.bits(side, Role::Pawn).bits()));
        Self {
            position,
            occupied: position.occupied(),
            pawns,
            pawn_attacks: BySide::from_fn(|side| seen(side, captures(pawns[side]))),
            zone: BySide::from_fn(|side| {
                let king = position.king_cell(side);
                let near = seen(side, (attacks::king(king) | king.bit()).bits());
                seen(side, near | near << 8)
            }),
        }
    }

    fn points(&self, side: Side) -> Taper {
        self.placement(side) + self.pawn_structure(side) + self.pieces(side) + self.shelter(side)
    }

    fn placement(&self, side: Side) -> Taper {
        let mut points = taper(0, 0);
        for role in [Role::Pawn, Role::King] {
            for cell in self.position.bits(side, role) {
                points += PLACEMENT[role as usize][seen_from(side, cell)];
            }
        }
        points
    }

    fn pawn_structure(&self, side: Side) -> Taper {
        let own = self.pawns[side];
        let enemy = self.pawns[side.opposite()].swap_bytes();
        let mut points = SUPPORTED * ones(own & captures(own))
            + BESIDE * ones(own & (sideways(own)))
            + DOUBLED * ones(own & ahead(own));
        let files = column(own);
        points += ISOLATED * ones(own & !sideways(files));
        // Nothing of the enemy's stands before a passed pawn, or on the squares beside its way.
        let guarded = enemy >> 8 | captures_down(enemy);
        let mut passed = own & !(guarded | below(guarded)) & !below(own);
        let king = seen_from(side, self.position.king_cell(side));
        let other = seen_from(side, self.position.king_cell(side.opposite()));
        let occupied = seen(side, self.occupied.bits());
        while passed != 0 {
            let at = passed.trailing_zeros() as usize;
            passed &= passed - 1;
            let rank = at / 8;
            points += PASSED[rank];
            if rank >= 3 {
                let weight = WEIGHTS[rank];
                let nearer = 3 * distance(other, at + 8) - 2 * distance(king, at + 8);
                points.end += nearer * weight;
                if occupied >> (at + 8) & 1 == 1 {
                    points -= taper(4, 9) * weight;
                }
            }
        }
        points
    }

    fn pieces(&self, side: Side) -> Taper {
        let enemy = side.opposite();
        let own = self.position.of(side).bits();
        let open_to = !own & !self.pawn_attacks[enemy];
        let mut points = taper(0, 0);
        let mut attackers = 0;
        let mut danger = 0;
        let queens = self.position.bits(enemy, Role::Queen).bits();
        let rooks = self.position.bits(enemy, Role::Rook).bits();
        let minors = (self.position.bits(enemy, Role::Knight)
            | self.position.bits(enemy, Role::Bishop))
        .bits();
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            // What a step of mobility is worth, how many are usual, how dangerous the piece is, what it threatens.
            let (step, usual, weight, prey) = match role {
                Role::Knight => (taper(4, 4), 4, 3, queens | rooks),
                Role::Bishop => (taper(5, 5), 6, 3, queens | rooks),
                Role::Rook => (taper(3, 5), 7, 4, queens),
                Role::Queen | Role::Pawn | Role::King => (taper(2, 4), 13, 6, 0),
            };
            for cell in self.position.bits(side, role) {
                let reach = self.reach(role, cell, side).bits();
                points += PLACEMENT[role as usize][seen_from(side, cell)]
                    + step * (ones(reach & open_to) - usual)
                    + ATTACKED_BY_LESS * ones(reach & prey);
                let near = ones(reach & self.zone[enemy]);
                if near > 0 {
                    attackers += 1;
                    danger += weight * near + weight;
                }
                if role == Role::Rook {
                    points += self.file_of_rook(side, cell);
                }
            }
        }
        if attackers > 1 {
            points.middle += (danger * danger / 10).min(420);
            points.end += danger;
        }
        if self.position.bits(side, Role::Bishop).len() > 1 {
            points += BISHOP_PAIR;
        }
        points + ATTACKED_BY_PAWN * ones(self.pawn_attacks[side] & (queens | rooks | minors))
    }

    /// What the piece on `cell` attacks; a slider looks through its own side's sliders of its kind.
    fn reach(&self, role: Role, cell: Cell, side: Side) -> Bitboard {
        let queens = self.position.bits(side, Role::Queen);
        match role {
            Role::Knight => attacks::knight(cell),
            Role::Bishop => attacks::bishop(cell, self.occupied & !queens),
            Role::Rook => {
                let through = queens | self.position.bits(side, Role::Rook);
                attacks::rook(cell, self.occupied & !through)
            }
            Role::Queen => {
                attacks::bishop(cell, self.occupied) | attacks::rook(cell, self.occupied)
            }
            Role::Pawn => attacks::pawn(side, cell),
            Role::King => attacks::king(cell),
        }
    }

    fn file_of_rook(&self, side: Side, cell: Cell) -> Taper {
        let file = FILE_A << (cell.index() % 8);
        match (self.pawns[side] & file, self.pawns[side.opposite()] & file) {
            (0, 0) => OPEN_FILE,
            (0, _) => HALF_OPEN_FILE,
            _ => taper(0, 0),
        }
    }

    /// The pawns before the king, and the files that are open to it.
    fn shelter(&self, side: Side) -> Taper {
        let king = seen_from(side, self.position.king_cell(side));
        let file = FILE_A << (king % 8);
        let files = file | sideways(file);
        let pawns = self.pawns[side];
        // The two ranks before a king on its first.
        let shield = pawns & files & 0xFF_FF00;
        let mut points = if king < 16 {
            SHIELD * ones(shield)
        } else {
            taper(0, 0)
        };
        let open = files & !column(pawns) & 0xFF;
        points += KING_ON_OPEN_FILE * ones(open);
        points
    }

    /// In 64ths: how much of its points the side that is ahead can hope to turn into a win.
    fn winnable(&self, white: i32) -> i32 {
        let strong = if white > 0 { Side::White } else { Side::Black };
        let weak = strong.opposite();
        if self.pawns[strong] == 0 && self.force(strong) - self.force(weak) <= 330 {
            return if self.force(strong) < 500 { 2 } else { 12 };
        }
        let bishops = Side::ALL.map(|side| self.position.bits(side, Role::Bishop));
        let on_dark = bishops.map(|bishops| !(bishops & Bitboard::DARK).is_empty());
        let is_opposite =
            bishops.iter().all(|bishops| bishops.len() == 1) && on_dark[0] != on_dark[1];
        if is_opposite && self.force(strong) == 330 && self.force(weak) == 330 {
            return 30;
        }
        64
    }

    /// The material but the pawns, in points of the endgame.
    fn force(&self, side: Side) -> i32 {
        [
            (Role::Knight, 330),
            (Role::Bishop, 330),
            (Role::Rook, 500),
            (Role::Queen, 950),
        ]
        .into_iter()
        .map(|(role, points)| length(self.position.bits(side, role)) * points)
        .sum()
    }
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The board as `side` sees it.
const fn seen(side: Side, bits: u64) -> u64 {
    match side {
        Side::White => bits,
        Side::Black => bits.swap_bytes(),
    }
}

/// The number of a square as `side` sees it.
const fn seen_from(side: Side, cell: Cell) -> usize {
    match side {
        Side::White => cell.index(),
        Side::Black => cell.index() ^ 0b11_1000,
    }
}

const fn sideways(bits: u64) -> u64 {
    (bits & !FILE_A) >> 1 | (bits & !FILE_H) << 1
}

const fn captures(pawns: u64) -> u64 {
    sideways(pawns) << 8
}

const fn captures_down(pawns: u64) -> u64 {
    sideways(pawns) >> 8
}

/// Every square before one of `bits` on its file.
const fn ahead(bits: u64) -> u64 {
    let mut fill = bits << 8;
    fill |= fill << 8;
    fill |= fill << 16;
    fill | fill << 32
}

/// Every square behind one of `bits` on its file.
const fn below(bits: u64) -> u64 {
    let mut fill = bits >> 8;
    fill |= fill >> 8;
    fill |= fill >> 16;
    fill | fill >> 32
}

/// The files of `bits`.
const fn column(bits: u64) -> u64 {
    bits | ahead(bits) | below(bits)
}

/// How many moves a king needs from one square to the other.
fn distance(from: usize, to: usize) -> i32 {
    let ranks = (from / 8).abs_diff(to / 8);
    let files = (from % 8).abs_diff(to % 8);
    i32::try_from(ranks.max(files)).unwrap_or(7)
}
