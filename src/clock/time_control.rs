//! What time each side is given, and how it is written: `none`, `10`, `5+3`, `5d3`, `5b3`, `40/90+30`, `10,5`.

use crate::board::{BySide, Side};
use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;
use std::time::Duration;

/// What time each side is given.
///
/// As text: `none`; or what each side has, once if it is the same for both, else White's and Black's with a comma
/// between them (`10,5`; `6+3,3+2`). See [`Budget`] for what one side has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No limit; the clocks count up what each side used.
    #[default]
    Untimed,
    /// A budget for each side.
    Timed(BySide<Budget>),
}

impl TimeControl {
    /// What `side` is given; nothing if there is no limit.
    pub const fn budget(&self, side: Side) -> Option<Budget> {
        match (self, side) {
            (Self::Untimed, _) => None,
            (Self::Timed(budgets), Side::White) => Some(budgets.white),
            (Self::Timed(budgets), Side::Black) => Some(budgets.black),
        }
    }
}

/// The time of one side for the whole game. At least a millisecond and at most [`Budget::MAX`], whole milliseconds.
///
/// As text, times are minutes and may have a fraction (`0.5`), or seconds if an `s` follows (`30s`); a bonus is always
/// seconds:
///
/// * `10`: ten minutes, and when they are used up the game is lost (sudden death);
/// * `5+3`, `5d3`, `5b3`: with a [`Bonus`] on every move;
/// * `40/90+30`: ninety minutes for the first forty moves, then thirty minutes more, and what was left of the ninety,
///   for all the rest. A bonus may follow and holds from the first move: `40/90+30+30` adds thirty seconds a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Budget {
    time: Duration,
    second_period: Option<SecondPeriod>,
    bonus: Bonus,
}

/// What is added to a clock once a number of moves has been made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SecondPeriod {
    /// After how many moves of that side.
    pub after: NonZeroU16,
    /// How much.
    pub time: Duration,
}

/// What every move brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// `5+3`, Fischer: added to the mover's clock after each move, not before the first.
    Increment(Duration),
    /// `5d3`, the simple delay of the USA: each turn the clock waits so long before it runs; what is not used is lost.
    Delay(Duration),
    /// `5b3`, Bronstein: after each move the mover gets back what it took, at most so much. The clock runs meanwhile, so
    /// that the flag can fall within it.
    Bronstein(Duration),
}

/// What is wrong with a time control, or with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeControlError {
    /// There is no text, or nothing on one side of the comma.
    Empty,
    /// This is not a time: digits, a point and at most three more, an `s` for seconds.
    NotATime(String),
    /// This is not a number of moves, from 1 to 65535.
    NotMoves(String),
    /// Moves are counted but nothing says what time follows them, as in `40/90`.
    NoSecondPeriod,
    /// A side is given no time.
    NoTime,
    /// A time is more than [`Budget::MAX`].
    TooLong,
    /// There are more than two sides.
    TooManySides,
}

impl Budget {
    /// The longest time that may be given, increments not counted: a hundred hours.
    pub const MAX: Duration = Duration::from_secs(100 * 60 * 60);

    /// `time` with `bonus` on every move, and what `second_period` adds. Fractions of a millisecond are dropped.
    pub fn new(
        time: Duration,
        second_period: Option<SecondPeriod>,
        bonus: Bonus,
    ) -> Result<Self, TimeControlError> {
        let second_period = match second_period {
            None => None,
            Some(SecondPeriod { after, time }) => Some(SecondPeriod {
                after,
                time: some_time(time)?,
            }),
        };
        let bonus = match bonus {
            Bonus::None => Bonus::None,
            Bonus::Increment(time) => some_bonus(Bonus::Increment, time)?,
            Bonus::Delay(time) => some_bonus(Bonus::Delay, time)?,
            Bonus::Bronstein(time) => some_bonus(Bonus::Bronstein, time)?,
        };
        Ok(Self {
            time: some_time(time)?,
            second_period,
            bonus,
        })
    }

    /// What is on the clock at the start.
    pub const fn time(&self) -> Duration {
        self.time
    }

    /// What is added later, if anything.
    pub const fn second_period(&self) -> Option<SecondPeriod> {
        self.second_period
    }

    /// What every move brings.
    pub const fn bonus(&self) -> Bonus {
        self.bonus
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let text = text.trim();
        if text.eq_ignore_ascii_case("none") {
            return Ok(Self::Untimed);
        }
        let budgets = match text.split_once(',') {
            None => BySide::both(text.parse()?),
            Some((_, black)) if black.contains(',') => return Err(TimeControlError::TooManySides),
            Some((white, black)) => BySide::new(white.parse()?, black.parse()?),
        };
        Ok(Self::Timed(budgets))
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Untimed => f.write_str("none"),
            Self::Timed(BySide { white, black }) if white == black => white.fmt(f),
            Self::Timed(BySide { white, black }) => write!(f, "{white},{black}"),
        }
    }
}

impl FromStr for Budget {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(TimeControlError::Empty);
        }
        match text.split_once('/') {
            None => {
                let (time, bonus) = split_bonus(text)?;
                Self::new(minutes(time)?, None, bonus)
            }
            Some((after, times)) => {
                let (time, rest) = times
                    .split_once('+')
                    .ok_or(TimeControlError::NoSecondPeriod)?;
                let (second, bonus) = split_bonus(rest)?;
                let second_period = SecondPeriod {
                    after: moves(after)?,
                    time: minutes(second)?,
                };
                Self::new(minutes(time)?, Some(second_period), bonus)
            }
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.second_period {
            None => write_minutes(f, self.time)?,
            Some(SecondPeriod { after, time }) => {
                write!(f, "{after}/")?;
                write_minutes(f, self.time)?;
                f.write_str("+")?;
                write_minutes(f, time)?;
            }
        }
        match self.bonus {
            Bonus::None => Ok(()),
            Bonus::Increment(time) => write!(f, "+{}", decimal(time.as_millis())),
            Bonus::Delay(time) => write!(f, "d{}", decimal(time.as_millis())),
            Bonus::Bronstein(time) => write!(f, "b{}", decimal(time.as_millis())),
        }
    }
}

/// `time` in whole milliseconds, if it is one that may be given.
const fn some_time(time: Duration) -> Result<Duration, TimeControlError> {
    if time.as_nanos() > Budget::MAX.as_nanos() {
        return Err(TimeControlError::TooLong);
    }
    let whole = Duration::new(time.as_secs(), time.subsec_millis() * 1_000_000);
    if whole.is_zero() {
        return Err(TimeControlError::NoTime);
    }
    Ok(whole)
}

/// The bonus of `time`; nothing at all (`5+0`) is no bonus.
fn some_bonus(kind: fn(Duration) -> Bonus, time: Duration) -> Result<Bonus, TimeControlError> {
    match some_time(time) {
        Ok(time) => Ok(kind(time)),
        Err(TimeControlError::NoTime) => Ok(Bonus::None),
        Err(error) => Err(error),
    }
}

/// The time before a bonus, and the bonus.
fn split_bonus(text: &str) -> Result<(&str, Bonus), TimeControlError> {
    Ok(if let Some((time, bonus)) = text.split_once('+') {
        (time, Bonus::Increment(seconds(bonus)?))
    } else if let Some((time, bonus)) = text.split_once('d') {
        (time, Bonus::Delay(seconds(bonus)?))
    } else if let Some((time, bonus)) = text.split_once('b') {
        (time, Bonus::Bronstein(seconds(bonus)?))
    } else {
        (text, Bonus::None)
    })
}

fn moves(text: &str) -> Result<NonZeroU16, TimeControlError> {
    Some(text)
        .filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()))
        .and_then(|text| text.parse().ok())
        .ok_or_else(|| TimeControlError::NotMoves(text.to_owned()))
}

fn minutes(text: &str) -> Result<Duration, TimeControlError> {
    match text.strip_suffix('s') {
        Some(number) => thousandths(number).map(Duration::from_millis),
        None => thousandths(text).map(|minutes| Duration::from_millis(minutes.saturating_mul(60))),
    }
    .ok_or_else(|| TimeControlError::NotATime(text.to_owned()))
}

fn seconds(text: &str) -> Result<Duration, TimeControlError> {
    thousandths(text)
        .map(Duration::from_millis)
        .ok_or_else(|| TimeControlError::NotATime(text.to_owned()))
}

/// A thousand times the number that `text` writes with at most three places after a point.
fn thousandths(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(fraction) || fraction.len() > 3 {
        return None;
    }
    let fraction: u64 = format!("{fraction:0<3}").parse().ok()?;
    // A number too great to be held is too long a time in any case.
    let whole = whole.parse().unwrap_or(u64::MAX);
    Some(whole.saturating_mul(1000).saturating_add(fraction))
}

/// Minutes where whole or quarter minutes say it, else seconds.
fn write_minutes(f: &mut fmt::Formatter<'_>, time: Duration) -> fmt::Result {
    let millis = time.as_millis();
    if millis.is_multiple_of(15_000) {
        f.write_str(&decimal(millis / 60))
    } else {
        write!(f, "{}s", decimal(millis))
    }
}

/// A thousandth of `thousandths`, as short as it can be written exactly.
fn decimal(thousandths: u128) -> String {
    let (whole, fraction) = (thousandths / 1000, thousandths % 1000);
    if fraction == 0 {
        return whole.to_string();
    }
    let text = format!("{whole}.{fraction:03}");
    text.trim_end_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rstest::rstest;

    fn time_control(text: &str) -> TimeControl {
        text.parse().unwrap()
    }

    #[rstest]
    #[case("none")]
    #[case("10")]
    #[case("5+3")]
    #[case("5d3")]
    #[case("5b3")]
    #[case("0.5+1")]
    #[case("20s")]
    #[case("20s+0.1")]
    #[case("1.25d2.5")]
    #[case("40/90+30")]
    #[case("40/90+30+30")]
    #[case("40/90+30d5")]
    #[case("10,5")]
    #[case("6+3,3+2")]
    fn the_shortest_text_is_written_back(#[case] text: &str) {
        assert_eq!(time_control(text).to_string(), text);
    }

    #[rstest]
    #[case("NONE", "none")]
    #[case(" 5+3 ", "5+3")]
    #[case("5+0", "5")]
    #[case("5,5", "5")]
    #[case("30s", "0.5")]
    #[case("300s", "5")]
    #[case("05.500", "5.5")]
    #[case("10 , 5", "10,5")]
    fn what_means_the_same_is_written_the_same(#[case] text: &str, #[case] written: &str) {
        assert_eq!(time_control(text).to_string(), written);
    }

    #[test]
    fn forty_moves_in_ninety_minutes_and_thirty_for_the_rest() {
        let budget = time_control("40/90+30+15").budget(Side::White).unwrap();
        assert_eq!(budget.time(), Duration::from_secs(90 * 60));
        assert_eq!(
            budget.second_period(),
            Some(SecondPeriod {
                after: NonZeroU16::new(40).unwrap(),
                time: Duration::from_secs(30 * 60),
            })
        );
        assert_eq!(budget.bonus(), Bonus::Increment(Duration::from_secs(15)));
    }

    #[rstest]
    #[case("", TimeControlError::Empty)]
    #[case("5,", TimeControlError::Empty)]
    #[case("blitz", TimeControlError::NotATime("litz".to_owned()))]
    #[case("5x", TimeControlError::NotATime("5x".to_owned()))]
    #[case("-5", TimeControlError::NotATime("-5".to_owned()))]
    #[case("5+", TimeControlError::NotATime(String::new()))]
    #[case("5+3+2", TimeControlError::NotATime("3+2".to_owned()))]
    #[case("5.", TimeControlError::NotATime("5.".to_owned()))]
    #[case("0.3333", TimeControlError::NotATime("0.3333".to_owned()))]
    #[case("/90+30", TimeControlError::NotMoves(String::new()))]
    #[case("0/90+30", TimeControlError::NotMoves("0".to_owned()))]
    #[case("+4/90+30", TimeControlError::NotMoves("+4".to_owned()))]
    #[case("40/90", TimeControlError::NoSecondPeriod)]
    #[case("40/90d5", TimeControlError::NoSecondPeriod)]
    #[case("0", TimeControlError::NoTime)]
    #[case("0,5", TimeControlError::NoTime)]
    #[case("0+3", TimeControlError::NoTime)]
    #[case("6001", TimeControlError::TooLong)]
    #[case("99999999999999999999", TimeControlError::TooLong)]
    #[case("5+99999999999999999999", TimeControlError::TooLong)]
    #[case("1,2,3", TimeControlError::TooManySides)]
    fn a_wrong_text_is_refused_with_what_is_wrong(
        #[case] text: &str,
        #[case] error: TimeControlError,
    ) {
        assert_eq!(text.parse::<TimeControl>(), Err(error));
    }

    fn any_time() -> impl Strategy<Value = Duration> {
        (1_u64..=360_000_000).prop_map(Duration::from_millis)
    }

    fn any_budget() -> impl Strategy<Value = Budget> {
        let bonus = prop_oneof![
            Just(Bonus::None),
            any_time().prop_map(Bonus::Increment),
            any_time().prop_map(Bonus::Delay),
            any_time().prop_map(Bonus::Bronstein),
        ];
        let second_period = (any::<NonZeroU16>(), any_time())
            .prop_map(|(after, time)| SecondPeriod { after, time });
        (any_time(), proptest::option::of(second_period), bonus).prop_map(
            |(time, second_period, bonus)| Budget::new(time, second_period, bonus).unwrap(),
        )
    }

    proptest! {
        #[test]
        fn every_time_control_is_read_back_from_its_text(white in any_budget(), black in any_budget()) {
            let control = TimeControl::Timed(BySide::new(white, black));
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }

        #[test]
        fn no_text_breaks_the_reader(text in "[0-9.,+/sdbé ]{0,12}") {
            let _ = text.parse::<TimeControl>();
        }
    }
}
