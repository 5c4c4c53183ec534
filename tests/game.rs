//! What always holds of a game, whichever it is and however it goes.

use damero::game::{Record, State, Variant};
use damero::notation::{Letters, read_position, typed, write_position};
use proptest::prelude::*;

/// A game of any variant that is played by `choices` until it ends or they do.
fn played(variant: Variant, choices: &[prop::sample::Index]) -> (Record, Vec<State>) {
    let mut record = Record::new(variant, variant.start());
    let mut positions = vec![*record.state()];
    for choice in choices {
        let moves = record.state().moves();
        if moves.is_empty() || record.outcome().is_some() {
            break;
        }
        record.play(choice.get(&moves).clone());
        positions.push(*record.state());
    }
    (record, positions)
}

fn variants() -> impl Strategy<Value = Variant> {
    prop::sample::select(Variant::ALL.to_vec())
}

fn choices() -> impl Strategy<Value = Vec<prop::sample::Index>> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..80)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_legal_move_applies(variant in variants(), choices in choices()) {
        let (record, _) = played(variant, &choices);
        let state = record.state();
        for mv in state.moves() {
            let ply = state.ply(mv.clone());
            let after = state.play(&mv);
            prop_assert_eq!(after.side(), state.side().opposite());
            prop_assert_eq!(after.piece(ply.to()), Some(ply.promotion.unwrap_or(ply.mover)));
            let captured = ply.captured().count();
            prop_assert_eq!(after.pieces().len() + captured, state.pieces().len());
            prop_assert!(state.check_origin(ply.from).is_ok());
        }
    }

    #[test]
    fn a_position_is_read_as_it_was_written(variant in variants(), choices in choices()) {
        for state in played(variant, &choices).1 {
            let text = write_position(&state);
            let read = read_position(variant, &text).expect("what was written can be read");
            prop_assert_eq!(write_position(&read), text);
            prop_assert_eq!(read.key(), state.key());
            prop_assert_eq!(read.moves(), state.moves());
        }
    }

    #[test]
    fn playing_a_record_again_gives_its_positions(variant in variants(), choices in choices()) {
        let (record, positions) = played(variant, &choices);
        let mut again = Record::new(variant, variant.start());
        for (entry, position) in record.entries().iter().zip(&positions[1..]) {
            again.play(entry.ply.mv.clone());
            prop_assert_eq!(again.state(), position);
        }
        prop_assert_eq!(again, record);
    }

    #[test]
    fn taking_back_is_exact(variant in variants(), choices in choices()) {
        let (mut record, positions) = played(variant, &choices);
        let before = record.clone();
        for position in positions.iter().rev().skip(1) {
            prop_assert!(record.take_back());
            prop_assert_eq!(record.state(), position);
        }
        prop_assert!(!record.take_back());
        while record.redo() {}
        prop_assert_eq!(record, before);
    }

    #[test]
    fn every_way_a_move_is_written_is_understood(variant in variants(), choices in choices()) {
        use damero::notation::Style;
        let (record, _) = played(variant, &choices);
        let state = record.state();
        for mv in state.moves() {
            for style in [Style::of(variant), Style::Coordinate] {
                let text = style.write(state, &mv);
                let meant = typed::read(variant, state, &text, Letters::English);
                let meant = meant.map_err(|error| TestCaseError::fail(format!("{text}: {error:?}")))?;
                let same = meant.iter().any(|meant| state.play(meant) == state.play(&mv));
                prop_assert!(same, "{text} was taken for {meant:?}");
            }
        }
    }
}
