//! What is round the squares: the frame, if there is room for it, and the names of rows and columns.

use super::geometry::Placement;
use super::{Labels, Scene};
use crate::board::Square;
use crate::ui::look::{ColorDepth, Look, Role};
use crate::ui::theme::Meaning;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::border;
use ratatui::widgets::{Block, Widget};
use unicode_width::UnicodeWidthStr;

pub(super) fn draw(scene: &Scene, look: &Look, placement: &Placement, buffer: &mut Buffer) {
    let framed = placement.framed;
    if framed != placement.squares {
        Block::bordered()
            .border_set(border_set(look))
            .border_style(border_style(look))
            .render(framed, buffer);
    }
    let Labels { ranks, files } = &scene.labels;
    for (rank, label) in (0..).zip(ranks) {
        if let Some(cells) = Square::new(0, rank).and_then(|square| placement.cells_of(square)) {
            let space = Rect {
                x: framed.x - 2,
                width: 2,
                ..cells
            };
            let row = space.y + (space.height - 1) / 2;
            write(label, look, Rect { y: row, ..space }, buffer);
        }
    }
    for (file, label) in (0..).zip(files) {
        if let Some(cells) = Square::new(file, 0).and_then(|square| placement.cells_of(square)) {
            let width = u16::try_from(label.width()).unwrap_or(cells.width);
            let space = Rect {
                x: cells.x + (cells.width + 1).saturating_sub(width) / 2,
                y: framed.bottom(),
                width: width.min(cells.width),
                height: 1,
            };
            write(label, look, space, buffer);
        }
    }
}

/// Half blocks that hug the squares, where colour shows them; box lines elsewhere.
const fn border_set(look: &Look) -> border::Set<'static> {
    match look.depth {
        ColorDepth::True | ColorDepth::Indexed256 if !look.ascii => border::QUADRANT_INSIDE,
        ColorDepth::None | ColorDepth::Basic16 | ColorDepth::True | ColorDepth::Indexed256 => {
            look.border_set()
        }
    }
}

const fn border_style(look: &Look) -> Style {
    match look.depth {
        ColorDepth::None | ColorDepth::Basic16 => look.style(Role::Border),
        ColorDepth::True | ColorDepth::Indexed256 => Style::new().fg(look.color(Meaning::Frame)),
    }
}

fn write(label: &str, look: &Look, space: Rect, buffer: &mut Buffer) {
    buffer.set_stringn(
        space.x,
        space.y,
        label,
        space.width.into(),
        look.style(Role::Label),
    );
}
