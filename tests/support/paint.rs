//! What a buffer looks like: as text with its colours for a terminal, and as two grids of letters for snapshots.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write;

/// The buffer as a terminal would show it, escape sequences and all.
pub(crate) fn ansi(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in rows(buffer) {
        for cell in row {
            let _ = write!(text, "\x1b[0{}m{}", sgr(cell), cell.symbol());
        }
        text.push_str("\x1b[0m\n");
    }
    text
}

/// The symbols of the buffer, then a grid with a letter for the style of each cell, then what each letter stands for.
pub(crate) fn lettered(buffer: &Buffer) -> String {
    let mut styles: Vec<String> = Vec::new();
    let mut symbols = String::new();
    let mut letters = String::new();
    for row in rows(buffer) {
        for cell in row {
            symbols.push_str(cell.symbol());
            let style = style(cell);
            let index = styles.iter().position(|known| *known == style);
            let index = index.unwrap_or_else(|| {
                styles.push(style);
                styles.len() - 1
            });
            letters.push(letter(index));
        }
        symbols.push('\n');
        letters.push('\n');
    }
    let mut text = format!("{symbols}\n{letters}\n");
    for (index, style) in styles.iter().enumerate() {
        let _ = writeln!(text, "{} {style}", letter(index));
    }
    text
}

fn rows(buffer: &Buffer) -> impl Iterator<Item = &[Cell]> {
    buffer.content.chunks(usize::from(buffer.area.width).max(1))
}

fn letter(index: usize) -> char {
    const LETTERS: &str = ".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    LETTERS.chars().nth(index).unwrap_or('?')
}

fn style(cell: &Cell) -> String {
    format!("{} on {} {:?}", cell.fg, cell.bg, cell.modifier)
}

fn sgr(cell: &Cell) -> String {
    let mut codes = String::new();
    for (modifier, code) in [
        (Modifier::BOLD, ";1"),
        (Modifier::DIM, ";2"),
        (Modifier::UNDERLINED, ";4"),
        (Modifier::REVERSED, ";7"),
    ] {
        if cell.modifier.contains(modifier) {
            codes.push_str(code);
        }
    }
    for (color, ground) in [(cell.fg, 38), (cell.bg, 48)] {
        match color {
            Color::Rgb(red, green, blue) => {
                let _ = write!(codes, ";{ground};2;{red};{green};{blue}");
            }
            Color::Indexed(index) => {
                let _ = write!(codes, ";{ground};5;{index}");
            }
            _ => {}
        }
    }
    codes
}
