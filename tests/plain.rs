//! The game told line by line: scripts of lines in, lines out.

use assert_cmd::Command;
use damero::app::new_game::Terms;
use damero::app::spoken::{self, Spoken};
use damero::app::{Language, Settings};
use damero::cli::plain::Conversation;
use damero::clock::Moment;
use damero::game::Variant;
use damero::notation::read_position;
use rstest::rstest;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::time::Duration;

/// A conversation, and what time it is there.
struct Talk {
    conversation: Conversation,
    now: Moment,
    /// What was said, the player's lines marked by `>`.
    heard: String,
}

impl Talk {
    /// About a game from `position` (empty: the start) on the clock `control`.
    fn about(language: Language, game: &str, position: &str, control: &str) -> Self {
        let variant: Variant = game.parse().expect("a game");
        let start = if position.is_empty() {
            variant.start()
        } else {
            read_position(variant, position).expect("a position")
        };
        let terms = Terms {
            start,
            control: control.parse().expect("a time control"),
            ..Terms::new(variant)
        };
        let conversation = Conversation::with_game(settings(language), 1, terms, Moment::START);
        Self::begin(conversation)
    }

    fn begin(conversation: Conversation) -> Self {
        let mut talk = Self {
            conversation,
            now: Moment::START,
            heard: String::new(),
        };
        let greeting = talk.conversation.greeting();
        talk.note(&greeting);
        talk
    }

    fn note(&mut self, said: &[String]) {
        for line in said {
            writeln!(self.heard, "{line}").expect("a string takes everything");
        }
    }

    /// Says lines, and gives back what came of the last.
    fn say(&mut self, lines: &[&str]) -> Vec<String> {
        let mut said = Vec::new();
        for line in lines {
            writeln!(self.heard, "> {line}").expect("a string takes everything");
            said = self.conversation.hear(self.now, line);
            self.note(&said);
        }
        said
    }

    /// Lets time pass in silence.
    fn wait(&mut self, seconds: u64) -> Vec<String> {
        let end = self.now + Duration::from_secs(seconds);
        let mut said = Vec::new();
        while let Some(moment) = self.conversation.waits_until().filter(|&at| at <= end) {
            said.extend(self.conversation.wake(moment));
        }
        self.now = end;
        self.note(&said);
        said
    }
}

fn settings(language: Language) -> Settings {
    Settings {
        language,
        ..Settings::default()
    }
}

/// Lines in English and in Spanish, said in a game, and all that is heard.
fn told_in_both(name: &str, game: &str, position: &str, english: &[&str], spanish: &[&str]) {
    for (language, lines) in [(Language::English, english), (Language::Spanish, spanish)] {
        let mut talk = Talk::about(language, game, position, "none");
        talk.say(lines);
        insta::assert_snapshot!(format!("{name}_{}", language.code()), talk.heard);
    }
}

#[test]
fn spanish_draughts_with_a_lot() {
    told_in_both(
        "spanish",
        "spanish",
        "W:WK19,9:BK12,14,31",
        &[
            "pieces",
            "board",
            "row d",
            "what is on E3?",
            "where is the queen",
            "moves",
            "D5E6",
            "A1",
            "D5",
            "D5E4",
            "last",
            "draw",
            "undo",
            "redo",
            "history",
        ],
        &[
            "piezas",
            "tablero",
            "fila d",
            "¿Qué hay en E3?",
            "dónde está la reina",
            "jugadas",
            "D5E6",
            "A1",
            "D5",
            "D5E4",
            "última",
            "tablas",
            "deshacer",
            "rehacer",
            "historia",
        ],
    );
}

#[test]
fn a_man_becomes_a_queen() {
    let moves = ["28-32", "6-3"];
    let [english, spanish] =
        [["where queens"], ["dónde reinas"]].map(|end| [&moves[..], &end].concat());
    told_in_both(
        "queen",
        "spanish-official",
        "W:W28:B6,16",
        &english,
        &spanish,
    );
}

#[test]
fn federation_draughts_with_a_long_capture() {
    told_in_both(
        "federation",
        "spanish-official",
        "W:WK27,28:B6,7,16,22,26",
        &[
            "rows", "28-32", "27x12", "last", "draw", "no", "claim", "resign", "yes", "27x12",
        ],
        &[
            "filas",
            "28-32",
            "27x12",
            "última",
            "tablas",
            "no",
            "reclamar",
            "abandonar",
            "sí",
            "27x12",
        ],
    );
}

#[test]
fn english_draughts() {
    let moves = ["11-15", "22-18", "on 18"];
    let further = ["9-13", "15x22", "25x18"];
    let ends = [
        ["draw", "yes", "new chess", "e4"],
        ["tablas", "s", "nueva ajedrez", "e4"],
    ];
    let [english, spanish] = ends.map(|end| [&moves[..], &further, &end].concat());
    told_in_both("english", "english", "", &english, &spanish);
}

#[test]
fn chess_with_every_kind_of_move() {
    const POSITION: &str = "r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1";
    told_in_both(
        "chess",
        "chess",
        POSITION,
        &[
            "board",
            "e5d6",
            "O-O",
            "b7a8",
            "perhaps",
            "queen",
            "f8a8",
            "O-O-O",
            "a8a1",
            "c1b1",
            "on e9",
            "row 9",
            "moves c1",
            "where bishops",
            "quit",
            "no",
            "again",
            "yes",
            "quit",
        ],
        &[
            "tablero",
            "e5d6",
            "O-O",
            "b7a8",
            "quizá",
            "d",
            "f8a8",
            "O-O-O",
            "a8a1",
            "c1b1",
            "en e9",
            "fila 9",
            "jugadas c1",
            "dónde alfiles",
            "salir",
            "no",
            "otra",
            "sí",
            "salir",
        ],
    );
}

#[test]
fn mate_ends_the_game_and_may_be_taken_back() {
    told_in_both(
        "mate",
        "chess",
        "",
        &[
            "f3", "e5", "g4", "Qh4", "", "e4", "moves", "undo", "history", "idioma",
        ],
        &[
            "f3", "e5", "g4", "Dh4", "", "e4", "jugadas", "deshacer", "historia", "language",
        ],
    );
}

#[test]
fn earlier_positions_are_looked_at_and_played_from() {
    let english = "e4,e5,Nf3,back,on e5,row 2,last,moves e4,back 9,forward 2,,back x,now,start,d4,no,now,\
        back 2,c5,yes,history";
    let spanish = "e4,e5,Cf3,atrás,en e5,fila 2,última,jugadas e4,atras 9,adelante 2,,atrás x,ahora,\
        principio,d4,no,ahora,atrás 2,c5,sí,historia";
    let [english, spanish] = [english, spanish].map(|lines| lines.split(',').collect::<Vec<_>>());
    told_in_both("looking_back", "chess", "", &english, &spanish);
}

#[test]
fn a_claim_is_offered_when_it_comes_true() {
    told_in_both(
        "claim",
        "chess",
        "7k/8/8/8/8/8/8/KR6 w - - 98 90",
        &["claim", "Rb2", "Kg8", "no", "claim", "board", "y"],
        &["reclamar", "Tb2", "Rg8", "no", "reclamar", "tablero", "s"],
    );
}

#[rstest]
#[case(Language::English)]
#[case(Language::Spanish)]
fn clocks_are_told_and_the_flag_falls_while_nobody_speaks(#[case] language: Language) {
    let mut talk = Talk::about(language, "chess", "", "1+5");
    talk.wait(10);
    talk.say(&["e4", "clocks", "pause"]);
    talk.wait(1000);
    talk.say(&["", "clocks"]);
    talk.wait(50);
    talk.say(&["e5"]);
    let fallen = talk.wait(300);
    assert!(!fallen.is_empty(), "nothing was said of the flag");
    talk.say(&["Nf3", "Cf3"]);
    insta::assert_snapshot!(format!("clocks_{}", language.code()), talk.heard);
}

#[test]
fn a_line_that_comes_after_the_flag_is_not_played() {
    let mut talk = Talk::about(Language::English, "english", "", "1");
    talk.now = Moment::after_start(Duration::from_secs(61));
    let said = talk.say(&["11-15"]);
    assert_eq!(
        said.first().map(String::as_str),
        Some("White wins: Black’s time is up.")
    );
    assert_eq!(talk.say(&["history"]), ["No moves yet."]);
}

#[test]
fn a_question_is_answered_first() {
    let mut talk = Talk::about(Language::English, "chess", "", "none");
    talk.say(&["e4"]);
    let asked = talk.say(&["resign"]);
    assert_eq!(talk.say(&["e5"]), asked);
    assert_eq!(talk.say(&["undo"]), asked);
    let told = talk.say(&["last"]);
    assert_eq!(
        told.first().map(String::as_str),
        Some("The white pawn goes from e2 to e4.")
    );
    assert!(told.ends_with(&asked));
    assert_eq!(talk.say(&["no"]), ["Black to move."]);
}

#[test]
fn the_same_game_begins_at_once_when_it_is_over() {
    let mut talk = Talk::about(Language::English, "chess", "", "5+3");
    talk.say(&["e4", "resign", "yes", "again"]);
    assert_eq!(talk.say(&["history"]), ["No moves yet."]);
    let clocks = talk.say(&["clocks"]);
    assert_eq!(
        clocks.first().map(String::as_str),
        Some("White has 5:00 left.")
    );
}

#[test]
fn every_game_is_told_whole_in_both_languages() {
    for (language, variant) in Language::ALL
        .into_iter()
        .flat_map(|l| Variant::ALL.map(|variant| (l, variant)))
    {
        let mut talk = Talk::about(language, variant.id(), "", "none");
        for spoken in Spoken::all().filter(|spoken| *spoken != Spoken::Quit) {
            for name in spoken.names(language) {
                let said = talk.say(&[name]);
                assert!(
                    !said.is_empty(),
                    "{language:?} {variant:?}: {name} is answered by nothing"
                );
                talk.say(&["no", "", variant.id()]);
            }
            talk.conversation = Talk::about(language, variant.id(), "", "none").conversation;
        }
        for wrong in ["⟨", "{", "«…»"] {
            assert!(!talk.heard.contains(wrong), "{wrong} in\n{}", talk.heard);
        }
    }
}

#[test]
fn help_names_commands_that_work() {
    for language in Language::ALL {
        let mut talk = Talk::about(language, "chess", "", "none");
        let help = talk.say(&["help"]);
        for spoken in Spoken::all() {
            let name = spoken.names(language).first().expect("a name");
            assert!(
                help.iter().any(|line| line.starts_with(name)),
                "{name} is not in the help"
            );
            assert_eq!(spoken::read(name).map(|(read, _)| read), Some(spoken));
        }
    }
}

#[rstest]
#[case("help", Spoken::Help, &[])]
#[case("?", Spoken::Help, &[])]
#[case("  UNDO ", Spoken::Undo, &[])]
#[case("what is on e4?", Spoken::On, &["e4"])]
#[case("¿Qué hay en e4?", Spoken::On, &["e4"])]
#[case("where is the king?", Spoken::Where, &["king"])]
#[case("¿Dónde está el rey?", Spoken::Where, &["rey"])]
#[case("ultima", Spoken::Last, &[])]
#[case("fila D", Spoken::Row, &["d"])]
#[case("new chess 10,5", Spoken::New, &["chess", "10,5"])]
fn commands_are_understood(#[case] line: &str, #[case] command: Spoken, #[case] rest: &[&str]) {
    let rest: Vec<String> = rest.iter().map(|&word| word.to_owned()).collect();
    assert_eq!(spoken::read(line), Some((command, rest)));
}

#[rstest]
#[case("")]
#[case("e4")]
#[case("draw e4")]
#[case("O-O")]
#[case("what")]
fn other_lines_are_no_commands(#[case] line: &str) {
    assert_eq!(spoken::read(line), None);
}

#[test]
fn no_name_means_two_things() {
    let names: Vec<String> = Language::ALL
        .into_iter()
        .flat_map(|language| Spoken::all().flat_map(move |spoken| spoken.names(language)))
        .map(|name| spoken::fold(name))
        .collect();
    let different: BTreeSet<&String> = names.iter().collect();
    assert_eq!(different.len(), names.len());
}

/// What the real program says to `lines`, through pipes.
fn program(arguments: &[&str], lines: &str) -> String {
    let output = Command::cargo_bin("damero")
        .expect("the program")
        .args(arguments)
        .write_stdin(lines)
        .assert()
        .success()
        .stderr("")
        .get_output()
        .clone();
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_program_asks_for_the_game_and_ends_with_its_input() {
    let said = program(
        &["--plain", "--lang", "en"],
        "tiddlywinks\nchess 5x\nchess 5+3\ne4\nclocks",
    );
    insta::assert_snapshot!(said.replace("4:59", "5:00").replace("5:02", "5:03"));
}

#[test]
fn the_program_plays_through_pipes() {
    let arguments = ["play", "damas", "--plain", "--lang", "es", "--seed", "1"];
    let said = program(&arguments, "F3E4\r\nC4D5\r\nD5\r\nsalir\r\nsi\r\nF1E2\r\n");
    insta::assert_snapshot!(said);
}
