//! The letters that stand for pieces where these are written as letters.

use super::{Language, Words};
use crate::board::Side;
use crate::draughts::Kind;
use crate::draughts::rules::Title;
use crate::game::{Piece, Variant};

impl Words {
    /// The letter for `piece`. In chess it is the piece's own, in draughts its side's, so that on the board stands what is
    /// typed and said in this language; a capital is White's in chess and a king in draughts.
    pub const fn letter(self, piece: Piece) -> &'static str {
        match piece {
            Piece::Draughts(piece) => match (piece.kind, self.language()) {
                (Kind::Man, _) => self.side_letter(piece.side),
                (Kind::King, Language::English) => match piece.side {
                    Side::White => "W",
                    Side::Black => "B",
                },
                (Kind::King, Language::Spanish) => match piece.side {
                    Side::White => "B",
                    Side::Black => "N",
                },
            },
            Piece::Chess(piece) => {
                let letters = match (self.language(), piece.side) {
                    (Language::English, Side::White) => ["P", "N", "B", "R", "Q", "K"],
                    (Language::English, Side::Black) => ["p", "n", "b", "r", "q", "k"],
                    (Language::Spanish, Side::White) => ["P", "C", "A", "T", "D", "R"],
                    (Language::Spanish, Side::Black) => ["p", "c", "a", "t", "d", "r"],
                };
                letters[piece.role.index()]
            }
        }
    }

    /// The letter for a side.
    pub const fn side_letter(self, side: Side) -> &'static str {
        match (self.language(), side) {
            (Language::English, Side::White) => "w",
            (Language::English, Side::Black) | (Language::Spanish, Side::White) => "b",
            (Language::Spanish, Side::Black) => "n",
        }
    }

    /// The heading of what the letters mean.
    pub fn letters_title(self) -> String {
        self.text("letters-title")
    }

    /// What the letters on the board of `variant` mean.
    pub fn legend(self, variant: Variant) -> String {
        let game = match variant.rules().map(|rules| rules.title) {
            None => "chess",
            Some(Title::Queen) => "queens",
            Some(Title::King) => "kings",
        };
        self.with("letters-legend", &[("game", super::Argument::Text(game))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{self, Role};

    #[test]
    fn chess_pieces_have_the_letters_that_are_typed() {
        for language in Language::ALL {
            for role in Role::ALL {
                let typed = language.letters().of(role).to_string();
                let [white, black] = Side::ALL.map(|side| {
                    let piece = Piece::Chess(chess::Piece { side, role });
                    Words::new(language).letter(piece)
                });
                assert_eq!(white, typed);
                assert_eq!(black, typed.to_lowercase());
            }
        }
    }
}
