//! Keys that edit a line of text, the same wherever text is typed.

use super::{Key, KeyCode};
use tui_input::{Input, InputRequest};

/// Does to `input` what `key` asks for; says whether it was a key that edits.
pub(super) fn edit(input: &mut Input, key: Key) -> bool {
    let request = match (key.code, key.ctrl, key.alt) {
        (KeyCode::Char('a'), true, false) | (KeyCode::Home, _, _) => InputRequest::GoToStart,
        (KeyCode::Char('e'), true, false) | (KeyCode::End, _, _) => InputRequest::GoToEnd,
        (KeyCode::Char('u'), true, false) => InputRequest::DeleteFromStart,
        (KeyCode::Char('k'), true, false) => InputRequest::DeleteTillEnd,
        (KeyCode::Char('w'), true, false) | (KeyCode::Backspace, _, true) => {
            InputRequest::DeletePrevWord
        }
        (KeyCode::Char('b'), false, true) | (KeyCode::Left, true, _) => InputRequest::GoToPrevWord,
        (KeyCode::Char('f'), false, true) | (KeyCode::Right, true, _) => InputRequest::GoToNextWord,
        (KeyCode::Char(character), false, false) => InputRequest::InsertChar(character),
        (KeyCode::Backspace, _, _) => InputRequest::DeletePrevChar,
        (KeyCode::Delete, _, _) => InputRequest::DeleteNextChar,
        (KeyCode::Left, _, _) => InputRequest::GoToPrevChar,
        (KeyCode::Right, _, _) => InputRequest::GoToNextChar,
        _ => return false,
    };
    input.handle(request);
    true
}

/// Puts all of `text` in at the cursor; ends of lines become spaces, and what a line can't hold is left out.
pub(super) fn paste(input: &mut Input, text: &str) {
    for character in text.trim_end().chars() {
        let character = if character.is_whitespace() {
            ' '
        } else {
            character
        };
        if !character.is_control() {
            input.handle(InputRequest::InsertChar(character));
        }
    }
}
