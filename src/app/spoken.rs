//! The one table of commands in words: what they are called in both languages, and so also what help says.

/// What can be asked for in words besides a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spoken {
    /// What can be asked for.
    Help,
    /// The rules in short.
    Rules,
    /// The board, drawn with letters.
    Board,
    /// Every row, in words.
    Rows,
    /// One row, in words.
    Row,
    /// What stands on a square.
    On,
    /// Where pieces of a kind stand.
    Where,
    /// Every piece, by side and kind.
    Pieces,
    /// The legal moves: all, or those of the piece on a square.
    Moves,
    /// The last move.
    Last,
    /// Every move so far.
    History,
    /// What the clocks stand at.
    Clocks,
    /// The position before, or so many before.
    Back,
    /// The position after, or so many after.
    Forward,
    /// The position at the start.
    Start,
    /// The present position again.
    Now,
    /// Takes back the last move.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Offers a draw, or claims one.
    Draw,
    /// Claims a draw.
    Claim,
    /// Gives the game up.
    Resign,
    /// Stops the clocks.
    Pause,
    /// Lets one of two computers play a ply.
    Step,
    /// Asks the computer for advice.
    Hint,
    /// Who plays.
    Players,
    /// Another game.
    New,
    /// The same game once more.
    Again,
    /// The other language.
    Language,
    /// Ends the program.
    Quit,
}

/// A command and its names, the one to be told first.
struct Entry {
    spoken: Spoken,
    english: &'static [&'static str],
    spanish: &'static [&'static str],
}

const fn entry(
    spoken: Spoken,
    english: &'static [&'static str],
    spanish: &'static [&'static str],
) -> Entry {
    Entry {
        spoken,
        english,
        spanish,
    }
}

/// Names are in small letters; accents may be left out when they are typed.
const TABLE: [Entry; 29] = [
    entry(Spoken::Help, &["help", "?"], &["ayuda"]),
    entry(Spoken::Rules, &["rules"], &["reglas"]),
    entry(Spoken::Board, &["board"], &["tablero"]),
    entry(Spoken::Rows, &["rows"], &["filas"]),
    entry(Spoken::Row, &["row", "rank"], &["fila"]),
    entry(Spoken::On, &["on", "square"], &["en", "casilla"]),
    entry(Spoken::Where, &["where"], &["dónde"]),
    entry(Spoken::Pieces, &["pieces"], &["piezas"]),
    entry(Spoken::Moves, &["moves"], &["jugadas"]),
    entry(Spoken::Last, &["last"], &["última"]),
    entry(Spoken::History, &["history"], &["historia"]),
    entry(Spoken::Clocks, &["clocks", "clock"], &["relojes", "reloj"]),
    entry(Spoken::Back, &["back"], &["atrás"]),
    entry(Spoken::Forward, &["forward"], &["adelante"]),
    entry(Spoken::Start, &["start"], &["principio"]),
    entry(Spoken::Now, &["now"], &["ahora"]),
    entry(Spoken::Undo, &["undo"], &["deshacer"]),
    entry(Spoken::Redo, &["redo"], &["rehacer"]),
    entry(Spoken::Draw, &["draw"], &["tablas"]),
    entry(Spoken::Claim, &["claim"], &["reclamar"]),
    entry(Spoken::Resign, &["resign"], &["abandonar"]),
    entry(Spoken::Pause, &["pause"], &["pausa"]),
    entry(Spoken::Step, &["step"], &["paso"]),
    entry(Spoken::Hint, &["hint"], &["pista"]),
    entry(
        Spoken::Players,
        &["players", "who"],
        &["jugadores", "quién", "quiénes"],
    ),
    entry(Spoken::New, &["new"], &["nueva"]),
    entry(Spoken::Again, &["again", "rematch"], &["otra", "revancha"]),
    entry(Spoken::Language, &["language", "lang"], &["idioma"]),
    entry(Spoken::Quit, &["quit", "exit"], &["salir"]),
];

/// Words that a question may have and that say nothing: `what is on e4` is `on e4`.
const FILLERS: [&str; 18] = [
    "what", "what's", "what’s", "is", "are", "the", "my", "que", "cual", "hay", "es", "esta",
    "estan", "el", "la", "los", "las", "mi",
];

impl Spoken {
    /// All of them, in the order of the help.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.iter().map(|entry| entry.spoken)
    }

    /// What it is called in `language`.
    pub fn names(self, language: super::Language) -> &'static [&'static str] {
        let entry = TABLE.iter().find(|entry| entry.spoken == self);
        entry.map_or(&[], |entry| match language {
            super::Language::English => entry.english,
            super::Language::Spanish => entry.spanish,
        })
    }

    /// Whether something may, or must, follow its name.
    const fn goes_on(self) -> bool {
        matches!(
            self,
            Self::Row
                | Self::On
                | Self::Where
                | Self::Moves
                | Self::Back
                | Self::Forward
                | Self::New
        )
    }
}

/// The command that `line` is, in either language, and the words that follow its name; nothing if it is none.
pub fn read(line: &str) -> Option<(Spoken, Vec<String>)> {
    if line.trim() == "?" {
        return Some((Spoken::Help, Vec::new()));
    }
    let mut words = line
        .split_whitespace()
        .map(|word| fold(word.trim_matches(['¿', '?', '¡', '!', '.'])))
        .filter(|word| !word.is_empty() && !FILLERS.contains(&word.as_str()));
    let first = words.next()?;
    let entry = TABLE.iter().find(|entry| {
        let mut names = entry.english.iter().chain(entry.spanish);
        names.any(|name| fold(name) == first)
    })?;
    let rest: Vec<String> = words.collect();
    (rest.is_empty() || entry.spoken.goes_on()).then_some((entry.spoken, rest))
}

/// `text` in small letters and without accents, as somebody in a hurry types it.
pub fn fold(text: &str) -> String {
    text.to_lowercase()
        .chars()
        .map(|character| match character {
            'á' => 'a',
            'é' => 'e',
            'í' => 'i',
            'ó' => 'o',
            'ú' | 'ü' => 'u',
            'ñ' => 'n',
            other => other,
        })
        .collect()
}
