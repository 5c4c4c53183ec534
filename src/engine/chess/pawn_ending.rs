//! King and pawn against king, solved: whether the pawn's side wins.

use super::bits::{captures, sideways};
use std::sync::LazyLock;

/// Solved at the first question: in less than a millisecond.
static SOLVED: LazyLock<Vec<Pawn>> = LazyLock::new(solve);

/// Whether the side of the only pawn wins; squares as it sees them, its own first rank lowest.
pub(super) fn is_won(pawn: usize, king: usize, other: usize, has_the_move: bool) -> bool {
    // The right half of the board is the left one in a mirror.
    let mirror = if pawn % 8 < 4 { 0 } else { 7 };
    let others = &SOLVED[place(pawn ^ mirror)][(king ^ mirror) & 63];
    others[usize::from(has_the_move)] >> (other ^ mirror) & 1 == 1
}

/// A pawn on one place, by its king's square: where the other king is lost, first if it is to move, then if it is not.
type Pawn = [[u64; 2]; 64];

/// The places of pawns on the left half of the board.
const fn place(pawn: usize) -> usize {
    (pawn / 8 - 1) * 4 + pawn % 8
}

fn solve() -> Vec<Pawn> {
    let mut solved = vec![[[0; 2]; 64]; 24];
    for rank in (1..7).rev() {
        for file in 0..4 {
            let pawn = 8 * rank + file;
            solved[place(pawn)] = solve_pawn(pawn, &solved);
        }
    }
    solved
}

/// All positions with the pawn on one square, once those with it further on are solved.
fn solve_pawn(pawn: usize, further: &[Pawn]) -> Pawn {
    let attacked = captures(1 << pawn);
    let mut lost = [[0; 2]; 64];
    let kings = || (0..64).filter(|&king| king != pawn);
    for king in kings() {
        lost[king][1] = by_pawn(pawn, king, further) & room(pawn, king) & !attacked;
    }
    loop {
        let before = lost;
        for king in kings() {
            let room = room(pawn, king);
            let mut steps = around(1 << king) & !(1 << pawn);
            while steps != 0 {
                let [to_move, _] = lost[steps.trailing_zeros() as usize & 63];
                lost[king][1] |= to_move & room & !attacked;
                steps &= steps - 1;
            }
            // Where the other king may go, the pawn's square too if nothing guards it, and where it is not lost then.
            let open = !(around(1 << king) | 1 << king | attacked);
            let escapes = open & !lost[king][1];
            lost[king][0] = room & !around(escapes) & (around(open) | attacked);
        }
        if lost == before {
            return lost;
        }
    }
}

/// Where the other king is lost after a move of the pawn; squares on which it can't stand are to be taken away.
const fn by_pawn(pawn: usize, king: usize, further: &[Pawn]) -> u64 {
    let next = pawn + 8;
    if king == next {
        return 0;
    }
    if next >= 56 {
        let is_guarded = around(1 << king) >> next & 1 == 1;
        let taken = if is_guarded { 0 } else { around(1 << next) };
        return !(taken | 1 << next);
    }
    let mut lost = further[place(next)][king][0];
    let after = next + 8;
    if next < 24 && king != after {
        lost |= further[place(after)][king][0];
    }
    lost & !(1 << next)
}

/// Where the other king may stand.
const fn room(pawn: usize, king: usize) -> u64 {
    !(around(1 << king) | 1 << king | 1 << pawn)
}

/// The squares next to any of `bits`.
const fn around(bits: u64) -> u64 {
    let row = bits | sideways(bits);
    sideways(bits) | row << 8 | row >> 8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many as other programs' tables hold, with the pawn on the left half of the board.
    #[test]
    fn as_many_positions_are_won_as_are_known() {
        let kings = SOLVED.iter().flatten();
        let won: u32 = kings.flatten().map(|others| others.count_ones()).sum();
        assert_eq!(won, 111_282);
    }

    #[test]
    fn the_opposition_decides() {
        let square = |name: &str| {
            let [file, rank] = *name.as_bytes() else {
                panic!("not a square")
            };
            usize::from(rank - b'1') * 8 + usize::from(file - b'a')
        };
        let cases = [
            ("e4", "e5", "e7", false, true),
            ("e4", "e5", "e7", true, false),
            ("e5", "e6", "e8", true, true),
            ("a4", "b6", "a8", true, false),
            ("h7", "g6", "h8", false, false),
        ];
        for (pawn, king, other, has_the_move, wins) in cases {
            let [pawn_at, king_at, other_at] = [pawn, king, other].map(square);
            let found = is_won(pawn_at, king_at, other_at, has_the_move);
            assert_eq!(found, wins, "{pawn} {king} {other} {has_the_move}");
        }
    }
}
