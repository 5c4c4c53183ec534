//! A real terminal for a real program, read as a screen.

use portable_pty::{ChildKiller, CommandBuilder, MasterPty, PtySize, SlavePty, native_pty_system};
use std::fs;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// How long anything may take that a test waits for; a program that works needs a small part of it.
const PATIENCE: Duration = Duration::from_secs(20);

/// A program in a terminal of its own, with directories of its own. Reads as a script:
///
/// `Terminal::start(80, 24, &["play", "chess"]).wait_for("White").keys("e2e4").keys(keys::ENTER).wait_for("e4");`
pub(crate) struct Terminal {
    shared: Arc<Shared>,
    master: Box<dyn MasterPty + Send>,
    /// Kept open, so that the terminal can be looked at after the program has ended.
    _slave: Box<dyn SlavePty + Send>,
    keyboard: Box<dyn Write + Send>,
    killer: Box<dyn ChildKiller + Send + Sync>,
    process: u32,
    /// The modes of the line before the program came: `Debug` of all there is to them.
    line_before: String,
    home: PathBuf,
}

/// What the threads that read the terminal and await the program's end tell.
struct Shared {
    seen: Mutex<Seen>,
    news: Condvar,
}

struct Seen {
    parser: vt100::Parser,
    bytes: usize,
    bells: usize,
    has_escaped: bool,
    exit: Option<u32>,
}

impl Terminal {
    /// Starts the program in a terminal of `width` columns and `height` rows.
    pub(crate) fn start(width: u16, height: u16, arguments: &[&str]) -> Self {
        Self::start_program(env!("CARGO_BIN_EXE_damero"), width, height, arguments)
    }

    /// Starts another program likewise.
    pub(crate) fn start_program(
        program: impl AsRef<Path>,
        width: u16,
        height: u16,
        arguments: &[&str],
    ) -> Self {
        Self::start_in(home(), program.as_ref(), width, height, arguments)
    }

    /// Starts the program once more for the same player, after it has ended.
    pub(crate) fn start_again(self, arguments: &[&str]) -> Self {
        let home = home();
        fs::remove_dir(&home).unwrap();
        fs::rename(&self.home, &home).unwrap();
        Self::start_in(
            home,
            env!("CARGO_BIN_EXE_damero").as_ref(),
            80,
            24,
            arguments,
        )
    }

    /// Writes a file of the player's configuration.
    pub(crate) fn configure(&self, file: &str, text: &str) -> &Self {
        let path = self.home.join("config/damero").join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
        self
    }

    fn start_in(
        home: PathBuf,
        program: &Path,
        width: u16,
        height: u16,
        arguments: &[&str],
    ) -> Self {
        let pair = native_pty_system().openpty(size(width, height)).unwrap();
        let line_before = line(&*pair.master);
        let mut command = command(program, &home);
        command.args(arguments);
        let mut child = pair.slave.spawn_command(command).unwrap();

        let (columns, rows) = cells(width, height);
        let shared = Arc::new(Shared {
            seen: Mutex::new(Seen {
                parser: vt100::Parser::new(rows, columns, 0),
                bytes: 0,
                bells: 0,
                has_escaped: false,
                exit: None,
            }),
            news: Condvar::new(),
        });
        let terminal = Self {
            shared: Arc::clone(&shared),
            keyboard: pair.master.take_writer().unwrap(),
            killer: child.clone_killer(),
            process: child.process_id().unwrap(),
            line_before,
            home,
            _slave: pair.slave,
            master: pair.master,
        };
        let mut output = terminal.master.try_clone_reader().unwrap();
        let reading = Arc::clone(&shared);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = output.read(&mut buffer) {
                reading.tell(|seen| {
                    seen.parser.process(&buffer[..length]);
                    seen.bytes += length;
                    seen.has_escaped |= buffer[..length].contains(&0x1b);
                    seen.bells += buffer[..length].split(|byte| *byte == 7).count() - 1;
                });
            }
        });
        thread::spawn(move || {
            let status = child.wait().unwrap();
            shared.tell(|seen| seen.exit = Some(status.exit_code()));
        });
        terminal
    }

    /// Waits until the screen shows `text` somewhere in a row.
    pub(crate) fn wait_for(&mut self, text: &str) -> &mut Self {
        self.wait_until(text, |screen| {
            let (_, columns) = screen.size();
            screen.rows(0, columns.get()).any(|row| row.contains(text))
        })
    }

    /// Waits until the screen is as it should be; `what` says how that is.
    pub(crate) fn wait_until(
        &mut self,
        what: &str,
        is_so: impl Fn(&vt100::Screen) -> bool,
    ) -> &mut Self {
        drop(self.wait(what, |seen| is_so(seen.parser.screen())));
        self
    }

    /// Waits until the program has written something more than `bytes` in all.
    pub(crate) fn wait_written(&mut self, bytes: usize) -> &mut Self {
        drop(self.wait("an answer", |seen| seen.bytes > bytes));
        self
    }

    /// Presses keys, as the bytes that they send.
    pub(crate) fn keys(&mut self, keys: &str) -> &mut Self {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
        self
    }

    /// Changes the size of the terminal.
    pub(crate) fn resize(&mut self, width: u16, height: u16) -> &mut Self {
        let (columns, rows) = cells(width, height);
        self.shared
            .tell(|seen| seen.parser.screen_mut().set_size(rows, columns));
        self.master.resize(size(width, height)).unwrap();
        self
    }

    /// Sends the program a signal, such as `TERM`.
    pub(crate) fn signal(&mut self, name: &str) -> &mut Self {
        // The shell's own `kill` is there on every system.
        let status = process::Command::new("sh")
            .args(["-c", &format!("kill -{name} {}", self.process)])
            .status()
            .unwrap();
        assert!(status.success(), "SIG{name} could not be sent");
        self
    }

    /// Waits until the program has ended, and gives its exit status.
    pub(crate) fn wait_exit(&mut self) -> u32 {
        self.wait("the end of the program", |seen| seen.exit.is_some())
            .exit
            .unwrap()
    }

    /// Waits until the program is stopped, as by Ctrl-Z.
    pub(crate) fn wait_stopped(&mut self) -> &mut Self {
        let end = deadline();
        while !self.is_stopped() {
            self.assert_before(end, "the program stopped");
            thread::sleep(Duration::from_millis(2));
        }
        self
    }

    /// Waits until nothing is left of what a full-screen program does to a terminal.
    pub(crate) fn wait_given_back(&mut self) -> &mut Self {
        self.wait_until("the terminal as it was", |screen| {
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && !screen.bracketed_paste()
                && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
        });
        assert_eq!(line(&*self.master), self.line_before, "the line's modes");
        self
    }

    /// Waits until the program has the terminal, and has drawn on it.
    pub(crate) fn wait_taken(&mut self) -> &mut Self {
        self.wait_until("a full screen", |screen| {
            screen.alternate_screen() && !screen.contents().trim().is_empty()
        })
    }

    /// The text on the screen.
    pub(crate) fn screen(&self) -> String {
        self.shared.lock().parser.screen().contents()
    }

    /// How many bytes the program has written.
    pub(crate) fn bytes(&self) -> usize {
        self.shared.lock().bytes
    }

    /// How often the program has rung the bell.
    pub(crate) fn bells(&self) -> usize {
        self.shared.lock().bells
    }

    /// Whether the program has sent any control sequence.
    pub(crate) fn has_escaped(&self) -> bool {
        self.shared.lock().has_escaped
    }

    /// How often the threads of the program have gone to sleep so far.
    pub(crate) fn sleeps(&self) -> usize {
        let tasks = fs::read_dir(format!("/proc/{}/task", self.process)).unwrap();
        tasks
            .map(|task| fs::read_to_string(task.unwrap().path().join("status")).unwrap())
            .filter_map(|status| {
                let line = status.lines().find(|line| line.starts_with("voluntary"))?;
                line.split_whitespace().last()?.parse::<usize>().ok()
            })
            .sum()
    }

    fn is_stopped(&self) -> bool {
        let status = fs::read_to_string(format!("/proc/{}/stat", self.process)).unwrap();
        // The state follows the name, which stands in parentheses.
        status
            .rsplit_once(") ")
            .is_some_and(|(_, rest)| rest.starts_with('T'))
    }

    fn wait(&self, what: &str, is_so: impl Fn(&Seen) -> bool) -> MutexGuard<'_, Seen> {
        let end = deadline();
        let mut seen = self.shared.lock();
        while !is_so(&seen) {
            let left = end.saturating_duration_since(now());
            if left.is_zero() {
                let (exit, screen) = (seen.exit, seen.parser.screen().contents());
                drop(seen);
                panic!("waited in vain for {what}; exit status {exit:?}; screen:\n{screen}");
            }
            (seen, _) = self.shared.news.wait_timeout(seen, left).unwrap();
        }
        seen
    }

    fn assert_before(&self, end: Instant, what: &str) {
        assert!(
            now() < end,
            "waited in vain for {what}; screen:\n{}",
            self.screen()
        );
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        if self.shared.lock().exit.is_none() {
            let _ = self.killer.kill();
        }
        let _ = fs::remove_dir_all(&self.home);
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap()
    }

    fn tell(&self, change: impl FnOnce(&mut Seen)) {
        change(&mut self.lock());
        self.news.notify_all();
    }
}

/// The exit status of the program after its terminal has vanished. The terminal doesn't control it, so that no signal tells.
pub(crate) fn exit_after_the_terminal_vanished() -> u32 {
    let home = home();
    let pair = native_pty_system().openpty(size(80, 24)).unwrap();
    let mut command = command(env!("CARGO_BIN_EXE_damero").as_ref(), &home);
    command.set_controlling_tty(false);
    let mut child = pair.slave.spawn_command(command).unwrap();
    let mut killer = child.clone_killer();
    drop(pair.slave);

    let mut output = pair.master.try_clone_reader().unwrap();
    // Until the first frame is whole.
    let (mut written, mut buffer) = (Vec::new(), [0; 4096]);
    while !written.ends_with(b"\x1b[?2026l") {
        let length = output.read(&mut buffer).unwrap();
        written.extend_from_slice(&buffer[..length]);
    }
    drop((output, pair.master));

    let (sender, exit) = mpsc::channel();
    thread::spawn(move || sender.send(child.wait().unwrap().exit_code()));
    let exit = exit.recv_timeout(PATIENCE);
    let _ = killer.kill();
    let _ = fs::remove_dir_all(&home);
    exit.unwrap()
}

/// What keys send.
pub(crate) mod keys {
    pub(crate) const ENTER: &str = "\r";
    pub(crate) const DOWN: &str = "\x1b[B";
    pub(crate) const RIGHT: &str = "\x1b[C";
    pub(crate) const CTRL_C: &str = "\x03";
    pub(crate) const CTRL_Z: &str = "\x1a";
}

/// `program` for a player who lives at `home`, with nothing else of the present environment.
fn command(program: &Path, home: &Path) -> CommandBuilder {
    let mut command = CommandBuilder::new(program);
    command.cwd(home);
    command.env_clear();
    command.env("HOME", home);
    for directory in ["CONFIG", "STATE", "CACHE", "DATA"] {
        command.env(
            format!("XDG_{directory}_HOME"),
            home.join(directory.to_lowercase()),
        );
    }
    command.env("TERM", "xterm-256color");
    command.env("LANG", "C.UTF-8");
    command
}

/// A new directory for a player.
fn home() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);

    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let home = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("pty")
        .join(format!("{}-{number}", process::id()));
    fs::create_dir_all(&home).unwrap();
    home
}

fn line(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios())
}

const fn size(width: u16, height: u16) -> PtySize {
    PtySize {
        rows: height,
        cols: width,
        pixel_width: 0,
        pixel_height: 0,
    }
}

const fn cells(width: u16, height: u16) -> (NonZeroU16, NonZeroU16) {
    (
        NonZeroU16::new(width).unwrap(),
        NonZeroU16::new(height).unwrap(),
    )
}

fn deadline() -> Instant {
    now() + PATIENCE
}

#[expect(
    clippy::disallowed_methods,
    reason = "a test that waits for another program needs a deadline"
)]
fn now() -> Instant {
    Instant::now()
}
