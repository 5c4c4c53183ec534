//! The words of the computer players: who plays, and what is thought.

use super::{Argument, Words};
use crate::app::Player;
use crate::app::new_game::Seat;
use crate::app::thinking::Score;
use crate::board::Side;
use crate::ui::words::interface::side_key;

impl Words {
    /// Who plays a side, as the form has it.
    pub fn seat(self, seat: Seat) -> String {
        self.of_seat("seat", seat)
    }

    /// What somebody who plays a side is like.
    pub fn about_seat(self, seat: Seat) -> String {
        self.of_seat("seat-about", seat)
    }

    fn of_seat(self, id: &str, seat: Seat) -> String {
        let (who, level) = match seat {
            Seat::Human => ("human", 0),
            Seat::Computer(level) => ("computer", level.get()),
            Seat::Engine => ("engine", 0),
        };
        self.with(
            id,
            &[
                ("who", Argument::Text(who)),
                ("level", Argument::Count(usize::from(level))),
            ],
        )
    }

    /// What stands in an empty field for a command.
    pub fn empty_command(self) -> String {
        self.text("form-command-empty")
    }

    /// How another program is named.
    pub fn about_engine_command(self) -> String {
        self.text("form-command-about")
    }

    /// The command is missing that starts the program that plays `side`.
    pub fn no_command(self, side: Side) -> String {
        self.of_side("form-no-command", side)
    }

    /// The name of a player who is no person.
    pub fn player_name(self, player: &Player) -> Option<String> {
        let (who, level, command) = match player {
            Player::Human => return None,
            Player::Computer(level) => ("computer", level.get(), ""),
            Player::Engine(command) => ("engine", 0, program(command)),
        };
        Some(self.with(
            "player-name",
            &[
                ("who", Argument::Text(who)),
                ("level", Argument::Count(usize::from(level))),
                ("command", Argument::Text(command)),
            ],
        ))
    }

    /// Who plays `side` from now on.
    pub fn seated(self, side: Side, player: &Player) -> String {
        let (who, level) = match player {
            Player::Human => ("human", 0),
            Player::Computer(level) => ("computer", level.get()),
            Player::Engine(_) => ("engine", 0),
        };
        self.with(
            "say-seated",
            &[
                ("who", Argument::Text(who)),
                ("side", Argument::Text(side_key(side))),
                ("level", Argument::Count(usize::from(level))),
            ],
        )
    }

    /// Two computers wait.
    pub fn halted(self) -> String {
        self.text("say-halted")
    }

    /// `side` thinks.
    pub fn thinking(self, side: Side) -> String {
        self.of_side("say-thinking", side)
    }

    /// `side` thinks and, for now, would play `played`, having looked `depth` plies deep.
    pub fn thinking_found(
        self,
        side: Side,
        played: &str,
        score: Option<Score>,
        depth: u32,
    ) -> String {
        self.with(
            "say-thinking-found",
            &[
                ("side", Argument::Text(side_key(side))),
                ("move", Argument::Text(played)),
                ("score", Argument::Text(&self.score(score))),
                ("depth", Argument::Count(depth as usize)),
            ],
        )
    }

    /// Advice is being looked for.
    pub fn looking_for_hint(self) -> String {
        self.text("say-looking-for-hint")
    }

    /// What the computer would play, how many pieces that takes, and what it thinks of the position.
    pub fn hint(self, played: &str, captured: usize, score: Option<Score>) -> String {
        self.with(
            "say-hint",
            &[
                ("captured", Argument::Count(captured)),
                ("move", Argument::Text(played)),
                ("score", Argument::Text(&self.score(score))),
            ],
        )
    }

    /// What a position is worth to the side to move.
    pub fn score(self, score: Option<Score>) -> String {
        let in_moves =
            |id, moves: u32| self.with(id, &[("moves", Argument::Count(moves as usize))]);
        match score {
            None => self.text("score-unknown"),
            Some(Score::Wins(moves)) => in_moves("score-wins", moves),
            Some(Score::Loses(moves)) => in_moves("score-loses", moves),
            Some(Score::Points(points)) => {
                let sign = if points < 0 { '-' } else { '+' };
                let points = points.unsigned_abs();
                format!("{sign}{}.{:02}", points / 100, points % 100)
            }
        }
    }

    /// Other programs play chess only.
    pub fn engines_play_chess(self) -> String {
        self.text("cli-engines-play-chess")
    }
}

/// The name of the program that `command` starts: without its folder and arguments.
pub(super) fn program(command: &str) -> &str {
    let path = command.split_whitespace().next().unwrap_or(command);
    path.rsplit('/').next().unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Language, Level};

    /// Everything that these words can say, in one language.
    fn all(words: Words) -> Vec<String> {
        let computer = || Level::all().map(Seat::Computer);
        let seats = || computer().chain([Seat::Human, Seat::Engine]);
        let players = [
            Player::Human,
            Player::Computer(Level::HIGHEST),
            Player::Engine("/usr/games/gnuchess --uci".to_owned()),
        ];
        let scores = [
            None,
            Some(Score::Points(-31)),
            Some(Score::Wins(7)),
            Some(Score::Loses(2)),
        ];
        let mut said = vec![
            words.empty_command(),
            words.about_engine_command(),
            words.halted(),
            words.looking_for_hint(),
            words.engines_play_chess(),
        ];
        said.extend(seats().flat_map(|seat| [words.seat(seat), words.about_seat(seat)]));
        said.extend(
            players
                .iter()
                .filter_map(|player| words.player_name(player)),
        );
        for side in Side::ALL {
            said.extend([words.no_command(side), words.thinking(side)]);
            said.extend(players.iter().map(|player| words.seated(side, player)));
            said.extend(scores.map(|score| words.thinking_found(side, "e4", score, 12)));
        }
        for captured in 0..4 {
            said.extend(scores.map(|score| words.hint("F3xC6", captured, score)));
        }
        said
    }

    #[test]
    fn everything_is_said_in_both_languages() {
        let [english, spanish] = Language::ALL.map(|language| all(Words::new(language)));
        for (english, spanish) in english.iter().zip(&spanish) {
            for said in [english, spanish] {
                assert!(!said.is_empty());
                assert!(!said.contains(['⟨', '$', '{']), "{said}");
            }
        }
    }

    #[test]
    fn advice_says_how_much_is_taken_and_how_it_stands() {
        let words = Words::new(Language::English);
        assert_eq!(
            words.hint("F3xC6xA4", 2, Some(Score::Points(131))),
            "The computer would play F3xC6xA4: it takes 2 pieces (+1.31)."
        );
        assert_eq!(
            words.hint("e4", 0, Some(Score::Wins(3))),
            "The computer would play e4 (wins in 3)."
        );
    }

    #[test]
    fn another_program_is_called_by_its_name_alone() {
        assert_eq!(program("/usr/games/gnuchess --uci"), "gnuchess");
        assert_eq!(program("stockfish"), "stockfish");
    }
}
