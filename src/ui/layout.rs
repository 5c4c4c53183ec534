//! Where the parts of the table lie, for every size of terminal.

use super::widget::board::{board_size, size_for};
use ratatui::layout::{Rect, Size};

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
/// The row of keys at the very bottom.
const HINTS: u16 = 1;
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
        let beside_board = |status_rows| {
            let rows = area.height.saturating_sub(ABOVE + status_rows + HINTS);
            Arrangement::within(Size::new(area.width, rows), side_length)
        };
        let usual = beside_board(STATUS);
        let large = beside_board(LARGE_STATUS);
        let fits = area.width >= LARGE_FROM.width
            && area.height >= LARGE_FROM.height
            && large.board == usual.board;
        if large_clocks && fits {
            Self::arranged(area, large, LARGE_STATUS, said)
        } else {
            Self::arranged(area, usual, STATUS, said)
        }
    }

    fn arranged(area: Rect, arrangement: Arrangement, status_rows: u16, said: &str) -> Self {
        let Arrangement { stacks, board } = arrangement;
        let mut middle = area;
        let heading = cut_top(&mut middle, ABOVE);
        cut_bottom(&mut middle, HINTS);
        let status = cut_bottom(&mut middle, status_rows);
        if stacks {
            let above = cut_top(&mut middle, board.height);
            return Self {
                board: within(above, board),
                heading,
                status,
                ..Self::column(middle, said)
            };
        }
        let side_width = middle.width.saturating_sub(board.width + GAP).min(SIDE_MAX);
        let whole = within(
            middle,
            Size {
                width: board.width + GAP + side_width,
                height: board.height,
            },
        );
        let board = Rect {
            width: board.width,
            ..whole
        };
        let side = Rect {
            x: board.right() + GAP,
            width: side_width,
            ..whole
        };
        let as_wide = |row: Rect| Rect {
            x: whole.x,
            width: whole.width,
            ..row
        };
        Self {
            board,
            heading: as_wide(heading),
            status: as_wide(status),
            ..Self::column(side, said)
        }
    }

    /// The panes in the column beside the board, or below it: the list of moves has what the others leave.
    fn column(area: Rect, said: &str) -> Self {
        let prompt_rows = if area.height < 17 { 1 } else { 3 };
        let notice_rows = match (area.width, area.height) {
            (60.., _) => 2,
            (..24, _) | (_, 26..) => 4,
            (24..60, ..26) => 3,
        };
        // What has to be said is said whole, at the cost of the list of moves.
        let notice_rows = rows_of(said, area.width).max(notice_rows);
        let left = area.height.saturating_sub(prompt_rows + notice_rows);
        let captured_rows = if left < 8 { 0 } else { 2 };
        let mut history = area;
        let prompt = cut_bottom(&mut history, prompt_rows);
        let notice = cut_bottom(&mut history, notice_rows);
        let captured = cut_bottom(&mut history, captured_rows);
        Self {
            history,
            captured,
            notice,
            prompt,
            ..Self::default()
        }
    }
}

/// How the board and the column of panes share the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Arrangement {
    /// Whether the column lies below the board.
    stacks: bool,
    /// The board with its frame and labels.
    board: Size,
}

impl Arrangement {
    /// The one with the larger squares.
    fn within(room: Size, side_length: u8) -> Self {
        let side_min = match room.width {
            ..60 => 16,
            60..80 => 24,
            80..100 => 28,
            100.. => 34,
        };
        let beside = Size {
            width: room.width.saturating_sub(side_min + GAP),
            height: room.height,
        };
        let above = Size {
            width: room.width,
            height: room.height.saturating_sub(STACK_MIN),
        };
        let square_width = |room| size_for(side_length, room).map(|square| square.width);
        let stacks = square_width(above) > square_width(beside);
        let board = board_size(side_length, if stacks { above } else { beside });
        Self {
            stacks,
            board: board.unwrap_or_default(),
        }
    }
}

/// Cuts `rows` rows off the top of `area`, as far as it has them.
pub(super) fn cut_top(area: &mut Rect, rows: u16) -> Rect {
    let height = rows.min(area.height);
    let cut = Rect { height, ..*area };
    area.y += height;
    area.height -= height;
    cut
}

/// Cuts `rows` rows off the bottom of `area`, as far as it has them.
pub(super) fn cut_bottom(area: &mut Rect, rows: u16) -> Rect {
    let height = rows.min(area.height);
    area.height -= height;
    Rect {
        y: area.bottom(),
        height,
        ..*area
    }
}

/// What has `size` in the middle of `area`, as far as there is room.
pub(super) fn within(area: Rect, size: Size) -> Rect {
    let width = size.width.min(area.width);
    let height = size.height.min(area.height);
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
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
