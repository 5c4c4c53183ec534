//! The board: squares, pieces, marks, and a piece on its way.

mod canvas;
mod frame;
mod geometry;
pub(in crate::ui) mod glyph;
mod marks;
mod picture;
mod text;

pub use geometry::{SquareSize, board_size, cell_of, outer_size, size_for, square_at};

use crate::board::{Square, SquareSet};
use crate::game::Piece;
use crate::ui::look::{Look, Pieces};
use crate::ui::sprite::Sprite;
use crate::ui::theme::Meaning;
use geometry::Placement;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Color;
use ratatui::widgets::Widget;

/// Which squares pieces can stand on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Playable {
    /// All of them, as in chess.
    #[default]
    Every,
    /// The light ones, as in Spanish draughts.
    Light,
    /// The dark ones, as in English draughts.
    Dark,
}

impl Playable {
    /// Whether a piece can stand on `square`.
    pub const fn contains(self, square: Square) -> bool {
        match self {
            Self::Every => true,
            Self::Light => !square.is_dark(),
            Self::Dark => square.is_dark(),
        }
    }
}

/// Everything that is seen on a board at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// Files, and ranks, of the board: 1 to 10.
    pub side_length: u8,
    /// Whether Black sits at the bottom.
    pub flipped: bool,
    /// Which squares pieces can stand on.
    pub playable: Playable,
    /// The pieces that stand still; those in flight and under the mouse are not among them.
    pub pieces: Vec<(Square, Piece)>,
    /// The names of rows and columns.
    pub labels: Labels,
    /// Numbers written on empty squares, where they are big enough.
    pub numbers: Vec<(Square, String)>,
    /// What is to be seen on the squares.
    pub marks: Marks,
    /// The piece on its way.
    pub flight: Option<Flight>,
    /// The piece under the mouse.
    pub held: Option<Held>,
    /// Captured pieces, and how far each is gone: 0 whole, 1 gone.
    pub vanishing: Vec<(Square, Piece, f32)>,
}

/// The names of the rows and columns of a board, one or two columns wide each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// By rank.
    pub ranks: Vec<String>,
    /// By file.
    pub files: Vec<String>,
}

/// What is to be seen on the squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The square under the cursor.
    pub cursor: Option<Square>,
    /// The square of the piece in hand.
    pub origin: Option<Square>,
    /// Where the piece in hand can go without capturing.
    pub quiet: SquareSet,
    /// Where it can capture, or lands when it captures.
    pub captures: SquareSet,
    /// The pieces that have to capture.
    pub must_capture: SquareSet,
    /// The squares of the last move.
    pub last_move: SquareSet,
    /// The king in check.
    pub check: SquareSet,
    /// The squares that a refusal speaks of.
    pub refused: SquareSet,
    /// The squares that the piece in hand has come over in the move being entered.
    pub path: SquareSet,
}

/// A piece on its way from one square to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// The piece.
    pub piece: Piece,
    /// Where it left.
    pub from: Square,
    /// Where it will land.
    pub to: Square,
    /// How far it has come: 0 to 1.
    pub progress: f32,
}

/// A piece under the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The piece.
    pub piece: Piece,
    /// The cell of the screen that it is over.
    pub at: Position,
}

/// A board to be drawn: as large as fits, in the middle of its area; nothing where it doesn't fit.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    scene: &'a Scene,
    look: &'a Look,
}

impl<'a> Board<'a> {
    /// `scene` with `look`.
    pub const fn new(scene: &'a Scene, look: &'a Look) -> Self {
        Self { scene, look }
    }
}

impl Widget for &Board<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Board { scene, look } = *self;
        let area = area.intersection(buffer.area);
        let Some(placement) = Placement::within(area, scene.side_length, scene.flipped) else {
            return;
        };
        frame::draw(scene, look, &placement, buffer);
        let picture = picture::paint(scene, look, &placement);
        picture.draw(look, placement.squares.as_position(), buffer);
        text::draw(scene, look, &placement, buffer);
    }
}

/// The colour of `square` before pieces stand on it.
fn ground(scene: &Scene, look: &Look, square: Square) -> Color {
    let marks = &scene.marks;
    look.color(if marks.check.contains(square) {
        Meaning::Check
    } else if marks.origin == Some(square) {
        Meaning::Origin
    } else if marks.last_move.contains(square) {
        Meaning::LastMove
    } else {
        match (square.is_dark(), scene.playable.contains(square)) {
            (false, true) => Meaning::Light,
            (true, true) => Meaning::Dark,
            (false, false) => Meaning::Pale,
            (true, false) => Meaning::Deep,
        }
    })
}

/// The drawing of `piece` on squares of this size, if it is drawn rather than written.
///
/// Without colour a drawing leaves the outermost cells to the marks, and the smallest chess pieces, which would have no
/// inside to be hollow, are written.
fn sprite(look: &Look, placement: &Placement, piece: Piece) -> Option<&'static Sprite> {
    let pixels = 2 * placement.size.height;
    match (look.drawn_pieces(), look.is_colored()) {
        (Pieces::Art(set), true) => set.sprite(piece, pixels),
        (Pieces::Art(set), false) => set
            .sprite(piece, pixels - 2)
            .filter(|sprite| sprite.side() >= 8 || matches!(piece, Piece::Draughts(_))),
        (Pieces::Glyphs | Pieces::Letters, _) => None,
    }
}

/// Whether marks are painted in pixels; otherwise they are written.
const fn paints_marks(look: &Look, placement: &Placement) -> bool {
    paints_cursor(look, placement) && placement.size.height >= 3
}

/// Whether the cursor is painted in pixels, for which there is room even where the other marks are written.
const fn paints_cursor(look: &Look, placement: &Placement) -> bool {
    look.is_colored() && !look.ascii && placement.size.height >= 2
}

impl Flight {
    /// How far along its way the piece is seen: it starts and lands gently.
    fn eased(&self) -> f32 {
        let progress = self.progress.clamp(0.0, 1.0);
        progress * progress * (3.0 - 2.0 * progress)
    }
}

/// The whole number nearest to the point that is `part` of the way from `from` to `to`.
fn between(from: i32, to: i32, part: f32) -> i32 {
    /// Steps that a way is measured in.
    const STEPS: i32 = 1024;
    #[expect(clippy::cast_possible_truncation, reason = "a part of a few steps")]
    let steps = (part * 1024.0) as i32;
    from + ((to - from) * steps + STEPS / 2).div_euclid(STEPS)
}
