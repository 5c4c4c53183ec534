### The program's own words: menu, form, table, questions. Files of the rules stand beside this one.

app-tagline = Draughts and chess in a terminal

## Games

game-name = { $game ->
    [spanish] Spanish draughts
    [spanish-official] Spanish draughts
    [english] English draughts
    [chess] Chess
    [portuguese] Portuguese draughts
    [italian] Italian draughts
    [pool] Pool checkers
    [russian] Russian draughts
    [brazilian] Brazilian draughts
    [czech] Czech draughts
    [international] International draughts
   *[other] { $game }
}
game-name-with-rules = { $game ->
    [spanish] Spanish draughts · the game’s text
    [spanish-official] Spanish draughts · federation rules
    [chess] Chess · FIDE Laws
   *[other] { game-name }
}
rules-name = { $game ->
    [spanish] The game’s text: ties by lot, no draws
    [spanish-official] Federation: law of quality, draws
   *[other] Its own
}
game-about = { $game ->
    [spanish] Queens fly; the largest capture is compulsory and played to its end by the program; equal captures are drawn by lot.
    [spanish-official] As the federation plays it: the most pieces, then the most queens; draws.
    [english] Black starts; short kings; any capture may be chosen, but it must be finished.
    [chess] FIDE Laws, each move judged step by step, with clocks.
    [portuguese] As federation Spanish draughts, on the dark squares.
    [italian] Short kings; a man can’t take a king; the most pieces, then with a king.
    [pool] Men also capture backwards; flying kings; free choice of capture.
    [russian] Men also capture backwards and become kings in mid-capture; free choice.
    [brazilian] Men also capture backwards; the most pieces.
    [czech] Flying kings; a king that can capture must; free choice otherwise.
    [international] Ten by ten squares; men also capture backwards; the most pieces.
   *[other] { $game }
}

## Sides

side-name = { $side ->
    [white] White
   *[black] Black
}

## Menu

menu-more-draughts = More draughts
menu-help = Help
menu-back = Back
menu-quit = Quit
menu-about-more = Seven more rule sets, and the federation’s Spanish rules.
menu-about-help = The keys, and how to type moves.
menu-about-back = To the first list.
menu-about-quit = Back to the shell.

## New game

form-title = New game
form-game = Game
form-rules = Rules
form-starts = Starts
form-name = { $side ->
    [white] White
   *[black] Black
}
form-name-empty = name (optional)
form-clock = Clock
form-own-clock = Minutes
form-begin = Begin the game
clock-none = no clock
clock-own = your own…
form-own-clock-about = 5+3 adds 3 seconds a move · 5d3 waits 3 seconds · 5b3 Bronstein · 40/90+30 · 10,5 White’s, Black’s
form-clock-problem = That is no time control: “{ $text }”. Write for example 10, 5+3, 5d3, 40/90+30 or 10,5.

## Table

history-title = Moves
history-past = Moves · looking back
history-empty = No moves yet.
prompt-title = Move
prompt-hint = { $game ->
    [spanish] such as F1E2, or C4D5
    [spanish-official] such as 10-14 or 11x25
    [chess] such as e4, Nf3 or e2e4
   *[other] such as { $example }
}
prompt-hint-short = { $game ->
    [spanish] such as F1E2
    [spanish-official] such as 10-14
    [chess] such as e4
   *[other] such as { $example }
}
captured-by = { $side ->
    [white] White took
   *[black] Black took
}
table-too-small = The terminal needs at least { $width }×{ $height } cells; it has { $has-width }×{ $has-height }.
status-check = check
say-to-move = { $side ->
    [white] White to move.
   *[black] Black to move.
}
say-check = { $side ->
    [white] White’s king is in check.
   *[black] Black’s king is in check.
}
say-must-capture = { $side ->
    [white] White has to capture, from { $squares }.
   *[black] Black has to capture, from { $squares }.
}
say-in-hand = From { $square }: choose where to.
say-in-hand-further = The capture goes on from { $square }.
say-looking-back = { $ply ->
    [0] This is the start of the game. End: back to the present.
   *[other] { $side ->
        [white] After White’s move { $number }. End: back to the present.
       *[black] After Black’s move { $number }. End: back to the present.
    }
}
say-lot = { $of } equal captures: the lot fell on { $played }.
say-took-back = The last move was taken back. y plays it again.
say-nothing-to-take-back = There is no move to take back.
say-redone = The move was played again.
say-nothing-to-redo = There is nothing to play again.
say-no-draws = There are no draws in this game: it goes on until one side has won.
say-draw-declined = The draw was declined.
say-game-is-over = The game is over. Esc shows what can be done.
say-nothing-to-pause = No clock is running.
say-capture-goes-on = The capture is not finished: it goes on to { $squares }.
say-nothing-begins-so = No legal move begins like that.
say-not-a-move = “{ $text }” is not a move. { $hint }
prompt-hint-sentence = { $game ->
    [spanish] Write for example F1E2: row and column, first from where, then to where.
    [chess] Write for example e2e4, Nf3 or O-O.
   *[other] Write for example { $example }.
}
say-ambiguous = Several captures fit: { $moves }. Write the whole way.
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Endings

ending = { $reason ->
    [checkmate] { $winner ->
        [white] Checkmate: White wins.
       *[black] Checkmate: Black wins.
    }
    [resignation] { $winner ->
        [white] White wins: Black resigned.
       *[black] Black wins: White resigned.
    }
   *[time] { $winner ->
        [white] White wins: Black’s time is up.
       *[black] Black wins: White’s time is up.
    }
}
draw = { $reason ->
    [stalemate] Draw by stalemate: no legal move, and no check.
    [dead-position] Draw: neither side can ever checkmate with what is left.
    [threefold] Draw: the position occurred three times.
    [fivefold] Draw: the position occurred five times.
    [fifty-moves] Draw: fifty moves of each side without a capture or a pawn’s move.
    [seventy-five-moves] Draw: seventy-five moves of each side without a capture or a pawn’s move.
    [agreement] Draw by agreement.
   *[time-against-bare-material] Draw: time is up, but the opponent could never have won.
}
claim = { $reason ->
    [threefold] The position has occurred three times. Claim a draw?
    [fifty-moves] Fifty moves of each side without a capture or a pawn’s move. Claim a draw?
   *[other] { $moves } moves of each side without progress. Claim a draw?
}

## Questions

ask-menu = The game
ask-menu-text = What would you like to do?
ask-promotion = Promotion
ask-promotion-text = Which piece does the pawn become?
ask-leave = { $leaving ->
    [quit] Quit?
   *[other] Leave the game?
}
ask-leave-text = The game is still on, and will be lost.
ask-resign = Resign?
ask-resign-text = { $side ->
    [white] White gives up, and Black wins.
   *[black] Black gives up, and White wins.
}
ask-draw = Draw offered
ask-draw-text = { $side ->
    [white] Black offers a draw. Does White accept?
   *[black] White offers a draw. Does Black accept?
}
ask-claim = A draw can be claimed
ask-branch = Play from here?
ask-branch-text = { $lost ->
    [one] The move after this one will be lost.
   *[other] The { $lost } moves after this one will be lost.
}
ask-paused = Paused
ask-paused-text = The clocks stand still.
ask-over = The game is over

answer = { $answer ->
    [resume] Back to the game
    [take-back] Take back the last move
    [offer-draw] Offer a draw
    [claim-draw] Claim a draw
    [resign] Resign
    [flip] Turn the board
    [pause] Pause the clocks
    [settings] Settings
    [help] Help
    [rematch] The same game again
    [new-game] New game
    [main-menu] Main menu
    [quit] Quit
    [yes] Yes
    [no] No
    [look] Look at the board
    [queen] Queen
    [rook] Rook
    [bishop] Bishop
    [knight] Knight
   *[other] { $answer }
}

## Keys

key = { $key ->
    [enter] Enter
    [esc] Esc
    [tab] Tab
    [back-tab] Shift-Tab
    [backspace] Backspace
    [delete] Delete
    [home] Home
    [end] End
    [page-up] PgUp
    [page-down] PgDn
    [space] Space
    [up] Up
    [down] Down
    [left] Left
    [right] Right
   *[other] { $key }
}

do-up = { $context ->
    [board] move
    [help] scroll
   *[other] choose
}
do-down = { do-up }
do-left = { $context ->
    [board] move
   *[other] change
}
do-right = { do-left }
do-choose = { $context ->
    [command] do it
    [board] take, put
    [typing] play
    [form] go on
    [dialog] answer
   *[other] choose
}
do-cancel = { $context ->
    [settings] done
    [command] leave it
    [board] menu
    [typing] clear
    [history] back to the game
    [dialog] leave it
    [help] close
   *[other] back
}
do-next = { $context ->
    [form] line
    [history] to the board
   *[other] moves
}
do-previous = line
do-complete = complete
do-back = { $context ->
    [help] page up
   *[other] move by move
}
do-forward = { $context ->
    [help] page down
   *[other] move by move
}
do-first = { $context ->
    [settings] first
    [menu] first
    [dialog] first
    [help] top
   *[other] start of the game
}
do-last = { $context ->
    [settings] last
    [menu] last
    [dialog] last
    [help] bottom
   *[other] the present
}
do-take-back = take back
do-redo = play again
do-flip = turn the board
do-draw = offer or claim a draw
do-resign = resign
do-pause = pause the clocks
do-help = help
do-new-game = new game
do-command = command
do-language = español
do-quit = quit
do-suspend = suspend
do-redraw = draw the screen again

## Help

help-title = Help
help-keys = { $context ->
    [settings] In the settings
    [command] While typing a command
    [everywhere] Everywhere
    [menu] Menu
    [form] New game
    [board] At the board
    [typing] While typing a move
    [history] In the moves
    [dialog] In a question
   *[help] In this help
}
help-typing = How to type moves
help-typing-text = { $game ->
    [spanish]
        Just begin to type: a row letter and a column number, first from where, then to where.
        F1E2 · a move to a free square.
        C4D5 · a capture: name the piece that is attacked, or where your piece lands. The program plays the whole capture.
        C4E6G4 · the whole way. Case, spaces, x and - do not matter.
    [spanish-official]
        Just begin to type the numbers of the squares.
        10-14 · a move. 1014 and 10 14 are the same.
        11x25 · a capture, by where it ends. Where several end there, write every square on the way: 24x6x17x30.
        F3E4 · rows and columns are read as well.
    [chess]
        Just begin to type.
        e4 · Nf3 · exd5 · O-O · e8=Q · as it is written; nf3 is a knight’s move.
        e2e4 · e7e8q · from where, to where.
        A piece named e2 alone is taken in hand.
   *[other]
        Just begin to type the numbers of the squares.
        { $example } · a move. Spaces instead of - do.
        11x18x25 · a capture: its end alone is enough where only one capture ends there.
}
help-rules = The rules in short
help-rules-text = { $game ->
    [spanish]
        The board has rows A to H and columns 1 to 8; pieces stand on the white squares. White plays up the board.
        A man moves one square diagonally forward. A queen moves any distance along a free diagonal.
        Capturing is compulsory, and the capture that takes the most pieces must be played; between equal ones the program draws lots.
        Taken pieces leave the board at once. A man that reaches the last row becomes a queen, and its move ends there.
        Who has no pieces left, or can’t move, has lost. There are no draws.
    [spanish-official]
        A man moves one square diagonally forward. A queen moves any distance along a free diagonal.
        Capturing is compulsory: the most pieces; among those the most queens; then your own choice. Taken pieces leave the board when the move is over.
        Who has no pieces left, or can’t move, has lost.
        Draws: by agreement; a position for the third time; twenty moves of each side by queens only, without a capture; twelve moves of each side with three queens on the main diagonal’s side against one.
    [english]
        Black starts. A man moves one square diagonally forward, a king one square in any diagonal direction.
        Capturing is compulsory; you choose which capture, but a capture once begun must be finished. Men capture forward only.
        A man that reaches the last row becomes a king, and its move ends there.
        Who has no pieces left, or can’t move, has lost. A draw can be agreed, or claimed at a position’s third occurrence or after forty moves of each side without a capture or a man’s move.
    [chess]
        FIDE Laws: castling, en passant and promotion included; the program says why a move is not allowed.
        The game ends by checkmate, stalemate, resignation, agreement, time, or when neither side can ever mate.
        A draw can be claimed at a position’s third occurrence and after fifty moves of each side without a capture or a pawn’s move; at the fifth occurrence and after seventy-five moves it comes by itself.
   *[other]
        { game-about }
        Capturing is compulsory. Who has no pieces left, or can’t move, has lost.
}

## Command line

cli-not-a-terminal = damero needs a terminal: this is not one. Try damero --plain, or damero moves, perft or explain, which need none.
cli-notation-misfit = { $game } is not written that way.
cli-error = error: { $text }
cli-legal = { $move } is legal.
cli-legal-captures = { $move } is legal: it takes { $squares }.
cli-only-origin = { $square } alone is not a move: say where to, too.
