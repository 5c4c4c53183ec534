//! A page of help: the keys, how to type moves, the rules in short.

use super::hints;
use super::look::{Look, Role};
use super::widget::more::More;
use super::words::Words;
use crate::app::help::Help;
use crate::app::keys::Context;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Margin};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};
use unicode_width::UnicodeWidthStr;

/// How wide a page gets.
const WIDTH: u16 = 84;
/// The column in which what a key does begins; on a narrow page it is nearer.
const KEYS_WIDTH: usize = 26;
const NARROW_KEYS_WIDTH: usize = 10;
/// What a page is narrow below.
const NARROW: u16 = 56;

/// Draws the page; how the mouse plays is part of it where it does.
pub(super) fn draw(help: &Help, mouse: bool, words: Words, look: &Look, frame: &mut Frame<'_>) {
    let [area, _hints] = frame.area().layout(&Layout::vertical([
        Constraint::Fill(1),
        Constraint::Length(1),
    ]));
    let place = area.centered_horizontally(Constraint::Max(WIDTH));
    let block = Block::bordered()
        .border_set(look.border_set())
        .border_style(look.style(Role::FocusBorder))
        .style(look.ground())
        .title(Line::styled(
            format!(" {} ", words.help_title()),
            look.style(Role::Title),
        ));
    let inner = block.inner(place).inner(Margin::new(1, 0));
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    let page = wrapped(page(help, mouse, words, look, inner.width), inner.width);
    let first = help.first_line(page.len(), usize::from(inner.height));
    let more = More {
        rows: inner,
        first,
        count: page.len(),
        look,
    };
    let shown: Vec<Line<'_>> = page.into_iter().skip(first).collect();
    frame.render_widget(Paragraph::new(shown), inner);
    frame.render_widget(more, place);
}

fn page(help: &Help, mouse: bool, words: Words, look: &Look, width: u16) -> Vec<Line<'static>> {
    let heading = |text: String| Line::styled(text, look.style(Role::Heading));
    let column = if width < NARROW {
        NARROW_KEYS_WIDTH
    } else {
        KEYS_WIDTH
    };
    let mut page = Vec::new();
    for context in contexts(help.context()) {
        page.push(heading(words.keys_of(*context)));
        for hint in hints::hints(*context, words, look.ascii, |binding| binding.keys) {
            let names = hint.keys.join("  ");
            let padding = column.saturating_sub(names.width()).max(2);
            let line_width = 2 + names.width() + padding + hint.label.width();
            let names = Span::styled(names, look.style(Role::KeyHint));
            if line_width <= usize::from(width) {
                let padding = Span::raw(" ".repeat(padding));
                let label = Span::raw(hint.label);
                page.push(Line::from(vec![Span::raw("  "), names, padding, label]));
            } else {
                page.push(Line::from(vec![Span::raw("  "), names]));
                page.push(Line::raw(format!("      {}", hint.label)));
            }
        }
        page.push(Line::default());
    }
    let mut texts = Vec::new();
    if mouse {
        texts.push((words.mouse_title(), words.mouse_text()));
    }
    if let Some(variant) = help.variant() {
        texts.push((words.how_to_type_title(), words.how_to_type(variant)));
        if look.writes_letters() {
            texts.push((words.letters_title(), words.legend(variant)));
        }
        texts.push((words.rules_title(), words.rules_in_short(variant)));
    }
    for (title, text) in texts {
        page.push(heading(title));
        page.extend(
            text.lines()
                .map(|line| Line::raw(format!("  {}", line.trim()))),
        );
        page.push(Line::default());
    }
    page.pop();
    page
}

/// Whose keys are shown: those of the place where help was asked for first.
const fn contexts(context: Context) -> &'static [Context] {
    match context {
        Context::Menu => &[Context::Menu, Context::Form, Context::Everywhere],
        Context::Form => &[Context::Form, Context::Everywhere],
        Context::Settings => &[Context::Settings, Context::Everywhere],
        Context::History => &[
            Context::History,
            Context::Board,
            Context::Typing,
            Context::Command,
            Context::Everywhere,
        ],
        Context::Board
        | Context::Typing
        | Context::Command
        | Context::Dialog
        | Context::Help
        | Context::Everywhere => &[
            Context::Board,
            Context::Typing,
            Context::Command,
            Context::History,
            Context::Everywhere,
        ],
    }
}

/// `lines` broken at `width` columns, each part a line.
fn wrapped(lines: Vec<Line<'static>>, width: u16) -> Vec<Line<'static>> {
    lines
        .into_iter()
        .flat_map(|line| {
            if line.width() <= usize::from(width) {
                return vec![line];
            }
            let text: String = line
                .spans
                .iter()
                .map(|span| span.content.as_ref())
                .collect();
            let style = line.spans.last().map(|span| span.style).unwrap_or_default();
            let options = textwrap::Options::new(usize::from(width)).subsequent_indent("    ");
            textwrap::wrap(&text, options)
                .into_iter()
                .map(|part| Line::styled(part.into_owned(), style))
                .collect()
        })
        .collect()
}
