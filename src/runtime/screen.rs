//! The terminal's screen: taken, drawn upon, and given back.

use super::Options;
use super::printer::Printer;
use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::style::Print;
use crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};
use ratatui::layout::Size;
use ratatui::{Frame, Terminal};
use std::cell::RefCell;
use std::io::{self, Write};
use std::mem;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the terminal is ours at present; the panic hook asks too.
static IN_USE: AtomicBool = AtomicBool::new(false);

/// Buttons, dragging and the wheel, in the coding without limits. Mere movement is not asked for: it would wake the
/// program for nothing.
const MOUSE_ON: &str = "\x1b[?1000h\x1b[?1002h\x1b[?1006h";
const MOUSE_OFF: &str = "\x1b[?1006l\x1b[?1002l\x1b[?1000l";
const BELL: &str = "\x07";

/// The terminal's screen while it is ours; given back when dropped.
#[derive(Debug)]
pub(super) struct Screen {
    terminal: Terminal<Printer<Pending>>,
    pending: Pending,
    /// The bytes of the last frame.
    last: Vec<u8>,
    options: Options,
}

impl Screen {
    /// Takes the terminal.
    pub(super) fn enter(options: Options) -> io::Result<Self> {
        let pending = Pending::default();
        let terminal = Terminal::new(Printer::new(pending.clone()))?;
        let screen = Self {
            terminal,
            pending,
            last: Vec::new(),
            options,
        };
        screen.take()?;
        Ok(screen)
    }

    /// Draws a frame: what changed since the last goes out in one write, between marks that keep the terminal from
    /// showing half of it.
    pub(super) fn draw(&mut self, render: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        queue!(self.pending, BeginSynchronizedUpdate)?;
        self.terminal.draw(render)?;
        queue!(self.pending, EndSynchronizedUpdate)?;
        let frame = self.pending.take();
        // A frame holds differences at absolute places, so the same one again would change nothing.
        if frame == self.last {
            return Ok(());
        }
        let mut stdout = io::stdout().lock();
        stdout.write_all(&frame)?;
        stdout.flush()?;
        self.last = frame;
        Ok(())
    }

    /// The size of the last frame.
    pub(super) const fn size(&mut self) -> Size {
        self.terminal.get_frame().area().as_size()
    }

    /// Makes the next frame a whole one, whatever the terminal shows now.
    pub(super) fn forget(&mut self) -> io::Result<()> {
        self.last.clear();
        // Not `Terminal::clear`, which asks where the cursor is while another thread reads the answer.
        let size = self.terminal.size()?;
        self.terminal.resize(size.into())
    }

    /// Takes the mouse from the terminal, or gives it back.
    pub(super) fn set_mouse(&mut self, on: bool) -> io::Result<()> {
        self.options.mouse = on;
        if in_use() {
            execute!(io::stdout(), Print(if on { MOUSE_ON } else { MOUSE_OFF }))?;
        }
        Ok(())
    }

    /// Takes the terminal again after it was given back, or after somebody else may have changed it.
    pub(super) fn enter_again(&mut self) -> io::Result<()> {
        leave();
        self.take()?;
        self.forget()
    }

    fn take(&self) -> io::Result<()> {
        // From here on there is something to undo, even if the next step fails.
        IN_USE.store(true, Ordering::SeqCst);
        enable_raw_mode()?;
        let mut stdout = io::stdout().lock();
        queue!(stdout, EnterAlternateScreen, Hide, EnableBracketedPaste)?;
        if self.options.mouse {
            queue!(stdout, Print(MOUSE_ON))?;
        }
        stdout.flush()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

/// Rings the terminal's bell.
pub(super) fn ring() -> io::Result<()> {
    execute!(io::stdout(), Print(BELL))
}

/// Whether the terminal is ours at present.
pub(super) fn in_use() -> bool {
    IN_USE.load(Ordering::SeqCst)
}

/// Gives the terminal back, if it is ours: undoes each thing done to it, in reverse. What can't be undone is passed over,
/// since there is nobody left to tell.
pub(super) fn leave() {
    if !IN_USE.swap(false, Ordering::SeqCst) {
        return;
    }
    let mut stdout = io::stdout().lock();
    let _ = queue!(stdout, Print(MOUSE_OFF));
    let _ = queue!(stdout, DisableBracketedPaste);
    let _ = queue!(stdout, Show);
    let _ = queue!(stdout, LeaveAlternateScreen);
    let _ = stdout.flush();
    let _ = disable_raw_mode();
}

/// The bytes of the frame being drawn. The terminal library flushes several times a frame; nothing goes out before the
/// frame is whole.
#[derive(Clone, Debug, Default)]
struct Pending(Rc<RefCell<Vec<u8>>>);

impl Pending {
    fn take(&self) -> Vec<u8> {
        mem::take(&mut self.0.borrow_mut())
    }
}

impl Write for Pending {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
