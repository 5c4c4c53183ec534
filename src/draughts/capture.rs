//! The search for captures: every way in which a piece can jump, and jump on, until it can't.

use super::generate::{Direction, View, ahead, last_row};
use super::geometry::place;
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

/// Shows `receiver` every sequence of captures by the piece on `from`, each once, whatever its rank.
#[inline]
pub(super) fn captures<K: Kernel, const UP: bool>(
    view: View,
    law: &Law,
    from: u64,
    receiver: &mut impl Receiver,
) {
    let is_king = view.kings & from != 0;
    let start = State {
        victims: view.enemy,
        // The origin is empty while the piece is on its way: it may be crossed, and landed on.
        empty: view.empty::<K>() | from,
        tally: Tally::default(),
        promotes: false,
    };
    let mut search = Search::<K, UP, _> {
        law,
        ranking: law.ranking(),
        enemy_kings: view.enemy & view.kings,
        from: place(from),
        is_king,
        receiver,
        kernel: PhantomData,
    };
    if is_king {
        search.king(from, start);
    } else {
        search.man(from, start);
    }
}

/// What changes from hop to hop.
#[derive(Clone, Copy)]
struct State {
    victims: u64,
    empty: u64,
    tally: Tally,
    promotes: bool,
}

struct Search<'a, K, const UP: bool, R> {
    law: &'a Law,
    ranking: Ranking,
    enemy_kings: u64,
    from: u8,
    is_king: bool,
    receiver: &'a mut R,
    kernel: PhantomData<K>,
}

impl<K: Kernel, const UP: bool, R: Receiver> Search<'_, K, UP, R> {
    /// Jumps on with a man that stands on `at`.
    fn man(&mut self, at: u64, state: State) {
        let victims = self.law.victims_of_men(state.victims, self.enemy_kings);
        let mut goes_on = false;
        for direction in ahead::<UP>() {
            goes_on |= self.man_towards(direction, at, victims, state);
            if K::BACKWARD {
                goes_on |= self.man_towards(direction.opposite(), at, victims, state);
            }
        }
        if !goes_on {
            let promotes = at & last_row::<K, UP>() != 0;
            self.end(at, State { promotes, ..state });
        }
    }

    #[inline]
    fn man_towards(&mut self, direction: Direction, at: u64, victims: u64, state: State) -> bool {
        let over = direction.step::<K>(at) & victims;
        let to = direction.step::<K>(over) & state.empty;
        if to == 0 {
            return false;
        }
        let state = self.take(over, state);
        self.receiver.hop(over, to);
        if to & last_row::<K, UP>() == 0 {
            self.man(to, state);
        } else {
            let crowned = State {
                promotes: true,
                ..state
            };
            match self.law.crowning {
                Crowning::Stops => self.end(to, crowned),
                Crowning::PassesAsMan => self.man(to, state),
                Crowning::PassesAsKing => self.king(to, crowned),
            }
        }
        self.receiver.unhop();
        true
    }

    /// Jumps on with a king that stands on `at`.
    fn king(&mut self, at: u64, state: State) {
        let mut goes_on = false;
        for direction in Direction::ALL {
            if K::FLYING {
                let over = victim::<K>(at, direction, state);
                if over != 0 {
                    goes_on = true;
                    self.fly(over, direction, state);
                }
            } else {
                let over = direction.step::<K>(at) & state.victims;
                let to = direction.step::<K>(over) & state.empty;
                if to != 0 {
                    goes_on = true;
                    let state = self.take(over, state);
                    self.receiver.hop(over, to);
                    self.king(to, state);
                    self.receiver.unhop();
                }
            }
        }
        if !goes_on {
            self.end(at, state);
        }
    }

    /// Jumps over `over` with a flying king, and on from whatever square it may land on.
    ///
    /// The duty to go on is the piece's, whichever square it lands on: where any of them lets it go on, it must.
    fn fly(&mut self, over: u64, direction: Direction, state: State) {
        let state = self.take(over, state);
        let first = direction.step::<K>(over);
        let mut goes_on = false;
        let mut landing = first;
        while landing & state.empty != 0 {
            for across in direction.across() {
                goes_on |= self.fly_on(over, landing, across, state);
            }
            landing = direction.step::<K>(landing);
        }
        // Along the same line every landing leads to the same piece: the first stands for all.
        goes_on |= self.fly_on(over, first, direction, state);
        if self.law.removed_at_once {
            goes_on |= self.fly_on(over, first, direction.opposite(), state);
        }
        if goes_on {
            return;
        }
        landing = first;
        while landing & state.empty != 0 {
            self.receiver.hop(over, landing);
            self.end(landing, state);
            self.receiver.unhop();
            landing = direction.step::<K>(landing);
        }
    }

    #[inline]
    fn fly_on(&mut self, over: u64, landing: u64, direction: Direction, state: State) -> bool {
        let next = victim::<K>(landing, direction, state);
        if next == 0 {
            return false;
        }
        self.receiver.hop(over, landing);
        self.fly(next, direction, state);
        self.receiver.unhop();
        true
    }

    #[inline]
    const fn take(&self, over: u64, state: State) -> State {
        State {
            victims: state.victims ^ over,
            empty: if self.law.removed_at_once {
                state.empty | over
            } else {
                state.empty
            },
            tally: state.tally.with(over, over & self.enemy_kings != 0),
            promotes: state.promotes,
        }
    }

    #[inline]
    fn end(&mut self, at: u64, state: State) {
        let capture = Move::new(
            (self.from, place(at)),
            state.tally.taken,
            state.promotes,
            self.law.geometry,
        );
        let rank = self.ranking.rank(state.tally, self.is_king);
        self.receiver.found(rank, capture);
    }
}

/// The first piece on the line from `at` in `direction`, if it can be jumped.
#[inline]
const fn victim<K: Kernel>(at: u64, direction: Direction, state: State) -> u64 {
    let mut over = direction.step::<K>(at);
    while over & state.empty != 0 {
        over = direction.step::<K>(over);
    }
    if direction.step::<K>(over & state.victims) & state.empty == 0 {
        0
    } else {
        over
    }
}
