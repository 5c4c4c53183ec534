//! Where the squares of the board lie.

use crate::board::Square;
use ratatui::layout::{Constraint, Rect, Size};

/// The size of one square, in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SquareSize {
    /// Columns.
    pub width: u16,
    /// Rows.
    pub height: u16,
}

impl SquareSize {
    /// Every size a square can have, the smallest first.
    pub const ALL: [Self; 8] = [
        Self::new(2, 1),
        Self::new(3, 1),
        Self::new(4, 2),
        Self::new(6, 3),
        Self::new(8, 4),
        Self::new(10, 5),
        Self::new(12, 6),
        Self::new(14, 7),
    ];

    const fn new(width: u16, height: u16) -> Self {
        Self { width, height }
    }
}

/// The columns left of the board, for the names of the rows and a gap.
const LABELS_WIDTH: u16 = 2;
/// The row below the board, for the names of the columns.
const LABELS_HEIGHT: u16 = 1;
/// The lines round the board, both sides together.
const FRAME: u16 = 2;

/// The largest squares with which a board of `side_length` squares and its labels fit into `area`. Large squares are
/// worth more than a frame.
pub fn size_for(side_length: u8, area: Size) -> Option<SquareSize> {
    if side_length == 0 || side_length > Square::MAX_SIDE {
        return None;
    }
    SquareSize::ALL
        .into_iter()
        .rev()
        .find(|square| fits(labelled_size(side_length, *square), area))
}

/// The size of the largest board that fits into `area`, with its labels, and with its frame if there is room for it.
pub fn board_size(side_length: u8, area: Size) -> Option<Size> {
    let square = size_for(side_length, area)?;
    let framed = outer_size(side_length, square);
    Some(if fits(framed, area) {
        framed
    } else {
        labelled_size(side_length, square)
    })
}

/// The size of the board with its frame and labels.
pub fn outer_size(side_length: u8, square: SquareSize) -> Size {
    let labelled = labelled_size(side_length, square);
    Size {
        width: labelled.width + FRAME,
        height: labelled.height + FRAME,
    }
}

fn labelled_size(side_length: u8, square: SquareSize) -> Size {
    let side = u16::from(side_length);
    Size {
        width: side * square.width + LABELS_WIDTH,
        height: side * square.height + LABELS_HEIGHT,
    }
}

const fn fits(size: Size, area: Size) -> bool {
    size.width <= area.width && size.height <= area.height
}

/// The square of a board drawn in `area` that the cell at `column` and `row` of the screen belongs to.
pub fn square_at(
    area: Rect,
    side_length: u8,
    flipped: bool,
    column: u16,
    row: u16,
) -> Option<Square> {
    Placement::within(area, side_length, flipped)?.square_at(column, row)
}

/// The cells of `square` of a board drawn in `area`; `None` if the board doesn't fit or doesn't have the square.
pub fn cell_of(area: Rect, side_length: u8, flipped: bool, square: Square) -> Option<Rect> {
    Placement::within(area, side_length, flipped)?.cells_of(square)
}

/// Where everything of a board lies on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placement {
    /// The cells of all squares together.
    pub(super) squares: Rect,
    pub(super) size: SquareSize,
    /// The squares with the frame round them, or alone where there is no room for it.
    pub(super) framed: Rect,
    side_length: u8,
    flipped: bool,
}

impl Placement {
    /// The largest board that fits into `area`, in its middle.
    pub(super) fn within(area: Rect, side_length: u8, flipped: bool) -> Option<Self> {
        let size = size_for(side_length, area.as_size())?;
        let outer = board_size(side_length, area.as_size())?;
        let framed = Rect {
            x: area.x + (area.width - outer.width) / 2 + LABELS_WIDTH,
            y: area.y + (area.height - outer.height) / 2,
            width: outer.width - LABELS_WIDTH,
            height: outer.height - LABELS_HEIGHT,
        };
        let squares = framed.centered(
            Constraint::Length(u16::from(side_length) * size.width),
            Constraint::Length(u16::from(side_length) * size.height),
        );
        Some(Self {
            squares,
            size,
            framed,
            side_length,
            flipped,
        })
    }

    /// The column of squares that `file` is seen in, and the row that `rank` is seen in, from the top left.
    pub(super) fn seen_at(&self, square: Square) -> Option<(u16, u16)> {
        let last = self.side_length - 1;
        let (file, rank) = (square.file(), square.rank());
        (file <= last && rank <= last).then(|| {
            if self.flipped {
                (u16::from(last - file), u16::from(rank))
            } else {
                (u16::from(file), u16::from(last - rank))
            }
        })
    }

    pub(super) fn cells_of(&self, square: Square) -> Option<Rect> {
        let (column, row) = self.seen_at(square)?;
        Some(Rect {
            x: self.squares.x + column * self.size.width,
            y: self.squares.y + row * self.size.height,
            width: self.size.width,
            height: self.size.height,
        })
    }

    fn square_at(&self, column: u16, row: u16) -> Option<Square> {
        if !self.squares.contains((column, row).into()) {
            return None;
        }
        let side = u16::from(self.side_length);
        let across = (column - self.squares.x) / self.size.width;
        let down = (row - self.squares.y) / self.size.height;
        let (file, rank) = if self.flipped {
            (side - 1 - across, down)
        } else {
            (across, side - 1 - down)
        };
        Square::new(u8::try_from(file).ok()?, u8::try_from(rank).ok()?)
    }

    /// Every square of the board.
    pub(super) fn all(&self) -> impl Iterator<Item = Square> + use<> {
        let side = self.side_length;
        (0..side).flat_map(move |rank| (0..side).filter_map(move |file| Square::new(file, rank)))
    }
}
