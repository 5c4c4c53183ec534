//! The engine beside a slow, obvious second generator: the same moves in thousands of positions of every rule set.

use crate::slow::{Board, Dice, Told, made_up_rules};
use crate::support;
use damero::draughts::{Position, Setup};
use std::collections::BTreeSet;

#[test]
fn random_positions_have_the_moves_of_the_slow_generator() {
    for (name, rules) in support::RULES {
        let mut dice = Dice::new(1);
        for round in 0..1500 {
            agrees(name, &dice.position(rules, round % 11));
        }
    }
}

#[test]
fn random_games_have_the_moves_of_the_slow_generator_and_keep_their_keys() {
    for (name, rules) in support::RULES {
        let mut dice = Dice::new(2);
        for _ in 0..25 {
            let mut position = Position::start(rules);
            for _ in 0..150 {
                agrees(name, &position);
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                position = position.play(moves[dice.roll(moves.len())]);
                let fresh = Position::from_setup(rules, &Setup::from(&position)).unwrap();
                assert_eq!(position.key(), fresh.key(), "{name} {position:?}");
            }
        }
    }
}

#[test]
fn rule_sets_that_nobody_plays_have_the_moves_of_the_slow_generator() {
    let mut dice = Dice::new(6);
    for rules in made_up_rules() {
        for round in 0..50 {
            agrees(&format!("{rules:?}"), &dice.position(rules, round % 11));
        }
    }
}

fn agrees(name: &str, position: &Position) {
    let expected = Board::new(position).legal();
    let sequences = position.sequences();
    let found: BTreeSet<Told> = sequences.iter().map(Told::from).collect();
    assert_eq!(found, expected, "{name} {position:?}");
    assert_eq!(
        found.len(),
        sequences.len(),
        "{name} {position:?}: one twice"
    );

    let results: BTreeSet<_> = expected
        .iter()
        .map(|told| {
            let taken: BTreeSet<_> = told.taken.iter().copied().collect();
            (told.from, told.to, taken, told.crowned)
        })
        .collect();
    let moves = position.moves();
    assert_eq!(moves.len(), results.len(), "{name} {position:?}");
    for played in moves {
        let taken = played.captured().iter().collect();
        let result = (played.from(), played.to(), taken, played.promotes());
        assert!(results.contains(&result), "{name} {position:?}: {played:?}");
        assert_eq!(position.sequence(played).result(), played);
    }
    assert_eq!(
        position.has_moves(),
        !expected.is_empty(),
        "{name} {position:?}"
    );
}
