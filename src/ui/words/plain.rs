//! The words of a game told line by line: pieces and squares, moves hop by hop, commands.

use super::Argument::{Count, Text};
use super::interface::side_key;
use super::{Argument, Language, Words};
use crate::app::dialog::{Answer, Dialog, Question};
use crate::app::spoken::Spoken;
use crate::app::table::Notice;
use crate::board::{Side, Square};
use crate::chess::Role;
use crate::draughts::Kind;
use crate::draughts::rules::Title;
use crate::game::{Hop, Piece, Ply, State, Variant};
use crate::notation::square_names;
use crate::notation::typed::TypedError;

impl Words {
    /// A ply in words: what goes where and what it takes, hop by hop.
    pub fn ply(self, ply: &Ply, variant: Variant) -> String {
        let mut sentences = vec![self.first_hop(ply, variant)];
        for hop in ply.hops.iter().skip(1) {
            sentences.push(self.with(
                "plain-ply-further",
                &[
                    ("taken", Text(&self.taken(*hop, variant))),
                    ("to", Text(&name(hop.to, variant))),
                ],
            ));
        }
        if let Some(piece) = ply.promotion {
            sentences.push(self.of_piece("plain-ply-promotion", piece, variant, &[]));
        }
        sentences.join(" ")
    }

    fn first_hop(self, ply: &Ply, variant: Variant) -> String {
        let from = name(ply.from, variant);
        let Some(hop) = ply.hops.first() else {
            return String::new();
        };
        let to = name(hop.to, variant);
        if let Some(rook) = ply.rook {
            return self.with(
                "plain-ply-castling",
                &[
                    ("side", Text(side_key(ply.mover.side()))),
                    ("square", Text(&from)),
                    ("to", Text(&to)),
                    ("rook", Text(&name(rook.from, variant))),
                    ("rook-to", Text(&name(rook.to, variant))),
                ],
            );
        }
        let squares = [("square", Text(&from)), ("to", Text(&to))];
        let Some((over, _)) = hop.captured else {
            return self.of_piece("plain-ply-quiet", ply.mover, variant, &squares);
        };
        let way = match ply.mover {
            _ if over == hop.to => "there",
            Piece::Chess(_) => "in-passing",
            Piece::Draughts(_) => "lands",
        };
        let taken = self.taken(*hop, variant);
        let [from, to] = squares;
        let arguments = [from, to, ("way", Text(way)), ("taken", Text(&taken))];
        self.of_piece("plain-ply-capture", ply.mover, variant, &arguments)
    }

    /// The piece that `hop` takes, and where it stood.
    fn taken(self, hop: Hop, variant: Variant) -> String {
        hop.captured.map_or_else(String::new, |(square, piece)| {
            let square = name(square, variant);
            self.of_piece("plain-taken", piece, variant, &[("square", Text(&square))])
        })
    }

    /// A piece and its square: "white man on C4".
    pub fn piece_on(self, piece: Piece, square: Square, variant: Variant) -> String {
        let square = name(square, variant);
        let arguments = [("square", Text(&square))];
        self.of_piece("plain-piece-on", piece, variant, &arguments)
    }

    /// What stands on `square`, as a sentence.
    pub fn on_square(self, piece: Option<Piece>, square: Square, variant: Variant) -> String {
        let square = name(square, variant);
        let arguments = [("square", Text(&square))];
        match piece {
            Some(piece) => self.of_piece("plain-square", piece, variant, &arguments),
            None => self.with("plain-square-empty", &arguments),
        }
    }

    /// No square is called `text`; with nothing said, which square is meant.
    pub fn no_square(self, text: &str, example: Square, variant: Variant) -> String {
        if text.is_empty() {
            let square = name(example, variant);
            self.with("plain-which-square", &[("square", Text(&square))])
        } else {
            self.with("plain-no-square", &[("text", Text(text))])
        }
    }

    /// What stands on the row called `row`.
    pub fn row(self, row: &str, pieces: &[String]) -> String {
        let row = ("row", Text(row));
        if pieces.is_empty() {
            return self.with("plain-row-empty", &[row]);
        }
        let pieces = self.list_and(pieces);
        self.with("plain-row", &[row, ("pieces", Text(&pieces))])
    }

    /// No row is called so; these are.
    pub fn no_row(self, rows: &[String]) -> String {
        self.with("plain-no-row", &[("rows", Text(&self.list_and(rows)))])
    }

    /// Pieces like `piece`, and the squares that they stand on: "rooks a1 and h1".
    pub fn group(self, piece: Piece, squares: &[Square], variant: Variant) -> String {
        let names: Vec<String> = squares
            .iter()
            .map(|square| name(*square, variant))
            .collect();
        let arguments = [
            ("count", Count(squares.len())),
            ("squares", Text(&self.list_and(&names))),
        ];
        self.of_piece("plain-group", piece, variant, &arguments)
    }

    /// Every piece of `side`, by its groups.
    pub fn all_pieces(self, side: Side, count: usize, groups: &[String]) -> String {
        self.with(
            "plain-pieces",
            &[
                ("side", Text(side_key(side))),
                ("count", Count(count)),
                ("groups", Text(&groups.join("; "))),
            ],
        )
    }

    /// Where the pieces like `piece` stand, which are its side's.
    pub fn where_is(self, piece: Piece, squares: &[Square], variant: Variant) -> String {
        if squares.is_empty() {
            return self.of_piece("plain-where-none", piece, variant, &[]);
        }
        let group = self.group(piece, squares, variant);
        self.with(
            "plain-where",
            &[
                ("side", Text(side_key(piece.side()))),
                ("group", Text(&group)),
            ],
        )
    }

    /// What a piece is called: one of them, and several.
    pub fn kind(self, piece: Piece, variant: Variant) -> [String; 2] {
        ["plain-kind", "plain-kinds"].map(|id| self.of_piece(id, piece, variant, &[]))
    }

    /// Which piece is meant, of those called `kinds`.
    pub fn which_piece(self, kinds: &[String]) -> String {
        let kinds = self.list_or(kinds);
        self.with("plain-which-piece", &[("kinds", Text(&kinds))])
    }

    /// What the signs on a board drawn with letters mean.
    pub fn legend_with_dots(self, variant: Variant) -> String {
        let legend = self.legend(variant);
        self.with("plain-legend", &[("legend", Text(&legend))])
    }

    /// The legal moves, as they are written.
    pub fn legal_moves(self, moves: &[String]) -> String {
        self.with(
            "plain-moves",
            &[
                ("count", Count(moves.len())),
                ("moves", Text(&moves.join(", "))),
            ],
        )
    }

    /// The move that was taken back, as it is written.
    pub fn taken_back(self, written: &str) -> String {
        self.with("plain-took-back", &[("move", Text(written))])
    }

    /// What was last said, without a word about keys.
    pub fn notice_without_keys(self, notice: &Notice, variant: Variant) -> String {
        match notice {
            Notice::GameIsOver => self.text("plain-game-is-over"),
            Notice::Typed(TypedError::NotAMove(text)) => {
                let hint = self.with_example("prompt-hint-sentence", variant);
                let arguments = [("text", Text(text)), ("hint", Text(&hint))];
                self.with("plain-not-understood", &arguments)
            }
            other => self.notice(other, variant),
        }
    }

    /// A past position is looked at: the one after this move, by its side and number, or that at the start.
    pub fn past(self, last: Option<(Side, usize)>) -> String {
        let (side, number) = last.unwrap_or((Side::White, 0));
        self.with(
            "plain-past",
            &[
                ("ply", Count(usize::from(last.is_some()))),
                ("side", Text(side_key(side))),
                ("number", Count(number)),
            ],
        )
    }

    /// The present position is looked at.
    pub fn present(self) -> String {
        self.text("plain-present")
    }

    /// What follows `spoken` has to be a number.
    pub fn how_often(self, spoken: Spoken) -> String {
        let names = spoken.names(self.language());
        let name = names.first().copied().unwrap_or_default();
        self.with("plain-how-often", &[("name", Text(name))])
    }

    /// What can be done after the end.
    pub fn after_the_end(self) -> String {
        self.text("plain-after-the-end")
    }

    /// No draw can be claimed.
    pub fn no_claim(self) -> String {
        self.text("plain-no-claim")
    }

    /// What the clock of `side` shows; what was used where time is not limited.
    pub fn clock(self, side: Side, face: &str, limited: bool) -> String {
        let limit = if limited { "yes" } else { "no" };
        self.with(
            "plain-clock",
            &[
                ("side", Text(side_key(side))),
                ("face", Text(face)),
                ("limit", Text(limit)),
            ],
        )
    }

    /// Whose clock runs.
    pub fn clock_runs(self, side: Side) -> String {
        self.of_side("plain-clock-runs", side)
    }

    /// What is asked, and how it can be answered, a sentence a line.
    pub fn question_in_lines(self, dialog: &Dialog, variant: Variant) -> Vec<String> {
        let (heading, text) = self.question(&dialog.question, variant);
        let how = match dialog.question {
            Question::Paused => self.text("plain-paused"),
            _ => self.answers(&dialog.answers),
        };
        match dialog.question {
            Question::Leave(_) | Question::Resign(_) | Question::Branch { .. } => {
                vec![text, heading, how]
            }
            Question::Menu
            | Question::Promotion(_)
            | Question::DrawOffer { .. }
            | Question::Claim(_)
            | Question::Paused
            | Question::EngineFailed { .. }
            | Question::Over(_) => vec![text, how],
        }
    }

    fn answers(self, answers: &[Answer]) -> String {
        let answers: Vec<String> = answers
            .iter()
            .map(|answer| self.answer(*answer).to_lowercase())
            .collect();
        let answers = self.list_or(&answers);
        self.with("plain-answer", &[("answers", Text(&answers))])
    }

    /// Which game is to be played, and what they are called, a line each.
    pub fn which_game(self) -> Vec<String> {
        let games = Variant::ALL.into_iter().map(|variant| {
            let name = self.game_id(variant);
            let game = self.game_and_rules(variant);
            self.with("plain-game", &[("name", Text(name)), ("game", Text(&game))])
        });
        std::iter::once(self.text("plain-which-game"))
            .chain(games)
            .collect()
    }

    /// What a game is called on the command line.
    const fn game_id(self, variant: Variant) -> &'static str {
        match self.language() {
            Language::English => variant.id(),
            Language::Spanish => variant.spanish_id(),
        }
    }

    /// No game has this name.
    pub fn no_game(self, text: &str) -> String {
        self.with("plain-no-game", &[("text", Text(text))])
    }

    /// A game of `variant` begins.
    pub fn welcome(self, variant: Variant) -> String {
        let game = self.game_and_rules(variant);
        self.with("plain-welcome", &[("game", Text(&game))])
    }

    /// The language that is spoken from now on.
    pub fn language_chosen(self) -> String {
        self.text("plain-language")
    }

    /// What can be written in a game of `variant` that began with `start`, a line each.
    pub fn what_can_be_written(self, start: &State, variant: Variant) -> Vec<String> {
        let hint = self.with_example("prompt-hint-sentence", variant);
        let moves = self.with("plain-help-moves", &[("hint", Text(&hint))]);
        let commands = Spoken::all().map(|spoken| self.command(spoken, start, variant));
        std::iter::once(moves).chain(commands).collect()
    }

    /// What a command is called, and what it does.
    fn command(self, spoken: Spoken, start: &State, variant: Variant) -> String {
        let (square, piece) = match start.pieces().first() {
            Some(&(square, piece)) => (name(square, variant), Some(piece)),
            None => (String::new(), None),
        };
        let kind = piece.map_or_else(String::new, |piece| {
            let [kind, _] = self.kind(piece, variant);
            kind
        });
        let row = match variant {
            Variant::Spanish | Variant::SpanishOfficial => "D",
            _ => "4",
        };
        let names = spoken.names(self.language());
        self.with(
            "plain-command",
            &[
                ("command", Text(spoken_key(spoken))),
                ("name", Text(names.first().copied().unwrap_or_default())),
                ("game", Text(self.game_id(Variant::Chess))),
                ("square", Text(&square)),
                ("kind", Text(&kind)),
                ("row", Text(row)),
            ],
        )
    }

    /// A text about a piece.
    fn of_piece(
        self,
        id: &str,
        piece: Piece,
        variant: Variant,
        arguments: &[(&'static str, Argument<'_>)],
    ) -> String {
        let mut all = vec![
            ("piece", Text(piece_key(piece, variant))),
            ("side", Text(side_key(piece.side()))),
        ];
        all.extend_from_slice(arguments);
        self.with(id, &all)
    }
}

/// The name of `square`, as the players of `variant` call it.
fn name(square: Square, variant: Variant) -> String {
    square_names(variant).name(square)
}

/// What Fluent selects a piece's name by.
fn piece_key(piece: Piece, variant: Variant) -> &'static str {
    let title = variant.rules().map(|rules| rules.title);
    match piece {
        Piece::Draughts(piece) => match (piece.kind, title) {
            (Kind::Man, _) => "man",
            (Kind::King, Some(Title::Queen)) => "draughts-queen",
            (Kind::King, Some(Title::King) | None) => "draughts-king",
        },
        Piece::Chess(piece) => match piece.role {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        },
    }
}

const fn spoken_key(spoken: Spoken) -> &'static str {
    match spoken {
        Spoken::Help => "help",
        Spoken::Rules => "rules",
        Spoken::Board => "board",
        Spoken::Rows => "rows",
        Spoken::Row => "row",
        Spoken::On => "on",
        Spoken::Where => "where",
        Spoken::Pieces => "pieces",
        Spoken::Moves => "moves",
        Spoken::Last => "last",
        Spoken::History => "history",
        Spoken::Clocks => "clocks",
        Spoken::Back => "back",
        Spoken::Forward => "forward",
        Spoken::Start => "start",
        Spoken::Now => "now",
        Spoken::Undo => "undo",
        Spoken::Redo => "redo",
        Spoken::Draw => "draw",
        Spoken::Claim => "claim",
        Spoken::Resign => "resign",
        Spoken::Pause => "pause",
        Spoken::Step => "step",
        Spoken::Hint => "hint",
        Spoken::Players => "players",
        Spoken::New => "new",
        Spoken::Again => "again",
        Spoken::Language => "language",
        Spoken::Quit => "quit",
    }
}
