//! The settings, as they are seen: a list, and a small board that shows what they do.

use super::look::{Look, Role};
use super::widget::board::{Board, Flight, Labels, Marks, Playable, Scene, board_size};
use super::widget::more::More;
use super::widget::text::fit;
use super::words::Words;
use crate::app::settings_screen::{Setting, SettingsScreen};
use crate::app::{Model, Target};
use crate::board::{Side, Square};
use crate::chess::{self, Role as Man};
use crate::draughts::{self, Kind};
use crate::game::Piece;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Margin, Position, Rect, Size};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

/// The widest that the list gets.
const LIST_WIDTH: u16 = 48;
/// The rows that the explanation of a line gets.
const ABOUT_ROWS: u16 = 3;
/// A column between the list and the board.
const GAP: u16 = 2;
/// The squares of a side of the sample board.
const SAMPLE_SIDE: u8 = 4;
/// The largest area that the sample board gets.
const SAMPLE_MAX: Size = Size {
    width: 64,
    height: 32,
};

pub(super) fn draw(
    screen: &SettingsScreen,
    model: &Model,
    words: Words,
    look: &Look,
    frame: &mut Frame<'_>,
) {
    let places = Places::new(frame.area(), screen);
    draw_list(screen, model, words, look, &places, frame);
    if let Some(sample) = places.sample {
        frame.render_widget(&Board::new(&scene(screen, model), look), sample);
    }
}

/// The line of the settings at a cell of `area`, or its arrow back.
pub(super) fn target_at(
    screen: &SettingsScreen,
    words: Words,
    area: Rect,
    at: Position,
) -> Option<Target> {
    let places = Places::new(area, screen);
    let line = places.lines.rows().position(|line| line.contains(at))?;
    let setting = *Setting::ALL.get(places.first + line)?;
    let arrow = usize::from(places.lines.x) + HEAD + names_width(words);
    Some(
        if screen.setting() == setting && arrow == usize::from(at.x) {
            Target::SettingBack(setting)
        } else {
            Target::Setting(setting)
        },
    )
}

/// The columns before a value, besides those of the setting's name.
const HEAD: usize = 5;

fn names_width(words: Words) -> usize {
    let widths = Setting::ALL.map(|setting| words.setting(setting).width());
    widths.into_iter().max().unwrap_or(0)
}

/// Where the parts of the screen lie.
struct Places {
    /// The list and its explanation, with their frame.
    list: Rect,
    /// The settings, a row each, as many as there is room for.
    lines: Rect,
    /// The first of them that is seen: the one the cursor is on always is.
    first: usize,
    about: Rect,
    /// The sample board, where there is room for it.
    sample: Option<Rect>,
}

impl Places {
    fn new(area: Rect, screen: &SettingsScreen) -> Self {
        let [area, _hints] = area.layout(&Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(1),
        ]));
        let room = Size {
            width: area
                .width
                .saturating_sub(LIST_WIDTH + GAP)
                .min(SAMPLE_MAX.width),
            height: area.height.min(SAMPLE_MAX.height),
        };
        let sample = board_size(SAMPLE_SIDE, room);
        let count = Setting::ALL.len();
        let lines = u16::try_from(count).unwrap_or(u16::MAX);
        let rows = (lines + 2 + 1 + ABOUT_ROWS)
            .max(sample.map_or(0, |sample| sample.height))
            .min(area.height);
        let width = LIST_WIDTH + sample.map_or(0, |sample| GAP + sample.width);
        let body = area.centered(
            Constraint::Length(width.min(area.width)),
            Constraint::Length(rows),
        );
        let [list, _, board] = body.layout(&Layout::horizontal([
            Constraint::Max(LIST_WIDTH),
            Constraint::Length(if sample.is_some() { GAP } else { 0 }),
            Constraint::Fill(1),
        ]));
        let inner = Block::bordered().inner(list);
        // What does not fit is scrolled to; what a setting does is told whole first.
        let lines = lines.min(inner.height.saturating_sub(1 + ABOUT_ROWS));
        let seen = usize::from(lines);
        let first = screen.selected().saturating_sub(seen / 2).min(count - seen);
        let [lines, _, about] = inner.layout(&Layout::vertical([
            Constraint::Length(lines),
            Constraint::Max(1),
            Constraint::Fill(1),
        ]));
        Self {
            list,
            lines,
            first,
            about: about.inner(Margin::new(1, 0)),
            sample: sample.map(|_| board),
        }
    }
}

fn draw_list(
    screen: &SettingsScreen,
    model: &Model,
    words: Words,
    look: &Look,
    places: &Places,
    frame: &mut Frame<'_>,
) {
    let block = Block::bordered()
        .border_set(look.border_set())
        .border_style(look.style(Role::FocusBorder))
        .title(Line::styled(
            format!(" {} ", words.settings_title()),
            look.style(Role::Title),
        ));
    frame.render_widget(block, places.list);
    let more = More {
        rows: places.lines,
        first: places.first,
        count: Setting::ALL.len(),
        look,
    };
    frame.render_widget(more, places.list);
    let names = Setting::ALL.map(|setting| words.setting(setting));
    let widest = names_width(words);
    let arrows = if look.ascii {
        ["<", ">"]
    } else {
        ["‹", "›"]
    };
    let shown = Setting::ALL.into_iter().zip(&names).skip(places.first);
    for (row, (setting, name)) in places.lines.rows().zip(shown) {
        let chosen = setting == screen.setting();
        let pointer = if chosen { look.pointer() } else { " " };
        let padding = " ".repeat(widest.saturating_sub(name.width()));
        let head = format!(" {pointer} {name}{padding} ");
        let value = words.setting_value(setting, model.settings(), model.themes());
        let room = usize::from(row.width).saturating_sub(head.width() + 5);
        let value = fit(&value, room, look.ascii);
        let (head_style, value_style, value) = if chosen {
            let [left, right] = arrows;
            let value = format!(" {left} {value} {right}");
            (Role::Selection, Role::Heading, value)
        } else {
            (Role::Dim, Role::Text, format!("   {value}"))
        };
        let line = Line::from(vec![
            Span::styled(head, look.style(head_style)),
            Span::styled(value, look.style(value_style)),
        ]);
        frame.render_widget(line, row);
    }
    let text = words.about_setting(screen.setting(), model.settings(), model.themes());
    let text = Paragraph::new(text)
        .style(look.style(Role::Dim))
        .wrap(Wrap { trim: true });
    frame.render_widget(text, places.about);
}

/// A small board with a bit of everything: both games, both sides, a king, marks. While the speed of pieces is being set
/// one of them moves.
fn scene(screen: &SettingsScreen, model: &Model) -> Scene {
    let chess = |side, role| Piece::Chess(chess::Piece { side, role });
    let draughts = |side, kind| Piece::Draughts(draughts::Piece { side, kind });
    let labels = if model.settings().coordinates {
        Labels {
            ranks: (1..=SAMPLE_SIDE).map(|rank| rank.to_string()).collect(),
            files: ('a'..).take(SAMPLE_SIDE.into()).map(String::from).collect(),
        }
    } else {
        Labels::default()
    };
    let (from, to) = (Square::at(0, 1), Square::at(1, 2));
    let man = draughts(Side::White, Kind::Man);
    let mut pieces = vec![
        (Square::at(0, 0), chess(Side::White, Man::Queen)),
        (Square::at(1, 0), chess(Side::White, Man::King)),
        (Square::at(2, 1), chess(Side::White, Man::Knight)),
        (Square::at(3, 0), draughts(Side::White, Kind::King)),
        (Square::at(0, 3), draughts(Side::Black, Kind::King)),
        (Square::at(2, 2), draughts(Side::Black, Kind::Man)),
        (Square::at(1, 3), chess(Side::Black, Man::Bishop)),
        (Square::at(3, 3), chess(Side::Black, Man::Rook)),
    ];
    let flight = screen
        .sample_progress(model.settings(), model.now())
        .map(|progress| Flight {
            piece: man,
            from,
            to,
            progress,
        });
    if flight.is_none() {
        pieces.push((from, man));
    }
    Scene {
        side_length: SAMPLE_SIDE,
        flipped: false,
        playable: Playable::Every,
        pieces,
        labels,
        numbers: Vec::new(),
        marks: Marks {
            cursor: Some(Square::at(3, 1)),
            origin: Some(Square::at(2, 1)),
            quiet: [Square::at(0, 2), to].into_iter().collect(),
            captures: [Square::at(3, 3)].into_iter().collect(),
            last_move: [Square::at(2, 2), Square::at(2, 3)].into_iter().collect(),
            ..Marks::default()
        },
        flight,
        held: None,
        vanishing: Vec::new(),
    }
}
