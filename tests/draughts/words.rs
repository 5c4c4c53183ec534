//! What a player reads about draughts, in both languages.

use crate::support;
use damero::board::{Side, Square};
use damero::draughts::rules::Count;
use damero::draughts::{DrawRule, ENGLISH, Ending, ITALIAN, SPANISH, SetupError};
use damero::notation::SquareNames;
use damero::notation::pdn_fen::{self, PdnFenError};
use damero::ui::words::{Language, Words};

const ENGLISH_WORDS: Words = Words::new(Language::English);
const SPANISH_WORDS: Words = Words::new(Language::Spanish);

/// Rule set, position, what the player names, and the refusal in English and Spanish.
const REFUSALS: [(&str, &str, &str, &str, &str); 22] = [
    (
        "spanish",
        "W:W9,10:B21,22",
        "G1 C4",
        "No piece ever stands on G1: only the white squares are played on.",
        "En G1 nunca hay piezas: solo se juega en las casillas blancas.",
    ),
    (
        "spanish",
        "W:W9,10:B21,22",
        "C4 D5",
        "The man on C4 is Black’s.",
        "El peón de C4 es de las negras.",
    ),
    (
        "spanish",
        "W:W9,10:B21,22",
        "D3 E4",
        "There is no piece on D3.",
        "En D3 no hay ninguna pieza.",
    ),
    (
        "spanish",
        "W:W9,10:B21,22",
        "F1 F1",
        "A move has to end somewhere else than on F1.",
        "La jugada tiene que acabar en una casilla distinta de F1.",
    ),
    (
        "spanish",
        "W:W9,10:B21,22",
        "F1 C2",
        "Pieces move along diagonals: C2 is not on a diagonal of F1.",
        "Las piezas van en diagonal: C2 no está en una diagonal de F1.",
    ),
    (
        "spanish",
        "W:W9,10:B21,22",
        "F1 G2",
        "Men move forward: the man on F1 can’t go back to G2.",
        "Los peones van hacia delante: el de F1 no puede volver a G2.",
    ),
    (
        "spanish",
        "W:W9,10:B21,22",
        "F1 C4",
        "A man goes one square, or jumps over one piece: C4 is too far from F1.",
        "Un peón avanza una casilla o salta sobre una pieza: C4 está demasiado lejos de F1.",
    ),
    (
        "spanish",
        "W:W9,5:B21,22",
        "G2 F1",
        "Your own man stands on F1.",
        "En F1 está tu propio peón.",
    ),
    (
        "spanish",
        "W:W9,5:B21,22",
        "G2 E4",
        "To jump from G2 to E4 you need an opponent’s piece on F3.",
        "Para saltar de G2 a E4 hace falta una pieza contraria en F3.",
    ),
    (
        "spanish",
        "W:W25,26:B29,K30,K31",
        "B1 A2",
        "The man on B1 can’t move: the piece on A2 is in the way.",
        "El peón de B1 no puede moverse: estorba la pieza de A2.",
    ),
    (
        "spanish",
        "W:WK10,12:B23,24,16,26",
        "F7 D5",
        "The man on F7 can’t capture, and you must: the queen on F3 can take one piece (F3xB7).",
        "El peón de F7 no puede comer, y hay que comer: la reina de F3 puede comer una pieza (F3xB7).",
    ),
    (
        "spanish",
        "W:WK4,12,10:B7,23,15",
        "H7 E4",
        "You must take the most: the queen on H7 can take 3 pieces (H7xF5xD7xB5); your move takes 2 (H7xE4xA8).",
        "Hay que comer lo máximo: la reina de H7 puede comer 3 piezas (H7xF5xD7xB5); tu jugada come 2 (H7xE4xA8).",
    ),
    (
        "spanish-official",
        "W:WK19:BK12,14",
        "19 1",
        "Of captures of as many pieces, you must choose one of the most queens: the queen on 19 can take 1 (19x8); your move takes none (19x1).",
        "Entre capturas de igual número de piezas hay que elegir la de más reinas: la reina de 19 puede comer 1 (19x8); tu jugada come ninguna (19x1).",
    ),
    (
        "spanish-official",
        "W:WK10,3:B14,19",
        "10 28",
        "The pieces on 14 and 19 stand one right behind the other: they can’t be jumped.",
        "Las piezas de 14 y 19 están seguidas: no se pueden saltar.",
    ),
    (
        "spanish-official",
        "W:WK1,10:B28",
        "1 14",
        "You can’t go from 1 to 14: your man on 10 is in the way.",
        "No se puede ir de 1 a 14: estorba tu peón de 10.",
    ),
    (
        "english",
        "B:W17,24:B3,19,K31",
        "19 23",
        "You must capture: the man on 19 can take one piece (19x28).",
        "Hay que comer: el peón de 19 puede comer una pieza (19x28).",
    ),
    (
        "italian",
        "W:W30,32:BK26,27",
        "30 21",
        "A man may not take a king: your man on 30 can’t jump over 26.",
        "Un peón no puede comer una dama: el de 30 no puede saltar sobre 26.",
    ),
    (
        "italian",
        "W:WK30:B10,12,18,K20,K26,27",
        "30 23",
        "Of captures that are otherwise equal, you must choose one that takes a king as early as it can: 30x21x14x5; your move is 30x23x16x7.",
        "Entre capturas por lo demás iguales hay que elegir la que antes come una dama: 30x21x14x5; tu jugada es 30x23x16x7.",
    ),
    (
        "czech",
        "W:W22,K31:B18,27",
        "22 15",
        "A king that can capture goes before a man: the king on 31 must (31x20); your move captures with the man on 22.",
        "Si puede comer una dama, come la dama y no el peón: debe comer la de 31 (31x20); tu jugada come con el peón de 22.",
    ),
    (
        "russian",
        "B:W12,17,19,23,25,27,29:B1,3,4,7,8,10,11,K13,14",
        "13 26",
        "After taking the piece on 17 the king has to go on capturing: it must land on 31, not on 26.",
        "Después de comer la pieza de 17 hay que seguir comiendo: la dama debe caer en 31, no en 26.",
    ),
    (
        "russian",
        "B:W12,17,19,23,25,27,29:B1,3,4,7,8,10,11,K13,14",
        "13 31 22",
        "From 31 the capture can’t go on to 22, only to 24.",
        "Desde 31 la captura no puede seguir a 22, solo a 24.",
    ),
    (
        "russian",
        "B:W12,17,19,23,25,27,29:B1,3,4,7,8,10,11,K13,14",
        "13 31 24 15 6",
        "The move ends on 15: it can’t go on to 6.",
        "La jugada acaba en 15: no puede seguir hasta 6.",
    ),
];

#[test]
fn a_refusal_says_the_rule_and_the_squares() {
    for (game, fen, named, english, spanish) in REFUSALS {
        let rules = support::rules(game);
        let names = names(game);
        let position = pdn_fen::read(rules, fen).unwrap();
        let squares: Vec<Square> = named
            .split(' ')
            .map(|name| names.read(name).unwrap())
            .collect();
        let refusal = position.judge(&squares).unwrap_err();
        let said = ENGLISH_WORDS.draughts_refusal(&refusal, rules, names);
        assert_eq!(said, english, "{game} {fen} {named}");
        let said = SPANISH_WORDS.draughts_refusal(&refusal, rules, names);
        assert_eq!(said, spanish, "{game} {fen} {named}");
        assert!(!refusal.squares().is_empty(), "{game} {fen} {named}");
    }
}

#[test]
fn an_impossible_position_says_why() {
    let cases = [
        (
            "",
            "A position has three fields with colons between them, such as W:W18,K22:B9,10; this one has 1.",
        ),
        ("X:W1:B2", "Who is to move is W or B, not “X”."),
        (
            "W:W1:2",
            "The pieces of a side begin with W or B: “2” doesn’t.",
        ),
        ("W:W1:W2", "Both lists of pieces are White’s."),
        (
            "W:W20:B33",
            "“33” among Black’s pieces is no square: they are numbered 1 to 32.",
        ),
        (
            "W:W20,x:B1",
            "“x” among White’s pieces is no square: they are numbered 1 to 32.",
        ),
        (
            "W:W20-18:B1",
            "“20-18” among White’s pieces is no range: it needs two numbers, the lower first.",
        ),
        ("W:W20:B20", "Two pieces stand on 20."),
        (
            "W:W1:B20",
            "White’s man on 1 stands on its last row: it would be a king.",
        ),
        ("W:W9-21:BK5", "White has 13 pieces; 12 are the most."),
    ];
    for (fen, why) in cases {
        let error = pdn_fen::read(&ENGLISH, fen).unwrap_err();
        let names = SquareNames::Numeric(&ENGLISH);
        assert_eq!(ENGLISH_WORDS.pdn_fen_error(&error, &ENGLISH, names), why);
        is_a_sentence(&SPANISH_WORDS.pdn_fen_error(&error, &ENGLISH, names));
    }
    let square = Square::at(0, 0);
    let error = PdnFenError::Setup(SetupError::NotPlayable { square });
    for words in [ENGLISH_WORDS, SPANISH_WORDS] {
        is_a_sentence(&words.pdn_fen_error(&error, &ITALIAN, SquareNames::Algebraic));
    }
}

#[test]
fn an_ending_says_who_won_and_why() {
    let cases = [
        (
            Ending::NoPieces,
            "Black wins: White has no pieces left.",
            "Ganan las negras: a las blancas no les quedan piezas.",
        ),
        (
            Ending::Blocked,
            "Black wins: White can’t move.",
            "Ganan las negras: las blancas no pueden mover.",
        ),
    ];
    for (ending, english, spanish) in cases {
        assert_eq!(ENGLISH_WORDS.draughts_ending(ending, Side::White), english);
        assert_eq!(SPANISH_WORDS.draughts_ending(ending, Side::White), spanish);
    }
}

#[test]
fn a_draw_says_what_was_counted() {
    let counts = [
        (
            Count::QuietKings,
            "moves by each side without a capture or a man’s move.",
        ),
        (
            Count::LoneKing { least: 3, most: 3 },
            "moves by each side against a lone king.",
        ),
        (
            Count::HeldDiagonal,
            "moves by each side, three kings that held the main diagonal against one.",
        ),
    ];
    for (count, counted) in counts {
        for (claimed, what) in [(true, "A draw can be claimed"), (false, "Draw")] {
            let plies = 80;
            let draw = DrawRule {
                count,
                plies,
                claimed,
            };
            let said = ENGLISH_WORDS.draughts_draw(draw, &ENGLISH);
            assert_eq!(said, format!("{what}: 40 {counted}"));
            is_a_sentence(&SPANISH_WORDS.draughts_draw(draw, &SPANISH));
        }
    }
}

fn names(game: &str) -> SquareNames {
    if game == "spanish" {
        SquareNames::Spanish
    } else {
        SquareNames::Numeric(support::rules(game))
    }
}

fn is_a_sentence(text: &str) {
    assert!(text.ends_with('.') && text.chars().count() > 15, "{text}");
    assert!(
        !text.contains(['{', '$']) && !text.starts_with("⟨draughts"),
        "{text}"
    );
}
