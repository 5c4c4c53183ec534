//! Reading a theme from TOML.

use super::{Meaning, Paint, Theme};
use ratatui::style::Color;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Why a theme can't be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeError {
    /// The line, from 1.
    pub line: usize,
    /// The key as it would be written in one piece, such as `board.light`; empty where no key is at fault.
    pub key: String,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong in a theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It isn't TOML; what the reader of TOML says.
    Syntax(String),
    /// No theme has such a key.
    UnknownKey,
    /// The value isn't a colour.
    NotAColor,
    /// There is no theme of the name that `extends` gives.
    UnknownTheme,
}

/// The key that names the theme to start from.
const EXTENDS: &str = "extends";

/// The terminal's sixteen colours, by number.
const NAMES: [&str; 16] = [
    "black",
    "red",
    "green",
    "brown",
    "blue",
    "magenta",
    "cyan",
    "light-gray",
    "dark-gray",
    "bright-red",
    "bright-green",
    "yellow",
    "bright-blue",
    "bright-magenta",
    "bright-cyan",
    "white",
];

pub(super) fn theme(text: &str) -> Result<Theme, ThemeError> {
    let reader = Reader { text };
    let document = DeTable::parse(text).map_err(|error| {
        let problem = Problem::Syntax(error.message().to_owned());
        reader.error(error.span().unwrap_or_default(), "", problem)
    })?;
    let document = document.into_inner();
    let mut theme = match document.get(EXTENDS) {
        Some(base) => reader.base(base)?,
        None if text == super::BUILTIN[0].1 => Theme::blank(),
        None => Theme::default(),
    };
    for (section, value) in &document {
        let name = section.get_ref();
        if name == EXTENDS {
            continue;
        }
        let DeValue::Table(table) = value.get_ref() else {
            return Err(reader.error(section.span(), name, Problem::UnknownKey));
        };
        for (key, value) in table {
            let full = format!("{name}.{}", key.get_ref());
            let meaning = Meaning::ALL
                .iter()
                .find(|meaning| meaning.section() == name && meaning.key() == key.get_ref())
                .ok_or_else(|| reader.error(key.span(), &full, Problem::UnknownKey))?;
            let paint = paint(value.get_ref())
                .ok_or_else(|| reader.error(value.span(), &full, Problem::NotAColor))?;
            theme.set(*meaning, paint);
        }
        if table.is_empty() && Meaning::ALL.iter().all(|meaning| meaning.section() != name) {
            return Err(reader.error(section.span(), name, Problem::UnknownKey));
        }
    }
    Ok(theme)
}

/// The text being read, to find lines in.
struct Reader<'a> {
    text: &'a str,
}

impl Reader<'_> {
    fn base(&self, name: &Spanned<DeValue<'_>>) -> Result<Theme, ThemeError> {
        name.get_ref()
            .as_str()
            .and_then(Theme::builtin)
            .ok_or_else(|| self.error(name.span(), EXTENDS, Problem::UnknownTheme))
    }

    fn error(&self, span: Range<usize>, key: &str, problem: Problem) -> ThemeError {
        let before = self.text.bytes().take(span.start);
        ThemeError {
            line: 1 + before.filter(|byte| *byte == b'\n').count(),
            key: key.to_owned(),
            problem,
        }
    }
}

fn paint(value: &DeValue<'_>) -> Option<Paint> {
    let DeValue::Array(colors) = value else {
        return color(value).map(Paint::nearest_to);
    };
    let mut colors = colors.iter().map(|value| color(value.get_ref()));
    let mut paint = Paint::nearest_to(colors.next()??);
    if let Some(indexed) = colors.next() {
        paint = paint.with_indexed(indexed?);
    }
    if let Some(basic) = colors.next() {
        paint = paint.with_basic(basic?);
    }
    colors.next().is_none().then_some(paint)
}

fn color(value: &DeValue<'_>) -> Option<Color> {
    if let DeValue::Integer(number) = value {
        return u8::from_str_radix(number.as_str(), number.radix())
            .ok()
            .map(Color::Indexed);
    }
    let text = value.as_str()?;
    if text == "default" {
        return Some(Color::Reset);
    }
    if let Some(index) = NAMES.iter().position(|name| *name == text) {
        return u8::try_from(index).ok().map(Color::Indexed);
    }
    let digits = text.strip_prefix('#')?;
    let plain = digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    let number = u32::from_str_radix(digits, 16).ok().filter(|_| plain)?;
    let [_, red, green, blue] = number.to_be_bytes();
    Some(Color::Rgb(red, green, blue))
}
