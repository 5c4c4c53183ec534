//! The search for captures: every way in which a piece can jump, and jump on, until it can't.

use super::generate::{Direction, View, ahead, last_row};
use super::geometry::{Bits, place};
use super::law::{Kernel, Law, Ranking, Tally};
use super::moves::Move;
use super::rules::Crowning;
use std::marker::PhantomData;

/// What is done with the captures that are found.
pub(super) trait Receiver {
    /// The piece jumps over `over` and lands on `to`.
    #[inline]
    fn hop(&mut self, _over: u64, _to: u64) {}

    /// The last hop is taken back.
    #[inline]
    fn unhop(&mut self) {}

    /// The hops so far are a whole capture. Of two, the one of the higher rank must be chosen.
    fn found(&mut self, rank: u32, capture: Move);
}

/// Shows `receiver` every sequence of captures by each of `pieces`, each once, whatever its rank.
#[inline]
pub(super) fn captures<K: Kernel, const UP: bool>(
    view: View,
    law: &Law,
    pieces: u64,
    receiver: &mut impl Receiver,
) {
    let mut search = Search::<K, UP, _> {
        law,
        ranking: law.ranking(),
        victims: view.enemy,
        victims_of_men: law.victims_of_men(view.enemy, view.kings),
        enemy_kings: view.enemy & view.kings,
        empty: 0,
        from: 0,
        is_king: false,
        receiver,
        kernel: PhantomData,
    };
    for from in Bits(pieces) {
        let piece = 1 << from;
        search.from = from;
        search.is_king = view.kings & piece != 0;
        // The origin is empty while the piece is on its way: it may be crossed, and landed on.
        search.empty = view.empty::<K>() | piece;
        if search.is_king {
            search.king(piece, Tally::default());
        } else {
            search.man(piece, Tally::default());
        }
    }
}

struct Search<'a, K, const UP: bool, R> {
    law: &'a Law,
    ranking: Ranking,
    /// The enemy's pieces, and those of them that a man may take.
    victims: u64,
    victims_of_men: u64,
    enemy_kings: u64,
    /// The squares that are empty when the move begins, its origin among them.
    empty: u64,
    from: u8,
    is_king: bool,
    receiver: &'a mut R,
    kernel: PhantomData<K>,
}

impl<K: Kernel, const UP: bool, R: Receiver> Search<'_, K, UP, R> {
    /// Jumps on with a man that stands on `at`.
    fn man(&mut self, at: u64, tally: Tally) {
        let mut goes_on = false;
        for direction in ahead::<UP>() {
            goes_on |= self.man_towards(direction, at, tally);
            if K::BACKWARD {
                goes_on |= self.man_towards(direction.opposite(), at, tally);
            }
        }
        if !goes_on {
            self.end(at, tally, at & last_row::<K, UP>() != 0);
        }
    }

    #[inline]
    fn man_towards(&mut self, direction: Direction, at: u64, tally: Tally) -> bool {
        let over = direction.step::<K>(at) & self.victims_of_men & !tally.taken;
        let to = direction.step::<K>(over) & self.empty_after(tally);
        if to == 0 {
            return false;
        }
        let tally = self.take(over, tally);
        self.receiver.hop(over, to);
        if to & last_row::<K, UP>() == 0 {
            self.man(to, tally);
        } else {
            match self.law.crowning() {
                Crowning::Stops => self.end(to, tally, true),
                Crowning::PassesAsMan => self.man(to, tally),
                Crowning::PassesAsKing => self.king(to, tally),
            }
        }
        self.receiver.unhop();
        true
    }

    /// Jumps on with a king that stands on `at`.
    fn king(&mut self, at: u64, tally: Tally) {
        let mut goes_on = false;
        for direction in Direction::ALL {
            if K::FLYING {
                let over = self.victim(at, direction, tally);
                if over != 0 {
                    goes_on = true;
                    self.fly(over, direction, tally);
                }
            } else {
                let over = direction.step::<K>(at) & self.victims & !tally.taken;
                let to = direction.step::<K>(over) & self.empty_after(tally);
                if to != 0 {
                    goes_on = true;
                    self.receiver.hop(over, to);
                    self.king(to, self.take(over, tally));
                    self.receiver.unhop();
                }
            }
        }
        if !goes_on {
            self.end_as_king(at, tally);
        }
    }

    /// Jumps over `over` with a flying king, and on from whatever square it may land on.
    ///
    /// The duty to go on is the piece's, whichever square it lands on: where any of them lets it go on, it must.
    fn fly(&mut self, over: u64, direction: Direction, tally: Tally) {
        let tally = self.take(over, tally);
        let empty = self.empty_after(tally);
        let first = direction.step::<K>(over);
        let mut goes_on = false;
        let mut landing = first;
        while landing & empty != 0 {
            for across in direction.across() {
                goes_on |= self.fly_on(over, landing, across, tally);
            }
            landing = direction.step::<K>(landing);
        }
        // Along the same line every landing leads to the same piece: the first stands for all.
        goes_on |= self.fly_on(over, first, direction, tally);
        if self.law.removes_at_once() {
            goes_on |= self.fly_on(over, first, direction.opposite(), tally);
        }
        if goes_on {
            return;
        }
        landing = first;
        while landing & empty != 0 {
            self.receiver.hop(over, landing);
            self.end_as_king(landing, tally);
            self.receiver.unhop();
            landing = direction.step::<K>(landing);
        }
    }

    #[inline]
    fn fly_on(&mut self, over: u64, landing: u64, direction: Direction, tally: Tally) -> bool {
        let next = self.victim(landing, direction, tally);
        if next == 0 {
            return false;
        }
        self.receiver.hop(over, landing);
        self.fly(next, direction, tally);
        self.receiver.unhop();
        true
    }

    /// The first piece on the line from `at` in `direction`, if it can be jumped.
    #[inline]
    const fn victim(&self, at: u64, direction: Direction, tally: Tally) -> u64 {
        let empty = self.empty_after(tally);
        let mut over = direction.step::<K>(at);
        while over & empty != 0 {
            over = direction.step::<K>(over);
        }
        let over = over & self.victims & !tally.taken;
        if direction.step::<K>(over) & empty == 0 {
            0
        } else {
            over
        }
    }

    /// The squares that are empty once the pieces of `tally` are taken.
    #[inline]
    const fn empty_after(&self, tally: Tally) -> u64 {
        if self.law.removes_at_once() {
            self.empty | tally.taken
        } else {
            self.empty
        }
    }

    #[inline]
    const fn take(&self, over: u64, tally: Tally) -> Tally {
        tally.with(over, over & self.enemy_kings != 0)
    }

    #[inline]
    fn end_as_king(&mut self, at: u64, tally: Tally) {
        self.end(at, tally, !self.is_king);
    }

    #[inline]
    fn end(&mut self, at: u64, tally: Tally, promotes: bool) {
        let ends = (self.from, place(at));
        let capture = Move::new(ends, tally.taken, promotes, self.law.geometry);
        let rank = self.ranking.rank(tally, self.enemy_kings, self.is_king);
        self.receiver.found(rank, capture);
    }
}
