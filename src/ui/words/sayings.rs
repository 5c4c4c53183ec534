//! What is said to the players about the game: notices, standings, endings.

use super::interface::side_key;
use super::{Argument, Words};
use crate::app::table::Notice;
use crate::board::{Side, Square, SquareSet};
use crate::draughts::Ending;
use crate::game::{Claim, DrawReason, Outcome, Refusal, Variant, Victory};
use crate::notation::san::SanError;
use crate::notation::typed::TypedError;
use crate::ui::widget::text::fit;

/// The longest text that a sentence quotes, in columns.
const LONGEST_QUOTATION: usize = 24;
use crate::notation::{PositionError, square_names};

impl Words {
    /// What was last said to the players.
    pub fn notice(self, notice: &Notice, variant: Variant) -> String {
        match notice {
            Notice::Refused(refusal) => self.refusal(refusal, variant),
            Notice::Typed(error) => self.typed_error(error, variant),
            Notice::CaptureGoesOn(squares) => {
                let squares = self.list_or(&names(*squares, variant));
                self.with(
                    "say-capture-goes-on",
                    &[("squares", Argument::Text(&squares))],
                )
            }
            Notice::Lot { played, of } => self.with(
                "say-lot",
                &[
                    ("played", Argument::Text(played)),
                    ("of", Argument::Count(*of)),
                ],
            ),
            Notice::NothingBeginsSo => self.text("say-nothing-begins-so"),
            Notice::TookBack => self.text("say-took-back"),
            Notice::NothingToTakeBack => self.text("say-nothing-to-take-back"),
            Notice::Redone => self.text("say-redone"),
            Notice::NothingToRedo => self.text("say-nothing-to-redo"),
            Notice::NoDraws => self.text("say-no-draws"),
            Notice::DrawDeclined => self.text("say-draw-declined"),
            Notice::GameIsOver => self.text("say-game-is-over"),
            Notice::NothingToPause => self.text("say-nothing-to-pause"),
            Notice::ComputersTurn(side) => self.of_side("say-computers-turn", *side),
            Notice::NobodyPlays => self.text("say-nobody-plays"),
            Notice::NothingToStep => self.text("say-nothing-to-step"),
            Notice::Hint {
                played,
                captured,
                score,
            } => self.hint(played, *captured, *score),
            Notice::Seated(side, player) => self.seated(*side, player),
            Notice::TwoPeople => self.text("say-two-people"),
            Notice::NoComputer => self.text("say-no-computer"),
            Notice::Order(error) => self.order_error(error),
            Notice::Choices(choices) => choices.join(" "),
            Notice::Trouble(trouble) => self.trouble(trouble),
        }
    }

    /// Why a move is refused.
    pub fn refusal(self, refusal: &Refusal, variant: Variant) -> String {
        match refusal {
            Refusal::Draughts(refusal) => match variant.rules() {
                Some(rules) => self.draughts_refusal(refusal, rules, square_names(variant)),
                None => unreachable!("chess has no refusals of draughts"),
            },
            Refusal::Chess(refusal) => self.chess_refusal(refusal),
        }
    }

    /// What is wrong with the text of a position.
    pub fn position_error(self, error: &PositionError, variant: Variant) -> String {
        match (error, variant.rules()) {
            (PositionError::Draughts(error), Some(rules)) => {
                self.pdn_fen_error(error, rules, square_names(variant))
            }
            (PositionError::Chess(error), None) => self.fen_error(error),
            (PositionError::Draughts(_), None) | (PositionError::Chess(_), Some(_)) => {
                unreachable!("a position is read in the game it is of")
            }
        }
    }

    /// Why what was typed is not played.
    pub fn typed_error(self, error: &TypedError, variant: Variant) -> String {
        match error {
            TypedError::Refused(refusal) => self.refusal(refusal, variant),
            TypedError::San(SanError::NotAMove(text)) => {
                self.san_error(&SanError::NotAMove(shortened(text)))
            }
            TypedError::San(error) => self.san_error(error),
            TypedError::NotAMove(text) => {
                let text = shortened(text);
                let start = self.with_example("prompt-hint-sentence", variant);
                self.with(
                    "say-not-a-move",
                    &[
                        ("text", Argument::Text(&text)),
                        ("hint", Argument::Text(&start)),
                    ],
                )
            }
            TypedError::OnlyOrigin(square) => self.with(
                "cli-only-origin",
                &[(
                    "square",
                    Argument::Text(&square_names(variant).name(*square)),
                )],
            ),
            TypedError::Ambiguous(moves) => self.with(
                "say-ambiguous",
                &[("moves", Argument::Text(&self.list_or(moves)))],
            ),
        }
    }

    /// Who is to move.
    pub fn to_move(self, side: Side) -> String {
        self.of_side("say-to-move", side)
    }

    /// Whose king is in check.
    pub fn in_check(self, side: Side) -> String {
        self.of_side("say-check", side)
    }

    /// Who has to capture, and with what.
    pub fn must_capture(self, side: Side, with: SquareSet, variant: Variant) -> String {
        let squares = self.list_or(&names(with, variant));
        self.with(
            "say-must-capture",
            &[
                ("side", Argument::Text(side_key(side))),
                ("squares", Argument::Text(&squares)),
            ],
        )
    }

    /// A piece is in hand on `square`; `further` if it has begun a capture.
    pub fn in_hand(self, square: Square, further: bool, variant: Variant) -> String {
        let id = if further {
            "say-in-hand-further"
        } else {
            "say-in-hand"
        };
        self.with(
            id,
            &[(
                "square",
                Argument::Text(&square_names(variant).name(square)),
            )],
        )
    }

    /// It is a position of the past that is looked at: after a move of `side`, the `number`th, or the start.
    pub fn looking_back(self, last: Option<(Side, usize)>) -> String {
        let (side, number) = last.unwrap_or((Side::White, 0));
        let ply = usize::from(last.is_some());
        self.with(
            "say-looking-back",
            &[
                ("ply", Argument::Count(ply)),
                ("side", Argument::Text(side_key(side))),
                ("number", Argument::Count(number)),
            ],
        )
    }

    /// How a game of `variant` ended.
    pub fn outcome(self, outcome: Outcome, variant: Variant) -> String {
        let (reason, winner) = match outcome {
            Outcome::Draw(reason) => return self.drawn(reason, variant),
            Outcome::Win { winner, by } => match by {
                Victory::AllCaptured => {
                    return self.draughts_ending(Ending::NoPieces, winner.opposite());
                }
                Victory::Blocked => {
                    return self.draughts_ending(Ending::Blocked, winner.opposite());
                }
                Victory::Checkmate => ("checkmate", winner),
                Victory::Resignation => ("resignation", winner),
                Victory::Time => ("time", winner),
            },
        };
        self.with(
            "ending",
            &[
                ("reason", Argument::Text(reason)),
                ("winner", Argument::Text(side_key(winner))),
            ],
        )
    }

    /// Why a game of `variant` was drawn.
    fn drawn(self, reason: DrawReason, variant: Variant) -> String {
        match (reason, variant.rules()) {
            (DrawReason::Counted(rule), Some(rules)) => self.draughts_draw(rule, rules),
            _ => self.with("draw", &[("reason", Argument::Text(reason_key(reason)))]),
        }
    }

    /// A move is legal, and takes what stands on the squares `captured`.
    pub fn legal(self, text: &str, captured: &[Square], variant: Variant) -> String {
        let names = square_names(variant);
        let squares: Vec<String> = captured.iter().map(|square| names.name(*square)).collect();
        let id = if squares.is_empty() {
            "cli-legal"
        } else {
            "cli-legal-captures"
        };
        self.with(
            id,
            &[
                ("move", Argument::Text(text)),
                ("squares", Argument::Text(&self.list_and(&squares))),
            ],
        )
    }

    /// Moves of `variant` are not written that way.
    pub fn notation_misfit(self, variant: Variant) -> String {
        self.with(
            "cli-notation-misfit",
            &[("game", Argument::Text(&self.game(variant)))],
        )
    }

    /// The full screen was asked for where there is no terminal.
    pub fn not_a_terminal(self) -> String {
        self.text("cli-not-a-terminal")
    }

    /// Something failed that the system has its own words for.
    pub fn failure(self, text: &str) -> String {
        self.with("cli-error", &[("text", Argument::Text(text))])
    }

    /// The draw that can be claimed, as a question.
    pub(super) fn claim(self, claim: Claim) -> String {
        let moves = match claim.0 {
            DrawReason::Counted(rule) => moves_of(rule.plies),
            _ => 0,
        };
        self.with(
            "claim",
            &[
                ("reason", Argument::Text(reason_key(claim.0))),
                ("moves", Argument::Count(moves)),
            ],
        )
    }
}

/// A text that was typed, cut to what a sentence can quote.
fn shortened(text: &str) -> String {
    fit(text, LONGEST_QUOTATION, false)
}

const fn reason_key(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Stalemate => "stalemate",
        DrawReason::DeadPosition => "dead-position",
        DrawReason::Threefold => "threefold",
        DrawReason::Fivefold => "fivefold",
        DrawReason::FiftyMoves => "fifty-moves",
        DrawReason::SeventyFiveMoves => "seventy-five-moves",
        DrawReason::Counted(_) => "counted",
        DrawReason::Agreement => "agreement",
        DrawReason::TimeAgainstBareMaterial => "time-against-bare-material",
    }
}

/// The moves of each side in `plies` plies.
const fn moves_of(plies: u16) -> usize {
    plies as usize / 2
}

/// The names of `squares`, as the game calls them.
fn names(squares: SquareSet, variant: Variant) -> Vec<String> {
    let names = square_names(variant);
    squares.iter().map(|square| names.name(square)).collect()
}
