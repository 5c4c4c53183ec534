//! Chess as the search sees it.

mod bits;
mod endings;
mod evaluation;
mod exchange;
mod king;
mod pawn_ending;
mod pawns;
mod skeleton;
mod tally;
mod taper;
mod weights;

use super::Playable;
use super::Score;
use super::tuner::{Feature, Weight, Weighted};
use crate::board::Side;
use crate::chess::{Bitboard, Kind, Move, MoveList, Position, Role};
use skeleton::Skeletons;

/// From where pieces attack the enemy's king.
#[derive(Clone, Copy, Debug)]
pub struct Aims {
    by_role: [Bitboard; 6],
    all: Bitboard,
}

impl Playable for Position {
    type Move = Move;
    type Aims = Aims;
    type Moves = MoveList;
    type Lore = ();
    type Notes = Skeletons;

    const PASSES: bool = true;
    const HAS_MANY_MOVES: bool = true;
    const CAPTURES_ARE_FORCED: bool = false;
    const REMEMBERED_DEPTH: i32 = 1;
    const EXTENDS_SINGLE_REPLIES: bool = false;
    const DOUBT: i32 = 180;
    const MOST_MOVES: usize = Move::MOST;
    const MARGIN: i32 = 85;
    const PRUNING_DEPTH: i32 = 8;
    const COMPARING_DEPTH: i32 = 7;

    #[inline]
    fn side(&self) -> Side {
        self.side()
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key()
    }

    #[inline]
    fn list(&self, list: &mut MoveList) {
        self.list(Kind::Any, list);
    }

    #[inline]
    fn list_noisy(&self, room: &mut [Move]) -> usize {
        self.fill(Kind::Noisy, room)
    }

    #[inline]
    fn list_quiet(&self, room: &mut [Move]) -> usize {
        self.fill(Kind::Quiet, room)
    }

    #[inline]
    fn recall(&self, code: u16) -> Option<Move> {
        let mv = Move::of_code(code);
        self.is_legal(mv).then_some(mv)
    }

    #[inline]
    fn key_after(&self, mv: Move) -> u64 {
        self.key_after(mv)
    }

    #[inline]
    fn play(&mut self, mv: Move) {
        self.make(mv);
    }

    /// Not in check, nor with one piece or none beside the king and pawns: there zugzwang is common.
    fn pass(&self) -> Option<Self> {
        let side = self.side();
        let few = self.bits(side, Role::Pawn) | self.bits(side, Role::King);
        if (self.of(side) & !few).len() < 2 {
            return None;
        }
        self.pass()
    }

    #[inline]
    fn key_after_pass(&self) -> u64 {
        self.key_after_pass()
    }

    #[inline]
    fn is_forced(&self) -> bool {
        self.is_check()
    }

    /// Stalemate is found where all moves are looked at.
    #[inline]
    fn is_stuck(&self) -> bool {
        false
    }

    #[inline]
    fn is_threatened(&self) -> bool {
        false
    }

    #[inline]
    fn loses_without_moves(&self) -> bool {
        self.is_check()
    }

    /// FIDE 9.3, which either player would claim, and 5.2.2.
    #[inline]
    fn is_drawn(&self) -> bool {
        if self.halfmove_clock() >= 100 && self.fifty_moves() {
            return true;
        }
        self.occupied().len() <= 4 && !Side::ALL.into_iter().any(|side| self.can_win(side))
    }

    #[inline]
    fn known(&self, (): &()) -> Option<Score> {
        None
    }

    #[inline]
    fn reversible_plies(&self) -> usize {
        self.halfmove_clock() as usize
    }

    fn evaluate(&self, skeletons: &mut Skeletons) -> i32 {
        evaluation::evaluate(self, skeletons)
    }

    fn estimate(&self, skeletons: &mut Skeletons) -> Option<i32> {
        evaluation::estimate(self, skeletons)
    }

    #[inline]
    fn is_noisy(&self, mv: Move) -> bool {
        !mv.is_plain() || self.occupied().contains(mv.destination()) || self.takes_in_passing(mv)
    }

    #[inline]
    fn gain(&self, mv: Move) -> i32 {
        let victim = self.kind_at(mv.destination());
        let taken = if victim == 0 && self.takes_in_passing(mv) {
            exchange::value(Role::Pawn)
        } else {
            exchange::value_of_kind(victim)
        };
        let promoted = mv.promotion().map_or(0, |role| {
            exchange::value(role) - exchange::value(Role::Pawn)
        });
        taken + promoted
    }

    /// From the pawn's to the king's.
    #[inline]
    fn cheapness(actor: usize) -> i32 {
        /// By [kind](Position::kind_of).
        const CHEAPNESS: [i32; 8] = [0, 3, 2, 1, 5, 4, 0, 0];
        CHEAPNESS[actor & 7]
    }

    #[inline]
    fn exchange_is_at_least(&self, mv: Move, least: i32) -> bool {
        exchange::is_at_least(self, mv, least)
    }

    #[inline]
    fn aims(&self) -> Aims {
        let by_role = self.aims_at_king();
        let all = by_role
            .into_iter()
            .fold(Bitboard::EMPTY, |all, of_role| all | of_role);
        Aims { by_role, all }
    }

    /// Checks by the piece that moves.
    #[inline]
    fn forces(&self, mv: Move, aims: &Aims) -> bool {
        if !aims.all.contains(mv.destination()) {
            return false;
        }
        let role = if mv.is_plain() {
            self.role_at(mv.origin())
        } else {
            mv.promotion()
        };
        role.is_some_and(|role| aims.by_role[role as usize].contains(mv.destination()))
    }

    #[inline]
    fn actor(&self, mv: Move) -> usize {
        self.kind_at(mv.origin())
    }

    #[inline]
    fn victim(&self, mv: Move) -> usize {
        self.kind_at(mv.destination())
    }

    #[inline]
    fn code(mv: Move) -> u16 {
        mv.code()
    }
}

impl Weighted for Position {
    fn weights(&self) -> Vec<Weight> {
        let named = weights::names().zip(weights::WEIGHTS);
        let halves = named.flat_map(|(name, worth)| {
            [("middle", worth.middle()), ("end", worth.end())].map(|(half, value)| Weight {
                name: format!("{name}.{half}"),
                value: f64::from(value),
            })
        });
        halves.collect()
    }

    fn features(&self) -> Vec<Feature> {
        let found = evaluation::features(self).into_iter();
        let feature = found.filter_map(|(index, amount)| {
            let index = u16::try_from(index).ok()?;
            Some(Feature { index, amount })
        });
        feature.collect()
    }
}
