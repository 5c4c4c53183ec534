//! The command line: what is asked for, and one file for each thing that is not the full screen.

mod arena;
mod bench;
mod bestmove;
mod explain;
mod help;
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

// What each command and each argument is for is said by `Words`, and put in where help is asked for: see `help`.
#[derive(Debug, Parser)]
#[command(name = "damero", version, args_conflicts_with_subcommands = false)]
struct CommandLine {
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    command: Option<Command>,
}

// What holds for every command.
#[derive(Debug, Args)]
struct Global {
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<LanguageName>,
    #[arg(long, global = true)]
    plain: bool,
    #[arg(long, global = true, value_name = "NAME", value_parser = surroundings::theme_name)]
    theme: Option<String>,
    #[arg(long, global = true)]
    ascii: bool,
    #[arg(long, global = true, value_name = "COLORS", default_value = "auto")]
    color: ColorName,
    #[arg(long, global = true, value_name = "SPEED", value_parser = clap::value_parser!(u8).range(0..=9))]
    animation: Option<u8>,
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
    Play(Play),
    Moves(Moves),
    Perft(Perft),
    Explain(Explain),
    Bestmove(Bestmove),
    Bench,
    #[command(subcommand)]
    Tablebase(TablebaseCommand),
    Uci,
    #[command(hide = true)]
    Tune(Tune),
    #[command(hide = true)]
    Arena(Arena),
    Completions {
        shell: clap_complete::Shell,
    },
    Man,
}

#[derive(Debug, Subcommand)]
enum TablebaseCommand {
    Build {
        #[arg(value_name = "GAME", value_parser = variant)]
        game: Variant,
        #[arg(value_name = "PIECES", value_parser = clap::value_parser!(u8).range(2..=4))]
        pieces: Option<u8>,
    },
    Probe {
        #[arg(value_name = "GAME", value_parser = variant)]
        game: Variant,
        #[arg(long, value_name = "FEN")]
        fen: String,
    },
    Stats {
        #[arg(value_name = "GAME", value_parser = variant)]
        game: Variant,
        #[arg(value_name = "PIECES", value_parser = clap::value_parser!(u8).range(2..=4))]
        pieces: Option<u8>,
    },
}

// A game, by its English or Spanish name, and a position of it.
#[derive(Debug, Args)]
struct Game {
    #[arg(value_name = "GAME", value_parser = variant)]
    game: Variant,
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
}

#[derive(Debug, Args)]
struct Play {
    #[arg(value_name = "GAME", value_parser = variant, default_value = "spanish")]
    game: Variant,
    #[arg(long, value_name = "WHO", default_value = "human", value_parser = player)]
    white: Player,
    #[arg(long, value_name = "WHO", default_value = "human", value_parser = player)]
    black: Player,
    #[arg(long, value_name = "TC", default_value = "none")]
    time: String,
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

#[derive(Debug, Args)]
struct Moves {
    #[command(flatten)]
    game: Game,
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
    #[arg(value_name = "GAME", value_parser = variant)]
    game: Variant,
    #[arg(value_name = "DEPTH")]
    depth: u32,
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    #[arg(long)]
    distinct: bool,
    #[arg(long)]
    divide: bool,
    #[arg(long, value_name = "N", default_value = "1")]
    threads: std::num::NonZeroUsize,
}

#[derive(Debug, Args)]
struct Explain {
    #[command(flatten)]
    game: Game,
    #[arg(value_name = "MOVE")]
    text: String,
}

#[derive(Debug, Args)]
struct Bestmove {
    #[command(flatten)]
    game: Game,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    #[arg(long, value_name = "N", default_value = "10", value_parser = level)]
    level: Level,
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
}

#[derive(Debug, Args)]
struct Tune {
    #[command(flatten)]
    game: Game,
    #[arg(long, value_name = "N", default_value = "2000")]
    games: u64,
    #[arg(long, value_name = "N", default_value = "2000", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    #[arg(long, value_name = "N", default_value = "1")]
    threads: std::num::NonZeroUsize,
}

#[derive(Debug, Args)]
struct Arena {
    #[command(flatten)]
    game: Game,
    #[arg(value_name = "A")]
    first: arena::Player,
    #[arg(value_name = "B")]
    second: arena::Player,
    #[arg(long, value_name = "N", default_value = "40")]
    games: u32,
    #[arg(long, value_name = "PLIES", default_value = "4")]
    opening_plies: usize,
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
    let Ok(command_line) = CommandLine::try_parse() else {
        return ExitCode::from(usage::answer(std::env::args_os()));
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
        Some(Command::Completions { shell }) => shell::completions(shell, surroundings.words()),
        Some(Command::Man) => shell::manual(surroundings.words()),
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

    #[test]
    fn every_theme_is_taken_and_no_other() {
        for name in Theme::names() {
            assert!(CommandLine::try_parse_from(["damero", "--theme", name]).is_ok());
        }
        assert!(CommandLine::try_parse_from(["damero", "--theme", "no such"]).is_err());
    }
}
