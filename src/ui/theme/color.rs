//! A colour at every depth that a terminal may have.

use ratatui::style::Color;

/// How many colours the terminal shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ColorDepth {
    /// Red, green and blue, 256 steps each.
    #[default]
    True,
    /// The 256 colours of xterm.
    Indexed256,
    /// Sixteen colours, as on the Linux console.
    Basic16,
    /// No colour at all.
    None,
}

impl ColorDepth {
    /// Every depth, the richest first.
    pub const ALL: [Self; 4] = [Self::True, Self::Indexed256, Self::Basic16, Self::None];

    /// The depth that the environment promises; `get` looks a variable up.
    ///
    /// `NO_COLOR` counts when it is not empty (<https://no-color.org>); then `TERM=dumb`, `COLORTERM` and `TERM`.
    pub fn from_environment(get: impl Fn(&str) -> Option<String>) -> Self {
        let term = get("TERM").unwrap_or_default();
        if get("NO_COLOR").is_some_and(|value| !value.is_empty()) || term == "dumb" {
            return Self::None;
        }
        if matches!(
            get("COLORTERM").as_deref(),
            Some("truecolor" | "24bit" | "yes")
        ) || term.ends_with("-direct")
            || term.contains("truecolor")
        {
            return Self::True;
        }
        if term.contains("256color") {
            return Self::Indexed256;
        }
        Self::Basic16
    }

    /// Whether a background can have `color`: the console has only the eight dark ones there, and without colour there
    /// is none.
    pub(in crate::ui) const fn has_behind(self, color: Color) -> bool {
        match self {
            Self::True | Self::Indexed256 => true,
            Self::Basic16 => !matches!(color, Color::Indexed(8..)),
            Self::None => false,
        }
    }
}

/// One colour as each depth shows it. The nearest colours are looked for when they are asked for: a terminal has one
/// depth, and most never need them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    truecolor: Color,
    /// What is shown with 256 colours, or the nearest to it.
    indexed: Color,
    /// What is shown with sixteen; the nearest to that of the 256 if not given.
    basic: Option<Color>,
}

impl Paint {
    /// The terminal's own colour.
    pub const DEFAULT: Self = Self {
        truecolor: Color::Reset,
        indexed: Color::Reset,
        basic: None,
    };

    /// `color`, and the nearest to it where there are fewer colours.
    pub const fn nearest_to(color: Color) -> Self {
        Self {
            truecolor: color,
            indexed: color,
            basic: None,
        }
    }

    /// The same with `color` and the nearest to it for 256 colours and fewer.
    pub const fn with_indexed(self, color: Color) -> Self {
        Self {
            truecolor: self.truecolor,
            ..Self::nearest_to(color)
        }
    }

    /// The same with `color` for sixteen colours.
    pub const fn with_basic(self, color: Color) -> Self {
        Self {
            basic: Some(color),
            ..self
        }
    }

    /// The colour at `depth`; the terminal's own where there is none.
    pub fn at(self, depth: ColorDepth) -> Color {
        match depth {
            ColorDepth::True => self.truecolor,
            ColorDepth::Indexed256 => nearest(self.indexed, 16..=255),
            ColorDepth::Basic16 => self.basic.unwrap_or_else(|| nearest(self.indexed, 0..=15)),
            ColorDepth::None => Color::Reset,
        }
    }
}

/// Red, green and blue of a colour, each 0 to 255; of the sixteen and the 256 as terminals have them when nobody has
/// changed them (the sixteen are those of the Linux console). `None` for the terminal's own.
pub fn standard_rgb(color: Color) -> Option<[u8; 3]> {
    match color {
        Color::Rgb(red, green, blue) => Some([red, green, blue]),
        Color::Indexed(index) => Some(indexed_rgb(index)),
        _ => None,
    }
}

fn indexed_rgb(index: u8) -> [u8; 3] {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    match index {
        // Dark yellow is brown, by the wiring of old displays.
        3 => [0xaa, 0x55, 0x00],
        0..16 => {
            let low = if index < 8 { 0x00 } else { 0x55 };
            [0, 1, 2].map(|bit| low + if index >> bit & 1 == 1 { 0xaa } else { 0 })
        }
        16..232 => {
            let cube = usize::from(index - 16);
            [cube / 36, cube / 6 % 6, cube % 6].map(|step| STEPS[step])
        }
        232.. => [8 + 10 * (index - 232); 3],
    }
}

/// The colour of `palette` that looks most like `color`.
fn nearest(color: Color, palette: std::ops::RangeInclusive<u8>) -> Color {
    match color {
        Color::Indexed(index) if palette.contains(&index) || index < 16 => color,
        _ => standard_rgb(color).map_or(color, |wanted| {
            palette
                .min_by_key(|index| distance(wanted, indexed_rgb(*index)))
                .map_or(color, Color::Indexed)
        }),
    }
}

/// How different two colours look, in no unit: squared differences, weighted as eyes weigh red against blue.
fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
    let [red, green, blue] = [0, 1, 2].map(|part| u32::from(a[part].abs_diff(b[part])).pow(2));
    let redness = u32::midpoint(a[0].into(), b[0].into());
    (512 + redness) * red + 1024 * green + (767 - redness) * blue
}
