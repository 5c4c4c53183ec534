//! The rule sets that damero plays.

use super::{
    Count, CountedDraw, Crowning, Hand, ManCapture, Precedence, Reach, Removal, Repetition, Rules,
    Shade, Size, Ties, Title,
};
use crate::board::Side;

/// Spanish draughts as the game's own text has it.
///
/// Taken pieces disappear at once, ties are drawn at random, and no game is drawn: nobody offers, claims or counts.
pub static SPANISH: Rules = Rules {
    title: Title::Queen,
    // The game's text: where several captures are equal, one of them at random.
    precedence: &[Precedence::MostPieces],
    ties: Ties::Random,
    // The game's text: the piece "disappears from the board".
    removal: Removal::AtOnce,
    // The game's text: whoever takes every piece wins; nothing else ends a game.
    agreement: false,
    repetition: None,
    counted_draws: [None; 3],
    ..SPANISH_OFFICIAL
};

/// Spanish draughts under federation rules.
pub static SPANISH_OFFICIAL: Rules = Rules {
    // PDN 3.0, GameType 24: White starts, 8×8, numbered from White's bottom right, mirrored board.
    game_type: "24,W,8,8,N1,1",
    size: Size::Eight,
    // Spanish federation: a white square at each player's right hand; play on the white squares.
    corner: Hand::Right,
    shade: Shade::Light,
    numbered_from: Side::White,
    starts: Side::White,
    title: Title::Queen,
    // Spanish federation: men never go back, not even to capture.
    men_capture: ManCapture::Forward,
    men_take_kings: true,
    kings: Reach::Flying,
    crowning: Crowning::Stops,
    // Spanish federation: the law of quantity, then the law of quality; no duty to capture with the king.
    precedence: &[Precedence::MostPieces, Precedence::MostKings],
    ties: Ties::Choice,
    removal: Removal::AfterMove,
    agreement: true,
    // Spanish federation: the third occurrence with the same side to move.
    repetition: Some(Repetition {
        times: 3,
        claimed: false,
    }),
    counted_draws: [
        // Spanish federation: 20 moves by each side with kings only, no capture, no promotion.
        Some(CountedDraw {
            count: Count::QuietKings,
            moves: 20,
            claimed: false,
        }),
        // Spanish federation: 12 moves by each side, three kings that hold the main diagonal against one.
        Some(CountedDraw {
            count: Count::HeldDiagonal,
            moves: 12,
            claimed: false,
        }),
        None,
    ],
};

/// Portuguese draughts: the Spanish federation's rules on the dark squares.
pub static PORTUGUESE: Rules = Rules {
    // PDN 3.0, GameType 28.
    game_type: "28,W,8,8,N1,1",
    shade: Shade::Dark,
    title: Title::King,
    ..SPANISH_OFFICIAL
};

/// English draughts (checkers), under the rules of the World Checkers Draughts Federation.
pub static ENGLISH: Rules = Rules {
    // PDN 3.0, GameType 21: Black starts, numbered from Black's bottom right.
    game_type: "21,B,8,8,N1,0",
    size: Size::Eight,
    // WCDF 1.4: a dark square at each player's left hand; play on the dark squares.
    corner: Hand::Left,
    shade: Shade::Dark,
    // WCDF 1.5 and its arrangement of the pieces: the dark side has squares 1 to 12, and begins.
    numbered_from: Side::Black,
    starts: Side::Black,
    title: Title::King,
    men_capture: ManCapture::Forward,
    men_take_kings: true,
    kings: Reach::Short,
    // WCDF, capturing moves: a man that reaches the king row by a capture is crowned, and its move is over.
    crowning: Crowning::Stops,
    // WCDF, capturing moves: any may be chosen, but it must be finished.
    precedence: &[],
    ties: Ties::Choice,
    removal: Removal::AfterMove,
    agreement: true,
    // WCDF, draws: the same position for the third time, on a player's claim.
    repetition: Some(Repetition {
        times: 3,
        claimed: true,
    }),
    counted_draws: [
        // WCDF, draws: 40 moves by each side without a capture or a man's advance, on a player's claim.
        Some(CountedDraw {
            count: Count::QuietKings,
            moves: 40,
            claimed: true,
        }),
        None,
        None,
    ],
};

/// Italian draughts, under the rules of the Italian federation (FID).
pub static ITALIAN: Rules = Rules {
    // PDN 3.0, GameType 22: White starts, numbered from the top left, mirrored board.
    game_type: "22,W,8,8,N2,1",
    // FID: a dark square at each player's right hand.
    corner: Hand::Right,
    starts: Side::White,
    // FID 5: a man may not take a king.
    men_take_kings: false,
    // FID 6.6 to 6.9: most pieces, then with a king, then most kings, then the earliest king; 6.10: then free.
    precedence: &[
        Precedence::MostPieces,
        Precedence::WithKing,
        Precedence::MostKings,
        Precedence::EarliestKing,
    ],
    ..ENGLISH
};

/// Pool checkers (American pool).
pub static POOL: Rules = Rules {
    // PDN 3.0, GameType 23.
    game_type: "23,B,8,8,N1,0",
    men_capture: ManCapture::BothWays,
    kings: Reach::Flying,
    // A man that passes the king row in mid-capture goes on as a man.
    crowning: Crowning::PassesAsMan,
    counted_draws: [
        ENGLISH.counted_draws[0],
        // American Pool Checkers Association: 13 moves by each side, three pieces with a king against a lone king.
        Some(CountedDraw {
            count: Count::LoneKing { least: 3, most: 3 },
            moves: 13,
            claimed: true,
        }),
        None,
    ],
    ..ENGLISH
};

/// Russian draughts.
pub static RUSSIAN: Rules = Rules {
    // PDN 3.0, GameType 25: White starts, squares named a1 to h8.
    game_type: "25,W,8,8,A0,0",
    starts: Side::White,
    men_capture: ManCapture::BothWays,
    kings: Reach::Flying,
    // FMJD-64: a man that reaches the last row becomes a king at once, and goes on as one.
    crowning: Crowning::PassesAsKing,
    // FMJD-64 7.2: the third occurrence; 15 moves by each side with kings only and no capture; 5 moves by each side of
    // two pieces, or one, against a lone king.
    repetition: INTERNATIONAL.repetition,
    counted_draws: [
        Some(CountedDraw {
            count: Count::QuietKings,
            moves: 15,
            claimed: false,
        }),
        Some(CountedDraw {
            count: Count::LoneKing { least: 1, most: 2 },
            moves: 5,
            claimed: false,
        }),
        None,
    ],
    ..ENGLISH
};

/// Brazilian draughts: the international rules on 8×8.
pub static BRAZILIAN: Rules = Rules {
    // PDN 3.0, GameType 26.
    game_type: "26,W,8,8,A0,0",
    size: Size::Eight,
    // FMJD-64 7.2: 20 moves by each side with kings only and no capture; 5 moves by each side of two pieces, or one,
    // against a lone king.
    counted_draws: [
        Some(CountedDraw {
            count: Count::QuietKings,
            moves: 20,
            claimed: false,
        }),
        Some(CountedDraw {
            count: Count::LoneKing { least: 1, most: 2 },
            moves: 5,
            claimed: false,
        }),
        None,
    ],
    ..INTERNATIONAL
};

/// Czech draughts.
pub static CZECH: Rules = Rules {
    // PDN 3.0, GameType 29.
    game_type: "29,W,8,8,A0,0",
    starts: Side::White,
    kings: Reach::Flying,
    // A side that can capture with a king must capture with a king.
    precedence: &[Precedence::WithKing],
    ..ENGLISH
};

/// International draughts, under the rules of the world federation (FMJD).
pub static INTERNATIONAL: Rules = Rules {
    // PDN 3.0, GameType 20: White starts, 10×10, numbered from the top left.
    game_type: "20,W,10,10,N2,0",
    size: Size::Ten,
    // FMJD 2.2, 2.4: play on the dark squares; the long diagonal starts at each player's left hand.
    corner: Hand::Left,
    shade: Shade::Dark,
    // FMJD 2.6: numbered from the upper left, which is Black's bottom right.
    numbered_from: Side::Black,
    starts: Side::White,
    title: Title::King,
    // FMJD 4.2: a man captures forward and backward.
    men_capture: ManCapture::BothWays,
    men_take_kings: true,
    kings: Reach::Flying,
    // FMJD 4.5: a man that passes the last row in mid-capture stays a man.
    crowning: Crowning::PassesAsMan,
    // FMJD 4.13: the law of quantity; neither what captures nor what is taken matters.
    precedence: &[Precedence::MostPieces],
    ties: Ties::Choice,
    // FMJD 4.8: pieces are taken off when the move is over, and may not be jumped twice.
    removal: Removal::AfterMove,
    agreement: true,
    // FMJD, draws: the third occurrence with the same side to move.
    repetition: Some(Repetition {
        times: 3,
        claimed: false,
    }),
    counted_draws: [
        // FMJD, draws: 25 moves by each side with kings only and no capture.
        Some(CountedDraw {
            count: Count::QuietKings,
            moves: 25,
            claimed: false,
        }),
        // FMJD, draws: 16 moves by each side, three pieces with a king among them against a lone king.
        Some(CountedDraw {
            count: Count::LoneKing { least: 3, most: 3 },
            moves: 16,
            claimed: false,
        }),
        // FMJD, draws: 5 moves by each side, two pieces with a king among them, or one king, against a lone king.
        Some(CountedDraw {
            count: Count::LoneKing { least: 1, most: 2 },
            moves: 5,
            claimed: false,
        }),
    ],
};
