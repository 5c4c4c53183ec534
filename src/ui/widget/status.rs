//! The bar of the players: whose turn it is, their names, their clocks.

use super::text::fit;
use crate::board::{BySide, Side};
use crate::ui::look::{Look, Role};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

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
        let halves = area.layout::<3>(&Layout::horizontal([
            Constraint::Fill(1),
            Constraint::Length(2),
            Constraint::Fill(1),
        ]));
        for (side, half) in Side::ALL.into_iter().zip([halves[0], halves[2]]) {
            self.player(side, half, buffer);
        }
    }
}

impl Status<'_> {
    fn player(&self, side: Side, area: Rect, buffer: &mut Buffer) {
        let look = self.look;
        let player = &self.players[side];
        let clock = Line::styled(format!("{} ", player.clock), look.style(player.clock_role));
        let clock_width = clock.width();
        let pointer = if player.to_move { look.pointer() } else { " " };
        let room = usize::from(area.width).saturating_sub(clock_width + 5);
        let mark_width = player.mark.as_ref().map_or(0, |mark| mark.width() + 2);
        let name = fit(&player.name, room.saturating_sub(mark_width), look.ascii);
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
        if let Some(mark) = &player.mark
            && room > mark_width
        {
            spans.push(Span::raw("  "));
            spans.push(Span::styled(mark.clone(), look.style(Role::Warning)));
        }
        Line::from(spans).render(area, buffer);
        let clock_area = Rect {
            x: area
                .right()
                .saturating_sub(u16::try_from(clock_width).unwrap_or(u16::MAX))
                .max(area.x),
            ..area
        };
        clock.render(clock_area.intersection(area), buffer);
    }
}
