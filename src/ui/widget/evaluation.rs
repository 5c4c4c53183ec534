//! The bar that shows who stands better: the more of it is a side's, the better that side stands.

use crate::app::thinking::Score;
use crate::board::Side;
use crate::ui::look::{Look, Role};
use crate::ui::theme::Meaning;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

/// The bar that shows who stands better, a column wide; at each end the mark of the side whose end it is.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct Evaluation<'a> {
    /// What the position is worth to White.
    pub score: Score,
    /// The side whose end is at the bottom.
    pub bottom: Side,
    pub look: &'a Look,
}

impl Widget for Evaluation<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let inner = area.height.saturating_sub(2);
        let halves = 2 * u32::from(inner);
        let share = match self.bottom {
            Side::White => share(self.score),
            Side::Black => 1.0 - share(self.score),
        };
        let filled = rounded(share * f64::from(halves));
        let [full, half, empty] = if self.look.ascii {
            ["#", "#", ":"]
        } else {
            ["█", "▄", "░"]
        };
        for (from_bottom, row) in (0..area.height).zip((area.top()..area.bottom()).rev()) {
            let end = |side: Side| (self.look.bullets()[side], self.look.bullet_style(side));
            let (symbol, style) = if from_bottom == 0 {
                end(self.bottom)
            } else if from_bottom == area.height - 1 {
                end(self.bottom.opposite())
            } else {
                let below = 2 * u32::from(from_bottom - 1);
                let (symbol, style) = match filled.saturating_sub(below) {
                    0 => (empty, self.look.style(Role::Dim)),
                    1 => (half, self.look.style(Role::Text)),
                    2.. => (full, self.look.style(Role::Text)),
                };
                (symbol, style.patch(self.colors()))
            };
            if let Some(cell) = buffer.cell_mut((area.x, row)) {
                cell.set_symbol(symbol).set_style(style);
            }
        }
    }
}

impl Evaluation<'_> {
    /// Both sides' own colours, where there are any: the shares are told apart by shape too.
    const fn colors(self) -> Style {
        if !self.look.is_colored() || self.look.ascii {
            return Style::new();
        }
        let white = self.look.color(Meaning::WhiteFill);
        let black = self.look.color(Meaning::BlackFill);
        match self.bottom {
            Side::White => Style::new().fg(white).bg(black),
            Side::Black => Style::new().fg(black).bg(white),
        }
    }
}

/// White's share of the bar, 0 to 1: a pawn or man more is about three fifths, a decided game all of it.
fn share(score: Score) -> f64 {
    match score {
        Score::Points(points) => 1.0 / (1.0 + 10_f64.powf(f64::from(-points) / 500.0)),
        Score::Wins(_) => 1.0,
        Score::Loses(_) => 0.0,
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a share of the rows of a terminal, never negative"
)]
fn rounded(rows: f64) -> u32 {
    rows.round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::look::{ColorDepth, Pieces};
    use crate::ui::theme::Theme;

    fn bar(score: Score, bottom: Side, ascii: bool) -> String {
        let look = Look::new(&Theme::default(), ColorDepth::None, Pieces::Letters, ascii);
        let area = Rect::new(0, 0, 1, 12);
        let mut buffer = Buffer::empty(area);
        Evaluation {
            score,
            bottom,
            look: &look,
        }
        .render(area, &mut buffer);
        area.positions().map(|at| buffer[at].symbol()).collect()
    }

    #[test]
    fn the_bar_belongs_to_who_stands_better() {
        for (score, bottom, drawn) in [
            (Score::Points(0), Side::White, "●░░░░░█████○"),
            (Score::Points(0), Side::Black, "○░░░░░█████●"),
            (Score::Points(100), Side::White, "●░░░░██████○"),
            (Score::Points(100), Side::Black, "○░░░░░░████●"),
            (Score::Points(-60), Side::White, "●░░░░░▄████○"),
            (Score::Wins(3), Side::White, "●██████████○"),
            (Score::Loses(3), Side::White, "●░░░░░░░░░░○"),
        ] {
            assert_eq!(bar(score, bottom, false), drawn, "{score:?} {bottom:?}");
        }
        let ascii = bar(Score::Points(0), Side::White, true);
        assert_eq!(ascii, "b:::::#####w");
    }
}
