//! What players do, as (position, keys, position); an empty position is the start of the game.

use super::session::Session;
use damero::app::Language;
use damero::app::dialog::Question;
use damero::app::table::Notice;
use damero::board::{Side, Square};
use damero::game::{DrawReason, Outcome, Victory};
use damero::notation::{read_position, write_position};

/// Plays `keys` from `before` and compares the position with `after`.
fn check(game: &str, before: &str, keys: &str, after: &str) {
    let mut session = Session::at_the_table(game, before, "none");
    session.keys(keys);
    assert_eq!(
        session.position(),
        normal(game, after),
        "{game}: {keys}\n{}",
        session.screen(80, 24)
    );
}

/// A position as the program itself writes it.
fn normal(game: &str, text: &str) -> String {
    write_position(&read_position(game.parse().expect("a game"), text).expect("a position"))
}

const SPANISH_START: &str = "W:W1-12:B21-32";

#[test]
fn typed_moves_are_played() {
    for (game, before, keys, after) in [
        ("spanish", "", "F3E4<enter>", "B:W1-9,11,12,14:B21-32"),
        ("spanish", "", "f3e4<enter>", "B:W1-9,11,12,14:B21-32"),
        (
            "spanish",
            "",
            "F3-E4<enter>C4D5<enter>",
            "W:W1-9,11,12,14:B19,21,23-32",
        ),
        (
            "spanish-official",
            "",
            "10-14<enter>",
            "B:W1-9,11,12,14:B21-32",
        ),
        (
            "spanish-official",
            "",
            "1014<enter>",
            "B:W1-9,11,12,14:B21-32",
        ),
        (
            "spanish-official",
            "",
            "10 14<enter>",
            "B:W1-9,11,12,14:B21-32",
        ),
        (
            "spanish-official",
            "",
            "F3E4<enter>",
            "B:W1-9,11,12,14:B21-32",
        ),
        ("english", "", "11-15<enter>", "W:W21-32:B1-10,12,15"),
        (
            "english",
            "",
            "1115<enter>22-18<enter>15x22<enter>",
            "W:W21,23-32:B1-10,12,22",
        ),
        (
            "chess",
            "",
            "e4<enter>",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        ),
        (
            "chess",
            "",
            "e2e4<enter>e7-e5<enter>nf3<enter>",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        ),
        (
            "chess",
            "4k3/4P3/8/8/8/8/8/R3K2R w KQ - 0 1",
            "0-0<enter>",
            "4k3/4P3/8/8/8/8/8/R4RK1 b - - 1 1",
        ),
    ] {
        check(game, before, keys, after);
    }
}

#[test]
fn an_illegal_move_changes_nothing_and_says_whose_piece_it_is() {
    let mut session = Session::at_the_table("spanish", "", "none");
    session.keys("C4D5<enter>");
    assert_eq!(session.position(), normal("spanish", SPANISH_START));
    assert!(matches!(session.table().notice(), Some(Notice::Typed(_))));
    let screen = session.screen(80, 24);
    assert!(
        screen.contains("C4D5"),
        "what was typed stays, to be mended:\n{screen}"
    );
    session.keys("<esc>F3E4<enter>C4D5<enter>");
    assert_eq!(
        session.position(),
        normal("spanish", "W:W1-9,11,12,14:B19,21,23-32")
    );
}

#[test]
fn a_capture_named_by_the_attacked_piece_is_played_to_its_end() {
    // C4 takes D5 and goes on over F7 to G8.
    check("spanish", "B:W12,19,1:B22", "C4D5<enter>", "W:W1:B8");
}

#[test]
fn the_same_seed_draws_the_same_lot() {
    // The queen on E3 can take either of two men.
    let lots = |seed| {
        let mut session = Session::with_seed("spanish", "W:WK19:BK12,14", "none", seed);
        session.keys("D5<enter>");
        session.position()
    };
    assert_eq!(lots(1), lots(1));
}

#[test]
fn the_cursor_plays_a_quiet_move() {
    let mut session = Session::at_the_table("chess", "", "none");
    let from = session.table().cursor();
    session.keys("<enter>");
    assert_eq!(
        session.table().hand().expect("a piece in hand").origin(),
        from
    );
    session.keys("<up><up><space>");
    assert_eq!(session.table().record().len(), 1);
    assert_eq!(
        session.table().cursor(),
        from.offset(0, 2).expect("on the board")
    );
}

#[test]
fn escape_puts_the_piece_down_and_then_opens_the_menu() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.keys("<enter><esc>");
    assert!(session.table().hand().is_none());
    session.keys("<esc>");
    assert_eq!(
        session.table().dialog().map(|dialog| &dialog.question),
        Some(&Question::Menu)
    );
    session.keys("<esc>");
    assert!(session.table().dialog().is_none());
}

#[test]
fn the_cursor_takes_a_capture_hop_by_hop_or_straight_to_the_end() {
    // b8 can take over c7 to d6 and there go on either way.
    let position = "B:W6,14,15:B1";
    for keys in ["d6", "f4"] {
        let mut session = Session::at_the_table("english", position, "none");
        session.choose(Square::at(1, 7));
        match keys {
            "d6" => session.choose(Square::at(3, 5)),
            _ => session.choose(Square::at(5, 3)),
        }
        if keys == "d6" {
            assert_eq!(
                session.table().record().len(),
                0,
                "the way goes on in two directions"
            );
            assert_eq!(
                session.table().hand().map(damero::app::table::Hand::place),
                Some(Square::at(3, 5))
            );
            session.choose(Square::at(5, 3));
        }
        assert_eq!(
            session.table().record().len(),
            1,
            "{}",
            session.screen(80, 24)
        );
    }
}

#[test]
fn a_promotion_is_asked_for_and_can_be_given_up() {
    let before = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    check("chess", before, "a7a8<enter><esc>", before);
    check(
        "chess",
        before,
        "a7a8<enter>n",
        "N7/7k/8/8/8/8/8/K7 b - - 0 1",
    );
    check(
        "chess",
        before,
        "a7a8<enter><enter>",
        "Q7/7k/8/8/8/8/8/K7 b - - 0 1",
    );
    check(
        "chess",
        before,
        "a8=R<enter>",
        "R7/7k/8/8/8/8/8/K7 b - - 0 1",
    );
    check(
        "chess",
        before,
        "a7a8q<enter>",
        "Q7/7k/8/8/8/8/8/K7 b - - 0 1",
    );
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    check("chess", "", "e4<enter>e5<enter>uu", start);
    check("chess", "", "e4<enter>uuuu", start);
    check(
        "chess",
        "",
        "e4<enter>uy",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    );
    check(
        "chess",
        "",
        "e4<enter>ud4<enter>y",
        "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1",
    );
}

#[test]
fn playing_from_the_past_asks_first() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.keys("e4<enter>e5<enter>nf3<enter><pgup><pgup>c5<enter>");
    assert!(matches!(
        session.table().dialog().map(|dialog| &dialog.question),
        Some(Question::Branch {
            keep: 1,
            lost: 2,
            ..
        })
    ));
    session.keys("<enter>");
    assert_eq!(
        session.table().record().len(),
        3,
        "no is the answer under the cursor"
    );
    session.keys("c5<enter>y");
    assert_eq!(
        session.position(),
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
    );
}

#[test]
fn the_history_is_walked_with_the_arrow_keys() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.keys("e4<enter>e5<enter>nf3<enter><tab><up><up>");
    assert_eq!(session.table().shown_ply(), 1);
    session.keys("<home>");
    assert_eq!(session.table().shown_ply(), 0);
    session.keys("<right>");
    assert_eq!(session.table().shown_ply(), 1);
    session.keys("<end>");
    assert!(!session.table().is_looking_back());
}

#[test]
fn a_knight_shuffle_is_offered_as_a_draw_exactly_at_the_third_occurrence() {
    let mut session = Session::at_the_table("chess", "", "none");
    for (count, text) in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]
        .into_iter()
        .enumerate()
    {
        session.keys(text).keys("<enter>");
        assert!(
            session.table().dialog().is_none(),
            "not after ply {}",
            count + 1
        );
    }
    session.keys("Ng8<enter>");
    assert!(matches!(
        session.table().dialog().map(|dialog| &dialog.question),
        Some(Question::Claim(_))
    ));
    session.keys("y");
    assert_eq!(
        session.table().record().outcome(),
        Some(Outcome::Draw(DrawReason::Threefold))
    );
}

#[test]
fn fifty_moves_are_a_hundred_plies() {
    let mut session = Session::at_the_table("chess", "7k/8/8/8/8/8/8/KR6 w - - 98 90", "none");
    session.keys("Rb2<enter>");
    assert!(session.table().record().claims().is_empty());
    session.keys("Kg8<enter>");
    assert_eq!(session.table().record().claims().len(), 1);
    session.keys("y");
    assert_eq!(
        session.table().record().outcome(),
        Some(Outcome::Draw(DrawReason::FiftyMoves))
    );
}

#[test]
fn a_flag_against_a_bare_king_is_a_draw() {
    let mut session = Session::at_the_table("chess", "7k/8/8/8/8/8/8/KR6 w - - 0 1", "1,1");
    session.wait_ms(60_000);
    assert_eq!(
        session.table().record().outcome(),
        Some(Outcome::Draw(DrawReason::TimeAgainstBareMaterial))
    );
    let mut session = Session::at_the_table("chess", "7k/8/8/8/8/8/8/KR6 b - - 0 1", "1,1");
    session.wait_ms(59_999);
    assert_eq!(session.table().record().outcome(), None);
    session.wait_ms(1);
    let lost = Outcome::Win {
        winner: Side::White,
        by: Victory::Time,
    };
    assert_eq!(session.table().record().outcome(), Some(lost));
}

#[test]
fn a_refused_move_leaves_the_clock_running() {
    let mut session = Session::at_the_table("chess", "", "1");
    session.wait_ms(10_000).keys("e5<enter>");
    assert_eq!(session.table().running(), Some(Side::White));
    session.keys("<esc>").wait_ms(5_000).keys("e4<enter>");
    assert_eq!(session.table().running(), Some(Side::Black));
    assert_eq!(session.table().spent()[0].as_millis(), 15_000);
    session.wait_ms(3_000).keys("u").wait_ms(1);
    assert_eq!(session.table().running(), Some(Side::White));
    let left = session
        .table()
        .stamp(session.now)
        .remaining(Side::White)
        .expect("limited");
    assert_eq!(
        left.as_millis(),
        60_000 - 1,
        "the clock is what it was before the move"
    );
}

#[test]
fn resigning_and_drawing_are_asked_for() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.keys("<ctrl-r>n");
    assert_eq!(session.table().record().outcome(), None);
    session.keys("<ctrl-r>y");
    let lost = Outcome::Win {
        winner: Side::Black,
        by: Victory::Resignation,
    };
    assert_eq!(session.table().record().outcome(), Some(lost));

    let mut session = Session::at_the_table("english", "", "none");
    session.keys("=y");
    assert_eq!(
        session.table().record().outcome(),
        Some(Outcome::Draw(DrawReason::Agreement))
    );

    let mut session = Session::at_the_table("spanish", "", "none");
    session.keys("=");
    assert_eq!(session.table().notice(), Some(&Notice::NoDraws));
}

#[test]
fn quitting_asks_while_a_game_is_on() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.keys("e4<enter><ctrl-q>");
    assert!(!session.quit);
    session.keys("<esc>e5<enter>");
    assert_eq!(session.table().record().len(), 2);
    session.keys("<ctrl-q>y");
    assert!(session.quit);
}

#[test]
fn a_game_is_begun_from_the_menu() {
    let mut session = Session::at_the_menu(Language::English);
    session.keys("<enter><enter>");
    assert_eq!(session.position(), normal("spanish", SPANISH_START));
    let mut session = Session::at_the_menu(Language::English);
    // Black starts, by choice; the names; a clock of one's own.
    session.keys("<enter><up><up><up><up><up><up><right>");
    session
        .keys("<down><down>Marta<down><down>Íñigo<down><left><left><right><enter><enter><enter>");
    assert_eq!(session.table().names().white, "Marta");
    assert_eq!(session.table().names().black, "Íñigo");
    assert_eq!(session.table().record().state().side(), Side::Black);
}

#[test]
fn a_blocked_side_has_lost() {
    let mut session = Session::at_the_table("english", "B:W5:B1,18", "none");
    session.keys("18-22<enter>");
    let won = Outcome::Win {
        winner: Side::Black,
        by: Victory::Blocked,
    };
    assert_eq!(session.table().record().outcome(), Some(won));
    assert!(session.screen(80, 24).contains("White can’t move"));
}
