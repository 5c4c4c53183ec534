//! What a move may still become while it is being typed.

use crate::board::{Square, SquareSet};
use crate::game::{Move, State, Variant};
use crate::notation::{Letters, Style};

/// What the beginning of a move shows on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// Where every move that fits begins, if that is one square.
    pub origin: Option<Square>,
    /// Where the moves that fit end.
    pub destinations: SquareSet,
}

/// What `text`, the beginning of a move, shows on the board.
pub fn preview(variant: Variant, state: &State, text: &str, letters: Letters) -> Preview {
    let fitting = fitting(variant, state, text, letters);
    let origins: SquareSet = fitting.iter().map(|(_, mv)| mv.from()).collect();
    Preview {
        origin: if origins.len() == 1 {
            origins.iter().next()
        } else {
            None
        },
        destinations: fitting.iter().map(|(_, mv)| mv.to()).collect(),
    }
}

/// The legal moves that begin as `text` does, as the game writes them.
pub fn completions(variant: Variant, state: &State, text: &str, letters: Letters) -> Vec<String> {
    let mut texts: Vec<String> = fitting(variant, state, text, letters)
        .into_iter()
        .map(|(text, _)| text)
        .collect();
    texts.dedup();
    texts
}

/// The legal moves that begin as `text` does, each with the spelling that does.
fn fitting(variant: Variant, state: &State, text: &str, letters: Letters) -> Vec<(String, Move)> {
    let typed = bare(text);
    if typed.is_empty() {
        return Vec::new();
    }
    let styles: &[Style] = match variant {
        Variant::Chess => &[Style::San(letters), Style::Uci],
        Variant::Spanish => &[Style::Coordinate, Style::Numeric],
        _ => &[Style::Numeric, Style::Coordinate],
    };
    let mut moves = state.moves();
    // The sign of capture says nothing of squares, but all of what kind of move it is.
    if text.contains(['x', 'X', '×', ':']) {
        moves.retain(|mv| state.ply(mv.clone()).is_capture());
    }
    styles
        .iter()
        .map(|style| {
            let spelled = moves.iter().map(|mv| (style.write(state, mv), mv.clone()));
            spelled
                .filter(|(spelling, _)| bare(spelling).starts_with(&typed))
                .collect()
        })
        .find(|fitting: &Vec<_>| !fitting.is_empty())
        .unwrap_or_default()
}

/// `text` without case, and without what only separates squares.
fn bare(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, 'x' | 'X' | '×' | ':' | '-' | '–'))
        .map(|c| c.to_ascii_lowercase())
        .collect()
}
