//! Any scene in any area.

use crate::{drawn, every_look, every_piece, scenes};
use damero::board::{Square, SquareSet};
use damero::ui::widget::board::{Board, Flight, Held, Marks, Playable, Scene, SquareSize};
use proptest::prelude::*;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

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
        proptest::option::of((piece(), any::<u16>(), 0u16..250)),
        proptest::collection::vec((square(), piece(), any::<f32>()), 0..3),
    )
        .prop_map(
            |(
                (side_length, flipped, playable),
                pieces,
                numbers,
                marks,
                flight,
                held,
                vanishing,
            )| Scene {
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
                held: held.map(|(piece, x, y)| Held {
                    piece,
                    at: Position { x, y },
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

#[test]
fn what_is_not_on_the_board_is_not_seen() {
    let beyond = Square::at(9, 9);
    let only = SquareSet::only(beyond);
    for look in every_look() {
        for size in SquareSize::ALL {
            let empty = Scene {
                side_length: 8,
                ..Scene::default()
            };
            for piece in every_piece() {
                let scene = Scene {
                    pieces: vec![(beyond, piece)],
                    vanishing: vec![(beyond, piece, 0.2)],
                    numbers: vec![(beyond, "50".to_owned())],
                    flight: Some(Flight {
                        piece,
                        from: beyond,
                        to: Square::at(0, 0),
                        progress: 0.9,
                    }),
                    marks: Marks {
                        cursor: Some(beyond),
                        captures: only,
                        refused: only,
                        ..Marks::default()
                    },
                    ..empty.clone()
                };
                assert_eq!(drawn(&scene, &look, size), drawn(&empty, &look, size));
            }
        }
    }
}
