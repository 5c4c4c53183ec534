//! The command line: what is asked for, and one file for each thing that is not the full screen.

mod arena;
mod bench;
mod bestmove;
mod explain;
mod moves;
mod perft;
pub mod plain;
mod play;
mod score;
mod shell;
mod surroundings;
mod tablebase;
mod tune;
mod uci;
mod usage;

use crate::app::{Level, LevelError, Player, PlayerError};
use crate::game::{UnknownVariant, Variant};
use crate::ui::theme::ColorDepth;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::io::{self, Write};
use std::process::ExitCode;
use surroundings::Surroundings;
use usage::NotOneOf;

/// Something was refused, or could not be done.
const FAILED: u8 = 1;
/// The command line itself is wrong, or can't be followed here.
const USAGE: u8 = 2;

/// Spanish draughts, English draughts and chess, full screen in a terminal.
///
/// Without a command, damero opens its menu.
#[derive(Debug, Parser)]
#[command(name = "damero", version, args_conflicts_with_subcommands = false)]
struct CommandLine {
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    command: Option<Command>,
}

/// What holds for every command.
#[derive(Debug, Args)]
struct Global {
    /// The language of everything that is said; else the configuration's, else the system's
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<LanguageName>,
    /// Line by line, without a screen: for screen readers, plain terminals and scripts
    #[arg(long, global = true)]
    plain: bool,
    /// The colours: walnut, tournament, contrast, clarity, ocean, paper, console, or a theme of your own
    #[arg(long, global = true, value_name = "NAME", value_parser = surroundings::theme_name)]
    theme: Option<String>,
    /// Draw with ASCII characters only
    #[arg(long, global = true)]
    ascii: bool,
    /// How many colours the terminal shows
    #[arg(long, global = true, value_name = "DEPTH", default_value = "auto")]
    color: ColorName,
    /// How fast pieces move over the board: 0, at once, to 9
    #[arg(long, global = true, value_name = "SPEED", value_parser = clap::value_parser!(u8).range(0..=9))]
    animation: Option<u8>,
    /// Leave the mouse to the terminal
    #[arg(long, global = true)]
    no_mouse: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LanguageName {
    En,
    Es,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ColorName {
    Auto,
    Truecolor,
    #[value(name = "256")]
    Indexed256,
    #[value(name = "16")]
    Basic16,
    None,
}

impl ColorName {
    /// What was asked for; `None` if that is left to the terminal.
    const fn depth(self) -> Option<ColorDepth> {
        match self {
            Self::Auto => None,
            Self::Truecolor => Some(ColorDepth::True),
            Self::Indexed256 => Some(ColorDepth::Indexed256),
            Self::Basic16 => Some(ColorDepth::Basic16),
            Self::None => Some(ColorDepth::None),
        }
    }
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Sit down to a game at once
    Play(Play),
    /// Print the legal moves, one a line
    Moves(Moves),
    /// Count the lines of legal moves to a depth
    Perft(Perft),
    /// Say whether a move is legal and, if not, exactly why
    Explain(Explain),
    /// Print the computer's move, its score and the line it expects
    ///
    /// The score is in pawns or men, for the side to move; #3 is a win in three moves, #-3 a loss.
    Bestmove(Bestmove),
    /// Print how many positions the computer looks at in a fixed search, and how many a second
    Bench,
    /// Endgame tables of draughts: build them, ask them, count what is in them
    #[command(subcommand)]
    Tablebase(TablebaseCommand),
    /// Be an engine for chess programs: speak UCI
    Uci,
    /// Fit the weights of an evaluation to games of the computer against itself, and print them
    #[command(hide = true)]
    Tune(Tune),
    /// Let two computer players play a match, and print how it stands
    #[command(hide = true)]
    Arena(Arena),
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    Man,
}

#[derive(Debug, Subcommand)]
enum TablebaseCommand {
    /// Build the tables of a game and keep them in the cache directory
    Build {
        /// The game
        #[arg(value_name = "GAME", value_parser = variant)]
        game: Variant,
        /// The most pieces, 2 to 4; 4 if not given, on ten by ten squares 3
        #[arg(value_name = "PIECES", value_parser = clap::value_parser!(u8).range(2..=4))]
        pieces: Option<u8>,
    },
    /// Print what a position is worth and, best first, what each move comes to
    Probe {
        /// The game
        #[arg(value_name = "GAME", value_parser = variant)]
        game: Variant,
        /// The position, as PDN's FEN
        #[arg(long, value_name = "FEN")]
        fen: String,
    },
    /// Print how many positions of each material the side to move wins, draws and loses
    ///
    /// K (Q, queen) is a king and M a man; the last column is the longest win or loss in plies.
    Stats {
        /// The game
        #[arg(value_name = "GAME", value_parser = variant)]
        game: Variant,
        /// The most pieces, 2 to 4; 4 if not given, on ten by ten squares 3
        #[arg(value_name = "PIECES", value_parser = clap::value_parser!(u8).range(2..=4))]
        pieces: Option<u8>,
    },
}

/// A game, by its English or Spanish name.
#[derive(Debug, Args)]
struct Game {
    /// The game: spanish, spanish-official, english, chess, or another of draughts
    #[arg(value_name = "GAME", value_parser = variant)]
    game: Variant,
    /// The position, as FEN (chess) or PDN's FEN (draughts)
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
}

#[derive(Debug, Args)]
struct Play {
    /// The game: spanish, spanish-official, english, chess, or another of draughts
    #[arg(value_name = "GAME", value_parser = variant, default_value = "spanish")]
    game: Variant,
    /// Who plays White: human, computer, computer:LEVEL (1 to 10), or in chess uci:COMMAND, another program
    #[arg(long, value_name = "WHO", default_value = "human", value_parser = player)]
    white: Player,
    /// Who plays Black
    #[arg(long, value_name = "WHO", default_value = "human", value_parser = player)]
    black: Player,
    /// The clocks: none, 10, 5+3, 5d3 (delay), 5b3 (Bronstein), 40/90+30, or 10,5 (White's, Black's)
    #[arg(long, value_name = "TC", default_value = "none")]
    time: String,
    /// The position to begin with, as FEN (chess) or PDN's FEN (draughts)
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// What decides every lot that is drawn; another number each time if not given
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

#[derive(Debug, Args)]
struct Moves {
    #[command(flatten)]
    game: Game,
    /// How the moves are written; the game's own way if not given
    #[arg(long, value_name = "NOTATION")]
    notation: Option<NotationName>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum NotationName {
    Numeric,
    Coordinate,
    San,
    Uci,
}

#[derive(Debug, Args)]
struct Perft {
    /// The game: spanish, spanish-official, english, chess, or another of draughts
    #[arg(value_name = "GAME", value_parser = variant)]
    game: Variant,
    /// How many plies
    #[arg(value_name = "DEPTH")]
    depth: u32,
    /// The position, as FEN (chess) or PDN's FEN (draughts)
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Count captures that come to the same once
    #[arg(long)]
    distinct: bool,
    /// Print the count of each first move too
    #[arg(long)]
    divide: bool,
    /// How many threads share the first moves
    #[arg(long, value_name = "N", default_value = "1")]
    threads: std::num::NonZeroUsize,
}

#[derive(Debug, Args)]
struct Explain {
    #[command(flatten)]
    game: Game,
    /// The move, in any way a player may type it
    #[arg(value_name = "MOVE")]
    text: String,
}

#[derive(Debug, Args)]
struct Bestmove {
    #[command(flatten)]
    game: Game,
    /// How many plies deep to look
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// How many positions to look at
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How long to think; a second if no limit is given
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    /// How strongly to play: 1, a beginner, to 10, all that it can
    #[arg(long, value_name = "N", default_value = "10", value_parser = level)]
    level: Level,
    /// What decides the errors of the lower levels
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
}

#[derive(Debug, Args)]
struct Tune {
    #[command(flatten)]
    game: Game,
    /// How many games to learn from
    #[arg(long, value_name = "N", default_value = "2000")]
    games: u64,
    /// How many positions to look at for a move
    #[arg(long, value_name = "N", default_value = "2000", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// What decides the openings
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// How many threads share the games; the result is the same
    #[arg(long, value_name = "N", default_value = "1")]
    threads: std::num::NonZeroUsize,
}

#[derive(Debug, Args)]
struct Arena {
    #[command(flatten)]
    game: Game,
    /// The first player: nodes:N, depth:N or movetime:MS
    #[arg(value_name = "A")]
    first: arena::Player,
    /// The second player
    #[arg(value_name = "B")]
    second: arena::Player,
    /// How many games: two of each opening
    #[arg(long, value_name = "N", default_value = "40")]
    games: u32,
    /// How many moves of each opening are drawn by lot
    #[arg(long, value_name = "PLIES", default_value = "4")]
    opening_plies: usize,
    /// What decides the openings
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
}

fn variant(name: &str) -> Result<Variant, NotOneOf> {
    let variant = name.parse();
    variant.map_err(|_unknown: UnknownVariant| {
        NotOneOf(Variant::ALL.map(|variant| variant.id().to_owned()).into())
    })
}

/// A level of the computer's.
fn level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|error: LevelError| error.to_string())
}

/// Who plays a side.
fn player(text: &str) -> Result<Player, String> {
    text.parse().map_err(|error: PlayerError| error.to_string())
}

/// Runs the program; what `main` returns.
pub fn main() -> ExitCode {
    let command_line = match CommandLine::try_parse() {
        Ok(command_line) => command_line,
        Err(error) => return ExitCode::from(usage::answer(&error)),
    };
    let surroundings = Surroundings::of_this_process(&command_line.global);
    let code = match command_line.command {
        None => play::menu(surroundings),
        Some(Command::Play(play)) => play::game(&play, surroundings),
        Some(Command::Moves(moves)) => moves::run(&moves, &surroundings),
        Some(Command::Perft(perft)) => perft::run(&perft, &surroundings),
        Some(Command::Explain(explain)) => explain::run(&explain, &surroundings),
        Some(Command::Bestmove(bestmove)) => bestmove::run(&bestmove, &surroundings),
        Some(Command::Bench) => bench::run(&surroundings),
        Some(Command::Tablebase(command)) => tablebase::run(&command, &surroundings),
        Some(Command::Uci) => uci::run(&surroundings),
        Some(Command::Tune(tune)) => tune::run(&tune, &surroundings),
        Some(Command::Arena(arena)) => arena::run(&arena, &surroundings),
        Some(Command::Completions { shell }) => shell::completions(shell),
        Some(Command::Man) => shell::manual(),
    };
    ExitCode::from(code)
}

/// Prints `lines` and says how that went. A reader that has seen enough and goes is no failure.
fn print(lines: &str) -> u8 {
    let mut out = io::stdout().lock();
    match out.write_all(lines.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => 0,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(_) => FAILED,
    }
}

/// Tells `sentence` on standard error and gives `code` back.
fn complain(sentence: &str, code: u8) -> u8 {
    // Where standard error is gone, the exit status still tells.
    let _ = writeln!(io::stderr(), "{sentence}");
    code
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::Theme;
    use clap::CommandFactory;

    #[test]
    fn the_help_names_every_theme_and_no_other_is_taken() {
        let help = CommandLine::command().render_long_help().to_string();
        for name in Theme::names() {
            assert!(help.contains(name), "{name}");
            assert!(CommandLine::try_parse_from(["damero", "--theme", name]).is_ok());
        }
        assert!(CommandLine::try_parse_from(["damero", "--theme", "no such"]).is_err());
    }
}
