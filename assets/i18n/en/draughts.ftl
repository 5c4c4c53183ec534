### Draughts: why moves and positions are refused, and how games end.
### $piece, $best: man, queen (Spanish draughts) or king. $side, $winner: white or black.

draughts-piece = { $piece ->
    [man] man
    [queen] queen
   *[king] king
}

## Why a move is refused

draughts-not-playable = No piece ever stands on { $square }: only the { $shade ->
    [light] white
   *[dark] dark
} squares are played on.
draughts-no-piece = There is no piece on { $square }.
draughts-opponents-piece = The { draughts-piece } on { $square } is { $side ->
    [white] White’s
   *[black] Black’s
}.
draughts-blocked = The { draughts-piece } on { $square } can’t move: { $count ->
    [one] the piece on { $squares } is
   *[other] the pieces on { $squares } are
} in the way.
draughts-other-must-capture = The { draughts-piece } on { $square } can’t capture, and you must: the { $best ->
    [man] man
    [queen] queen
   *[king] king
} on { $origin } can take { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} ({ $path }).
draughts-must-capture = You must capture: the { $best ->
    [man] man
    [queen] queen
   *[king] king
} on { $origin } can take { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} ({ $path }).
draughts-most-pieces = You must take the most: the { $best ->
    [man] man
    [queen] queen
   *[king] king
} on { $origin } can take { $pieces } pieces ({ $path }); your move takes { $chosen-pieces } ({ $chosen-path }).
draughts-with-king = A king that can capture goes before a man: the king on { $origin } must ({ $path }); your move captures with the man on { $chosen-origin }.
draughts-most-kings = Of captures of as many pieces, you must choose one of the most { $title ->
    [queen] queens
   *[king] kings
}: the { $best ->
    [man] man
    [queen] queen
   *[king] king
} on { $origin } can take { $kings } ({ $path }); your move takes { $chosen-kings ->
    [0] none
   *[other] { $chosen-kings }
} ({ $chosen-path }).
draughts-earliest-king = Of captures that are otherwise equal, you must choose one that takes a king as early as it can: { $path }; your move is { $chosen-path }.
draughts-no-move = A move has to end somewhere else than on { $square }.
draughts-own-piece-there = Your own { draughts-piece } stands on { $square }.
draughts-not-diagonal = Pieces move along diagonals: { $to } is not on a diagonal of { $from }.
draughts-backward = Men move forward: the man on { $from } can’t go back to { $to }.
draughts-backward-capture = Men capture forward: the man on { $from } can’t take the piece on { $over }, which is behind it.
draughts-too-far = A { draughts-piece } goes one square, or jumps over one piece: { $to } is too far from { $from }.
draughts-own-piece-in-the-way = You can’t go from { $from } to { $to }: your { draughts-piece } on { $square } is in the way.
draughts-two-in-a-row = The pieces on { $first } and { $second } stand one right behind the other: they can’t be jumped.
draughts-no-room-behind = The piece on { $over } can’t be taken: your own piece on { $behind } leaves no room behind it.
draughts-edge-behind = The piece on { $over } can’t be taken: it stands at the edge, with no square behind it.
draughts-nothing-to-capture = To jump from { $from } to { $to } you need an opponent’s piece on { $over }.
draughts-man-takes-king = A man may not take a king: your man on { $from } can’t jump over { $over }.
draughts-king-must-go-on = After taking the piece on { $over } the { draughts-piece } has to go on capturing: it must land on { $squares }, not on { $to }.
draughts-must-go-on = The capture that comes by { $at } has to be finished: { $path }.
draughts-move-ends = The move ends on { $at }: it can’t go on to { $to }.
draughts-goes-on-elsewhere = From { $at } the capture can’t go on to { $to }, only to { $squares }.

## Why a position is refused

draughts-setup-not-playable = No piece can stand on { $square }: it is not a square that is played on.
draughts-setup-occupied-twice = Two pieces stand on { $square }.
draughts-setup-man-on-last-row = { $side ->
    [white] White’s
   *[black] Black’s
} man on { $square } stands on its last row: it would be a { $title ->
    [queen] queen
   *[king] king
}.
draughts-setup-too-many = { $side ->
    [white] White
   *[black] Black
} has { $count } pieces; { $most } are the most.
draughts-fen-fields = A position has three fields with colons between them, such as W:W18,K22:B9,10; this one has { $count }.
draughts-fen-side = Who is to move is W or B, not “{ $text }”.
draughts-fen-colour = The pieces of a side begin with W or B: “{ $text }” doesn’t.
draughts-fen-same-colour = Both lists of pieces are { $side ->
    [white] White’s
   *[black] Black’s
}.
draughts-fen-square = “{ $text }” among { $side ->
    [white] White’s
   *[black] Black’s
} pieces is no square: they are numbered 1 to { $count }.
draughts-fen-range = “{ $text }” among { $side ->
    [white] White’s
   *[black] Black’s
} pieces is no range: it needs two numbers, the lower first.

## How a game ends

draughts-no-pieces = { $winner ->
    [white] White wins: Black has
   *[black] Black wins: White has
} no pieces left.
draughts-no-moves = { $winner ->
    [white] White wins: Black
   *[black] Black wins: White
} can’t move.
draughts-quiet-kings = { $claimed ->
    [yes] A draw can be claimed
   *[no] Draw
}: { $moves } moves by each side without a capture or a man’s move.
draughts-lone-king = { $claimed ->
    [yes] A draw can be claimed
   *[no] Draw
}: { $moves } moves by each side against a lone { $title ->
    [queen] queen
   *[king] king
}.
draughts-held-diagonal = { $claimed ->
    [yes] A draw can be claimed
   *[no] Draw
}: { $moves } moves by each side, three { $title ->
    [queen] queens
   *[king] kings
} that held the main diagonal against one.
