//! What is seen, and every word that is read.

pub mod look;
pub mod sprite;
pub mod theme;
pub mod widget;
pub mod words;

use crate::app::Model;
use ratatui::Frame;

/// Draws the whole screen.
pub fn view(_model: &Model, frame: &mut Frame<'_>) {
    frame.render_widget("damero", frame.area());
}
