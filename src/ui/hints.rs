//! The line of keys at the bottom: what can be pressed now.

use super::look::{Look, Role};
use super::words::Words;
use crate::app::Key;
use crate::app::keys::{self, Binding, Context};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// The keys of `context` that are worth showing, as many whole ones as fit into `width` columns.
///
/// The last is the way out: where not all fit, it is kept and those before it give way.
pub(super) fn line(context: Context, words: Words, look: &Look, width: u16) -> Line<'static> {
    let separator = if look.ascii { " | " } else { " · " };
    let first = |binding: &'static Binding| {
        let shown = usize::from(binding.hinted).min(binding.keys.len());
        &binding.keys[..shown]
    };
    let mut hints = hints(context, words, look.ascii, first);
    while hints.len() > 1 && line_width(&hints, look.ascii, separator) > usize::from(width) {
        hints.remove(hints.len() - 2);
    }
    let mut spans = vec![Span::raw(" ")];
    for (index, hint) in hints.iter().enumerate() {
        if index > 0 {
            spans.push(Span::styled(separator, look.style(Role::Dim)));
        }
        spans.push(Span::styled(
            hint.names(look.ascii),
            look.style(Role::KeyHint),
        ));
        spans.push(Span::styled(
            format!(" {}", hint.label),
            look.style(Role::Dim),
        ));
    }
    Line::from(spans)
}

fn line_width(hints: &[Hint], ascii: bool, separator: &str) -> usize {
    let texts = hints
        .iter()
        .map(|hint| hint.names(ascii).width() + 1 + hint.label.width());
    1 + texts.sum::<usize>() + separator.width() * hints.len().saturating_sub(1)
}

/// Keys that do the same, and what they do.
pub(super) struct Hint {
    /// What the keys are called.
    pub keys: Vec<String>,
    /// What they do.
    pub label: String,
}

impl Hint {
    /// The keys in a row: arrows close together, names with something between them.
    fn names(&self, ascii: bool) -> String {
        let close = self.keys.iter().all(|key| key.width() == 1) && !ascii;
        self.keys.join(if close { "" } else { "/" })
    }
}

/// Some keys of `context`; neighbours that do the same become one, such as `↑↓←→ move`.
pub(super) fn hints(
    context: Context,
    words: Words,
    ascii: bool,
    wanted: impl Fn(&'static Binding) -> &'static [Key],
) -> Vec<Hint> {
    let mut hints: Vec<Hint> = Vec::new();
    for binding in keys::bindings(context) {
        let names = wanted(binding).iter().map(|key| words.key(*key, ascii));
        let label = words.action(binding.action, context);
        match hints.last_mut() {
            Some(last) if last.label == label => last.keys.extend(names),
            _ => hints.push(Hint {
                keys: names.collect(),
                label,
            }),
        }
    }
    hints.retain(|hint| !hint.keys.is_empty());
    hints
}
