//! Counts: how many positions of each material are won, drawn and lost.

use super::{Material, Tables, Verdict};

/// How many positions of a material are won, drawn and lost for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// The material.
    pub material: Material,
    /// How many are won.
    pub won: usize,
    /// How many are drawn.
    pub drawn: usize,
    /// How many are lost.
    pub lost: usize,
    /// How many plies the longest win or loss takes; `None` if all are drawn.
    pub longest: Option<usize>,
}

impl Counts {
    /// How many positions there are.
    pub const fn total(&self) -> usize {
        self.won + self.drawn + self.lost
    }
}

impl Tables {
    /// The counts of each material, from the fewest pieces on.
    pub fn counts(&self) -> Vec<Counts> {
        let classes = self.space.classes.iter();
        classes.map(|class| self.counts_of(class)).collect()
    }

    fn counts_of(&self, class: &super::space::Class) -> Counts {
        let mut counts = Counts {
            material: class.material,
            won: 0,
            drawn: 0,
            lost: 0,
            longest: None,
        };
        for place in class.places.clone() {
            if self.space.view(class, place).is_none() {
                continue;
            }
            let verdict = Verdict::from_byte(self.verdicts[place]);
            match verdict {
                Verdict::Wins(_) => counts.won += 1,
                Verdict::Drawn => counts.drawn += 1,
                Verdict::Loses(_) => counts.lost += 1,
            }
            counts.longest = counts.longest.max(verdict.plies());
        }
        counts
    }
}
