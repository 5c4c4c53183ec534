//! What a chess position is worth: material and placement, mobility, threats, pawns, the safety of kings.

use super::bits::{below, captures, captures_down, column, ones, seen, seen_from};
use super::skeleton::{Skeleton, Skeletons};
use super::tally::{List, Sum, Tally};
use super::taper::Taper;
use super::{endings, king, pawns, weights};
use crate::board::{BySide, Side};
use crate::chess::{Bitboard, Cell, Position, Role, attacks};

/// The pieces on the board at the start, by how much they make of a middlegame.
const MOST: i32 = 24;
/// As a side sees them, the fourth rank to the sixth.
const FRONT: u64 = 0xFFFF_FF00_0000;

/// The points of the side to move.
pub(super) fn evaluate(position: &Position, skeletons: &mut Skeletons) -> i32 {
    let side = position.side();
    let skeleton = skeletons.of(position);
    let mut sums = BySide::<Sum>::default();
    judge(position, skeleton, &mut sums);
    let phase = phase(position);
    let balance = skeleton.worth() + sums.white.0 - sums.black.0;
    let points = interpolate(balance, phase) * sign(side);
    let points = points * chances(position, phase, points) / endings::FULL;
    if phase > endings::PHASE {
        return points;
    }
    points + endings::drive(position, side) - endings::drive(position, side.opposite())
}

/// About that, by material, placement and pawns alone; not where little is left.
pub(super) fn estimate(position: &Position, skeletons: &mut Skeletons) -> Option<i32> {
    let phase = phase(position);
    if phase <= endings::PHASE {
        return None;
    }
    let worth = skeletons.of(position).worth();
    let mut sums = BySide::<Sum>::default();
    for side in Side::ALL {
        let own = position.kinds(side);
        for role in [
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
            Role::King,
        ] {
            for cell in own[role as usize] {
                sums[side].place(role as usize, seen_from(side, cell));
            }
        }
    }
    let balance = worth + sums.white.0 - sums.black.0;
    Some(interpolate(balance, phase) * sign(position.side()))
}

/// What turns White's advantage into that of `side`.
const fn sign(side: Side) -> i32 {
    match side {
        Side::White => 1,
        Side::Black => -1,
    }
}

/// What each side counts, for the side to move: the index of a weight, twice, and one more for the endgame; and how often.
pub(super) fn features(position: &Position) -> Vec<(usize, f32)> {
    let side = position.side();
    let mut lists = BySide::<List>::default();
    let skeleton = Skeleton::new(position, &mut lists);
    judge(position, &skeleton, &mut lists);
    let phase = phase(position);
    let points = evaluate(position, &mut Skeletons::default());
    let points = chances(position, phase, points);
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

/// Takes down what counts for either side but its pawns by themselves.
fn judge<T: Tally>(position: &Position, skeleton: &Skeleton, tallies: &mut BySide<T>) {
    let mut scene = Scene::new(position, skeleton);
    scene.pieces::<true>(&mut tallies.white);
    scene.pieces::<false>(&mut tallies.black);
    scene.rest::<true>(&mut tallies.white);
    scene.rest::<false>(&mut tallies.black);
    tallies[position.side()].count(weights::TEMPO, 1);
}

/// How much of a middlegame it is: 24 with all pieces on the board, 0 with none.
pub(super) fn phase(position: &Position) -> i32 {
    let count = |role| ones(position.role(role).bits());
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

/// The pieces of a side, taken down role by role.
struct March<'a, T> {
    side: Side,
    /// Where mobility counts.
    free: u64,
    /// Around the enemy's king.
    zone: u64,
    attacks: Attacks,
    tally: &'a mut T,
}

impl<T: Tally> March<'_, T> {
    /// Those of a role, whose weights of mobility begin at `mobility`; `reach` is what one attacks.
    #[inline]
    fn role(
        &mut self,
        role: Role,
        cells: Bitboard,
        mobility: usize,
        reach: impl Fn(Cell) -> Bitboard,
    ) {
        for cell in cells {
            let reach = reach(cell).bits();
            self.tally.place(role as usize, seen_from(self.side, cell));
            self.tally
                .count(mobility + (reach & self.free).count_ones() as usize, 1);
            self.attacks.add(role, reach);
            let near = ones(reach & self.zone);
            let attacks = i32::from(near > 0);
            self.attacks.attackers += attacks;
            self.attacks.weight += attacks * king::weight(role);
            self.attacks.near += near;
        }
    }
}

/// What both sides' points need to know of each other.
pub(super) struct Scene<'a> {
    pub(super) position: &'a Position,
    /// The pieces by role, as the board lies.
    pub(super) pieces: BySide<[Bitboard; 6]>,
    pub(super) occupied: u64,
    pub(super) skeleton: &'a Skeleton,
    pub(super) attacks: BySide<Attacks>,
    /// The king and the squares next to it, and those before them, as the board lies.
    pub(super) zone: BySide<u64>,
}

impl<'a> Scene<'a> {
    fn new(position: &'a Position, skeleton: &'a Skeleton) -> Self {
        let attacks = |side| {
            let mut attacks = Attacks::default();
            let king = attacks::king(position.king_cell(side)).bits();
            attacks.add(Role::King, king);
            attacks.add(Role::Pawn, seen(side, captures(skeleton.pawns[side])));
            attacks
        };
        Self {
            position,
            skeleton,
            pieces: BySide::from_fn(|side| position.kinds(side)),
            occupied: position.occupied().bits(),
            attacks: BySide::from_fn(attacks),
            zone: BySide::from_fn(|side| king::zone(side, position.king_cell(side))),
        }
    }

    /// The pieces of `side` that are a `role`.
    #[inline]
    pub(super) fn of(&self, side: Side, role: Role) -> Bitboard {
        self.pieces[side][role as usize]
    }

    /// Placement and mobility; fills in what the pieces attack.
    fn pieces<const WHITE: bool>(&mut self, tally: &mut impl Tally) {
        let side = if WHITE { Side::White } else { Side::Black };
        let enemy = side.opposite();
        let [pawns, knights, bishops, rooks, queens, king] = self.pieces[side];
        let occupied = self.position.occupied();
        let at = seen_from(side, self.position.king_cell(side));
        tally.place(Role::King as usize, at);
        let mut march = March {
            side,
            free: !(pawns | king).bits() & !self.attacks[enemy].by[Role::Pawn as usize],
            zone: self.zone[enemy],
            attacks: self.attacks[side],
            tally,
        };
        march.role(Role::Knight, knights, weights::KNIGHT_MOBILITY, |cell| {
            attacks::knight(cell)
        });
        // A slider looks through its own side's sliders of its kind.
        march.role(Role::Bishop, bishops, weights::BISHOP_MOBILITY, |cell| {
            attacks::bishop(cell, occupied & !queens)
        });
        march.role(Role::Rook, rooks, weights::ROOK_MOBILITY, |cell| {
            attacks::rook(cell, occupied & !(queens | rooks))
        });
        march.role(Role::Queen, queens, weights::QUEEN_MOBILITY, |cell| {
            attacks::bishop(cell, occupied) | attacks::rook(cell, occupied)
        });
        self.attacks[side] = march.attacks;

        if bishops.has_several() {
            tally.count(weights::BISHOP_PAIR, 1);
        }
        for colour in [Bitboard::DARK, !Bitboard::DARK] {
            let [bishops, pawns] = [bishops, pawns].map(|cells| ones((cells & colour).bits()));
            tally.count(weights::IN_BISHOPS_WAY, bishops * pawns);
        }
        let skeleton = self.skeleton;
        let (own, other) = (skeleton.pawns[side], skeleton.pawns[enemy].swap_bytes());
        // Guarded by a pawn, and where no enemy pawn could come to attack.
        let outposts = captures(own) & FRONT & !captures_down(other | below(other));
        let files = [own, other].map(column);
        let [knights, bishops, rooks] =
            [knights, bishops, rooks].map(|cells| seen(side, cells.bits()));
        let free = rooks & !files[0];
        tally.count(weights::OPEN_FILE, ones(free & !files[1]));
        tally.count(weights::HALF_OPEN_FILE, ones(free & files[1]));
        tally.count(weights::KNIGHT_OUTPOST, ones(knights & outposts));
        tally.count(weights::BISHOP_OUTPOST, ones(bishops & outposts));
    }

    /// What takes both sides' attacks to tell.
    fn rest<const WHITE: bool>(&self, tally: &mut impl Tally) {
        let side = if WHITE { Side::White } else { Side::Black };
        self.threats(side, tally);
        pawns::passed(self, side, tally);
        king::safety(self, side, tally);
    }

    /// Enemy pieces that are attacked by less, or by more than guards them.
    #[inline]
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
        let steps = self.skeleton.pawns[side] << 8 & empty;
        let steps = (steps | (steps & 0xFF_0000) << 8 & empty) & safe;
        let larger = seen(side, minors | rooks | queens);
        let attacked = captures(steps) & larger & !seen(side, by_pawn);
        tally.count(weights::STEP_THREAT, ones(attacked));
    }
}
