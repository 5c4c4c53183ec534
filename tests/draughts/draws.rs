//! The draws by a count of moves, and the endings.

use crate::support;
use damero::board::{Side, Square};
use damero::draughts::rules::Count;
use damero::draughts::{DrawRule, Ending, Kind, Piece, Position, Rules, SPANISH};
use damero::notation::pdn_fen;

/// Plays moves given by the numbers of origin and end.
fn play(mut position: Position, moves: &[(u8, u8)]) -> Position {
    for &(from, to) in moves {
        let square = |number| position.rules().square(number).unwrap();
        let played = position
            .check_destination(square(from), square(to))
            .unwrap();
        position = position.play(played[0].result());
    }
    position
}

fn position(game: &str, fen: &str) -> Position {
    pdn_fen::read(support::rules(game), fen).unwrap()
}

/// Back and forth: two moves of each side, which bring the position back.
const SHUFFLE: [(u8, u8); 4] = [(1, 5), (32, 28), (5, 1), (28, 32)];

#[test]
fn forty_quiet_moves_by_each_side_are_a_claim_in_english_draughts() {
    let mut position = position("english", "W:WK1:BK32,K31");
    for ply in 0..80 {
        assert_eq!(position.draw(), None, "after {ply} plies");
        position = play(position, &SHUFFLE[ply % 4..=ply % 4]);
    }
    let draw = DrawRule {
        count: Count::QuietKings,
        plies: 80,
        claimed: true,
    };
    assert_eq!(position.draw(), Some(draw));
}

#[test]
fn twenty_quiet_moves_by_each_side_end_a_game_in_spanish_federation_rules() {
    let mut position = position("spanish-official", "W:WK3,9:BK30,24");
    let shuffle = [(3, 7), (30, 26), (7, 3), (26, 30)];
    for ply in 0..40 {
        assert_eq!(position.draw(), None, "after {ply} plies");
        position = play(position, &shuffle[ply % 4..=ply % 4]);
    }
    let draw = position.draw().unwrap();
    assert_eq!(
        (draw.count, draw.plies, draw.claimed),
        (Count::QuietKings, 40, false)
    );
    // A man's move begins the count again.
    assert_eq!(play(position, &[(9, 13)]).draw(), None);
    assert_eq!(play(position, &[(9, 13)]).reversible_plies(), 0);
}

#[test]
fn three_kings_that_hold_the_main_diagonal_have_twelve_moves() {
    // 1 and 32 are the ends of the main diagonal.
    let mut position = position("spanish-official", "W:WK1,K2,K3:BK29");
    let shuffle = [(2, 6), (29, 25), (6, 2), (25, 29)];
    for ply in 0..24 {
        assert_eq!(position.draw(), None, "after {ply} plies");
        position = play(position, &shuffle[ply % 4..=ply % 4]);
    }
    let draw = position.draw().unwrap();
    assert_eq!((draw.count, draw.plies), (Count::HeldDiagonal, 24));
}

#[test]
fn the_main_diagonal_held_by_the_lone_king_starts_no_count() {
    let mut position = position("spanish-official", "W:WK30,K2,K3:BK32");
    let shuffle = [(2, 6), (32, 28), (6, 2), (28, 32)];
    for ply in 0..24 {
        position = play(position, &shuffle[ply % 4..=ply % 4]);
    }
    assert_eq!(position.draw(), None);
}

#[test]
fn a_lone_king_against_two_is_drawn_after_five_moves_in_international_draughts() {
    let mut position = position("international", "W:WK1,K2:BK46");
    let shuffle = [(2, 8), (46, 41), (8, 2), (41, 46)];
    for ply in 0..10 {
        assert_eq!(position.draw(), None, "after {ply} plies");
        position = play(position, &shuffle[ply % 4..=ply % 4]);
    }
    let draw = position.draw().unwrap();
    assert_eq!(
        (draw.count, draw.plies),
        (Count::LoneKing { least: 1, most: 2 }, 10)
    );
}

#[test]
fn the_game_of_the_text_has_no_draws() {
    let mut position = position("spanish", "W:WK1,K2,K3:BK29");
    let shuffle = [(2, 6), (29, 25), (6, 2), (25, 29)];
    for ply in 0..200 {
        position = play(position, &shuffle[ply % 4..=ply % 4]);
        assert_eq!(position.draw(), None, "after {ply} plies");
    }
    assert!(!SPANISH.has_draws());
}

#[test]
fn a_side_without_pieces_or_moves_has_lost() {
    assert_eq!(
        position("english", "W:W:B1").ending(),
        Some(Ending::NoPieces)
    );
    assert_eq!(
        position("english", "W:WK4,8:B3,5").ending(),
        Some(Ending::Blocked)
    );
    assert_eq!(position("english", "W:WK4:B5").ending(), None);
}

#[test]
fn every_rule_set_starts_with_its_men_on_its_numbers() {
    for (name, rules) in support::RULES {
        let start = Position::start(rules);
        let most = u8::try_from(rules.most_pieces()).unwrap();
        let last = rules.square_count();
        let (near, far) = (1..=most, last + 1 - most..=last);
        for (square, piece) in start.pieces() {
            let number = rules.number(square).unwrap();
            let row = if piece.side == rules.numbered_from {
                &near
            } else {
                &far
            };
            assert!(row.contains(&number), "{name} {number}");
            assert_eq!(piece.kind, Kind::Man);
        }
        assert_eq!(start.count(Side::White), rules.most_pieces(), "{name}");
        assert_eq!(start.count(Side::Black), rules.most_pieces(), "{name}");
        assert_eq!(start.side(), rules.starts, "{name}");
        let fen = pdn_fen::write(&start);
        assert_eq!(
            pdn_fen::read(rules, &fen).as_ref(),
            Ok(&start),
            "{name} {fen}"
        );
    }
}

#[test]
fn squares_are_numbered_as_each_game_does() {
    // The rule set, a number, and its square by chess's names.
    let corners: [(&str, u8, &str); 12] = [
        ("spanish", 1, "h1"),
        ("spanish", 4, "b1"),
        ("spanish", 5, "g2"),
        ("spanish", 32, "a8"),
        ("portuguese", 1, "h1"),
        ("english", 1, "b8"),
        ("english", 5, "a7"),
        ("english", 32, "g1"),
        ("italian", 1, "a8"),
        ("russian", 29, "a1"),
        ("international", 1, "b10"),
        ("international", 46, "a1"),
    ];
    for (name, number, square) in corners {
        let found = support::rules(name).square(number).unwrap();
        assert_eq!(format!("{found:?}"), square, "{name} {number}");
    }
    for (name, rules) in support::RULES {
        for number in 1..=rules.square_count() {
            let square = rules.square(number).unwrap();
            assert_eq!(rules.number(square), Some(number), "{name} {square:?}");
        }
        assert_eq!(rules.square(0), None, "{name}");
        assert_eq!(rules.square(rules.square_count() + 1), None, "{name}");
        assert_eq!(
            rules.squares().len(),
            usize::from(rules.square_count()),
            "{name}"
        );
        let beyond = Square::new(rules.side_length(), 0);
        assert!(
            beyond.is_none_or(|square| !rules.is_playable(square)),
            "{name}"
        );
    }
}

#[test]
fn the_text_s_squares_have_their_numbers() {
    use damero::notation::SquareNames;
    let rows: [(&str, u8); 8] = [
        ("H1 H3 H5 H7", 1),
        ("G2 G4 G6 G8", 5),
        ("F1 F3 F5 F7", 9),
        ("E2 E4 E6 E8", 13),
        ("D1 D3 D5 D7", 17),
        ("C2 C4 C6 C8", 21),
        ("B1 B3 B5 B7", 25),
        ("A2 A4 A6 A8", 29),
    ];
    let rules: &'static Rules = &SPANISH;
    let start = Position::start(rules);
    for (names, first) in rows {
        for (name, number) in names.split(' ').zip(first..) {
            let square = SquareNames::Spanish.read(name).unwrap();
            assert_eq!(rules.number(square), Some(number), "{name}");
            assert_eq!(SquareNames::Spanish.name(square), name);
            assert_eq!(
                SquareNames::Spanish.read(&name.to_lowercase()),
                Some(square)
            );
            let side = match number {
                1..=12 => Some(Side::White),
                13..=20 => None,
                21.. => Some(Side::Black),
                0 => unreachable!("numbers start at 1"),
            };
            let kind = Kind::Man;
            assert_eq!(
                start.piece(square),
                side.map(|side| Piece { side, kind }),
                "{name}"
            );
        }
    }
    for nowhere in ["", "C", "C0", "C9", "I1", "C44", "Ñ4", "4C", "C+4"] {
        assert_eq!(SquareNames::Spanish.read(nowhere), None, "{nowhere}");
    }
}
