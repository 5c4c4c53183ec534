//! The line of keys at the bottom: what can be pressed now.

use super::look::{Look, Role};
use super::words::Words;
use crate::app::Key;
use crate::app::keys::{self, Binding, Context};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// The keys of `context` that are worth showing, as many whole ones as fit into `width` columns.
pub(super) fn line(context: Context, words: Words, look: &Look, width: u16) -> Line<'static> {
    let separator = if look.ascii { " | " } else { " · " };
    let mut spans = vec![Span::raw(" ")];
    let mut used = 1;
    let first = |binding: &'static Binding| {
        let shown = usize::from(binding.hinted).min(binding.keys.len());
        &binding.keys[..shown]
    };
    for (index, hint) in hints(context, words, look.ascii, first)
        .into_iter()
        .enumerate()
    {
        // Arrows stand close together; names need something between them.
        let close = hint.keys.iter().all(|key| key.width() == 1) && !look.ascii;
        let keys = hint.keys.join(if close { "" } else { "/" });
        let gap = if index == 0 { 0 } else { separator.width() };
        let wide = gap + keys.width() + 1 + hint.label.width();
        if used + wide > usize::from(width) {
            break;
        }
        used += wide;
        if index > 0 {
            spans.push(Span::styled(separator, look.style(Role::Dim)));
        }
        spans.push(Span::styled(keys, look.style(Role::KeyHint)));
        spans.push(Span::styled(
            format!(" {}", hint.label),
            look.style(Role::Dim),
        ));
    }
    Line::from(spans)
}

/// Keys that do the same, and what they do.
pub(super) struct Hint {
    /// What the keys are called.
    pub keys: Vec<String>,
    /// What they do.
    pub label: String,
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
