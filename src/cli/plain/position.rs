//! The position, read out as it is asked for: drawn with letters, by row, by square, by piece.

use crate::app::spoken::fold;
use crate::app::table::Table;
use crate::board::{Side, Square};
use crate::chess::{self, Role};
use crate::draughts::{self, Kind};
use crate::game::{Piece, State, Variant};
use crate::notation::{SquareNames, square_names};
use crate::ui::words::Words;

/// The board, drawn with letters, the names of rows and columns round it, and what the letters mean.
pub(super) fn board(table: &Table, words: Words) -> Vec<String> {
    let (state, variant) = (table.shown(), table.terms().variant);
    let side = state.side_length();
    let mut lines: Vec<String> = (0..side)
        .rev()
        .map(|rank| {
            let squares = (0..side).map(|file| {
                let square = Square::at(file, rank);
                match state.piece(square) {
                    Some(piece) => words.letter(piece).to_owned(),
                    None if is_playable(state, square) => ".".to_owned(),
                    None => " ".to_owned(),
                }
            });
            let squares: Vec<String> = squares.collect();
            let line = format!("{:>2}  {}", row_name(variant, rank), squares.join(" "));
            line.trim_end().to_owned()
        })
        .collect();
    let columns: Vec<String> = (0..side).map(|file| column_name(variant, file)).collect();
    lines.push(format!("    {}", columns.join(" ")));
    lines.push(words.legend_with_dots(variant));
    lines
}

const fn is_playable(state: &State, square: Square) -> bool {
    match state {
        State::Draughts(position) => position.rules().is_playable(square),
        State::Chess(_) => true,
    }
}

/// Every row, from Black's to White's.
pub(super) fn rows(table: &Table, words: Words) -> Vec<String> {
    let ranks = (0..table.shown().side_length()).rev();
    ranks.map(|rank| row_on(table, words, rank)).collect()
}

/// The row that `rest` names.
pub(super) fn row(table: &Table, words: Words, rest: &[String]) -> String {
    let variant = table.terms().variant;
    let mut ranks = (0..table.shown().side_length()).rev();
    let named = |rank: &u8| matches!(rest, [name] if fold(&row_name(variant, *rank)) == *name);
    match ranks.clone().find(named) {
        Some(rank) => row_on(table, words, rank),
        None => {
            let mut names: Vec<String> =
                ranks.by_ref().map(|rank| row_name(variant, rank)).collect();
            names.sort_by_key(|name| (name.len(), name.clone()));
            words.no_row(&names)
        }
    }
}

fn row_on(table: &Table, words: Words, rank: u8) -> String {
    let (state, variant) = (table.shown(), table.terms().variant);
    let pieces: Vec<String> = (0..state.side_length())
        .map(|file| Square::at(file, rank))
        .filter_map(|square| Some(words.piece_on(state.piece(square)?, square, variant)))
        .collect();
    words.row(&row_name(variant, rank), &pieces)
}

/// What stands on the square that `rest` names.
pub(super) fn square(table: &Table, words: Words, rest: &[String]) -> String {
    let variant = table.terms().variant;
    let state = table.shown();
    match read_square(table, rest) {
        Ok(square) => words.on_square(state.piece(square), square, variant),
        Err(text) => {
            let start = table.record().state_at(0).pieces();
            let example = start
                .first()
                .map_or(Square::at(0, 0), |(square, _)| *square);
            words.no_square(&text, example, variant)
        }
    }
}

/// The square that `rest` names, as the game calls it or by row and column; else the text that names none.
pub(super) fn read_square(table: &Table, rest: &[String]) -> Result<Square, String> {
    let variant = table.terms().variant;
    let side = table.shown().side_length();
    let text = rest.concat();
    [square_names(variant), lettered_names(variant)]
        .into_iter()
        .find_map(|names| names.read(&text))
        .filter(|square| square.file() < side && square.rank() < side)
        .ok_or_else(|| rest.join(" "))
}

/// Every piece of both sides, each kind with its squares.
pub(super) fn pieces(table: &Table, words: Words) -> Vec<String> {
    let (state, variant) = (table.shown(), table.terms().variant);
    Side::ALL
        .into_iter()
        .map(|side| {
            let groups: Vec<(Piece, Vec<Square>)> = kinds(state, side)
                .into_iter()
                .map(|piece| (piece, squares_of(state, piece)))
                .filter(|(_, squares)| !squares.is_empty())
                .collect();
            let count = groups.iter().map(|(_, squares)| squares.len()).sum();
            let groups: Vec<String> = groups
                .iter()
                .map(|(piece, squares)| words.group(*piece, squares, variant))
                .collect();
            words.all_pieces(side, count, &groups)
        })
        .collect()
}

/// Where the pieces of the kind that `rest` names stand, of both sides.
pub(super) fn whereabouts(table: &Table, words: Words, rest: &[String]) -> Vec<String> {
    let (state, variant) = (table.shown(), table.terms().variant);
    let named = |piece: &Piece| {
        let names = [words, words.other()].map(|words| words.kind(*piece, variant));
        matches!(rest, [name] if names.iter().flatten().any(|known| fold(known) == *name))
    };
    let found: Vec<String> = Side::ALL
        .into_iter()
        .filter_map(|side| kinds(state, side).into_iter().find(named))
        .map(|piece| words.where_is(piece, &squares_of(state, piece), variant))
        .collect();
    if !found.is_empty() {
        return found;
    }
    let kinds: Vec<String> = kinds(state, Side::White)
        .into_iter()
        .map(|piece| {
            let [kind, _] = words.kind(piece, variant);
            kind
        })
        .collect();
    vec![words.which_piece(&kinds)]
}

/// One piece of each kind there is in the game, the most precious first.
fn kinds(state: &State, side: Side) -> Vec<Piece> {
    match state {
        State::Draughts(_) => [Kind::King, Kind::Man]
            .into_iter()
            .map(|kind| Piece::Draughts(draughts::Piece { side, kind }))
            .collect(),
        State::Chess(_) => Role::ALL
            .into_iter()
            .rev()
            .map(|role| Piece::Chess(chess::Piece { side, role }))
            .collect(),
    }
}

/// The squares of the pieces like `piece`.
fn squares_of(state: &State, piece: Piece) -> Vec<Square> {
    let pieces = state.pieces();
    let mut squares: Vec<Square> = pieces
        .into_iter()
        .filter(|(_, other)| *other == piece)
        .map(|(square, _)| square)
        .collect();
    squares.sort_unstable();
    squares
}

/// The names of squares by row and column.
const fn lettered_names(variant: Variant) -> SquareNames {
    match variant {
        Variant::Spanish | Variant::SpanishOfficial => SquareNames::Spanish,
        Variant::English
        | Variant::Chess
        | Variant::Portuguese
        | Variant::Italian
        | Variant::Pool
        | Variant::Russian
        | Variant::Brazilian
        | Variant::Czech
        | Variant::International => SquareNames::Algebraic,
    }
}

/// What the row on `rank` is called: a letter in Spanish draughts, a number elsewhere.
fn row_name(variant: Variant, rank: u8) -> String {
    let (letter, number) = letter_and_number(variant, Square::at(0, rank));
    match lettered_names(variant) {
        SquareNames::Spanish => letter,
        SquareNames::Numeric(_) | SquareNames::Algebraic => number,
    }
}

/// What the column on `file` is called: a number in Spanish draughts, a letter elsewhere.
fn column_name(variant: Variant, file: u8) -> String {
    let (letter, number) = letter_and_number(variant, Square::at(file, 0));
    match lettered_names(variant) {
        SquareNames::Spanish => number,
        SquareNames::Numeric(_) | SquareNames::Algebraic => letter,
    }
}

/// The two parts of a square's name by row and column.
fn letter_and_number(variant: Variant, square: Square) -> (String, String) {
    let name = lettered_names(variant).name(square);
    name.chars().partition(char::is_ascii_alphabetic)
}
