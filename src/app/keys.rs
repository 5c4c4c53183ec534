//! The one table of keys: what a key does where, and so also what help and hints say.

use super::{Key, KeyCode};

/// Where a key is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Context {
    /// Anywhere.
    Everywhere,
    /// The menu.
    Menu,
    /// The form of a new game.
    Form,
    /// At the table, the board.
    Board,
    /// At the table, while a move is being typed.
    Typing,
    /// At the table, the history.
    History,
    /// A question.
    Dialog,
    /// A page of help.
    Help,
    /// The settings.
    Settings,
    /// At the table, while a command is being typed.
    Command,
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// One up.
    Up,
    /// One down.
    Down,
    /// One to the left.
    Left,
    /// One to the right.
    Right,
    /// Chooses what the cursor is on.
    Choose,
    /// Gives up what is under way; at the table with nothing under way, the game's menu.
    Cancel,
    /// The next field, or from the board to the history and back.
    Next,
    /// The field before.
    Previous,
    /// Completes the typed move, or the typed command.
    Complete,
    /// One ply back in the history.
    Back,
    /// One ply forward in the history.
    Forward,
    /// The start of the game.
    First,
    /// The present.
    Last,
    /// Takes back a ply.
    TakeBack,
    /// Plays again what was taken back.
    Redo,
    /// Turns the board.
    Flip,
    /// Offers a draw, or claims one.
    Draw,
    /// Gives the game up.
    Resign,
    /// Stops the clocks; two computers wait, or go on.
    Pause,
    /// Lets one of two computers play a ply.
    Step,
    /// Asks the computer for advice.
    Hint,
    /// Shows who stands better, or no longer.
    Evaluation,
    /// Help.
    Help,
    /// A new game.
    NewGame,
    /// Begins a command.
    Command,
    /// The other language.
    Language,
    /// Ends the program.
    Quit,
    /// Stops the program until the shell continues it.
    Suspend,
    /// Draws the whole screen again.
    Redraw,
}

/// Keys that do the same in one context.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The keys, the one to be told first.
    pub keys: &'static [Key],
    /// What they do.
    pub action: Action,
    /// Whether the line of hints shows it.
    pub hinted: bool,
}

const fn hinted(keys: &'static [Key], action: Action) -> Binding {
    Binding {
        keys,
        action,
        hinted: true,
    }
}

const fn known(keys: &'static [Key], action: Action) -> Binding {
    Binding {
        keys,
        action,
        hinted: false,
    }
}

const UP: Key = Key::plain(KeyCode::Up);
const DOWN: Key = Key::plain(KeyCode::Down);
const LEFT: Key = Key::plain(KeyCode::Left);
const RIGHT: Key = Key::plain(KeyCode::Right);
const ENTER: Key = Key::plain(KeyCode::Enter);
const SPACE: Key = Key::char(' ');
const ESC: Key = Key::plain(KeyCode::Esc);
const TAB: Key = Key::plain(KeyCode::Tab);
const BACK_TAB: Key = Key::plain(KeyCode::BackTab);
const HOME: Key = Key::plain(KeyCode::Home);
const END: Key = Key::plain(KeyCode::End);
const PAGE_UP: Key = Key::plain(KeyCode::PageUp);
const PAGE_DOWN: Key = Key::plain(KeyCode::PageDown);

const EVERYWHERE: &[Binding] = &[
    known(&[Key::plain(KeyCode::Function(1))], Action::Help),
    known(&[Key::ctrl('l')], Action::Redraw),
    known(&[Key::ctrl('z')], Action::Suspend),
    known(&[Key::ctrl('t')], Action::Language),
    known(&[Key::ctrl('q'), Key::ctrl('c')], Action::Quit),
];

const MENU: &[Binding] = &[
    hinted(&[UP], Action::Up),
    hinted(&[DOWN], Action::Down),
    hinted(&[ENTER, SPACE, RIGHT], Action::Choose),
    known(&[HOME], Action::First),
    known(&[END], Action::Last),
    hinted(&[Key::char('?')], Action::Help),
    hinted(&[Key::ctrl('t')], Action::Language),
    known(&[ESC, LEFT], Action::Cancel),
    hinted(&[Key::char('q'), Key::ctrl('q')], Action::Quit),
];

const FORM: &[Binding] = &[
    hinted(&[UP, BACK_TAB], Action::Previous),
    hinted(&[DOWN, TAB], Action::Next),
    hinted(&[LEFT], Action::Left),
    hinted(&[RIGHT], Action::Right),
    hinted(&[ENTER], Action::Choose),
    hinted(&[ESC], Action::Cancel),
];

const BOARD: &[Binding] = &[
    hinted(&[UP], Action::Up),
    hinted(&[DOWN], Action::Down),
    hinted(&[LEFT], Action::Left),
    hinted(&[RIGHT], Action::Right),
    hinted(&[ENTER, SPACE], Action::Choose),
    hinted(&[TAB, BACK_TAB], Action::Next),
    hinted(
        &[Key::char('u'), Key::plain(KeyCode::Backspace)],
        Action::TakeBack,
    ),
    known(&[Key::char('y')], Action::Redo),
    known(&[Key::char('v')], Action::Flip),
    known(&[Key::char('=')], Action::Draw),
    known(&[Key::ctrl('r')], Action::Resign),
    known(&[Key::char('p')], Action::Pause),
    known(&[Key::char('s')], Action::Step),
    known(&[Key::char('!')], Action::Hint),
    known(&[Key::char('%')], Action::Evaluation),
    known(&[PAGE_UP, Key::char('<'), Key::char('[')], Action::Back),
    known(
        &[PAGE_DOWN, Key::char('>'), Key::char(']')],
        Action::Forward,
    ),
    known(&[HOME], Action::First),
    known(&[END], Action::Last),
    known(&[Key::ctrl('n')], Action::NewGame),
    known(&[Key::char(':')], Action::Command),
    hinted(&[Key::char('?')], Action::Help),
    hinted(&[ESC, Key::char('m')], Action::Cancel),
];

const TYPING: &[Binding] = &[
    hinted(&[ENTER], Action::Choose),
    hinted(&[TAB], Action::Complete),
    hinted(&[ESC], Action::Cancel),
];

const HISTORY: &[Binding] = &[
    hinted(&[LEFT, UP, PAGE_UP], Action::Back),
    hinted(&[RIGHT, DOWN, PAGE_DOWN], Action::Forward),
    hinted(&[HOME], Action::First),
    hinted(&[END], Action::Last),
    known(
        &[Key::char('u'), Key::plain(KeyCode::Backspace)],
        Action::TakeBack,
    ),
    known(&[Key::char('y')], Action::Redo),
    known(&[Key::char('v')], Action::Flip),
    known(&[Key::char('!')], Action::Hint),
    known(&[Key::char('%')], Action::Evaluation),
    hinted(&[TAB, BACK_TAB, ENTER], Action::Next),
    known(&[Key::char(':')], Action::Command),
    known(&[Key::char('?')], Action::Help),
    hinted(&[ESC], Action::Cancel),
];

const DIALOG: &[Binding] = &[
    hinted(&[UP, LEFT, BACK_TAB], Action::Up),
    hinted(&[DOWN, RIGHT, TAB], Action::Down),
    known(&[HOME], Action::First),
    known(&[END], Action::Last),
    hinted(&[ENTER, SPACE], Action::Choose),
    hinted(&[ESC], Action::Cancel),
];

const HELP: &[Binding] = &[
    hinted(&[UP], Action::Up),
    hinted(&[DOWN], Action::Down),
    known(&[PAGE_UP], Action::Back),
    known(&[PAGE_DOWN, SPACE], Action::Forward),
    known(&[HOME], Action::First),
    known(&[END], Action::Last),
    hinted(
        &[ESC, ENTER, Key::char('q'), Key::char('?')],
        Action::Cancel,
    ),
];

const SETTINGS: &[Binding] = &[
    hinted(&[UP, BACK_TAB], Action::Up),
    hinted(&[DOWN, TAB], Action::Down),
    hinted(&[LEFT], Action::Left),
    hinted(&[RIGHT, SPACE], Action::Right),
    known(&[HOME], Action::First),
    known(&[END], Action::Last),
    hinted(&[ENTER, ESC], Action::Cancel),
    known(&[Key::char('?')], Action::Help),
];

const COMMAND: &[Binding] = &[
    hinted(&[ENTER], Action::Choose),
    hinted(&[TAB], Action::Complete),
    hinted(&[ESC], Action::Cancel),
];

/// The keys of `context`, without those of [`Context::Everywhere`].
pub const fn bindings(context: Context) -> &'static [Binding] {
    match context {
        Context::Everywhere => EVERYWHERE,
        Context::Menu => MENU,
        Context::Form => FORM,
        Context::Board => BOARD,
        Context::Typing => TYPING,
        Context::History => HISTORY,
        Context::Dialog => DIALOG,
        Context::Help => HELP,
        Context::Settings => SETTINGS,
        Context::Command => COMMAND,
    }
}

/// What `key` does in `context`.
pub fn action(context: Context, key: Key) -> Option<Action> {
    let find = |context| {
        bindings(context)
            .iter()
            .find(|binding| binding.keys.contains(&key))
            .map(|binding| binding.action)
    };
    find(context).or_else(|| find(Context::Everywhere))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::typed;

    const CONTEXTS: [Context; 10] = [
        Context::Everywhere,
        Context::Menu,
        Context::Form,
        Context::Board,
        Context::Typing,
        Context::History,
        Context::Dialog,
        Context::Help,
        Context::Settings,
        Context::Command,
    ];

    #[test]
    fn no_key_has_two_meanings_in_one_context() {
        for context in CONTEXTS {
            let mut seen = Vec::new();
            for key in bindings(context).iter().flat_map(|binding| binding.keys) {
                assert!(!seen.contains(key), "{key:?} twice in {context:?}");
                seen.push(*key);
            }
        }
    }

    #[test]
    fn no_command_of_the_board_is_a_key_that_begins_a_move() {
        for key in [Context::Board, Context::History]
            .into_iter()
            .flat_map(bindings)
            .flat_map(|b| b.keys)
        {
            if let (KeyCode::Char(character), false) = (key.code, key.ctrl) {
                assert!(!typed::can_begin(character), "{character} begins a move");
            }
        }
    }
}
