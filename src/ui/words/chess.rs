//! What is said when a chess move, a text or a position is refused.

use super::{Argument, Words};
use crate::board::{Side, Square};
use crate::chess::{Attackers, Move, Placed, Refusal, Role, SetupError, Wing};
use crate::notation::fen::{FenError, Field};
use crate::notation::san::SanError;
use crate::notation::uci::UciError;

impl Words {
    /// Why a move is refused.
    pub fn chess_refusal(self, refusal: &Refusal) -> String {
        self.sentence(&of_refusal(refusal))
    }

    /// Why a set-up is no position.
    pub fn chess_setup_error(self, error: &SetupError) -> String {
        self.sentence(&of_setup_error(*error))
    }

    /// Why a text is no position.
    pub fn fen_error(self, error: &FenError) -> String {
        self.sentence(&of_fen_error(error))
    }

    /// Why a text is no move in algebraic notation.
    pub fn san_error(self, error: &SanError) -> String {
        self.sentence(&of_san_error(error))
    }

    /// Why a text is no UCI move.
    pub fn uci_error(self, error: &UciError) -> String {
        self.sentence(&of_uci_error(error))
    }

    fn sentence(self, sentence: &Sentence) -> String {
        let arguments: Vec<_> = sentence
            .arguments
            .iter()
            .map(|(name, value)| (*name, value.into()))
            .collect();
        self.with(sentence.id, &arguments)
    }
}

/// A text's name and what it is filled in with.
struct Sentence {
    id: &'static str,
    arguments: Vec<(&'static str, Value)>,
}

enum Value {
    Text(String),
    Count(usize),
}

impl<'a> From<&'a Value> for Argument<'a> {
    fn from(value: &'a Value) -> Self {
        match value {
            Value::Text(text) => Self::Text(text),
            Value::Count(count) => Self::Count(*count),
        }
    }
}

impl Sentence {
    const fn new(id: &'static str) -> Self {
        Self {
            id,
            arguments: Vec::new(),
        }
    }

    /// Of a piece that is to move.
    fn about(id: &'static str, mover: Placed) -> Self {
        Self::new(id)
            .role(mover.role())
            .square("square", mover.square)
    }

    fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.arguments.push((name, Value::Text(text.into())));
        self
    }

    fn count(mut self, name: &'static str, count: usize) -> Self {
        self.arguments.push((name, Value::Count(count)));
        self
    }

    fn square(self, name: &'static str, square: Square) -> Self {
        self.text(name, name_of(square))
    }

    fn role(self, role: Role) -> Self {
        self.text("piece", role_key(role))
    }

    fn side(self, side: Side) -> Self {
        self.text("side", side_key(side))
    }

    /// The piece that blocks, attacks or pins.
    fn other(self, other: Placed) -> Self {
        self.text("other", role_key(other.role()))
            .square("other-square", other.square)
    }

    /// That piece, and whether it is the mover's own.
    fn blocker(self, blocker: Placed, mover: Side) -> Self {
        let owner = if blocker.side() == mover {
            "own"
        } else {
            "other"
        };
        self.other(blocker).text("owner", owner)
    }

    fn attackers(self, attackers: Attackers) -> Self {
        let sentence = self.other(attackers.first);
        match attackers.second {
            Some(second) => sentence
                .text("second", role_key(second.role()))
                .square("second-square", second.square),
            None => sentence.text("second", "none"),
        }
    }
}

#[expect(
    clippy::too_many_lines,
    reason = "a sentence for each variant, side by side"
)]
fn of_refusal(refusal: &Refusal) -> Sentence {
    match *refusal {
        Refusal::NoPiece { from } => Sentence::new("chess-no-piece").square("square", from),
        Refusal::NotYours { mover } => Sentence::about("chess-not-yours", mover).side(mover.side()),
        Refusal::Enclosed { mover, by: _ } => Sentence::about("chess-enclosed", mover),
        Refusal::KingConfined { mover, attacked: _ } => {
            Sentence::about("chess-king-confined", mover)
        }
        Refusal::CannotEndCheck {
            mover,
            king,
            checkers,
        } => Sentence::about("chess-cannot-end-check", mover)
            .square("king", king)
            .attackers(checkers),
        Refusal::PinnedFast { mover, king, by } => Sentence::about("chess-pinned-fast", mover)
            .square("king", king)
            .other(by),
        Refusal::SameSquare { mover } => Sentence::about("chess-same-square", mover),
        Refusal::OwnPiece { mover, occupant } => {
            Sentence::about("chess-own-piece", mover).other(occupant)
        }
        Refusal::KingIsNeverCaptured { mover, king } => {
            Sentence::about("chess-king-is-never-captured", mover).square("king", king)
        }
        Refusal::NotItsMove { mover, to } => {
            Sentence::about("chess-not-its-move", mover).square("to", to)
        }
        Refusal::InTheWay { mover, to, blocker } => Sentence::about("chess-in-the-way", mover)
            .square("to", to)
            .blocker(blocker, mover.side()),
        Refusal::PawnBlocked { mover, blocker } => {
            Sentence::about("chess-pawn-blocked", mover).other(blocker)
        }
        Refusal::DoubleStepTooLate { mover, to } => {
            Sentence::about("chess-double-step-too-late", mover).square("to", to)
        }
        Refusal::NothingToCapture { mover, to } => {
            Sentence::about("chess-nothing-to-capture", mover).square("to", to)
        }
        Refusal::EnPassantTooLate { mover, to, pawn } => {
            Sentence::about("chess-en-passant-too-late", mover)
                .square("to", to)
                .square("pawn", pawn)
        }
        Refusal::NoRookToCastle { mover: _, rook } => {
            Sentence::new("chess-no-rook-to-castle").square("rook", rook)
        }
        Refusal::RookHasMoved { mover: _, rook } => {
            Sentence::new("chess-rook-has-moved").square("rook", rook)
        }
        Refusal::CastlingLost { mover: _, rook } => {
            Sentence::new("chess-castling-lost").square("rook", rook)
        }
        Refusal::CastlingBlocked {
            mover,
            rook,
            blocker,
            by: _,
        } => Sentence::new("chess-castling-blocked")
            .square("rook", rook)
            .blocker(blocker, mover.side()),
        Refusal::CastlingOutOfCheck { mover, checkers } => {
            Sentence::new("chess-castling-out-of-check")
                .square("king", mover.square)
                .attackers(checkers)
        }
        Refusal::CastlingThroughAttack { mover: _, over, by } => {
            Sentence::new("chess-castling-through-attack")
                .square("to", over)
                .other(by)
        }
        Refusal::CastlingIntoAttack { mover: _, to, by } => {
            Sentence::new("chess-castling-into-attack")
                .square("to", to)
                .other(by)
        }
        Refusal::KingIntoAttack { mover: _, to, by } => Sentence::new("chess-king-into-attack")
            .square("to", to)
            .other(by),
        Refusal::StillInCheck {
            mover,
            to,
            king,
            checkers,
        } => Sentence::about("chess-still-in-check", mover)
            .square("to", to)
            .square("king", king)
            .attackers(checkers),
        Refusal::Pinned {
            mover,
            to,
            king,
            by,
        } => Sentence::about("chess-pinned", mover)
            .square("to", to)
            .square("king", king)
            .other(by),
        Refusal::EnPassantExposesKing {
            mover,
            to: _,
            pawn,
            king,
            by,
        } => Sentence::about("chess-en-passant-exposes-king", mover)
            .square("pawn", pawn)
            .square("king", king)
            .other(by),
    }
}

fn of_setup_error(error: SetupError) -> Sentence {
    match error {
        SetupError::NoKing(side) => Sentence::new("chess-setup-no-king").side(side),
        SetupError::SeveralKings(side) => Sentence::new("chess-setup-several-kings").side(side),
        SetupError::PawnOnLastRank { square, side } => {
            Sentence::new("chess-setup-pawn-on-last-rank")
                .square("square", square)
                .side(side)
        }
        SetupError::OpponentInCheck { side, king, by } => {
            Sentence::new("chess-setup-opponent-in-check")
                .side(side)
                .square("king", king)
                .square("other-square", by)
        }
        SetupError::TooManyCheckers(side) => {
            Sentence::new("chess-setup-too-many-checkers").side(side)
        }
    }
}

fn of_fen_error(error: &FenError) -> Sentence {
    match error {
        FenError::Empty => Sentence::new("chess-fen-empty"),
        FenError::Missing(field) => {
            Sentence::new("chess-fen-missing").text("field", field_key(*field))
        }
        FenError::Junk(text) => Sentence::new("chess-fen-junk").text("text", text),
        FenError::Ranks(count) => Sentence::new("chess-fen-ranks").count("count", *count),
        FenError::RankLength { rank, squares } => Sentence::new("chess-fen-rank-length")
            .count("rank", *rank)
            .count("count", *squares),
        FenError::Letter { rank, letter } => Sentence::new("chess-fen-letter")
            .count("rank", *rank)
            .text("text", *letter),
        FenError::Unreadable { field, text } => Sentence::new("chess-fen-unreadable")
            .text("field", field_key(*field))
            .text("text", text),
        FenError::Setup(error) => of_setup_error(*error),
    }
}

fn of_san_error(error: &SanError) -> Sentence {
    match error {
        SanError::NotAMove(text) => Sentence::new("chess-san-not-a-move").text("text", text),
        SanError::NoSuchPiece { role, file, rank } => {
            let place = match (file, rank) {
                (None, None) => "anywhere",
                (Some(_), None) => "file",
                (None, Some(_)) => "rank",
                (Some(_), Some(_)) => "square",
            };
            let origin: String = file.iter().chain(rank).collect();
            Sentence::new("chess-no-such-piece")
                .role(*role)
                .text("where", place)
                .text("origin", origin)
        }
        SanError::NoneReaches { role, to } => Sentence::new("chess-none-reaches")
            .role(*role)
            .square("to", *to),
        SanError::Ambiguous {
            role,
            to,
            candidates,
        } => Sentence::new("chess-ambiguous")
            .role(*role)
            .square("to", *to)
            .text("origins", origins(candidates)),
        SanError::PromotionMissing { to, candidates: _ } => promotion_missing(*to),
        SanError::NoPromotion { to } => no_promotion(*to),
        SanError::CastlingByKing(wing) => {
            Sentence::new("chess-castling-by-king").text("wing", wing_key(*wing))
        }
        SanError::Refused(refusal) => of_refusal(refusal),
    }
}

fn of_uci_error(error: &UciError) -> Sentence {
    match error {
        UciError::NotAMove(text) => Sentence::new("chess-uci-not-a-move").text("text", text),
        UciError::PromotionMissing { to, candidates: _ } => promotion_missing(*to),
        UciError::NoPromotion { to } => no_promotion(*to),
        UciError::Refused(refusal) => of_refusal(refusal),
    }
}

fn promotion_missing(to: Square) -> Sentence {
    Sentence::new("chess-promotion-missing").square("to", to)
}

fn no_promotion(to: Square) -> Sentence {
    Sentence::new("chess-no-promotion").square("to", to)
}

/// The squares that the moves come from, each once.
fn origins(moves: &[Move]) -> String {
    let mut names: Vec<String> = moves.iter().map(|mv| name_of(mv.from())).collect();
    names.dedup();
    names.join(", ")
}

fn name_of(square: Square) -> String {
    format!("{square:?}")
}

const fn role_key(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

const fn side_key(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

const fn wing_key(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "king",
        Wing::Queen => "queen",
    }
}

const fn field_key(field: Field) -> &'static str {
    match field {
        Field::Placement => "placement",
        Field::Side => "side",
        Field::Castling => "castling",
        Field::EnPassant => "en-passant",
        Field::HalfmoveClock => "halfmove-clock",
        Field::FullmoveNumber => "fullmove-number",
    }
}
