//! What players do with the mouse.

use super::pointer::{NOWHERE, SIZE, named};
use super::session::Session;
use damero::app::dialog::{Answer, Question};
use damero::app::new_game::{Field, Value};
use damero::app::table::{Focus, Notice};
use damero::app::{
    self, Command, Key, KeyCode, Language, Message, Mouse, MouseAction, Screen, Target,
};
use damero::game::{Outcome, Variant};

#[test]
fn a_piece_is_clicked_and_then_its_square() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.click("e2");
    assert_eq!(session.held(), Some(named("e2")));
    session.click("e4").click("g8").click("f6");
    assert_eq!(
        session.position(),
        "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2"
    );
    assert_eq!(session.table().cursor(), named("f6"));
}

#[test]
fn a_piece_is_dragged_and_dropped() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.press("e2").drag("e3");
    assert_eq!(session.table().cursor(), named("e3"));
    session.drag("e4").release("e4");
    assert_eq!(
        session.position(),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
    );
    assert_eq!(session.held(), None);
}

#[test]
fn a_dragged_piece_is_seen_under_the_pointer_cell_by_cell() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.press("e2").drag("e2");
    let mut at = session.cell("e2");
    for _ in 0..5 {
        at.y -= 1;
        session.mouse(MouseAction::Drag, at);
        let screen = session.screen(SIZE.width, SIZE.height);
        let line = screen.lines().nth(usize::from(at.y)).expect("a row");
        let under = line.chars().nth(usize::from(at.x));
        assert_eq!(under, Some('P'), "{screen}");
        assert_eq!(screen.matches('P').count(), 8, "{screen}");
    }
}

#[test]
fn a_piece_dropped_where_it_was_stays_in_hand_until_it_is_clicked_again() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.press("e2").drag("e4").drag("e2").release("e2");
    assert_eq!(session.held(), Some(named("e2")));
    // From there it may be dragged again.
    session.press("e2").drag("e3").drag("e2").release("e2");
    assert_eq!(session.held(), Some(named("e2")));
    session.click("e2");
    assert_eq!(session.held(), None);
    assert!(session.table().record().is_empty());
}

#[test]
fn a_piece_dropped_where_it_cannot_go_is_refused_and_stays_in_hand() {
    let mut session = Session::at_the_table("chess", "", "none");
    for square in ["e5", "d1"] {
        session.press("e2").drag(square).release(square);
        assert!(
            matches!(session.table().notice(), Some(Notice::Refused(_))),
            "{square}: {:?}",
            session.table().notice()
        );
        assert_eq!(session.held(), Some(named("e2")));
    }
    assert!(session.table().record().is_empty());
}

#[test]
fn a_piece_dropped_beside_the_board_stays_in_hand() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.press("e2").drag("e4");
    session
        .mouse(MouseAction::Drag, NOWHERE)
        .mouse(MouseAction::Release, NOWHERE);
    assert_eq!(session.held(), Some(named("e2")));
    assert_eq!(session.table().cursor(), named("e2"));
    assert_eq!(session.table().notice(), None);
    session.click("e4");
    assert_eq!(session.table().record().len(), 1);
}

#[test]
fn another_piece_is_taken_instead_and_can_be_dragged_at_once() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.click("e2").press("g1").drag("f3").release("f3");
    assert_eq!(
        session.position(),
        "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"
    );
}

#[test]
fn a_capture_is_clicked_hop_by_hop_or_dropped_at_its_end() {
    // b8 can take over c7 to d6 and there go on either way.
    let position = "B:W6,14,15:B1";
    let mut session = Session::at_the_table("english", position, "none");
    session.click("b8").click("d6");
    assert_eq!(session.held(), Some(named("d6")));
    session.click("h8");
    assert!(matches!(
        session.table().notice(),
        Some(Notice::CaptureGoesOn(_))
    ));
    session.press("d6").drag("f4").release("f4");
    assert_eq!(session.table().record().len(), 1);

    let mut session = Session::at_the_table("english", position, "none");
    session.press("b8").drag("b4").release("b4");
    assert_eq!(session.table().record().len(), 1);
}

#[test]
fn a_click_on_the_board_gives_up_what_was_being_typed() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.keys("Nf").click("e2");
    assert_eq!(session.table().prompt().value(), "");
    assert_eq!(session.held(), Some(named("e2")));
}

#[test]
fn a_key_makes_the_mouse_let_go() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.press("e2").drag("e4").keys("v").release("e4");
    assert!(session.table().record().is_empty());
    assert_eq!(session.held(), Some(named("e2")));
}

#[test]
fn a_turned_board_is_clicked_as_it_is_seen() {
    let mut session = Session::at_the_table("chess", "", "none");
    let (e2, e4) = (session.cell("e2"), session.cell("e4"));
    session.keys("v").click("e2").click("e4");
    assert_eq!(session.table().record().len(), 1);
    assert_ne!((session.cell("e2"), session.cell("e4")), (e2, e4));
}

#[test]
fn the_wheel_walks_through_the_game_and_a_click_on_a_move_looks_at_it() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.keys("e4<enter>c5<enter>nf3<enter>d6<enter>");
    let (board, list) = (session.cell("d4"), session.place("Nf3"));
    for (at, action, ply) in [
        (board, MouseAction::WheelUp, 3),
        (list, MouseAction::WheelUp, 2),
        (board, MouseAction::WheelDown, 3),
        (NOWHERE, MouseAction::WheelUp, 3),
        (list, MouseAction::WheelDown, 4),
        (list, MouseAction::WheelDown, 4),
    ] {
        session.mouse(action, at);
        assert_eq!(session.table().shown_ply(), ply, "{action:?} at {at}");
    }
    session.click_on("c5");
    assert_eq!(session.table().shown_ply(), 2);
    assert_eq!(session.table().focus(), Focus::History);
    session.click_on("d6");
    assert!(!session.table().is_looking_back());
    session.click_on("such as");
    assert_eq!(session.table().focus(), Focus::Board);
}

#[test]
fn a_click_plays_from_the_past_after_a_question() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.keys("e4<enter>e5<enter>nf3<enter>");
    session.click_on("e4").click("c7").click("c5");
    assert!(matches!(
        session.question(),
        Some(Question::Branch {
            keep: 1,
            lost: 2,
            ..
        })
    ));
    session.click_on("Yes");
    assert_eq!(
        session.position(),
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
    );
}

#[test]
fn a_question_is_answered_by_a_click_and_everything_else_is_inert() {
    let mut session = Session::at_the_table("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "none");
    let board = session.cell("a1");
    session.click("a7").click("a8");
    assert!(matches!(session.question(), Some(Question::Promotion(_))));
    let ply = session.place("Moves");
    for at in [board, ply, NOWHERE] {
        for action in [
            MouseAction::Press,
            MouseAction::Drag,
            MouseAction::Release,
            MouseAction::WheelUp,
            MouseAction::WheelDown,
        ] {
            session.mouse(action, at);
            assert!(matches!(session.question(), Some(Question::Promotion(_))));
            assert_eq!(session.table().focus(), Focus::Board);
        }
    }
    session.click_on("Knight");
    assert_eq!(session.position(), "N7/7k/8/8/8/8/8/K7 b - - 0 1");
}

#[test]
fn the_wheel_moves_over_answers_and_stops_at_the_last() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.keys("<esc>");
    let at = session.place("Turn the board");
    let selected = |session: &Session| session.table().dialog().map(|dialog| dialog.selected);
    session.mouse(MouseAction::WheelUp, at);
    assert_eq!(selected(&session), Some(0));
    for _ in 0..20 {
        session.mouse(MouseAction::WheelDown, at);
    }
    let last = session
        .table()
        .dialog()
        .map(|dialog| dialog.answers.len() - 1);
    assert_eq!(selected(&session), last);
}

#[test]
fn a_click_meant_for_the_board_does_not_answer_a_question_that_comes_at_that_moment() {
    let mut session = Session::at_the_table("chess", "7k/8/8/8/8/8/8/KR6 w - - 0 1", "1,1");
    let (press, release) = (session.cell("d4"), session.cell("b4"));
    for (action, at) in [(MouseAction::Press, press), (MouseAction::Release, release)] {
        session = Session::at_the_table("chess", "7k/8/8/8/8/8/8/KR6 w - - 0 1", "1,1");
        session.press("b1").drag("b4");
        // The flag falls, and nobody has looked yet.
        session.now = session.now + std::time::Duration::from_secs(61);
        session.mouse(action, at);
        assert_eq!(session.table().record().len(), 0);
        let outcome = session.table().record().outcome();
        assert!(matches!(outcome, Some(Outcome::Draw(_))));
    }
    assert!(matches!(session.question(), Some(Question::Over(_))));
    // An answer of another question is none to this one.
    let stale = Mouse {
        action: MouseAction::Press,
        column: 40,
        row: 12,
        target: Some(Target::Answer(Answer::Resume)),
    };
    session.send(Message::Mouse(stale));
    assert!(matches!(session.question(), Some(Question::Over(_))));
}

#[test]
fn a_click_lets_a_piece_in_the_air_arrive() {
    let mut session = Session::at_the_menu(Language::English);
    // The animation goes from none to the slowest.
    session.click_on("Settings").click_on("Moving pieces");
    session.click_on("Moving pieces").keys("<esc>");
    session.click_on("Chess").click_on("Begin the game");
    session.click("e2").click("e4");
    assert!(session.table().flight().is_some(), "to let go is no click");
    session.click("e7");
    assert!(session.table().flight().is_none());
    assert_eq!(session.held(), Some(named("e7")));
}

#[test]
fn a_line_of_the_settings_is_clicked_and_all_beneath_is_inert() {
    let mut session = Session::at_the_table("chess", "", "none");
    let (e2, e4) = (session.cell("e2"), session.cell("e4"));
    session.keys(":settings<enter>").click_on("Bell");
    let (screen, bell) = (
        session.screen(SIZE.width, SIZE.height),
        |session: &Session| session.model.settings().bell,
    );
    assert!(!bell(&session), "the first click only goes there");
    session.click_at(NOWHERE);
    session.mouse(MouseAction::WheelUp, e2);
    let stale = |square: &str| Mouse {
        action: MouseAction::Press,
        column: 0,
        row: 0,
        target: Some(Target::Square(named(square))),
    };
    session.send(Message::Mouse(stale("e2")));
    session.send(Message::Mouse(stale("e4")));
    assert_eq!(session.screen(SIZE.width, SIZE.height), screen);
    session.click_on("Bell");
    assert!(bell(&session));
    session.click_on("‹");
    assert!(!bell(&session));
    session.click_on("›");
    assert!(bell(&session));
    let theme = |session: &Session| session.model.settings().theme.clone();
    session.click_on("Theme").click_on("‹");
    assert_eq!(theme(&session).as_deref(), Some("console"));
    session.keys("<esc>");
    assert!(session.table().record().is_empty() && session.held().is_none());
    session.click_at(e2).click_at(e4);
    assert_eq!(session.table().record().len(), 1);
}

#[test]
fn the_mouse_is_given_back_as_soon_as_it_is_set_so() {
    let mut session = Session::at_the_menu(Language::English);
    session.click_on("Settings").click_on("Mouse");
    for on in [false, true] {
        let key = Message::Key(Key::plain(KeyCode::Right));
        let commands = app::update(&mut session.model, session.now, key);
        assert_eq!(commands, [Command::Mouse(on)]);
    }
}

#[test]
fn a_click_leaves_the_command_line_unless_it_is_on_it() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.keys(":fl").click_on("fl");
    assert!(session.table().command().is_some());
    session.click("e2");
    assert!(session.table().command().is_none());
    assert_eq!(session.held(), Some(named("e2")));
    session.keys(":fl").click_on("Moves");
    assert!(session.table().command().is_none());
    assert_eq!(session.table().focus(), Focus::History);
}

#[test]
fn help_scrolls_under_the_wheel_and_all_beneath_is_inert() {
    let mut session = Session::at_the_table("chess", "", "none");
    let (e2, e4) = (session.cell("e2"), session.cell("e4"));
    session.keys("?");
    let top = session.screen(SIZE.width, SIZE.height);
    session.mouse(MouseAction::WheelDown, e2);
    let below = session.screen(SIZE.width, SIZE.height);
    let text = |line: &str| line.trim_end_matches(['│', '↑']).to_owned();
    let row = |screen: &str, index| screen.lines().nth(index).map(text);
    assert_eq!(row(&top, 4), row(&below, 1), "{below}");
    let goes_on = |screen: &str, mark: &str| screen.lines().any(|line| line.ends_with(mark));
    assert!(!goes_on(&top, "↑") && goes_on(&top, "↓"), "{top}");
    assert!(goes_on(&below, "↑") && goes_on(&below, "↓"), "{below}");
    session.click_at(e2).click_at(e4);
    assert_eq!(session.screen(SIZE.width, SIZE.height), below);
    session.mouse(MouseAction::WheelUp, NOWHERE);
    assert_eq!(session.screen(SIZE.width, SIZE.height), top);
    session.keys("<esc>");
    assert!(session.table().record().is_empty() && session.held().is_none());
    let whole_page = session.keys("?").screen(SIZE.width, 120);
    assert!(whole_page.contains("With the mouse"), "{whole_page}");
}

#[test]
fn a_game_is_begun_by_clicks_alone() {
    let mut session = Session::at_the_menu(Language::English);
    session.click_on("More draughts").click_on("Back");
    session.click_on("English draughts");
    let value = |session: &Session, field| match session.model.screen() {
        Screen::NewGame(form) => format!("{:?}", form.value(field)),
        _ => panic!("not at the form"),
    };
    let clock = |session: &Session| value(session, Field::Clock);
    let none = clock(&session);
    session.click_on("Clock");
    assert_eq!(clock(&session), none, "the first click only goes there");
    session.click_on("Clock");
    let one = format!("{:?}", Value::Clock("1+0".parse().ok()));
    assert_eq!(clock(&session), one);
    session.click_on("›");
    session.click_on("‹").click_on("‹");
    assert_eq!(clock(&session), none);
    session.click_on("›");
    assert_eq!(clock(&session), one);
    session.click_on("Name").keys("Marta");
    session.click_on("Begin the game");
    assert_eq!(session.table().terms().variant, Variant::English);
    assert_eq!(session.table().names().white, "Marta");
    assert!(session.table().has_limit());
    session.keys("<esc>").click_on("Quit");
    assert!(session.quit);
}
