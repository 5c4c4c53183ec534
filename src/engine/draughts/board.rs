//! A board of draughts as the evaluation sees it: rows, neighbours and regions as bits, from either side.

/// The bits of a board `WIDTH` playable squares wide: rows of `WIDTH` bits, each second one followed by a bit that is no
/// square.
#[derive(Debug)]
pub(super) struct Board<const WIDTH: u32>;

impl<const WIDTH: u32> Board<WIDTH> {
    pub(super) const ROWS: u32 = 2 * WIDTH;
    /// The pieces that a game begins with.
    pub(super) const PIECES: i32 = if WIDTH == 4 { 24 } else { 40 };
    pub(super) const ALL: u64 = Self::rows(1);
    /// Each second row, the first included.
    pub(super) const EVEN_ROWS: u64 = Self::rows(2);
    /// The two squares in the middle of each of the four middle rows; on a wide board three.
    pub(super) const CENTRE: u64 = Self::centre();
    /// The squares at the edge.
    pub(super) const EDGE: u64 = Self::edge();
    /// The diagonal that joins the two corners.
    pub(super) const DIAGONAL: u64 = Self::diagonal();

    /// The bit of a row's first square.
    pub(super) const fn first(row: u32) -> u32 {
        row / 2 * (2 * WIDTH + 1) + row % 2 * (WIDTH + 1)
    }

    /// A row, counted from below.
    const fn row(row: u32) -> u64 {
        ((1 << WIDTH) - 1) << Self::first(row)
    }

    /// A row, counted from the first of the side that moves `UP` the board, or down it.
    pub(super) const fn row_of<const UP: bool>(row: u32) -> u64 {
        Self::row(if UP { row } else { Self::ROWS - 1 - row })
    }

    /// The board turned round.
    #[inline]
    pub(super) const fn turned(bits: u64) -> u64 {
        bits.reverse_bits() >> (64 - Self::first(Self::ROWS - 1) - WIDTH)
    }

    /// The squares one step ahead of `bits` for the side that moves `UP` the board, or down it, among others that are none.
    #[inline]
    pub(super) const fn ahead<const UP: bool>(bits: u64) -> [u64; 2] {
        if UP {
            [bits << WIDTH, bits << (WIDTH + 1)]
        } else {
            [bits >> WIDTH, bits >> (WIDTH + 1)]
        }
    }

    /// The squares one step around `bits`, direction by direction, among others that are none.
    #[inline]
    pub(super) const fn around(bits: u64) -> [u64; 4] {
        let [[one, two], [three, four]] = [Self::ahead::<true>(bits), Self::ahead::<false>(bits)];
        [one, two, three, four]
    }

    /// The squares that `bits` look down upon: those up to so many rows behind them, and their own.
    #[inline]
    pub(super) const fn shadow<const UP: bool>(bits: u64, rows: u32) -> u64 {
        let mut bits = bits & Self::ALL;
        let mut row = 0;
        while row < rows {
            let [left, right] = if UP {
                Self::ahead::<false>(bits)
            } else {
                Self::ahead::<true>(bits)
            };
            bits |= (left | right) & Self::ALL;
            row += 1;
        }
        bits
    }

    /// What of `bits` is on a row, counted from below, as a number of so many bits as it has squares.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a row is five bits or fewer"
    )]
    pub(super) const fn on_row(bits: u64, row: u32) -> usize {
        (bits >> Self::first(row)) as usize & ((1 << WIDTH) - 1)
    }

    /// The last five rows.
    pub(super) const fn far<const UP: bool>() -> u64 {
        let below = Self::ALL >> Self::first(Self::ROWS - 5) << Self::first(Self::ROWS - 5);
        if UP { below } else { Self::turned(below) }
    }

    const fn rows(step: u32) -> u64 {
        let mut bits = 0;
        let mut row = 0;
        while row < Self::ROWS {
            bits |= Self::row(row);
            row += step;
        }
        bits
    }

    const fn centre() -> u64 {
        let inner = ((1 << (WIDTH - 2)) - 1) << 1;
        let mut bits = 0;
        let mut row = WIDTH - 2;
        while row < WIDTH + 2 {
            bits |= inner << Self::first(row);
            row += 1;
        }
        bits
    }

    const fn edge() -> u64 {
        let mut bits = Self::row(0) | Self::row(Self::ROWS - 1);
        let mut row = 0;
        while row < Self::ROWS {
            let place = if row.is_multiple_of(2) { 0 } else { WIDTH - 1 };
            bits |= 1 << (Self::first(row) + place);
            row += 1;
        }
        bits
    }

    const fn diagonal() -> u64 {
        let mut bits = 0;
        let mut row = 0;
        while row < Self::ROWS {
            bits |= 1 << (Self::first(row) + row / 2);
            row += 1;
        }
        bits
    }
}
