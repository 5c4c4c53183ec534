//! The clocks of a game, as the players and the arbiter see them.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use damero::board::Side::{Black, White};
use damero::clock::{Clocks, Flagged, Moment, TimeControl};
use proptest::prelude::*;
use rstest::rstest;
use std::time::Duration;

const fn at(millis: u64) -> Moment {
    Moment::after_start(Duration::from_millis(millis))
}

const fn millis(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

fn clocks(control: &str) -> Clocks {
    Clocks::new(control.parse().unwrap())
}

/// Clocks with White to move and thinking since the start.
fn started(control: &str) -> Clocks {
    let mut clocks = clocks(control);
    clocks.start(White, at(0));
    clocks
}

#[test]
fn the_increment_comes_after_the_move_and_to_the_mover_only() {
    let mut clocks = started("3+2");
    assert_eq!(clocks.press(at(1_000)), Ok(millis(1_000)));
    assert_eq!(clocks.remaining(White, at(1_000)), Some(millis(181_000)));
    assert_eq!(clocks.remaining(Black, at(1_000)), Some(millis(180_000)));
}

#[test]
fn there_is_no_increment_before_the_first_move() {
    let clocks = clocks("30+20");
    assert_eq!(clocks.face(Black, at(0)), "30:00");
    assert_eq!(clocks.running(), None);
}

#[test]
fn a_new_game_knows_nothing_of_the_clocks_of_the_former() {
    let mut clocks = started("6+3,3+2");
    assert_eq!(clocks.face(White, at(0)), "6:00");
    assert_eq!(clocks.face(Black, at(0)), "3:00");
    clocks.press(at(0)).unwrap();

    clocks = Clocks::new("10".parse().unwrap());
    assert_eq!(clocks.flagged(at(500_000)), None);
    assert_eq!(clocks.next_visible_change(at(500_000)), None);
    clocks.start(White, at(500_000));
    assert_eq!(clocks.flagged(at(1_099_999)), None);
}

#[test]
fn the_clock_stops_at_the_end_of_the_game() {
    let mut clocks = started("1");
    clocks.press(at(59_700)).unwrap();
    clocks.stop(at(59_700));
    clocks.resume(at(60_000));
    assert_eq!(clocks.remaining(White, at(90_000)), Some(millis(300)));
    assert_eq!(clocks.flagged(at(900_000)), None);
    assert_eq!(clocks.running(), None);
    assert_eq!(clocks.next_visible_change(at(90_000)), None);
}

#[test]
fn a_flag_that_nobody_saw_falling_has_fallen_all_the_same() {
    let clocks = started("1");
    assert_eq!(clocks.flagged(at(59_999)), None);
    assert_eq!(clocks.flagged(at(60_000)), Some(White));
    assert_eq!(clocks.flagged(at(7_200_000)), Some(White));
    assert_eq!(clocks.remaining(White, at(7_200_000)), Some(millis(0)));
    assert_eq!(clocks.used(White, at(7_200_000)), millis(60_000));
    assert_eq!(clocks.face(White, at(7_200_000)), "0:00.0");
    assert_eq!(clocks.next_visible_change(at(7_200_000)), None);
}

#[test]
fn a_refused_move_leaves_the_clock_of_the_mover_running() {
    let clocks = started("5");
    // Nothing is pressed for a refused move: there is nothing to undo.
    assert_eq!(clocks.running(), Some(White));
    assert_eq!(clocks.remaining(White, at(10_000)), Some(millis(290_000)));
}

#[rstest]
#[case::in_time(59_999, Ok(millis(59_999)))]
#[case::at_the_very_instant(60_000, Err(Flagged(White)))]
#[case::late(60_001, Err(Flagged(White)))]
fn a_move_counts_only_before_the_flag(
    #[case] moment: u64,
    #[case] pressed: Result<Duration, Flagged>,
) {
    let mut clocks = started("1+5");
    assert_eq!(clocks.press(at(moment)), pressed);
}

#[test]
fn a_move_made_in_time_stands_though_it_is_noticed_later() {
    let mut clocks = started("1");
    clocks.press(at(59_999)).unwrap();
    clocks.stop(at(59_999));
    assert_eq!(clocks.flagged(at(60_500)), None);
    assert_eq!(clocks.remaining(White, at(60_500)), Some(millis(1)));
}

#[test]
fn a_move_that_is_too_late_changes_nothing() {
    let mut clocks = started("1+5");
    let before = clocks.clone();
    clocks.press(at(60_000)).unwrap_err();
    assert_eq!(clocks, before);
}

#[test]
fn taking_back_restores_both_clocks() {
    let mut clocks = started("5d3");
    clocks.press(at(10_000)).unwrap();
    let kept = clocks.stamp(at(12_000));
    clocks.press(at(20_000)).unwrap();

    clocks.restore(kept);
    assert_eq!(clocks.stamp(at(50_000)), kept);
    clocks.resume(at(50_000));
    assert_eq!(clocks.running(), Some(Black));
    // Two seconds of Black's delay had passed; one is left.
    assert_eq!(clocks.remaining(Black, at(51_000)), Some(millis(300_000)));
    assert_eq!(clocks.remaining(Black, at(52_000)), Some(millis(299_000)));
    assert_eq!(clocks.remaining(White, at(52_000)), Some(millis(293_000)));
}

#[test]
fn no_time_passes_while_a_piece_is_on_its_way() {
    let mut clocks = started("5");
    clocks.press(at(1_000)).unwrap();
    clocks.pause(at(1_000));
    assert_eq!(clocks.running(), None);
    assert_eq!(clocks.next_visible_change(at(1_200)), None);
    clocks.resume(at(1_360));
    assert_eq!(clocks.press(at(2_360)), Ok(millis(1_000)));
    assert_eq!(clocks.remaining(Black, at(2_360)), Some(millis(299_000)));
}

#[test]
fn a_pause_keeps_what_is_left_of_the_turn() {
    let mut clocks = started("5b3");
    clocks.pause(at(1_000));
    clocks.pause(at(4_000));
    clocks.resume(at(60_000));
    clocks.resume(at(60_500));
    assert_eq!(clocks.press(at(61_000)), Ok(millis(2_000)));
    assert_eq!(clocks.remaining(White, at(61_000)), Some(millis(300_000)));
}

#[test]
fn a_move_during_a_pause_passes_the_turn_but_starts_nothing() {
    let mut clocks = started("5");
    clocks.pause(at(1_000));
    assert_eq!(clocks.press(at(3_000)), Ok(millis(1_000)));
    assert_eq!(clocks.running(), None);
    clocks.resume(at(5_000));
    assert_eq!(clocks.running(), Some(Black));
    assert_eq!(clocks.remaining(Black, at(5_000)), Some(millis(300_000)));
}

#[test]
fn black_may_start() {
    let mut clocks = clocks("5");
    clocks.start(Black, at(0));
    assert_eq!(clocks.running(), Some(Black));
    clocks.press(at(2_000)).unwrap();
    assert_eq!(clocks.running(), Some(White));
    assert_eq!(clocks.remaining(Black, at(9_000)), Some(millis(298_000)));
}

#[rstest]
#[case::within_the_delay(2_000, 300_000)]
#[case::just_the_delay(3_000, 300_000)]
#[case::beyond_it(5_000, 298_000)]
fn the_clock_waits_for_the_delay(#[case] thought: u64, #[case] left: u64) {
    let mut clocks = started("5d3");
    assert_eq!(clocks.press(at(thought)), Ok(millis(thought)));
    assert_eq!(clocks.remaining(White, at(thought)), Some(millis(left)));
    // What was not used of it is lost, and Black's turn has a delay of its own.
    let black = clocks.remaining(Black, at(thought + 4_000));
    assert_eq!(black, Some(millis(299_000)));
}

#[test]
fn the_flag_falls_after_the_delay_too() {
    let clocks = started("1d5");
    assert_eq!(clocks.flagged(at(64_999)), None);
    assert_eq!(clocks.flagged(at(65_000)), Some(White));
    assert_eq!(clocks.used(White, at(99_000)), millis(65_000));
}

#[rstest]
#[case::quick(2_000, 300_000)]
#[case::just_as_long(3_000, 300_000)]
#[case::slow(5_000, 298_000)]
fn bronstein_gives_back_what_was_used_at_most(#[case] thought: u64, #[case] left: u64) {
    let mut clocks = started("5b3");
    assert_eq!(
        clocks.remaining(White, at(thought)),
        Some(millis(300_000 - thought))
    );
    clocks.press(at(thought)).unwrap();
    assert_eq!(clocks.remaining(White, at(thought)), Some(millis(left)));
}

#[test]
fn the_flag_can_fall_before_bronstein_gives_anything_back() {
    let mut clocks = started("2sb3");
    assert_eq!(clocks.press(at(2_000)), Err(Flagged(White)));
}

#[test]
fn the_second_period_comes_after_its_number_of_moves_and_once() {
    let mut clocks = started("2/1+0.5+1");
    let mut left = Vec::new();
    for turn in 1..=3 {
        let now = turn * 20_000 - 10_000;
        clocks.press(at(now)).unwrap();
        left.push(clocks.remaining(White, at(now)).unwrap().as_millis());
        clocks.press(at(now + 10_000)).unwrap();
    }
    assert_eq!(left, [51_000, 72_000, 63_000]);
    assert_eq!(clocks.stamp(at(60_000)).moves(White), 3);
}

#[test]
fn the_flag_falls_in_the_first_period_too() {
    let clocks = started("40/90+30");
    assert_eq!(clocks.flagged(at(90 * 60_000 - 1)), None);
    assert_eq!(clocks.flagged(at(90 * 60_000)), Some(White));
}

#[test]
fn without_a_limit_the_clocks_count_up() {
    let mut clocks = started("none");
    assert_eq!(clocks.face(White, at(61_999)), "1:01");
    assert_eq!(clocks.next_visible_change(at(61_999)), Some(at(62_000)));
    assert_eq!(clocks.press(at(62_000)), Ok(millis(62_000)));
    clocks.press(at(65_000)).unwrap();
    assert_eq!(clocks.used(White, at(66_500)), millis(63_500));
    assert_eq!(clocks.used(Black, at(66_500)), millis(3_000));
    assert_eq!(clocks.remaining(White, at(66_500)), None);
    assert_eq!(clocks.flagged(at(u64::MAX)), None);
}

#[rstest]
#[case::first_second("5", 0, 1_000)]
#[case::within_a_second("5", 500, 1_000)]
#[case::after_the_delay("5d3", 500, 4_000)]
#[case::ten_seconds("10s", 0, 100)]
#[case::tenths("10s", 100, 200)]
#[case::the_last_tenth_is_the_flag("10s", 9_950, 10_000)]
fn the_next_change_is_known(#[case] control: &str, #[case] now: u64, #[case] next: u64) {
    assert_eq!(
        started(control).next_visible_change(at(now)),
        Some(at(next))
    );
}

proptest! {
    #[test]
    fn a_face_stays_until_the_next_change_and_then_is_another(
        control in prop::sample::select(vec!["none", "1", "0.5+2", "0.5d5", "0.5b5", "1/0.5+0.5", "1,0.5"]),
        turns in prop::collection::vec(0_u64..15_000, 0..8),
        wait in 0_u64..20_000,
    ) {
        let mut clocks = started(control);
        let mut now = 0;
        for turn in turns {
            now += turn;
            let _ = clocks.press(at(now));
        }
        now += wait;
        let side = clocks.running().unwrap();
        if let Some(next) = clocks.next_visible_change(at(now)) {
            let wait = u64::try_from(next.since(at(now)).as_millis()).unwrap();
            prop_assert!(wait > 0);
            prop_assert_eq!(clocks.face(side, at(now + wait - 1)), clocks.face(side, at(now)));
            prop_assert_ne!(clocks.face(side, next), clocks.face(side, at(now)));
        } else {
            prop_assert_eq!(clocks.flagged(at(now)), Some(side));
        }
    }

    #[test]
    fn no_more_time_is_used_than_passes(
        control in prop::sample::select(vec!["none", "1", "0.5+2", "0.5d5", "0.5b5"]),
        turns in prop::collection::vec((0_u64..9_000, 0_u64..500), 1..40),
    ) {
        let mut clocks = started(control);
        let mut now = 0;
        let mut thinking = 0;
        for (turn, flight) in turns {
            now += turn;
            thinking += turn;
            if clocks.press(at(now)).is_err() {
                break;
            }
            clocks.pause(at(now));
            now += flight;
            clocks.resume(at(now));
        }
        let used = clocks.used(White, at(now)) + clocks.used(Black, at(now));
        prop_assert!(used <= millis(thinking));
        if clocks.flagged(at(now)).is_none() {
            prop_assert_eq!(used, millis(thinking));
        }
    }
}

#[test]
fn untimed_is_what_a_game_has_if_nothing_is_said() {
    assert_eq!(TimeControl::default().to_string(), "none");
}
