//! Answers to questions, as they are typed.

use crate::app::Language;
use crate::app::dialog::{Answer, Dialog};
use crate::app::spoken::fold;
use crate::notation::Letters;
use crate::ui::words::Words;

/// What gives up what is asked about, as Escape does on the screen.
const WAY_OUT: [&str; 4] = ["no", "cancel", "cancelar", "esc"];

/// The answer that `line` gives to `dialog`: in either language, in full or by a letter.
pub(super) fn read(dialog: &Dialog, line: &str, letters: Letters) -> Option<Answer> {
    let line = fold(line);
    let named = dialog.answers.iter().copied().find(|answer| {
        Language::ALL
            .into_iter()
            .any(|language| fold(&Words::new(language).answer(*answer)) == line)
    });
    let lettered = || {
        let mut characters = line.chars();
        let letter = characters.next()?;
        characters
            .next()
            .is_none()
            .then(|| dialog.answer_by_letter(letter, letters))?
    };
    let way_out = || WAY_OUT.contains(&line.as_str()).then(|| dialog.way_out());
    named.or_else(lettered).or_else(way_out)
}
