//! The settings: changed, seen at once, kept.

use super::session::Session;
use damero::app::settings_screen::Setting;
use damero::app::{Language, Message, Notation, PieceSet, Settings, Trouble};
use damero::ui::look::ColorDepth;
use damero::ui::words::Words;
use damero::ui::{self, Looks};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;

/// From the menu to the settings.
const OPEN: &str = "<down><down><down><down><enter>";

fn settings() -> Session {
    let mut session = Session::at_the_menu(Language::English);
    session.keys(OPEN);
    assert!(session.model.settings_screen().is_some());
    session
}

/// What is seen in colour, in the look that is set.
fn painted(session: &Session) -> Buffer {
    let mut looks = Looks::new(ColorDepth::True, Vec::new());
    let look = looks.of(session.model.settings());
    let mut terminal = Terminal::new(TestBackend::new(100, 30)).expect("no terminal to fail");
    terminal
        .draw(|frame| ui::view(&session.model, look, frame))
        .expect("no terminal to fail");
    terminal.backend().buffer().clone()
}

#[test]
fn the_settings_look_as_they_should() {
    for language in Language::ALL {
        for (width, height) in [(38, 14), (80, 24), (120, 40)] {
            let mut session = Session::at_the_menu(language);
            session.keys(OPEN).keys("<down>");
            let name = format!("settings_{}_{width}x{height}", language.code());
            insta::assert_snapshot!(name, session.screen(width, height));
        }
    }
}

#[test]
fn every_value_of_every_setting_has_its_words_and_fits() {
    for language in Language::ALL {
        for line in 0..Setting::ALL.len() {
            let mut session = Session::at_the_menu(language);
            session.keys(OPEN).keys(&"<down>".repeat(line));
            // The language changes with its own line, and comes back.
            for _ in 0..10 {
                session.keys("<right>");
                let screen = session.screen(80, 24);
                assert!(!screen.contains('⟨') && !screen.contains('…'), "{screen}");
            }
        }
    }
}

#[test]
fn what_is_changed_is_seen_at_once() {
    for (line, setting) in Setting::ALL.into_iter().enumerate() {
        let mut session = settings();
        session.keys(&"<down>".repeat(line));
        let before = painted(&session);
        session.keys("<right>");
        assert_ne!(painted(&session), before, "{setting:?}");
        session.keys("<left>");
        assert_eq!(painted(&session), before, "{setting:?}");
    }
}

#[test]
fn a_piece_shows_the_speed_only_while_that_is_set() {
    let mut session = settings();
    assert_eq!(damero::app::next_wake(&session.model), None);
    session.keys("<down><down><down><down>");
    assert_eq!(damero::app::next_wake(&session.model), None, "speed 0");
    session.keys("<right>");
    let before = painted(&session);
    session.wait_ms(300);
    assert_ne!(painted(&session), before);
    session.keys("<esc>");
    assert_eq!(damero::app::next_wake(&session.model), None);
}

#[test]
fn settings_are_kept_when_the_screen_is_left_and_only_if_they_changed() {
    let mut session = settings();
    session.keys("<down><right><right><down><right>");
    assert!(session.saved.is_empty());
    session.keys("<enter>");
    let kept = session.saved.last().expect("they are kept");
    assert_eq!(kept.theme.as_deref(), Some("contrast"));
    assert_eq!(kept.pieces, PieceSet::Flat);
    session.keys("<enter><esc>");
    assert_eq!(session.saved.len(), 1);
}

#[test]
fn settings_are_kept_when_the_program_ends_on_their_screen() {
    for end in ["<ctrl-q>", ""] {
        let mut session = settings();
        session.keys("<right>").keys(end);
        if end.is_empty() {
            session.send(Message::Terminate);
        }
        assert!(session.quit);
        assert_eq!(session.saved.len(), 1);
        assert_eq!(session.saved[0].language, Language::Spanish);
    }
}

#[test]
fn the_settings_lie_over_a_game_that_goes_on_below() {
    let mut session = Session::at_the_table("chess", "", "1");
    session.keys("e4<enter>:settings<enter>");
    assert!(session.model.settings_screen().is_some());
    session.keys("e5<enter>").wait_ms(1_000).keys("e5<enter>");
    assert_eq!(session.table().record().len(), 2);
    session.keys("<esc><down><down><down><down><down><down><enter>");
    assert!(session.model.settings_screen().is_some(), "the game’s menu");
}

#[test]
fn the_history_is_written_as_it_is_set() {
    for (notation, written) in [
        (Notation::Own, "Nf3"),
        (Notation::San, "Nf3"),
        (Notation::Figurines, "♘f3"),
        (Notation::Coordinate, "g1f3"),
        (Notation::Uci, "g1f3"),
        (Notation::Numeric, "Nf3"),
    ] {
        let at = Notation::ALL
            .iter()
            .position(|other| *other == notation)
            .expect("one of them");
        let mut session = Session::at_the_table("chess", "", "none");
        session.keys("nf3<enter>:settings<enter><down><down><down><down><down><down>");
        session.keys(&"<right>".repeat(at)).keys("<esc>");
        assert_eq!(session.model.settings().notation, notation);
        let screen = session.screen(80, 24);
        assert!(screen.contains(written), "{notation:?}:\n{screen}");
    }
}

#[test]
fn coordinates_can_be_left_away() {
    let mut session = Session::at_the_table("chess", "", "none");
    let named = |session: &Session| session.screen(80, 24).contains("a   b   c   d");
    assert!(named(&session), "{}", session.screen(80, 24));
    session.keys(":settings<enter><down><down><down><down><down><right><esc>");
    assert!(!named(&session));
}

fn troubles() -> Vec<Trouble> {
    let file = || "config.toml".to_owned();
    let key = |key: &str| key.to_owned();
    let mut troubles = vec![
        Trouble::Unreadable { file: file() },
        Trouble::Syntax {
            file: file(),
            line: 3,
        },
        Trouble::UnknownKey {
            file: file(),
            line: 3,
            key: key("colour"),
        },
        Trouble::NotAColor {
            file: file(),
            line: 3,
            key: key("board.light"),
        },
        Trouble::UnknownBase {
            file: file(),
            line: 3,
        },
        Trouble::NoSuchTheme { name: key("pine") },
        Trouble::NotSaved { file: file() },
        Trouble::LeftAlone {
            file: file(),
            line: 3,
        },
    ];
    for name in [
        "language",
        "theme",
        "pieces",
        "animation",
        "notation",
        "bell",
    ] {
        troubles.push(Trouble::NotAValue {
            file: file(),
            line: 3,
            key: key(name),
        });
    }
    troubles
}

#[test]
fn every_trouble_is_told_in_both_languages() {
    for language in Language::ALL {
        let words = Words::new(language);
        for trouble in troubles() {
            let text = words.trouble(&trouble);
            assert!(!text.contains('⟨') && !text.contains("{$"), "{text}");
            assert!(text.ends_with('.'), "{text}");
        }
    }
}

#[test]
fn troubles_are_told_in_the_menu_one_after_another() {
    let mut session = Session::at_the_menu(Language::English);
    session.model = damero::app::Model::new(Settings::default(), 0).with_troubles([
        Trouble::NotAValue {
            file: "config.toml".to_owned(),
            line: 2,
            key: "animation".to_owned(),
        },
        Trouble::NotAColor {
            file: "themes/pine.toml".to_owned(),
            line: 7,
            key: "board.light".to_owned(),
        },
    ]);
    let screen = session.screen(80, 24);
    assert!(
        screen.contains("config.toml, line 2: animation must be"),
        "{screen}"
    );
    let screen = session.keys("<down>").screen(80, 24);
    assert!(
        screen.contains("themes/pine.toml, line 7: board.light"),
        "{screen}"
    );
    let screen = session.keys("<down>").screen(80, 24);
    assert!(!screen.contains("pine"), "{screen}");
}

#[test]
fn settings_that_can_not_be_kept_are_told_where_the_player_is() {
    let trouble = Trouble::NotSaved {
        file: "config.toml".to_owned(),
    };
    let mut menu = Session::at_the_menu(Language::English);
    let mut table = Session::at_the_table("chess", "", "none");
    for session in [&mut menu, &mut table] {
        session.send(Message::Trouble(trouble.clone()));
        let screen = session.screen(120, 40);
        assert!(screen.contains("could not be kept"), "{screen}");
    }
}
