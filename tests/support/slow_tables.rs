//! A slow, obvious second solver of endings: every position with either side to move, sweep after sweep until nothing
//! changes, over the moves of the slow generator.

use crate::slow::{Board, Told};
use damero::board::{Side, Square};
use damero::draughts::{Kind, Piece, Position, Rules, Setup, Ties};
use std::collections::HashMap;

/// What the side to move has: the parity of the distance says who wins. `None` while nothing is known; at the end, a draw.
pub(crate) type Distance = Option<usize>;

/// A position as sorted pieces and the side to move.
type Key = (Vec<(Square, Piece)>, Side);

/// Every position of at most `most` pieces, with a piece of each side, and its value.
pub(crate) fn solve(rules: &'static Rules, most: usize) -> Vec<(Position, Distance)> {
    let positions = positions(rules, most);
    let places: HashMap<Key, usize> = (positions.iter().enumerate())
        .map(|(place, position)| (key(position), place))
        .collect();
    let nodes: Vec<Node> = positions
        .iter()
        .map(|position| Node::new(position, &places))
        .collect();
    let mut values: Vec<Distance> = vec![None; nodes.len()];
    for plies in 0.. {
        let found: Vec<usize> = (0..nodes.len())
            .filter(|&place| values[place].is_none())
            .filter(|&place| nodes[place].is_settled_in(plies, &values))
            .collect();
        for &place in &found {
            values[place] = Some(plies);
        }
        let latest = values.iter().flatten().max().copied().unwrap_or(0);
        if found.is_empty() && plies > latest + 1 {
            break;
        }
    }
    positions.into_iter().zip(values).collect()
}

/// What a position leads to.
struct Node {
    /// The places of the positions after each move; `None` where the opponent has no piece left.
    after: Vec<Option<usize>>,
    /// Whether the move is drawn by lot.
    is_lot: bool,
}

impl Node {
    fn new(position: &Position, places: &HashMap<Key, usize>) -> Self {
        let moves = Board::new(position).legal();
        let is_lot = position.rules().ties == Ties::Random
            && moves.iter().any(|told| !told.taken.is_empty());
        let mut after: Vec<_> = moves
            .iter()
            .map(|told| {
                let key = play(position, told);
                let is_over = key.0.iter().all(|(_, piece)| piece.side == position.side());
                (!is_over).then(|| places[&key])
            })
            .collect();
        after.sort_unstable();
        after.dedup();
        Self { after, is_lot }
    }

    /// Whether the position is decided in exactly so many plies, if it wasn't in fewer.
    fn is_settled_in(&self, plies: usize, values: &[Distance]) -> bool {
        let Some(before) = plies.checked_sub(1) else {
            return self.after.is_empty();
        };
        let mut answers = self.after.iter().map(|after| match after {
            None => Some(0),
            Some(place) => values[*place],
        });
        let wins = plies % 2 == 1;
        if wins && !self.is_lot {
            return answers.any(|answer| answer == Some(before));
        }
        !self.after.is_empty()
            && answers.all(|answer| {
                answer.is_some_and(|answer| answer <= before && answer % 2 == before % 2)
            })
    }
}

fn positions(rules: &'static Rules, most: usize) -> Vec<Position> {
    let mut all = Vec::new();
    let squares: Vec<Square> = rules.squares().iter().collect();
    let mut choose = vec![(0, Vec::new())];
    while let Some((first, pieces)) = choose.pop() {
        let has = |side| {
            pieces
                .iter()
                .any(|(_, piece): &(Square, Piece)| piece.side == side)
        };
        if has(Side::White) && has(Side::Black) {
            all.extend(Side::ALL.map(|side| {
                let pieces = pieces.clone();
                Position::from_setup(rules, &Setup { pieces, side }).unwrap()
            }));
        }
        if pieces.len() == most {
            continue;
        }
        for (index, &square) in squares.iter().enumerate().skip(first) {
            for side in Side::ALL {
                for kind in [Kind::Man, Kind::King] {
                    if kind == Kind::Man && square.rank() == rules.last_row(side) {
                        continue;
                    }
                    let mut pieces = pieces.clone();
                    pieces.push((square, Piece { side, kind }));
                    choose.push((index + 1, pieces));
                }
            }
        }
    }
    all
}

fn key(position: &Position) -> Key {
    (position.pieces().collect(), position.side())
}

fn play(position: &Position, told: &Told) -> Key {
    let (mut pieces, side) = key(position);
    let at = |square: Square| pieces.iter().position(|&(other, _)| other == square);
    let (_, mut piece) = pieces[at(told.from).unwrap()];
    if told.crowned {
        piece.kind = Kind::King;
    }
    pieces.retain(|(square, _)| *square != told.from && !told.taken.contains(square));
    pieces.push((told.to, piece));
    pieces.sort_by_key(|(square, _)| (square.rank(), square.file()));
    (pieces, side.opposite())
}
