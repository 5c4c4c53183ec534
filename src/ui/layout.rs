//! Where the parts of the table lie, for every size of terminal.

use super::widget::board::{board_size, size_for};
use ratatui::layout::{Constraint, Layout, Rect, Size};

/// The smallest terminal in which a board of eight by eight can be played on.
pub(super) const SMALLEST: Size = Size {
    width: 38,
    height: 14,
};

/// Rows above the board: the heading.
const ABOVE: u16 = 1;
/// Rows of the status bar, and those of one with large clocks.
const STATUS: u16 = 1;
const LARGE_STATUS: u16 = 3;
/// The smallest terminal with room for large clocks.
const LARGE_FROM: Size = Size {
    width: 90,
    height: 34,
};
/// A column between the board and what stands beside it.
const GAP: u16 = 1;
/// The widest that the column beside the board gets; wider lines are hard to read.
const SIDE_MAX: u16 = 56;
/// What the panes below the board need at least, where they lie below it.
const STACK_MIN: u16 = 8;

/// Where the parts of the table lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TablePanes {
    /// The name of the game.
    pub heading: Rect,
    /// The board with its frame and labels.
    pub board: Rect,
    /// The list of moves.
    pub history: Rect,
    /// What each side has captured: two rows, one, or none.
    pub captured: Rect,
    /// What is said to the players.
    pub notice: Rect,
    /// The move being typed.
    pub prompt: Rect,
    /// The players and their clocks.
    pub status: Rect,
}

/// The smallest terminal for a board of `side_length` squares.
pub(super) fn smallest(side_length: u8) -> Size {
    let more = u16::from(side_length.saturating_sub(8));
    Size {
        width: SMALLEST.width + 2 * more,
        height: SMALLEST.height + more,
    }
}

impl TablePanes {
    /// The panes within `area`, which is at least [`smallest`], with room for `said`; with `large_clocks` where they take
    /// nothing from the board.
    pub(super) fn new(area: Rect, side_length: u8, said: &str, large_clocks: bool) -> Self {
        let usual = Self::with_status(area, side_length, said, STATUS);
        if !large_clocks || area.width < LARGE_FROM.width || area.height < LARGE_FROM.height {
            return usual;
        }
        let large = Self::with_status(area, side_length, said, LARGE_STATUS);
        if large.board.as_size() == usual.board.as_size() {
            large
        } else {
            usual
        }
    }

    fn with_status(area: Rect, side_length: u8, said: &str, status_rows: u16) -> Self {
        let [heading, middle, status, _hints] = area.layout(&Layout::vertical([
            Constraint::Length(ABOVE),
            Constraint::Fill(1),
            Constraint::Length(status_rows),
            Constraint::Length(1),
        ]));
        let side_min = match area.width {
            ..60 => 16,
            60..80 => 24,
            80..100 => 28,
            100.. => 34,
        };
        let beside = Size {
            width: middle.width.saturating_sub(side_min + GAP),
            height: middle.height,
        };
        let above = Size {
            width: middle.width,
            height: middle.height.saturating_sub(STACK_MIN),
        };
        let square_width = |room| size_for(side_length, room).map(|square| square.width);
        let stacks = square_width(above) > square_width(beside);
        let board =
            board_size(side_length, if stacks { above } else { beside }).unwrap_or_default();
        if stacks {
            Self::stacked(heading, middle, status, board, said)
        } else {
            Self::side_by_side(heading, middle, status, board, said)
        }
    }

    fn side_by_side(heading: Rect, middle: Rect, status: Rect, board: Size, said: &str) -> Self {
        let side_width = middle.width.saturating_sub(board.width + GAP).min(SIDE_MAX);
        let whole = board.width + GAP + side_width;
        let left = middle.x + middle.width.saturating_sub(whole) / 2;
        let rows = board.height.min(middle.height);
        let top = middle.y + (middle.height - rows) / 2;
        let board_area = Rect {
            x: left,
            y: top,
            width: board.width,
            height: rows,
        };
        let side = Rect {
            x: left + board.width + GAP,
            y: top,
            width: side_width,
            height: rows,
        };
        // Taken from the least to the most needed: captured pieces, the frame of the prompt, the notice's third row.
        let (captured_rows, notice_rows, prompt_rows) = match side.height {
            ..13 => (0, 4, 1),
            13..17 => (2, 3, 1),
            17..26 => (2, 3, 3),
            26.. => (2, 4, 3),
        };
        // What has to be said is said whole, at the cost of the list of moves.
        let spare = side
            .height
            .saturating_sub(captured_rows + notice_rows + prompt_rows);
        let missing = rows_of(said, side.width)
            .saturating_sub(notice_rows)
            .min(spare);
        let notice_rows = notice_rows + missing;
        let [history, captured, notice, prompt] = side.layout(&Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(captured_rows),
            Constraint::Length(notice_rows),
            Constraint::Length(prompt_rows),
        ]));
        let heading = Rect {
            x: left,
            width: whole.min(heading.width),
            ..heading
        };
        let status = Rect {
            x: left,
            width: whole.min(status.width),
            ..status
        };
        Self {
            heading,
            board: board_area,
            history,
            captured,
            notice,
            prompt,
            status,
        }
    }

    fn stacked(heading: Rect, middle: Rect, status: Rect, board: Size, said: &str) -> Self {
        let [above, below] = middle.layout(&Layout::vertical([
            Constraint::Length(board.height),
            Constraint::Fill(1),
        ]));
        let board_area =
            above.centered_horizontally(Constraint::Length(board.width.min(above.width)));
        let [prompt, notice, captured, history] = below.layout(&Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(rows_of(said, below.width).clamp(2, 5)),
            Constraint::Length(if below.height >= 9 { 2 } else { 0 }),
            Constraint::Fill(1),
        ]));
        Self {
            heading,
            board: board_area,
            history,
            captured,
            notice,
            prompt,
            status,
        }
    }
}

/// The rows that `text` takes in a notice of `width` columns, the first of which stays free.
fn rows_of(text: &str, width: u16) -> u16 {
    let lines = textwrap::wrap(text, usize::from(width.saturating_sub(1)).max(1)).len();
    u16::try_from(lines).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panes_lie_within_the_terminal_and_never_overlap() {
        for side_length in [8, 10] {
            let least = smallest(side_length);
            for width in (least.width..=300).step_by(3) {
                for height in least.height..=100 {
                    let area = Rect::new(0, 0, width, height);
                    let long = "Twelve words and a few more ".repeat(usize::from(width % 2) * 9);
                    for large_clocks in [false, true] {
                        let panes = TablePanes::new(area, side_length, &long, large_clocks);
                        check(area, panes);
                        if long.is_empty() {
                            assert!(panes.history.height >= 3, "{area}: {panes:?}");
                        }
                    }
                }
            }
        }
    }

    fn check(area: Rect, panes: TablePanes) {
        let all = [
            panes.heading,
            panes.board,
            panes.history,
            panes.captured,
            panes.notice,
            panes.prompt,
            panes.status,
        ];
        for (index, pane) in all.iter().enumerate() {
            assert_eq!(area.intersection(*pane), *pane, "{area}: {panes:?}");
            for other in &all[index + 1..] {
                let shared = pane.intersection(*other);
                assert!(shared.is_empty(), "{area}: {panes:?}");
            }
        }
        assert!(panes.board.width > 0, "{area}: no board");
        assert!(panes.prompt.width >= 12, "{area}: {panes:?}");
    }

    #[test]
    fn large_clocks_stand_where_they_take_nothing_from_the_board() {
        for side_length in [8, 10] {
            for width in (90..=300).step_by(3) {
                for height in 14..=100 {
                    let area = Rect::new(0, 0, width, height);
                    let usual = TablePanes::new(area, side_length, "", false);
                    let large = TablePanes::new(area, side_length, "", true);
                    assert_eq!(large.board.as_size(), usual.board.as_size(), "{area}");
                    assert!(height >= 34 || large == usual, "{area}: {large:?}");
                }
            }
        }
        for (width, height, rows) in [
            (120, 40, 3),
            (90, 34, 3),
            (300, 100, 3),
            (89, 34, 1),
            (90, 33, 1),
            // Here the board needs every row.
            (120, 38, 1),
        ] {
            let panes = TablePanes::new(Rect::new(0, 0, width, height), 8, "", true);
            assert_eq!(panes.status.height, rows, "{width}×{height}: {panes:?}");
        }
    }
}
