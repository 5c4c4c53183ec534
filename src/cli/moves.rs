//! `damero moves`: the legal moves of a position, one a line.

use super::{FAILED, NotationName, Surroundings, USAGE, complain, print};
use crate::notation::{Letters, Style};

pub(super) fn run(arguments: &super::Moves, surroundings: &Surroundings) -> u8 {
    let variant = arguments.game.game;
    let state = match surroundings.position(variant, arguments.game.fen.as_deref()) {
        Ok(state) => state,
        Err(sentence) => return complain(&sentence, FAILED),
    };
    let misfit = arguments
        .notation
        .filter(|name| !style(*name).fits(variant));
    if misfit.is_some() {
        return complain(&surroundings.words().notation_misfit(variant), USAGE);
    }
    let style = arguments.notation.map_or_else(|| Style::of(variant), style);
    let mut texts = style.write_all(&state);
    texts.push(String::new());
    print(&texts.join("\n"))
}

const fn style(name: NotationName) -> Style {
    match name {
        NotationName::Numeric => Style::Numeric,
        NotationName::Coordinate => Style::Coordinate,
        NotationName::San => Style::San(Letters::English),
        NotationName::Uci => Style::Uci,
    }
}
