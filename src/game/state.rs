//! A position of any game.

use super::{Hop, Outcome, Piece, Ply, Refusal, RookHop, Victory, outcome::DrawReason};
use crate::board::{Side, Square};
use crate::chess;
use crate::draughts;

/// A position of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Any draughts; the position knows its rules.
    Draughts(draughts::Position),
    /// Chess.
    Chess(chess::Position),
}

/// A legal move of a [`State`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// Draughts: with the way the piece takes.
    Draughts(draughts::Sequence),
    /// Chess.
    Chess(chess::Move),
}

impl Move {
    /// Where the piece comes from.
    pub const fn from(&self) -> Square {
        match self {
            Self::Draughts(sequence) => sequence.from,
            Self::Chess(mv) => mv.from(),
        }
    }

    /// Where it ends up.
    pub const fn to(&self) -> Square {
        match self {
            Self::Draughts(sequence) => sequence.to(),
            Self::Chess(mv) => mv.to(),
        }
    }
}

impl State {
    /// Who is to move.
    pub const fn side(&self) -> Side {
        match self {
            Self::Draughts(position) => position.side(),
            Self::Chess(position) => position.side(),
        }
    }

    /// Squares along an edge: 8 or 10.
    pub const fn side_length(&self) -> u8 {
        match self {
            Self::Draughts(position) => position.rules().side_length(),
            Self::Chess(_) => 8,
        }
    }

    /// What stands on `square`.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        match self {
            Self::Draughts(position) => position.piece(square).map(Piece::Draughts),
            Self::Chess(position) => position.piece(square).map(Piece::Chess),
        }
    }

    /// Every piece and where it stands.
    pub fn pieces(&self) -> Vec<(Square, Piece)> {
        match self {
            Self::Draughts(position) => position
                .pieces()
                .map(|(square, piece)| (square, Piece::Draughts(piece)))
                .collect(),
            Self::Chess(position) => position
                .pieces()
                .map(|(square, piece)| (square, Piece::Chess(piece)))
                .collect(),
        }
    }

    /// The key by which repetitions are told.
    pub const fn key(&self) -> u64 {
        match self {
            Self::Draughts(position) => position.key(),
            Self::Chess(position) => position.key(),
        }
    }

    /// Every legal move; where several ways take the same pieces to the same square, one of them.
    pub fn moves(&self) -> Vec<Move> {
        match self {
            Self::Draughts(position) => position
                .moves()
                .into_iter()
                .map(|mv| Move::Draughts(position.sequence(mv)))
                .collect(),
            Self::Chess(position) => position.moves().iter().copied().map(Move::Chess).collect(),
        }
    }

    /// Every legal move of the piece on `from`, each way a move of its own.
    pub fn moves_from(&self, from: Square) -> Vec<Move> {
        match self {
            Self::Draughts(position) => position
                .sequences()
                .into_iter()
                .filter(|sequence| sequence.from == from)
                .map(Move::Draughts)
                .collect(),
            Self::Chess(position) => position
                .moves()
                .iter()
                .copied()
                .filter(|mv| mv.from() == from)
                .map(Move::Chess)
                .collect(),
        }
    }

    /// Whether the side to move has to capture.
    pub fn must_capture(&self) -> bool {
        match self {
            Self::Draughts(position) => position.must_capture(),
            Self::Chess(_) => false,
        }
    }

    /// The king that is attacked, if the side to move is in check.
    pub fn checked_king(&self) -> Option<Square> {
        match self {
            Self::Draughts(_) => None,
            Self::Chess(position) => position.is_check().then(|| position.king(position.side())),
        }
    }

    /// Whether the piece on `square` can be moved; if not, why.
    pub fn check_origin(&self, square: Square) -> Result<(), Refusal> {
        match self {
            Self::Draughts(position) => Ok(position.check_origin(square)?),
            Self::Chess(position) => Ok(position.check_origin(square)?),
        }
    }

    /// The moves meant by going from `from` to `to`; if there are none, why.
    pub fn check_destination(&self, from: Square, to: Square) -> Result<Vec<Move>, Refusal> {
        match self {
            Self::Draughts(position) => {
                let sequences = position.check_destination(from, to)?;
                Ok(sequences.into_iter().map(Move::Draughts).collect())
            }
            Self::Chess(position) => {
                let moves = position.check_destination(from, to)?;
                Ok(moves.into_iter().map(Move::Chess).collect())
            }
        }
    }

    /// What `mv`, a legal move here, looks like.
    ///
    /// # Panics
    /// If no piece stands where the move begins: the move is then of another position.
    pub fn ply(&self, mv: Move) -> Ply {
        let mover = self
            .piece(mv.from())
            .expect("a legal move begins on a piece");
        match (self, &mv) {
            (Self::Draughts(position), Move::Draughts(sequence)) => {
                let promoted = draughts::Piece {
                    side: position.side(),
                    kind: draughts::Kind::King,
                };
                let hops = sequence.hops.iter().map(|hop| Hop {
                    to: hop.to,
                    captured: hop.over.and_then(|over| Some((over, self.piece(over)?))),
                });
                Ply {
                    from: sequence.from,
                    hops: hops.collect(),
                    promotion: position
                        .promotes(sequence.result())
                        .then_some(Piece::Draughts(promoted)),
                    rook: None,
                    gives_check: false,
                    mover,
                    mv,
                }
            }
            (Self::Chess(position), &Move::Chess(chess_move)) => {
                let taken = position
                    .is_en_passant(chess_move)
                    .unwrap_or_else(|| chess_move.to());
                let rook = position.is_castling(chess_move);
                let captured = if rook.is_some() {
                    None
                } else {
                    self.piece(taken)
                };
                let promote = |role| {
                    Piece::Chess(chess::Piece {
                        side: position.side(),
                        role,
                    })
                };
                Ply {
                    from: chess_move.from(),
                    hops: vec![Hop {
                        to: chess_move.to(),
                        captured: captured.map(|piece| (taken, piece)),
                    }],
                    promotion: chess_move.promotion().map(promote),
                    rook: rook.map(|(from, to)| RookHop {
                        piece: promote(chess::Role::Rook),
                        from,
                        to,
                    }),
                    gives_check: position.play(chess_move).is_check(),
                    mover,
                    mv,
                }
            }
            (Self::Draughts(_), Move::Chess(_)) | (Self::Chess(_), Move::Draughts(_)) => {
                unreachable!("a move is played in the game it is of")
            }
        }
    }

    /// The position after `mv`, a legal move here.
    #[must_use]
    pub fn play(&self, mv: &Move) -> Self {
        match (self, mv) {
            (Self::Draughts(position), Move::Draughts(sequence)) => {
                Self::Draughts(position.play(sequence.result()))
            }
            (Self::Chess(position), Move::Chess(mv)) => Self::Chess(position.play(*mv)),
            (Self::Draughts(_), Move::Chess(_)) | (Self::Chess(_), Move::Draughts(_)) => {
                unreachable!("a move is played in the game it is of")
            }
        }
    }

    /// How the game stands ended by this position alone, if it does.
    ///
    /// Mate goes before any count (FIDE 9.6.2). Repetitions are the record's to know.
    pub fn outcome(&self) -> Option<Outcome> {
        let winner = self.side().opposite();
        match self {
            Self::Draughts(position) => match position.ending() {
                Some(draughts::Ending::NoPieces) => Some(Outcome::Win {
                    winner,
                    by: Victory::AllCaptured,
                }),
                Some(draughts::Ending::Blocked) => Some(Outcome::Win {
                    winner,
                    by: Victory::Blocked,
                }),
                None => position
                    .draw()
                    .filter(|rule| !rule.claimed)
                    .map(|rule| Outcome::Draw(DrawReason::Counted(rule))),
            },
            Self::Chess(position) => match position.ending() {
                Some(chess::Ending::Checkmate) => Some(Outcome::Win {
                    winner,
                    by: Victory::Checkmate,
                }),
                Some(chess::Ending::Stalemate) => Some(Outcome::Draw(DrawReason::Stalemate)),
                Some(chess::Ending::DeadPosition) => Some(Outcome::Draw(DrawReason::DeadPosition)),
                None => position
                    .seventy_five_moves()
                    .then_some(Outcome::Draw(DrawReason::SeventyFiveMoves)),
            },
        }
    }

    /// The draw by counting that may be claimed in this position.
    pub fn counted_claim(&self) -> Option<DrawReason> {
        match self {
            Self::Draughts(position) => position
                .draw()
                .filter(|rule| rule.claimed)
                .map(DrawReason::Counted),
            Self::Chess(position) => position.fifty_moves().then_some(DrawReason::FiftyMoves),
        }
    }

    /// How the game ends when `loser`'s time runs out here.
    pub fn flag_fall(&self, loser: Side) -> Outcome {
        let winner = loser.opposite();
        match self {
            Self::Chess(position) if !position.can_win(winner) => {
                Outcome::Draw(DrawReason::TimeAgainstBareMaterial)
            }
            _ => Outcome::Win {
                winner,
                by: Victory::Time,
            },
        }
    }
}
