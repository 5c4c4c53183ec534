//! Pieces and marks as characters, where they aren't painted, and the numbers of squares.

use super::geometry::Placement;
use super::{Flight, Playable, Scene, between, glyph, ground, paints_cursor, paints_marks, sprite};
use crate::board::{Side, Square, SquareSet};
use crate::game::Piece;
use crate::ui::look::{Look, Role};
use crate::ui::theme::Meaning;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::{Color, Modifier, Style};
use unicode_width::UnicodeWidthStr;

pub(super) fn draw(scene: &Scene, look: &Look, placement: &Placement, buffer: &mut Buffer) {
    let mut pen = Pen {
        scene,
        look,
        placement,
        occupied: scene.pieces.iter().map(|(square, _)| *square).collect(),
        buffer,
    };
    for square in placement.all() {
        pen.ground(square);
    }
    for (square, piece) in &scene.pieces {
        pen.piece(*square, *piece);
    }
    for (square, piece, gone) in &scene.vanishing {
        if *gone < 0.5 {
            pen.piece(*square, *piece);
        }
    }
    if !paints_marks(look, placement) {
        for square in placement.all() {
            pen.marks(square);
        }
    }
    if let Some(flight) = &scene.flight {
        pen.flight(flight);
    }
    if let Some(held) = &scene.held
        && placement.squares.contains(held.at)
        && sprite(look, placement, held.piece).is_none()
    {
        pen.glyph(held.at, held.piece);
    }
    for (square, number) in &scene.numbers {
        pen.number(*square, number);
    }
}

/// A mark that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Refused,
    Check,
    Capture,
    MustCapture,
    Origin,
    Path,
    Quiet,
    LastMove,
}

impl Mark {
    /// Every mark, the most urgent first.
    const ALL: [Self; 8] = [
        Self::Refused,
        Self::Check,
        Self::Capture,
        Self::MustCapture,
        Self::Origin,
        Self::Path,
        Self::Quiet,
        Self::LastMove,
    ];

    fn is_on(self, scene: &Scene, square: Square) -> bool {
        let marks = &scene.marks;
        match self {
            Self::Refused => marks.refused.contains(square),
            Self::Check => marks.check.contains(square),
            Self::Capture => marks.captures.contains(square),
            Self::MustCapture => marks.must_capture.contains(square),
            Self::Origin => marks.origin == Some(square),
            Self::Path => marks.path.contains(square),
            Self::Quiet => marks.quiet.contains(square),
            Self::LastMove => marks.last_move.contains(square),
        }
    }

    /// Whether the colour of the square says it already.
    const fn is_tint(self) -> bool {
        match self {
            Self::Origin | Self::LastMove => true,
            Self::Refused
            | Self::Check
            | Self::Capture
            | Self::MustCapture
            | Self::Path
            | Self::Quiet => false,
        }
    }

    const fn symbol(self, look: &Look) -> &'static str {
        match self {
            Self::Refused if look.ascii => "x",
            Self::Refused => "×",
            Self::Check => "!",
            Self::Capture => "(",
            Self::MustCapture => "^",
            Self::Origin => "=",
            Self::Path => "+",
            Self::Quiet if look.ascii => "o",
            Self::Quiet => "•",
            Self::LastMove => ":",
        }
    }

    const fn meaning(self) -> Meaning {
        match self {
            Self::Refused => Meaning::Refused,
            // The square has the colour of check itself.
            Self::Check => Meaning::WhiteFill,
            Self::Capture => Meaning::Capture,
            Self::MustCapture => Meaning::MustCapture,
            Self::Origin => Meaning::Origin,
            Self::Path => Meaning::Path,
            Self::Quiet => Meaning::Quiet,
            Self::LastMove => Meaning::LastMove,
        }
    }
}

/// Writes on the squares.
struct Pen<'a> {
    scene: &'a Scene,
    look: &'a Look,
    placement: &'a Placement,
    occupied: SquareSet,
    buffer: &'a mut Buffer,
}

impl Pen<'_> {
    /// Without colour, dots on the empty squares that the game is played on; in chess on the dark ones.
    fn ground(&mut self, square: Square) {
        let dotted = match self.scene.playable {
            Playable::Every => square.is_dark(),
            Playable::Light | Playable::Dark => self.scene.playable.contains(square),
        };
        if self.look.is_colored() || !dotted || self.occupied.contains(square) {
            return;
        }
        let Some(cells) = self.placement.cells_of(square) else {
            return;
        };
        let symbol = if self.look.ascii { "." } else { "·" };
        let middle = middle(cells);
        for at in cells.positions() {
            if at.x.abs_diff(middle.x).is_multiple_of(2) {
                self.put(at, symbol, self.look.style(Role::Dim));
            }
        }
    }

    /// The number of an empty square, in its top left corner.
    fn number(&mut self, square: Square, number: &str) {
        let Some(cells) = self.placement.cells_of(square) else {
            return;
        };
        if cells.width < 6 || cells.height < 3 || self.occupied.contains(square) {
            return;
        }
        let mut style = Style::new().fg(self.look.color(Meaning::Number));
        if !self.look.is_colored() {
            style = style.add_modifier(Modifier::DIM);
        }
        let end = usize::from(cells.x) + 1 + number.width();
        let mut room = (cells.x + 1..cells.right()).take_while(|x| usize::from(*x) < end);
        // A mark, or a piece that passes over the square, hides its number.
        let ground = ground(self.scene, self.look, square);
        if room.all(|x| self.shows_ground(Position { x, y: cells.y }, ground)) {
            let room = usize::from(cells.width - 1);
            self.buffer
                .set_stringn(cells.x + 1, cells.y, number, room, style);
        }
    }

    fn shows_ground(&self, at: Position, ground: Color) -> bool {
        self.buffer
            .cell(at)
            .is_some_and(|cell| cell.bg == ground && matches!(cell.symbol(), " " | "·" | "."))
    }

    fn piece(&mut self, square: Square, piece: Piece) {
        if let Some(cells) = self.placement.cells_of(square)
            && sprite(self.look, self.placement, piece).is_none()
        {
            self.glyph(middle(cells), piece);
        }
    }

    fn flight(&mut self, flight: &Flight) {
        if sprite(self.look, self.placement, flight.piece).is_some() {
            return;
        }
        let cells = [flight.from, flight.to].map(|square| self.placement.cells_of(square));
        if let [Some(from), Some(to)] = cells.map(|cells| cells.map(middle)) {
            let part = flight.eased();
            let step = |from: u16, to: u16| between(from.into(), to.into(), part);
            let x = u16::try_from(step(from.x, to.x)).unwrap_or(to.x);
            let y = u16::try_from(step(from.y, to.y)).unwrap_or(to.y);
            self.glyph(Position { x, y }, flight.piece);
        }
    }

    fn glyph(&mut self, at: Position, piece: Piece) {
        let fill = match piece.side() {
            Side::White => Meaning::WhiteFill,
            Side::Black => Meaning::BlackFill,
        };
        let symbol = glyph::symbol(piece, self.look);
        self.put(at, symbol, Style::new().fg(self.look.color(fill)));
    }

    fn marks(&mut self, square: Square) {
        let Some(cells) = self.placement.cells_of(square) else {
            return;
        };
        let written: Vec<Mark> = Mark::ALL
            .into_iter()
            .filter(|mark| mark.is_on(self.scene, square))
            .filter(|mark| !(self.look.is_colored() && mark.is_tint()))
            .collect();
        let has_cursor = self.scene.marks.cursor == Some(square);
        if cells.height == 1 {
            self.marks_in_one_row(square, cells, &written, has_cursor);
        } else {
            self.marks_in_rows(square, cells, &written, has_cursor);
        }
    }

    /// Brackets take the outermost columns, and marks the columns beside the piece and the last row.
    fn marks_in_rows(&mut self, square: Square, cells: Rect, written: &[Mark], has_cursor: bool) {
        let empty = !self.occupied.contains(square);
        let middle = middle(cells);
        let mut badges = cells.x + 1..cells.right() - 1;
        for mark in written {
            match mark {
                Mark::Capture if empty || cells.height == 2 => {
                    self.mark(
                        Position {
                            x: middle.x - 1,
                            ..middle
                        },
                        "(",
                        *mark,
                    );
                    self.mark(
                        Position {
                            x: middle.x + 1,
                            ..middle
                        },
                        ")",
                        *mark,
                    );
                }
                Mark::Quiet | Mark::Path if empty => {
                    self.mark(middle, mark.symbol(self.look), *mark);
                }
                Mark::Capture => {
                    for (x, symbol) in badges.by_ref().take(2).zip(["(", ")"]) {
                        self.mark(
                            Position {
                                x,
                                y: cells.bottom() - 1,
                            },
                            symbol,
                            *mark,
                        );
                    }
                }
                Mark::Refused
                | Mark::Check
                | Mark::MustCapture
                | Mark::Origin
                | Mark::Path
                | Mark::Quiet
                | Mark::LastMove => {
                    if let Some(x) = badges.next() {
                        let at = Position {
                            x,
                            y: cells.bottom() - 1,
                        };
                        self.mark(at, mark.symbol(self.look), *mark);
                    }
                }
            }
        }
        if has_cursor && !paints_cursor(self.look, self.placement) {
            for y in cells.rows().map(|row| row.y) {
                let [left, right] = match (self.look.ascii, y == cells.y, y + 1 == cells.bottom()) {
                    (true, _, _) => ["[", "]"],
                    (false, true, _) => ["┌", "┐"],
                    (false, _, true) => ["└", "┘"],
                    (false, false, false) => ["│", "│"],
                };
                self.cursor(Position { x: cells.x, y }, left);
                self.cursor(
                    Position {
                        x: cells.right() - 1,
                        y,
                    },
                    right,
                );
            }
        }
    }

    /// One mark left of the piece and, where there is a third column, one right of it. The cursor's brackets make way
    /// for marks on the right; where there is only the left, the square is reversed besides.
    fn marks_in_one_row(
        &mut self,
        square: Square,
        cells: Rect,
        written: &[Mark],
        has_cursor: bool,
    ) {
        let middle = middle(cells);
        let mut written = written.iter().copied().peekable();
        if !self.occupied.contains(square)
            && let Some(mark) = written.next_if(|mark| matches!(mark, Mark::Quiet | Mark::Path))
        {
            self.mark(middle, mark.symbol(self.look), mark);
        }
        let left = Position {
            x: cells.x,
            ..middle
        };
        let right = Position {
            x: cells.right() - 1,
            ..middle
        };
        let narrow = right == middle;
        if has_cursor {
            self.cursor(left, "[");
            if narrow {
                self.buffer.set_style(cells, Modifier::REVERSED);
            } else {
                self.cursor(right, "]");
            }
        }
        if (!has_cursor || narrow)
            && let Some(mark) = written.next()
        {
            self.mark(left, mark.symbol(self.look), mark);
            if mark == Mark::Capture && !narrow {
                self.mark(right, ")", mark);
            }
        }
        if !narrow && let Some(mark) = written.next() {
            self.mark(right, mark.symbol(self.look), mark);
        }
    }

    /// Marks that must not be overlooked are written on their colour, the others with it.
    fn mark(&mut self, at: Position, symbol: &str, mark: Mark) {
        let color = self.look.color(mark.meaning());
        let style = Style::new().add_modifier(Modifier::BOLD);
        match mark {
            Mark::Refused | Mark::MustCapture if self.look.is_colored() => {
                self.put(at, symbol, style.fg(self.look.color(Meaning::BlackFill)));
                self.buffer
                    .set_style(Rect::from((at, Size::new(1, 1))), style.bg(color));
            }
            Mark::Refused
            | Mark::Check
            | Mark::Capture
            | Mark::MustCapture
            | Mark::Origin
            | Mark::Path
            | Mark::Quiet
            | Mark::LastMove => self.put(at, symbol, style.fg(color)),
        }
    }

    fn cursor(&mut self, at: Position, symbol: &str) {
        let style = Style::new().fg(self.look.color(Meaning::Cursor));
        self.put(at, symbol, style.add_modifier(Modifier::BOLD));
    }

    /// Writes over whatever is there, on the background that is there.
    fn put(&mut self, at: Position, symbol: &str, style: Style) {
        if let Some(cell) = self.buffer.cell_mut(at) {
            let behind = cell.bg;
            cell.reset();
            cell.set_symbol(symbol).set_style(style.bg(behind));
        }
    }
}

/// The cell that a square's piece is written in.
const fn middle(cells: Rect) -> Position {
    Position {
        x: cells.x + cells.width / 2,
        y: cells.y + (cells.height - 1) / 2,
    }
}
