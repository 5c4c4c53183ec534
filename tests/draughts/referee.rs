//! Refusals are true: everything they claim is derived again on a plain array, for every origin and destination.

use crate::slow::{
    Board, Cell, Dice, STEPS, Told, distance, made_up_rules, next_to, on_line, step,
};
use crate::support;
use damero::board::Square;
use damero::draughts::rules::{ManCapture, Reach, Ties};
use damero::draughts::{Capture, Kind, Position, Refusal, Rules, Sequence};
use damero::notation::SquareNames;
use damero::ui::words::{Language, Words};
use std::collections::BTreeSet;

/// How many kinds of refusal there are.
const KINDS: usize = 22;

#[test]
fn every_pair_of_squares_is_a_move_or_truly_refused() {
    let mut seen = BTreeSet::new();
    for (_, rules) in support::RULES {
        let mut dice = Dice::new(3);
        for round in 0..40 {
            judge_all(&mut dice, rules, round, &mut seen);
        }
    }
    assert_eq!(seen.len(), KINDS, "{seen:?}");
}

#[test]
fn the_referee_knows_rule_sets_that_nobody_plays() {
    let mut dice = Dice::new(7);
    let mut seen = BTreeSet::new();
    for (round, rules) in made_up_rules().step_by(3).enumerate() {
        judge_all(&mut dice, rules, round, &mut seen);
    }
}

/// Judges every pair of squares, and some paths, in a random position; adds the kinds of refusal to `seen`.
fn judge_all(dice: &mut Dice, rules: &'static Rules, round: usize, seen: &mut BTreeSet<String>) {
    let position = random_position(dice, rules, round);
    let facts = Facts::new(&position);
    let squares: Vec<Square> = (0..rules.side_length())
        .flat_map(|rank| (0..rules.side_length()).map(move |file| Square::at(file, rank)))
        .collect();
    for &from in &squares {
        check_origin(&facts, from);
        if !facts.board.is_own(from) {
            continue;
        }
        for &to in &squares {
            let judged = position.check_destination(from, to);
            match &judged {
                Ok(meant) => facts.check_meant(from, to, meant),
                Err(refusal) => {
                    facts.check(from, &[to], refusal);
                    seen.insert(kind(refusal));
                    says_something(refusal, &position);
                }
            }
            assert!(
                judged.is_ok() || !facts.is_legal(from, to),
                "{position:?} {from:?} {to:?}: {judged:?}"
            );
        }
    }
    for _ in 0..200 {
        let path = random_path(dice, &facts, &squares);
        if let Err(refusal) = position.judge(&path) {
            facts.check(path[0], &path[1..], &refusal);
            seen.insert(kind(&refusal));
            says_something(&refusal, &position);
        }
    }
}

#[test]
fn what_a_player_writes_is_understood() {
    for (name, rules) in support::RULES {
        let mut dice = Dice::new(4);
        for round in 0..200 {
            let position = random_position(&mut dice, rules, round);
            for sequence in position.sequences() {
                let mut path = vec![sequence.from];
                path.extend(sequence.hops.iter().map(|hop| hop.to));
                let mut with_captured = vec![sequence.from];
                for hop in &sequence.hops {
                    with_captured.extend(hop.over);
                    with_captured.push(hop.to);
                }
                for named in [path, with_captured] {
                    let meant = position.judge(&named).unwrap();
                    let results: Vec<_> = meant.iter().map(Sequence::result).collect();
                    assert!(
                        results.contains(&sequence.result()),
                        "{name} {position:?} {named:?}: {meant:?}"
                    );
                }
            }
        }
    }
}

fn random_position(dice: &mut Dice, rules: &'static Rules, round: usize) -> Position {
    if !round.is_multiple_of(3) {
        return dice.position(rules, round % 11);
    }
    let mut position = Position::start(rules);
    for _ in 0..dice.roll(60) {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        position = position.play(moves[dice.roll(moves.len())]);
    }
    position
}

/// The path of a capture, with a square or two changed or added.
fn random_path(dice: &mut Dice, facts: &Facts, squares: &[Square]) -> Vec<Square> {
    let captures: Vec<&Told> = facts.captures.iter().chain(&facts.legal).collect();
    let mut path = match captures.get(dice.roll(captures.len().max(1))) {
        Some(told) => {
            let mut path = vec![told.from];
            path.extend(&told.taken);
            path.push(told.to);
            path
        }
        None => vec![
            squares[dice.roll(squares.len())],
            squares[dice.roll(squares.len())],
        ],
    };
    if dice.roll(2) == 0 {
        path.push(squares[dice.roll(squares.len())]);
    }
    let changed = 1 + dice.roll(path.len() - 1);
    path[changed] = squares[dice.roll(squares.len())];
    path
}

fn check_origin(facts: &Facts, from: Square) {
    let may_move = facts.legal.iter().any(|told| told.from == from);
    match facts.position.check_origin(from) {
        Ok(()) => assert!(may_move, "{:?} {from:?}", facts.position),
        Err(refusal) => {
            assert!(!may_move, "{:?} {from:?}: {refusal:?}", facts.position);
            facts.check(from, &[], &refusal);
            says_something(&refusal, facts.position);
        }
    }
}

/// A position as the slow generator sees it.
struct Facts<'a> {
    position: &'a Position,
    board: Board,
    captures: BTreeSet<Told>,
    legal: BTreeSet<Told>,
}

impl<'a> Facts<'a> {
    fn new(position: &'a Position) -> Self {
        let board = Board::new(position);
        Self {
            position,
            captures: board.all_captures(),
            legal: board.legal(),
            board,
        }
    }

    fn is_legal(&self, from: Square, to: Square) -> bool {
        self.legal
            .iter()
            .any(|told| (told.from, told.to) == (from, to))
    }

    fn check_meant(&self, from: Square, to: Square, meant: &[Sequence]) {
        let ends = self.is_legal(from, to);
        let draws_lots = self.board.rules.ties == Ties::Random;
        assert!(!meant.is_empty());
        for sequence in meant {
            let told = Told::from(sequence);
            let context = format!("{:?} {from:?} {to:?}: {told:?}", self.position);
            assert!(self.legal.contains(&told), "{context}");
            let begins = told.taken.first() == Some(&to) || self.may_land_first(&told, to);
            assert!(
                told.to == to || ((!ends || draws_lots) && begins),
                "{context}"
            );
        }
        let results: BTreeSet<_> = meant.iter().map(|one| (one.to(), one.captured())).collect();
        assert_eq!(
            results.len(),
            meant.len(),
            "{:?} {from:?} {to:?}",
            self.position
        );
    }

    /// Whether `to` lies on the free line behind the first piece that is taken.
    fn may_land_first(&self, told: &Told, to: Square) -> bool {
        let Some(&over) = told.taken.first() else {
            return false;
        };
        on_line(told.from, over, to) && self.pieces_between(over, to, told.from).is_empty()
    }

    /// The pieces on the line between two squares, the last included, with `origin` free.
    fn pieces_between(&self, from: Square, to: Square, origin: Square) -> Vec<Square> {
        let Some(step) = step(from, to) else {
            return Vec::new();
        };
        let mut pieces = Vec::new();
        let mut square = from;
        while square != to {
            square = square.offset(step.0, step.1).unwrap();
            if self.board.at(square) != Cell::Free && square != origin {
                pieces.push(square);
            }
        }
        pieces
    }

    /// Derives again what `refusal` says of the move from `from` by the squares `named`.
    #[expect(clippy::too_many_lines, reason = "an arm for each refusal")]
    fn check(&self, from: Square, named: &[Square], refusal: &Refusal) {
        let context = format!("{:?} {from:?} {named:?}: {refusal:?}", self.position);
        let board = &self.board;
        let rules = board.rules;
        let first = named.first().copied().unwrap_or(from);
        let holds = |square, kind| board.piece(square).is_some_and(|piece| piece.kind == kind);
        let own_kind = |square, kind| board.is_own(square) && holds(square, kind);
        let is_true = match refusal {
            Refusal::NotPlayable { square } => {
                let corner = rules.is_playable(Square::at(0, 0));
                (square.file() + square.rank()).is_multiple_of(2) != corner
                    && (from == *square || named.contains(square))
            }
            Refusal::NoPiece { square } => *square == from && board.at(from) == Cell::Free,
            Refusal::OpponentsPiece { square, piece } => {
                *square == from && board.is_enemy(from) && board.piece(from) == Some(*piece)
            }
            Refusal::Blocked { square, kind, by } => {
                let open = STEPS.iter().filter(|&&step| {
                    *kind == Kind::King
                        || board.is_forward(step)
                        || rules.men_capture == ManCapture::BothWays
                });
                let next: Vec<Square> = open.filter_map(|&step| board.next(from, step)).collect();
                *square == from
                    && own_kind(from, *kind)
                    && self.captures.is_empty()
                    && board.quiet(from).is_empty()
                    && !by.is_empty()
                    && by.iter().all(|square| board.piece(square).is_some())
                    && next
                        .iter()
                        .all(|&next| by.contains(next) || board.at(next) == Cell::Free)
            }
            Refusal::OtherMustCapture { square, kind, best } => {
                *square == from
                    && own_kind(from, *kind)
                    && board.captures(from).is_empty()
                    && self.is_allowed(best)
            }
            Refusal::MustCapture { best } => {
                let is_quiet = board.quiet(from).iter().any(|told| told.to == first);
                is_quiet && self.is_allowed(best)
            }
            Refusal::Outranked { law, chosen, best } => {
                let (less, more) = (Told::from(&chosen.sequence), Told::from(&best.sequence));
                let laws = rules.precedence.iter();
                let earlier = laws.take_while(|other| *other != law);
                self.is_allowed(best)
                    && self.counts(chosen)
                    && less.from == from
                    && self.captures.contains(&less)
                    && board.measure(*law, &less) < board.measure(*law, &more)
                    && earlier
                        .into_iter()
                        .all(|&law| board.measure(law, &less) == board.measure(law, &more))
            }
            Refusal::NoMove { square } => *square == from && first == from,
            Refusal::OwnPieceThere { to, kind } => *to == first && own_kind(*to, *kind),
            Refusal::NotDiagonal { from: origin, to } => {
                (*origin, *to) == (from, first) && step(from, *to).is_none()
            }
            Refusal::Backward { from: origin, to } => {
                (*origin, *to) == (from, first)
                    && own_kind(from, Kind::Man)
                    && !board.is_forward(step(from, first).unwrap())
                    && board.at(next_to(from, first)) == Cell::Free
            }
            Refusal::BackwardCapture { from: origin, over } => {
                *origin == from
                    && own_kind(from, Kind::Man)
                    && rules.men_capture == ManCapture::Forward
                    && *over == next_to(from, first)
                    && board.is_enemy(*over)
                    && !board.is_forward(step(from, first).unwrap())
            }
            Refusal::TooFar {
                from: origin,
                to,
                kind,
            } => {
                (*origin, *to) == (from, first)
                    && own_kind(from, *kind)
                    && (*kind == Kind::Man || rules.kings == Reach::Short)
                    && distance(from, first) > 1
                    && (distance(from, first) > 2 || board.at(next_to(from, first)) == Cell::Free)
            }
            Refusal::OwnPieceInTheWay {
                from: origin,
                to,
                square,
                kind,
            } => {
                (*origin, *to) == (from, first)
                    && own_kind(*square, *kind)
                    && on_line(from, *square, *to)
            }
            Refusal::TwoInARow {
                first: near,
                second,
            } => {
                [near, second].iter().all(|square| board.is_enemy(**square))
                    && *second == next_to(*near, *second)
                    && on_line(from, *near, *second)
                    && (*near == first || on_line(from, *near, first))
            }
            Refusal::NoRoomBehind { over, behind } => {
                board.is_enemy(*over)
                    && (*over == first || on_line(from, *over, first))
                    && match behind {
                        Some(behind) => board.is_own(*behind) && *behind == next_to(*over, *behind),
                        None => board.next(*over, step(from, *over).unwrap()).is_none(),
                    }
            }
            Refusal::NothingToCapture {
                from: origin,
                over,
                to,
            } => {
                (*origin, *to) == (from, first)
                    && distance(from, first) == 2
                    && *over == next_to(from, first)
                    && board.at(*over) == Cell::Free
            }
            Refusal::ManTakesKing { from: origin, king } => {
                *origin == from
                    && !rules.men_take_kings
                    && own_kind(from, Kind::Man)
                    && board.is_enemy(*king)
                    && holds(*king, Kind::King)
                    && *king == next_to(from, first)
            }
            Refusal::KingMustGoOn { over, to, onward } => {
                let jumping = || {
                    self.legal
                        .iter()
                        .filter(|told| told.taken.first() == Some(over))
                };
                *to == first
                    && own_kind(from, Kind::King)
                    && on_line(from, *over, *to)
                    && !onward.is_empty()
                    && onward.iter().all(|landing| on_line(from, *over, landing))
                    && jumping().any(|told| told.from == from)
                    && jumping().all(|told| told.taken.len() > 1 || told.from != from)
            }
            Refusal::MustGoOn { at, whole } => {
                let told = Told::from(whole);
                (*at == first || (board.is_enemy(*at) && on_line(from, *at, first)))
                    && told.from == from
                    && self.legal.contains(&told)
                    && whole.to() != *at
                    && whole.hops.iter().any(|hop| {
                        hop.to == *at || hop.over == Some(*at) || rules.kings == Reach::Flying
                    })
            }
            Refusal::MoveEnds { at, to } => {
                let ends = |told: &Told| told.from == from && told.to == *at;
                named.contains(at) && named.contains(to) && self.legal.iter().any(ends)
            }
            Refusal::GoesOnElsewhere { at, to, onward } => {
                named.contains(at)
                    && named.contains(to)
                    && !onward.is_empty()
                    && !onward.contains(*to)
            }
        };
        assert!(is_true, "{context}");
    }

    fn is_allowed(&self, capture: &Capture) -> bool {
        self.counts(capture) && self.legal.contains(&Told::from(&capture.sequence))
    }

    /// Whether what is said of a capture is so.
    fn counts(&self, capture: &Capture) -> bool {
        let taken = capture.sequence.captured();
        let kind = |square: &Square| self.board.piece(*square).map(|piece| piece.kind);
        let kings = taken
            .iter()
            .filter(|square| kind(square) == Some(Kind::King))
            .count();
        capture.pieces == taken.len()
            && capture.kings == kings
            && kind(&capture.sequence.from) == Some(capture.kind)
    }
}

/// The refusal has a sentence in both languages, with every name in it resolved.
fn says_something(refusal: &Refusal, position: &Position) {
    let rules = position.rules();
    for language in Language::ALL {
        for names in [SquareNames::Numeric(rules), SquareNames::Algebraic] {
            let text = Words::new(language).draughts_refusal(refusal, rules, names);
            let is_sentence = text.ends_with('.') && text.chars().count() > 15;
            let is_resolved = !text.contains(['⟨', '{', '$']);
            assert!(is_sentence && is_resolved, "{refusal:?}: {text}");
        }
    }
}

/// The kind of a refusal, without what it says of it.
fn kind(refusal: &Refusal) -> String {
    let text = format!("{refusal:?}");
    text.split_whitespace().next().unwrap().to_owned()
}
