//! Material: how many men and kings each side has.

/// The pieces of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Force {
    /// How many men.
    pub men: u8,
    /// How many kings.
    pub kings: u8,
}

/// The pieces of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Material {
    /// Those of the side to move.
    pub own: Force,
    /// Those of the other.
    pub enemy: Force,
}

impl Force {
    /// How many pieces.
    pub const fn count(self) -> u8 {
        self.men + self.kings
    }

    /// Every force of so many pieces.
    fn all(count: u8) -> impl Iterator<Item = Self> {
        (0..=count).map(move |men| Self {
            men,
            kings: count - men,
        })
    }
}

impl Material {
    /// How many pieces there are in all.
    pub const fn count(self) -> u8 {
        self.own.count() + self.enemy.count()
    }

    /// How many of them are men.
    const fn men(self) -> u8 {
        self.own.men + self.enemy.men
    }

    /// The same as the other side sees it.
    pub const fn reversed(self) -> Self {
        Self {
            own: self.enemy,
            enemy: self.own,
        }
    }

    /// All material of 2 to `most` pieces with one at least on each side. Whatever a capture or a promotion leads to comes
    /// before what it leads from; what the other side sees comes next to it.
    pub(super) fn all(most: u8) -> Vec<Self> {
        let mut all: Vec<Self> = (2..=most)
            .flat_map(|count| (1..count).map(move |own| (own, count - own)))
            .flat_map(|(own, enemy)| {
                Force::all(own)
                    .flat_map(move |own| Force::all(enemy).map(move |enemy| Self { own, enemy }))
            })
            .collect();
        all.sort_by_key(|material| {
            let Self { own, enemy } = *material;
            let pair = (own.max(enemy), own.min(enemy));
            (material.count(), material.men(), pair, own < enemy)
        });
        all
    }

    /// A number for all material of at most four pieces, below [`Material::CODES`].
    pub(super) const fn code(self) -> usize {
        let Self { own, enemy } = self;
        (own.men as usize) << 6
            | (own.kings as usize) << 4
            | (enemy.men as usize) << 2
            | enemy.kings as usize
    }

    pub(super) const CODES: usize = 1 << 8;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_move_leads_to_comes_first_and_both_views_stand_side_by_side() {
        let all = Material::all(4);
        let place = |material| all.iter().position(|&other| other == material);
        for (at, material) in all.iter().enumerate() {
            let other = place(material.reversed()).expect("the other view");
            assert!(other.abs_diff(at) <= 1);
            if material.own.men > 0 {
                let mut promoted = *material;
                promoted.own.men -= 1;
                promoted.own.kings += 1;
                assert!(place(promoted) < Some(at));
            }
        }
    }

    #[test]
    fn no_two_have_the_same_code() {
        let mut codes: Vec<usize> = Material::all(4).into_iter().map(Material::code).collect();
        codes.sort_unstable();
        let count = codes.len();
        codes.dedup();
        assert_eq!(codes.len(), count);
        assert!(codes.iter().all(|&code| code < Material::CODES));
    }
}
