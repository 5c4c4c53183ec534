### The help of the command line: what each command and each argument is for.

command-line-usage = Usage
command-line-commands = Commands
command-line-arguments = Arguments
command-line-options = Options
command-line-about-command = { $command ->
    [damero] Spanish draughts, English draughts and chess, full screen in a terminal
    [play] Sit down to a game at once
    [moves] Print the legal moves, one a line
    [perft] Count the lines of legal moves to a depth
    [explain] Say whether a move is legal and, if not, exactly why
    [bestmove] Print the computer’s move, its score and the line it expects
    [bench] Print how many positions the computer looks at in a fixed search, and how many a second
    [tablebase] Endgame tables of draughts: build them, ask them, count what is in them
    [build] Build the tables of a game and keep them in the cache directory
    [probe] Print what a position is worth and, best first, what each move comes to
    [stats] Print how many positions of each material the side to move wins, draws and loses
    [uci] Be an engine for chess programs: speak UCI
    [tune] Fit the weights of an evaluation to games of the computer against itself, and print them
    [arena] Let two computer players play a match, and print how it stands
    [completions] Print a completion script for a shell
    [man] Print the manual page
    [help] Print this help, or that of a command
   *[other] { "" }
}
command-line-more-about-command = { $command ->
    [damero] Without a command, damero opens its menu.
    [bestmove] The score is in pawns or men, for the side to move; #3 is a win in three moves, #-3 a loss.
    [stats] K (Q, queen) is a king and M a man; the last column is the longest win or loss in plies.
   *[other] { "" }
}
command-line-about-argument = { $argument ->
    [lang] The language of everything that is said; else the configuration’s, else the system’s
    [plain] Line by line, without a screen: for screen readers, plain terminals and scripts
    [theme] The colours: { $themes }, or a theme of your own
    [ascii] Draw with ASCII characters only
    [color] How many colours the terminal shows
    [animation] How fast pieces move over the board: 0, at once, to 9
    [no_mouse] Leave the mouse to the terminal
    [game] The game: spanish, spanish-official, english, chess, or another of draughts
    [fen] The position, as FEN (chess) or PDN’s FEN (draughts)
    [play-white] Who plays White: human, computer, computer:LEVEL (1 to 10), or in chess uci:COMMAND, another program
    [play-black] Who plays Black
    [play-time] The clocks: none, 10, 5+3, 5d3 (delay), 5b3 (Bronstein), 40/90+30, or 10,5 (White’s, Black’s)
    [play-fen] The position to begin with, as FEN (chess) or PDN’s FEN (draughts)
    [play-seed] What decides every lot that is drawn; another number each time if not given
    [moves-notation] How the moves are written; the game’s own way if not given
    [perft-depth] How many plies
    [perft-distinct] Count captures that come to the same once
    [perft-divide] Print the count of each first move too
    [perft-threads] How many threads share the first moves
    [explain-text] The move, in any way a player may type it
    [bestmove-depth] How many plies deep to look
    [bestmove-nodes] How many positions to look at
    [bestmove-movetime] How long to think; a second if no limit is given
    [bestmove-level] How strongly to play: 1, a beginner, to 10, all that it can
    [bestmove-seed] What decides the errors of the lower levels
    [pieces] The most pieces, 2 to 4; 4 if not given, on ten by ten squares 3
    [tune-games] How many games to learn from
    [tune-nodes] How many positions to look at for a move
    [tune-seed] What decides the openings
    [tune-threads] How many threads share the games; the result is the same
    [arena-first] The first player: nodes:N, depth:N or movetime:MS
    [arena-second] The second player
    [arena-games] How many games: two of each opening
    [arena-opening_plies] How many moves of each opening are drawn by lot
    [arena-seed] What decides the openings
    [completions-shell] The shell
    [help-subcommand] The command
    [help] Print the help; -h prints it in short
    [version] Print the version
   *[other] { "" }
}
command-line-one-of = { $about } [one of: { $choices }]
command-line-usually = { $about } [usually: { $usual }]
command-line-one-of-usually = { $about } [one of: { $choices }; usually: { $usual }]
command-line-value = { $value ->
    [options] { "[" }OPTIONS]
    [command] COMMAND
    [lang] LANG
    [name] NAME
    [colors] COLORS
    [depth] DEPTH
    [speed] SPEED
    [game] GAME
    [fen] FEN
    [who] WHO
    [tc] TC
    [n] N
    [ms] MS
    [pieces] PIECES
    [plies] PLIES
    [notation] NOTATION
    [move] MOVE
    [shell] SHELL
    [a] A
    [b] B
   *[other] { "" }
}
