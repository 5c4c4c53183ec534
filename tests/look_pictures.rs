//! Boards to look at: `PICTURE="walnut true classic 8x4 chess" cargo test --test look_pictures -- --ignored --nocapture`.
#![expect(missing_docs, reason = "a test")]

#[path = "support/paint.rs"]
mod paint;
#[path = "support/scenes.rs"]
mod scenes;

use damero::ui::look::{ColorDepth, Look, Pieces};
use damero::ui::theme::Theme;
use damero::ui::widget::board::{Board, SquareSize, outer_size};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

#[test]
#[ignore = "prints boards to look at"]
fn boards_are_printed() {
    let wishes = std::env::var("PICTURE").unwrap_or_default();
    for wish in wishes.split(',') {
        let wish: Vec<&str> = wish.split_whitespace().collect();
        let [theme, depth, pieces, size, game] = wish.try_into().expect("five words");
        let depth = match depth {
            "true" => ColorDepth::True,
            "256" => ColorDepth::Indexed256,
            "16" => ColorDepth::Basic16,
            _ => ColorDepth::None,
        };
        let look = Look::new(
            Theme::builtin(theme).expect("a theme"),
            depth,
            Pieces::from_name(pieces).unwrap_or_default(),
            pieces == "ascii",
        );
        let scene = match game {
            "chess" => scenes::chess_marks(),
            "start" => scenes::chess_start(),
            "spanish" => scenes::spanish_marks(),
            _ => scenes::english_marks(),
        };
        let square = SquareSize::ALL
            .into_iter()
            .find(|square| format!("{}x{}", square.width, square.height) == size)
            .expect("a size");
        let mut buffer = Buffer::empty(Rect::from(outer_size(scene.side_length, square)));
        Board::new(&scene, &look).render(buffer.area, &mut buffer);
        println!("{}", paint::ansi(&buffer));
    }
}
