//! What the terminal reads: its events made into what wakes the loop.

use super::machine::{Arrival, Wake};
use super::watch;
use crate::app::{Key, KeyCode, Message, MouseAction};
use crossterm::event::{
    self, Event, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
};
use ratatui::layout::Position;
use rustix::event::{PollFd, PollFlags};
use rustix::io::Errno;
use std::io;
use std::mem;
use std::sync::mpsc::Sender;
use std::thread;

/// Reads the terminal, and watches over it, until the terminal or the program ends.
pub(super) fn start(sender: Sender<Arrival>) -> io::Result<()> {
    let watching = TellsTheEnd(sender.clone());
    thread::Builder::new()
        .name("hang-up".to_owned())
        .spawn(move || {
            if wait_for_hang_up().is_err() {
                // It can't be watched. The program does without.
                mem::forget(watching);
            }
        })?;
    let reading = TellsTheEnd(sender);
    thread::Builder::new()
        .name("terminal".to_owned())
        .spawn(move || {
            while let Ok(event) = event::read() {
                let at = watch::now();
                if let Some(wake) = wake(event)
                    && reading.0.send(Arrival { at, wake }).is_err()
                {
                    break;
                }
            }
        })?;
    Ok(())
}

/// Waits until the terminal is gone. The reader doesn't notice: it goes on asking for what never comes. A signal mostly
/// tells it, but not to a program that the terminal doesn't control.
fn wait_for_hang_up() -> rustix::io::Result<()> {
    let stdin = io::stdin();
    loop {
        // With nothing asked for, only a hang-up or an error is told.
        let mut terminal = [PollFd::new(&stdin, PollFlags::empty())];
        match rustix::event::poll(&mut terminal, None) {
            Ok(_)
                if terminal[0]
                    .revents()
                    .intersects(PollFlags::HUP | PollFlags::ERR) =>
            {
                return Ok(());
            }
            Ok(_) => return Err(Errno::NOTSUP),
            Err(Errno::INTR) => {}
            Err(error) => return Err(error),
        }
    }
}

/// Says that nothing more will be read, however the reading came to its end.
struct TellsTheEnd(Sender<Arrival>);

impl Drop for TellsTheEnd {
    fn drop(&mut self) {
        // If nobody listens any more, nobody needs to know.
        let _ = self.0.send(Arrival {
            at: watch::now(),
            wake: Wake::InputEnded,
        });
    }
}

/// What a terminal's event is to the loop, if the program has a use for it.
fn wake(event: Event) -> Option<Wake> {
    match event {
        Event::Key(key) => Some(Wake::Message(Message::Key(self::key(key)?))),
        Event::Mouse(mouse) => self::mouse(mouse),
        Event::Paste(text) => Some(Wake::Message(Message::Paste(text))),
        Event::Resize(..) | Event::FocusGained | Event::FocusLost => None,
    }
}

fn key(event: KeyEvent) -> Option<Key> {
    use crossterm::event::KeyCode as Sent;

    if event.kind == KeyEventKind::Release {
        return None;
    }
    let code = match event.code {
        Sent::Char(character) => KeyCode::Char(character),
        Sent::Enter => KeyCode::Enter,
        Sent::Esc => KeyCode::Esc,
        Sent::Backspace => KeyCode::Backspace,
        Sent::Delete => KeyCode::Delete,
        Sent::Tab => KeyCode::Tab,
        Sent::BackTab => KeyCode::BackTab,
        Sent::Up => KeyCode::Up,
        Sent::Down => KeyCode::Down,
        Sent::Left => KeyCode::Left,
        Sent::Right => KeyCode::Right,
        Sent::Home => KeyCode::Home,
        Sent::End => KeyCode::End,
        Sent::PageUp => KeyCode::PageUp,
        Sent::PageDown => KeyCode::PageDown,
        Sent::F(number) => KeyCode::Function(number),
        _ => return None,
    };
    let shows_shift = matches!(code, KeyCode::Char(_) | KeyCode::BackTab);
    Some(Key {
        code,
        ctrl: event.modifiers.contains(KeyModifiers::CONTROL),
        alt: event.modifiers.contains(KeyModifiers::ALT),
        shift: event.modifiers.contains(KeyModifiers::SHIFT) && !shows_shift,
    })
}

const fn mouse(event: MouseEvent) -> Option<Wake> {
    use crossterm::event::MouseEventKind as Sent;

    let action = match event.kind {
        Sent::Down(MouseButton::Left) => MouseAction::Press,
        Sent::Drag(MouseButton::Left) => MouseAction::Drag,
        Sent::Up(MouseButton::Left) => MouseAction::Release,
        Sent::ScrollUp => MouseAction::WheelUp,
        Sent::ScrollDown => MouseAction::WheelDown,
        _ => return None,
    };
    let cell = Position {
        x: event.column,
        y: event.row,
    };
    Some(Wake::Mouse(action, cell))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::{KeyCode as Sent, KeyEventState, MouseEventKind};
    use rstest::rstest;

    const NONE: KeyModifiers = KeyModifiers::NONE;

    #[rstest]
    #[case::letter(Sent::Char('a'), NONE, Key::char('a'))]
    #[case::capital(Sent::Char('A'), KeyModifiers::SHIFT, Key::char('A'))]
    #[case::control(Sent::Char('c'), KeyModifiers::CONTROL, Key::ctrl('c'))]
    #[case::back_tab(Sent::BackTab, KeyModifiers::SHIFT, Key::plain(KeyCode::BackTab))]
    #[case::function(Sent::F(1), NONE, Key::plain(KeyCode::Function(1)))]
    #[case::shifted_arrow(
        Sent::Left,
        KeyModifiers::SHIFT,
        Key { shift: true, ..Key::plain(KeyCode::Left) }
    )]
    #[case::alt(
        Sent::Enter,
        KeyModifiers::ALT,
        Key { alt: true, ..Key::plain(KeyCode::Enter) }
    )]
    fn a_key_is_told_with_what_was_held(
        #[case] code: Sent,
        #[case] modifiers: KeyModifiers,
        #[case] expected: Key,
    ) {
        let event = Event::Key(KeyEvent::new(code, modifiers));
        assert_eq!(wake(event), Some(Wake::Message(Message::Key(expected))));
    }

    #[rstest]
    #[case::pressed(KeyEventKind::Press, true)]
    #[case::repeated(KeyEventKind::Repeat, true)]
    #[case::released(KeyEventKind::Release, false)]
    fn a_released_key_says_nothing(#[case] kind: KeyEventKind, #[case] told: bool) {
        let event = KeyEvent {
            code: Sent::Down,
            modifiers: NONE,
            kind,
            state: KeyEventState::NONE,
        };
        assert_eq!(wake(Event::Key(event)).is_some(), told);
    }

    #[rstest]
    #[case(MouseEventKind::Down(MouseButton::Left), Some(MouseAction::Press))]
    #[case(MouseEventKind::Drag(MouseButton::Left), Some(MouseAction::Drag))]
    #[case(MouseEventKind::Up(MouseButton::Left), Some(MouseAction::Release))]
    #[case(MouseEventKind::ScrollUp, Some(MouseAction::WheelUp))]
    #[case(MouseEventKind::ScrollDown, Some(MouseAction::WheelDown))]
    #[case(MouseEventKind::Down(MouseButton::Right), None)]
    #[case(MouseEventKind::Moved, None)]
    fn the_mouse_is_told_with_its_cell(
        #[case] kind: MouseEventKind,
        #[case] action: Option<MouseAction>,
    ) {
        let event = Event::Mouse(MouseEvent {
            kind,
            column: 7,
            row: 3,
            modifiers: NONE,
        });
        let expected = action.map(|action| Wake::Mouse(action, Position { x: 7, y: 3 }));
        assert_eq!(wake(event), expected);
    }

    #[test]
    fn a_paste_comes_whole() {
        let text = "e2e4\ne7e5".to_owned();
        let expected = Wake::Message(Message::Paste(text.clone()));
        assert_eq!(wake(Event::Paste(text)), Some(expected));
    }
}
