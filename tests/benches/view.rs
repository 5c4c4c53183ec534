//! How long a frame of the whole screen takes, in truecolor.

use damero::app::new_game::Terms;
use damero::app::table::Table;
use damero::app::{self, AnimationSpeed, Message, Model, Order, Settings};
use damero::clock::Moment;
use damero::game::Variant;
use damero::notation::Style;
use damero::ui;
use damero::ui::look::{ColorDepth, Look, Pieces};
use damero::ui::theme::Theme;
use divan::Bencher;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// The size that figures are given for, and a large one.
const SIZES: [(u16, u16); 2] = [(120, 40), (200, 60)];

fn main() {
    divan::main();
}

#[divan::bench(args = SIZES)]
fn chess(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    draw(bencher, size, &table(Variant::Chess, "5+3", "e4 c5"));
}

#[divan::bench(args = SIZES)]
fn spanish_draughts(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    draw(bencher, size, &table(Variant::Spanish, "none", "F3E4 C4D5"));
}

/// The list of moves is long.
#[divan::bench(args = SIZES)]
fn chess_late_in_a_game(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    let mut model = table(Variant::Chess, "5+3", "");
    for turn in 0..400 {
        let Some(record) = model.table().map(Table::record) else {
            break;
        };
        let moves = Style::Uci.write_all(record.state());
        let Some(text) = moves.get(turn * 31 % moves.len().max(1)) else {
            break;
        };
        play(&mut model, text);
    }
    draw(bencher, size, &model);
}

#[divan::bench(args = SIZES)]
fn menu(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    draw(bencher, size, &Model::new(settings(), 0));
}

fn draw(bencher: Bencher<'_, '_>, (width, height): (u16, u16), model: &Model) {
    let look = Look::new(
        &Theme::default(),
        ColorDepth::True,
        Pieces::default(),
        false,
    );
    let Ok(mut terminal) = Terminal::new(TestBackend::new(width, height));
    bencher.bench_local(|| {
        let Ok(_) = terminal.draw(|frame| ui::view(model, &look, frame));
    });
}

/// A table at which `moves` have been played.
fn table(variant: Variant, control: &str, moves: &str) -> Model {
    let terms = Terms {
        control: control.parse().unwrap_or_default(),
        ..Terms::new(variant)
    };
    let mut model = Model::with_game(settings(), 0, terms, Moment::START);
    for text in moves.split_whitespace() {
        play(&mut model, text);
    }
    model
}

fn play(model: &mut Model, text: &str) {
    let play = Message::Order(Order::Play(text.to_owned()));
    app::update(model, Moment::START, play);
}

fn settings() -> Settings {
    Settings {
        animation: AnimationSpeed::OFF,
        ..Settings::default()
    }
}
