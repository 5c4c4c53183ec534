//! The draws by a count of moves.

use super::moves::Move;
use super::position::Position;
use super::rules::{Count, CountedDraw, Rules};
use crate::board::{Side, Square};

/// A draw by a count of moves that is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawRule {
    /// What was counted.
    pub count: Count,
    /// How many plies: moves of either side.
    pub plies: u16,
    /// Whether a player has to claim it; otherwise the game has ended.
    pub claimed: bool,
}

/// What a position remembers of the plies before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counters {
    /// Plies since the last capture or man's move.
    pub(super) reversible: u16,
    /// Plies since the material that each of the rule set's counts asks for came about.
    material: [u16; Rules::COUNTED_DRAWS],
}

impl Counters {
    /// Those of a position in which no material is counted.
    #[inline]
    pub(super) const fn of_reversible(reversible: u16) -> Self {
        Self {
            reversible,
            material: [0; Rules::COUNTED_DRAWS],
        }
    }

    /// Whether any of them counts.
    #[inline]
    const fn have_begun(self) -> bool {
        let [one, two, three] = self.material;
        self.reversible | one | two | three != 0
    }
}

impl Position {
    /// The draw by a count of moves that is reached; one that ends the game by itself before one to be claimed.
    #[inline]
    pub fn draw(&self) -> Option<DrawRule> {
        if self.counters().have_begun() {
            self.draw_by_counters()
        } else {
            None
        }
    }

    fn draw_by_counters(&self) -> Option<DrawRule> {
        let reached = self
            .rules()
            .counted_draws
            .iter()
            .zip(self.counters().material)
            .filter_map(|(draw, material)| {
                let CountedDraw {
                    count,
                    moves,
                    claimed,
                } = (*draw)?;
                let plies = match count {
                    Count::QuietKings => self.counters().reversible,
                    Count::LoneKing { .. } | Count::HeldDiagonal => material,
                };
                (plies >= 2 * u16::from(moves)).then_some(DrawRule {
                    count,
                    plies,
                    claimed,
                })
            });
        reached.min_by_key(|draw| draw.claimed)
    }

    /// How many plies the counts that run now leave before one of them makes a draw; `None` if none runs.
    pub(crate) fn plies_to_draw(&self) -> Option<u16> {
        let draws = self.rules().counted_draws.iter();
        draws
            .zip(self.counters().material)
            .filter_map(|(draw, material)| {
                let CountedDraw { count, moves, .. } = (*draw)?;
                let plies = match count {
                    Count::QuietKings => Some(self.counters().reversible),
                    Count::LoneKing { least, most } => {
                        self.has_lone_king(least, most).then_some(material)
                    }
                    Count::HeldDiagonal => {
                        (material > 0 || self.holds_diagonal()).then_some(material)
                    }
                };
                Some((2 * u16::from(moves)).saturating_sub(plies?))
            })
            .min()
    }

    /// Plies since the last capture or man's move, `played` included.
    #[inline]
    pub(super) const fn reversible_after(&self, played: Move) -> u16 {
        if self.is_irreversible(played) {
            0
        } else {
            self.counters().reversible.saturating_add(1)
        }
    }

    /// The counters of `next`, one ply on, with the counts of material.
    pub(super) fn counters_before(&self, next: &Self) -> Counters {
        let mut material = self.counters().material;
        for (plies, draw) in material.iter_mut().zip(&self.rules().counted_draws) {
            let goes_on = match draw.as_ref().map(|draw| draw.count) {
                None | Some(Count::QuietKings) => false,
                Some(Count::LoneKing { least, most }) => {
                    self.has_lone_king(least, most) && next.has_lone_king(least, most)
                }
                Some(Count::HeldDiagonal) => {
                    (*plies > 0 || self.holds_diagonal()) && next.is_three_kings_against_one()
                }
            };
            *plies = if goes_on { plies.saturating_add(1) } else { 0 };
        }
        Counters {
            material,
            ..next.counters()
        }
    }

    fn has_lone_king(&self, least: u8, most: u8) -> bool {
        let size = usize::from(least)..=usize::from(most);
        Side::ALL.into_iter().any(|strong| {
            self.is_lone_king(!strong)
                && size.contains(&self.count(strong))
                && self.count_kings(strong) > 0
        })
    }

    fn is_lone_king(&self, side: Side) -> bool {
        self.count(side) == 1 && self.count_kings(side) == 1
    }

    fn is_three_kings_against_one(&self) -> bool {
        Side::ALL.into_iter().any(|strong| {
            self.is_lone_king(!strong) && self.count(strong) == 3 && self.count_kings(strong) == 3
        })
    }

    /// Whether three kings stand against one, and one of the three, but not the lone one, on the main diagonal.
    fn holds_diagonal(&self) -> bool {
        if !self.is_three_kings_against_one() {
            return false;
        }
        let mut on_diagonal = Side::ALL.map(|_| false);
        for (square, piece) in self.pieces() {
            on_diagonal[piece.side.index()] |= self.is_on_main_diagonal(square);
        }
        Side::ALL.into_iter().any(|strong| {
            self.is_lone_king(!strong)
                && on_diagonal[strong.index()]
                && !on_diagonal[strong.opposite().index()]
        })
    }

    /// Whether `square` lies on the diagonal that joins the two playable corners.
    const fn is_on_main_diagonal(&self, square: Square) -> bool {
        let last = self.rules().side_length() - 1;
        let left_corner = self.rules().is_playable(Square::at(0, 0));
        let from_left = if left_corner {
            square.file()
        } else {
            last - square.file()
        };
        from_left == square.rank()
    }
}
