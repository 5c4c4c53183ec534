//! What only depends on pawns and kings, and so is the same for many positions: kept from one to the next.

use super::bits::{below, captures_down, seen, seen_from};
use super::tally::{Sum, Tally};
use super::taper::Taper;
use super::{king, pawns};
use crate::board::{BySide, Side};
use crate::chess::{Cell, Position, Role};

/// How many are kept: more would take more of the cache from all else than they save.
const KEPT: usize = 1 << SHIFT;
const SHIFT: u32 = 11;

/// What pawns and kings are worth by themselves; boards as each side sees them, its own first rank lowest.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Skeleton {
    pub(super) pawns: BySide<u64>,
    /// Those before which no enemy pawn stands, nor on the files beside.
    pub(super) passed: BySide<u64>,
    pub(super) shelters: BySide<Shelter>,
    /// What the pawns are worth, White's less Black's.
    structure: Taper,
}

/// What hides a king.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shelter {
    /// Where it stands; none where it has not been looked at.
    king: Option<Cell>,
    /// How well it is hidden.
    pub(super) hides: i32,
    worth: Taper,
}

impl Skeleton {
    /// That of `position`, without its worth: what it counts for either side is taken down.
    pub(super) fn new(position: &Position, tallies: &mut BySide<impl Tally>) -> Self {
        let mut skeleton = Self::of_pawns(position, pawns(position), tallies);
        for side in Side::ALL {
            skeleton.shelters[side].hides = skeleton.shelter(position, side, &mut tallies[side]);
        }
        skeleton
    }

    /// White's points less Black's.
    #[inline]
    pub(super) fn worth(&self) -> Taper {
        self.structure + self.shelters.white.worth - self.shelters.black.worth
    }

    fn of_pawns(position: &Position, pawns: BySide<u64>, tallies: &mut BySide<impl Tally>) -> Self {
        let enemies = |side: Side| pawns[side.opposite()].swap_bytes();
        let skeleton = Self {
            pawns,
            passed: BySide::from_fn(|side| {
                let (own, enemy) = (pawns[side], enemies(side));
                let guarded = enemy >> 8 | captures_down(enemy);
                own & !(guarded | below(guarded)) & !below(own)
            }),
            ..Self::default()
        };
        for side in Side::ALL {
            let tally = &mut tallies[side];
            for cell in position.bits(side, Role::Pawn) {
                tally.place(Role::Pawn as usize, seen_from(side, cell));
            }
            pawns::structure(pawns[side], enemies(side), tally);
        }
        skeleton
    }

    /// Takes down what hides the king of `side`; says how well it does.
    fn shelter(&self, position: &Position, side: Side, tally: &mut impl Tally) -> i32 {
        let king = seen_from(side, position.king_cell(side));
        let enemy = self.pawns[side.opposite()].swap_bytes();
        king::shelter(king, self.pawns[side], enemy, tally)
    }
}

/// The pawns of both sides, as each sees the board.
#[inline]
fn pawns(position: &Position) -> BySide<u64> {
    BySide::from_fn(|side| seen(side, position.bits(side, Role::Pawn).bits()))
}

/// The skeletons that were met last.
#[derive(Debug)]
pub struct Skeletons(Box<[Skeleton]>);

impl Default for Skeletons {
    /// That of a board without pawns, again and again.
    fn default() -> Self {
        Self(vec![Skeleton::default(); KEPT].into())
    }
}

impl Skeletons {
    /// That of `position`.
    #[inline]
    pub(super) fn of(&mut self, position: &Position) -> &Skeleton {
        let pawns = pawns(position);
        let kept = &mut self.0[place(pawns)];
        if kept.pawns != pawns {
            let mut sums = BySide::<Sum>::default();
            *kept = Skeleton::of_pawns(position, pawns, &mut sums);
            kept.structure = sums.white.0 - sums.black.0;
        }
        for side in Side::ALL {
            let king = Some(position.king_cell(side));
            if kept.shelters[side].king != king {
                let mut sum = Sum::default();
                let hides = kept.shelter(position, side, &mut sum);
                kept.shelters[side] = Shelter {
                    king,
                    hides,
                    worth: sum.0,
                };
            }
        }
        kept
    }
}

/// Where a skeleton is kept: the highest bits of a sum that every pawn stirs.
#[inline]
const fn place(pawns: BySide<u64>) -> usize {
    let white = pawns.white.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let black = pawns.black.wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
    ((white ^ black) >> (u64::BITS - SHIFT)) as usize
}

#[cfg(test)]
mod tests {
    use super::super::evaluation::evaluate;
    use super::*;
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    #[test]
    fn what_is_kept_is_what_would_be_found_anew() {
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        let mut kept = Skeletons::default();
        for _ in 0..20 {
            let mut position = Position::start();
            for _ in 0..120 {
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                position.make(moves[chance.random_range(0..moves.len())]);
                let anew = evaluate(&position, &mut Skeletons::default());
                assert_eq!(evaluate(&position, &mut kept), anew, "{position:?}");
            }
        }
    }
}
