//! Scores as text, alike in every language.

use crate::engine::Score;

/// In men or pawns, `+0.31`; a decided game by the winner's moves that are left, `#3`, or `#-3` for the loser.
pub(super) fn write(score: Score) -> String {
    match score {
        Score::Points(points) => {
            let sign = if points < 0 { '-' } else { '+' };
            let points = points.unsigned_abs();
            format!("{sign}{}.{:02}", points / 100, points % 100)
        }
        Score::Wins(plies) => format!("#{}", moves(plies)),
        Score::Loses(plies) => format!("#-{}", moves(plies)),
    }
}

/// The winner's moves in so many plies.
pub(super) const fn moves(plies: u32) -> u32 {
    plies.div_ceil(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_written_as_hundredths_or_as_moves_to_the_end() {
        let cases = [
            (Score::Points(0), "+0.00"),
            (Score::Points(-7), "-0.07"),
            (Score::Points(123), "+1.23"),
            (Score::Wins(1), "#1"),
            (Score::Wins(5), "#3"),
            (Score::Loses(2), "#-1"),
            (Score::Loses(0), "#-0"),
        ];
        for (score, text) in cases {
            assert_eq!(write(score), text);
        }
    }
}
