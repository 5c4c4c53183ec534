//! The text of draughts: squares, moves, positions.

use crate::slow::Dice;
use crate::support;
use damero::board::Square;
use damero::draughts::{Position, SPANISH, Setup};
use damero::notation::{SquareNames, coordinate, numeric, pdn_fen};

#[test]
fn every_position_reads_as_it_is_written() {
    for (name, rules) in support::RULES {
        let mut dice = Dice::new(5);
        for round in 0..500 {
            let position = dice.position(rules, round % 11);
            let letters = if name.starts_with("spanish") {
                SquareNames::Spanish
            } else {
                SquareNames::Algebraic
            };
            for names in [SquareNames::Numeric(rules), letters] {
                let fen = pdn_fen::write_named(&position, names);
                let read = pdn_fen::read(rules, &fen);
                assert_eq!(read.as_ref(), Ok(&position), "{name} {fen}");
            }
            let setup = Setup::from(&position);
            assert_eq!(Position::from_setup(rules, &setup), Ok(position), "{name}");
        }
    }
}

#[test]
fn positions_are_read_however_they_are_spelled() {
    let cases = [
        ("english", "W:W21-24:BK1,2", "W:W21,22,23,24:BK1,2"),
        ("english", "B:BK1,2:W21-24.", "B:W21,22,23,24:BK1,2"),
        ("english", " w : w21 , k22 : b 1 ", "W:W21,K22:B1"),
        ("english", "W:WK1-3:B", "W:WK1,K2,K3:B"),
        ("english", "W:W:B05", "W:W:B5"),
        ("russian", "W:Wh6:Bg7,c5,Kd2", "W:W12:B8,14,K26"),
        ("spanish", "B:WD5:BC4,KA2", "B:W19:B22,K29"),
    ];
    for (game, spelled, written) in cases {
        let position = pdn_fen::read(support::rules(game), spelled).unwrap();
        assert_eq!(pdn_fen::write(&position), written, "{game} {spelled}");
    }
}

#[test]
fn what_a_player_names_in_spanish_draughts_means_every_capture_that_fits() {
    let cases = [
        // The piece attacked, the first landing, the end and the whole path mean the same.
        ("B:W19,12:B22", "C4 D5", "C4xE6xG8"),
        ("B:W19,12:B22", "C4 E6", "C4xE6xG8"),
        ("B:W19,12:B22", "C4 G8", "C4xE6xG8"),
        ("B:W19,12:B22", "C4 E6 G8", "C4xE6xG8"),
        ("B:W19,12:B22", "C4 D5 F7 G8", "C4xE6xG8"),
        ("B:W19,12:B22", "C4 D5 E6", "C4xE6xG8"),
        // Where ties are drawn at random, everything that fits is meant.
        ("W:WK11:B7,K21", "F5 C2", "F5xB1xH7"),
        ("W:WK11:B7,K21", "F5 B1", "F5xH7xB1 F5xB1xH7"),
        ("W:WK11:B7,K21", "F5 H7", "F5xH7xB1 F5xB1xH7"),
        ("W:WK11:B7,K21", "F5 B1 H7", "F5xB1xH7"),
        ("W:WK19:BK12,14", "D5 E4", "D5xH1 D5xG2 D5xF3"),
        ("W:WK19:BK12,14", "D5 G2", "D5xG2"),
    ];
    for (fen, named, expected) in cases {
        let position = pdn_fen::read(&SPANISH, fen).unwrap();
        let squares: Vec<Square> = named
            .split(' ')
            .map(|name| SquareNames::Spanish.read(name).unwrap())
            .collect();
        let meant = position.judge(&squares).unwrap();
        let paths: Vec<String> = meant.iter().map(coordinate::write_sequence).collect();
        assert_eq!(paths.join(" "), expected, "{fen} {named}");
    }
}

#[test]
fn moves_are_written_in_the_notation_of_the_game() {
    let position = pdn_fen::read(&SPANISH, "W:WK11,12:B7,K21").unwrap();
    assert_eq!(coordinate::moves_text(&position), ["F5xH7xB1", "F5xB1xH7"]);
    assert_eq!(numeric::moves_text(&position), ["11x4", "11x25"]);
    let position = pdn_fen::read(&SPANISH, "B:W9:B22").unwrap();
    assert_eq!(coordinate::moves_text(&position), ["C4D3", "C4D5"]);
    assert_eq!(numeric::moves_text(&position), ["22-18", "22-19"]);
}
