//! Boards as they are seen: kept, and printed to be looked at.

use crate::{drawn, look, paint, scenes};
use damero::app::PieceSet;
use damero::ui::look::{ColorDepth, Look, Pieces};
use damero::ui::theme::Theme;
use damero::ui::widget::board::{Scene, SquareSize};

/// Keeps what a board looks like: its symbols and its colours.
fn keep(name: &str, scene: &Scene, look: &Look, size: (u16, u16)) {
    let size = SquareSize {
        width: size.0,
        height: size.1,
    };
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
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

/// `PICTURE="walnut true classic 8x4 chess" cargo test --test look_board -- --ignored --nocapture printed`
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
            &Theme::builtin(theme).expect("a theme"),
            depth,
            PieceSet::from_name(pieces).unwrap_or_default().into(),
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
        println!("{}", paint::ansi(&drawn(&scene, &look, square)));
    }
}
