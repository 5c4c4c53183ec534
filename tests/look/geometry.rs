//! Where squares and labels lie.

use crate::drawn;
use crate::scenes::{self, square};
use damero::board::Square;
use damero::ui::look::Look;
use damero::ui::widget::board::{Scene, SquareSize, cell_of, size_for, square_at};
use ratatui::layout::{Rect, Size};

#[test]
fn squares_are_as_large_as_fits() {
    let table = [
        ((8, 38, 14), Some((3, 1))),
        ((8, 18, 9), Some((2, 1))),
        ((8, 17, 9), None),
        ((8, 18, 8), None),
        ((8, 36, 19), Some((4, 2))),
        ((8, 80, 24), Some((4, 2))),
        ((8, 100, 27), Some((6, 3))),
        ((8, 50, 40), Some((6, 3))),
        ((8, 49, 40), Some((4, 2))),
        ((8, 120, 40), Some((8, 4))),
        ((8, 600, 200), Some((14, 7))),
        ((10, 22, 11), Some((2, 1))),
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
