//! Playing: the menu, or a game at once, full screen or line by line.

use super::plain::{self, Conversation};
use super::{FAILED, Surroundings, USAGE, complain};
use crate::app::new_game::Terms;
use crate::app::{Model, Player};
use crate::board::{BySide, Side};
use crate::clock::Moment;
use crate::game::Variant;
use crate::runtime;

/// Opens the menu.
pub(super) fn menu(surroundings: Surroundings) -> u8 {
    let seed = runtime::entropy_seed();
    let settings = surroundings.settings.clone();
    if surroundings.plain {
        plain::run(Conversation::new(settings, seed), &surroundings)
    } else {
        show(Model::new(settings, seed), surroundings)
    }
}

/// Sits down to a game.
pub(super) fn game(arguments: &super::Play, surroundings: Surroundings) -> u8 {
    let start = match surroundings.position(arguments.game, arguments.fen.as_deref()) {
        Ok(state) => state,
        Err(sentence) => return complain(&sentence, FAILED),
    };
    let control = match arguments.time.parse() {
        Ok(control) => control,
        Err(error) => {
            return complain(
                &surroundings.words().clock_problem(&arguments.time, &error),
                USAGE,
            );
        }
    };
    let players = BySide {
        white: arguments.white.clone(),
        black: arguments.black.clone(),
    };
    if arguments.game != Variant::Chess
        && Side::ALL
            .into_iter()
            .any(|side| matches!(players[side], Player::Engine(_)))
    {
        return complain(&surroundings.words().engines_play_chess(), USAGE);
    }
    let terms = Terms {
        start,
        players,
        control,
        ..Terms::new(arguments.game)
    };
    let seed = arguments.seed.unwrap_or_else(runtime::entropy_seed);
    let settings = surroundings.settings.clone();
    if surroundings.plain {
        let conversation = Conversation::with_game(settings, seed, terms, Moment::START);
        return plain::run(conversation, &surroundings);
    }
    let model = Model::with_game(settings, seed, terms, Moment::START);
    show(model, surroundings)
}

fn show(model: Model, surroundings: Surroundings) -> u8 {
    let words = surroundings.words();
    let Surroundings {
        settings,
        looks,
        settings_file,
        troubles,
        plain: _,
    } = surroundings;
    let model = model.with_themes(looks.themes()).with_troubles(troubles);
    let options = runtime::Options {
        mouse: settings.mouse,
    };
    match runtime::run(model, looks, settings_file, options) {
        Ok(()) => 0,
        Err(runtime::Error::NotATerminal) => complain(&words.not_a_terminal(), USAGE),
        Err(error) => complain(&words.failure(&error.to_string()), FAILED),
    }
}
