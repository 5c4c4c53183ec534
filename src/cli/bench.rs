//! `damero bench`: how many positions the computer looks at in a fixed search, which tells one engine from another, and how
//! many a second.

use super::{FAILED, Surroundings, complain, print};
use crate::engine::{Question, Table};
use crate::game::Variant;
use crate::runtime::thinking::{Budget, think};
use std::fmt::Write;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// In megabytes; one for each game, so that the first touch of its memory is a small part of what is measured.
const TABLE: usize = 16;

/// Openings, middlegames and endings.
const POSITIONS: [(Variant, u32, &[&str]); 3] = [
    (
        Variant::Chess,
        14,
        &[
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 4 9",
            "r3k2r/1b1nbppp/pq2pn2/1p6/3N4/1BN1B3/PP2QPPP/R4RK1 b kq - 2 14",
            "3r2k1/p4ppp/1p2p3/2r5/P1n5/2N1P3/1R3PPP/1R4K1 w - - 0 24",
            "8/5pk1/4p1p1/3pP2p/1p1P1P1P/1P2K1P1/8/8 w - - 0 40",
            "8/8/3k4/1p6/1P1K2P1/8/8/8 w - - 0 50",
        ],
    ),
    (
        Variant::English,
        17,
        &[
            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
            "B:W18,19,21,23,24,26,29,30,31,32:B1,2,3,4,6,7,9,10,11,12",
            "W:WK6,21,28,30:B3,12,13,K22",
        ],
    ),
    (
        Variant::SpanishOfficial,
        17,
        &[
            "W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32",
            "W:W1,2,3,5,6,9,10,13,14:B18,19,22,24,25,27,28,30,31",
            "W:WK1,K5,6:BK28,30",
        ],
    ),
];

pub(super) fn run(surroundings: &Surroundings) -> u8 {
    let mut text = String::new();
    let mut total = (0, Duration::ZERO);
    for (variant, depth, positions) in POSITIONS {
        let table = Table::new(TABLE);
        let mut count = (0, Duration::ZERO);
        for fen in positions {
            let state = match surroundings.position(variant, Some(fen)) {
                Ok(state) => state,
                Err(sentence) => return complain(&sentence, FAILED),
            };
            let budget = Budget {
                depth,
                ..Budget::UNLIMITED
            };
            let mut spent = Duration::ZERO;
            let found = think(
                &Question::new(state),
                &table,
                NonZeroUsize::MIN,
                budget,
                &AtomicBool::new(false),
                |_, took| spent = took,
            );
            count.0 += found.map_or(0, |report| report.nodes);
            count.1 += spent;
        }
        line(&mut text, variant.id(), count);
        total = (total.0 + count.0, total.1 + count.1);
    }
    line(&mut text, "total", total);
    print(&text)
}

/// What was searched, how many positions, how many a second.
fn line(text: &mut String, name: &str, (nodes, time): (u64, Duration)) {
    let rate = u128::from(nodes) * 1_000_000 / time.as_micros().max(1);
    // Writing to a string can't fail.
    let _ = writeln!(text, "{name:16} {nodes:>10} {rate:>10}/s");
}
