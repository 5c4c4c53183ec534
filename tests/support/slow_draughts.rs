//! A slow, obvious second generator of draughts moves, on a plain array: nothing in it is shared with the engine but the
//! rule set that it reads.

use damero::board::{Side, Square};
use damero::draughts::rules::{Crowning, ManCapture, Precedence, Reach, Removal, Size};
use damero::draughts::{ITALIAN, Kind, Piece, Position, Rules, SPANISH_OFFICIAL, Sequence, Setup};
use std::collections::BTreeSet;

/// What a square holds.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Cell {
    Free,
    Holds(Piece),
    /// Taken in this move, and still in the way.
    Taken,
}

/// A board as a player sees it.
#[derive(Clone)]
pub(crate) struct Board {
    cells: [[Cell; 10]; 10],
    pub(crate) side: Side,
    pub(crate) rules: &'static Rules,
}

/// A move as the rules tell it: origin, pieces taken in order, end, and whether a man became a king.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Told {
    pub(crate) from: Square,
    pub(crate) taken: Vec<Square>,
    pub(crate) to: Square,
    pub(crate) crowned: bool,
}

impl From<&Sequence> for Told {
    fn from(sequence: &Sequence) -> Self {
        Self {
            from: sequence.from,
            taken: sequence.captured(),
            to: sequence.to(),
            crowned: sequence.result().promotes(),
        }
    }
}

/// The four diagonal steps.
pub(crate) const STEPS: [(i8, i8); 4] = [(-1, 1), (1, 1), (1, -1), (-1, -1)];

impl Board {
    pub(crate) fn new(position: &Position) -> Self {
        let mut board = Self {
            cells: [[Cell::Free; 10]; 10],
            side: position.side(),
            rules: position.rules(),
        };
        for (square, piece) in position.pieces() {
            board.put(square, Cell::Holds(piece));
        }
        board
    }

    pub(crate) fn at(&self, square: Square) -> Cell {
        self.cells[usize::from(square.file())][usize::from(square.rank())]
    }

    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        match self.at(square) {
            Cell::Holds(piece) => Some(piece),
            Cell::Free | Cell::Taken => None,
        }
    }

    pub(crate) fn is_enemy(&self, square: Square) -> bool {
        self.piece(square)
            .is_some_and(|piece| piece.side != self.side)
    }

    pub(crate) fn is_own(&self, square: Square) -> bool {
        self.piece(square)
            .is_some_and(|piece| piece.side == self.side)
    }

    /// The next square in a direction, if the board goes on.
    pub(crate) fn next(&self, square: Square, (files, ranks): (i8, i8)) -> Option<Square> {
        let last = self.rules.side_length() - 1;
        square
            .offset(files, ranks)
            .filter(|next| next.file() <= last && next.rank() <= last)
    }

    pub(crate) const fn is_forward(&self, (_, ranks): (i8, i8)) -> bool {
        match self.side {
            Side::White => ranks > 0,
            Side::Black => ranks < 0,
        }
    }

    pub(crate) fn own_squares(&self) -> Vec<Square> {
        let last = self.rules.side_length();
        let all = (0..last).flat_map(|rank| (0..last).map(move |file| Square::at(file, rank)));
        all.filter(|&square| self.is_own(square)).collect()
    }

    /// The quiet moves of the piece on `from`, whether or not a capture is on.
    pub(crate) fn quiet(&self, from: Square) -> BTreeSet<Told> {
        let mut moves = BTreeSet::new();
        let Some(piece) = self.piece(from) else {
            return moves;
        };
        for step in STEPS {
            if piece.kind == Kind::Man && !self.is_forward(step) {
                continue;
            }
            let mut next = self.next(from, step);
            while let Some(to) = next.filter(|&to| self.at(to) == Cell::Free) {
                moves.insert(Told {
                    from,
                    taken: Vec::new(),
                    to,
                    crowned: piece.kind == Kind::Man && self.is_last_row(to),
                });
                let flies = piece.kind == Kind::King && self.rules.kings == Reach::Flying;
                next = if flies { self.next(to, step) } else { None };
            }
        }
        moves
    }

    /// Every capture of the piece on `from`, whatever takes precedence over it.
    pub(crate) fn captures(&self, from: Square) -> BTreeSet<Told> {
        let mut found = BTreeSet::new();
        let Some(piece) = self.piece(from) else {
            return found;
        };
        let mut on_the_way = self.clone();
        on_the_way.put(from, Cell::Free);
        let so_far = Told {
            from,
            taken: Vec::new(),
            to: from,
            crowned: false,
        };
        on_the_way.jump_on(piece.kind, &so_far, &mut found);
        found
    }

    /// Every capture of the side to move.
    pub(crate) fn all_captures(&self) -> BTreeSet<Told> {
        let own = self.own_squares();
        own.into_iter()
            .flat_map(|from| self.captures(from))
            .collect()
    }

    /// The legal moves.
    pub(crate) fn legal(&self) -> BTreeSet<Told> {
        let captures = self.all_captures();
        if captures.is_empty() {
            let own = self.own_squares();
            return own.into_iter().flat_map(|from| self.quiet(from)).collect();
        }
        let mut left = captures;
        for &law in self.rules.precedence {
            let most = left.iter().map(|told| self.measure(law, told)).max();
            left.retain(|told| Some(self.measure(law, told)) == most);
        }
        left
    }

    /// How a capture does by a law: the greater takes precedence.
    pub(crate) fn measure(&self, law: Precedence, told: &Told) -> Vec<usize> {
        let king = |square: &Square| {
            usize::from(
                self.piece(*square)
                    .is_some_and(|piece| piece.kind == Kind::King),
            )
        };
        match law {
            Precedence::MostPieces => vec![told.taken.len()],
            Precedence::WithKing => vec![king(&told.from)],
            Precedence::MostKings => vec![told.taken.iter().map(king).sum()],
            Precedence::EarliestKing => {
                let nothing_more = std::iter::repeat(0);
                told.taken
                    .iter()
                    .map(king)
                    .chain(nothing_more)
                    .take(20)
                    .collect()
            }
        }
    }

    fn put(&mut self, square: Square, cell: Cell) {
        self.cells[usize::from(square.file())][usize::from(square.rank())] = cell;
    }

    const fn is_last_row(&self, square: Square) -> bool {
        square.rank() == self.rules.last_row(self.side)
    }

    /// What a piece of this kind can jump from `at`, and where it can land.
    fn jumps(&self, at: Square, kind: Kind) -> Vec<(Square, Vec<Square>)> {
        let flies = kind == Kind::King && self.rules.kings == Reach::Flying;
        let mut jumps = Vec::new();
        for step in STEPS {
            let both_ways = kind == Kind::King || self.rules.men_capture == ManCapture::BothWays;
            if !both_ways && !self.is_forward(step) {
                continue;
            }
            let mut next = self.next(at, step);
            while flies && next.is_some_and(|square| self.at(square) == Cell::Free) {
                next = next.and_then(|square| self.next(square, step));
            }
            let Some(over) = next.filter(|&over| self.is_enemy(over)) else {
                continue;
            };
            let is_king = self
                .piece(over)
                .is_some_and(|piece| piece.kind == Kind::King);
            if kind == Kind::Man && is_king && !self.rules.men_take_kings {
                continue;
            }
            let mut landings = Vec::new();
            let mut behind = self.next(over, step);
            while let Some(landing) = behind.filter(|&square| self.at(square) == Cell::Free) {
                landings.push(landing);
                behind = if flies {
                    self.next(landing, step)
                } else {
                    None
                };
            }
            if !landings.is_empty() {
                jumps.push((over, landings));
            }
        }
        jumps
    }

    fn jump_on(&self, kind: Kind, so_far: &Told, found: &mut BTreeSet<Told>) {
        let jumps = self.jumps(so_far.to, kind);
        if jumps.is_empty() {
            if !so_far.taken.is_empty() {
                let crowned = kind == Kind::Man && self.is_last_row(so_far.to);
                found.insert(Told {
                    crowned: crowned || so_far.crowned,
                    ..so_far.clone()
                });
            }
            return;
        }
        for (over, landings) in jumps {
            let mut board = self.clone();
            board.put(
                over,
                match self.rules.removal {
                    Removal::AtOnce => Cell::Free,
                    Removal::AfterMove => Cell::Taken,
                },
            );
            let landed: Vec<(Kind, Told)> = landings
                .into_iter()
                .map(|to| {
                    let mut told = so_far.clone();
                    told.taken.push(over);
                    told.to = to;
                    let reaches = kind == Kind::Man && self.is_last_row(to);
                    if reaches && self.rules.crowning == Crowning::PassesAsKing {
                        told.crowned = true;
                        (Kind::King, told)
                    } else {
                        (kind, told)
                    }
                })
                .collect();
            let stops = |told: &Told| {
                kind == Kind::Man
                    && self.is_last_row(told.to)
                    && self.rules.crowning == Crowning::Stops
            };
            let can_go_on = |(kind, told): &(Kind, Told)| {
                !stops(told) && !board.jumps(told.to, *kind).is_empty()
            };
            let must_go_on = landed.iter().any(can_go_on);
            for (kind, told) in landed
                .iter()
                .filter(|landed| !must_go_on || can_go_on(landed))
            {
                if stops(told) {
                    found.insert(Told {
                        crowned: true,
                        ..told.clone()
                    });
                } else {
                    board.jump_on(*kind, told, found);
                }
            }
        }
    }
}

/// Rule sets of every reach, direction, crowning, removal and size, under several precedences.
pub(crate) fn made_up_rules() -> impl Iterator<Item = &'static Rules> {
    let precedences: [&'static [Precedence]; 5] = [
        &[],
        &[Precedence::MostKings, Precedence::MostPieces],
        &[Precedence::EarliestKing],
        &[
            Precedence::WithKing,
            Precedence::MostPieces,
            Precedence::MostPieces,
        ],
        ITALIAN.precedence,
    ];
    (0..2 * 2 * 2 * 3 * 2 * 2 * precedences.len()).map(move |number| {
        let mut rest = number;
        let mut choose = |choices: usize| {
            let chosen = rest % choices;
            rest /= choices;
            chosen
        };
        let rules = Rules {
            size: [Size::Eight, Size::Ten][choose(2)],
            kings: [Reach::Short, Reach::Flying][choose(2)],
            men_capture: [ManCapture::Forward, ManCapture::BothWays][choose(2)],
            crowning: [
                Crowning::Stops,
                Crowning::PassesAsMan,
                Crowning::PassesAsKing,
            ][choose(3)],
            removal: [Removal::AtOnce, Removal::AfterMove][choose(2)],
            men_take_kings: choose(2) == 0,
            precedence: precedences[choose(precedences.len())],
            ..SPANISH_OFFICIAL
        };
        &*Box::leak(Box::new(rules))
    })
}

/// The step by which a diagonal leads from one square to another.
pub(crate) fn step(from: Square, to: Square) -> Option<(i8, i8)> {
    let files = to.file().cast_signed() - from.file().cast_signed();
    let ranks = to.rank().cast_signed() - from.rank().cast_signed();
    (files.abs() == ranks.abs() && files != 0).then(|| (files.signum(), ranks.signum()))
}

/// How many ranks apart two squares are.
pub(crate) const fn distance(from: Square, to: Square) -> u8 {
    from.rank().abs_diff(to.rank())
}

/// The square next to `from` on the way to `to`.
pub(crate) fn next_to(from: Square, to: Square) -> Square {
    let (files, ranks) = step(from, to).unwrap();
    from.offset(files, ranks).unwrap()
}

/// Whether the three squares lie on one diagonal, in this order.
pub(crate) fn on_line(first: Square, second: Square, third: Square) -> bool {
    step(first, second).is_some() && step(first, second) == step(second, third)
}

/// Numbers that look random and are the same every time (xorshift).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(2) + 0x9E37_79B9_7F4A_7C15)
    }

    /// A number below `sides`.
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % sides
    }

    /// A position with a few pieces anywhere, about `kings` in ten of them kings.
    pub(crate) fn position(&mut self, rules: &'static Rules, kings: usize) -> Position {
        let mut squares: Vec<Square> = rules.squares().iter().collect();
        let each = 1 + self.roll(rules.most_pieces());
        let mut pieces = Vec::new();
        for index in 0..2 * each {
            let square = squares.swap_remove(self.roll(squares.len()));
            let side = Side::ALL[index % 2];
            let kind = if self.roll(10) < kings || square.rank() == rules.last_row(side) {
                Kind::King
            } else {
                Kind::Man
            };
            pieces.push((square, Piece { side, kind }));
        }
        let side = Side::ALL[self.roll(2)];
        Position::from_setup(rules, &Setup { pieces, side }).unwrap()
    }
}
