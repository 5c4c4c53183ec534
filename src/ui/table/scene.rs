//! What is on the board at this moment: pieces, marks, a piece on its way.

use crate::app::Model;
use crate::app::flight::Flight;
use crate::app::table::{Hand, Notice, Table};
use crate::board::{Square, SquareSet};
use crate::draughts::Kind;
use crate::game::{Hop, Move, Piece, Ply, State, Variant};
use crate::notation::{SquareNames, square_names};
use crate::ui::widget::board::{Flight as Flying, Held, Labels, Marks, Playable, Scene};
use ratatui::layout::Position;

pub(super) fn scene(table: &Table, model: &Model) -> Scene {
    let state = table.shown();
    let variant = table.terms().variant;
    let named = model.settings().coordinates;
    let mut scene = Scene {
        side_length: state.side_length(),
        flipped: table.is_flipped(),
        playable: playable(state),
        pieces: state.pieces(),
        labels: if named {
            labels(state, variant, table.is_flipped())
        } else {
            Labels::default()
        },
        numbers: if named { numbers(variant) } else { Vec::new() },
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

/// Games that are written by letters and numbers have them along the edges, each in its own way. Where squares are
/// numbered, each row begins with the number of its first square.
fn labels(state: &State, variant: Variant, flipped: bool) -> Labels {
    let side_length = state.side_length();
    let files = (0..side_length).map(|file| Square::at(file, 0));
    let ranks = (0..side_length).map(|rank| Square::at(0, rank));
    match square_names(variant) {
        SquareNames::Numeric(rules) => {
            let first = |rank: u8| {
                let files = 0..side_length;
                let numbered = |file: u8| rules.number(Square::at(file, rank));
                let first = if flipped {
                    files.rev().find_map(numbered)
                } else {
                    files.into_iter().find_map(numbered)
                };
                first.map_or_else(String::new, |number| number.to_string())
            };
            Labels {
                ranks: (0..side_length).map(first).collect(),
                files: vec![String::new(); usize::from(side_length)],
            }
        }
        SquareNames::Spanish => Labels {
            ranks: ranks
                .map(|square| letter(b'A', side_length - 1 - square.rank()))
                .collect(),
            files: files
                .map(|square| (side_length - square.file()).to_string())
                .collect(),
        },
        SquareNames::Algebraic => Labels {
            ranks: ranks
                .map(|square| (square.rank() + 1).to_string())
                .collect(),
            files: files.map(|square| letter(b'a', square.file())).collect(),
        },
    }
}

/// The letter `index` letters after `first`.
fn letter(first: u8, index: u8) -> String {
    char::from(first + index).to_string()
}

/// The numbers of the squares, where the game is written by them.
fn numbers(variant: Variant) -> Vec<(Square, String)> {
    match square_names(variant) {
        SquareNames::Numeric(rules) => rules
            .squares()
            .iter()
            .filter_map(|square| Some((square, rules.number(square)?.to_string())))
            .collect(),
        SquareNames::Spanish | SquareNames::Algebraic => Vec::new(),
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
    // Advice looks like a move that is being typed.
    let hint = table
        .hint()
        .map(|hint| &hint.mv)
        .filter(|_| hand.is_none() && preview.origin.is_none());
    Marks {
        cursor: (quiet_flight && table.dialog().is_none()).then_some(table.cursor()),
        origin: hand
            .map(Hand::place)
            .or(preview.origin)
            .or_else(|| hint.map(Move::from)),
        quiet: targets.quiet | preview.destinations | hint.map(Move::to).into_iter().collect(),
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
