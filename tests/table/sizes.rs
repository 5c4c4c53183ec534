//! What is seen at every size of terminal, and at every depth of colour.

use super::paint;
use super::session::Session;
use damero::app::Language;
use damero::ui::look::{ColorDepth, Look, Pieces, Set};
use damero::ui::theme::Theme;
use std::env;

const SIZES: [(u16, u16); 5] = [(38, 14), (60, 20), (80, 24), (120, 40), (200, 60)];

/// Every screen, by name.
fn screens() -> Vec<(&'static str, Session)> {
    let table = |game, keys| {
        let mut session = Session::at_the_table(game, "", "5+3");
        session.keys(keys);
        session
    };
    let menu = |keys| {
        let mut session = Session::at_the_menu(Language::English);
        session.keys(keys);
        session
    };
    vec![
        ("spanish", table("spanish", "F3E4<enter>C4D5<enter>")),
        ("english", table("english", "11-15<enter>23-19<enter>")),
        ("chess", table("chess", "e4<enter>e5<enter>Nf3<enter>")),
        ("refusal", table("chess", "e4<enter>e5<enter>Bg5<enter>")),
        ("command", table("chess", ":<tab>")),
        ("question", table("chess", "e4<enter><ctrl-n>")),
        ("help", table("chess", "?<pgdn>")),
        ("menu", menu("")),
        ("form", menu("<enter>")),
        ("settings", table("chess", ":settings<enter><down><down>")),
    ]
}

#[test]
fn every_screen_fits_every_size() {
    for (name, session) in screens() {
        for (width, height) in SIZES {
            let name = format!("{name}_{width}x{height}");
            insta::assert_snapshot!(name, session.screen(width, height));
        }
    }
}

#[test]
fn a_table_is_seen_at_every_depth_of_colour() {
    let screens = screens();
    let (_, session) = &screens[3];
    for (name, depth) in DEPTHS {
        let cells = session.cells(&look(&Theme::default(), depth), 80, 24);
        insta::assert_snapshot!(format!("depth_{name}"), paint::lettered(&cells));
    }
}

/// `PICTURE="chess 120x40 true walnut" cargo test --test table -- --ignored --nocapture printed`
#[test]
#[ignore = "prints screens to look at"]
fn screens_are_printed() {
    let wish = env::var("PICTURE").unwrap_or_default();
    let wish: Vec<&str> = wish.split_whitespace().collect();
    let [name, size, depth, theme] = wish.try_into().expect("four words");
    let mut screens = screens().into_iter();
    let (_, session) = screens
        .find(|(known, _)| *known == name)
        .expect("a screen's name");
    let (width, height) = size.split_once('x').expect("a size");
    let (_, depth) = DEPTHS
        .into_iter()
        .find(|(known, _)| *known == depth)
        .expect("a depth");
    let look = look(&Theme::builtin(theme).expect("a theme"), depth);
    let [width, height] = [width, height].map(|number| number.parse().expect("a number"));
    println!("{}", paint::ansi(&session.cells(&look, width, height)));
}

const DEPTHS: [(&str, ColorDepth); 4] = [
    ("true", ColorDepth::True),
    ("256", ColorDepth::Indexed256),
    ("16", ColorDepth::Basic16),
    ("none", ColorDepth::None),
];

fn look(theme: &Theme, depth: ColorDepth) -> Look {
    Look::new(theme, depth, Pieces::Art(Set::Classic), false)
}
