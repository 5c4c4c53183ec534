//! Whole games from the menu to a real ending, by typing alone and by the cursor alone, in both languages.

use super::session::Session;
use damero::app::Language;
use damero::app::dialog::{Answer, Question};
use damero::board::Square;
use damero::game::{Move, Variant};
use damero::notation::Style;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Longer than any of the games below; without captures and pawn moves a game of chess ends before it.
const LONGEST: usize = 2_000;

#[test]
fn games_are_played_to_their_end_by_typing_alone() {
    play_all(|session, mv| {
        let state = *session.table().record().state();
        let letters = session.model.settings().language.letters();
        let style = Style::of(session.table().terms().variant);
        let text = style.in_letters(letters).write(&state, mv);
        session.keys(&text).keys("<enter>");
    });
}

#[test]
fn games_are_played_to_their_end_by_the_cursor_alone() {
    play_all(|session, mv| {
        let ply = session.table().record().state().ply(mv.clone());
        session.choose(ply.from);
        let before = session.table().record().len();
        for hop in &ply.hops {
            session.choose(hop.to);
            if session.table().record().len() > before {
                break;
            }
        }
        if let Move::Chess(mv) = mv
            && let Some(role) = mv.promotion()
        {
            while session
                .table()
                .dialog()
                .and_then(damero::app::dialog::Dialog::answer)
                != Some(Answer::Piece(role))
            {
                session.keys("<down>");
            }
            session.keys("<enter>");
        }
    });
}

fn play_all(make: impl Fn(&mut Session, &Move)) {
    for language in Language::ALL {
        for (lines_down, variant) in [
            (0, Variant::Spanish),
            (1, Variant::English),
            (2, Variant::Chess),
        ] {
            for seed in 0..3 {
                let mut session = Session::at_the_menu(language);
                session
                    .keys(&"<down>".repeat(lines_down))
                    .keys("<enter><enter>");
                assert_eq!(session.table().terms().variant, variant);
                play(&mut session, &mut ChaCha8Rng::seed_from_u64(seed), &make);
            }
        }
    }
}

fn play(session: &mut Session, chance: &mut ChaCha8Rng, make: &impl Fn(&mut Session, &Move)) {
    while session.table().record().outcome().is_none() {
        let plies = session.table().record().len();
        assert!(
            plies < LONGEST,
            "no end in sight\n{}",
            session.screen(80, 24)
        );
        let moves = session.table().record().state().moves();
        let mv = &moves[chance.random_range(0..moves.len())];
        make(session, mv);
        // A draw that can be claimed is declined: the game is to end by itself.
        if matches!(
            session.table().dialog().map(|it| &it.question),
            Some(Question::Claim(_))
        ) {
            session.keys("n");
        }
        let played = session.table().record().len();
        assert_eq!(played, plies + 1, "{mv:?}\n{}", session.screen(80, 24));
    }
    let question = session.table().dialog().map(|it| it.question.clone());
    assert!(matches!(question, Some(Question::Over(_))), "{question:?}");
    let screen = session.screen(80, 24);
    assert!(!screen.contains('⟨'), "a text is missing\n{screen}");
}

impl Session {
    /// Moves the cursor to `square` and presses Enter.
    pub(crate) fn choose(&mut self, square: Square) {
        let steps = |from: u8, to: u8, less: &str, more: &str| {
            let key = if to < from { less } else { more };
            key.repeat(usize::from(from.abs_diff(to)))
        };
        let cursor = self.table().cursor();
        let across = steps(cursor.file(), square.file(), "<left>", "<right>");
        let along = steps(cursor.rank(), square.rank(), "<down>", "<up>");
        self.keys(&across).keys(&along).keys("<enter>");
    }
}
