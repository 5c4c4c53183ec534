//! The menu: where the program begins.

use super::Request;
use super::keys::Action;
use crate::game::Variant;

/// The menu.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Menu {
    page: Page,
    selected: usize,
}

/// Which list is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The games of the first rank, and the rest of the program.
    #[default]
    Main,
    /// The other rule sets of draughts.
    MoreDraughts,
}

/// A line of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// A game to be played.
    Game(Variant),
    /// The other rule sets of draughts.
    MoreDraughts,
    /// The settings.
    Settings,
    /// Help.
    Help,
    /// Back to the first page.
    Back,
    /// Ends the program.
    Quit,
}

const MAIN: &[Item] = &[
    Item::Game(Variant::Spanish),
    Item::Game(Variant::English),
    Item::Game(Variant::Chess),
    Item::MoreDraughts,
    Item::Settings,
    Item::Help,
    Item::Quit,
];

const MORE_DRAUGHTS: &[Item] = &[
    Item::Game(Variant::SpanishOfficial),
    Item::Game(Variant::Portuguese),
    Item::Game(Variant::Italian),
    Item::Game(Variant::Pool),
    Item::Game(Variant::Russian),
    Item::Game(Variant::Brazilian),
    Item::Game(Variant::Czech),
    Item::Game(Variant::International),
    Item::Back,
];

impl Menu {
    /// Which list is shown.
    pub const fn page(&self) -> Page {
        self.page
    }

    /// The lines of the list that is shown.
    pub const fn items(&self) -> &'static [Item] {
        match self.page {
            Page::Main => MAIN,
            Page::MoreDraughts => MORE_DRAUGHTS,
        }
    }

    /// The line the cursor is on.
    pub const fn selected(&self) -> usize {
        self.selected
    }

    pub(super) fn act(&mut self, action: Action) -> Option<Request> {
        let count = self.items().len();
        match action {
            Action::Up => self.selected = (self.selected + count - 1) % count,
            Action::Down => self.selected = (self.selected + 1) % count,
            Action::First => self.selected = 0,
            Action::Last => self.selected = count - 1,
            Action::Cancel => self.turn_to(Page::Main),
            Action::Choose => return self.choose(self.items()[self.selected]),
            _ => {}
        }
        None
    }

    /// Goes to the line `item` and chooses it.
    pub(super) fn click(&mut self, item: Item) -> Option<Request> {
        self.selected = self.items().iter().position(|line| *line == item)?;
        self.choose(item)
    }

    fn choose(&mut self, item: Item) -> Option<Request> {
        match item {
            Item::Game(variant) => Some(Request::Form(variant)),
            Item::MoreDraughts => {
                self.turn_to(Page::MoreDraughts);
                None
            }
            Item::Back => {
                self.turn_to(Page::Main);
                None
            }
            Item::Settings => Some(Request::Settings),
            Item::Help => Some(Request::Help),
            Item::Quit => Some(Request::Quit),
        }
    }

    fn turn_to(&mut self, page: Page) {
        if self.page != page {
            let from = self.page;
            self.page = page;
            self.selected = match from {
                Page::Main => 0,
                Page::MoreDraughts => MAIN
                    .iter()
                    .position(|item| *item == Item::MoreDraughts)
                    .unwrap_or(0),
            };
        }
    }
}
