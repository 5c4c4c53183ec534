//! The numbers of the evaluation, as `chess.weights` lists them, and what each of them counts.

use super::taper::{Taper, taper};

/// A group of weights: its name in the list, and how many there are.
struct Group {
    name: &'static str,
    len: usize,
}

/// Names the groups in the order of the list, and gives each the index of its first weight.
macro_rules! groups {
    ($($(#[$doc:meta])* $constant:ident $name:literal $len:literal;)*) => {
        const GROUPS: &[Group] = &[$(Group { name: $name, len: $len }),*];
        groups!(@ 0; $($(#[$doc])* $constant $len;)*);
    };
    (@ $first:expr; $(#[$doc:meta])* $constant:ident $len:literal; $($rest:tt)*) => {
        $(#[$doc])*
        pub(super) const $constant: usize = $first;
        groups!(@ $first + $len; $($rest)*);
    };
    (@ $count:expr;) => {
        /// How many weights there are.
        pub(super) const COUNT: usize = $count;
    };
}

groups! {
    /// By role. The king's is nothing: both have one.
    MATERIAL "material" 6;
    /// By role and rank, from the own first.
    RANK "rank" 48;
    /// By role and file, from the edge to the centre.
    FILE "file" 24;
    /// By the number of squares to go to.
    KNIGHT_MOBILITY "knight-mobility" 9;
    BISHOP_MOBILITY "bishop-mobility" 14;
    ROOK_MOBILITY "rook-mobility" 15;
    QUEEN_MOBILITY "queen-mobility" 28;
    /// A pawn that no enemy pawn can stop or take, by rank.
    PASSED "passed" 8;
    /// One with a piece before it.
    BLOCKED "passed-blocked" 8;
    /// One whose way no enemy piece stands on or attacks.
    FREE "passed-free" 8;
    /// For each king's move that the enemy's king is away from the square before it, weighted by rank.
    ENEMY_KING_AWAY "passed-enemy-king" 1;
    OWN_KING_AWAY "passed-own-king" 1;
    SUPPORTED "supported" 1;
    BESIDE "beside" 1;
    DOUBLED "doubled" 1;
    ISOLATED "isolated" 1;
    /// No pawn can come beside it, and an enemy pawn guards the square before it.
    BACKWARD "backward" 1;
    BISHOP_PAIR "bishop-pair" 1;
    /// A pawn on the colour of the own bishop.
    IN_BISHOPS_WAY "bishop-pawns" 1;
    OPEN_FILE "open-file" 1;
    HALF_OPEN_FILE "half-open-file" 1;
    /// A piece beyond the middle, guarded by a pawn, that no pawn can drive away.
    KNIGHT_OUTPOST "knight-outpost" 1;
    BISHOP_OUTPOST "bishop-outpost" 1;
    /// Enemy pieces that are attacked.
    PAWN_ON_MINOR "pawn-attacks-minor" 1;
    PAWN_ON_MAJOR "pawn-attacks-major" 1;
    MINOR_ON_ROOK "minor-attacks-rook" 1;
    MINOR_ON_QUEEN "minor-attacks-queen" 1;
    ROOK_ON_QUEEN "rook-attacks-queen" 1;
    HANGING "hanging" 1;
    /// What a pawn would attack after a safe step.
    STEP_THREAT "step-threat" 1;
    /// By the rank of the own pawn on each file around the king; 0 for none.
    SHELTER "shelter" 8;
    /// By the rank of the enemy's pawn, from the own side; 0 for none.
    STORM "storm" 8;
    /// For each sixteenth of what threatens the king, and for each 512th of its square.
    PRESSURE "pressure" 1;
    DANGER "danger" 1;
    /// The right to move.
    TEMPO "tempo" 1;
}

pub(super) static WEIGHTS: [Taper; COUNT] = LIST;
const LIST: [Taper; COUNT] = read(include_str!("chess.weights"));

/// What a piece is worth on each square, by role and square, as White's; a Black piece's square is turned over.
pub(super) static PLACEMENT: [[Taper; 64]; 6] = {
    let mut table = [[taper(0, 0); 64]; 6];
    let mut role = 0;
    while role < 6 {
        let mut square = 0;
        while square < 64 {
            let [material, rank, file] = parts(role, square);
            table[role][square] = LIST[material].plus(LIST[rank]).plus(LIST[file]);
            square += 1;
        }
        role += 1;
    }
    table
};

/// The weights that a piece on a square counts once each.
pub(super) const fn parts(role: usize, square: usize) -> [usize; 3] {
    let file = square % 8;
    let column = if file < 4 { file } else { 7 - file };
    [
        MATERIAL + role,
        RANK + role * 8 + square / 8,
        FILE + role * 4 + column,
    ]
}

/// The names of the weights, as the list has them.
pub(super) fn names() -> impl Iterator<Item = String> {
    GROUPS.iter().flat_map(|&Group { name, len }| {
        (0..len).map(move |index| {
            if len == 1 {
                name.to_owned()
            } else {
                format!("{name}-{index}")
            }
        })
    })
}

/// Reads two lines for each weight, the middlegame's first: a name, a space, a number.
const fn read(text: &str) -> [Taper; COUNT] {
    let bytes = text.as_bytes();
    let mut list = [taper(0, 0); COUNT];
    let mut at = 0;
    let mut index = 0;
    while index < COUNT {
        let (middle, next) = number(bytes, at);
        let (end, next) = number(bytes, next);
        list[index] = taper(middle, end);
        at = next;
        index += 1;
    }
    assert!(at == bytes.len(), "more weights than are counted");
    list
}

/// The number at the end of the line that begins at `at`, and where the next line begins.
const fn number(bytes: &[u8], mut at: usize) -> (i32, usize) {
    while bytes[at] != b' ' {
        at += 1;
    }
    at += 1;
    let is_negative = bytes[at] == b'-';
    if is_negative {
        at += 1;
    }
    let mut number = 0;
    while bytes[at] != b'\n' {
        assert!(bytes[at].is_ascii_digit(), "not a number");
        number = number * 10 + (bytes[at] - b'0') as i32;
        at += 1;
    }
    (if is_negative { -number } else { number }, at + 1)
}
