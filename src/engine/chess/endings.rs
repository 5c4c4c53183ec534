//! Endings that material and placement judge wrongly: those that can't be won, and how to win those that can.

use super::bits::{FILE_A, distance, ones, seen_from};
use super::pawn_ending;
use crate::board::Side;
use crate::chess::{Bitboard, Position, Role};

/// What [`chances`] says of a position like any other.
pub(super) const FULL: i32 = 64;
/// What it says of a won one in which little is left: its points tell how far the pawn has come.
const WON: i32 = 4 * FULL;

/// In 64ths: how much of its points `strong`, which is ahead, can hope to turn into a win; more than all where it is won.
pub(super) fn chances(position: &Position, strong: Side) -> i32 {
    let weak = strong.opposite();
    let pawns = position.bits(strong, Role::Pawn).bits();
    let (own, other) = (force(position, strong), force(position, weak));
    if position.occupied().len() == 3 && pawns != 0 {
        let pawn = position.bits(strong, Role::Pawn).first();
        let [pawn, king, other] = [pawn, position.king_cell(strong), position.king_cell(weak)]
            .map(|cell| seen_from(strong, cell));
        let is_won = pawn_ending::is_won(pawn, king, other, position.side() == strong);
        return if is_won { WON } else { 0 };
    }
    if pawns == 0 && own - other <= 330 {
        return if own < 500 { 0 } else { 10 };
    }
    if pawns == 0 && has_only_knights(position, strong) {
        return 2;
    }
    if own == BISHOP && is_wrong_bishop(position, strong, pawns) || own == 0 && pawns != 0 {
        let corner_is_held = is_rook_pawn_held(position, strong, pawns);
        return if corner_is_held { 2 } else { FULL };
    }
    let bishops = Side::ALL.map(|side| position.bits(side, Role::Bishop));
    let on_dark = bishops.map(|bishops| !(bishops & Bitboard::DARK).is_empty());
    let are_opposite = bishops.iter().all(|bishops| bishops.len() == 1) && on_dark[0] != on_dark[1];
    if are_opposite {
        return if own == BISHOP && other == BISHOP {
            30
        } else {
            52
        };
    }
    // Trades of pawns draw: who has few left wins less often.
    match ones(pawns) {
        0 => 44,
        1 => 52,
        2 => 60,
        _ => FULL,
    }
}

/// Points that lead the side that is to mate a bare king towards it: to the edge, or to a corner of the bishop's colour.
pub(super) fn drive(position: &Position, strong: Side) -> i32 {
    let weak = strong.opposite();
    let men = position.of(weak).bits();
    if men & (men - 1) != 0 || force(position, strong) < 500 || has_only_knights(position, strong) {
        return 0;
    }
    let own = position.king_cell(strong).index();
    let bare = position.king_cell(weak).index();
    let (file, rank) = (bare % 8, bare / 8);
    let from_middle = |line: usize| if line < 4 { 3 - line } else { line - 4 };
    let bishops = position.bits(strong, Role::Bishop);
    let knights = position.bits(strong, Role::Knight);
    let only_minors = force(position, strong) == 2 * BISHOP && bishops.len() == 1;
    let away = if only_minors && knights.len() == 1 {
        // The steps to the nearer corner of the bishop's colour: a1 and h8 are dark.
        let is_dark = !(bishops & Bitboard::DARK).is_empty();
        let corners = if is_dark { [0, 63] } else { [7, 56] };
        let nearest = corners.map(|corner| distance(corner, bare));
        7 - nearest[0].min(nearest[1])
    } else {
        i32::try_from(from_middle(file) + from_middle(rank)).unwrap_or(0)
    };
    24 * away + 8 * (7 - distance(own, bare))
}

/// The pieces with which, or more, none of these endings is on the board: see [`super::evaluation::phase`].
pub(super) const PHASE: i32 = 14;
const BISHOP: i32 = 330;

/// Whether `side` has two knights beside its pawns, which can't force mate.
fn has_only_knights(position: &Position, side: Side) -> bool {
    position.bits(side, Role::Knight).len() == 2 && force(position, side) == 660
}

/// The material but the pawns, in points of the endgame.
fn force(position: &Position, side: Side) -> i32 {
    [
        (Role::Knight, 330),
        (Role::Bishop, BISHOP),
        (Role::Rook, 500),
        (Role::Queen, 950),
    ]
    .into_iter()
    .map(|(role, points)| ones(position.bits(side, role).bits()) * points)
    .sum()
}

/// Whether the only piece of `strong` is a bishop that doesn't attack the square where its rook's pawns promote.
fn is_wrong_bishop(position: &Position, strong: Side, pawns: u64) -> bool {
    let bishops = position.bits(strong, Role::Bishop);
    let is_dark = !(bishops & Bitboard::DARK).is_empty();
    let on_a = pawns & !FILE_A == 0;
    // a8 and h1 are light.
    let promotes_on_dark = match strong {
        Side::White => !on_a,
        Side::Black => on_a,
    };
    bishops.len() == 1 && is_dark != promotes_on_dark
}

/// Whether all pawns of `strong` stand on one edge and the other king holds the corner before them.
fn is_rook_pawn_held(position: &Position, strong: Side, pawns: u64) -> bool {
    let file = match (pawns & !FILE_A, pawns & !(FILE_A << 7)) {
        (0, _) => 0,
        (_, 0) => 7,
        _ => return false,
    };
    let king = seen_from(strong, position.king_cell(strong.opposite()));
    distance(king, 56 + file) <= 1
}

#[cfg(test)]
mod tests {
    use super::super::evaluation::evaluate;
    use super::super::skeleton::Skeletons;
    use crate::notation::fen;

    fn points(text: &str) -> i32 {
        evaluate(
            &fen::read(text).expect("a position"),
            &mut Skeletons::default(),
        )
    }

    #[test]
    fn material_that_can_not_win_is_worth_little() {
        let cases = [
            // The bishop doesn't guard the corner in which the pawn promotes.
            "7k/8/6K1/7P/8/8/8/5B2 w - - 0 1",
            "k7/8/1K6/P7/8/8/8/2B5 w - - 0 1",
            "7k/7P/6K1/8/8/8/8/8 w - - 0 1",
            "8/8/4k3/8/8/3K4/8/1NN5 w - - 0 1",
            "8/8/4k3/5r2/8/3KB3/8/8 b - - 0 1",
        ];
        for text in cases {
            assert!(points(text).abs() < 60, "{text}: {}", points(text));
        }
        // Who is to move lacks the opposition.
        assert_eq!(points("8/4k3/8/4K3/4P3/8/8/8 w - - 0 1"), 0);
        assert!(points("8/4k3/8/4K3/4P3/8/8/8 b - - 0 1") < -300);
        // A bishop of the other colour guards it.
        assert!(points("7k/8/6K1/7P/8/8/8/2B5 w - - 0 1") > 200);
    }

    #[test]
    fn a_bare_king_is_worth_less_where_it_is_mated() {
        let (right, wrong, middle) = (
            points("8/8/8/8/8/2K2N2/4B3/7k w - - 0 1"),
            points("8/8/8/8/8/5N2/4B1K1/k7 w - - 0 1"),
            points("8/8/8/3k4/8/2K2N2/4B3/8 w - - 0 1"),
        );
        assert!(right > wrong && right > middle, "{right} {wrong} {middle}");
    }
}
