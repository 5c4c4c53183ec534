### The game told line by line. $piece: man, draughts-queen, draughts-king, pawn, knight, bishop, rook, queen, king.

## Pieces and squares

plain-kind = { $piece ->
    [man] man
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
    [draughts-queen] queen
   *[other] king
}
plain-kinds = { $piece ->
    [man] men
    [pawn] pawns
    [knight] knights
    [bishop] bishops
    [rook] rooks
    [queen] queens
    [draughts-queen] queens
   *[other] kings
}
plain-piece = { $side ->
    [white] white { plain-kind }
   *[black] black { plain-kind }
}
plain-piece-on = { plain-piece } on { $square }
plain-the-piece = The { plain-piece }
plain-taken = the { plain-piece } on { $square }
plain-group = { $count ->
    [one] { plain-kind } { $squares }
   *[other] { plain-kinds } { $squares }
}
plain-square = On { $square }: { plain-piece }.
plain-square-empty = { $square } is empty.
plain-no-square = “{ $text }” is not a square of this board.
plain-which-square = Say which square: on { $square }.
plain-row = Row { $row }: { $pieces }.
plain-row-empty = Row { $row } is empty.
plain-no-row = Say which row: rows are called { $rows }.
plain-pieces = { $side ->
    [white] White
   *[black] Black
}, { $count ->
    [0] no pieces
    [one] one piece: { $groups }
   *[other] { $count } pieces: { $groups }
}.
plain-where = { $side ->
    [white] White: { $group }.
   *[black] Black: { $group }.
}
plain-where-none = { $side ->
    [white] White: no { plain-kind }.
   *[black] Black: no { plain-kind }.
}
plain-which-piece = Say which piece: { $kinds }.
plain-legend = { $legend } A dot is an empty square.

## Moves

plain-ply-quiet = { plain-the-piece } goes from { $square } to { $to }.
plain-ply-capture = { $way ->
    [there] { plain-the-piece } on { $square } takes { $taken }.
    [in-passing] { plain-the-piece } on { $square } takes { $taken } en passant and goes to { $to }.
   *[lands] { plain-the-piece } on { $square } takes { $taken } and lands on { $to }.
}
plain-ply-further = Then it takes { $taken } and lands on { $to }.
plain-ply-castling = { $side ->
    [white] White
   *[black] Black
} castles: the king goes from { $square } to { $to }, and the rook from { $rook } to { $rook-to }.
plain-ply-promotion = It becomes a { plain-kind }.
plain-moves = { $count ->
    [one] One legal move: { $moves }.
   *[other] { $count } legal moves: { $moves }.
}
plain-took-back = { $move } is taken back.
plain-past = { $ply ->
    [0] This is the start of the game.
   *[other] { $side ->
        [white] After White’s move { $number }.
       *[black] After Black’s move { $number }.
    }
} Write now to return to the present.
plain-present = This is the present.
plain-how-often = Write how many moves, such as { $name } 3.
plain-game-is-over = The game is over.
plain-after-the-end = Write undo to take the last move back, again for the same game, new for another, or quit.
plain-no-claim = There is no draw to claim now.
plain-not-understood = “{ $text }” is neither a move nor a command. { $hint } Write help for the commands.

## Clocks

plain-clock = { $side ->
    [white] White
   *[black] Black
} has { $limit ->
    [yes] { $face } left
   *[no] thought for { $face }
}.
plain-clock-runs = { $side ->
    [white] White’s clock is running.
   *[black] Black’s clock is running.
}

## Questions

plain-answer = Answer { $answers }.
plain-paused = Any line lets them run again.
plain-which-game = Which game? Write its name, and the minutes if you want clocks, such as chess 5+3.
plain-game = { $name }: { $game }
plain-no-game = No game is called “{ $text }”.
plain-welcome = { $game }. Write a move, or help.
plain-language = English.

## Help

plain-help-moves = A move: { $hint }
plain-command = { $command ->
    [help] { $name }: what can be written.
    [rules] { $name }: the rules in short.
    [board] { $name }: the board, drawn with letters.
    [rows] { $name }: what stands on each row.
    [row] { $name } { $row }: what stands on that row.
    [on] { $name } { $square }: what stands on that square.
    [where] { $name } { $kind }: where the pieces of that kind stand.
    [pieces] { $name }: every piece of both sides.
    [moves] { $name }: the legal moves; { $name } { $square }: those from that square.
    [last] { $name }: the last move.
    [history] { $name }: every move so far.
    [clocks] { $name }: what the clocks stand at.
    [back] { $name }: the position before the last move; { $name } 3: three moves before.
    [forward] { $name }: the position after the next move; { $name } 3: three moves after.
    [start] { $name }: the position at the start of the game.
    [now] { $name }: the present position again.
    [undo] { $name }: takes back the last move.
    [redo] { $name }: plays it again.
    [draw] { $name }: offers a draw, or claims one.
    [claim] { $name }: claims a draw.
    [resign] { $name }: gives the game up.
    [pause] { $name }: stops the clocks; two computers wait, or go on.
    [step] { $name }: two computers play one move and wait.
    [hint] { $name }: what the computer would play.
    [players] { $name }: who plays.
    [new] { $name }: another game; { $name } { $game }: that game at once.
    [again] { $name }: the same game once more.
    [language] { $name }: Español.
   *[quit] { $name }: ends the program.
}
