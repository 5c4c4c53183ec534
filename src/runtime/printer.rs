//! Cells printed on a terminal with as few bytes as they take.

use arrayvec::ArrayVec;
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use std::io::{self, Write};

/// A terminal that cells are printed on. It says only what changes from one cell to the next: a place within the row by
/// its column alone, a colour without the other, and no colour of characters where there are none.
///
/// All but the printing of cells is the terminal library's.
#[derive(Debug)]
pub(super) struct Printer<W: Write> {
    terminal: CrosstermBackend<W>,
}

impl<W: Write> Printer<W> {
    pub(super) const fn new(writer: W) -> Self {
        Self {
            terminal: CrosstermBackend::new(writer),
        }
    }
}

impl<W: Write> Backend for Printer<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut out = Vec::new();
        let mut ink = Ink::default();
        let mut next = None;
        for (x, y, cell) in content {
            match next {
                Some(place) if place == Position { x, y } => {}
                Some(Position { y: row, .. }) if row == y => sequence(&mut out, &[x + 1], b'G'),
                _ => sequence(&mut out, &[y + 1, x + 1], b'H'),
            }
            ink.become_that_of(cell, &mut out);
            out.extend_from_slice(cell.symbol().as_bytes());
            next = Some(Position { x: x + 1, y });
        }
        out.extend_from_slice(b"\x1b[m");
        self.terminal.write_all(&out)
    }

    fn append_lines(&mut self, lines: u16) -> io::Result<()> {
        self.terminal.append_lines(lines)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.terminal.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.terminal.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.terminal.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.terminal.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.terminal.clear()
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.terminal.clear_region(region)
    }

    fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.terminal.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.terminal)
    }
}

/// What the terminal prints with: as it was reset, at first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ink {
    modifier: Modifier,
    fg: Color,
    bg: Color,
}

/// Modifiers, and the parameters that switch them on.
const MODIFIERS: [(Modifier, u16); 9] = [
    (Modifier::BOLD, 1),
    (Modifier::DIM, 2),
    (Modifier::ITALIC, 3),
    (Modifier::UNDERLINED, 4),
    (Modifier::SLOW_BLINK, 5),
    (Modifier::RAPID_BLINK, 6),
    (Modifier::REVERSED, 7),
    (Modifier::HIDDEN, 8),
    (Modifier::CROSSED_OUT, 9),
];

impl Ink {
    /// Tells the terminal what it has to change for `cell`.
    fn become_that_of(&mut self, cell: &Cell, out: &mut Vec<u8>) {
        let mut parameters = ArrayVec::new();
        if cell.modifier != self.modifier {
            if !cell.modifier.contains(self.modifier) {
                parameters.push(0);
                *self = Self::default();
            }
            for (modifier, number) in MODIFIERS {
                if (cell.modifier - self.modifier).contains(modifier) {
                    parameters.push(number);
                }
            }
            self.modifier = cell.modifier;
        }
        let is_blank = cell.symbol() == " " && cell.modifier.is_empty();
        if cell.fg != self.fg && !is_blank {
            push_color(&mut parameters, FOREGROUND, cell.fg);
            self.fg = cell.fg;
        }
        if cell.bg != self.bg {
            push_color(&mut parameters, BACKGROUND, cell.bg);
            self.bg = cell.bg;
        }
        if !parameters.is_empty() {
            sequence(out, &parameters, b'm');
        }
    }
}

/// The parameters of one change of ink: a reset, every modifier, two colours.
type Parameters = ArrayVec<u16, { 1 + MODIFIERS.len() + 2 * 5 }>;

/// The parameters that begin a colour of characters, and one of what is behind them.
const FOREGROUND: u16 = 38;
const BACKGROUND: u16 = 48;

fn push_color(parameters: &mut Parameters, layer: u16, color: Color) {
    let index = match color {
        Color::Reset => {
            parameters.push(layer + 1);
            return;
        }
        Color::Rgb(red, green, blue) => {
            parameters.extend([layer, 2, red.into(), green.into(), blue.into()]);
            return;
        }
        Color::Indexed(index) => index,
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
    };
    parameters.extend([layer, 5, index.into()]);
}

/// Writes a control sequence. By hand, since the machinery of formatting takes a third of the time of a frame.
fn sequence(out: &mut Vec<u8>, parameters: &[u16], end: u8) {
    out.extend_from_slice(b"\x1b[");
    for (index, parameter) in parameters.iter().enumerate() {
        if index > 0 {
            out.push(b';');
        }
        decimal(out, *parameter);
    }
    out.push(end);
}

fn decimal(out: &mut Vec<u8>, number: u16) {
    if number >= 10 {
        decimal(out, number / 10);
    }
    let [_, digit] = (number % 10).to_be_bytes();
    out.push(b'0' + digit);
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::style::Style;
    use rstest::rstest;

    fn printed(cells: &[(u16, u16, &str, Style)]) -> String {
        let cells: Vec<(u16, u16, Cell)> = cells
            .iter()
            .map(|(x, y, symbol, style)| {
                let mut cell = Cell::default();
                cell.set_symbol(symbol).set_style(*style);
                (*x, *y, cell)
            })
            .collect();
        let mut bytes = Vec::new();
        Printer::new(&mut bytes)
            .draw(cells.iter().map(|(x, y, cell)| (*x, *y, cell)))
            .expect("memory takes every byte");
        String::from_utf8(bytes).expect("text")
    }

    const PLAIN: Style = Style::new();
    const RED: Style = Style::new().fg(Color::Indexed(1));
    const ON_GRAY: Style = Style::new().bg(Color::Rgb(8, 9, 10));
    const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);

    #[rstest]
    #[case::neighbours(&[(4, 2, "a", PLAIN), (5, 2, "b", PLAIN)], "\x1b[3;5Hab")]
    #[case::one_row(&[(4, 2, "a", PLAIN), (9, 2, "b", PLAIN)], "\x1b[3;5Ha\x1b[10Gb")]
    #[case::two_rows(&[(4, 2, "a", PLAIN), (5, 3, "b", PLAIN)], "\x1b[3;5Ha\x1b[4;6Hb")]
    #[case::same_ink(&[(0, 0, "a", RED), (1, 0, "b", RED)], "\x1b[1;1H\x1b[38;5;1mab")]
    #[case::one_layer(
        &[(0, 0, "a", RED), (1, 0, "b", RED.bg(Color::Indexed(9)))],
        "\x1b[1;1H\x1b[38;5;1ma\x1b[48;5;9mb"
    )]
    #[case::blank(
        &[(0, 0, "a", RED.bg(Color::Rgb(8, 9, 10))), (1, 0, " ", ON_GRAY), (2, 0, "b", RED)],
        "\x1b[1;1H\x1b[38;5;1;48;2;8;9;10ma \x1b[49mb"
    )]
    #[case::modifiers_off(
        &[(0, 0, "a", RED.patch(BOLD)), (1, 0, "b", RED)],
        "\x1b[1;1H\x1b[1;38;5;1ma\x1b[0;38;5;1mb"
    )]
    #[case::reversed_blank(
        &[(0, 0, " ", RED.add_modifier(Modifier::REVERSED))],
        "\x1b[1;1H\x1b[7;38;5;1m "
    )]
    fn only_what_changes_is_said(
        #[case] cells: &[(u16, u16, &str, Style)],
        #[case] expected: &str,
    ) {
        assert_eq!(printed(cells), format!("{expected}\x1b[m"));
    }
}
