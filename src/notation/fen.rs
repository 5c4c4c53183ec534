//! Chess positions as FEN.

use crate::board::{Side, Square};
use crate::chess::{CastlingRights, Piece, Position, Role, Setup, SetupError, Wing};
use std::fmt::Write;

/// Why a text is no FEN of a legal position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// The text has no fields.
    Empty,
    /// A field is missing: the piece placement, the side, castling and en passant are needed.
    Missing(Field),
    /// There is more text after the six fields.
    Junk(String),
    /// The placement has not eight ranks.
    Ranks(usize),
    /// A rank has not eight squares.
    RankLength {
        /// 1 to 8.
        rank: usize,
        /// How many it has.
        squares: usize,
    },
    /// A rank has a letter that is no piece, or a digit that is no number of empty squares.
    Letter {
        /// 1 to 8.
        rank: usize,
        /// The letter.
        letter: char,
    },
    /// A field holds something it can't.
    Unreadable {
        /// Which.
        field: Field,
        /// What it holds.
        text: String,
    },
    /// The position breaks the rules.
    Setup(SetupError),
}

/// A field of a FEN, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Field {
    /// The pieces.
    Placement,
    /// Who is to move.
    Side,
    /// Who may still castle.
    Castling,
    /// The square passed over by a double step.
    EnPassant,
    /// Plies since a capture or pawn move.
    HalfmoveClock,
    /// The number of the move.
    FullmoveNumber,
}

/// Reads a FEN. The two counts may be left out; they are 0 and 1 then.
pub fn read(text: &str) -> Result<Position, FenError> {
    let mut fields = text.split_whitespace();
    let placement = fields.next().ok_or(FenError::Empty)?;
    let mut setup = Setup::empty();
    read_placement(placement, &mut setup)?;
    let mut next = |field| fields.next().ok_or(FenError::Missing(field));
    setup.side = read_side(next(Field::Side)?)?;
    setup.castling = read_castling(next(Field::Castling)?)?;
    setup.en_passant = read_en_passant(next(Field::EnPassant)?)?;
    if let Some(count) = fields.next() {
        setup.halfmove_clock = read_count(Field::HalfmoveClock, count)?;
    }
    if let Some(count) = fields.next() {
        setup.fullmove_number = read_count(Field::FullmoveNumber, count)?;
    }
    if let Some(junk) = fields.next() {
        return Err(FenError::Junk(junk.to_owned()));
    }
    Position::from_setup(&setup).map_err(FenError::Setup)
}

/// Writes all six fields; the square passed over only where a legal move captures en passant.
pub fn write(position: &Position) -> String {
    let mut fen = String::with_capacity(80);
    write_placement(position, &mut fen);
    fen.push_str(match position.side() {
        Side::White => " w ",
        Side::Black => " b ",
    });
    write_castling(position.castling(), &mut fen);
    let en_passant = position
        .en_passant()
        .map_or_else(|| "-".to_owned(), |square| format!("{square:?}"));
    let counts = (position.halfmove_clock(), position.fullmove_number());
    // Writing to a String can't fail.
    let _ = write!(fen, " {en_passant} {} {}", counts.0, counts.1);
    fen
}

fn read_placement(text: &str, setup: &mut Setup) -> Result<(), FenError> {
    let ranks = text.split('/').count();
    if ranks != 8 {
        return Err(FenError::Ranks(ranks));
    }
    for (row, rank) in text.split('/').zip((0..8).rev()) {
        let name = usize::from(rank) + 1;
        let mut squares = 0;
        for letter in row.chars() {
            let unknown = FenError::Letter { rank: name, letter };
            if let Some(empty) = letter.to_digit(10) {
                if !(1..=8).contains(&empty) {
                    return Err(unknown);
                }
                squares += empty as usize;
            } else {
                let piece = piece(letter).ok_or(unknown)?;
                if let Some(file) = u8::try_from(squares).ok().filter(|&file| file < 8) {
                    setup.put(Square::at(file, rank), Some(piece));
                }
                squares += 1;
            }
        }
        if squares != 8 {
            return Err(FenError::RankLength {
                rank: name,
                squares,
            });
        }
    }
    Ok(())
}

fn read_side(text: &str) -> Result<Side, FenError> {
    match text {
        "w" => Ok(Side::White),
        "b" => Ok(Side::Black),
        _ => Err(unreadable(Field::Side, text)),
    }
}

fn read_castling(text: &str) -> Result<CastlingRights, FenError> {
    if text == "-" {
        return Ok(CastlingRights::NONE);
    }
    text.chars()
        .try_fold(CastlingRights::NONE, |rights, letter| {
            let (side, wing) = RIGHTS.iter().find(|right| right.0 == letter)?.1;
            (!rights.has(side, wing)).then(|| rights.with(side, wing))
        })
        .ok_or_else(|| unreadable(Field::Castling, text))
}

fn read_en_passant(text: &str) -> Result<Option<Square>, FenError> {
    if text == "-" {
        return Ok(None);
    }
    match *text.as_bytes() {
        [file @ b'a'..=b'h', rank @ (b'3' | b'6')] => {
            Ok(Some(Square::at(file - b'a', rank - b'1')))
        }
        _ => Err(unreadable(Field::EnPassant, text)),
    }
}

fn read_count(field: Field, text: &str) -> Result<u16, FenError> {
    text.parse().ok().ok_or_else(|| unreadable(field, text))
}

fn unreadable(field: Field, text: &str) -> FenError {
    FenError::Unreadable {
        field,
        text: text.to_owned(),
    }
}

fn write_placement(position: &Position, fen: &mut String) {
    for rank in (0..8).rev() {
        let mut empty = 0;
        let pieces = (0..8).map(|file| position.piece(Square::at(file, rank)));
        // A sentinel writes out the empty squares at the end of the rank.
        for piece in pieces.map(Some).chain([None]) {
            if piece == Some(None) {
                empty += 1;
                continue;
            }
            if let Some(digit) = char::from_digit(empty, 10).filter(|_| empty > 0) {
                fen.push(digit);
            }
            empty = 0;
            if let Some(Some(piece)) = piece {
                fen.push(letter(piece));
            }
        }
        if rank > 0 {
            fen.push('/');
        }
    }
}

fn write_castling(rights: CastlingRights, fen: &mut String) {
    if rights == CastlingRights::NONE {
        fen.push('-');
    }
    for (letter, (side, wing)) in RIGHTS {
        if rights.has(side, wing) {
            fen.push(letter);
        }
    }
}

const RIGHTS: [(char, (Side, Wing)); 4] = [
    ('K', (Side::White, Wing::King)),
    ('Q', (Side::White, Wing::Queen)),
    ('k', (Side::Black, Wing::King)),
    ('q', (Side::Black, Wing::Queen)),
];

/// White's letters are capitals.
const fn letter(piece: Piece) -> char {
    let letter = match piece.role {
        Role::Pawn => 'p',
        Role::Knight => 'n',
        Role::Bishop => 'b',
        Role::Rook => 'r',
        Role::Queen => 'q',
        Role::King => 'k',
    };
    match piece.side {
        Side::White => letter.to_ascii_uppercase(),
        Side::Black => letter,
    }
}

fn piece(wanted: char) -> Option<Piece> {
    Side::ALL
        .into_iter()
        .flat_map(|side| Role::ALL.map(|role| Piece { side, role }))
        .find(|&piece| letter(piece) == wanted)
}
