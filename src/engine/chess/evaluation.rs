//! What a chess position is worth: material and placement, mobility, threats, pawns, the safety of kings.

use super::bits::{FILE_A, below, captures, captures_down, ones, seen, seen_from};
use super::tally::{List, Sum, Tally};
use super::taper::Taper;
use super::{endings, king, pawns, weights};
use crate::board::{BySide, Side};
use crate::chess::{Bitboard, Cell, Position, Role, attacks};

/// The pieces on the board at the start, by how much they make of a middlegame.
const MOST: i32 = 24;

/// The points of the side to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let side = position.side();
    let mut sums = BySide::<Sum>::default();
    judge(position, &mut sums);
    let balance = sums[side].0 - sums[side.opposite()].0;
    let phase = phase(position);
    let points = interpolate(balance, phase);
    let points = points * chances(position, phase, points) / endings::FULL;
    if phase > endings::PHASE {
        return points;
    }
    points + endings::drive(position, side) - endings::drive(position, side.opposite())
}

/// What each side counts, for the side to move: the index of a weight, twice, and one more for the endgame; and how often.
pub(super) fn features(position: &Position) -> Vec<(usize, f32)> {
    let side = position.side();
    let mut lists = BySide::<List>::default();
    judge(position, &mut lists);
    let phase = phase(position);
    let points = chances(position, phase, evaluate(position));
    let share = |part: i32| ratio(part, MOST) * ratio(points, endings::FULL);
    let shares = [share(phase), share(MOST - phase)];
    let mut features = Vec::new();
    for whose in Side::ALL {
        let sign = if whose == side { 1.0 } else { -1.0 };
        for &(weight, times) in &lists[whose].0 {
            for (half, share) in shares.into_iter().enumerate() {
                features.push((2 * weight + half, sign * share * ratio(times, 1)));
            }
        }
    }
    features
}

#[expect(clippy::cast_precision_loss, reason = "both are small")]
fn ratio(part: i32, whole: i32) -> f32 {
    part as f32 / whole as f32
}

/// In parts of [`endings::FULL`]: how much of `points` the side that is ahead can hope to turn into a win.
fn chances(position: &Position, phase: i32, points: i32) -> i32 {
    if phase > endings::PHASE {
        return endings::FULL;
    }
    let side = position.side();
    let strong = if points > 0 { side } else { side.opposite() };
    endings::chances(position, strong)
}

/// Takes down everything that counts for either side.
pub(super) fn judge<T: Tally>(position: &Position, tallies: &mut BySide<T>) {
    let mut scene = Scene::new(position);
    for side in Side::ALL {
        scene.pieces(side, &mut tallies[side]);
    }
    for side in Side::ALL {
        let tally = &mut tallies[side];
        scene.threats(side, tally);
        pawns::structure(&scene, side, tally);
        pawns::passed(&scene, side, tally);
        king::safety(&scene, side, tally);
    }
    tallies[position.side()].count(weights::TEMPO, 1);
}

/// How much of a middlegame it is: 24 with all pieces on the board, 0 with none.
pub(super) fn phase(position: &Position) -> i32 {
    let count = |role| {
        let of = |side| ones(position.bits(side, role).bits());
        of(Side::White) + of(Side::Black)
    };
    let phase =
        count(Role::Knight) + count(Role::Bishop) + 2 * count(Role::Rook) + 4 * count(Role::Queen);
    phase.min(MOST)
}

/// Mixes the two numbers by how much of a middlegame it is.
const fn interpolate(balance: Taper, phase: i32) -> i32 {
    (balance.middle() * phase + balance.end() * (MOST - phase)) / MOST
}

/// What the pieces of a side attack, as the board lies.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Attacks {
    pub(super) all: u64,
    pub(super) twice: u64,
    /// By role.
    pub(super) by: [u64; 6],
    /// How many pieces attack squares around the enemy's king, how heavily, and how many such attacks there are.
    pub(super) attackers: i32,
    pub(super) weight: i32,
    pub(super) near: i32,
}

impl Attacks {
    const fn add(&mut self, role: Role, reach: u64) {
        self.twice |= self.all & reach;
        self.all |= reach;
        self.by[role as usize] |= reach;
    }
}

/// What both sides' points need to know of each other.
pub(super) struct Scene<'a> {
    pub(super) position: &'a Position,
    /// The pieces by role, as the board lies.
    pub(super) pieces: BySide<[Bitboard; 6]>,
    pub(super) occupied: u64,
    /// Pawns as each side sees the board: its own first rank lowest.
    pub(super) pawns: BySide<u64>,
    pub(super) attacks: BySide<Attacks>,
    /// The king and the squares next to it, and those before them, as the board lies.
    pub(super) zone: BySide<u64>,
}

impl<'a> Scene<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        let pieces = BySide::from_fn(|side| position.kinds(side));
        let mut scene = Self {
            position,
            pieces,
            occupied: position.occupied().bits(),
            pawns: BySide::from_fn(|side| seen(side, pieces[side][Role::Pawn as usize].bits())),
            attacks: BySide::default(),
            zone: BySide::from_fn(|side| king::zone(side, position.king_cell(side))),
        };
        for side in Side::ALL {
            let mut attacks = Attacks::default();
            let king = attacks::king(position.king_cell(side)).bits();
            attacks.add(Role::King, king);
            attacks.add(Role::Pawn, seen(side, captures(scene.pawns[side])));
            scene.attacks[side] = attacks;
        }
        scene
    }

    /// The pieces of `side` that are a `role`.
    #[inline]
    pub(super) fn of(&self, side: Side, role: Role) -> Bitboard {
        self.pieces[side][role as usize]
    }

    /// Placement and mobility; fills in what the pieces attack.
    fn pieces(&mut self, side: Side, tally: &mut impl Tally) {
        let enemy = side.opposite();
        for role in [Role::Pawn, Role::King] {
            for cell in self.of(side, role) {
                tally.place(role as usize, seen_from(side, cell));
            }
        }
        let [pawn, king] = [Role::Pawn, Role::King].map(|role| self.of(side, role));
        let free = !(pawn | king).bits() & !self.attacks[enemy].by[Role::Pawn as usize];
        let mut attacks = self.attacks[side];
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let mobility = weights::mobility(role);
            for cell in self.of(side, role) {
                let reach = self.reach(role, cell, side).bits();
                tally.place(role as usize, seen_from(side, cell));
                tally.count(mobility + (reach & free).count_ones() as usize, 1);
                attacks.add(role, reach);
                let near = ones(reach & self.zone[enemy]);
                if near > 0 {
                    attacks.attackers += 1;
                    attacks.weight += king::weight(role);
                    attacks.near += near;
                }
                if role == Role::Rook {
                    self.file_of_rook(side, cell, tally);
                }
            }
        }
        self.attacks[side] = attacks;
        let bishops = self.of(side, Role::Bishop);
        if bishops.len() > 1 {
            tally.count(weights::BISHOP_PAIR, 1);
        }
        for bishop in bishops {
            let is_dark = Bitboard::DARK.contains(bishop);
            let colour = if is_dark {
                Bitboard::DARK
            } else {
                !Bitboard::DARK
            };
            tally.count(weights::IN_BISHOPS_WAY, ones((pawn & colour).bits()));
        }
        // Beyond the middle, guarded by a pawn, and on no square that an enemy pawn could come to attack.
        let guarded = captures(self.pawns[side]) & 0xFFFF_FF00_0000;
        let enemies = self.pawns[enemy].swap_bytes();
        let reachable = captures_down(enemies | below(enemies));
        let outposts = guarded & !reachable;
        let on = |role| ones(seen(side, self.of(side, role).bits()) & outposts);
        tally.count(weights::KNIGHT_OUTPOST, on(Role::Knight));
        tally.count(weights::BISHOP_OUTPOST, on(Role::Bishop));
    }

    /// What the piece on `cell` attacks; a slider looks through its own side's sliders of its kind.
    #[inline]
    fn reach(&self, role: Role, cell: Cell, side: Side) -> Bitboard {
        let occupied = self.position.occupied();
        let queens = self.of(side, Role::Queen);
        match role {
            Role::Knight => attacks::knight(cell),
            Role::Bishop => attacks::bishop(cell, occupied & !queens),
            Role::Rook => {
                let through = queens | self.of(side, Role::Rook);
                attacks::rook(cell, occupied & !through)
            }
            Role::Queen => attacks::bishop(cell, occupied) | attacks::rook(cell, occupied),
            Role::Pawn => attacks::pawn(side, cell),
            Role::King => attacks::king(cell),
        }
    }

    fn file_of_rook(&self, side: Side, cell: Cell, tally: &mut impl Tally) {
        let file = FILE_A << (cell.index() % 8);
        match (self.pawns[side] & file, self.pawns[side.opposite()] & file) {
            (0, 0) => tally.count(weights::OPEN_FILE, 1),
            (0, _) => tally.count(weights::HALF_OPEN_FILE, 1),
            _ => {}
        }
    }

    /// Enemy pieces that are attacked by less, or by more than guards them.
    fn threats(&self, side: Side, tally: &mut impl Tally) {
        let enemy = side.opposite();
        let (own, other) = (&self.attacks[side], &self.attacks[enemy]);
        let prey = |role| self.of(enemy, role).bits();
        let minors = prey(Role::Knight) | prey(Role::Bishop);
        let (rooks, queens) = (prey(Role::Rook), prey(Role::Queen));
        let by_pawn = own.by[Role::Pawn as usize];
        let by_minor = own.by[Role::Knight as usize] | own.by[Role::Bishop as usize];
        tally.count(weights::PAWN_ON_MINOR, ones(by_pawn & minors));
        tally.count(weights::PAWN_ON_MAJOR, ones(by_pawn & (rooks | queens)));
        tally.count(weights::MINOR_ON_ROOK, ones(by_minor & rooks));
        tally.count(weights::MINOR_ON_QUEEN, ones(by_minor & queens));
        tally.count(
            weights::ROOK_ON_QUEEN,
            ones(own.by[Role::Rook as usize] & queens),
        );
        let pieces = self.position.of(enemy).bits() & !prey(Role::King);
        let unguarded = !other.all | own.twice & !other.twice & !other.by[Role::Pawn as usize];
        tally.count(weights::HANGING, ones(own.all & pieces & unguarded));

        let empty = seen(side, !self.occupied);
        let safe = seen(side, !other.all | own.all) & !seen(side, other.by[Role::Pawn as usize]);
        let steps = self.pawns[side] << 8 & empty;
        let steps = (steps | (steps & 0xFF_0000) << 8 & empty) & safe;
        let larger = seen(side, minors | rooks | queens);
        let attacked = captures(steps) & larger & !seen(side, by_pawn);
        tally.count(weights::STEP_THREAT, ones(attacked));
    }
}
