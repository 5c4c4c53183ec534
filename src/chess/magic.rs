//! What sliding pieces attack, by magic multiplication into one table filled by the compiler.
//!
//! The squares that can stop a piece are its relevant squares. Multiplied by the square's magic number, any set of
//! occupied relevant squares leaves a different index in the product's highest bits, or one that shares its attacks.

use super::bitboard::{Bitboard, Cell};

/// How to find the attacks of one kind of slider from one square.
#[derive(Clone, Copy)]
struct Magic {
    relevant: u64,
    multiplier: u64,
    shift: u32,
    offset: usize,
}

/// A power of two above the 107,648 entries in use, so that a masked index needs no check.
const SIZE: usize = 1 << 17;

type Line = [(i8, i8); 2];
const RANK: Line = [(1, 0), (-1, 0)];
const FILE: Line = [(0, 1), (0, -1)];
const DIAGONAL: Line = [(1, 1), (-1, -1)];
const ANTIDIAGONAL: Line = [(1, -1), (-1, 1)];

/// The bishop's entries follow the rook's.
const ROOKS: [Magic; 64] = magics(&ROOK_MULTIPLIERS, RANK, FILE, 0);
const BISHOPS: [Magic; 64] = magics(
    &BISHOP_MULTIPLIERS,
    DIAGONAL,
    ANTIDIAGONAL,
    end_of(&ROOKS[63]),
);

static ROOK_MAGICS: [Magic; 64] = ROOKS;
static BISHOP_MAGICS: [Magic; 64] = BISHOPS;
static ATTACKS: [u64; SIZE] = {
    let mut table = [0; SIZE];
    let mut number = 0;
    while number < 64 {
        let cell = Cell::new(number);
        fill(&mut table, &ROOKS[cell.index()], cell, RANK, FILE);
        fill(
            &mut table,
            &BISHOPS[cell.index()],
            cell,
            DIAGONAL,
            ANTIDIAGONAL,
        );
        number += 1;
    }
    table
};

/// The squares a rook on `cell` attacks, up to and including the first occupied one each way.
#[inline]
pub(crate) fn rook(cell: Cell, occupied: Bitboard) -> Bitboard {
    look_up(&ROOK_MAGICS[cell.index()], occupied)
}

/// The squares a bishop on `cell` attacks, up to and including the first occupied one each way.
#[inline]
pub(crate) fn bishop(cell: Cell, occupied: Bitboard) -> Bitboard {
    look_up(&BISHOP_MAGICS[cell.index()], occupied)
}

#[inline]
fn look_up(magic: &Magic, occupied: Bitboard) -> Bitboard {
    Bitboard(ATTACKS[magic.index(occupied.0)])
}

impl Magic {
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the shift leaves at most twelve bits"
    )]
    const fn index(&self, occupied: u64) -> usize {
        let product = (occupied & self.relevant).wrapping_mul(self.multiplier);
        ((product >> (self.shift & 63)) as usize + self.offset) & (SIZE - 1)
    }
}

const fn end_of(last: &Magic) -> usize {
    last.offset + (1 << (64 - last.shift))
}

const fn magics(multipliers: &[u64; 64], first: Line, second: Line, offset: usize) -> [Magic; 64] {
    let mut magics = [Magic {
        relevant: 0,
        multiplier: 0,
        shift: 0,
        offset,
    }; 64];
    let mut offset = offset;
    let mut number = 0;
    while number < 64 {
        let cell = Cell::new(number);
        let relevant = relevant(cell, first) | relevant(cell, second);
        let magic = &mut magics[cell.index()];
        *magic = Magic {
            relevant,
            multiplier: multipliers[cell.index()],
            shift: 64 - relevant.count_ones(),
            offset,
        };
        offset = end_of(magic);
        number += 1;
    }
    magics
}

/// Writes the attacks for every set of occupied relevant squares. Attacks along one line don't depend on what stands on
/// the other, so each line is looked at by itself and the two are combined.
const fn fill(table: &mut [u64; SIZE], magic: &Magic, cell: Cell, first: Line, second: Line) {
    let (first, firsts) = along(cell, first);
    let (second, seconds) = along(cell, second);
    let mut i = 0;
    while i < firsts {
        let mut j = 0;
        while j < seconds {
            let entry = &mut table[magic.index(first[i].0 | second[j].0)];
            let attacked = first[i].1 | second[j].1;
            assert!(
                *entry == 0 || *entry == attacked,
                "a magic number gives two sets the same index"
            );
            *entry = attacked;
            j += 1;
        }
        i += 1;
    }
}

/// Every set of occupied relevant squares of a line with what is attacked along it, and how many there are.
const fn along(cell: Cell, line: Line) -> ([(u64, u64); 64], usize) {
    let mut sets = [(0, 0); 64];
    let relevant = relevant(cell, line);
    let mut occupied: u64 = 0;
    let mut count = 0;
    loop {
        let attacked = ray(cell, line[0], occupied, true) | ray(cell, line[1], occupied, true);
        sets[count] = (occupied, attacked);
        count += 1;
        occupied = occupied.wrapping_sub(relevant) & relevant;
        if occupied == 0 {
            return (sets, count);
        }
    }
}

/// The squares of a line but its ends: what stands at an end stops nothing.
const fn relevant(cell: Cell, line: Line) -> u64 {
    ray(cell, line[0], 0, false) | ray(cell, line[1], 0, false)
}

/// The squares from `cell` one way, to the first occupied one, with or without the board's last.
const fn ray(cell: Cell, way: (i8, i8), occupied: u64, to_the_end: bool) -> u64 {
    let mut squares = 0;
    let mut next = cell.step(way);
    while let Some(here) = next {
        let bit = here.bit().0;
        next = here.step(way);
        if to_the_end || next.is_some() {
            squares |= bit;
        }
        if occupied & bit != 0 {
            break;
        }
    }
    squares
}

/// Found by trying sparse random numbers; the compiler checks each while it fills the table.
const ROOK_MULTIPLIERS: [u64; 64] = [
    0x2080_0120_C000_9680,
    0x0040_2000_4000_1001,
    0x1300_2000_1042_0900,
    0x0680_0800_0680_1000,
    0x0200_0804_2010_0200,
    0x1D00_0881_0042_0400,
    0x0280_0200_0100_0880,
    0x0080_03A2_8008_4900,
    0x4401_0020_4100_8002,
    0x0850_8020_0040_0080,
    0x4402_8080_1000_A000,
    0x0C40_8010_0080_0800,
    0x1008_8080_0800_8400,
    0x5083_0012_1900_0400,
    0x0044_0004_0110_0208,
    0x0341_0000_8041_0002,
    0x2032_E080_0480_4002,
    0x1220_0040_4010_0020,
    0x0120_0100_2041_0010,
    0x0282_0900_2010_0100,
    0x08A1_0100_0800_0411,
    0x0000_8080_0400_0200,
    0x8900_2400_6802_0110,
    0x0110_4A00_0100_884C,
    0x9600_4000_8020_8004,
    0x8110_0040_4000_2000,
    0x0000_2001_0041_0012,
    0x0010_0010_8008_0080,
    0x020A_0006_0008_2090,
    0x3402_0002_0004_0810,
    0x0054_0104_0088_1002,
    0x0001_449A_0000_4401,
    0x4008_4014_2080_0080,
    0x0000_2000_8180_4000,
    0x0400_1000_8080_2008,
    0x8858_0010_0080_8008,
    0x040C_0008_0080_0480,
    0x0200_8002_0080_0400,
    0x0820_0102_0400_0810,
    0x2020_8000_4080_0100,
    0x8180_0040_2000_4000,
    0x3214_4820_1002_4000,
    0x2810_0020_0080_8011,
    0x0022_0020_400A_0010,
    0xD048_0020_4004_0400,
    0x0840_1004_4008_0120,
    0x0000_2150_2804_0082,
    0x8110_0C10_9046_0001,
    0x1000_4822_1083_0200,
    0x0044_8840_0420_1080,
    0x8500_1000_8020_0080,
    0x0009_0489_2090_0100,
    0x0002_0400_0800_8280,
    0x0100_800C_0006_0180,
    0x0102_0004_0801_8200,
    0x0011_004C_0091_0A00,
    0x0849_0142_1080_0461,
    0x0240_2100_8010_4005,
    0x0020_0900_1020_0041,
    0x4035_2085_0010_0009,
    0x0002_0060_9018_8C26,
    0x0021_0002_0844_0041,
    0x0800_1008_4200_8104,
    0x80C0_1C41_0024_0082,
];

/// As the rook's.
const BISHOP_MULTIPLIERS: [u64; 64] = [
    0x4A08_0811_0264_0103,
    0x0820_0142_2210_4400,
    0x4010_1410_4440_2004,
    0x6108_04A1_0000_0040,
    0x0002_1210_0000_0048,
    0x1082_0210_0408_0520,
    0x1007_0305_20E0_0181,
    0x1411_4308_0130_0200,
    0x1410_2024_0908_4108,
    0x0908_4441_480A_0090,
    0x0006_2208_1300_2848,
    0x0440_1407_0201_0010,
    0x0610_A202_110C_4040,
    0xE060_4082_1040_0205,
    0x0028_0064_0248_4000,
    0x0500_2080_5C02_6000,
    0x0A05_1A20_0802_0808,
    0x2108_00C2_1009_0A30,
    0x104A_1605_0A04_0300,
    0x4028_0004_0210_2000,
    0x4002_0044_2201_1080,
    0x0100_8003_0801_4004,
    0x2000_8014_1201_1100,
    0xA400_20C0_4C02_0803,
    0x1004_1003_2020_0120,
    0x0010_2240_1848_4104,
    0x2020_9000_0802_4A10,
    0x2081_0800_8C00_4050,
    0x0011_0804_8100_4000,
    0x00C2_0020_0410_0810,
    0x0800_9220_0088_0410,
    0x0440_9204_0101_0C81,
    0x0008_0249_08C1_4842,
    0x1004_A804_0020_1C00,
    0x0004_0208_0001_004C,
    0x1002_0040_4404_0100,
    0x8200_4080_2002_0200,
    0x0020_0D00_4002_0825,
    0x1018_2801_0008_6102,
    0x2004_1C44_4486_0101,
    0x8004_04A0_0408_0888,
    0x4422_0A50_2200_4400,
    0x0000_1142_3000_0800,
    0x0020_2042_0804_0080,
    0x18C0_2411_0C02_C200,
    0x0004_00A8_0A00_0040,
    0x4002_6202_0401_020B,
    0x0808_8084_0040_1080,
    0x00D4_0088_4410_0041,
    0x8000_220A_4220_0008,
    0x400A_1050_4410_2000,
    0x1005_A000_4202_0400,
    0x8010_3120_0254_0100,
    0x0000_2202_0202_0000,
    0x4050_5010_4100_6004,
    0x0004_0144_0406_8200,
    0x4119_0021_0120_1000,
    0x2841_0124_250C_1040,
    0x0000_0002_2A01_1004,
    0x0810_4001_042A_0800,
    0x0451_0011_2430_C408,
    0x8804_0408_9001_020C,
    0x2820_4210_5401_0044,
    0x3608_2010_8420_4880,
];
