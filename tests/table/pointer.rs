//! The mouse of a session, in a terminal of 80 by 24; and that what it points at is what is seen there.

use super::session::Session;
use damero::app::dialog::{Answer, Question};
use damero::app::menu::Item;
use damero::app::new_game::Field;
use damero::app::settings_screen::Setting;
use damero::app::table::Hand;
use damero::app::{Language, Message, Mouse, MouseAction, Target};
use damero::board::Square;
use damero::game::Variant;
use damero::ui::look::Look;
use damero::ui::target_at;
use damero::ui::words::Words;
use ratatui::layout::{Position, Size};
use std::collections::BTreeMap;

pub(crate) const SIZE: Size = Size {
    width: 80,
    height: 24,
};
/// A cell that belongs to nothing.
pub(crate) const NOWHERE: Position = Position { x: 0, y: 0 };

impl Session {
    pub(crate) fn mouse(&mut self, action: MouseAction, at: Position) -> &mut Self {
        let target = target_at(&self.model, &Look::plain(), SIZE, at);
        self.send(Message::Mouse(Mouse {
            action,
            column: at.x,
            row: at.y,
            target,
        }))
    }

    /// The cell in the middle of a square such as `e4`.
    pub(crate) fn cell(&self, square: &str) -> Position {
        let square = Target::Square(named(square));
        let cells = cells(self, SIZE);
        let cells = &cells[&format!("{square:?}")];
        cells[cells.len() / 2]
    }

    /// The first cell where `text` stands on the screen.
    pub(crate) fn place(&self, text: &str) -> Position {
        let screen = self.screen(SIZE.width, SIZE.height);
        let found = screen.lines().zip(0..).find_map(|(line, y)| {
            let (before, _) = line.split_once(text)?;
            let x = u16::try_from(before.chars().count()).expect("a narrow line");
            Some(Position { x, y })
        });
        found.unwrap_or_else(|| panic!("no {text:?} in\n{screen}"))
    }

    pub(crate) fn press(&mut self, square: &str) -> &mut Self {
        self.mouse(MouseAction::Press, self.cell(square))
    }

    pub(crate) fn drag(&mut self, square: &str) -> &mut Self {
        self.mouse(MouseAction::Drag, self.cell(square))
    }

    pub(crate) fn release(&mut self, square: &str) -> &mut Self {
        self.mouse(MouseAction::Release, self.cell(square))
    }

    pub(crate) fn click(&mut self, square: &str) -> &mut Self {
        self.click_at(self.cell(square))
    }

    /// Clicks on the first letter of `text`.
    pub(crate) fn click_on(&mut self, text: &str) -> &mut Self {
        self.click_at(self.place(text))
    }

    pub(crate) fn click_at(&mut self, at: Position) -> &mut Self {
        self.mouse(MouseAction::Press, at)
            .mouse(MouseAction::Release, at)
    }

    pub(crate) fn held(&self) -> Option<Square> {
        self.table().hand().map(Hand::place)
    }

    pub(crate) fn question(&self) -> Option<&Question> {
        self.table().dialog().map(|dialog| &dialog.question)
    }
}

pub(crate) fn named(square: &str) -> Square {
    let [file, rank] = square.as_bytes() else {
        panic!("{square} is no square");
    };
    Square::at(file - b'a', rank - b'1')
}

/// Everything that can be pointed at, and the cells that point at it.
fn cells(session: &Session, size: Size) -> BTreeMap<String, Vec<Position>> {
    let mut found: BTreeMap<String, Vec<Position>> = BTreeMap::new();
    for y in 0..size.height {
        for x in 0..size.width {
            let at = Position { x, y };
            if let Some(target) = target_at(&session.model, &Look::plain(), size, at) {
                found.entry(format!("{target:?}")).or_default().push(at);
            }
        }
    }
    found
}

/// Everything that can be pointed at, and the text in the cells that point at it.
fn seen(session: &Session, size: Size) -> BTreeMap<String, String> {
    let screen = session.screen(size.width, size.height);
    let screen: Vec<Vec<char>> = screen.lines().map(|line| line.chars().collect()).collect();
    let text = |at: &Position| {
        let line = screen.get(usize::from(at.y));
        line.and_then(|line| line.get(usize::from(at.x)))
            .unwrap_or(&' ')
    };
    cells(session, size)
        .into_iter()
        .map(|(target, cells)| (target, cells.iter().map(text).collect()))
        .collect()
}

#[test]
fn every_square_is_where_its_piece_is_seen() {
    for (width, height) in [(38, 14), (60, 40), (80, 24), (120, 40)] {
        for keys in ["", "v"] {
            let mut session = Session::at_the_table("chess", "", "none");
            session.keys(keys);
            let seen = seen(&session, Size { width, height });
            let pieces = session.table().shown().pieces();
            for square in (0..8).flat_map(|rank| (0..8).map(move |file| Square::at(file, rank))) {
                let text = &seen[&format!("{:?}", Target::Square(square))];
                let letters: String = text.chars().filter(char::is_ascii_alphabetic).collect();
                let piece = pieces.iter().find(|(at, _)| *at == square);
                let letter = piece.map_or(String::new(), |_| {
                    let row = match square.rank() {
                        0 => "RNBQKBNR",
                        1 => "PPPPPPPP",
                        6 => "pppppppp",
                        _ => "rnbqkbnr",
                    };
                    row.chars().nth(square.file().into()).into_iter().collect()
                });
                assert_eq!(letters, letter, "{square:?} at {width}×{height}");
            }
        }
    }
}

#[test]
fn every_move_of_the_list_is_where_it_is_seen() {
    for before in [
        "",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 98",
    ] {
        let mut session = Session::at_the_table("chess", before, "none");
        let white = ["a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3"];
        let black = ["a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6"];
        let mut texts = Vec::new();
        for (white, black) in white.into_iter().zip(black) {
            texts.extend(if before.is_empty() {
                [white, black]
            } else {
                [black, white]
            });
        }
        for text in &texts {
            session.keys(text).keys("<enter>");
        }
        assert_eq!(session.table().record().len(), 16);
        for (width, height) in [(38, 14), (80, 24)] {
            for back in [0, 9] {
                session.keys("<end>");
                session.keys(&"<pgup>".repeat(back));
                let seen = seen(&session, Size { width, height });
                let mut found = 0;
                for (ply, text) in (1..).zip(&texts) {
                    if let Some(seen) = seen.get(&format!("{:?}", Target::Ply(ply))) {
                        assert!(
                            seen.starts_with(text),
                            "{text}: {seen:?} at {width}×{height}"
                        );
                        found += 1;
                    }
                }
                let shown = session.table().shown_ply();
                let seen_now = seen.contains_key(&format!("{:?}", Target::Ply(shown)));
                assert!(found > 1 && seen_now, "{found} moves at {width}×{height}");
            }
        }
    }
}

#[test]
fn every_answer_and_every_line_is_where_it_is_seen() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (width, height) in [(38, 14), (80, 24), (120, 40)] {
            let size = Size { width, height };
            let mut session = Session::at_the_menu(language);
            let check = |session: &Session, things: &[(Target, String)]| {
                let seen = seen(session, size);
                for (target, text) in things {
                    let seen = seen.get(&format!("{target:?}"));
                    // In the smallest terminal the ends of some lines are cut off.
                    let text: String = text.chars().take(12).collect();
                    assert!(
                        seen.is_some_and(|seen| seen.contains(&text)),
                        "{text}: {seen:?} at {width}×{height}"
                    );
                }
            };
            let items = [
                Item::Game(Variant::Chess),
                Item::Settings,
                Item::Help,
                Item::Quit,
            ];
            let items = items.map(|item| (Target::MenuItem(item), words.menu_item(item)));
            check(&session, &items);
            session.keys("<end><up><up><enter>");
            // Where not all lines fit, the one that the cursor is on is seen.
            for (key, setting) in [
                ("<home>", Setting::ALL.first()),
                ("<end>", Setting::ALL.last()),
            ] {
                session.keys(key);
                let setting = *setting.expect("a setting");
                check(
                    &session,
                    &[(Target::Setting(setting), words.setting(setting))],
                );
            }
            session.keys("<esc><home><enter>");
            for (keys, field) in [("", Field::Begin), ("<down>", Field::Game)] {
                session.keys(keys);
                check(&session, &[(Target::Field(field), words.field(field))]);
            }
            session.keys("<up>");
            session.keys("<enter>F3E4<enter><esc>");
            // And the list of answers is scrolled there.
            for (key, answer) in [("", Answer::Resume), ("<end>", Answer::Quit)] {
                session.keys(key);
                check(&session, &[(Target::Answer(answer), words.answer(answer))]);
            }
        }
    }
}
