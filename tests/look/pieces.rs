//! Pieces that stand, fly and dissolve, and the files they are drawn in.

use crate::scenes::{self, square};
use crate::{cells, drawn, every_look, every_piece, look};
use damero::board::Side;
use damero::chess::Role;
use damero::draughts::Kind;
use damero::game::Piece;
use damero::ui::look::{ColorDepth, Pieces, Set};
use damero::ui::sprite::{Fault, Sheet, SheetError};
use damero::ui::widget::board::{Flight, Playable, Scene, SquareSize};
use ratatui::buffer::{Buffer, Cell};

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
