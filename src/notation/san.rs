//! Chess moves in standard algebraic notation: `Nf3`, `exd6`, `O-O`, `e8=Q+`.

use crate::board::{Square, SquareSet};
use crate::chess::{Ending, Move, Position, Refusal, Role, Wing};

/// The letters that stand for the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Letters {
    /// K Q R B N, as files hold them.
    #[default]
    English,
    /// R D T A C.
    Spanish,
    /// ♔ ♕ ♖ ♗ ♘.
    Figurines,
}

/// Why a text is no move of a position in algebraic notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SanError {
    /// It can't be read.
    NotAMove(String),
    /// The side to move has no such piece.
    NoSuchPiece {
        /// The piece.
        role: Role,
        /// The file it is said to stand on, `a` to `h`.
        file: Option<char>,
        /// The rank it is said to stand on, `1` to `8`.
        rank: Option<char>,
    },
    /// None of the several pieces of that kind moves so.
    NoneReaches {
        /// The piece.
        role: Role,
        /// The destination.
        to: Square,
    },
    /// Several pieces of that kind can go there.
    Ambiguous {
        /// The piece.
        role: Role,
        /// The destination.
        to: Square,
        /// The moves it could be.
        candidates: Vec<Move>,
    },
    /// The pawn promotes, but to what is not said.
    PromotionMissing {
        /// The destination.
        to: Square,
        /// The four moves it could be.
        candidates: Vec<Move>,
    },
    /// A promotion is named, but the move is none.
    NoPromotion {
        /// The destination.
        to: Square,
    },
    /// The move of the king is castling, which is written with its own sign.
    CastlingByKing(Wing),
    /// The piece is known, and its move is not legal.
    Refused(Refusal),
}

/// Writes the legal move `mv` of `position`, with English letters.
pub fn write(position: &Position, mv: Move) -> String {
    write_with(position, mv, Letters::English)
}

/// Writes the legal move `mv` of `position`.
pub fn write_with(position: &Position, mv: Move, letters: Letters) -> String {
    let mut text = match castling_wing(position, mv) {
        Some(Wing::King) => "O-O".to_owned(),
        Some(Wing::Queen) => "O-O-O".to_owned(),
        None => write_move(position, mv, letters),
    };
    let next = position.play(mv);
    if next.ending() == Some(Ending::Checkmate) {
        text.push('#');
    } else if next.is_check() {
        text.push('+');
    }
    text
}

/// Reads a legal move of `position`, with English letters.
pub fn read(position: &Position, text: &str) -> Result<Move, SanError> {
    read_with(position, text, Letters::English)
}

/// Reads a legal move of `position`. More than is needed to tell it from others is accepted, so are zeros in castling
/// and `-` or `:` between squares; marks of capture, check and judgement are not compared with the board.
pub fn read_with(position: &Position, text: &str, letters: Letters) -> Result<Move, SanError> {
    let reading = parse(text, letters).ok_or_else(|| SanError::NotAMove(text.to_owned()))?;
    resolve(position, &reading)
}

/// Reads as [`read_with`], whatever the case. A first letter that can be a file or a piece is taken for what its case says
/// if that is a legal move, else for the other: `bxc3` is the pawn's capture, and the bishop's if no pawn can.
pub fn read_any_case(position: &Position, text: &str, letters: Letters) -> Result<Move, SanError> {
    let lower = text.to_lowercase();
    let mut characters = lower.chars();
    let named: String = characters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .chain(characters)
        .collect();
    let (first, second) = if text.starts_with(char::is_uppercase) {
        (named, lower)
    } else {
        (lower, named)
    };
    let error = match read_with(position, &first, letters) {
        Ok(mv) => return Ok(mv),
        Err(error) => error,
    };
    let other = match read_with(position, &second, letters) {
        Ok(mv) => return Ok(mv),
        Err(other) => other,
    };
    let better = if other.precision() > error.precision() {
        other
    } else {
        error
    };
    Err(match better {
        SanError::NotAMove(_) => SanError::NotAMove(text.to_owned()),
        better => better,
    })
}

impl Letters {
    /// The letter of a piece; a pawn's is hardly ever written.
    pub const fn of(self, role: Role) -> char {
        let (english, spanish, figurine) = match role {
            Role::Pawn => ('P', 'P', '♙'),
            Role::Knight => ('N', 'C', '♘'),
            Role::Bishop => ('B', 'A', '♗'),
            Role::Rook => ('R', 'T', '♖'),
            Role::Queen => ('Q', 'D', '♕'),
            Role::King => ('K', 'R', '♔'),
        };
        match self {
            Self::English => english,
            Self::Spanish => spanish,
            Self::Figurines => figurine,
        }
    }

    /// The piece that `letter`, a capital or a figurine, stands for.
    pub fn role(self, letter: char) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.of(role) == letter)
    }
}

impl SanError {
    /// The squares that explain it, to be marked on the board.
    pub fn squares(&self) -> SquareSet {
        match self {
            Self::Refused(refusal) => refusal.squares(),
            Self::Ambiguous { candidates, .. } | Self::PromotionMissing { candidates, .. } => {
                candidates.iter().map(|mv| mv.from()).collect()
            }
            Self::NoneReaches { to, .. } | Self::NoPromotion { to } => SquareSet::only(*to),
            Self::NotAMove(_) | Self::NoSuchPiece { .. } | Self::CastlingByKing(_) => {
                SquareSet::EMPTY
            }
        }
    }

    /// How much of the text was understood: 0 for nothing, 2 for all.
    const fn precision(&self) -> u8 {
        match self {
            Self::NotAMove(_) => 0,
            Self::NoSuchPiece { .. } | Self::NoneReaches { .. } => 1,
            Self::Refused(refusal) if refusal.is_about_the_piece() => 1,
            Self::Ambiguous { .. }
            | Self::PromotionMissing { .. }
            | Self::NoPromotion { .. }
            | Self::CastlingByKing(_)
            | Self::Refused(_) => 2,
        }
    }
}

/// What a text says.
enum Reading {
    Castling(Wing),
    Move {
        role: Role,
        file: Option<u8>,
        rank: Option<u8>,
        to: Square,
        promotion: Option<Role>,
    },
}

fn parse(text: &str, letters: Letters) -> Option<Reading> {
    let text = without_marks(text);
    if let Some(wing) = parse_castling(text) {
        return Some(Reading::Castling(wing));
    }
    let characters: Vec<char> = text.chars().collect();
    let named = characters
        .split_first()
        .and_then(|(&letter, rest)| Some((letters.role(letter)?, rest)));
    let (role, rest) = named.unwrap_or((Role::Pawn, &characters));
    let (rest, promotion) = parse_promotion(rest, letters)?;
    let [ref rest @ .., file, rank] = *rest else {
        return None;
    };
    let to = Square::at(parse_file(file)?, parse_rank(rank)?);
    let origin = if let [origin @ .., 'x' | '-' | ':'] = rest {
        origin
    } else {
        rest
    };
    let (file, rank) = match *origin {
        [] => (None, None),
        [one] => (parse_file(one), parse_rank(one)),
        [file, rank] => (Some(parse_file(file)?), Some(parse_rank(rank)?)),
        _ => return None,
    };
    if file.is_none() && rank.is_none() && !origin.is_empty() {
        return None;
    }
    Some(Reading::Move {
        role,
        file,
        rank,
        to,
        promotion,
    })
}

/// The text without marks of check, of judgement and of capture en passant.
fn without_marks(text: &str) -> &str {
    let bare = text.trim_end_matches(['+', '#', '!', '?']);
    bare.strip_suffix("e.p.")
        .map_or(bare, |rest| rest.trim_end_matches(['+', '#', '!', '?']))
}

fn parse_castling(text: &str) -> Option<Wing> {
    match text.replace(['0', 'o'], "O").as_str() {
        "O-O" => Some(Wing::King),
        "O-O-O" => Some(Wing::Queen),
        _ => None,
    }
}

/// The letter after the destination, with or without `=`, and what comes before it.
fn parse_promotion(characters: &[char], letters: Letters) -> Option<(&[char], Option<Role>)> {
    match characters {
        [rest @ .., '=', letter] => Some((rest, Some(promoted(*letter, letters)?))),
        [rest @ .., '1' | '8', letter] => {
            let role = promoted(*letter, letters)?;
            Some((&characters[..=rest.len()], Some(role)))
        }
        rest => Some((rest, None)),
    }
}

fn promoted(letter: char, letters: Letters) -> Option<Role> {
    let capital = letter.to_ascii_uppercase();
    Move::PROMOTIONS
        .into_iter()
        .find(|&role| letters.of(role) == capital)
}

const fn parse_file(letter: char) -> Option<u8> {
    match letter {
        'a'..='h' => Some(letter as u8 - b'a'),
        _ => None,
    }
}

const fn parse_rank(digit: char) -> Option<u8> {
    match digit {
        '1'..='8' => Some(digit as u8 - b'1'),
        _ => None,
    }
}

fn resolve(position: &Position, reading: &Reading) -> Result<Move, SanError> {
    let (role, file, rank, to, promotion) = match *reading {
        Reading::Castling(wing) => return position.castle(wing).map_err(SanError::Refused),
        // A pawn without its file goes straight.
        Reading::Move {
            role: Role::Pawn,
            file: None,
            rank,
            to,
            promotion,
        } => (Role::Pawn, Some(to.file()), rank, to, promotion),
        Reading::Move {
            role,
            file,
            rank,
            to,
            promotion,
        } => (role, file, rank, to, promotion),
    };
    let is_meant = |square: Square| {
        file.is_none_or(|file| square.file() == file)
            && rank.is_none_or(|rank| square.rank() == rank)
    };
    let moves: Vec<Move> = position
        .moves()
        .into_iter()
        .filter(|mv| mv.to() == to && is_meant(mv.from()) && role_of(position, *mv) == Some(role))
        .collect();
    let Some(&first) = moves.first() else {
        return Err(why_none(position, role, (file, rank), to, is_meant));
    };
    if let Some(wing) = castling_wing(position, first) {
        return Err(SanError::CastlingByKing(wing));
    }
    if moves.iter().any(|mv| mv.from() != first.from()) {
        return Err(SanError::Ambiguous {
            role,
            to,
            candidates: moves,
        });
    }
    match (
        moves.iter().find(|mv| mv.promotion() == promotion),
        promotion,
    ) {
        (Some(&mv), _) => Ok(mv),
        (None, None) => Err(SanError::PromotionMissing {
            to,
            candidates: moves,
        }),
        (None, Some(_)) => Err(SanError::NoPromotion { to }),
    }
}

/// Why no piece of that kind, on the file and rank that were named, can go to `to`.
fn why_none(
    position: &Position,
    role: Role,
    (file, rank): (Option<u8>, Option<u8>),
    to: Square,
    is_meant: impl Fn(Square) -> bool,
) -> SanError {
    let refusals: Vec<Refusal> = position
        .pieces()
        .filter(|(square, piece)| {
            piece.role == role && piece.side == position.side() && is_meant(*square)
        })
        .filter_map(|(square, _)| position.check_destination(square, to).err())
        .collect();
    let likely = refusals
        .iter()
        .find(|refusal| !refusal.is_about_the_piece());
    match (refusals.as_slice(), likely) {
        (_, Some(&refusal)) => SanError::Refused(refusal),
        ([refusal], None) => SanError::Refused(*refusal),
        ([], None) => SanError::NoSuchPiece {
            role,
            file: file.map(|file| char::from(b'a' + file)),
            rank: rank.map(|rank| char::from(b'1' + rank)),
        },
        (_, None) => SanError::NoneReaches { role, to },
    }
}

fn write_move(position: &Position, mv: Move, letters: Letters) -> String {
    let mut text = String::with_capacity(7);
    let (from, to) = (format!("{:?}", mv.from()), format!("{:?}", mv.to()));
    match role_of(position, mv) {
        Some(Role::Pawn) | None => {
            if position.is_capture(mv) {
                text.extend(from.chars().next());
            }
        }
        Some(role) => {
            text.push(letters.of(role));
            text.push_str(&origin_needed(position, mv, role));
        }
    }
    if position.is_capture(mv) {
        text.push('x');
    }
    text.push_str(&to);
    if let Some(role) = mv.promotion() {
        text.push('=');
        text.push(letters.of(role));
    }
    text
}

/// As much of the origin as tells this piece from the others of its kind that can go to the same square.
fn origin_needed(position: &Position, mv: Move, role: Role) -> String {
    let rivals: Vec<Square> = position
        .moves()
        .into_iter()
        .filter(|other| other.to() == mv.to() && other.from() != mv.from())
        .filter(|other| role_of(position, *other) == Some(role))
        .map(Move::from)
        .collect();
    let from = mv.from();
    let name = format!("{from:?}");
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|rival| rival.file() != from.file()) {
        name.chars().take(1).collect()
    } else if rivals.iter().all(|rival| rival.rank() != from.rank()) {
        name.chars().skip(1).collect()
    } else {
        name
    }
}

fn role_of(position: &Position, mv: Move) -> Option<Role> {
    position.piece(mv.from()).map(|piece| piece.role)
}

fn castling_wing(position: &Position, mv: Move) -> Option<Wing> {
    let (rook_from, rook_to) = position.is_castling(mv)?;
    Some(if rook_from > rook_to {
        Wing::King
    } else {
        Wing::Queen
    })
}
