//! The loop: take all that waits, carry out what is asked, draw once, sleep.

use super::screen::{self, Screen};
use super::watch::{self, Watch};
use super::worker::Worker;
use super::{Error, Options, View, input, panic, signals};
use crate::app::{self, Command, Message, Model, Mouse, MouseAction};
use crate::storage::SettingsFile;
use ratatui::layout::Position;
use std::io;
use std::ops::ControlFlow;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Instant;

/// The running program.
#[derive(Debug)]
pub(super) struct Machine<V> {
    model: Model,
    view: V,
    screen: Screen,
    watch: Watch,
    settings: SettingsFile,
    arrivals: Receiver<Arrival>,
    worker: Worker,
}

/// Something that wakes the loop, and when it happened.
#[derive(Debug)]
pub(super) struct Arrival {
    pub(super) at: Instant,
    pub(super) wake: Wake,
}

/// What wakes the loop.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Wake {
    /// Something for the model.
    Message(Message),
    /// The mouse did something at a cell.
    Mouse(MouseAction, Position),
    /// Somebody wants the program to stop for a while, as Ctrl-Z does.
    Stop,
    /// The program was stopped and goes on.
    Continued,
    /// Nothing more will come from the terminal.
    InputEnded,
}

impl<V: View> Machine<V> {
    /// Takes the terminal, draws the first frame and begins to listen.
    pub(super) fn start(
        model: Model,
        view: V,
        settings: SettingsFile,
        options: Options,
    ) -> Result<Self, Error> {
        let watch = Watch::start();
        let (sender, arrivals) = mpsc::channel();
        // Before the terminal is touched, so that no signal can end the program with the terminal in disorder.
        let signals = signals::catch()?;
        panic::install();
        let screen = Screen::enter(options)?;
        let thought = sender.clone();
        let worker = Worker::new(move |message| {
            let (at, wake) = (watch::now(), Wake::Message(message));
            thought.send(Arrival { at, wake }).is_ok()
        });
        let mut machine = Self {
            model,
            view,
            screen,
            watch,
            settings,
            arrivals,
            worker,
        };
        // Whoever is to move at the very beginning may be a computer.
        let _ = machine.update(watch::now(), Message::Woken)?;
        machine.draw()?;
        // Only now, since nobody should wait for threads to see something. What comes meanwhile is kept.
        let signaled = sender.clone();
        signals::start(signals, move |arrival| signaled.send(arrival).is_ok())?;
        input::start(sender)?;
        Ok(machine)
    }

    /// Runs until the program ends.
    pub(super) fn run(mut self) -> Result<(), Error> {
        match self.run_until_told() {
            Ok(()) => Ok(()),
            Err(error) => {
                // The terminal failed; the model is still told to end, so that it can save what it has.
                let _ = self.update(watch::now(), Message::Terminate);
                Err(error.into())
            }
        }
    }

    fn run_until_told(&mut self) -> io::Result<()> {
        loop {
            let mut next = Some(self.sleep());
            while let Some(arrival) = next {
                if self.take(arrival)?.is_break() {
                    return Ok(());
                }
                next = self.arrivals.try_recv().ok();
            }
            self.draw()?;
        }
    }

    /// Shows the model, unless the terminal is somebody else's.
    fn draw(&mut self) -> io::Result<()> {
        if screen::in_use() {
            self.screen
                .draw(|frame| self.view.draw(&self.model, frame))?;
        }
        Ok(())
    }

    /// Waits for the next arrival; the moment that the model waits for is one.
    fn sleep(&self) -> Arrival {
        let arrival = match app::next_wake(&self.model).filter(|_| screen::in_use()) {
            None => self.arrivals.recv().map_err(RecvTimeoutError::from),
            Some(moment) => {
                let wait = self.watch.until(moment, watch::now());
                self.arrivals.recv_timeout(wait)
            }
        };
        arrival.unwrap_or_else(|error| Arrival {
            at: watch::now(),
            wake: match error {
                RecvTimeoutError::Timeout => Wake::Message(Message::Woken),
                RecvTimeoutError::Disconnected => Wake::InputEnded,
            },
        })
    }

    fn take(&mut self, Arrival { at, wake }: Arrival) -> io::Result<ControlFlow<()>> {
        match wake {
            Wake::Message(message) => self.update(at, message),
            Wake::Mouse(action, cell) => {
                let target = self.view.target_at(&self.model, self.screen.size(), cell);
                let mouse = Mouse {
                    action,
                    column: cell.x,
                    row: cell.y,
                    target,
                };
                self.update(at, Message::Mouse(mouse))
            }
            Wake::Stop => {
                self.suspend()?;
                Ok(ControlFlow::Continue(()))
            }
            Wake::Continued => self.resume(),
            Wake::InputEnded => {
                let _ = self.update(at, Message::Terminate)?;
                Ok(ControlFlow::Break(()))
            }
        }
    }

    /// Lets the model digest a message, and carries out what it asks.
    fn update(&mut self, at: Instant, message: Message) -> io::Result<ControlFlow<()>> {
        let now = self.watch.moment(at);
        for command in app::update(&mut self.model, now, message) {
            match command {
                Command::Quit => return Ok(ControlFlow::Break(())),
                Command::Suspend => self.suspend()?,
                Command::Redraw => self.screen.forget()?,
                Command::Ring => screen::ring()?,
                Command::Mouse(on) => self.screen.set_mouse(on)?,
                Command::Think(task) => self.worker.think(*task, self.model.settings())?,
                Command::StopThinking(ticket) => self.worker.stop(ticket),
                Command::Dismiss(game) => self.worker.dismiss(game),
                Command::Save(settings) => {
                    if let Err(trouble) = self.settings.save(&settings)
                        && self.update(at, Message::Trouble(trouble))?.is_break()
                    {
                        return Ok(ControlFlow::Break(()));
                    }
                }
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Gives the terminal back and stops, until [`Wake::Continued`] says that the program goes on.
    fn suspend(&mut self) -> io::Result<()> {
        screen::leave();
        self.watch.leave(watch::now());
        signals::stop()
    }

    fn resume(&mut self) -> io::Result<ControlFlow<()>> {
        let now = watch::now();
        self.watch.come_back(now);
        self.screen.enter_again()?;
        self.update(now, Message::Resumed)
    }
}
