//! Commands: what is read and completed, and what they do at the table.

use super::session::Session;
use damero::app::command_line::{Change, Order, OrderError, Surroundings, completions, read};
use damero::app::dialog::{Leaving, Question};
use damero::app::keys::Context;
use damero::app::table::Notice;
use damero::app::{AnimationSpeed, Language, PieceSet};
use damero::board::Side;
use damero::game::{Outcome, Victory};
use damero::ui::words::Words;

fn themes() -> Vec<String> {
    ["walnut", "paper", "pine"].map(str::to_owned).into()
}

const fn around(themes: &[String], language: Language) -> Surroundings<'_> {
    Surroundings {
        themes,
        plies: 12,
        language,
    }
}

#[test]
fn commands_are_read_in_both_languages() {
    let themes = themes();
    let theme = Order::Change(Change::Theme("paper".to_owned()));
    let spanish = Order::Change(Change::Language(Language::Spanish));
    let letters = Order::Change(Change::Pieces(PieceSet::Letters));
    let off = Order::Change(Change::Animation(AnimationSpeed::OFF));
    for (text, order) in [
        ("new", Order::New),
        ("nueva", Order::New),
        ("flip", Order::Flip),
        ("girar", Order::Flip),
        ("undo", Order::Undo),
        ("deshacer", Order::Undo),
        ("redo", Order::Redo),
        ("rehacer", Order::Redo),
        ("draw", Order::Draw),
        ("tablas", Order::Draw),
        ("resign", Order::Resign),
        ("abandonar", Order::Resign),
        ("goto 12", Order::GoTo(12)),
        ("ir 0", Order::GoTo(0)),
        ("theme paper", theme.clone()),
        ("tema PAPER", theme),
        ("lang es", spanish.clone()),
        ("idioma es", spanish),
        ("pieces letters", letters.clone()),
        ("piezas letters", letters),
        ("animation 0", off.clone()),
        ("animación 0", off.clone()),
        ("ANIMACION  0", off),
        ("pause", Order::Pause),
        ("pausa", Order::Pause),
        ("settings", Order::Settings),
        ("ajustes", Order::Settings),
        ("help", Order::Help),
        ("ayuda", Order::Help),
        ("menu", Order::Menu),
        ("MENÚ", Order::Menu),
        ("quit", Order::Quit),
        ("salir", Order::Quit),
        // Cut short.
        ("q", Order::Quit),
        (" fl ", Order::Flip),
        ("got 3", Order::GoTo(3)),
    ] {
        for language in Language::ALL {
            assert_eq!(
                read(text, around(&themes, language)),
                Ok(order.clone()),
                "{text}"
            );
        }
    }
}

#[test]
fn what_is_not_a_command_says_why() {
    let themes = themes();
    let not_one_of = |command: &str, choices: &[&str]| OrderError::NotOneOf {
        command: command.to_owned(),
        choices: choices.iter().map(|choice| (*choice).to_owned()).collect(),
    };
    let not_a_number = |command: &str, last| OrderError::NotANumber {
        command: command.to_owned(),
        last,
    };
    for (text, error) in [
        ("", OrderError::Unknown(String::new())),
        ("dance", OrderError::Unknown("dance".to_owned())),
        (
            "re",
            OrderError::Ambiguous {
                text: "re".to_owned(),
                names: ["redo", "rehacer", "resign"].map(str::to_owned).into(),
            },
        ),
        ("theme", not_one_of("theme", &["walnut", "paper", "pine"])),
        ("tema x", not_one_of("tema", &["walnut", "paper", "pine"])),
        ("lang fr", not_one_of("lang", &["en", "es"])),
        ("goto", not_a_number("goto", 12)),
        ("goto 13", not_a_number("goto", 12)),
        ("goto -1", not_a_number("goto", 12)),
        ("animation fast", not_a_number("animation", 9)),
        (
            "undo 3",
            OrderError::StandsAlone {
                command: "undo".to_owned(),
            },
        ),
    ] {
        let read = read(text, around(&themes, Language::English));
        assert_eq!(read, Err(error), "{text:?}");
    }
}

#[test]
fn names_and_what_follows_them_are_completed() {
    let themes = themes();
    for (text, language, completed) in [
        ("g", Language::English, &["goto"][..]),
        ("g", Language::Spanish, &["girar"]),
        ("re", Language::English, &["redo", "resign"]),
        ("aba", Language::English, &["abandonar"]),
        (
            "theme ",
            Language::English,
            &["theme walnut", "theme paper", "theme pine"],
        ),
        ("theme p", Language::English, &["theme paper", "theme pine"]),
        ("tema W", Language::Spanish, &["tema walnut"]),
        ("undo ", Language::English, &[]),
        ("dance ", Language::English, &[]),
    ] {
        assert_eq!(
            completions(text, around(&themes, language)),
            completed,
            "{text:?}"
        );
    }
    let all = completions("", around(&themes, Language::English));
    assert_eq!(all.len(), 22);
}

/// A session after these keys at a game of chess.
fn after(keys: &str) -> Session {
    let mut session = Session::at_the_table("chess", "", "none");
    session.keys("e4<enter>e5<enter>").keys(keys);
    session
}

#[test]
fn commands_do_at_the_table_what_their_keys_do() {
    assert!(after(":flip<enter>").table().is_flipped());
    assert_eq!(after(":undo<enter>").table().record().len(), 1);
    assert_eq!(
        after(":undo<enter>:undo<enter>:redo<enter>")
            .table()
            .record()
            .len(),
        1
    );
    assert_eq!(after(":ir 1<enter>").table().shown_ply(), 1);
    for (keys, question) in [
        (":new<enter>", Question::Leave(Leaving::NewGame)),
        (":menú<enter>", Question::Leave(Leaving::Menu)),
        (":q<enter>", Question::Leave(Leaving::Quit)),
        (":tablas<enter>", Question::DrawOffer { to: Side::Black }),
        (":resign<enter>", Question::Resign(Side::White)),
    ] {
        let session = after(keys);
        let asked = session.table().dialog().map(|dialog| &dialog.question);
        assert_eq!(asked, Some(&question), "{keys}");
    }
    let paused = after(":pausa<enter>");
    assert_eq!(paused.table().notice(), Some(&Notice::NothingToPause));
    let mut paused = Session::at_the_table("chess", "", "5");
    paused.keys(":pausa<enter>");
    let asked = paused.table().dialog().map(|dialog| &dialog.question);
    assert_eq!(asked, Some(&Question::Paused));
    assert!(after(":help<enter>").model.help().is_some());
    assert!(after(":ajustes<enter>").model.settings_screen().is_some());
}

#[test]
fn commands_change_settings_and_what_they_change_is_kept() {
    let session = after(":theme paper<enter>:lang es<enter>:piezas flat<enter>:animación 7<enter>");
    let settings = session.model.settings();
    assert_eq!(settings.theme.as_deref(), Some("paper"));
    assert_eq!(settings.language, Language::Spanish);
    assert_eq!(settings.pieces, PieceSet::Flat);
    assert_eq!(Some(settings.animation), AnimationSpeed::new(7));
    assert_eq!(session.saved.len(), 4);
    assert_eq!(session.saved.last(), Some(settings));
}

#[test]
fn a_command_that_is_not_understood_stays_to_be_mended() {
    let mut session = after(":them");
    assert_eq!(session.model.context(), Context::Command);
    session.keys("<bs><bs><bs><bs>dance<enter>");
    let error = OrderError::Unknown("dance".to_owned());
    assert_eq!(session.table().notice(), Some(&Notice::Order(error)));
    let screen = session.screen(80, 24);
    assert!(screen.contains("There is no command “dance”."), "{screen}");
    assert!(screen.contains("dance "), "{screen}");
    session.keys("<esc>nf3<enter>");
    assert_eq!(session.table().record().len(), 3, "the game goes on");
}

#[test]
fn every_error_is_told_in_both_languages() {
    for language in Language::ALL {
        let words = Words::new(language);
        for text in ["dance", "re", "theme", "goto 99", "undo 3"] {
            let error = read(text, around(&themes(), language)).expect_err("wrong");
            let told = words.order_error(&error);
            assert!(!told.contains('⟨') && !told.contains("{$"), "{told}");
            assert!(told.ends_with(['.', '?']), "{told}");
        }
    }
}

#[test]
fn the_command_line_is_left_by_deleting_further_than_its_beginning() {
    let mut session = after(":q<bs>");
    assert_eq!(session.model.context(), Context::Command);
    session.keys("<bs>");
    assert_eq!(session.model.context(), Context::Board);
    session.keys(":<enter>");
    assert_eq!(session.model.context(), Context::Board);
}

#[test]
fn tab_completes_as_far_as_it_is_clear_and_then_tells_what_fits() {
    let typed = |session: &Session| {
        let input = session.table().command().expect("a command line");
        input.value().to_owned()
    };
    let mut session = after(":th<tab>");
    assert_eq!(typed(&session), "theme ");
    session.keys("co<tab>");
    assert_eq!(typed(&session), "theme con");
    session.keys("<tab>");
    let choices = ["contrast", "console"].map(str::to_owned).into();
    assert_eq!(session.table().notice(), Some(&Notice::Choices(choices)));
    session.keys("t<tab><enter>");
    assert_eq!(session.model.settings().theme.as_deref(), Some("contrast"));
}

#[test]
fn resigning_is_not_asked_for_where_the_player_does_not_want_it() {
    // From the first line down to the question.
    let session =
        after(":settings<enter><down><down><down><down><down><down><down> <esc>:resign<enter>");
    let lost = Outcome::Win {
        winner: Side::Black,
        by: Victory::Resignation,
    };
    assert_eq!(session.table().record().outcome(), Some(lost));
}
