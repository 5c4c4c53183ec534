//! A number for the middlegame and one for the endgame.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// Points in the middlegame and in the endgame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Taper {
    pub(super) middle: i32,
    pub(super) end: i32,
}

/// The middlegame's points first.
pub(super) const fn taper(middle: i32, end: i32) -> Taper {
    Taper { middle, end }
}

impl Add for Taper {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        taper(self.middle + other.middle, self.end + other.end)
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
        taper(self.middle - other.middle, self.end - other.end)
    }
}

impl SubAssign for Taper {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Neg for Taper {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        taper(-self.middle, -self.end)
    }
}

impl Mul<i32> for Taper {
    type Output = Self;

    #[inline]
    fn mul(self, times: i32) -> Self {
        taper(self.middle * times, self.end * times)
    }
}
