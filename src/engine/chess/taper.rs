//! A number for the middlegame and one for the endgame, added in one go.

use std::ops::{Add, AddAssign, Mul, Sub, SubAssign};

/// Points in the middlegame and in the endgame, within ±2¹⁵ each: the endgame's in the upper half of a number, the
/// middlegame's, which borrows from it if it is negative, in the lower.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Taper(i32);

/// The middlegame's points first.
pub(super) const fn taper(middle: i32, end: i32) -> Taper {
    Taper((end << 16) + middle)
}

impl Taper {
    #[inline]
    pub(super) const fn middle(self) -> i32 {
        (self.0 << 16) >> 16
    }

    #[inline]
    pub(super) const fn end(self) -> i32 {
        (self.0 + (1 << 15)) >> 16
    }

    /// Adds within constants.
    pub(super) const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Add for Taper {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        self.plus(other)
    }
}

impl AddAssign for Taper {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Taper {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Taper {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Mul<i32> for Taper {
    type Output = Self;

    #[inline]
    fn mul(self, times: i32) -> Self {
        Self(self.0 * times)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_numbers_come_back_after_any_sum() {
        let sum = taper(-120, 35) * 7 + taper(3, -400) - taper(-1, 1);
        assert_eq!((sum.middle(), sum.end()), (-836, -156));
        assert_eq!((taper(-1, 0).middle(), taper(-1, 0).end()), (-1, 0));
    }
}
