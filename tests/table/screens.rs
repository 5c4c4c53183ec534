//! What is seen, at two sizes and in both languages. Without colour, so that every mark has to be a shape.

use super::session::Session;
use damero::app::Language;
use damero::ui::look::{ColorDepth, Look, Pieces};
use damero::ui::theme::Theme;

/// A moment worth looking at: its name, where it begins, and the keys that lead there.
struct Moment {
    name: &'static str,
    game: &'static str,
    position: &'static str,
    control: &'static str,
    keys: &'static str,
}

const MOMENTS: &[Moment] = &[
    Moment {
        name: "spanish_start",
        game: "spanish",
        position: "",
        control: "none",
        keys: "",
    },
    Moment {
        name: "english_start",
        game: "english",
        position: "",
        control: "5+3",
        keys: "",
    },
    Moment {
        name: "chess_start",
        game: "chess",
        position: "",
        control: "10",
        keys: "",
    },
    Moment {
        name: "international_start",
        game: "international",
        position: "",
        control: "none",
        keys: "",
    },
    Moment {
        name: "spanish_refusal",
        game: "spanish",
        position: "",
        control: "none",
        keys: "C4D5<enter>",
    },
    Moment {
        name: "chess_piece_in_hand",
        game: "chess",
        position: "",
        control: "3+2",
        keys: "e4<enter>e5<enter><enter>",
    },
    Moment {
        name: "chess_typing",
        game: "chess",
        position: "",
        control: "none",
        keys: "Nf",
    },
    Moment {
        name: "chess_looking_back",
        game: "chess",
        position: "",
        control: "none",
        keys: "e4<enter>c5<enter>nf3<enter>d6<enter><tab><up><up>",
    },
    Moment {
        name: "chess_promotion",
        game: "chess",
        position: "8/P6k/8/8/8/8/8/K7 w - - 0 1",
        control: "none",
        keys: "a7a8<enter>",
    },
    Moment {
        name: "chess_mate",
        game: "chess",
        position: "",
        control: "none",
        keys: "f3<enter>e5<enter>g4<enter>Qh4<enter>",
    },
    Moment {
        name: "english_forced",
        game: "english",
        position: "B:W6,14,15:B1,12",
        control: "none",
        keys: "",
    },
    Moment {
        name: "game_menu",
        game: "english",
        position: "",
        control: "1",
        keys: "<esc>",
    },
    Moment {
        name: "help",
        game: "spanish",
        position: "",
        control: "none",
        keys: "?",
    },
];

#[test]
fn tables_look_as_they_should() {
    for moment in MOMENTS {
        for language in Language::ALL {
            for (width, height) in [(80, 24), (120, 40)] {
                let mut session =
                    Session::at_the_table(moment.game, moment.position, moment.control);
                session.keys(moment.keys);
                if language == Language::Spanish {
                    session.keys("<ctrl-t>");
                }
                let name = format!("{}_{}_{width}x{height}", moment.name, language.code());
                insta::assert_snapshot!(name, session.screen(width, height));
            }
        }
    }
}

#[test]
fn clocks_are_large_where_there_is_room_and_colour() {
    let colored = |ascii| Look::new(&Theme::default(), ColorDepth::True, Pieces::Letters, ascii);
    let bar = |session: &Session, look: &Look, width, height| -> String {
        let screen = session.screen_with(look, width, height);
        let rows: Vec<&str> = screen.lines().collect();
        rows[usize::from(height) - 4..].join("\n")
    };
    let mut session = Session::at_the_table("chess", "", "90,12");
    session.keys("e4<enter>").wait_ms(2_000);
    insta::assert_snapshot!("large_clocks", bar(&session, &colored(false), 120, 40));
    session.wait_ms(710_100);
    insta::assert_snapshot!("large_clocks_low", bar(&session, &colored(false), 90, 34));
    let large = bar(&session, &colored(false), 120, 40);
    for (look, width, height) in [
        (Look::plain(), 120, 40),
        (colored(true), 120, 40),
        (colored(false), 80, 34),
        (colored(false), 90, 33),
    ] {
        let bar = bar(&session, &look, width, height);
        assert!(bar.contains(" 0:07.9"), "{bar}");
    }
    assert!(large.contains('█') && !large.contains("0:07.9"), "{large}");
    let untimed = Session::at_the_table("chess", "", "none");
    assert!(bar(&untimed, &colored(false), 120, 40).contains(" 0:00"));
}

#[test]
fn the_menu_and_the_form_look_as_they_should() {
    for language in Language::ALL {
        for (width, height) in [(80, 24), (120, 40)] {
            for (name, keys) in [
                ("menu", ""),
                ("form", "<enter>"),
                ("more_draughts", "<down><down><down><enter>"),
            ] {
                let mut session = Session::at_the_menu(language);
                session.keys(keys);
                let name = format!("{name}_{}_{width}x{height}", language.code());
                insta::assert_snapshot!(name, session.screen(width, height));
            }
        }
    }
}

#[test]
fn every_size_is_survived() {
    let mut session = Session::at_the_table("chess", "", "5+3");
    session.keys("e4<enter>e5<enter><enter>");
    for width in (1..=130).step_by(3).chain([600]) {
        for height in (1..=50).chain([200]) {
            session.screen(width, height);
        }
    }
    session.keys("<esc><esc>");
    for width in 1..=60 {
        for height in 1..=20 {
            session.screen(width, height);
        }
    }
}

#[test]
fn a_terminal_that_is_too_small_is_told_the_size_it_needs() {
    let session = Session::at_the_table("chess", "", "none");
    assert!(session.screen(37, 14).contains("38×14"));
    let session = Session::at_the_table("international", "", "none");
    assert!(session.screen(40, 15).contains("42×16"));
}
