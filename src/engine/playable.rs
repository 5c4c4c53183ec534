//! What the search asks of a game.

use super::Score;
use crate::board::Side;
use std::fmt::Debug;
use std::ops::DerefMut;

/// A position of a game that the search can play.
///
/// The search is compiled for each game; what a game has no use for, its constants compile away.
pub trait Playable: Copy + Send + Sync {
    /// A legal move.
    type Move: Copy + Eq + Debug + Send + Sync;
    /// What tells which moves of a position force the opponent.
    type Aims: Copy;
    /// Some of the moves of a position.
    type Moves: Default + DerefMut<Target = [Self::Move]>;
    /// What is known of some positions without a search.
    type Lore: Debug + Sync;
    /// What one judgement leaves behind for the next.
    type Notes: Default + Debug;

    /// Whether there is nearly always a move better than passing, so that a score after a pass is a lower bound: not where
    /// zugzwang decides and captures are compulsory.
    const PASSES: bool;
    /// Whether there are so many moves that it pays to look at the origin before the whole move.
    const HAS_MANY_MOVES: bool;
    /// Whether whoever can capture must, and nothing else is noisy.
    const CAPTURES_ARE_FORCED: bool;
    /// The least depth at which looking a position up costs less than looking at it.
    const REMEMBERED_DEPTH: i32;
    /// Whether a single legal move is looked behind without loss of depth.
    const EXTENDS_SINGLE_REPLIES: bool;
    /// As many moves as a position ever has of either sort, or more; 0 where they are not parted.
    const MOST_MOVES: usize;
    /// How far [`Self::estimate`] may be off, in the same points.
    const DOUBT: i32;
    /// How many points a ply may gain, for what is pruned by the static evaluation.
    const MARGIN: i32;
    /// The deepest at which such pruning is trusted.
    const PRUNING_DEPTH: i32;
    /// The depth from which on the best known move is compared with all others, to look at it deeper if it stands alone.
    const COMPARING_DEPTH: i32;

    /// Who is to move.
    fn side(&self) -> Side;
    /// What tells positions apart.
    fn key(&self) -> u64;
    /// Every legal move.
    fn moves(&self) -> Self::Moves {
        let mut moves = Self::Moves::default();
        self.list(&mut moves);
        moves
    }
    /// Puts every legal move into the empty `list`: to hand a list over would be to copy it.
    fn list(&self, list: &mut Self::Moves);
    /// Puts the moves to be looked at beyond the depth of the search, if the side to move is not forced, into `room` from
    /// its beginning, which has room for [`Self::MOST_MOVES`]; says how many they are.
    fn list_noisy(&self, room: &mut [Self::Move]) -> usize;
    /// As [`Self::list_noisy`], all other moves.
    fn list_quiet(&self, room: &mut [Self::Move]) -> usize;
    /// The legal move with that code, where that is cheaper to know than all moves are to make.
    fn recall(&self, code: u16) -> Option<Self::Move>;
    /// The key of the position after a legal move, nearly always: known before the move is played.
    fn key_after(&self, mv: Self::Move) -> u64;
    /// Plays a legal move.
    fn play(&mut self, mv: Self::Move);
    /// The position with the other side to move; `None` where that proves nothing.
    fn pass(&self) -> Option<Self>;
    /// The key of that position.
    fn key_after_pass(&self) -> u64;
    /// Whether the side to move may not stand still: it is in check, or has to capture.
    fn is_forced(&self) -> bool;
    /// Whether the side to move, which is not forced, has no move, where that is cheap to know.
    fn is_stuck(&self) -> bool;
    /// Whether the side to move stands to lose something if nothing is done about it, where that is cheap to know.
    fn is_threatened(&self) -> bool;
    /// Whether having no move is a loss here, and not a draw.
    fn loses_without_moves(&self) -> bool;
    /// Whether the game is drawn here by a count of moves or for lack of material; mate on the last move comes first.
    fn is_drawn(&self) -> bool;
    /// What the side to move has here, if `lore` tells.
    fn known(&self, lore: &Self::Lore) -> Option<Score>;
    /// How many plies back a position may lie that could be this one.
    fn reversible_plies(&self) -> usize;
    /// The advantage of the side to move, in hundredths of a pawn or man.
    fn evaluate(&self, notes: &mut Self::Notes) -> i32;
    /// About that, where it costs far less to know.
    fn estimate(&self, notes: &mut Self::Notes) -> Option<i32>;
    /// Whether a legal move captures or promotes.
    fn is_noisy(&self, mv: Self::Move) -> bool;
    /// The points a noisy move takes at first sight.
    fn gain(&self, mv: Self::Move) -> i32;
    /// Where a noisy move of that kind of piece stands among others of the same gain: the higher, the earlier.
    fn cheapness(actor: usize) -> i32;
    /// Whether `mv` comes out with `least` points or more once all captures on its end are made.
    fn exchange_is_at_least(&self, mv: Self::Move, least: i32) -> bool;
    /// What [`Self::forces`] has to know, once for all moves.
    fn aims(&self) -> Self::Aims;
    /// Whether the opponent is forced after `mv`; what is dear to know may be missed.
    fn forces(&self, mv: Self::Move, aims: &Self::Aims) -> bool;
    /// The kind of the piece that moves: 0 to 7.
    fn actor(&self, mv: Self::Move) -> usize;
    /// The kind of what a noisy move takes: 0 to 7.
    fn victim(&self, mv: Self::Move) -> usize;
    /// A number that nearly always tells a move from the others of its position: six bits of destination, six of origin,
    /// and what else there is. Never 0.
    fn code(mv: Self::Move) -> u16;
}
