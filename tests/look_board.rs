//! The board: where squares lie, and what is seen on them at every size, depth and choice of pieces.
#![expect(missing_docs, reason = "a test")]

#[path = "support/paint.rs"]
mod paint;
#[path = "support/scenes.rs"]
mod scenes;

use damero::board::{Side, Square, SquareSet};
use damero::chess::Role;
use damero::draughts::Kind;
use damero::game::Piece;
use damero::ui::look::{ColorDepth, Look, Pieces, Set};
use damero::ui::sprite::{Fault, Sheet, SheetError};
use damero::ui::theme::Theme;
use damero::ui::widget::board::{
    Board, Flight, Marks, Playable, Scene, SquareSize, cell_of, outer_size, size_for, square_at,
};
use proptest::prelude::*;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Rect, Size};
use ratatui::style::Color;
use ratatui::widgets::Widget;
use scenes::square;
use unicode_width::UnicodeWidthStr;

/// `scene` drawn with `look`, each square of `size`.
fn drawn(scene: &Scene, look: &Look, size: SquareSize) -> Buffer {
    let mut buffer = Buffer::empty(Rect::from(outer_size(scene.side_length, size)));
    Board::new(scene, look).render(buffer.area, &mut buffer);
    buffer
}

/// The cells of `square` in a board that fills `buffer`.
fn cells(buffer: &Buffer, scene: &Scene, square: Square) -> Vec<Cell> {
    let area = cell_of(buffer.area, scene.side_length, scene.flipped, square).expect("a square");
    area.positions()
        .map(|position| buffer[position].clone())
        .collect()
}

fn look(depth: ColorDepth, pieces: Pieces, ascii: bool) -> Look {
    Look::new(Theme::default(), depth, pieces, ascii)
}

/// A look for every depth, choice of pieces, and with ASCII alone.
fn every_look() -> Vec<Look> {
    let mut looks = Vec::new();
    for depth in ColorDepth::ALL {
        for pieces in Pieces::ALL {
            looks.push(look(depth, pieces, false));
        }
        looks.push(look(depth, Pieces::Letters, true));
    }
    looks
}

/// Every piece there is.
fn every_piece() -> impl Iterator<Item = Piece> {
    Side::ALL.into_iter().flat_map(|side| {
        let men = [Kind::Man, Kind::King].map(|kind| scenes::draughts(side, kind));
        let figures = Role::ALL.map(|role| scenes::chess(side, role));
        men.into_iter().chain(figures)
    })
}

#[test]
fn squares_are_as_large_as_fits() {
    let table = [
        ((8, 38, 14), Some((3, 1))),
        ((8, 20, 11), Some((2, 1))),
        ((8, 19, 11), None),
        ((8, 20, 10), None),
        ((8, 36, 19), Some((4, 2))),
        ((8, 80, 24), Some((4, 2))),
        ((8, 100, 27), Some((6, 3))),
        ((8, 51, 40), Some((4, 2))),
        ((8, 120, 40), Some((8, 4))),
        ((8, 600, 200), Some((14, 7))),
        ((10, 24, 13), Some((2, 1))),
        ((10, 144, 73), Some((14, 7))),
        ((0, 100, 100), None),
        ((11, 600, 200), None),
    ];
    for ((side, width, height), expected) in table {
        let found = size_for(side, Size { width, height }).map(|size| (size.width, size.height));
        assert_eq!(found, expected, "{side}: {width}×{height}");
    }
}

#[test]
fn every_cell_of_a_square_leads_back_to_it() {
    for area in [Rect::new(0, 0, 100, 32), Rect::new(7, 3, 41, 15)] {
        for flipped in [false, true] {
            let mut seen = 0;
            for file in 0..8 {
                for rank in 0..8 {
                    let square = Square::at(file, rank);
                    let cells = cell_of(area, 8, flipped, square).expect("a square");
                    for at in cells.positions() {
                        assert_eq!(square_at(area, 8, flipped, at.x, at.y), Some(square));
                        seen += 1;
                    }
                }
            }
            let found = area
                .positions()
                .filter(|at| square_at(area, 8, flipped, at.x, at.y).is_some());
            assert_eq!(found.count(), seen, "nothing but squares is a square");
        }
    }
    let area = Rect::new(0, 0, 100, 32);
    assert_eq!(cell_of(area, 8, false, Square::at(8, 0)), None);
    assert_eq!(square_at(Rect::new(0, 0, 9, 9), 8, false, 4, 4), None);
}

#[test]
fn white_sits_at_the_bottom_unless_the_board_is_flipped() {
    let area = Rect::new(0, 0, 100, 32);
    let place = |flipped, name| cell_of(area, 8, flipped, square(name)).expect("a square");
    assert!(place(false, "a1").y > place(false, "a8").y);
    assert!(place(false, "a1").x < place(false, "h1").x);
    assert_eq!(place(true, "h8"), place(false, "a1"));
    assert_eq!(place(true, "a1"), place(false, "h8"));
}

#[test]
fn labels_turn_with_the_board() {
    let mut scene = scenes::chess_start();
    let size = SquareSize::ALL[0];
    let text = |scene: &Scene| {
        let buffer = drawn(scene, &Look::plain(), size);
        let symbol = |x, y| buffer[(x, y)].symbol().to_owned();
        let ranks: String = (1..9).map(|y| symbol(0, y)).collect();
        let files: String = (0..8).map(|file| symbol(4 + 2 * file, 10)).collect();
        (ranks, files)
    };
    assert_eq!(text(&scene), ("87654321".to_owned(), "abcdefgh".to_owned()));
    scene.flipped = true;
    assert_eq!(text(&scene), ("12345678".to_owned(), "hgfedcba".to_owned()));
}

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
fn every_piece_looks_different_from_every_other() {
    for look in every_look() {
        for size in SquareSize::ALL {
            for playable in [Playable::Every, Playable::Dark] {
                let figures: Vec<(Piece, Vec<Cell>)> = every_piece()
                    .filter(|piece| {
                        matches!(piece, Piece::Chess(_)) == (playable == Playable::Every)
                    })
                    .map(|piece| {
                        let scene = Scene {
                            side_length: 8,
                            playable,
                            pieces: vec![(square("c3"), piece)],
                            ..Scene::default()
                        };
                        let buffer = drawn(&scene, &look, size);
                        (piece, cells(&buffer, &scene, square("c3")))
                    })
                    .collect();
                for (index, (one, cells)) in figures.iter().enumerate() {
                    for (other, others) in figures.iter().skip(index + 1) {
                        assert_ne!(
                            cells, others,
                            "{:?} {:?} {size:?}: {one:?} and {other:?}",
                            look.depth, look.pieces
                        );
                    }
                }
            }
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
            let look = Look::new(theme, depth, Pieces::default(), false);
            for scene in [scenes::chess_marks(), scenes::spanish_marks()] {
                for size in SquareSize::ALL {
                    for cell in &drawn(&scene, &look, size).content {
                        for color in [cell.fg, cell.bg] {
                            let known = match (color, depth) {
                                (Color::Reset, _) => true,
                                (Color::Indexed(index), ColorDepth::Basic16) => index < 16,
                                (Color::Indexed(_), _) => true,
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

/// One man of White on his way from `c3` to `g7`, and nothing else.
fn flight(progress: f32) -> Scene {
    Scene {
        side_length: 8,
        playable: Playable::Dark,
        flight: Some(Flight {
            piece: scenes::draughts(Side::White, Kind::Man),
            from: square("c3"),
            to: square("g7"),
            progress,
        }),
        ..Scene::default()
    }
}

#[test]
fn a_flight_begins_on_its_first_square_and_ends_on_its_last() {
    for look in every_look() {
        for size in SquareSize::ALL {
            for (progress, place) in [(0.0, "c3"), (-1.0, "c3"), (1.0, "g7"), (9.0, "g7")] {
                let standing = Scene {
                    flight: None,
                    pieces: vec![(square(place), scenes::draughts(Side::White, Kind::Man))],
                    ..flight(0.0)
                };
                let [seen, expected] = [flight(progress), standing].map(|scene| {
                    cells(&drawn(&scene, &look, size), &scene, square(place))
                        .into_iter()
                        .filter(|cell| cell.symbol() != "·" && cell.symbol() != ".")
                        .collect::<Vec<_>>()
                });
                for cell in expected.iter().filter(|cell| cell.symbol() != " ") {
                    assert!(seen.contains(cell), "{:?} {size:?} {progress}", look.depth);
                }
            }
        }
    }
}

#[test]
fn a_flight_moves_by_pixels() {
    let look = look(ColorDepth::True, Pieces::default(), false);
    let size = SquareSize {
        width: 8,
        height: 4,
    };
    let frames: Vec<Buffer> = (0..=40u8)
        .map(|step| drawn(&flight(f32::from(step) / 40.0), &look, size))
        .collect();
    let different = frames.windows(2).filter(|pair| pair[0] != pair[1]).count();
    // Four squares of eight pixels lie between.
    assert!(different >= 28, "{different} of 40 steps were seen");
}

#[test]
fn a_captured_piece_dissolves_little_by_little() {
    let look = look(ColorDepth::True, Pieces::default(), false);
    let size = SquareSize {
        width: 8,
        height: 4,
    };
    let left = |gone: f32| {
        let scene = Scene {
            side_length: 8,
            playable: Playable::Dark,
            vanishing: vec![(
                square("c3"),
                scenes::draughts(Side::Black, Kind::King),
                gone,
            )],
            ..Scene::default()
        };
        let cells = cells(&drawn(&scene, &look, size), &scene, square("c3"));
        cells.iter().filter(|cell| cell.symbol() != " ").count()
    };
    let counts: Vec<usize> = [0.0, 0.5, 0.8, 1.0].map(left).to_vec();
    assert!(
        counts[0] > counts[2] && counts[1] > counts[2] && counts[2] > 0,
        "{counts:?}"
    );
    assert_eq!(counts[3], 0);
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
fn each_set_draws_every_piece_at_every_size() {
    for set in Set::ALL {
        for side in [6, 8, 10, 12, 14] {
            for piece in every_piece() {
                let sprite = set.sprite(piece, side).expect("a drawing");
                assert_eq!(sprite.side(), side);
                assert!(
                    sprite.pixels().count() >= 8,
                    "{set:?} {side} {piece:?} is hardly there"
                );
            }
        }
        let man = scenes::draughts(Side::White, Kind::Man);
        assert!(set.sprite(man, 4).is_some());
        assert!(set.sprite(man, 5).is_none());
    }
    let rook = scenes::chess(Side::White, Role::Rook);
    assert_ne!(Set::Classic.sprite(rook, 14), Set::Flat.sprite(rook, 14));
}

#[test]
fn every_file_of_drawings_can_be_read() {
    for set in Set::ALL {
        for side in [4, 6, 8, 10, 12, 14] {
            let path = format!("assets/pieces/{}/{side}.txt", set.name());
            let text = std::fs::read_to_string(&path).expect(&path);
            let sheet = Sheet::parse(&text).expect(&path);
            assert_eq!(sheet.side(), side, "{path}");
        }
    }
}

#[test]
fn a_file_of_drawings_that_can_not_be_read_says_where_and_why() {
    let table = [
        ("oo\noo\n", 1, Fault::Heading),
        ("# a comment\n\n[elephant]\noo\noo\n", 3, Fault::Heading),
        ("[man red]\noo\noo\n", 1, Fault::Heading),
        ("[man]\nox\noo\n", 2, Fault::Letter('x')),
        ("[man]\noo\nooo\n", 3, Fault::Width),
        ("[man]\noo\noo\n[king]\nooo\nooo\nooo\n", 5, Fault::Width),
        ("[man]\noo\n[king]\noo\noo\n", 1, Fault::Height),
        ("[man]\n", 1, Fault::Height),
    ];
    for (text, line, fault) in table {
        assert_eq!(
            Sheet::parse(text),
            Err(SheetError { line, fault }),
            "{text}"
        );
    }
}

/// A scene with anything anywhere.
fn any_scene() -> impl Strategy<Value = Scene> {
    let square = || (0u8..10, 0u8..10).prop_map(|(file, rank)| Square::at(file, rank));
    let set = move || proptest::collection::vec(square(), 0..6).prop_map(SquareSet::from_iter);
    let piece = || proptest::sample::select(every_piece().collect::<Vec<_>>());
    let marks = (
        proptest::option::of(square()),
        proptest::option::of(square()),
        [set(), set(), set(), set(), set(), set(), set()],
    );
    let marks = marks.prop_map(|(cursor, origin, sets)| {
        let [
            quiet,
            captures,
            must_capture,
            last_move,
            check,
            refused,
            path,
        ] = sets;
        Marks {
            cursor,
            origin,
            quiet,
            captures,
            must_capture,
            last_move,
            check,
            refused,
            path,
        }
    });
    let playable = proptest::sample::select(vec![Playable::Every, Playable::Light, Playable::Dark]);
    (
        (0u8..12, any::<bool>(), playable),
        proptest::collection::vec((square(), piece()), 0..12),
        proptest::collection::vec((square(), "[0-9é漢]{0,4}"), 0..6),
        marks,
        proptest::option::of((piece(), square(), square(), any::<f32>())),
        proptest::collection::vec((square(), piece(), any::<f32>()), 0..3),
    )
        .prop_map(
            |((side_length, flipped, playable), pieces, numbers, marks, flight, vanishing)| Scene {
                side_length,
                flipped,
                playable,
                pieces,
                numbers,
                marks,
                flight: flight.map(|(piece, from, to, progress)| Flight {
                    piece,
                    from,
                    to,
                    progress,
                }),
                vanishing,
                ..scenes::chess_start()
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn nothing_is_drawn_outside_of_any_area_and_nothing_panics(
        scene in any_scene(),
        look in proptest::sample::select(every_look()),
        x in 0u16..20, y in 0u16..20,
        width in prop_oneof![1u16..60, 1u16..600],
        height in prop_oneof![1u16..40, 1u16..200],
    ) {
        let area = Rect::new(x, y, width, height);
        let screen = Rect::new(0, 0, 40 + width / 2, 20 + height);
        let mut buffer = Buffer::empty(screen);
        Board::new(&scene, &look).render(area, &mut buffer);
        for position in screen.positions().filter(|position| !area.contains(*position)) {
            prop_assert_eq!(&buffer[position], &Cell::EMPTY);
        }
    }
}

/// Keeps what a board looks like: its symbols and its colours.
fn keep(name: &str, scene: &Scene, look: &Look, size: (u16, u16)) {
    let size = SquareSize {
        width: size.0,
        height: size.1,
    };
    insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, paint::lettered(&drawn(scene, look, size)));
    });
}

#[test]
fn boards_look_as_they_did() {
    let art = Pieces::default();
    let chess = scenes::chess_marks();
    let spanish = scenes::spanish_marks();
    let english = scenes::english_marks();
    keep(
        "board_chess_drawn",
        &chess,
        &look(ColorDepth::True, art, false),
        (6, 3),
    );
    keep(
        "board_chess_glyphs",
        &chess,
        &look(ColorDepth::Indexed256, art, false),
        (4, 2),
    );
    keep(
        "board_chess_small_without_color",
        &chess,
        &look(ColorDepth::None, art, false),
        (3, 1),
    );
    keep(
        "board_chess_ascii",
        &chess,
        &look(ColorDepth::None, art, true),
        (2, 1),
    );
    keep(
        "board_spanish_without_color",
        &spanish,
        &look(ColorDepth::None, art, false),
        (8, 4),
    );
    keep(
        "board_spanish_256",
        &spanish,
        &look(ColorDepth::Indexed256, art, false),
        (4, 2),
    );
    keep(
        "board_english_console",
        &english,
        &look(ColorDepth::Basic16, art, false),
        (6, 3),
    );
}
