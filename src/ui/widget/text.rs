//! Text cut to the room there is.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// `text` in at most `width` columns; what is cut ends in an ellipsis.
pub(in crate::ui) fn fit(text: &str, width: usize, ascii: bool) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let ellipsis = if ascii { '.' } else { '…' };
    let mut room = width.saturating_sub(1);
    let mut kept = String::new();
    for character in text.chars() {
        let columns = character.width().unwrap_or(0);
        if columns > room {
            break;
        }
        room -= columns;
        kept.push(character);
    }
    if width > 0 {
        kept.push(ellipsis);
    }
    kept
}

/// `text`, cut or filled with spaces to exactly `width` columns.
pub(in crate::ui) fn fill(text: &str, width: usize, ascii: bool) -> String {
    let mut text = fit(text, width, ascii);
    let columns = text.width();
    text.extend(std::iter::repeat_n(' ', width.saturating_sub(columns)));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_cut_with_an_ellipsis_and_never_too_wide() {
        assert_eq!(fit("C4xE6xG4", 8, false), "C4xE6xG4");
        assert_eq!(fit("C4xE6xG4", 5, false), "C4xE…");
        assert_eq!(fit("C4xE6xG4", 1, false), "…");
        assert_eq!(fit("C4xE6xG4", 0, false), "");
        assert_eq!(fill("e4", 4, false), "e4  ");
    }
}
