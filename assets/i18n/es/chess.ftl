### Ajedrez: por qué se rechaza una jugada, un texto o una posición.
### $piece, $other y $second son clases de pieza; $second es none donde no hay segunda.

## Partes de las frases de abajo.

chess-piece = { $piece ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
}
chess-pieces = { $piece ->
    [pawn] de tus peones
    [knight] de tus caballos
    [bishop] de tus alfiles
    [rook] de tus torres
    [queen] de tus damas
   *[king] de tus reyes
}
chess-the-piece = { $piece ->
    [rook] la torre
    [queen] la dama
   *[other] el { chess-piece }
}
chess-the-piece-first = { $piece ->
    [rook] La torre
    [queen] La dama
   *[other] El { chess-piece }
}
chess-other = { $other ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
}
chess-the-other = { $other ->
    [rook] la torre
    [queen] la dama
   *[other] el { chess-other }
}
chess-owned-other = { $owner ->
    [own] tu { chess-other }
   *[other] { chess-the-other }
}
chess-the-second = { $second ->
    [pawn] el peón
    [knight] el caballo
    [bishop] el alfil
    [rook] la torre
    [queen] la dama
   *[king] el rey
}
chess-attackers = { $second ->
    [none] { chess-the-other } de { $other-square }
   *[other] { chess-the-other } de { $other-square } y { chess-the-second } de { $second-square }
}
chess-field = { $field ->
    [placement] las piezas
    [side] el turno
    [castling] el enroque
    [en-passant] la toma al paso
    [halfmove-clock] la cuenta de medias jugadas sin captura ni movimiento de peón
   *[fullmove-number] el número de la jugada
}
chess-side = { $side ->
    [white] blancas
   *[black] negras
}

## La pieza que ha de mover.

chess-no-piece = En { $square } no hay ninguna pieza.
chess-not-yours = { $side ->
    [white] { chess-the-piece-first } de { $square } es de las blancas, y juegan las negras.
   *[black] { chess-the-piece-first } de { $square } es de las negras, y juegan las blancas.
}
chess-enclosed = { $piece ->
    [pawn] El peón de { $square } no puede mover: la casilla de delante está ocupada y no tiene nada que comer.
   *[other] { chess-the-piece-first } de { $square } no puede mover: tus propias piezas no le dejan casilla.
}
chess-king-confined = El rey de { $square } no puede mover: todas las casillas a las que podría ir están atacadas.
chess-cannot-end-check = { chess-the-piece-first } de { $square } no puede mover: { chess-attackers } { $second ->
    [none] da
   *[other] dan
} jaque a tu rey de { $king }, y ninguna jugada { $piece ->
    [rook] de la torre
    [queen] de la dama
   *[other] del { chess-piece }
} lo evita.
chess-pinned-fast = { chess-the-piece-first } de { $square } no puede mover: protege a tu rey de { $king } contra { chess-the-other } de { $other-square }.

## Adónde ha de ir.

chess-same-square = { chess-the-piece-first } ya está en { $square }.
chess-own-piece = { chess-the-piece-first } de { $square } no puede ir a { $other-square }: allí está tu { chess-other }.
chess-king-is-never-captured = { chess-the-piece-first } de { $square } no puede ir a { $king }: al rey nunca se le come.
chess-not-its-move = { $piece ->
    [pawn] El peón avanza una casilla de frente, dos desde su primera fila, y come una en diagonal hacia delante: no va de { $square } a { $to }.
    [knight] El caballo mueve dos casillas en una dirección y una hacia un lado: no va de { $square } a { $to }.
    [bishop] El alfil mueve por las diagonales: no va de { $square } a { $to }.
    [rook] La torre mueve por columnas y filas: no va de { $square } a { $to }.
    [queen] La dama mueve por columnas, filas y diagonales: no va de { $square } a { $to }.
   *[king] El rey mueve una casilla: no va de { $square } a { $to }.
}
chess-in-the-way = { chess-the-piece-first } de { $square } no puede ir a { $to }: { chess-owned-other } de { $other-square } está en medio.
chess-pawn-blocked = El peón de { $square } no puede ir a { $other-square }: allí está { chess-the-other }, y los peones solo comen en diagonal.
chess-double-step-too-late = El peón de { $square } no puede ir a { $to }: un peón solo avanza dos casillas desde donde empezó.
chess-nothing-to-capture = El peón de { $square } solo va a { $to } para comer, y allí no hay nada que comer.
chess-en-passant-too-late = El peón de { $square } no puede ir a { $to }: al peón de { $pawn } solo se le podía comer al paso justo después de un avance doble.

## El enroque.

chess-no-rook-to-castle = No puedes enrocar: no tienes ninguna torre en { $rook }.
chess-rook-has-moved = No puedes enrocar con la torre de { $rook }: ya ha movido antes.
chess-castling-lost = Ya no puedes enrocar por ese lado: han movido el rey o la torre de { $rook }.
chess-castling-blocked = No puedes enrocar: { chess-owned-other } de { $other-square } está entre el rey y la torre de { $rook }.
chess-castling-out-of-check = No puedes enrocar estando en jaque: { chess-attackers } { $second ->
    [none] ataca
   *[other] atacan
} al rey de { $king }.
chess-castling-through-attack = No puedes enrocar: el rey pasaría por { $to }, que { chess-the-other } de { $other-square } ataca.
chess-castling-into-attack = No puedes enrocar: el rey llegaría a { $to }, que { chess-the-other } de { $other-square } ataca.

## La seguridad del rey.

chess-king-into-attack = El rey no puede ir a { $to }: allí { chess-the-other } de { $other-square } lo atacaría.
chess-still-in-check = Estás en jaque: si { chess-the-piece } va a { $to }, { chess-attackers } { $second ->
    [none] sigue
   *[other] siguen
} atacando a tu rey de { $king }.
chess-pinned = { chess-the-piece-first } de { $square } está { $piece ->
    [rook] clavada
    [queen] clavada
   *[other] clavado
}: si va a { $to }, { chess-the-other } de { $other-square } ataca a tu rey de { $king }.
chess-en-passant-exposes-king = El peón de { $square } no puede comer al paso el de { $pawn }: sin los dos peones, { chess-the-other } de { $other-square } atacaría a tu rey de { $king }.

## Jugadas en texto.

chess-san-not-a-move = «{ $text }» no es una jugada de ajedrez. Escribe Cf3, exd5, O-O o e8=D.
chess-uci-not-a-move = «{ $text }» no es una jugada de ajedrez. Escribe e2e4 o e7e8q.
chess-no-such-piece = { $where ->
    [anywhere] No tienes { $piece ->
        [rook] ninguna torre
        [queen] ninguna dama
       *[other] ningún { chess-piece }
    }.
    [file] No tienes { $piece ->
        [rook] ninguna torre
        [queen] ninguna dama
       *[other] ningún { chess-piece }
    } en la columna { $origin }.
    [rank] No tienes { $piece ->
        [rook] ninguna torre
        [queen] ninguna dama
       *[other] ningún { chess-piece }
    } en la fila { $origin }.
   *[square] No tienes { $piece ->
        [rook] ninguna torre
        [queen] ninguna dama
       *[other] ningún { chess-piece }
    } en { $origin }.
}
chess-none-reaches = { $piece ->
    [rook] Ninguna { chess-pieces } puede ir a { $to }: desde donde están no mueven así.
    [queen] Ninguna { chess-pieces } puede ir a { $to }: desde donde están no mueven así.
   *[other] Ninguno { chess-pieces } puede ir a { $to }: desde donde están no mueven así.
}
chess-ambiguous = { $piece ->
    [rook] Más de una { chess-pieces } puede ir a { $to }: di desde qué casilla ({ $origins }).
    [queen] Más de una { chess-pieces } puede ir a { $to }: di desde qué casilla ({ $origins }).
   *[other] Más de uno { chess-pieces } puede ir a { $to }: di desde qué casilla ({ $origins }).
}
chess-promotion-missing = El peón corona en { $to }. Añade D, T, A o C según en qué se convierta.
chess-no-promotion = En { $to } no corona nada: solo corona un peón que llega a la última fila.
chess-castling-by-king = { $wing ->
    [king] Esa jugada del rey es el enroque: escribe O-O.
   *[queen] Esa jugada del rey es el enroque: escribe O-O-O.
}

## Posiciones.

chess-fen-empty = La FEN está vacía.
chess-fen-missing = La FEN termina demasiado pronto: falta el campo para { chess-field }.
chess-fen-junk = Tras los seis campos de la FEN hay más texto: «{ $text }».
chess-fen-ranks = { $count ->
    [one] El primer campo de la FEN tiene { $count } fila; hacen falta ocho, separadas por «/».
   *[other] El primer campo de la FEN tiene { $count } filas; hacen falta ocho, separadas por «/».
}
chess-fen-rank-length = { $count ->
    [one] La fila { $rank } de la FEN tiene { $count } casilla; hacen falta ocho.
   *[other] La fila { $rank } de la FEN tiene { $count } casillas; hacen falta ocho.
}
chess-fen-letter = La fila { $rank } de la FEN tiene «{ $text }», que no es ni una pieza (KQRBNP, kqrbnp) ni un número de casillas vacías (de 1 a 8).
chess-fen-unreadable = { $field ->
    [placement] El primer campo de la FEN no puede ser «{ $text }»: contiene las piezas.
    [side] El turno de la FEN no puede ser «{ $text }»: escribe w o b.
    [castling] Los enroques de la FEN no pueden ser «{ $text }»: escribe letras de KQkq, o -.
    [en-passant] La casilla de la toma al paso de la FEN no puede ser «{ $text }»: escribe una casilla de la fila 3 o 6, o -.
    [halfmove-clock] La cuenta de medias jugadas de la FEN no puede ser «{ $text }»: escribe un número hasta 65535.
   *[fullmove-number] El número de la jugada de la FEN no puede ser «{ $text }»: escribe un número hasta 65535.
}
chess-setup-no-king = Las { chess-side } no tienen rey.
chess-setup-several-kings = Las { chess-side } tienen más de un rey.
chess-setup-pawn-on-last-rank = { $side ->
    [white] No puede haber un peón blanco en { $square }: los peones nunca están en la primera ni en la última fila.
   *[black] No puede haber un peón negro en { $square }: los peones nunca están en la primera ni en la última fila.
}
chess-setup-opponent-in-check = { $side ->
    [white] Juegan las negras, así que el rey blanco de { $king } no puede estar en jaque desde { $other-square }.
   *[black] Juegan las blancas, así que el rey negro de { $king } no puede estar en jaque desde { $other-square }.
}
chess-setup-too-many-checkers = Más de dos piezas atacan al rey de las { chess-side }, y ninguna jugada puede llevar a eso.
