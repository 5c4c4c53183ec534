//! The screen of settings: which line the cursor is on, and what a change does.

use super::keys::Action;
use super::settings::{AnimationSpeed, Language, Notation, PieceSet, Settings};
use super::step;
use crate::clock::Moment;
use std::time::Duration;

/// A line of the screen: one setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// The language of the interface.
    Language,
    /// The theme.
    Theme,
    /// What pieces are drawn as.
    Pieces,
    /// Whether nothing but ASCII is drawn.
    Ascii,
    /// How fast pieces move.
    Animation,
    /// Whether rows and columns have their names.
    Coordinates,
    /// How moves are written in the history.
    Notation,
    /// Whether a question stands before giving a game up.
    ConfirmResign,
    /// Whether the bell rings.
    Bell,
    /// Whether the mouse plays.
    Mouse,
    /// Whether the computer's thinking is told.
    ShowThinking,
    /// Whether a bar shows who stands better.
    EvaluationBar,
    /// Whether the computer thinks in its opponent's time.
    Ponder,
    /// On how many threads the computer thinks.
    Threads,
    /// What the computer may remember.
    Hash,
}

impl Setting {
    /// Every setting, in the order of the screen.
    pub const ALL: [Self; 15] = [
        Self::Language,
        Self::Theme,
        Self::Pieces,
        Self::Ascii,
        Self::Animation,
        Self::Coordinates,
        Self::Notation,
        Self::ConfirmResign,
        Self::Bell,
        Self::Mouse,
        Self::ShowThinking,
        Self::EvaluationBar,
        Self::Ponder,
        Self::Threads,
        Self::Hash,
    ];
}

/// The numbers of threads to choose from; the file may say another.
const THREADS: [u8; 9] = [0, 1, 2, 3, 4, 6, 8, 12, 16];
/// The sizes of the table to choose from, in megabytes; the file may say another.
const HASHES: [u16; 7] = [16, 32, 64, 128, 256, 512, 1024];

/// The screen of settings. It lies over the rest; what is changed holds at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsScreen {
    selected: usize,
}

impl SettingsScreen {
    /// How long the piece that shows the speed rests where it has come to.
    const REST: Duration = Duration::from_millis(600);

    /// The index of the line the cursor is on.
    pub const fn selected(&self) -> usize {
        self.selected
    }

    /// The setting the cursor is on.
    pub const fn setting(&self) -> Setting {
        Setting::ALL[self.selected]
    }

    /// How far a piece has come that shows the speed, while that is being set: 0 to 1. At the end it rests, and begins
    /// again.
    pub fn sample_progress(&self, settings: &Settings, now: Moment) -> Option<f32> {
        let hop = settings.animation.hop();
        if self.setting() != Setting::Animation || hop.is_zero() {
            return None;
        }
        let round = (hop + Self::REST).as_millis();
        let since = now.since(Moment::START).as_millis() % round;
        let since = Duration::from_millis(u64::try_from(since).unwrap_or(0));
        Some((since.as_secs_f32() / hop.as_secs_f32()).min(1.0))
    }

    /// When something that is seen will change by itself.
    pub(super) fn next_wake(&self, settings: &Settings, now: Moment) -> Option<Moment> {
        self.sample_progress(settings, now)
            .map(|_| now + super::flight::FRAME)
    }

    /// Does what `action` says with the cursor or with `settings`; `themes` are the names to choose from.
    pub(super) fn act(&mut self, action: Action, settings: &mut Settings, themes: &[String]) {
        let count = Setting::ALL.len();
        match action {
            Action::Up => self.selected = step(self.selected, -1, count),
            Action::Down => self.selected = step(self.selected, 1, count),
            Action::First => self.selected = 0,
            Action::Last => self.selected = count - 1,
            Action::Left => change(self.setting(), -1, settings, themes),
            Action::Right => change(self.setting(), 1, settings, themes),
            _ => {}
        }
    }

    /// Goes to the line of `setting`; where the cursor is there already, turns it to its next value.
    pub(super) fn click(&mut self, setting: Setting, settings: &mut Settings, themes: &[String]) {
        if self.setting() == setting {
            change(setting, 1, settings, themes);
        } else if let Some(line) = Setting::ALL.iter().position(|line| *line == setting) {
            self.selected = line;
        }
    }
}

/// Turns `setting` to the value that is `by` further.
fn change(setting: Setting, by: isize, settings: &mut Settings, themes: &[String]) {
    match setting {
        Setting::Language => settings.language = around(&Language::ALL, settings.language, by),
        Setting::Theme => {
            if !themes.is_empty() {
                let here = settings
                    .theme
                    .as_ref()
                    .and_then(|name| themes.iter().position(|theme| theme == name))
                    .unwrap_or(0);
                settings.theme = Some(themes[step(here, by, themes.len())].clone());
            }
        }
        Setting::Pieces => settings.pieces = around(&PieceSet::ALL, settings.pieces, by),
        Setting::Ascii => settings.ascii = !settings.ascii,
        Setting::Animation => {
            settings.animation = around(&AnimationSpeed::ALL, settings.animation, by);
        }
        Setting::Coordinates => settings.coordinates = !settings.coordinates,
        Setting::Notation => settings.notation = around(&Notation::ALL, settings.notation, by),
        Setting::ConfirmResign => settings.confirm_resign = !settings.confirm_resign,
        Setting::Bell => settings.bell = !settings.bell,
        Setting::Mouse => settings.mouse = !settings.mouse,
        Setting::ShowThinking => settings.show_thinking = !settings.show_thinking,
        Setting::EvaluationBar => settings.evaluation_bar = !settings.evaluation_bar,
        Setting::Ponder => settings.ponder = !settings.ponder,
        Setting::Threads => settings.threads = around(&THREADS, settings.threads, by),
        Setting::Hash => settings.hash = around(&HASHES, settings.hash, by),
    }
}

/// The one of `values` that is `by` further than `here`, going round.
fn around<T: Copy + PartialEq>(values: &[T], here: T, by: isize) -> T {
    let index = values.iter().position(|value| *value == here).unwrap_or(0);
    values[step(index, by, values.len())]
}
