//! What a draughts position is worth: material, how far the men have come, what holds the other side's men back.

use crate::board::Side;
use crate::draughts::{Position, Reach, Rules, Size};

/// The right to move.
const TEMPO: i32 = 3;
/// By how many rows a man has left to go.
const TO_GO: [i32; 10] = [0, 26, 14, 9, 7, 5, 3, 1, 0, 0];
/// A man that nothing can stop, less for each row it has left to go.
const RUNAWAY: i32 = 70;
const RUNAWAY_ROW: i32 = 8;
/// A man on the first row, while there are men to be kept from it.
const GUARD: i32 = 7;
const CENTRE: i32 = 4;
const SUPPORTED: i32 = 3;
/// A square that a king can go to.
const FREEDOM: i32 = 2;
/// A king that can go nowhere.
const TRAPPED: i32 = -40;
/// A flying king on the main diagonal, where a lone one can't be caught.
const DIAGONAL: i32 = 18;

/// What a king is worth, in hundredths of a man.
pub(super) const fn king_worth(rules: &Rules) -> i32 {
    match rules.kings {
        Reach::Short => 140,
        Reach::Flying => 300,
    }
}

/// The points of the side to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let layout = Layout::of(position.rules());
    let white = View::new(position, Side::White, &layout);
    let black = View::new(position, Side::Black, &layout);
    let (own, other) = match position.side() {
        Side::White => (white, black),
        Side::Black => (black, white),
    };
    let king = king_worth(position.rules());
    let material = own.material(king) - other.material(king);
    // Who is ahead gains by trading.
    let pieces = own.count() + other.count();
    let traded = material * (layout.most - pieces).max(0) / (4 * layout.most);
    let points = material + traded + own.points(&layout) - other.points(&layout);
    points + TEMPO
}

/// The bits of a board: rows of `width` bits, each second one followed by a bit that is no square.
struct Layout {
    width: u32,
    rows: u32,
    board: u64,
    centre: u64,
    diagonal: u64,
    /// Pieces on the board at the start.
    most: i32,
    flies: bool,
}

static EIGHT: Layout = Layout::new(4, 24);
static TEN: Layout = Layout::new(5, 40);

impl Layout {
    fn of(rules: &Rules) -> Self {
        let layout = match rules.size {
            Size::Eight => &EIGHT,
            Size::Ten => &TEN,
        };
        Self {
            flies: rules.kings == Reach::Flying,
            ..*layout
        }
    }

    const fn new(width: u32, most: i32) -> Self {
        let rows = 2 * width;
        let mut layout = Self {
            width,
            rows,
            board: 0,
            centre: 0,
            diagonal: 0,
            most,
            flies: false,
        };
        let mut row = 0;
        while row < rows {
            layout.board |= layout.row(row);
            if row >= width - 2 && row <= width + 1 {
                // Without the squares at the edge.
                let middle = ((1 << (width - 2)) - 1) << 1;
                layout.centre |= middle << layout.first(row);
            }
            layout.diagonal |= 1 << (layout.first(row) + row / 2);
            row += 1;
        }
        layout
    }

    /// The bit of a row's first square.
    const fn first(&self, row: u32) -> u32 {
        row / 2 * (2 * self.width + 1) + row % 2 * (self.width + 1)
    }

    const fn row(&self, row: u32) -> u64 {
        ((1 << self.width) - 1) << self.first(row)
    }

    /// The board seen from the other side.
    const fn turned(&self, bits: u64) -> u64 {
        let last = self.first(self.rows - 1) + self.width - 1;
        bits.reverse_bits() >> (63 - last)
    }

    /// The squares ahead of `bits`, one step.
    const fn ahead(&self, bits: u64) -> u64 {
        (bits << self.width | bits << (self.width + 1)) & self.board
    }

    const fn behind(&self, bits: u64) -> u64 {
        (bits >> self.width | bits >> (self.width + 1)) & self.board
    }
}

/// The pieces as one side sees them: its own first row lowest.
struct View {
    men: u64,
    kings: u64,
    enemy: u64,
    enemy_men: u64,
}

impl View {
    fn new(position: &Position, side: Side, layout: &Layout) -> Self {
        let seen = |bits| match side {
            Side::White => bits,
            Side::Black => layout.turned(bits),
        };
        let pieces = position.piece_bits();
        let (own, enemy) = (pieces[side], pieces[side.opposite()]);
        let kings = position.king_bits();
        Self {
            men: seen(own & !kings),
            kings: seen(own & kings),
            enemy: seen(enemy),
            enemy_men: seen(enemy & !kings),
        }
    }

    const fn count(&self) -> i32 {
        ones(self.men | self.kings)
    }

    const fn material(&self, king: i32) -> i32 {
        100 * ones(self.men) + king * ones(self.kings)
    }

    fn points(&self, layout: &Layout) -> i32 {
        self.men_points(layout) + self.king_points(layout)
    }

    fn men_points(&self, layout: &Layout) -> i32 {
        let mut points = CENTRE * ones((self.men | self.kings) & layout.centre);
        for row in 0..layout.rows {
            let to_go = (layout.rows - 1 - row) as usize;
            points += TO_GO[to_go] * ones(self.men & layout.row(row));
        }
        if self.enemy_men != 0 {
            points += GUARD * ones(self.men & layout.row(0));
        }
        let backed = layout.ahead(self.men) | layout.row(0);
        points += SUPPORTED * ones(self.men & backed);
        points + self.runaways(layout)
    }

    /// Men before which nothing stands, and that no king can catch.
    fn runaways(&self, layout: &Layout) -> i32 {
        if self.enemy & !self.enemy_men != 0 {
            return 0;
        }
        let mut points = 0;
        for row in layout.rows / 2..layout.rows {
            let mut men = self.men & layout.row(row);
            while men != 0 {
                let man = men & men.wrapping_neg();
                men &= men - 1;
                let mut way = man;
                let mut wide = man;
                for _ in row..layout.rows {
                    way |= layout.ahead(way);
                    wide |= layout.ahead(wide | wide << 1 | wide >> 1);
                }
                let own = (self.men | self.kings) & way & !man;
                if wide & self.enemy == 0 && own == 0 {
                    let to_go = (layout.rows - 1 - row).cast_signed();
                    points += RUNAWAY - RUNAWAY_ROW * to_go;
                }
            }
        }
        points
    }

    const fn king_points(&self, layout: &Layout) -> i32 {
        if self.kings == 0 {
            return 0;
        }
        let empty = layout.board & !(self.men | self.kings | self.enemy);
        let mut points = 0;
        let mut kings = self.kings;
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings &= kings - 1;
            let steps = (layout.ahead(king) | layout.behind(king)) & empty;
            points += FREEDOM * ones(steps);
            if steps == 0 {
                points += TRAPPED;
            }
            if layout.flies && king & layout.diagonal != 0 {
                points += DIAGONAL;
            }
        }
        points
    }
}

const fn ones(bits: u64) -> i32 {
    bits.count_ones().cast_signed()
}
