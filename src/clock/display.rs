//! The digits on a clock's face.

use std::time::Duration;

/// At this and below, tenths of a second are shown; between it and ten seconds the face shows `0:10`.
const TENTHS_FROM: Duration = Duration::from_millis(9_900);
const SECOND: Duration = Duration::from_secs(1);
const TENTH: Duration = Duration::from_millis(100);

/// The face of a clock that counts down: `h:mm:ss` or `m:ss`, below ten seconds `m:ss.t`.
///
/// Rounded up, so that `0:00.0` is seen only when nothing is left.
pub fn display(left: Duration) -> String {
    if left > TENTHS_FROM {
        return whole_seconds(left.as_nanos().div_ceil(SECOND.as_nanos()));
    }
    let tenths = left.as_nanos().div_ceil(TENTH.as_nanos());
    format!("0:{:02}.{}", tenths / 10, tenths % 10)
}

/// The face of a clock that counts up: `h:mm:ss` or `m:ss`, rounded down.
pub fn display_used(used: Duration) -> String {
    whole_seconds(u128::from(used.as_secs()))
}

/// How long until [`display`] shows something else, with `left` running down; nothing if nothing is left.
pub(super) fn until_change(left: Duration) -> Option<Duration> {
    if left.is_zero() {
        return None;
    }
    Some(if left > TENTHS_FROM {
        above_next_step(left, 1).min(left.saturating_sub(TENTHS_FROM))
    } else {
        above_next_step(left, 10)
    })
}

/// How long until [`display_used`] shows something else, with `used` running up.
pub(super) const fn until_change_of_used(used: Duration) -> Duration {
    SECOND.saturating_sub(Duration::new(0, used.subsec_nanos()))
}

/// How far `left` is above the next lower multiple of a second's `parts`-th part.
const fn above_next_step(left: Duration, parts: u32) -> Duration {
    let step = 1_000_000_000 / parts;
    match left.subsec_nanos() % step {
        0 => Duration::new(0, step),
        rest => Duration::new(0, rest),
    }
}

fn whole_seconds(seconds: u128) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours == 0 {
        format!("{minutes}:{seconds:02}")
    } else {
        format!("{hours}:{minutes:02}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rstest::rstest;

    #[rstest]
    #[case(0, "0:00.0")]
    #[case(1, "0:00.1")]
    #[case(100, "0:00.1")]
    #[case(101, "0:00.2")]
    #[case(9_899, "0:09.9")]
    #[case(9_900, "0:09.9")]
    #[case(9_901, "0:10")]
    #[case(10_000, "0:10")]
    #[case(10_001, "0:11")]
    #[case(59_001, "1:00")]
    #[case(300_000, "5:00")]
    #[case(3_599_001, "1:00:00")]
    #[case(5_400_000, "1:30:00")]
    #[case(360_000_000, "100:00:00")]
    fn a_clock_counting_down_is_rounded_up(#[case] millis: u64, #[case] face: &str) {
        assert_eq!(display(Duration::from_millis(millis)), face);
    }

    #[rstest]
    #[case(0, "0:00")]
    #[case(999, "0:00")]
    #[case(1_000, "0:01")]
    #[case(61_500, "1:01")]
    #[case(3_600_000, "1:00:00")]
    fn a_clock_counting_up_is_rounded_down(#[case] millis: u64, #[case] face: &str) {
        assert_eq!(display_used(Duration::from_millis(millis)), face);
    }

    proptest! {
        #[test]
        fn the_face_changes_exactly_when_it_is_said_to(millis in 1_u64..400_000) {
            let left = Duration::from_millis(millis);
            let wait = until_change(left).unwrap();
            let just_before = wait.saturating_sub(Duration::from_millis(1));
            prop_assert_eq!(display(left.saturating_sub(just_before)), display(left));
            prop_assert_ne!(display(left.saturating_sub(wait)), display(left));
        }

        #[test]
        fn a_counting_face_changes_exactly_when_it_is_said_to(millis in 0_u64..400_000) {
            let used = Duration::from_millis(millis);
            let wait = until_change_of_used(used);
            let just_before = wait.saturating_sub(Duration::from_millis(1));
            prop_assert_eq!(display_used(used + just_before), display_used(used));
            prop_assert_ne!(display_used(used + wait), display_used(used));
        }
    }
}
