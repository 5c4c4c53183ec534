//! Tables as the bytes of a file, and back.
//!
//! A header of 32 bytes, numbers with the lowest byte first: eight that say what it is, the version of the format (2), the
//! pieces (2), the fingerprint of the rules (4), how many places there are (8), the checksum of all verdicts (4) and of the
//! header so far (4). Behind it all verdicts, a byte each, compressed (zlib).

use super::Tables;
use super::space::Space;
use crate::draughts::Rules;
use crate::draughts::rules::{Crowning, ManCapture, Precedence, Reach, Removal, Size, Ties};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

const MAGIC: [u8; 8] = *b"DAMEROtb";
/// To be raised whenever the same rules give other bytes.
const VERSION: u16 = 1;
const HEADER: usize = 32;
/// 0 to 10: the last steps hardly make it smaller.
const COMPRESSION: u8 = 6;

/// Why bytes are not the tables that were looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// They are of another version of the program, of other rules or of another size.
    Other,
    /// They are damaged.
    Damaged,
}

impl Tables {
    /// The name of the file for tables of `rules` for so many pieces. Rule sets that play alike share it.
    pub fn file_name(rules: &Rules, pieces: u8) -> String {
        format!("{:08x}-{pieces}.tables", fingerprint(rules))
    }

    /// The bytes of the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = header(self.rules, self.pieces, self.verdicts.len());
        bytes.extend(crc32fast::hash(&self.verdicts).to_le_bytes());
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes.extend(compress_to_vec_zlib(&self.verdicts, COMPRESSION));
        bytes
    }

    /// The tables of `rules` for so many pieces, from the bytes of their file.
    pub fn from_bytes(rules: &'static Rules, pieces: u8, bytes: &[u8]) -> Result<Self, FileError> {
        let (head, body) = bytes.split_at_checked(HEADER).ok_or(FileError::Damaged)?;
        let (head, own_sum) = head.split_at(HEADER - 4);
        if own_sum != crc32fast::hash(head).to_le_bytes() {
            return Err(FileError::Damaged);
        }
        let (head, sum) = head.split_at(HEADER - 8);
        let space = Space::new(rules, pieces);
        if head != header(rules, pieces, space.len()) {
            return Err(FileError::Other);
        }
        let verdicts = decompress_to_vec_zlib_with_limit(body, space.len())
            .ok()
            .filter(|verdicts| verdicts.len() == space.len())
            .filter(|verdicts| sum == crc32fast::hash(verdicts).to_le_bytes())
            .ok_or(FileError::Damaged)?;
        Ok(Self {
            rules,
            pieces,
            space,
            verdicts,
        })
    }
}

/// The header without its checksums.
fn header(rules: &Rules, pieces: u8, places: usize) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(u16::from(pieces).to_le_bytes());
    bytes.extend(fingerprint(rules).to_le_bytes());
    bytes.extend((places as u64).to_le_bytes());
    bytes
}

/// A number that tells rule sets apart which play differently.
fn fingerprint(rules: &Rules) -> u32 {
    let mut choices = vec![
        match rules.size {
            Size::Eight => 8,
            Size::Ten => 10,
        },
        match rules.men_capture {
            ManCapture::Forward => 0,
            ManCapture::BothWays => 1,
        },
        u8::from(rules.men_take_kings),
        match rules.kings {
            Reach::Short => 0,
            Reach::Flying => 1,
        },
        match rules.crowning {
            Crowning::Stops => 0,
            Crowning::PassesAsMan => 1,
            Crowning::PassesAsKing => 2,
        },
        match rules.ties {
            Ties::Choice => 0,
            Ties::Random => 1,
        },
        match rules.removal {
            Removal::AtOnce => 0,
            Removal::AfterMove => 1,
        },
    ];
    choices.extend(rules.precedence.iter().map(|law| match law {
        Precedence::MostPieces => 1,
        Precedence::WithKing => 2,
        Precedence::MostKings => 3,
        Precedence::EarliestKing => 4,
    }));
    crc32fast::hash(&choices)
}
