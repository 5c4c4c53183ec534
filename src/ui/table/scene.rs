//! What is on the board at this moment: pieces, marks, a piece on its way.

use crate::app::Model;
use crate::app::flight::Flight;
use crate::app::table::{Hand, Notice, Table};
use crate::board::{Square, SquareSet};
use crate::draughts::Kind;
use crate::game::{Hop, Piece, Ply, State, Variant};
use crate::ui::widget::board::{Flight as Flying, Held, Labels, Marks, Playable, Scene};
use ratatui::layout::Position;

pub(super) fn scene(table: &Table, model: &Model) -> Scene {
    let state = table.shown();
    let variant = table.terms().variant;
    let mut scene = Scene {
        side_length: state.side_length(),
        flipped: table.is_flipped(),
        playable: playable(state),
        pieces: state.pieces(),
        labels: labels(variant, state.side_length()),
        numbers: numbers(state, variant),
        marks: marks(table, model),
        flight: None,
        held: None,
        vanishing: Vec::new(),
    };
    if let Some(flight) = table.flight().filter(|_| !table.is_looking_back()) {
        fly(&mut scene, flight, model);
    } else if let Some(hand) = table.hand() {
        // A capture that is under way: the piece stands where it has come to, without what it took.
        move_along(&mut scene.pieces, hand.origin(), hand.path());
        lift(&mut scene, hand);
    }
    scene
}

/// What is worth more is told first.
pub(super) const fn worth(piece: Piece) -> usize {
    match piece {
        Piece::Draughts(piece) => match piece.kind {
            Kind::Man => 0,
            Kind::King => 1,
        },
        Piece::Chess(piece) => piece.role.index(),
    }
}

const fn playable(state: &State) -> Playable {
    match state {
        State::Chess(_) => Playable::Every,
        State::Draughts(position) => {
            if position.rules().is_playable(Square::at(0, 0)) {
                Playable::Dark
            } else {
                Playable::Light
            }
        }
    }
}

/// Spanish draughts: letters for rows and numbers for columns, both as its text has them; else as in chess.
fn labels(variant: Variant, side_length: u8) -> Labels {
    let letter = |index: u8| char::from(b'a' + index).to_string();
    let number = |index: u8| (index + 1).to_string();
    match variant {
        Variant::Spanish | Variant::SpanishOfficial => Labels {
            ranks: (0..side_length)
                .map(|rank| letter(side_length - 1 - rank).to_uppercase())
                .collect(),
            files: (0..side_length)
                .map(|file| number(side_length - 1 - file))
                .collect(),
        },
        _ => Labels {
            ranks: (0..side_length).map(number).collect(),
            files: (0..side_length).map(letter).collect(),
        },
    }
}

/// The numbers of the squares, where the game is written by them.
fn numbers(state: &State, variant: Variant) -> Vec<(Square, String)> {
    match state {
        State::Draughts(position) if variant != Variant::Spanish => {
            let rules = position.rules();
            rules
                .squares()
                .iter()
                .filter_map(|square| Some((square, rules.number(square)?.to_string())))
                .collect()
        }
        State::Draughts(_) | State::Chess(_) => Vec::new(),
    }
}

fn marks(table: &Table, model: &Model) -> Marks {
    let state = table.shown();
    let targets = table.targets();
    let letters = model.settings().language.letters();
    let preview = table.preview(letters);
    let hand = table.hand();
    let refused = table
        .notice()
        .filter(|notice| notice.is_refusal())
        .map_or(SquareSet::EMPTY, Notice::squares);
    let quiet_flight = table.flight().is_none() || table.is_looking_back();
    Marks {
        cursor: (quiet_flight && table.dialog().is_none()).then_some(table.cursor()),
        origin: hand.map(Hand::place).or(preview.origin),
        quiet: targets.quiet | preview.destinations,
        captures: targets.captures,
        must_capture: if quiet_flight && hand.is_none() {
            table.forced()
        } else {
            SquareSet::EMPTY
        },
        last_move: table
            .record()
            .ply_at(table.shown_ply())
            .map_or(SquareSet::EMPTY, Ply::trace),
        check: state
            .checked_king()
            .filter(|_| quiet_flight)
            .into_iter()
            .collect(),
        refused,
        path: hand.map_or(SquareSet::EMPTY, |hand| {
            hand.path()
                .iter()
                .map(|hop| hop.to)
                .chain([hand.origin()])
                .collect()
        }),
    }
}

/// Takes the flying piece off the board and puts it in the air; what it takes goes as it passes.
fn fly(scene: &mut Scene, flight: &Flight, model: &Model) {
    let ply = &flight.ply;
    let leg = flight.leg(model.now());
    let done = flight.done(model.now());
    let from = done.last().map_or(ply.from, |hop| hop.to);
    scene.pieces = flight.before.pieces();
    let hop = ply.hops[leg.hop];
    let gone = |square: Square| {
        done.iter()
            .any(|hop| hop.captured.is_some_and(|(at, _)| at == square))
    };
    scene
        .pieces
        .retain(|(square, _)| *square != ply.from && !gone(*square));
    if let Some((square, piece)) = hop.captured {
        scene.pieces.retain(|(at, _)| *at != square);
        // Whole until the piece is over it.
        let gone = (leg.progress * 2.0 - 1.0).clamp(0.0, 1.0);
        scene.vanishing.push((square, piece, gone));
    }
    scene.flight = Some(Flying {
        piece: ply.mover,
        from,
        to: hop.to,
        progress: leg.progress,
    });
    if let Some(rook) = ply.rook {
        // The rook is there when the king is: one piece is in the air at a time.
        scene.pieces.retain(|(square, _)| *square != rook.from);
        scene.pieces.push((rook.to, rook.piece));
    }
}

/// Takes a piece that the mouse drags off its square.
fn lift(scene: &mut Scene, hand: &Hand) {
    let Some((x, y)) = hand.dragged_to() else {
        return;
    };
    let place = hand.place();
    let stands = scene.pieces.iter().position(|(square, _)| *square == place);
    if let Some(index) = stands {
        let (_, piece) = scene.pieces.swap_remove(index);
        scene.held = Some(Held {
            piece,
            at: Position { x, y },
        });
    }
}

fn move_along(pieces: &mut Vec<(Square, Piece)>, origin: Square, path: &[Hop]) {
    let Some(last) = path.last() else { return };
    let taken = |square: Square| {
        path.iter()
            .any(|hop| hop.captured.is_some_and(|(at, _)| at == square))
    };
    pieces.retain(|(square, _)| !taken(*square));
    for (square, _) in pieces {
        if *square == origin {
            *square = last.to;
        }
    }
}
