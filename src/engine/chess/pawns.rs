//! Pawns: how they stand together, and how far those have come that no enemy pawn can stop.

use super::bits::{
    ahead, captures, captures_down, column, distance, ones, seen, seen_from, sideways,
};
use super::evaluation::Scene;
use super::tally::Tally;
use super::weights;
use crate::board::Side;

/// How much the kings' distances from a passed pawn count, by its rank.
const KINGS: [i32; 8] = [0, 0, 0, 1, 2, 3, 4, 0];

/// Pawns that guard each other, or stand alone.
///
/// `own` and `enemy` are both sides' pawns, as the side sees the board that is judged.
pub(super) fn structure(own: u64, enemy: u64, tally: &mut impl Tally) {
    let supported = own & captures(own);
    tally.count(weights::SUPPORTED, ones(supported));
    tally.count(weights::BESIDE, ones(own & sideways(own)));
    tally.count(weights::DOUBLED, ones(own & ahead(own)));
    let isolated = own & !sideways(column(own));
    tally.count(weights::ISOLATED, ones(isolated));
    // Where a pawn of the own side could come to guard.
    let guardable = sideways(own | ahead(own));
    let stopped = captures_down(enemy) >> 8;
    let backward = own & stopped & !guardable & !isolated;
    tally.count(weights::BACKWARD, ones(backward));
}

/// Pawns before which no enemy pawn stands, nor on the files beside.
#[inline]
pub(super) fn passed(scene: &Scene, side: Side, tally: &mut impl Tally) {
    let mut passed = scene.skeleton.passed[side];
    if passed == 0 {
        return;
    }
    let position = scene.position;
    let king = seen_from(side, position.king_cell(side));
    let other = seen_from(side, position.king_cell(side.opposite()));
    let occupied = seen(side, scene.occupied);
    let pieces = seen(side, position.of(side.opposite()).bits());
    let attacked = seen(side, scene.attacks[side.opposite()].all);
    while passed != 0 {
        let at = passed.trailing_zeros() as usize & 63;
        passed &= passed - 1;
        let rank = at / 8;
        tally.count(weights::PASSED + rank, 1);
        let before = (at + 8) & 63;
        if occupied >> before & 1 == 1 {
            tally.count(weights::BLOCKED + rank, 1);
        }
        if ahead(1 << at) & (pieces | attacked) == 0 {
            tally.count(weights::FREE + rank, 1);
        }
        tally.count(
            weights::ENEMY_KING_AWAY,
            KINGS[rank] * distance(other, before),
        );
        tally.count(weights::OWN_KING_AWAY, KINGS[rank] * distance(king, before));
    }
}
