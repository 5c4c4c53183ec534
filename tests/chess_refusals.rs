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

/// A position, the origin, the destination if one was chosen, and what is said in English and in Spanish.
struct Row {
    fen: &'static str,
    from: &'static str,
    to: Option<&'static str>,
    english: &'static str,
    spanish: &'static str,
}

fn rows() -> Vec<Row> {
    let rows = include_str!("data/chess_refusals.tsv").lines().skip(1);
    rows.map(|row| {
        let [fen, from, to, english, spanish] =
            row.split('\t').collect::<Vec<_>>().try_into().unwrap();
        Row {
            fen,
            from,
            to: (to != "-").then_some(to),
            english,
            spanish,
        }
    })
    .collect()
}

fn square(name: &str) -> Square {
    let bytes = name.as_bytes();
    Square::at(bytes[0] - b'a', bytes[1] - b'1')
}

fn refusal(row: &Row) -> Refusal {
    let position = fen::read(row.fen).unwrap();
    let from = square(row.from);
    match row.to {
        None => position.check_origin(from).unwrap_err(),
        Some(to) => position.check_destination(from, square(to)).unwrap_err(),
    }
}

#[test]
fn each_reason_is_said_in_both_languages() {
    for row in rows() {
        let refusal = refusal(&row);
        assert_eq!(ENGLISH.chess_refusal(&refusal), row.english, "{refusal:?}");
        assert_eq!(SPANISH.chess_refusal(&refusal), row.spanish, "{refusal:?}");
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
        rows().iter().map(|row| kind(refusal(row))).collect();
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
            "«hello» no es una jugada de ajedrez. Escribe Cf3, exd5, O-O o e8=D.",
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
            "A pawn moves one square straight ahead, two from its first row, and captures one diagonally ahead: it doesn’t go from e2 to e5.",
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
    sentence.ends_with('.') && !sentence.contains(['⟨', '{', '$'])
}
