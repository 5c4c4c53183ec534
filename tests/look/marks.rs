//! Marks, numbers, and the characters and colours they are drawn with.

use crate::scenes::{self, square};
use crate::{cells, drawn, every_look, look};
use damero::board::{Side, SquareSet};
use damero::chess::Role;
use damero::draughts::Kind;
use damero::ui::look::{ColorDepth, Look, Pieces};
use damero::ui::theme::Theme;
use damero::ui::widget::board::{Marks, Playable, Scene, SquareSize};
use ratatui::buffer::Cell;
use ratatui::style::Color;
use unicode_width::UnicodeWidthStr;

#[test]
fn every_mark_differs_from_every_other_and_is_seen_beside_the_cursor() {
    let place = square("c3");
    let only = SquareSet::only(place);
    let marks = || {
        let none = Marks::default();
        [
            none,
            Marks {
                origin: Some(place),
                ..none
            },
            Marks {
                quiet: only,
                ..none
            },
            Marks {
                captures: only,
                ..none
            },
            Marks {
                must_capture: only,
                ..none
            },
            Marks {
                last_move: only,
                ..none
            },
            Marks {
                check: only,
                ..none
            },
            Marks {
                refused: only,
                ..none
            },
            Marks { path: only, ..none },
        ]
    };
    let man = scenes::draughts(Side::White, Kind::Man);
    let rook = scenes::chess(Side::Black, Role::Rook);
    for look in every_look() {
        for size in SquareSize::ALL {
            for (playable, piece) in [
                (Playable::Dark, None),
                (Playable::Dark, Some(man)),
                (Playable::Every, None),
                (Playable::Every, Some(rook)),
            ] {
                let seen = |cursor: bool| {
                    marks().map(|marks| {
                        let scene = Scene {
                            side_length: 8,
                            playable,
                            pieces: piece.map(|piece| (place, piece)).into_iter().collect(),
                            marks: Marks {
                                cursor: cursor.then_some(place),
                                ..marks
                            },
                            ..Scene::default()
                        };
                        cells(&drawn(&scene, &look, size), &scene, place)
                    })
                };
                let all: Vec<Vec<Cell>> = seen(false).into_iter().chain(seen(true)).collect();
                for (one, cells) in all.iter().enumerate() {
                    for (other, others) in all.iter().enumerate().skip(one + 1) {
                        // Nobody goes where a piece stands; captures are a must in draughts, check is in chess.
                        let pointless = [one, other].iter().any(|mark| match mark % 9 {
                            2 | 8 => piece.is_some(),
                            4 => piece.is_none() || playable == Playable::Every,
                            6 => piece.is_none() || playable == Playable::Dark,
                            _ => false,
                        });
                        assert!(
                            pointless || cells != others,
                            "{:?} {:?} {size:?} {piece:?}: marks {one} and {other} look the same",
                            look.depth,
                            look.pieces,
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn numbers_are_written_on_empty_squares_that_have_room() {
    let scene = Scene {
        numbers: vec![
            (square("c3"), "32".to_owned()),
            (square("a1"), "1".to_owned()),
        ],
        pieces: vec![(square("a1"), scenes::draughts(Side::White, Kind::Man))],
        side_length: 8,
        playable: Playable::Dark,
        ..Scene::default()
    };
    for look in [
        Look::plain(),
        look(ColorDepth::True, Pieces::default(), false),
    ] {
        for size in SquareSize::ALL {
            let buffer = drawn(&scene, &look, size);
            let text = |name| -> String {
                let cells = cells(&buffer, &scene, square(name));
                cells.iter().map(Cell::symbol).collect()
            };
            assert_eq!(text("c3").contains("32"), size.height >= 3, "{size:?}");
            assert!(!text("a1").contains('1'), "{size:?}");
        }
    }
}

#[test]
fn without_color_nothing_is_colored_and_in_ascii_nothing_else_is_drawn() {
    for scene in [
        scenes::chess_marks(),
        scenes::spanish_marks(),
        scenes::english_marks(),
    ] {
        for size in SquareSize::ALL {
            for pieces in Pieces::ALL {
                let buffer = drawn(&scene, &look(ColorDepth::None, pieces, false), size);
                for cell in &buffer.content {
                    assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
                }
            }
            for depth in ColorDepth::ALL {
                let buffer = drawn(&scene, &look(depth, Pieces::default(), true), size);
                assert!(buffer.content.iter().all(|cell| cell.symbol().is_ascii()));
            }
        }
    }
}

#[test]
fn colors_are_those_that_the_depth_has() {
    for name in Theme::names() {
        for depth in [ColorDepth::Indexed256, ColorDepth::Basic16] {
            let theme = Theme::builtin(name).expect("a theme");
            let look = Look::new(&theme, depth, Pieces::default(), false);
            for scene in [scenes::chess_marks(), scenes::spanish_marks()] {
                for size in SquareSize::ALL {
                    for cell in &drawn(&scene, &look, size).content {
                        for color in [cell.fg, cell.bg] {
                            let known = match (color, depth) {
                                (Color::Indexed(index), ColorDepth::Basic16) => index < 16,
                                (Color::Reset | Color::Indexed(_), _) => true,
                                _ => false,
                            };
                            assert!(known, "{name} {depth:?}: {color:?}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn the_console_gets_bright_colors_in_front_wherever_one_of_two_is_dark() {
    let scene = scenes::spanish_marks();
    let look = look(ColorDepth::Basic16, Pieces::default(), false);
    for size in SquareSize::ALL {
        for cell in &drawn(&scene, &look, size).content {
            if matches!(cell.bg, Color::Indexed(8..)) && cell.symbol() == "▀" {
                assert!(matches!(cell.fg, Color::Indexed(8..)), "{cell:?}");
            }
        }
    }
}

#[test]
fn every_cell_is_one_column_wide() {
    for look in every_look() {
        for size in SquareSize::ALL {
            for scene in [scenes::chess_marks(), scenes::english_marks()] {
                for cell in &drawn(&scene, &look, size).content {
                    // The selector after the pawn keeps it a character of text; libraries count it as wide.
                    let symbol = cell.symbol().trim_end_matches('\u{FE0E}');
                    assert_eq!(symbol.width(), 1, "{symbol:?}");
                }
            }
        }
    }
}
