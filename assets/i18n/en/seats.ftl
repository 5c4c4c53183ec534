### Who plays: people, the computer, other programs; what the computer thinks.

## The form

form-own-name = Name
form-command = Command
form-command-empty = such as stockfish, or gnuchess --uci
form-command-about = The command that starts a chess program that speaks UCI, with its arguments.
form-no-command = { $side ->
    [white] Write the command that starts White’s program.
   *[black] Write the command that starts Black’s program.
}
seat = { $who ->
    [human] person
    [computer] computer, level { $level }
   *[engine] program (UCI)
}
seat-about = { $who ->
    [human] Somebody at this keyboard.
    [computer] { $level ->
        [1] Level 1: has just learnt how the pieces move; sees the next capture, and often misjudges it.
        [2] Level 2: a beginner; sees the next capture, and misjudges positions.
        [3] Level 3: a beginner who takes care.
        [4] Level 4: plays at home now and then; sees a move and the reply.
        [5] Level 5: plays often; sees two moves ahead, and still overlooks things.
        [6] Level 6: plays at a club; seldom gives anything away.
        [7] Level 7: a good club player.
        [8] Level 8: strong; errs only in what is fine.
        [9] Level 9: very strong; looks far, but not for long.
       *[10] Level 10: all that the computer can, with all the time that the clock gives.
    }
   *[engine] A chess program that speaks UCI, such as stockfish. The next line says how it is started.
}
player-name = { $who ->
    [computer] level { $level }
   *[engine] { $command }
}

## At the table

say-computers-turn = { $side ->
    [white] It is not your move: White is the computer’s.
   *[black] It is not your move: Black is the computer’s.
}
say-nobody-plays = Two computers play; nobody here can offer a draw or resign.
say-nothing-to-step = Only where two computers play can one move be asked for.
say-no-computer = No computer plays. computer 5 lets it take the opponent’s place at level 5.
say-two-people = People play both sides.
say-seated = { $who ->
    [human] { $side ->
        [white] A person plays White.
       *[black] A person plays Black.
    }
    [computer] { $side ->
        [white] The computer plays White, at level { $level }.
       *[black] The computer plays Black, at level { $level }.
    }
   *[engine] { $side ->
        [white] Another program plays White.
       *[black] Another program plays Black.
    }
}
say-halted = The computers wait: p lets them go on, s plays one move.
say-thinking = { $side ->
    [white] White thinks…
   *[black] Black thinks…
}
say-thinking-found = { $side ->
    [white] White thinks: { $move }, { $score }, depth { $depth }.
   *[black] Black thinks: { $move }, { $score }, depth { $depth }.
}
say-looking-for-hint = Looking for advice…
say-hint = { $captured ->
    [0] The computer would play { $move } ({ $score }).
    [one] The computer would play { $move }: it takes one piece ({ $score }).
   *[other] The computer would play { $move }: it takes { $captured } pieces ({ $score }).
}
score-wins = wins in { $moves }
score-loses = loses in { $moves }
score-unknown = not known

## Other programs

ask-engine = The other program
answer-replace = Let the computer play on
answer-try-again = Try again
cli-engines-play-chess = Programs that speak UCI play chess only.

## Keys

do-step = one move of two computers
do-hint = advice
do-evaluation = who stands better

## Settings

setting-of-thinking = { $setting ->
    [show-thinking] Show thinking
    [evaluation-bar] Who is better
    [ponder] Think ahead
    [threads] Threads
   *[hash] Memory
}
setting-threads = { $threads ->
    [0] cores less one
   *[other] { $threads }
}
setting-hash = { $megabytes } MB
about-thinking = { $setting ->
    [show-thinking] What the computer considers, and what it thinks of it, while it thinks.
    [evaluation-bar] A bar beside the board: the more of it is a side’s, the better that side stands.
    [ponder] The computer thinks in your time too. It warms the machine.
    [threads] On how many threads the computer thinks.
   *[hash] What the computer may remember while it thinks.
}
