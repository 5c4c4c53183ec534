//! damero's chess beside cozy-chess's, move by move through random games.

#![expect(clippy::unwrap_used, reason = "the data of a test is in order")]

use cozy_chess::{Board, GameStatus};
use damero::chess::{Ending, Position};
use damero::notation::{fen, uci};

const PLIES: usize = 40_000;

#[test]
fn random_games_have_the_same_moves_checks_and_endings() {
    let mut random = Random(20_260_710);
    let mut plies = 0;
    let starts: Vec<&str> = include_str!("data/chess_perft.tsv")
        .lines()
        .skip(1)
        .map(|row| row.split('\t').next().unwrap())
        .collect();
    while plies < PLIES {
        let start = starts[random.below(starts.len())];
        let mut position = fen::read(start).unwrap();
        let mut board: Board = fen::write(&position).parse().unwrap();
        for _ in 0..120 {
            compare(&position, &board);
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len())];
            let theirs = cozy_chess::util::parse_uci_move(&board, &uci::write(mv)).unwrap();
            position = position.play(mv);
            board.play(theirs);
            plies += 1;
        }
    }
}

fn compare(position: &Position, board: &Board) {
    let written = fen::write(position);
    assert_eq!(moves(position), cozy_moves(board), "{written}");
    assert_eq!(
        position.is_check(),
        !board.checkers().is_empty(),
        "{written}"
    );

    let captures: Vec<_> = position.captures().into_iter().collect();
    let noisy = |mv: &_| position.is_capture(*mv) || mv.promotion().is_some();
    assert_eq!(
        captures.len(),
        position.moves().iter().filter(|mv| noisy(mv)).count(),
        "{written}"
    );
    assert!(captures.iter().all(noisy), "{written}");

    let is_lost = position.ending() == Some(Ending::Checkmate);
    assert_eq!(board.status() == GameStatus::Won, is_lost, "{written}");
    let is_drawn = position.ending() == Some(Ending::Stalemate) || position.fifty_moves();
    assert_eq!(board.status() == GameStatus::Drawn, is_drawn, "{written}");

    // cozy-chess notes every square passed over and stops counting at a hundred plies.
    let ours: Vec<&str> = written.split(' ').collect();
    let theirs = board.to_string();
    let theirs: Vec<&str> = theirs.split(' ').collect();
    assert_eq!(ours[..3], theirs[..3]);
    if ours[3] == "-" {
        let captures = position.moves().into_iter();
        assert_eq!(
            captures
                .filter(|mv| position.is_en_passant(*mv).is_some())
                .count(),
            0,
            "{written}"
        );
    } else {
        assert_eq!(ours[3], theirs[3], "{written}");
    }
    assert_eq!(position.halfmove_clock().min(100).to_string(), theirs[4]);
    assert_eq!(ours[5], theirs[5]);
    assert_eq!(fen::read(&written), Ok(*position), "{written}");
    assert_eq!(
        fen::read(&written).unwrap().key(),
        position.key(),
        "{written}"
    );
}

fn moves(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> = position.moves().into_iter().map(uci::write).collect();
    texts.sort();
    texts
}

fn cozy_moves(board: &Board) -> Vec<String> {
    let mut texts = Vec::new();
    board.generate_moves(|moves| {
        for mv in moves {
            texts.push(cozy_chess::util::display_uci_move(board, mv).to_string());
        }
        false
    });
    texts.sort();
    texts
}

/// A linear congruential generator: the games are the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end
    }
}
