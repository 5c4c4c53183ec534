### Endgame tables on the command line. $value: wins, drawn, loses, lost.

tablebase-none = There are endgame tables for draughts only, not for chess.
tablebase-progress = Building endgame tables: { $percent }%
tablebase-built = Endgame tables for up to { $pieces } pieces are built and kept: { $positions } positions.
tablebase-damaged = The file of endgame tables is damaged; the tables are built anew.
tablebase-not-kept = The endgame tables can’t be written to the cache directory.
tablebase-too-small = The position has { $count } pieces; the endgame tables know up to { $most }.
tablebase-one-side = One side has no pieces: the game is over.
tablebase-side = { $side ->
    [white] White
   *[black] Black
}
tablebase-verdict = { $value ->
    [wins] { $moves ->
        [one] { tablebase-side } wins in 1 move.
       *[other] { tablebase-side } wins in { $moves } moves.
    }
    [loses] { $moves ->
        [one] { tablebase-side } loses in 1 move.
       *[other] { tablebase-side } loses in { $moves } moves.
    }
    [lost] { tablebase-side } has lost.
   *[drawn] Neither side can force a win.
}
tablebase-value = { $value ->
    [wins] win in { $moves }
    [loses] loss in { $moves }
    [lost] loss
   *[drawn] draw
}
tablebase-column = { $column ->
    [material] to move-other
    [positions] positions
    [won] won
    [drawn] drawn
    [lost] lost
   *[longest] longest, plies
}
tablebase-king = { $title ->
    [queen] Q
   *[king] K
}
tablebase-man = M
