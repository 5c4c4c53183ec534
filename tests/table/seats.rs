//! The computer's seats: who thinks when, and that no answer reaches a game or a position that it was not for.

use super::session::{Session, thought};
use damero::app::dialog::{Leaving, Question};
use damero::app::new_game::{Field, Problem, Seat, Value};
use damero::app::table::Notice;
use damero::app::thinking::{Aim, EngineFault, EngineTrouble};
use damero::app::{self, Language, Level, Message, Player, Screen};
use damero::board::Side;
use damero::game::{DrawReason, Outcome, Victory};
use rstest::rstest;

const fn plies(session: &Session) -> usize {
    session.table().record().len()
}

const fn notice(session: &Session) -> Option<&Notice> {
    session.table().notice()
}

const fn computer(level: u8) -> Player {
    Player::Computer(Level::new(level).expect("a level"))
}

#[test]
fn whoever_is_to_move_thinks_and_plays() {
    let mut session = Session::between("human", "computer:3", "chess", "none");
    assert!(session.asked.is_empty(), "White is a person");
    session.keys("e4<enter>");
    let task = session.task();
    assert_eq!((task.aim, &task.player), (Aim::Play, &computer(3)));
    assert_eq!(task.moves.len(), 1);
    session.decide("e5", 10);
    assert_eq!(plies(&session), 2);
    assert_eq!(session.asked.len(), 1, "White is a person");
    assert_eq!(app::next_wake(&session.model), None, "nothing stirs");
}

#[test]
fn the_computer_begins_where_it_has_the_first_move() {
    let mut session = Session::between("computer:1", "human", "chess", "none");
    assert!(
        session.table().is_flipped(),
        "the person sits at the bottom"
    );
    session.decide("d4", 0);
    assert_eq!(plies(&session), 1);
    session.keys("u");
    assert_eq!(notice(&session), Some(&Notice::NothingToTakeBack));
}

#[test]
fn a_move_taken_back_is_not_answered() {
    let mut session = Session::between("human", "computer:3", "chess", "none");
    session.keys("e4<enter>");
    let late = session.task().clone();
    session.keys("u");
    assert_eq!(session.stopped, [late.ticket]);
    assert_eq!(plies(&session), 0);
    session.decide_for(&late, "e5", 0);
    assert_eq!(plies(&session), 0);
    // Nor is the same move, played again, answered by what was thought of the first.
    session.keys("e4<enter>").decide_for(&late, "e5", 0);
    assert_eq!(plies(&session), 1);
    session.decide("c5", 0);
    assert_eq!(plies(&session), 2);
}

#[test]
fn taking_back_goes_back_to_the_persons_turn_and_playing_again_too() {
    let mut session = Session::between("human", "computer:3", "chess", "none");
    session.keys("e4<enter>").decide("e5", 0);
    session.keys("u");
    assert_eq!(plies(&session), 0);
    session.keys("y");
    assert_eq!(plies(&session), 2);
    assert_eq!(
        session.asked.len(),
        1,
        "what was answered needs no other answer"
    );
}

#[test]
fn an_answer_does_not_reach_another_game() {
    let mut session = Session::between("human", "computer:3", "chess", "none");
    session.keys("e4<enter>");
    let late = session.task().clone();
    session.keys("<ctrl-n>y<enter>");
    assert_eq!(session.stopped, [late.ticket]);
    assert_eq!(plies(&session), 0);
    session.keys("e4<enter>").decide_for(&late, "e5", 0);
    assert_eq!(plies(&session), 1);
}

#[test]
fn what_is_typed_on_the_computers_turn_stays_until_it_is_the_persons() {
    let mut session = Session::between("human", "computer:3", "chess", "none");
    session.keys("e4<enter>d4<enter>");
    assert_eq!(notice(&session), Some(&Notice::ComputersTurn(Side::Black)));
    assert_eq!(plies(&session), 1);
    session.decide("e5", 0);
    assert_eq!(session.table().prompt().value(), "d4");
    session.keys("<enter>");
    assert_eq!(plies(&session), 3);
}

#[test]
fn a_person_can_not_move_the_computers_pieces() {
    let mut session = Session::between("computer:3", "human", "chess", "none");
    session.keys("<enter>");
    assert_eq!(notice(&session), Some(&Notice::ComputersTurn(Side::White)));
    assert!(session.table().hand().is_none());
    assert!(session.stopped.is_empty(), "it thinks on");
}

#[test]
fn a_person_resigns_for_themselves_while_the_computer_thinks() {
    let mut session = Session::between("human", "computer:3", "chess", "none");
    session.keys("e4<enter><ctrl-r>y");
    let lost = Outcome::Win {
        winner: Side::Black,
        by: Victory::Resignation,
    };
    assert_eq!(session.table().record().outcome(), Some(lost));
    assert_eq!(session.stopped, [session.task().ticket]);
    session.decide("e5", 0);
    assert_eq!(plies(&session), 1, "nobody plays on");
}

#[test]
fn quitting_does_not_wait_for_the_computer() {
    let mut session = Session::between("human", "computer:3", "chess", "none");
    session.keys("e4<enter><ctrl-q>y");
    assert!(session.quit);
}

#[test]
fn a_flag_that_falls_ends_the_thinking() {
    let mut session = Session::between("human", "computer:10", "chess", "0.1");
    session.keys("e4<enter>");
    let late = session.task().clone();
    session.wait_ms(6_000);
    let won = Outcome::Win {
        winner: Side::White,
        by: Victory::Time,
    };
    assert_eq!(session.table().record().outcome(), Some(won));
    assert_eq!(session.stopped, [late.ticket]);
    session.decide_for(&late, "e5", 0);
    assert_eq!(plies(&session), 1);
}

#[test]
fn looking_back_is_not_disturbed_by_the_computers_move() {
    let mut session = Session::between("human", "computer:3", "chess", "none");
    session.keys("e4<enter><pgup>").decide("e5", 0);
    assert_eq!(session.table().shown_ply(), 0);
    assert_eq!(plies(&session), 2);
    session.keys("<end>");
    assert_eq!(session.table().shown_ply(), 2);
}

#[test]
fn the_clocks_stand_while_the_game_is_paused_and_nobody_thinks() {
    let mut session = Session::between("human", "computer:3", "chess", "5");
    session.keys("e4<enter>p");
    assert_eq!(session.stopped.len(), 1);
    session.wait_ms(60_000).keys("<esc>");
    assert_eq!(session.asked.len(), 2);
    let left = session.task().stamp.remaining(Side::Black);
    assert_eq!(
        left,
        session.task().control.budget(Side::Black).map(|b| b.time())
    );
}

#[test]
fn two_computers_play_wait_and_play_one_move() {
    let mut session = Session::between("computer:1", "computer:2", "chess", "none");
    session.decide("e4", 0).decide("e5", 0);
    assert_eq!(session.task().player, computer(1));
    session.keys("p");
    assert_eq!(session.stopped.len(), 1);
    assert!(session.screen(80, 24).contains("p lets them go on"));
    session.keys("s").decide("d4", 0);
    assert_eq!((plies(&session), session.asked.len()), (3, 4));
    session.keys("u");
    assert_eq!(
        (plies(&session), session.asked.len()),
        (2, 4),
        "they wait still"
    );
    session.keys("p").decide("Nf3", 0).decide("Nc6", 0);
    assert_eq!(plies(&session), 4);
    session.keys("=");
    assert_eq!(notice(&session), Some(&Notice::NobodyPlays));
}

#[rstest]
#[case::worse(-150, true)]
#[case::better(40, false)]
fn the_computer_answers_an_offer_by_what_it_thinks(#[case] points: i32, #[case] accepts: bool) {
    let mut session = Session::between("human", "computer:3", "chess", "none");
    session.keys("e4<enter>").decide("e5", points).keys("=");
    let outcome = session.table().record().outcome();
    if accepts {
        assert_eq!(outcome, Some(Outcome::Draw(DrawReason::Agreement)));
    } else {
        assert_eq!(outcome, None);
        assert_eq!(notice(&session), Some(&Notice::DrawDeclined));
    }
}

#[rstest]
#[case::level(0, true)]
#[case::better(80, false)]
fn the_computer_claims_a_draw_unless_it_stands_better(#[case] points: i32, #[case] claims: bool) {
    let mut session = Session::between("computer:3", "human", "chess", "none");
    for _ in 0..2 {
        session.decide("Nf3", points).keys("nf6<enter>");
        session.decide("Ng1", points).keys("ng8<enter>");
    }
    // The third time is after the person's move: the person is asked, and then the computer considers it.
    session.keys("n");
    session.decide("Nf3", points);
    let drawn = Some(Outcome::Draw(DrawReason::Threefold));
    let outcome = session.table().record().outcome();
    assert_eq!(outcome, drawn.filter(|_| claims));
}

#[test]
fn advice_is_shown_on_the_board_and_in_words() {
    let mut session = Session::between("human", "human", "chess", "none");
    session.keys("!");
    assert_eq!(session.task().aim, Aim::Hint);
    assert_eq!(session.task().player, computer(10));
    session.decide("e4", 31);
    let screen = session.screen(80, 24);
    assert!(
        screen.contains("The computer would play e4 (+0.31)."),
        "{screen}"
    );
    assert!(session.table().hint().is_some());
    assert_eq!(plies(&session), 0, "it is only advice");
    session.keys("d4<enter>");
    assert!(session.table().hint().is_none());
}

#[test]
fn advice_says_how_many_pieces_a_capture_takes() {
    let mut session = Session::at_the_table("spanish", "W:WK19,9:BK12,14,31", "none");
    session.keys("!").decide("D5E4", 300);
    let screen = session.screen(120, 40);
    assert!(screen.contains("takes"), "{screen}");
}

#[test]
fn advice_is_not_for_the_computers_turn_and_late_advice_is_not_shown() {
    let mut session = Session::between("human", "computer:3", "chess", "none");
    session.keys("!");
    let late = session.task().clone();
    session.keys("e4<enter>");
    assert_eq!(session.stopped, [late.ticket]);
    session.decide_for(&late, "d4", 0);
    assert!(session.table().hint().is_none());
    session.keys("!");
    assert_eq!(notice(&session), Some(&Notice::ComputersTurn(Side::Black)));
}

/// The program that thinks does not answer.
fn fail(session: &mut Session) {
    let trouble = EngineTrouble {
        program: "nothing --at-all".to_owned(),
        fault: EngineFault::Silent,
        last_words: None,
    };
    let ticket = session.task().ticket;
    session.send(Message::ThinkingFailed { ticket, trouble });
}

#[test]
fn another_program_that_fails_is_replaced_or_tried_again() {
    let mut session = Session::between("human", "uci:nothing --at-all", "chess", "none");
    session.keys("e4<enter>");
    fail(&mut session);
    let screen = session.screen(80, 24);
    assert!(screen.contains("nothing does not answer."), "{screen}");
    session.keys("<down><enter>");
    assert_eq!(session.asked.len(), 2, "it is tried again");
    fail(&mut session);
    session.keys("<enter>");
    assert!(matches!(session.task().player, Player::Computer(_)));
    session.decide("e5", 0);
    assert_eq!(plies(&session), 2);
}

#[rstest]
#[case::quit(0, "<ctrl-c>", Leaving::Quit)]
#[case::form(3, "<enter>", Leaving::NewGame)]
#[case::menu(4, "<enter>", Leaving::Menu)]
fn the_table_can_be_left_where_another_program_fails(
    #[case] down: usize,
    #[case] keys: &str,
    #[case] leaving: Leaving,
) {
    let mut session = Session::between("human", "uci:nothing --at-all", "chess", "none");
    session.keys("e4<enter>");
    fail(&mut session);
    let asked = |session: &Session| {
        session
            .table()
            .dialog()
            .map(|dialog| dialog.question.clone())
    };
    session.keys(&"<down>".repeat(down)).keys(keys);
    assert_eq!(asked(&session), Some(Question::Leave(leaving)));
    assert_eq!(session.asked.len(), 1, "it is not asked again meanwhile");
    session.keys("n");
    assert!(matches!(
        asked(&session),
        Some(Question::EngineFailed { .. })
    ));
    session.keys(keys).keys("y");
    assert!(session.quit || !matches!(session.model.screen(), Screen::Table(_)));
}

#[test]
fn the_computer_does_not_think_while_the_game_is_paused_and_may_be_left() {
    let mut session = Session::between("human", "computer:3", "chess", "5+0");
    session.keys("e4<enter>p");
    let asked = session.asked.len();
    session.keys("<ctrl-c>");
    assert_eq!(session.asked.len(), asked);
}

#[test]
fn thinking_is_told_quietly_while_it_is_set() {
    let mut session = Session::between("human", "computer:10", "chess", "none");
    session.keys("e4<enter>");
    assert!(session.screen(80, 24).contains("Black thinks…"));
    let task = session.task().clone();
    let found = Message::Thought {
        ticket: task.ticket,
        thought: thought(&task, "c5", -12),
    };
    session.send(found.clone());
    let told = "Black thinks: c5, -0.12, depth 12.";
    assert!(session.screen(100, 30).contains(told));
    session.keys(":settings<enter>").keys(&"<down>".repeat(10));
    session.keys(" <esc>").send(found);
    assert!(!session.screen(100, 30).contains(told));
}

#[test]
fn the_bar_shows_who_stands_better_where_it_is_wanted() {
    let mut session = Session::between("human", "human", "chess", "none");
    session.keys("%");
    assert_eq!(session.task().aim, Aim::Judge);
    session.decide("e4", 2_000);
    assert!(session.screen(80, 24).contains('█'));
    session.keys("e4<enter>");
    assert_eq!(session.asked.len(), 2, "each position is judged");
    session.keys("%");
    assert!(!session.screen(80, 24).contains('█'));
    assert_eq!(session.stopped.len(), 1);
}

#[test]
fn the_computer_thinks_in_its_opponents_time_only_if_that_is_set() {
    let mut session = Session::between("human", "computer:10", "chess", "none");
    session.keys(":settings<enter>").keys(&"<down>".repeat(12));
    assert!(session.asked.is_empty());
    session.keys(" <esc>");
    assert_eq!(session.task().aim, Aim::Ponder);
    session.decide("e4", 0);
    assert_eq!(session.asked.len(), 1, "there is nothing more to be found");
    session.keys("e4<enter>");
    assert_eq!(session.task().aim, Aim::Play);
    session.decide("e5", 0);
    assert_eq!(session.task().aim, Aim::Ponder);
    session.keys("d4<enter>");
    assert_eq!(session.stopped.len(), 1);
}

#[test]
fn commands_seat_the_computer_and_set_its_level() {
    let mut session = Session::between("human", "human", "english", "none");
    session.keys(":computer 3<enter>");
    // Black begins and is the person's.
    assert_eq!(session.table().player(Side::White), &computer(3));
    session.keys(":nivel 9<enter>");
    assert_eq!(session.table().player(Side::White), &computer(9));
    session.keys(":human<enter>");
    assert_eq!(session.table().player(Side::White), &Player::Human);
    session.keys(":level 2<enter>");
    assert_eq!(notice(&session), Some(&Notice::NoComputer));
}

/// The form that is open.
fn form(session: &Session) -> &damero::app::new_game::NewGame {
    match session.model.screen() {
        Screen::NewGame(form) => form,
        Screen::Menu(_) | Screen::Table(_) => panic!("no form is open"),
    }
}

#[test]
fn the_form_seats_people_computers_and_in_chess_other_programs() {
    let mut session = Session::at_the_menu(Language::English);
    // Chess, and from the button up to Black's seat.
    session.keys("<down><down><enter><up><up><up>");
    assert_eq!(form(&session).focus(), Field::Seat(Side::Black));
    session.keys("<right><right>");
    let seat = form(&session).value(Field::Seat(Side::Black));
    assert!(matches!(seat, Value::Seat(Seat::Computer(level)) if level.get() == 2));
    assert!(session.screen(80, 24).contains("Level 2: a beginner"));
    session.keys("<left><left><left>");
    assert!(session.screen(80, 24).contains("program (UCI)"));
    session.keys("<down><down><down><enter>");
    assert_eq!(
        form(&session).problem(),
        Some(&Problem::NoCommand(Side::Black))
    );
    session.keys("gnuchess --uci<down><down><enter>");
    let engine = Player::Engine("gnuchess --uci".to_owned());
    assert_eq!(session.table().player(Side::Black), &engine);
    // The next form begins with the same players.
    session.keys("<ctrl-n>");
    let seat = form(&session).value(Field::Seat(Side::Black));
    assert!(matches!(seat, Value::Seat(Seat::Engine)));
}

#[test]
fn the_question_of_a_claim_goes_when_the_computer_plays_on() {
    let mut session = Session::between("computer:3", "human", "chess", "none");
    for _ in 0..2 {
        session.decide("Nf3", 80).keys("nf6<enter>");
        session.decide("Ng1", 80).keys("ng8<enter>");
    }
    let asked = session.table().dialog().map(|dialog| &dialog.question);
    assert!(matches!(asked, Some(Question::Claim(_))));
    session.decide("d4", 80);
    assert!(session.table().dialog().is_none());
}
