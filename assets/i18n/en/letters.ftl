### Letters that stand for pieces.

letters-title = Letters on the board
letters-legend = { $game ->
    [chess] Capitals are White’s: K king, Q queen, R rook, B bishop, N knight, P pawn.
    [queens] w and b: men of White and Black. W and B: queens.
   *[kings] w and b: men of White and Black. W and B: kings.
}
