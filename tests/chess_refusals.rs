//! What is said when a chess move is refused: every reason, in both languages.

#![expect(clippy::unwrap_used, reason = "the data of a test is in order")]

use damero::board::Square;
use damero::chess::{Position, Refusal, SetupError};
use damero::notation::fen::{self, FenError};
use damero::notation::san::{self, SanError};
use damero::notation::uci::{self, UciError};
use damero::ui::words::{Language, Words};

const ENGLISH: Words = Words::new(Language::English);
const SPANISH: Words = Words::new(Language::Spanish);

/// A position, the origin, the destination if one was chosen, and what is said.
type Row = (
    &'static str,
    &'static str,
    Option<&'static str>,
    &'static str,
    &'static str,
);

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const ROWS: &[Row] = &[
    (
        START,
        "e4",
        None,
        "There is no piece on e4.",
        "En e4 no hay ninguna pieza.",
    ),
    (
        START,
        "b8",
        Some("c6"),
        "The knight on b8 is Black’s, and it is White’s turn.",
        "El caballo de b8 es de las negras, y juegan las blancas.",
    ),
    (
        START,
        "a1",
        None,
        "The rook on a1 can’t move: your own pieces leave it no square.",
        "La torre de a1 no puede mover: tus propias piezas no le dejan casilla.",
    ),
    (
        "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1",
        "e4",
        None,
        "The pawn on e4 can’t move: the square ahead of it is taken, and it has nothing to capture.",
        "El peón de e4 no puede mover: la casilla de delante está ocupada y no tiene nada que comer.",
    ),
    (
        "6k1/8/8/8/8/8/1r6/K7 w - - 0 1",
        "a1",
        Some("a2"),
        "The king can’t go to a2: the rook on b2 would attack it there.",
        "El rey no puede ir a a2: allí la torre de b2 lo atacaría.",
    ),
    (
        "6k1/8/8/8/8/8/1r6/K2n4 w - - 0 1",
        "a1",
        None,
        "The king on a1 can’t move: every square it could go to is attacked.",
        "El rey de a1 no puede mover: todas las casillas a las que podría ir están atacadas.",
    ),
    (
        "4k3/8/8/8/8/8/4r3/RN2K3 w Q - 0 1",
        "b1",
        None,
        "The knight on b1 can’t move: your king on e1 is in check from the rook on e2, and no move of the knight ends it.",
        "El caballo de b1 no puede mover: la torre de e2 da jaque a tu rey de e1, y ninguna jugada del caballo lo evita.",
    ),
    (
        "4k3/8/8/8/4r3/8/2q5/R3K3 w - - 0 1",
        "a1",
        Some("a2"),
        "You are in check: moving the rook to a2 would leave your king on e1 attacked by the rook on e4.",
        "Estás en jaque: si la torre va a a2, la torre de e4 sigue atacando a tu rey de e1.",
    ),
    (
        "4k3/8/8/8/4r3/5n2/8/R3K3 w - - 0 1",
        "a1",
        Some("a2"),
        "You are in check: moving the rook to a2 would leave your king on e1 attacked by the knight on f3 and the rook on e4.",
        "Estás en jaque: si la torre va a a2, el caballo de f3 y la torre de e4 siguen atacando a tu rey de e1.",
    ),
    (
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1",
        "c3",
        None,
        "The knight on c3 can’t move: it shields your king on e1 from the bishop on b4.",
        "El caballo de c3 no puede mover: protege a tu rey de e1 contra el alfil de b4.",
    ),
    (
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1",
        "c3",
        Some("d5"),
        "The knight on c3 is pinned: moving it to d5 would leave your king on e1 open to the bishop on b4.",
        "El caballo de c3 está clavado: si va a d5, el alfil de b4 ataca a tu rey de e1.",
    ),
    (
        START,
        "e2",
        Some("e2"),
        "The pawn is on e2 already.",
        "El peón ya está en e2.",
    ),
    (
        START,
        "e1",
        Some("e2"),
        "The king on e1 can’t go to e2: your own pawn is there.",
        "El rey de e1 no puede ir a e2: allí está tu peón.",
    ),
    (
        "4k3/4p3/8/8/8/8/8/4R1K1 w - - 0 1",
        "e1",
        Some("e8"),
        "The rook on e1 can’t go to e8: a king is never captured.",
        "La torre de e1 no puede ir a e8: al rey nunca se le come.",
    ),
    (
        START,
        "b1",
        Some("b4"),
        "A knight moves two squares one way and one to the side: it doesn’t go from b1 to b4.",
        "El caballo mueve dos casillas en una dirección y una hacia un lado: no va de b1 a b4.",
    ),
    (
        START,
        "c1",
        Some("g5"),
        "The bishop on c1 can’t go to g5: your pawn on d2 is in the way.",
        "El alfil de c1 no puede ir a g5: tu peón de d2 está en medio.",
    ),
    (
        "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1",
        "e4",
        Some("e5"),
        "The pawn on e4 can’t go to e5: the pawn is there, and pawns capture only diagonally.",
        "El peón de e4 no puede ir a e5: allí está el peón, y los peones solo comen en diagonal.",
    ),
    (
        "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
        "e3",
        Some("e5"),
        "The pawn on e3 can’t go to e5: a pawn goes two squares only from where it started.",
        "El peón de e3 no puede ir a e5: un peón solo avanza dos casillas desde donde empezó.",
    ),
    (
        START,
        "e2",
        Some("d3"),
        "The pawn on e2 goes to d3 only to capture, and there is nothing to capture there.",
        "El peón de e2 solo va a d3 para comer, y allí no hay nada que comer.",
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        "e5",
        Some("d6"),
        "The pawn on e5 can’t go to d6: the pawn on d5 could be captured en passant only right after a double step.",
        "El peón de e5 no puede ir a d6: al peón de d5 solo se le podía comer al paso justo después de un avance doble.",
    ),
    (
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "e1",
        Some("g1"),
        "You can’t castle: you have no rook on h1.",
        "No puedes enrocar: no tienes ninguna torre en h1.",
    ),
    (
        "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
        "e1",
        Some("g1"),
        "You can’t castle with the rook on h1: it has moved before.",
        "No puedes enrocar con la torre de h1: ya ha movido antes.",
    ),
    (
        "4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
        "e1",
        Some("g1"),
        "You can’t castle on that side any more: the king or the rook of h1 has moved.",
        "Ya no puedes enrocar por ese lado: han movido el rey o la torre de h1.",
    ),
    (
        START,
        "e1",
        Some("c1"),
        "You can’t castle: your queen on d1 stands between the king and the rook on a1.",
        "No puedes enrocar: tu dama de d1 está entre el rey y la torre de a1.",
    ),
    (
        "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
        "e1",
        Some("g1"),
        "You can’t castle out of check: the king on e1 is attacked by the rook on e4.",
        "No puedes enrocar estando en jaque: la torre de e4 ataca al rey de e1.",
    ),
    (
        "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "e1",
        Some("g1"),
        "You can’t castle: the king would pass over f1, which the rook on f8 attacks.",
        "No puedes enrocar: el rey pasaría por f1, que la torre de f8 ataca.",
    ),
    (
        "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "e1",
        Some("g1"),
        "You can’t castle: the king would arrive on g1, which the rook on g8 attacks.",
        "No puedes enrocar: el rey llegaría a g1, que la torre de g8 ataca.",
    ),
    (
        "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1",
        "d5",
        Some("e6"),
        "The pawn on d5 can’t capture the one on e5 en passant: with both gone, the rook on a5 would attack your king on h5.",
        "El peón de d5 no puede comer al paso el de e5: sin los dos peones, la torre de a5 atacaría a tu rey de h5.",
    ),
];

fn square(name: &str) -> Square {
    let bytes = name.as_bytes();
    Square::at(bytes[0] - b'a', bytes[1] - b'1')
}

fn refusal(row: &Row) -> Refusal {
    let position = fen::read(row.0).unwrap();
    match row.2 {
        None => position.check_origin(square(row.1)).unwrap_err(),
        Some(to) => position
            .check_destination(square(row.1), square(to))
            .unwrap_err(),
    }
}

#[test]
fn each_reason_is_said_in_both_languages() {
    for row in ROWS {
        let refusal = refusal(row);
        assert_eq!(ENGLISH.chess_refusal(&refusal), row.3, "{refusal:?}");
        assert_eq!(SPANISH.chess_refusal(&refusal), row.4, "{refusal:?}");
    }
}

#[test]
fn no_reason_is_left_out() {
    // A new variant stops the compiler here until it has a number, and the test until it has a row.
    const KINDS: usize = 26;
    let kind = |refusal: Refusal| match refusal {
        Refusal::NoPiece { .. } => 0,
        Refusal::NotYours { .. } => 1,
        Refusal::Enclosed { .. } => 2,
        Refusal::KingConfined { .. } => 3,
        Refusal::CannotEndCheck { .. } => 4,
        Refusal::PinnedFast { .. } => 5,
        Refusal::SameSquare { .. } => 6,
        Refusal::OwnPiece { .. } => 7,
        Refusal::KingIsNeverCaptured { .. } => 8,
        Refusal::NotItsMove { .. } => 9,
        Refusal::InTheWay { .. } => 10,
        Refusal::PawnBlocked { .. } => 11,
        Refusal::DoubleStepTooLate { .. } => 12,
        Refusal::NothingToCapture { .. } => 13,
        Refusal::EnPassantTooLate { .. } => 14,
        Refusal::NoRookToCastle { .. } => 15,
        Refusal::RookHasMoved { .. } => 16,
        Refusal::CastlingLost { .. } => 17,
        Refusal::CastlingBlocked { .. } => 18,
        Refusal::CastlingOutOfCheck { .. } => 19,
        Refusal::CastlingThroughAttack { .. } => 20,
        Refusal::CastlingIntoAttack { .. } => 21,
        Refusal::KingIntoAttack { .. } => 22,
        Refusal::StillInCheck { .. } => 23,
        Refusal::Pinned { .. } => 24,
        Refusal::EnPassantExposesKing { .. } => 25,
    };
    let said: std::collections::BTreeSet<usize> =
        ROWS.iter().map(|row| kind(refusal(row))).collect();
    assert_eq!(said, (0..KINDS).collect());
}

#[test]
fn unreadable_moves_are_explained_in_both_languages() {
    let start = Position::start();
    let two_knights = fen::read("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1").unwrap();
    let promoting = fen::read("7k/P7/8/8/8/8/8/K7 w - - 0 1").unwrap();
    let castling = fen::read("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    for (position, text, english, spanish) in [
        (
            start,
            "hello",
            "“hello” is no chess move. Write Nf3, exd5, O-O or e8=Q.",
            "“hello” no es una jugada de ajedrez. Escribe Cf3, exd5, O-O o e8=D.",
        ),
        (
            promoting,
            "Qd4",
            "You have no queen.",
            "No tienes ninguna dama.",
        ),
        (
            start,
            "Nce4",
            "You have no knight on the c-file.",
            "No tienes ningún caballo en la columna c.",
        ),
        (
            start,
            "N3e4",
            "You have no knight on rank 3.",
            "No tienes ningún caballo en la fila 3.",
        ),
        (
            start,
            "Rc3d3",
            "You have no rook on c3.",
            "No tienes ninguna torre en c3.",
        ),
        (
            start,
            "Rd4",
            "None of your rooks can go to d4: it isn’t how they move from where they stand.",
            "Ninguna de tus torres puede ir a d4: desde donde están no mueven así.",
        ),
        (
            two_knights,
            "Nd2",
            "More than one of your knights can go to d2: say from which square (b1, f3).",
            "Más de uno de tus caballos puede ir a d2: di desde qué casilla (b1, f3).",
        ),
        (
            promoting,
            "a8",
            "The pawn promotes on a8. Add Q, R, B or N for what it becomes.",
            "El peón corona en a8. Añade D, T, A o C según en qué se convierta.",
        ),
        (
            start,
            "e4=Q",
            "Nothing promotes on e4: only a pawn that reaches the last rank does.",
            "En e4 no corona nada: solo corona un peón que llega a la última fila.",
        ),
        (
            castling,
            "Kg1",
            "The king’s move to that square is castling: write O-O.",
            "Esa jugada del rey es el enroque: escribe O-O.",
        ),
        (
            start,
            "Ke2",
            "The king on e1 can’t go to e2: your own pawn is there.",
            "El rey de e1 no puede ir a e2: allí está tu peón.",
        ),
    ] {
        let error: SanError = san::read(&position, text).unwrap_err();
        assert_eq!(ENGLISH.san_error(&error), english);
        assert_eq!(SPANISH.san_error(&error), spanish);
    }
    for (position, text, english) in [
        (start, "e2", "“e2” is no chess move. Write e2e4 or e7e8q."),
        (
            promoting,
            "a7a8",
            "The pawn promotes on a8. Add Q, R, B or N for what it becomes.",
        ),
        (
            start,
            "e2e4q",
            "Nothing promotes on e4: only a pawn that reaches the last rank does.",
        ),
        (
            start,
            "e2e5",
            "A pawn moves straight ahead and captures one square diagonally ahead: it doesn’t go from e2 to e5.",
        ),
    ] {
        let error: UciError = uci::read(&position, text).unwrap_err();
        assert_eq!(ENGLISH.uci_error(&error), english);
        assert!(is_whole(&SPANISH.uci_error(&error)));
    }
}

#[test]
fn faulty_fens_are_explained_in_both_languages() {
    for (text, english) in [
        ("", "The FEN is empty."),
        (
            "4k3/8/8/8/8/8/8/4K3 w",
            "The FEN ends too early: the field for castling is missing.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3",
            "The FEN ends too early: the field for the side to move is missing.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w -",
            "The FEN ends too early: the field for en passant is missing.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 x",
            "There is more text after the six fields of the FEN: “x”.",
        ),
        (
            "4k3/8/8/8/8/8/4K3 w - - 0 1",
            "The first field of the FEN has 7 ranks; it needs eight, with “/” between them.",
        ),
        (
            "4k3/8/8/54/8/8/8/4K3 w - - 0 1",
            "Rank 5 of the FEN has 9 squares; it needs eight.",
        ),
        (
            "4k3/8/8/9/8/8/8/4K3 w - - 0 1",
            "Rank 5 of the FEN has “9”, which is no piece (KQRBNP, kqrbnp) and no number of empty squares (1 to 8).",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
            "The FEN’s side to move can’t be “x”: write w or b.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w xQ - 0 1",
            "The FEN’s castling rights can’t be “xQ”: write letters of KQkq, or -.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e5 0 1",
            "The FEN’s en passant square can’t be “e5”: write a square of rank 3 or 6, or -.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - x 1",
            "The FEN’s count of plies without a capture or pawn move can’t be “x”: write a number up to 65535.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 99999",
            "The FEN’s number of the move can’t be “99999”: write a number up to 65535.",
        ),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king."),
        (
            "4k3/8/8/8/8/8/8/KK6 w - - 0 1",
            "White has more than one king.",
        ),
        (
            "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "A white pawn can’t stand on a8: pawns are never on the first or the last rank.",
        ),
        (
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
            "It is White’s turn, so Black’s king on e8 can’t be in check from e2.",
        ),
        (
            "4k3/3P4/5N2/8/8/8/4R3/4K3 b - - 0 1",
            "Black’s king is attacked by more than two pieces, which no move can bring about.",
        ),
    ] {
        let error: FenError = fen::read(text).unwrap_err();
        assert_eq!(ENGLISH.fen_error(&error), english);
        assert!(is_whole(&SPANISH.fen_error(&error)));
        if let FenError::Setup(error) = error {
            let error: SetupError = error;
            assert_eq!(ENGLISH.chess_setup_error(&error), english);
        }
    }
}

/// Whether every text was found and filled in.
fn is_whole(sentence: &str) -> bool {
    sentence.ends_with('.') && !sentence.contains(['«', '{', '$'])
}
