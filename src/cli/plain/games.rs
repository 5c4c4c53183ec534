//! A game and its clocks, as they are asked for: `chess`, `ajedrez 5+3`.

use crate::app::new_game::Terms;
use crate::app::spoken::fold;
use crate::clock::TimeControlError;
use crate::game::Variant;

/// Why no game begins.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum GameError {
    /// No game is called so.
    NoGame(String),
    /// That is no time control.
    NoClock(String, TimeControlError),
}

/// The game that `words` ask for: its name in either language and perhaps the clocks.
pub(super) fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Terms, GameError> {
    let name = words.next().unwrap_or_default();
    let variant = Variant::ALL
        .into_iter()
        .find(|variant| {
            [variant.id(), variant.spanish_id()]
                .map(fold)
                .contains(&fold(name))
        })
        .ok_or_else(|| GameError::NoGame(name.to_owned()))?;
    let clocks: Vec<&str> = words.collect();
    let mut terms = Terms::new(variant);
    if !clocks.is_empty() {
        let text = clocks.join(" ");
        terms.control = text
            .parse()
            .map_err(|error| GameError::NoClock(text, error))?;
    }
    Ok(terms)
}
