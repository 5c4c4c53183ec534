//! The sentences of draughts: refusals, impossible positions, endings.

use super::Argument::{Count, Text};
use super::{Argument, Words};
use crate::board::{Side, Square, SquareSet};
use crate::draughts::rules::{self, Precedence, Shade, Title};
use crate::draughts::{Capture, DrawRule, Ending, Kind, Refusal, Rules, SetupError};
use crate::notation::SquareNames;
use crate::notation::pdn_fen::PdnFenError;

impl Words {
    /// Why a move is refused.
    #[expect(clippy::too_many_lines, reason = "an arm for each sentence")]
    pub fn draughts_refusal(self, refusal: &Refusal, rules: &Rules, names: SquareNames) -> String {
        let plain = |id, squares: &[_]| self.about(id, &[], squares, names);
        let of_piece = |id, kind, squares: &[_]| {
            let piece = [("piece", Text(piece_key(kind, rules)))];
            self.about(id, &piece, squares, names)
        };
        match *refusal {
            Refusal::NotPlayable { square } => self.about(
                "draughts-not-playable",
                &[("shade", Text(shade_key(rules)))],
                &[("square", square)],
                names,
            ),
            Refusal::NoPiece { square } => plain("draughts-no-piece", &[("square", square)]),
            Refusal::OpponentsPiece { square, piece } => self.about(
                "draughts-opponents-piece",
                &[
                    ("piece", Text(piece_key(piece.kind, rules))),
                    ("side", Text(side_key(piece.side))),
                ],
                &[("square", square)],
                names,
            ),
            Refusal::Blocked { square, kind, by } => self.about(
                "draughts-blocked",
                &[
                    ("piece", Text(piece_key(kind, rules))),
                    ("count", Count(by.len())),
                    ("squares", Text(&list(by, names))),
                ],
                &[("square", square)],
                names,
            ),
            Refusal::OtherMustCapture {
                square,
                kind,
                ref best,
            } => {
                let arguments = [
                    ("piece", Text(piece_key(kind, rules))),
                    ("square", Text(&names.name(square))),
                ];
                let id = "draughts-other-must-capture";
                self.with_capture(id, &arguments, best, rules, names)
            }
            Refusal::MustCapture { ref best } => {
                self.with_capture("draughts-must-capture", &[], best, rules, names)
            }
            Refusal::Outranked {
                law,
                ref chosen,
                ref best,
            } => self.draughts_outranked(law, chosen, best, rules, names),
            Refusal::NoMove { square } => plain("draughts-no-move", &[("square", square)]),
            Refusal::OwnPieceThere { to, kind } => {
                of_piece("draughts-own-piece-there", kind, &[("square", to)])
            }
            Refusal::NotDiagonal { from, to } => {
                plain("draughts-not-diagonal", &[("from", from), ("to", to)])
            }
            Refusal::Backward { from, to } => {
                plain("draughts-backward", &[("from", from), ("to", to)])
            }
            Refusal::BackwardCapture { from, over } => plain(
                "draughts-backward-capture",
                &[("from", from), ("over", over)],
            ),
            Refusal::TooFar { from, to, kind } => {
                of_piece("draughts-too-far", kind, &[("from", from), ("to", to)])
            }
            Refusal::OwnPieceInTheWay {
                from,
                to,
                square,
                kind,
            } => of_piece(
                "draughts-own-piece-in-the-way",
                kind,
                &[("from", from), ("to", to), ("square", square)],
            ),
            Refusal::TwoInARow { first, second } => plain(
                "draughts-two-in-a-row",
                &[("first", first), ("second", second)],
            ),
            Refusal::NoRoomBehind {
                over,
                behind: Some(behind),
            } => plain(
                "draughts-no-room-behind",
                &[("over", over), ("behind", behind)],
            ),
            Refusal::NoRoomBehind { over, behind: None } => {
                plain("draughts-edge-behind", &[("over", over)])
            }
            Refusal::NothingToCapture { from, over, to } => plain(
                "draughts-nothing-to-capture",
                &[("from", from), ("over", over), ("to", to)],
            ),
            Refusal::ManTakesKing { from, king } => {
                plain("draughts-man-takes-king", &[("from", from), ("over", king)])
            }
            Refusal::KingMustGoOn { over, to, onward } => self.about(
                "draughts-king-must-go-on",
                &[
                    ("piece", Text(piece_key(Kind::King, rules))),
                    ("squares", Text(&list(onward, names))),
                ],
                &[("over", over), ("to", to)],
                names,
            ),
            Refusal::MustGoOn { at, ref whole } => self.about(
                "draughts-must-go-on",
                &[("path", Text(&names.path(whole)))],
                &[("at", at)],
                names,
            ),
            Refusal::MoveEnds { at, to } => plain("draughts-move-ends", &[("at", at), ("to", to)]),
            Refusal::GoesOnElsewhere { at, to, onward } => self.about(
                "draughts-goes-on-elsewhere",
                &[("squares", Text(&list(onward, names)))],
                &[("at", at), ("to", to)],
                names,
            ),
        }
    }

    /// Why pieces can't stand as they were put.
    pub fn draughts_setup_error(
        self,
        error: &SetupError,
        rules: &Rules,
        names: SquareNames,
    ) -> String {
        match error {
            SetupError::NotPlayable { square } => self.about(
                "draughts-setup-not-playable",
                &[],
                &[("square", *square)],
                names,
            ),
            SetupError::OccupiedTwice { square } => self.about(
                "draughts-setup-occupied-twice",
                &[],
                &[("square", *square)],
                names,
            ),
            SetupError::ManOnLastRow { square, side } => self.with(
                "draughts-setup-man-on-last-row",
                &[
                    ("side", Text(side_key(*side))),
                    ("square", Text(&names.name(*square))),
                    ("title", Text(piece_key(Kind::King, rules))),
                ],
            ),
            SetupError::TooMany { side, count, most } => self.with(
                "draughts-setup-too-many",
                &[
                    ("side", Text(side_key(*side))),
                    ("count", Count(*count)),
                    ("most", Count(*most)),
                ],
            ),
        }
    }

    /// Why a text is no position of draughts.
    pub fn pdn_fen_error(self, error: &PdnFenError, rules: &Rules, names: SquareNames) -> String {
        match error {
            PdnFenError::Fields { found } => {
                self.with("draughts-fen-fields", &[("count", Count(*found))])
            }
            PdnFenError::Side { text } => self.with("draughts-fen-side", &[("text", Text(text))]),
            PdnFenError::Colour { text } => {
                self.with("draughts-fen-colour", &[("text", Text(text))])
            }
            PdnFenError::SameColour { side } => self.with(
                "draughts-fen-same-colour",
                &[("side", Text(side_key(*side)))],
            ),
            PdnFenError::Square { side, text, count } => self.with(
                "draughts-fen-square",
                &[
                    ("side", Text(side_key(*side))),
                    ("text", Text(text)),
                    ("count", Count(usize::from(*count))),
                ],
            ),
            PdnFenError::Range { side, text } => self.with(
                "draughts-fen-range",
                &[("side", Text(side_key(*side))), ("text", Text(text))],
            ),
            PdnFenError::Setup(error) => self.draughts_setup_error(error, rules, names),
        }
    }

    /// Who has won, and why: `loser` is the side that was to move.
    pub fn draughts_ending(self, ending: Ending, loser: Side) -> String {
        let id = match ending {
            Ending::NoPieces => "draughts-no-pieces",
            Ending::Blocked => "draughts-no-moves",
        };
        self.with(id, &[("winner", Text(side_key(loser.opposite())))])
    }

    /// That the game is drawn by a count of moves, or may be claimed to be.
    pub fn draughts_draw(self, draw: DrawRule, rules: &Rules) -> String {
        let id = match draw.count {
            rules::Count::QuietKings => "draughts-quiet-kings",
            rules::Count::LoneKing { .. } => "draughts-lone-king",
            rules::Count::HeldDiagonal => "draughts-held-diagonal",
        };
        self.with(
            id,
            &[
                ("claimed", Text(if draw.claimed { "yes" } else { "no" })),
                ("moves", Count(usize::from(draw.plies / 2))),
                ("title", Text(piece_key(Kind::King, rules))),
            ],
        )
    }

    fn draughts_outranked(
        self,
        law: Precedence,
        chosen: &Capture,
        best: &Capture,
        rules: &Rules,
        names: SquareNames,
    ) -> String {
        let id = match law {
            Precedence::MostPieces => "draughts-most-pieces",
            Precedence::WithKing => "draughts-with-king",
            Precedence::MostKings => "draughts-most-kings",
            Precedence::EarliestKing => "draughts-earliest-king",
        };
        let arguments = [
            ("title", Text(piece_key(Kind::King, rules))),
            ("chosen-origin", Text(&names.name(chosen.sequence.from))),
            ("chosen-pieces", Count(chosen.pieces)),
            ("chosen-kings", Count(chosen.kings)),
            ("chosen-path", Text(&names.path(&chosen.sequence))),
        ];
        self.with_capture(id, &arguments, best, rules, names)
    }

    /// A sentence about a capture that is allowed.
    fn with_capture(
        self,
        id: &str,
        arguments: &[(&'static str, Argument<'_>)],
        best: &Capture,
        rules: &Rules,
        names: SquareNames,
    ) -> String {
        let origin = names.name(best.sequence.from);
        let path = names.path(&best.sequence);
        let mut arguments = arguments.to_vec();
        arguments.extend([
            ("best", Text(piece_key(best.kind, rules))),
            ("origin", Text(&origin)),
            ("pieces", Count(best.pieces)),
            ("kings", Count(best.kings)),
            ("path", Text(&path)),
        ]);
        self.with(id, &arguments)
    }

    /// A sentence with these arguments, and these squares by their names.
    fn about(
        self,
        id: &str,
        arguments: &[(&'static str, Argument<'_>)],
        squares: &[(&'static str, Square)],
        names: SquareNames,
    ) -> String {
        let named: Vec<(&'static str, String)> = squares
            .iter()
            .map(|&(argument, square)| (argument, names.name(square)))
            .collect();
        let mut arguments = arguments.to_vec();
        arguments.extend(
            named
                .iter()
                .map(|(argument, name)| (*argument, Text(name.as_str()))),
        );
        self.with(id, &arguments)
    }
}

/// What Fluent selects a piece's name by.
const fn piece_key(kind: Kind, rules: &Rules) -> &'static str {
    match (kind, rules.title) {
        (Kind::Man, _) => "man",
        (Kind::King, Title::Queen) => "queen",
        (Kind::King, Title::King) => "king",
    }
}

const fn side_key(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

const fn shade_key(rules: &Rules) -> &'static str {
    match rules.shade {
        Shade::Light => "light",
        Shade::Dark => "dark",
    }
}

/// The names of `squares`, with commas between them.
fn list(squares: SquareSet, names: SquareNames) -> String {
    let names: Vec<String> = squares.iter().map(|square| names.name(square)).collect();
    names.join(", ")
}
