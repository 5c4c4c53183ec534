//! Themes: readable at every depth, whole, and refused with the line and key that are at fault.

use damero::app::PieceSet;
use damero::board::Side;
use damero::ui::look::{ColorDepth, Look, Pieces, Role};
use damero::ui::theme::{Meaning, Problem, Theme, ThemeError, standard_rgb};
use ratatui::style::Color;

const COLORED: [ColorDepth; 3] = [
    ColorDepth::True,
    ColorDepth::Indexed256,
    ColorDepth::Basic16,
];

/// The contrast of two colours, 1 to 21 (WCAG 2.2, «contrast ratio»).
fn contrast(a: Color, b: Color) -> f64 {
    let luminance = |color: Color| {
        let parts = standard_rgb(color)
            .expect("a colour of its own")
            .map(|part| {
                let part = f64::from(part) / 255.0;
                if part <= 0.04045 {
                    part / 12.92
                } else {
                    ((part + 0.055) / 1.055).powf(2.4)
                }
            });
        0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Whether no more than the sixteen colours of the console are used.
fn is_basic(name: &str, depth: ColorDepth) -> bool {
    name == "console" || depth == ColorDepth::Basic16
}

fn each_theme() -> impl Iterator<Item = (&'static str, Theme, ColorDepth)> {
    Theme::names().flat_map(|name| {
        COLORED.map(|depth| {
            (
                name,
                Theme::builtin(name).expect("a theme that can be read"),
                depth,
            )
        })
    })
}

const fn body(side: Side) -> [Meaning; 2] {
    match side {
        Side::White => [Meaning::WhiteFill, Meaning::WhiteOutline],
        Side::Black => [Meaning::BlackFill, Meaning::BlackOutline],
    }
}

#[test]
fn pieces_stand_out_from_both_squares_by_their_body_alone() {
    for (name, theme, depth) in each_theme() {
        for side in Side::ALL {
            for square in [Meaning::Light, Meaning::Dark] {
                let [fill, _] = body(side);
                let ratio = contrast(theme.color(fill, depth), theme.color(square, depth));
                assert!(
                    ratio >= 3.0,
                    "{name} {depth:?}: {fill:?} on {square:?} is {ratio:.2}"
                );
            }
        }
    }
}

#[test]
fn pieces_stand_out_from_marked_squares_by_their_body_or_their_edge() {
    for (name, theme, depth) in each_theme() {
        for side in Side::ALL {
            for square in [Meaning::Origin, Meaning::LastMove, Meaning::Check] {
                let behind = theme.color(square, depth);
                let ratio = body(side)
                    .map(|meaning| contrast(theme.color(meaning, depth), behind))
                    .into_iter()
                    .fold(0.0, f64::max);
                // The red of the console is a little darker than that.
                let enough = if is_basic(name, depth) { 2.7 } else { 3.0 };
                assert!(
                    ratio >= enough,
                    "{name} {depth:?}: {side:?} on {square:?} is {ratio:.2}"
                );
            }
        }
    }
}

#[test]
fn the_two_sides_stand_out_from_each_other() {
    for (name, theme, depth) in each_theme() {
        let [white, black] = Side::ALL.map(|side| theme.color(body(side)[0], depth));
        let ratio = contrast(white, black);
        assert!(ratio >= 7.0, "{name} {depth:?}: {ratio:.2}");
    }
}

#[test]
fn marks_stand_out_from_the_squares_they_are_on() {
    let marks = [
        Meaning::Cursor,
        Meaning::Quiet,
        Meaning::Capture,
        Meaning::MustCapture,
        Meaning::Refused,
        Meaning::Path,
    ];
    for (name, theme, depth) in each_theme() {
        for mark in marks {
            for square in [Meaning::Light, Meaning::Dark] {
                let ratio = contrast(theme.color(mark, depth), theme.color(square, depth));
                // Refusals and the like are told by their shape too.
                let enough = if is_basic(name, depth) { 1.15 } else { 1.5 };
                assert!(
                    ratio >= enough,
                    "{name} {depth:?}: {mark:?} on {square:?} is {ratio:.2}"
                );
            }
        }
    }
}

#[test]
fn colors_that_mean_different_things_on_the_board_differ() {
    let grounds = [
        Meaning::Light,
        Meaning::Dark,
        Meaning::Origin,
        Meaning::LastMove,
        Meaning::Check,
    ];
    for (name, theme, depth) in each_theme() {
        for (index, one) in grounds.into_iter().enumerate() {
            for other in grounds.into_iter().skip(index + 1) {
                let same = theme.color(one, depth) == theme.color(other, depth);
                assert!(!same, "{name} {depth:?}: {one:?} and {other:?}");
            }
        }
        // A ring and a dot are told apart by their shape.
        let marks = [
            Meaning::Cursor,
            Meaning::Capture,
            Meaning::MustCapture,
            Meaning::Refused,
        ];
        for (index, one) in marks.into_iter().enumerate() {
            for other in marks.into_iter().skip(index + 1) {
                let same = theme.color(one, depth) == theme.color(other, depth);
                assert!(!same, "{name} {depth:?}: {one:?} and {other:?}");
            }
        }
        for (playable, idle) in [
            (Meaning::Light, Meaning::Deep),
            (Meaning::Dark, Meaning::Pale),
        ] {
            let ratio = contrast(theme.color(playable, depth), theme.color(idle, depth));
            assert!(
                ratio >= 1.5,
                "{name} {depth:?}: {playable:?} beside {idle:?} is {ratio:.2}"
            );
        }
    }
}

#[test]
fn text_can_be_read_on_the_terminal_that_a_theme_is_made_for() {
    let texts = [
        Meaning::Dim,
        Meaning::Heading,
        Meaning::Title,
        Meaning::Focus,
        Meaning::Key,
        Meaning::Good,
        Meaning::Warning,
        Meaning::Error,
        Meaning::ClockRunning,
        Meaning::ClockLow,
        Meaning::ClockStopped,
        Meaning::Label,
    ];
    for (name, theme, depth) in each_theme() {
        let ground = match (name, depth) {
            ("paper", ColorDepth::Basic16) => Color::Indexed(15),
            ("paper", _) => Color::Rgb(0xfd, 0xf6, 0xe3),
            (_, ColorDepth::Basic16) => Color::Indexed(0),
            _ => Color::Rgb(0x1e, 0x1e, 0x1e),
        };
        for text in texts {
            let color = theme.color(text, depth);
            if color != Color::Reset {
                let ratio = contrast(color, ground);
                assert!(ratio >= 4.5, "{name} {depth:?}: {text:?} is {ratio:.2}");
            }
        }
        let selection = [Meaning::SelectionText, Meaning::Selection];
        let [text, behind] = selection.map(|meaning| theme.color(meaning, depth));
        assert!(
            contrast(text, behind) >= 4.5,
            "{name} {depth:?}: the selection"
        );
    }
}

#[test]
fn the_themes_that_come_along_leave_nothing_out() {
    for name in Theme::names() {
        let text = std::fs::read_to_string(format!("assets/themes/{name}.toml")).expect(name);
        let table: toml::Table = text.parse().expect(name);
        for meaning in Meaning::ALL {
            let color = table
                .get(meaning.section())
                .and_then(|section| section.get(meaning.key()));
            assert!(
                color.is_some(),
                "{name}: {}.{}",
                meaning.section(),
                meaning.key()
            );
        }
    }
}

#[test]
fn a_theme_of_one_line_takes_the_rest_from_the_one_it_extends() {
    let theme =
        Theme::parse("extends = \"paper\"\n[board]\nlight = \"#123456\"\n").expect("a theme");
    let paper = Theme::builtin("paper").expect("a theme");
    for meaning in Meaning::ALL {
        let expected = match meaning {
            Meaning::Light => Color::Rgb(0x12, 0x34, 0x56),
            _ => paper.color(*meaning, ColorDepth::True),
        };
        assert_eq!(
            theme.color(*meaning, ColorDepth::True),
            expected,
            "{meaning:?}"
        );
    }
    let usual = Theme::parse("").expect("a theme");
    assert_eq!(usual, Theme::default());
    assert_eq!(Some(usual), Theme::names().next().and_then(Theme::builtin));
}

#[test]
fn a_color_is_given_for_one_depth_or_for_each() {
    use Color::{Indexed, Reset, Rgb};
    let depths = |value: &str| {
        let theme = Theme::parse(&format!("[board]\nlight = {value}")).expect(value);
        ColorDepth::ALL.map(|depth| theme.color(Meaning::Light, depth))
    };
    let table = [
        ("\"default\"", [Reset, Reset, Reset, Reset]),
        (
            "\"#ff0000\"",
            [Rgb(255, 0, 0), Indexed(196), Indexed(1), Reset],
        ),
        (
            "\"#FFFFFF\"",
            [Rgb(255, 255, 255), Indexed(231), Indexed(15), Reset],
        ),
        ("\"brown\"", [Indexed(3), Indexed(3), Indexed(3), Reset]),
        ("46", [Indexed(46), Indexed(46), Indexed(2), Reset]),
        (
            "[\"#ff0000\", 52]",
            [Rgb(255, 0, 0), Indexed(52), Indexed(1), Reset],
        ),
        (
            "[\"#ff0000\", 52, \"white\"]",
            [Rgb(255, 0, 0), Indexed(52), Indexed(15), Reset],
        ),
    ];
    for (value, expected) in table {
        assert_eq!(depths(value), expected, "{value}");
    }
}

#[test]
fn a_theme_that_can_not_be_read_says_where_and_why() {
    let table = [
        (
            "[board]\n\nlight = \"#12345\"",
            3,
            "board.light",
            Problem::NotAColor,
        ),
        (
            "[board]\nlight = \"#12é45\"",
            2,
            "board.light",
            Problem::NotAColor,
        ),
        (
            "[board]\nlight = \"#+12345\"",
            2,
            "board.light",
            Problem::NotAColor,
        ),
        ("[board]\nlight = 256", 2, "board.light", Problem::NotAColor),
        ("[board]\nlight = -1", 2, "board.light", Problem::NotAColor),
        ("[board]\nlight = []", 2, "board.light", Problem::NotAColor),
        (
            "[board]\nlight = [1, 2, 3, 4]",
            2,
            "board.light",
            Problem::NotAColor,
        ),
        (
            "[board]\nlight = true",
            2,
            "board.light",
            Problem::NotAColor,
        ),
        (
            "[board]\nlight = \"pink\"",
            2,
            "board.light",
            Problem::NotAColor,
        ),
        (
            "[board]\ndark = 94\nlihgt = 137",
            3,
            "board.lihgt",
            Problem::UnknownKey,
        ),
        (
            "\n[bord]\nlight = 137",
            3,
            "bord.light",
            Problem::UnknownKey,
        ),
        ("[bord]", 1, "bord", Problem::UnknownKey),
        ("light = 137", 1, "light", Problem::UnknownKey),
        ("extends = \"oak\"", 1, "extends", Problem::UnknownTheme),
        ("extends = 1", 1, "extends", Problem::UnknownTheme),
    ];
    for (text, line, key, problem) in table {
        let key = key.to_owned();
        assert_eq!(
            Theme::parse(text),
            Err(ThemeError { line, key, problem }),
            "{text}"
        );
    }
    for (text, line) in [
        ("[board]\nlight = ", 2),
        ("[board]\nlight = 1\nlight = 2\n", 3),
    ] {
        let error = Theme::parse(text).expect_err(text);
        assert_eq!(error.line, line, "{error:?}");
        assert!(
            matches!(&error.problem, Problem::Syntax(text) if !text.is_empty()),
            "{error:?}"
        );
    }
}

#[test]
fn the_environment_says_how_many_colors_there_are() {
    let table: [(&[(&str, &str)], ColorDepth); 12] = [
        (&[], ColorDepth::Basic16),
        (&[("TERM", "linux")], ColorDepth::Basic16),
        (&[("TERM", "xterm")], ColorDepth::Basic16),
        (&[("TERM", "xterm-256color")], ColorDepth::Indexed256),
        (&[("TERM", "screen-256color")], ColorDepth::Indexed256),
        (
            &[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")],
            ColorDepth::True,
        ),
        (
            &[("TERM", "tmux-256color"), ("COLORTERM", "24bit")],
            ColorDepth::True,
        ),
        (&[("TERM", "xterm-direct")], ColorDepth::True),
        (
            &[("TERM", "dumb"), ("COLORTERM", "truecolor")],
            ColorDepth::None,
        ),
        (
            &[("TERM", "xterm-256color"), ("NO_COLOR", "1")],
            ColorDepth::None,
        ),
        (
            &[("TERM", "xterm-256color"), ("NO_COLOR", "")],
            ColorDepth::Indexed256,
        ),
        (
            &[("COLORTERM", "truecolor"), ("NO_COLOR", "0")],
            ColorDepth::None,
        ),
    ];
    for (variables, expected) in table {
        let get = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        assert_eq!(ColorDepth::from_environment(get), expected, "{variables:?}");
    }
}

#[test]
fn without_color_roles_that_must_differ_do() {
    let look = Look::new(
        &Theme::default(),
        ColorDepth::None,
        Pieces::default(),
        false,
    );
    for role in Role::ALL {
        let style = look.style(role);
        assert_eq!(style.fg, Some(Color::Reset), "{role:?}");
        assert!(matches!(style.bg, None | Some(Color::Reset)), "{role:?}");
    }
    let pairs = [
        (Role::Text, Role::Selection),
        (Role::Text, Role::Dim),
        (Role::Text, Role::Cursor),
        (Role::Text, Role::Error),
        (Role::Text, Role::KeyHint),
        (Role::Border, Role::FocusBorder),
        (Role::ClockStopped, Role::ClockRunning),
    ];
    for (one, other) in pairs {
        assert_ne!(look.style(one), look.style(other), "{one:?}, {other:?}");
    }
}

#[test]
fn pieces_are_found_by_the_names_they_have_in_settings() {
    for set in PieceSet::ALL {
        assert_eq!(PieceSet::from_name(set.name()), Some(set));
    }
    assert_eq!(PieceSet::from_name("marble"), None);
    assert_eq!(PieceSet::ALL.map(Pieces::from), Pieces::ALL);
}
