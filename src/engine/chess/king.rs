//! The safety of a king: the pawns around it, and the pieces that come for it.

use super::bits::{FILE_A, ones, seen};
use super::evaluation::Scene;
use super::tally::Tally;
use super::weights;
use crate::board::Side;
use crate::chess::{Bitboard, Cell, Role, attacks};

/// In tenths of what makes a king lost for sure, each: a square by the king that only king and queen guard, an attack on
/// such a square, no queen to fear, and checks that cost nothing.
const WEAK: i32 = 17;
const NEAR: i32 = 7;
const NO_QUEEN: i32 = -80;
const KNIGHT_CHECK: i32 = 72;
const BISHOP_CHECK: i32 = 55;
const ROOK_CHECK: i32 = 90;
const QUEEN_CHECK: i32 = 68;

/// The king and the squares next to it, and those before them.
pub(super) fn zone(side: Side, king: Cell) -> u64 {
    let near = seen(side, (attacks::king(king) | king.bit()).bits());
    seen(side, near | near << 8)
}

/// How dangerous a piece near the king is.
pub(super) const fn weight(role: Role) -> i32 {
    match role {
        Role::Knight => 7,
        Role::Bishop | Role::Rook => 5,
        Role::Queen => 3,
        Role::Pawn | Role::King => 0,
    }
}

/// What threatens the king of `side`.
#[inline]
pub(super) fn safety(scene: &Scene, side: Side, tally: &mut impl Tally) {
    let danger = danger(scene, side) - scene.skeleton.shelters[side].hides;
    if danger > 10 {
        tally.count(weights::PRESSURE, danger / 16);
        tally.count(weights::DANGER, (danger * danger / 512).min(87));
    }
}

/// Counts the pawns on the files around a king on `king`, as its side sees the board and its own and its enemy's pawns;
/// says how well they hide it.
pub(super) fn shelter(king: usize, own: u64, enemy: u64, tally: &mut impl Tally) -> i32 {
    let level = !0 << (king / 8 * 8);
    let centre = (king % 8).clamp(1, 6);
    let mut hidden = 0;
    for file in centre - 1..=centre + 1 {
        let file = FILE_A << file;
        let [shield, storm] = [own, enemy].map(|pawns| pawns & file & level);
        let rank = |pawns: u64| {
            if pawns == 0 {
                0
            } else {
                (pawns.trailing_zeros() as usize / 8) & 7
            }
        };
        tally.count(weights::SHELTER + rank(shield), 1);
        tally.count(weights::STORM + rank(storm), 1);
        hidden += match rank(shield) {
            1 => 5,
            2 => 3,
            0 => -5,
            _ => 0,
        };
    }
    hidden
}

/// How much the enemy's pieces threaten the king of `side`.
fn danger(scene: &Scene, side: Side) -> i32 {
    let position = scene.position;
    let enemy = side.opposite();
    let (own, other) = (&scene.attacks[side], &scene.attacks[enemy]);
    if other.attackers == 0 {
        return 0;
    }
    let [king_reach, queen_reach] = [Role::King, Role::Queen].map(|role| own.by[role as usize]);
    // Guarded by nothing, or by king or queen alone.
    let weak = other.all & !own.twice & (!own.all | king_reach | queen_reach);
    let safe = !position.of(enemy).bits() & (!own.all | weak & other.twice);

    let king = position.king_cell(side);
    let occupied = position.occupied() & !scene.of(side, Role::Queen);
    let straight = attacks::rook(king, occupied).bits();
    let diagonal = attacks::bishop(king, occupied).bits();
    let checks = |role: Role, lines: u64| lines & other.by[role as usize] & safe;
    let knight = checks(Role::Knight, attacks::knight(king).bits());
    let bishop = checks(Role::Bishop, diagonal);
    let rook = checks(Role::Rook, straight);
    let queen = checks(Role::Queen, straight | diagonal) & !queen_reach;
    let worth = |checks: u64, points: i32| i32::from(checks != 0) * points;

    let has_queen = scene.of(enemy, Role::Queen) != Bitboard::EMPTY;
    other.attackers * other.weight
        + WEAK * ones(weak & scene.zone[side])
        + NEAR * other.near
        + worth(knight, KNIGHT_CHECK)
        + worth(bishop, BISHOP_CHECK)
        + worth(rook, ROOK_CHECK)
        + worth(queen, QUEEN_CHECK)
        + if has_queen { 0 } else { NO_QUEEN }
}
