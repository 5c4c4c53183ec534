### Chess: why a move, a text or a position is refused.
### $piece, $other and $second are kinds of piece; $second is none where there is no second.

## Parts of the sentences below.

chess-piece = { $piece ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}
chess-pieces = { $piece ->
    [pawn] pawns
    [knight] knights
    [bishop] bishops
    [rook] rooks
    [queen] queens
   *[king] kings
}
chess-the-piece = the { chess-piece }
chess-the-piece-first = The { chess-piece }
chess-other = { $other ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}
chess-the-other = the { chess-other }
chess-owned-other = { $owner ->
    [own] your { chess-other }
   *[other] the { chess-other }
}
chess-the-second = { $second ->
    [pawn] the pawn
    [knight] the knight
    [bishop] the bishop
    [rook] the rook
    [queen] the queen
   *[king] the king
}
chess-attackers = { $second ->
    [none] { chess-the-other } on { $other-square }
   *[other] { chess-the-other } on { $other-square } and { chess-the-second } on { $second-square }
}
chess-field = { $field ->
    [placement] the pieces
    [side] the side to move
    [castling] castling
    [en-passant] en passant
    [halfmove-clock] the count of plies without a capture or pawn move
   *[fullmove-number] the number of the move
}
chess-side = { $side ->
    [white] White
   *[black] Black
}

## The piece that is to move.

chess-no-piece = There is no piece on { $square }.
chess-not-yours = { $side ->
    [white] The { chess-piece } on { $square } is White’s, and it is Black’s turn.
   *[black] The { chess-piece } on { $square } is Black’s, and it is White’s turn.
}
chess-enclosed = { $piece ->
    [pawn] The pawn on { $square } can’t move: the square ahead of it is taken, and it has nothing to capture.
   *[other] The { chess-piece } on { $square } can’t move: your own pieces leave it no square.
}
chess-king-confined = The king on { $square } can’t move: every square it could go to is attacked.
chess-cannot-end-check = The { chess-piece } on { $square } can’t move: your king on { $king } is in check from { chess-attackers }, and no move of the { chess-piece } ends it.
chess-pinned-fast = The { chess-piece } on { $square } can’t move: it shields your king on { $king } from { chess-the-other } on { $other-square }.

## Where it is to go.

chess-same-square = The { chess-piece } is on { $square } already.
chess-own-piece = The { chess-piece } on { $square } can’t go to { $other-square }: your own { chess-other } is there.
chess-king-is-never-captured = The { chess-piece } on { $square } can’t go to { $king }: a king is never captured.
chess-not-its-move = { $piece ->
    [pawn] A pawn moves one square straight ahead, two from its first row, and captures one diagonally ahead: it doesn’t go from { $square } to { $to }.
    [knight] A knight moves two squares one way and one to the side: it doesn’t go from { $square } to { $to }.
    [bishop] A bishop moves along diagonals: it doesn’t go from { $square } to { $to }.
    [rook] A rook moves along files and ranks: it doesn’t go from { $square } to { $to }.
    [queen] A queen moves along files, ranks and diagonals: it doesn’t go from { $square } to { $to }.
   *[king] A king moves one square: it doesn’t go from { $square } to { $to }.
}
chess-in-the-way = The { chess-piece } on { $square } can’t go to { $to }: { chess-owned-other } on { $other-square } is in the way.
chess-pawn-blocked = The pawn on { $square } can’t go to { $other-square }: { chess-the-other } is there, and pawns capture only diagonally.
chess-double-step-too-late = The pawn on { $square } can’t go to { $to }: a pawn goes two squares only from where it started.
chess-nothing-to-capture = The pawn on { $square } goes to { $to } only to capture, and there is nothing to capture there.
chess-en-passant-too-late = The pawn on { $square } can’t go to { $to }: the pawn on { $pawn } could be captured en passant only right after a double step.

## Castling.

chess-no-rook-to-castle = You can’t castle: you have no rook on { $rook }.
chess-rook-has-moved = You can’t castle with the rook on { $rook }: it has moved before.
chess-castling-lost = You can’t castle on that side any more: the king or the rook of { $rook } has moved.
chess-castling-blocked = You can’t castle: { chess-owned-other } on { $other-square } stands between the king and the rook on { $rook }.
chess-castling-out-of-check = You can’t castle out of check: the king on { $king } is attacked by { chess-attackers }.
chess-castling-through-attack = You can’t castle: the king would pass over { $to }, which { chess-the-other } on { $other-square } attacks.
chess-castling-into-attack = You can’t castle: the king would arrive on { $to }, which { chess-the-other } on { $other-square } attacks.

## The king's safety.

chess-king-into-attack = The king can’t go to { $to }: { chess-the-other } on { $other-square } would attack it there.
chess-still-in-check = You are in check: moving the { chess-piece } to { $to } would leave your king on { $king } attacked by { chess-attackers }.
chess-pinned = The { chess-piece } on { $square } is pinned: moving it to { $to } would leave your king on { $king } open to { chess-the-other } on { $other-square }.
chess-en-passant-exposes-king = The pawn on { $square } can’t capture the one on { $pawn } en passant: with both gone, { chess-the-other } on { $other-square } would attack your king on { $king }.

## Moves in text.

chess-san-not-a-move = “{ $text }” is no chess move. Write Nf3, exd5, O-O or e8=Q.
chess-uci-not-a-move = “{ $text }” is no chess move. Write e2e4 or e7e8q.
chess-no-such-piece = { $where ->
    [anywhere] You have no { chess-piece }.
    [file] You have no { chess-piece } on the { $origin }-file.
    [rank] You have no { chess-piece } on rank { $origin }.
   *[square] You have no { chess-piece } on { $origin }.
}
chess-none-reaches = None of your { chess-pieces } can go to { $to }: it isn’t how they move from where they stand.
chess-ambiguous = More than one of your { chess-pieces } can go to { $to }: say from which square ({ $origins }).
chess-promotion-missing = The pawn promotes on { $to }. Add Q, R, B or N for what it becomes.
chess-no-promotion = Nothing promotes on { $to }: only a pawn that reaches the last rank does.
chess-castling-by-king = { $wing ->
    [king] The king’s move to that square is castling: write O-O.
   *[queen] The king’s move to that square is castling: write O-O-O.
}

## Positions.

chess-fen-empty = The FEN is empty.
chess-fen-missing = The FEN ends too early: the field for { chess-field } is missing.
chess-fen-junk = There is more text after the six fields of the FEN: “{ $text }”.
chess-fen-ranks = { $count ->
    [one] The first field of the FEN has { $count } rank; it needs eight, with “/” between them.
   *[other] The first field of the FEN has { $count } ranks; it needs eight, with “/” between them.
}
chess-fen-rank-length = { $count ->
    [one] Rank { $rank } of the FEN has { $count } square; it needs eight.
   *[other] Rank { $rank } of the FEN has { $count } squares; it needs eight.
}
chess-fen-letter = Rank { $rank } of the FEN has “{ $text }”, which is no piece (KQRBNP, kqrbnp) and no number of empty squares (1 to 8).
chess-fen-unreadable = { $field ->
    [placement] The FEN’s first field can’t be “{ $text }”: it holds the pieces.
    [side] The FEN’s side to move can’t be “{ $text }”: write w or b.
    [castling] The FEN’s castling rights can’t be “{ $text }”: write letters of KQkq, or -.
    [en-passant] The FEN’s en passant square can’t be “{ $text }”: write a square of rank 3 or 6, or -.
    [halfmove-clock] The FEN’s count of plies without a capture or pawn move can’t be “{ $text }”: write a number up to 65535.
   *[fullmove-number] The FEN’s number of the move can’t be “{ $text }”: write a number up to 65535.
}
chess-setup-no-king = { chess-side } has no king.
chess-setup-several-kings = { chess-side } has more than one king.
chess-setup-pawn-on-last-rank = { $side ->
    [white] A white pawn can’t stand on { $square }: pawns are never on the first or the last rank.
   *[black] A black pawn can’t stand on { $square }: pawns are never on the first or the last rank.
}
chess-setup-opponent-in-check = { $side ->
    [white] It is Black’s turn, so White’s king on { $king } can’t be in check from { $other-square }.
   *[black] It is White’s turn, so Black’s king on { $king } can’t be in check from { $other-square }.
}
chess-setup-too-many-checkers = { chess-side }’s king is attacked by more than two pieces, which no move can bring about.
