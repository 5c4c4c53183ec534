//! A chess position as someone sets it up, before it is known to be in order.

use super::bitboard::{Bitboard, Cell};
use super::castling::{Castle, CastlingRights, Wing};
use super::planes::{Code, Planes, passed_pawn};
use super::{Piece, Position, Role};
use crate::board::{Side, Square};

/// Pieces on squares and the rest that a FEN tells; anything goes until it becomes a [`Position`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pieces: [[Option<Piece>; 8]; 8],
    /// Who is to move.
    pub side: Side,
    /// Rights without king and rook in place are dropped.
    pub castling: CastlingRights,
    /// The square that a pawn passed over by the double step just made; dropped if none can have.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The number of the move to be played; 0 is taken as 1.
    pub fullmove_number: u16,
}

/// Why a [`Setup`] is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A side has no king.
    NoKing(Side),
    /// A side has more than one king.
    SeveralKings(Side),
    /// A pawn stands on the first or the last rank.
    PawnOnLastRank {
        /// Where.
        square: Square,
        /// Whose it is.
        side: Side,
    },
    /// The side that is not to move is in check: its king could be captured.
    OpponentInCheck {
        /// Whose king.
        side: Side,
        /// Where it stands.
        king: Square,
        /// A piece that attacks it.
        by: Square,
    },
    /// Three pieces or more give check at once, which no move can bring about.
    TooManyCheckers(Side),
}

impl Setup {
    /// No pieces, White to move.
    pub const fn empty() -> Self {
        Self {
            pieces: [[None; 8]; 8],
            side: Side::White,
            castling: CastlingRights::NONE,
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    }

    /// The pieces as every game begins (FIDE 2.3).
    pub fn start() -> Self {
        const BACK: [Role; 8] = [
            Role::Rook,
            Role::Knight,
            Role::Bishop,
            Role::Queen,
            Role::King,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
        ];
        let row = |side, roles: [Role; 8]| roles.map(|role| Some(Piece { side, role }));
        let mut setup = Self::empty();
        setup.pieces[0] = row(Side::White, BACK);
        setup.pieces[1] = row(Side::White, [Role::Pawn; 8]);
        setup.pieces[6] = row(Side::Black, [Role::Pawn; 8]);
        setup.pieces[7] = row(Side::Black, BACK);
        setup.castling = CastlingRights::ALL;
        setup
    }

    /// What stands on `square`.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        *self
            .pieces
            .get(usize::from(square.rank()))?
            .get(usize::from(square.file()))?
    }

    /// Puts `piece` on `square`, or empties it. A square beyond the eighth file or rank changes nothing.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        if let Some(row) = self.pieces.get_mut(usize::from(square.rank()))
            && let Some(place) = row.get_mut(usize::from(square.file()))
        {
            *place = piece;
        }
    }

    pub(super) fn planes(&self) -> Planes {
        let mut planes = Planes::EMPTY;
        for cell in Bitboard::ALL {
            if let Some(piece) = self.piece(cell.square()) {
                planes.put(Code::of(piece), cell);
            }
        }
        planes
    }

    /// The rights whose king and rook stand in place.
    pub(super) fn standing_rights(&self) -> CastlingRights {
        let mut rights = self.castling;
        for side in Side::ALL {
            for wing in Wing::ALL {
                let castle = Castle::of(side, wing);
                let stands =
                    |cell: Cell, role| self.piece(cell.square()) == Some(Piece { side, role });
                if !stands(castle.king_from, Role::King) || !stands(castle.rook_from, Role::Rook) {
                    rights = rights.without(side, wing);
                }
            }
        }
        rights
    }

    /// The square passed over, if a pawn of the other side can just have come by.
    pub(super) fn passed_square(&self) -> Option<Cell> {
        let passed = Cell::from_square(self.en_passant?)?;
        let rank = match self.side {
            Side::White => 5,
            Side::Black => 2,
        };
        let pawn = passed_pawn(self.side, passed);
        let origin = passed_pawn(self.side.opposite(), passed);
        let came_by = passed.rank() == rank
            && self.piece(passed.square()).is_none()
            && self.piece(origin.square()).is_none()
            && self.piece(pawn.square())
                == Some(Piece {
                    side: self.side.opposite(),
                    role: Role::Pawn,
                });
        came_by.then_some(passed)
    }

    fn check(&self) -> Result<(), SetupError> {
        let planes = self.planes();
        for side in Side::ALL {
            match (planes.kings() & planes.of(side)).len() {
                0 => return Err(SetupError::NoKing(side)),
                1 => {}
                _ => return Err(SetupError::SeveralKings(side)),
            }
        }
        let misplaced = planes.pawns() & Bitboard::LAST_RANKS;
        if let Some(cell) = misplaced.into_iter().next() {
            let side = if planes.of(Side::White).contains(cell) {
                Side::White
            } else {
                Side::Black
            };
            return Err(SetupError::PawnOnLastRank {
                square: cell.square(),
                side,
            });
        }
        let attackers =
            |side: Side| planes.attackers(side.opposite(), planes.king(side), planes.occupied());
        let waiting = self.side.opposite();
        if let Some(by) = attackers(waiting).into_iter().next() {
            return Err(SetupError::OpponentInCheck {
                side: waiting,
                king: planes.king(waiting).square(),
                by: by.square(),
            });
        }
        if attackers(self.side).len() > 2 {
            return Err(SetupError::TooManyCheckers(self.side));
        }
        Ok(())
    }
}

impl Position {
    /// What `setup` describes, if it is in order. Rights to castle and squares passed over that can't be are dropped.
    pub fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(Self::of_valid(setup))
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let mut setup = Self::empty();
        for (square, piece) in position.pieces() {
            setup.put(square, Some(piece));
        }
        setup.side = position.side();
        setup.castling = position.castling();
        setup.en_passant = position.en_passant();
        setup.halfmove_clock = position.halfmove_clock;
        setup.fullmove_number = position.fullmove_number;
        setup
    }
}
