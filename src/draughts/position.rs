//! Pieces on a board, whose turn it is, and what the rules let that side do.

use super::capture::captures;
use super::choice::{Written, list_moves};
use super::draws::Counters;
use super::generate::{Jumpers, View, can_capture, has_quiet, quiet_moves};
use super::law::{Kernel, Law, Task, dispatch};
use super::moves::{Hop, Move, MoveList, Sequence};
use super::piece::{Kind, Piece};
use super::rules::{Rules, Size};
use super::zobrist;
use crate::board::{BySide, Side, Square, SquareSet};
use std::fmt;

/// A position that is possible under its rules.
///
/// It is made by [`Position::start`] or [`Position::from_setup`], and from another by [`Position::play`]; so no other can
/// be written down.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    view: View,
    key: u64,
    rules: &'static Rules,
    side: Side,
    counters: Counters,
}

impl Position {
    /// The start of a game.
    pub fn start(rules: &'static Rules) -> Self {
        Self::with_start_side(rules, rules.starts)
    }

    /// The start of a game in which `side` moves first.
    pub fn with_start_side(rules: &'static Rules, side: Side) -> Self {
        let rows = match rules.size {
            Size::Eight => 3,
            Size::Ten => 4,
        };
        let geometry = rules.geometry();
        let men = |on_row: &dyn Fn(u8) -> bool| {
            rules
                .squares()
                .iter()
                .filter(|square| on_row(square.rank()))
                .filter_map(|square| geometry.bit(square))
                .fold(0, |men, bit| men | 1 << bit)
        };
        let pieces = BySide {
            white: men(&|rank| rank < rows),
            black: men(&|rank| rank >= rules.side_length() - rows),
        };
        Self::assemble(rules, pieces, 0, side)
    }

    /// The position with these pieces, in the bits of [`Position::piece_bits`]. They must be able to stand so.
    pub(crate) fn assemble(
        rules: &'static Rules,
        pieces: BySide<u64>,
        kings: u64,
        side: Side,
    ) -> Self {
        Self {
            view: View {
                own: pieces[side],
                enemy: pieces[!side],
                kings,
            },
            key: zobrist::key(pieces.white, pieces.black, kings, side),
            rules,
            side,
            counters: Counters::default(),
        }
    }

    /// The rules in force.
    pub const fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// Whose turn it is.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The piece on `square`.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let bit = self.rules.geometry().bit(square)?;
        let side = Side::ALL
            .into_iter()
            .find(|&side| self.bits_of(side) >> bit & 1 == 1)?;
        let kind = if self.view.kings >> bit & 1 == 1 {
            Kind::King
        } else {
            Kind::Man
        };
        Some(Piece { side, kind })
    }

    /// The pieces, rank by rank from White's side of the board.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let occupied = self.view.own | self.view.enemy;
        let squares = self.rules.geometry().squares(occupied);
        squares
            .iter()
            .filter_map(|square| Some((square, self.piece(square)?)))
    }

    /// How many pieces `side` has.
    pub fn count(&self, side: Side) -> usize {
        self.bits_of(side).count_ones() as usize
    }

    /// How many kings `side` has.
    pub fn count_kings(&self, side: Side) -> usize {
        (self.bits_of(side) & self.view.kings).count_ones() as usize
    }

    /// A number that tells this position from others: the same pieces and side to move have the same key.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Plies since the last that can't be taken back by moving on: a capture, or a man's move.
    pub const fn reversible_plies(&self) -> u16 {
        self.counters.reversible
    }

    /// The legal moves, one for each origin, end and set of pieces taken, in the order of the squares' numbers.
    pub fn moves(&self) -> Vec<Move> {
        let mut list = MoveList::new();
        self.moves_into(&mut list);
        let mut moves = list.to_vec();
        moves.sort_by_cached_key(|played| {
            let mut captured = self.numbers(played.captured());
            captured.sort_unstable();
            (
                self.number(played.from()),
                self.number(played.to()),
                captured,
                played.promotes(),
            )
        });
        moves
    }

    /// Fills `list` with the legal moves, in no particular order, without allocating unless they are very many.
    pub fn moves_into(&self, list: &mut MoveList) {
        list.clear();
        dispatch(self.rules, Moves(self, list));
    }

    /// Every legal move in every order of taking its pieces, in the order of the numbers of the squares on its way.
    pub fn sequences(&self) -> Vec<Sequence> {
        self.written(&Law::new(self.rules))
    }

    /// As [`Position::sequences`], with the captures that another takes precedence over.
    pub(super) fn sequences_of_any_rank(&self) -> Vec<Sequence> {
        self.written(&Law::new(self.rules).without_precedence())
    }

    /// A way in which `played` is made: of several, the one whose squares have the highest numbers.
    pub fn sequence(&self, played: Move) -> Sequence {
        self.sequences()
            .into_iter()
            .rfind(|sequence| sequence.result == played)
            .unwrap_or_else(|| straight(played))
    }

    /// Whether the side to move can move at all.
    #[inline]
    pub fn has_moves(&self) -> bool {
        self.must_capture() || self.has_quiet_moves()
    }

    /// Whether the side to move could move if it need not capture.
    #[inline]
    pub fn has_quiet_moves(&self) -> bool {
        dispatch(self.rules, HasQuiet(self))
    }

    /// Whether the side that is not to move could capture if it were its turn.
    #[inline]
    pub fn threatens(&self) -> bool {
        dispatch(self.rules, CanCapture::<false>(self))
    }

    /// Whether the side to move can capture, and so must.
    #[inline]
    pub fn must_capture(&self) -> bool {
        dispatch(self.rules, CanCapture::<true>(self))
    }

    /// The position after `played`, which must be one of [`Position::moves`].
    pub fn play(&self, played: Move) -> Self {
        let mut next = *self;
        next.make(played);
        next
    }

    /// As [`Position::play`], in place.
    #[inline]
    pub fn make(&mut self, played: Move) {
        let View { own, enemy, .. } = self.view;
        debug_assert!(
            own >> played.origin_bit() & 1 == 1,
            "a move of another position"
        );
        // Every count of material is of a lone king's.
        if own.is_power_of_two() || (enemy ^ played.taken_bits()).is_power_of_two() {
            self.make_counting(played);
        } else {
            self.make_uncounted(played);
        }
    }

    /// As [`Position::make`], where a side has one piece left.
    #[inline(never)]
    fn make_counting(&mut self, played: Move) {
        let before = *self;
        self.make_uncounted(played);
        self.counters = before.counters_before(self);
    }

    /// As [`Position::make`], without the counts of material.
    #[inline]
    fn make_uncounted(&mut self, played: Move) {
        let mover = self.side;
        self.key = self.key_after(played);
        self.counters = Counters::of_reversible(self.reversible_after(played));
        self.view = self.view.after(played);
        self.side = !mover;
    }

    /// The key of the position after `played`.
    #[inline]
    pub(crate) fn key_after(&self, played: Move) -> u64 {
        let kings = self.view.kings;
        let was_king = kings >> played.origin_bit() & 1 == 1;
        let is_king = was_king | played.promotes();
        self.key
            ^ zobrist::BLACK_TO_MOVE
            ^ zobrist::piece_key(played.origin_bit(), was_king, self.side)
            ^ zobrist::piece_key(played.end_bit(), is_king, self.side)
            ^ zobrist::pieces_key(played.taken_bits(), kings, !self.side)
    }

    /// Whether `played` makes a man a king.
    pub const fn promotes(&self, played: Move) -> bool {
        played.promotes()
    }

    /// Whether no later move can bring this position back: `played` is a capture, or a man's.
    pub const fn is_irreversible(&self, played: Move) -> bool {
        played.is_capture() || self.view.kings >> played.origin_bit() & 1 == 0
    }

    /// Why the side to move has lost, if it has.
    pub fn ending(&self) -> Option<Ending> {
        if self.view.own == 0 {
            Some(Ending::NoPieces)
        } else if self.has_moves() {
            None
        } else {
            Some(Ending::Blocked)
        }
    }

    /// The pieces of each side as bits, in the numbering of `geometry`.
    #[inline]
    pub(crate) const fn piece_bits(&self) -> BySide<u64> {
        let View { own, enemy, .. } = self.view;
        match self.side {
            Side::White => BySide::new(own, enemy),
            Side::Black => BySide::new(enemy, own),
        }
    }

    /// Which of the pieces are kings.
    #[inline]
    pub(crate) const fn king_bits(&self) -> u64 {
        self.view.kings
    }

    fn bits_of(&self, side: Side) -> u64 {
        self.piece_bits()[side]
    }

    #[inline]
    pub(super) const fn view(&self) -> View {
        self.view
    }

    #[inline]
    pub(super) const fn counters(&self) -> Counters {
        self.counters
    }

    fn written(&self, law: &Law) -> Vec<Sequence> {
        let mut sequences = dispatch(self.rules, Sequences(self, law));
        sequences.sort_by_cached_key(|sequence| {
            let squares = sequence.hops.iter().map(|hop| hop.to);
            (
                self.number(sequence.from),
                self.numbers(squares),
                self.numbers(sequence.captured()),
            )
        });
        sequences
    }

    const fn number(&self, square: Square) -> Option<u8> {
        self.rules.number(square)
    }

    fn numbers(&self, squares: impl IntoIterator<Item = Square>) -> Vec<Option<u8>> {
        squares
            .into_iter()
            .map(|square| self.number(square))
            .collect()
    }
}

/// The pieces and the side to move; the rules by their PDN `GameType`.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |side, kind| -> SquareSet {
            self.pieces()
                .filter(|&(_, piece)| piece == Piece { side, kind })
                .map(|(square, _)| square)
                .collect()
        };
        f.debug_struct("Position")
            .field("game_type", &self.rules.game_type)
            .field("side", &self.side)
            .field("white_men", &of(Side::White, Kind::Man))
            .field("white_kings", &of(Side::White, Kind::King))
            .field("black_men", &of(Side::Black, Kind::Man))
            .field("black_kings", &of(Side::Black, Kind::King))
            .field("counters", &self.counters)
            .finish_non_exhaustive()
    }
}

/// Why the side to move has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// All its pieces are taken.
    NoPieces,
    /// None of its pieces can move.
    Blocked,
}

/// A move in one hop.
fn straight(played: Move) -> Sequence {
    let hop = Hop {
        to: played.to(),
        over: played.captured().iter().next(),
    };
    Sequence {
        from: played.from(),
        hops: vec![hop],
        result: played,
    }
}

/// Asks for the side to move, or for the other.
struct CanCapture<'a, const MOVER: bool>(&'a Position);

impl<const MOVER: bool> Task for CanCapture<'_, MOVER> {
    type Output = bool;

    fn run<K: Kernel>(self) -> bool {
        let Self(position) = self;
        let law = Law::new(position.rules);
        let (side, view) = if MOVER {
            (position.side, position.view)
        } else {
            (!position.side, position.view.turned())
        };
        match side {
            Side::White => can_capture::<K, true>(view, &law),
            Side::Black => can_capture::<K, false>(view, &law),
        }
    }
}

struct HasQuiet<'a>(&'a Position);

impl Task for HasQuiet<'_> {
    type Output = bool;

    fn run<K: Kernel>(self) -> bool {
        let Self(position) = self;
        match position.side {
            Side::White => has_quiet::<K, true>(position.view()),
            Side::Black => has_quiet::<K, false>(position.view()),
        }
    }
}

struct Moves<'a>(&'a Position, &'a mut MoveList);

impl Task for Moves<'_> {
    type Output = ();

    fn run<K: Kernel>(self) {
        let Self(position, list) = self;
        let law = Law::new(position.rules);
        match position.side {
            Side::White => list_moves::<K, true, true>(position.view(), &law, list),
            Side::Black => list_moves::<K, false, true>(position.view(), &law, list),
        }
    }
}

struct Sequences<'a>(&'a Position, &'a Law);

impl Sequences<'_> {
    fn of<K: Kernel, const UP: bool>(self) -> Vec<Sequence> {
        let Self(position, law) = self;
        let view = position.view();
        let capturing = Jumpers::new::<K, UP>(view, law).pieces();
        if capturing == 0 {
            let mut sequences = Vec::new();
            quiet_moves::<K, UP>(view, law, |quiet| sequences.push(straight(quiet)));
            return sequences;
        }
        let mut receiver = Written::default();
        captures::<K, UP>(view, law, capturing, &mut receiver);
        receiver.sequences
    }
}

impl Task for Sequences<'_> {
    type Output = Vec<Sequence>;

    fn run<K: Kernel>(self) -> Vec<Sequence> {
        match self.0.side {
            Side::White => self.of::<K, true>(),
            Side::Black => self.of::<K, false>(),
        }
    }
}
