//! The bar of the players: whose turn it is, their names, their clocks; in three rows, with large clocks.

use super::digits::Digits;
use super::text::fit;
use crate::board::{BySide, Side};
use crate::ui::look::{Look, Role};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

/// Columns that a large clock leaves for the name beside it, at least.
const NAME_MIN: u16 = 14;
/// Columns between the players.
const GAP: u16 = 2;

/// One player in the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ui) struct Player {
    /// The side, and the name if there is one.
    pub name: String,
    /// What the clock shows.
    pub clock: String,
    /// How the clock is drawn.
    pub clock_role: Role,
    /// Whether it is this player's turn.
    pub to_move: bool,
    /// Something to be told beside the name, such as check.
    pub mark: Option<String>,
}

/// The bar of the players.
#[derive(Clone, Debug)]
pub(in crate::ui) struct Status<'a> {
    pub players: BySide<Player>,
    pub look: &'a Look,
}

impl Widget for &Status<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let width = area.width.saturating_sub(GAP) / 2;
        let white = Rect { width, ..area };
        let black = rightmost(area, width);
        self.player(Side::White, white, buffer);
        self.player(Side::Black, black, buffer);
    }
}

impl Status<'_> {
    fn player(&self, side: Side, area: Rect, buffer: &mut Buffer) {
        let look = self.look;
        let player = &self.players[side];
        let style = look.style(player.clock_role);
        let digits = Digits {
            text: &player.clock,
            style,
        };
        let large = digits
            .size()
            .filter(|size| size.height <= area.height && size.width + NAME_MIN <= area.width);
        let clock = Line::styled(format!("{} ", player.clock), style);
        let clock_width = large.map_or_else(
            || u16::try_from(clock.width()).unwrap_or(u16::MAX),
            |size| size.width,
        );
        let row = Rect {
            y: area.y + area.height / 2,
            height: area.height.min(1),
            ..area
        };
        let pointer = if player.to_move { look.pointer() } else { " " };
        let room = usize::from(area.width.saturating_sub(clock_width.saturating_add(5)));
        // A name that is whole says more than a mark that the board shows as well.
        let mark = player
            .mark
            .as_ref()
            .filter(|mark| player.name.width() + 2 + mark.width() <= room);
        let name = fit(&player.name, room, look.ascii);
        let name_role = if player.to_move {
            Role::Title
        } else {
            Role::Text
        };
        let mut spans = vec![
            Span::styled(pointer, look.style(Role::FocusBorder)),
            Span::raw(" "),
            Span::styled(look.bullets()[side], look.bullet_style(side)),
            Span::raw(" "),
            Span::styled(name, look.style(name_role)),
        ];
        if let Some(mark) = mark {
            spans.push(Span::raw("  "));
            spans.push(Span::styled(mark.clone(), look.style(Role::Warning)));
        }
        Line::from(spans).render(row, buffer);
        if large.is_some() {
            digits.render(rightmost(area, clock_width), buffer);
        } else {
            clock.render(rightmost(row, clock_width), buffer);
        }
    }
}

/// The last `columns` columns of `area`.
fn rightmost(area: Rect, columns: u16) -> Rect {
    let width = columns.min(area.width);
    Rect {
        x: area.right() - width,
        width,
        ..area
    }
}
