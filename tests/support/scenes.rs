//! Boards with something of everything on them.

use damero::board::{Side, Square, SquareSet};
use damero::chess::{self, Role};
use damero::draughts::{self, Kind};
use damero::game::Piece;
use damero::ui::widget::board::{Flight, Labels, Marks, Playable, Scene};

/// The square that `name` calls as in chess, `e4`.
pub(crate) fn square(name: &str) -> Square {
    let mut letters = name.bytes();
    let file = letters.next().map_or(0, |letter| letter - b'a');
    let rank = letters.next().map_or(0, |digit| digit - b'1');
    Square::at(file, rank)
}

/// The squares that `names` calls.
pub(crate) fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(square).collect()
}

/// A draughts piece.
pub(crate) const fn draughts(side: Side, kind: Kind) -> Piece {
    Piece::Draughts(draughts::Piece { side, kind })
}

/// A chess piece.
pub(crate) const fn chess(side: Side, role: Role) -> Piece {
    Piece::Chess(chess::Piece { side, role })
}

/// Chess as it begins.
pub(crate) fn chess_start() -> Scene {
    use Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    let back = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
    let mut pieces = Vec::new();
    for (file, role) in (0..).zip(back) {
        pieces.push((Square::at(file, 0), chess(Side::White, role)));
        pieces.push((Square::at(file, 1), chess(Side::White, Pawn)));
        pieces.push((Square::at(file, 6), chess(Side::Black, Pawn)));
        pieces.push((Square::at(file, 7), chess(Side::Black, role)));
    }
    Scene {
        side_length: 8,
        pieces,
        labels: Labels {
            ranks: (1..=8).map(|rank| rank.to_string()).collect(),
            files: ('a'..='h').map(String::from).collect(),
        },
        ..Scene::default()
    }
}

/// Chess in the middle of a game, with every mark.
pub(crate) fn chess_marks() -> Scene {
    use Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    let side = |side: Side, list: &[(&str, Role)]| {
        let piece = |(name, role): &(&str, Role)| (square(name), chess(side, *role));
        list.iter().map(piece).collect::<Vec<_>>()
    };
    let mut pieces = side(
        Side::White,
        &[
            ("g1", King),
            ("d1", Rook),
            ("e1", Rook),
            ("c4", Bishop),
            ("f3", Knight),
            ("d2", Queen),
            ("a2", Pawn),
            ("b2", Pawn),
            ("c3", Pawn),
            ("f2", Pawn),
            ("g2", Pawn),
            ("h3", Pawn),
        ],
    );
    pieces.extend(side(
        Side::Black,
        &[
            ("e8", King),
            ("a8", Rook),
            ("h8", Rook),
            ("d7", Bishop),
            ("c6", Knight),
            ("f6", Queen),
            ("a7", Pawn),
            ("b6", Pawn),
            ("e6", Pawn),
            ("f7", Pawn),
            ("g6", Pawn),
            ("h5", Pawn),
        ],
    ));
    Scene {
        pieces,
        marks: Marks {
            cursor: Some(square("e6")),
            origin: Some(square("c4")),
            quiet: squares("b3 d3 d5 b5 e2 f1"),
            captures: squares("e6 a6"),
            must_capture: SquareSet::EMPTY,
            last_move: squares("g8 c6"),
            check: squares("e8"),
            refused: squares("d7 h5 g4"),
            path: squares("a4"),
        },
        ..chess_start()
    }
}

/// Spanish draughts, which is played on the light squares, with every mark, a piece in flight and two dissolving.
pub(crate) fn spanish_marks() -> Scene {
    draughts_marks(Playable::Light)
}

/// English draughts, which is played on the dark squares, with every mark, a piece in flight and two dissolving.
pub(crate) fn english_marks() -> Scene {
    draughts_marks(Playable::Dark)
}

/// Draughts on the squares of `playable`.
fn draughts_marks(playable: Playable) -> Scene {
    use Kind::{King, Man};
    use Side::{Black, White};
    // On the light squares everything is one file further left, the a file is last.
    let place = |name: &str| {
        let dark = square(name);
        match playable {
            Playable::Light => Square::at((dark.file() + 7) % 8, dark.rank()),
            Playable::Dark | Playable::Every => dark,
        }
    };
    let set = |names: &str| -> SquareSet { names.split_whitespace().map(place).collect() };
    let piece = |name: &str, side, kind| (place(name), draughts(side, kind));
    let pieces = vec![
        piece("a1", White, Man),
        piece("c1", White, Man),
        piece("e1", White, King),
        piece("b2", White, Man),
        piece("d2", White, Man),
        piece("f2", White, Man),
        piece("c3", White, Man),
        piece("g3", White, King),
        piece("b8", Black, Man),
        piece("d8", Black, King),
        piece("f8", Black, Man),
        piece("a7", Black, Man),
        piece("e7", Black, Man),
        piece("g7", Black, Man),
        piece("h6", Black, King),
        piece("d4", Black, Man),
    ];
    Scene {
        side_length: 8,
        playable,
        pieces,
        labels: Labels {
            ranks: ('A'..='H').rev().map(String::from).collect(),
            files: (1..=8).rev().map(|file| file.to_string()).collect(),
        },
        numbers: (0..8)
            .flat_map(|rank| (0..8).map(move |file| Square::at(file, rank)))
            .filter(|square| playable.contains(*square))
            .zip(1..)
            .map(|(square, number)| (square, number.to_string()))
            .collect(),
        marks: Marks {
            cursor: Some(place("c3")),
            origin: Some(place("c3")),
            quiet: set("b4 h2"),
            captures: set("e5 g5"),
            must_capture: set("c3 g3"),
            last_move: set("c5 d4"),
            check: SquareSet::EMPTY,
            refused: set("e7 f4"),
            path: set("a3 a5"),
        },
        flight: Some(Flight {
            piece: draughts(White, Man),
            from: place("h4"),
            to: place("f6"),
            progress: 0.6,
        }),
        vanishing: vec![
            (place("d6"), draughts(Black, Man), 0.3),
            (place("b6"), draughts(Black, King), 0.7),
        ],
        ..Scene::default()
    }
}
