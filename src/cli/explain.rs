//! `damero explain`: whether a move is legal and, if not, exactly why.

use super::{FAILED, Surroundings, complain, print};
use crate::notation::{Style, typed};
use std::fmt::Write;

pub(super) fn run(arguments: &super::Explain, surroundings: &Surroundings) -> u8 {
    let variant = arguments.game.game;
    let words = surroundings.words();
    let state = match surroundings.open_position(&arguments.game) {
        Ok(state) => state,
        Err(sentence) => return complain(&sentence, FAILED),
    };
    let letters = surroundings.settings.language.letters();
    match typed::read(variant, &state, &arguments.text, letters) {
        Ok(moves) => {
            let mut text = String::new();
            for mv in moves {
                let written = Style::of(variant).in_letters(letters).write(&state, &mv);
                let captured = state
                    .ply(mv)
                    .captured()
                    .map(|(square, _)| square)
                    .collect::<Vec<_>>();
                // Writing to a string can't fail.
                let _ = writeln!(text, "{}", words.legal(&written, &captured, variant));
            }
            print(&text)
        }
        Err(error) => complain(&words.typed_error(&error, variant), FAILED),
    }
}
