//! What happens in the input box.

use super::session::Session;
use damero::app::Message;

#[test]
fn after_a_refusal_a_new_move_or_a_command_begins_afresh() {
    let mut session = Session::at_the_table("chess", "", "none");
    session.keys("e5<enter>e4<enter>");
    assert_eq!(
        session.table().record().len(),
        1,
        "{}",
        session.screen(80, 24)
    );
    session.keys("e4<enter>u");
    assert_eq!(session.table().record().len(), 0);
    // Mending it is as good: the fifth rank becomes the fourth.
    session.keys("e5<enter><bs>4<enter>");
    assert_eq!(session.table().record().len(), 1);
}

#[test]
fn tab_completes_what_all_fitting_moves_have_in_common() {
    let position = "4k3/8/8/3p4/4P3/8/8/3QK2R w K - 0 1";
    for (typed, completed) in [
        ("Qx", "Qxd5"),
        ("e4x", "e4d5"),
        ("ex", "exd5"),
        ("O", "O-O"),
        ("Kd", "Kd2"),
        ("zz", "zz"),
    ] {
        let mut session = Session::at_the_table("chess", position, "none");
        session.keys(typed).keys("<tab>");
        let text = session.table().prompt().value();
        assert_eq!(text, if typed == "zz" { "" } else { completed }, "{typed}");
    }
}

#[test]
fn a_pasted_text_goes_whole_into_the_box() {
    let mut session = Session::at_the_table("spanish", "", "none");
    session
        .send(Message::Paste("F3\nE4\n".to_owned()))
        .keys("<enter>");
    assert_eq!(session.table().record().len(), 1);
}
