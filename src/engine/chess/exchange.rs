//! What comes of all captures on one square.

use crate::chess::{Bitboard, Move, Position, Role};

/// From the cheapest.
const ROLES: [Role; 6] = Role::ALL;

/// By role, what a piece is worth when pieces are traded.
const VALUES: [i32; 6] = [100, 320, 330, 500, 950, 20_000];

/// By [kind](Position::kind_of), the same; 0 for none.
const VALUES_OF_KINDS: [i32; 8] = {
    let mut values = [0; 8];
    let mut index = 0;
    while index < ROLES.len() {
        values[Position::kind_of(ROLES[index]) & 7] = value(ROLES[index]);
        index += 1;
    }
    values
};

/// What a piece of that [kind](Position::kind_at) is worth when pieces are traded; 0 for none.
#[inline]
pub(super) const fn value_of_kind(kind: usize) -> i32 {
    VALUES_OF_KINDS[kind & 7]
}

/// What a piece is worth when pieces are traded.
#[inline]
pub(super) const fn value(role: Role) -> i32 {
    VALUES[role as usize]
}

/// Whether `mv` wins `least` or more, if both sides then go on to capture on its end with the cheapest piece, or stop,
/// as is best for each.
pub(super) fn is_at_least(position: &Position, mv: Move, least: i32) -> bool {
    let (from, to) = (mv.origin(), mv.destination());
    if !mv.is_plain() || position.takes_in_passing(mv) {
        return least <= 0;
    }
    let taken = value_of_kind(position.kind_at(to));
    // What the side that has just captured would be ahead of its need, were its piece not taken; then, if it is.
    let mut balance = taken - least;
    if balance < 0 {
        return false;
    }
    balance -= value_of_kind(position.kind_at(from));
    if balance >= 0 {
        return true;
    }

    let mut occupied = position.occupied() & !from.bit();
    let mut attackers = position.attackers_of(to, occupied) & occupied;
    let mut side = position.side();
    let mut holds = true;
    loop {
        side = side.opposite();
        let own = attackers & position.of(side);
        let Some((role, piece)) = cheapest(position, own) else {
            return holds;
        };
        // A king can't capture what is protected.
        if role == Role::King && !(attackers & position.of(side.opposite())).is_empty() {
            return holds;
        }
        holds = !holds;
        balance = -balance - 1 - value(role);
        if balance >= 0 {
            return holds;
        }
        // What stood behind the piece joins in.
        occupied &= !piece;
        if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
            attackers |= position.diagonal_attackers_of(to, occupied);
        }
        if matches!(role, Role::Rook | Role::Queen) {
            attackers |= position.straight_attackers_of(to, occupied);
        }
        attackers &= occupied;
    }
}

/// The cheapest of `pieces`, all of one side, and where it stands.
#[inline]
fn cheapest(position: &Position, pieces: Bitboard) -> Option<(Role, Bitboard)> {
    ROLES.into_iter().find_map(|role| {
        let kind = position.role(role) & pieces;
        (!kind.is_empty()).then(|| (role, kind.first().bit()))
    })
}
