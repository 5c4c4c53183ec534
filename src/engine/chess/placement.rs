//! What a piece is worth on each square: its material, its rank and its file.

use super::taper::{Taper, taper};

/// By role and square, as White's; a Black piece's square is turned over.
pub(super) static PLACEMENT: [[Taper; 64]; 6] = {
    let mut table = [[taper(0, 0); 64]; 6];
    let mut role = 0;
    while role < 6 {
        let mut square = 0;
        while square < 64 {
            table[role][square] = WORTH[role].on(square % 8, square / 8);
            square += 1;
        }
        role += 1;
    }
    table
};

/// What makes a kind of piece's worth: middlegame first, endgame second.
struct Worth {
    material: [i32; 2],
    /// From the own first rank.
    ranks: [[i32; 8]; 2],
    /// From the edge to the centre.
    files: [[i32; 4]; 2],
}

impl Worth {
    const fn on(&self, file: usize, rank: usize) -> Taper {
        let column = if file < 4 { file } else { 7 - file };
        taper(
            self.material[0] + self.ranks[0][rank] + self.files[0][column],
            self.material[1] + self.ranks[1][rank] + self.files[1][column],
        )
    }
}

/// By role.
const WORTH: [Worth; 6] = [
    // Pawns go forward, and in the middlegame those of the centre first.
    Worth {
        material: [82, 102],
        ranks: [[0, -4, -1, 8, 16, 28, 60, 0], [0, -4, -4, 2, 14, 38, 80, 0]],
        files: [[-11, -1, -1, 9], [5, 3, 0, -4]],
    },
    // Knights need the centre.
    Worth {
        material: [325, 305],
        ranks: [
            [-27, -14, 1, 10, 20, 24, 6, -40],
            [-22, -12, 0, 10, 12, 5, -6, -24],
        ],
        files: [[-26, -8, 4, 11], [-21, -8, 4, 10]],
    },
    Worth {
        material: [340, 318],
        ranks: [[-10, 4, 6, 6, 8, 8, -6, -14], [-8, -4, 0, 4, 6, 4, -2, -8]],
        files: [[-6, 3, 1, 5], [-6, -2, 2, 4]],
    },
    // Rooks belong on the seventh rank.
    Worth {
        material: [475, 535],
        ranks: [
            [-4, -10, -9, -6, 0, 8, 16, 10],
            [-6, -6, -3, 2, 6, 8, 12, 8],
        ],
        files: [[-6, -1, 3, 7], [0, 0, 0, 0]],
    },
    Worth {
        material: [985, 970],
        ranks: [
            [-4, 2, 1, 0, -2, 4, 0, 5],
            [-30, -18, -2, 12, 20, 18, 10, 4],
        ],
        files: [[-4, 0, 0, 2], [-14, -2, 6, 10]],
    },
    // The king hides in a corner until the pieces are gone; then it comes to the centre.
    Worth {
        material: [0, 0],
        ranks: [
            [12, -2, -26, -44, -54, -50, -40, -40],
            [-34, -10, 6, 18, 24, 22, 8, -20],
        ],
        files: [[12, 22, -8, -18], [-18, -4, 8, 14]],
    },
];
