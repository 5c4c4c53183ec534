//! The referee: what a player meant, or why it can't be.

mod destination;

use super::moves::Sequence;
use super::piece::Kind;
use super::position::Position;
use super::refusal::{Capture, Refusal};
use super::rules::{Precedence, Ties};
use crate::board::{Square, SquareSet};

impl Position {
    /// Whether the piece on `square` has a legal move, or why not.
    pub fn check_origin(&self, square: Square) -> Result<(), Refusal> {
        let legal = self.sequences();
        if legal.iter().any(|sequence| sequence.from == square) {
            return Ok(());
        }
        let kind = self.own_piece(square)?;
        let Some(best) = legal.iter().find(|sequence| sequence.is_capture()) else {
            let by = self.in_the_way_of(square, kind);
            return Err(Refusal::Blocked { square, kind, by });
        };
        let chosen = self
            .sequences_of_any_rank()
            .into_iter()
            .filter(|sequence| sequence.from == square)
            .max_by_key(|sequence| self.measures(sequence));
        Err(match chosen {
            Some(chosen) => self.outranked(chosen, &legal),
            None => Refusal::OtherMustCapture {
                square,
                kind,
                best: Box::new(self.capture(best.clone())),
            },
        })
    }

    /// The moves from `from` that are meant by `to`, or why there is none.
    pub fn check_destination(&self, from: Square, to: Square) -> Result<Vec<Sequence>, Refusal> {
        self.judge(&[from, to])
    }

    /// The moves that are meant by the squares a player named, one for each result; or why there is none.
    ///
    /// The first square is the origin. Alone, the second may be the end of the move, the first square on which the piece
    /// lands or the first piece that it takes. Moves that end there are preferred, but not where ties are drawn at
    /// random: there everything that matches is meant. Three squares or more are a path: every landing; or some of the
    /// landings and of the pieces taken, in order and up to the end; or a beginning of the path, no hop left out.
    ///
    /// # Panics
    /// If fewer than two squares are given.
    pub fn judge(&self, squares: &[Square]) -> Result<Vec<Sequence>, Refusal> {
        let &[from, first, ..] = squares else {
            panic!("a move has an origin and a destination");
        };
        let named = &squares[1..];
        let refused = self.check_origin(from).err();
        match refused {
            None | Some(Refusal::Outranked { .. }) => {}
            Some(refusal) => return Err(refusal),
        }
        let unplayable = named
            .iter()
            .find(|&&square| !self.rules().is_playable(square));
        if let Some(&square) = unplayable {
            return Err(Refusal::NotPlayable { square });
        }
        let legal = self.sequences();
        let meant = self.meant(&legal, from, named);
        if !meant.is_empty() {
            return Ok(one_for_each_result(meant));
        }
        let any_rank = self.sequences_of_any_rank();
        let meant = self.meant(&any_rank, from, named);
        if let Some(chosen) = meant
            .into_iter()
            .max_by_key(|sequence| self.measures(sequence))
        {
            return Err(self.outranked(chosen, &legal));
        }
        let own: Vec<Sequence> = any_rank
            .into_iter()
            .filter(|sequence| sequence.from == from)
            .collect();
        let why_not_on = if named.len() > 1 {
            self.why_not_on(named, &own, &legal)
        } else {
            None
        };
        Err(why_not_on.unwrap_or_else(|| self.why_not(from, first, &own, &legal)))
    }

    /// The kind of the own piece on `square`.
    fn own_piece(&self, square: Square) -> Result<Kind, Refusal> {
        if !self.rules().is_playable(square) {
            return Err(Refusal::NotPlayable { square });
        }
        match self.piece(square) {
            None => Err(Refusal::NoPiece { square }),
            Some(piece) if piece.side == self.side() => Ok(piece.kind),
            Some(piece) => Err(Refusal::OpponentsPiece { square, piece }),
        }
    }

    /// Those of `sequences` that the player's squares mean.
    fn meant(&self, sequences: &[Sequence], from: Square, named: &[Square]) -> Vec<Sequence> {
        let own = || sequences.iter().filter(|sequence| sequence.from == from);
        let path = |sequence: &&Sequence| {
            sequence.hops.len() == named.len()
                && (0..named.len()).all(|index| lands_on(sequence, index, named[index]))
                && named.last() == Some(&sequence.to())
        };
        let beginning = |sequence: &&Sequence| is_beginning(sequence, named);
        let up_to_end = |sequence: &&Sequence| is_selection(sequence, named);
        let [destination] = *named else {
            let all: [&dyn Fn(&&Sequence) -> bool; 3] = [&path, &up_to_end, &beginning];
            return all
                .into_iter()
                .map(|matches| own().filter(matches).cloned().collect::<Vec<_>>())
                .find(|meant| !meant.is_empty())
                .unwrap_or_default();
        };
        let ends = |sequence: &&Sequence| sequence.to() == destination;
        match self.rules().ties {
            Ties::Choice if own().any(|sequence| ends(&sequence)) => {
                own().filter(ends).cloned().collect()
            }
            Ties::Choice => own().filter(beginning).cloned().collect(),
            Ties::Random => own()
                .filter(|sequence| ends(sequence) || beginning(sequence))
                .cloned()
                .collect(),
        }
    }

    /// That `chosen` is outranked by one of the captures in `legal`.
    fn outranked(&self, chosen: Sequence, legal: &[Sequence]) -> Refusal {
        let of_same_piece = legal.iter().find(|best| best.from == chosen.from);
        let Some(best) = of_same_piece.or_else(|| legal.first()) else {
            return Refusal::NoMove {
                square: chosen.from,
            };
        };
        let law = self
            .rules()
            .precedence
            .iter()
            .copied()
            .find(|&law| self.measure(law, &chosen) < self.measure(law, best));
        match law {
            Some(law) => Refusal::Outranked {
                law,
                chosen: Box::new(self.capture(chosen)),
                best: Box::new(self.capture(best.clone())),
            },
            None => Refusal::MustCapture {
                best: Box::new(self.capture(best.clone())),
            },
        }
    }

    fn capture(&self, sequence: Sequence) -> Capture {
        Capture {
            kind: self.kind(sequence.from),
            pieces: sequence.result.capture_count(),
            kings: self
                .kings_taken(&sequence)
                .filter(|&is_king| is_king)
                .count(),
            sequence,
        }
    }

    fn kind(&self, square: Square) -> Kind {
        self.piece(square).map_or(Kind::Man, |piece| piece.kind)
    }

    /// How `sequence` does by each law of the rule set, the first first.
    fn measures(&self, sequence: &Sequence) -> Vec<Vec<bool>> {
        let laws = self.rules().precedence.iter();
        laws.map(|&law| self.measure(law, sequence)).collect()
    }

    /// How `sequence` does by `law`: of two, the greater takes precedence. Counts are written in strokes.
    fn measure(&self, law: Precedence, sequence: &Sequence) -> Vec<bool> {
        match law {
            Precedence::MostPieces => vec![true; sequence.result.capture_count()],
            Precedence::WithKing => vec![self.kind(sequence.from) == Kind::King],
            Precedence::MostKings => self.kings_taken(sequence).filter(|&king| king).collect(),
            Precedence::EarliestKing => {
                let kings: Vec<bool> = self.kings_taken(sequence).collect();
                let until_last = kings
                    .iter()
                    .rposition(|&king| king)
                    .map_or(0, |last| last + 1);
                kings.into_iter().take(until_last).collect()
            }
        }
    }

    /// For each piece that `sequence` takes, whether it is a king.
    fn kings_taken(&self, sequence: &Sequence) -> impl Iterator<Item = bool> {
        let captured = sequence.captured().into_iter();
        captured.map(|square| self.kind(square) == Kind::King)
    }

    /// What keeps the piece on `square` from moving: on each line that it may move along, the piece next to it, and the
    /// one behind that which keeps it from being taken.
    fn in_the_way_of(&self, square: Square, kind: Kind) -> SquareSet {
        let mut by = SquareSet::EMPTY;
        for (files, ranks) in self.directions(kind) {
            let Some(next) = self.beyond(square, files, ranks) else {
                continue;
            };
            let Some(piece) = self.piece(next) else {
                continue;
            };
            by.insert(next);
            if piece.side != self.side()
                && let Some(behind) = self.beyond(next, files, ranks)
                && self.piece(behind).is_some()
            {
                by.insert(behind);
            }
        }
        by
    }
}

/// Of several ways to the same result, the last: the one that [`Position::sequence`] shows.
fn one_for_each_result(sequences: Vec<Sequence>) -> Vec<Sequence> {
    let mut kept: Vec<Sequence> = Vec::with_capacity(sequences.len());
    for sequence in sequences {
        match kept
            .iter_mut()
            .find(|known| known.result == sequence.result)
        {
            Some(known) => *known = sequence,
            None => kept.push(sequence),
        }
    }
    kept
}

/// Whether the hop of that `index` may land on `square`.
///
/// A king that jumps on along the same line may be said to land anywhere before the next piece.
fn lands_on(sequence: &Sequence, index: usize, square: Square) -> bool {
    let Some(hop) = sequence.hops.get(index) else {
        return false;
    };
    if hop.to == square {
        return true;
    }
    let next = sequence.hops.get(index + 1).and_then(|next| next.over);
    match (hop.over, next) {
        (Some(over), Some(next)) => {
            is_between(over, next, hop.to) && is_between(hop.to, next, square)
        }
        (None, _) | (_, None) => false,
    }
}

/// Whether `middle` lies on a diagonal between the two others.
fn is_between(one: Square, other: Square, middle: Square) -> bool {
    direction(one, middle).is_some() && direction(one, middle) == direction(middle, other)
}

/// The step by which a diagonal leads from one square to another, if one does.
fn direction(from: Square, to: Square) -> Option<(i8, i8)> {
    let files = to.file().cast_signed() - from.file().cast_signed();
    let ranks = to.rank().cast_signed() - from.rank().cast_signed();
    (files.abs() == ranks.abs() && files != 0).then(|| (files.signum(), ranks.signum()))
}

/// Whether `named` begins the path: landings and pieces taken, in order, and no hop left out.
fn is_beginning(sequence: &Sequence, named: &[Square]) -> bool {
    goes_by(sequence, named, LeftOut::None)
}

/// Whether `named` are landings and pieces taken of the path, in order, the last of them its end.
fn is_selection(sequence: &Sequence, named: &[Square]) -> bool {
    named.last() == Some(&sequence.to()) && goes_by(sequence, named, LeftOut::Any)
}

/// Which hops a player may leave unnamed.
#[derive(Clone, Copy)]
enum LeftOut {
    None,
    Any,
}

/// Whether `sequence` goes by the squares named, in their order.
fn goes_by(sequence: &Sequence, named: &[Square], left_out: LeftOut) -> bool {
    // Each hop has two stations: the piece taken, and the landing.
    let stations = 2 * sequence.hops.len();
    let mut next = 0;
    for &square in named {
        let last = match left_out {
            LeftOut::Any => stations,
            LeftOut::None => stations.min(next + 2 + next % 2),
        };
        let found = (next..last).find(|&station| {
            if station % 2 == 0 {
                sequence.hops[station / 2].over == Some(square)
            } else {
                lands_on(sequence, station / 2, square)
            }
        });
        match found {
            Some(station) => next = station + 1,
            None => return false,
        }
    }
    true
}
