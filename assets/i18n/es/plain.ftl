### La partida contada línea a línea. $piece: man, draughts-queen, draughts-king, pawn, knight, bishop, rook, queen, king.

## Piezas y casillas

plain-kind = { $piece ->
    [man] peón
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
    [draughts-queen] reina
    [draughts-king] dama
   *[other] rey
}
plain-kinds = { $piece ->
    [man] peones
    [pawn] peones
    [knight] caballos
    [bishop] alfiles
    [rook] torres
    [queen] damas
    [draughts-queen] reinas
    [draughts-king] damas
   *[other] reyes
}
plain-piece = { $side ->
    [white] { $piece ->
        [rook] torre blanca
        [queen] dama blanca
        [draughts-queen] reina blanca
        [draughts-king] dama blanca
       *[other] { plain-kind } blanco
    }
   *[black] { $piece ->
        [rook] torre negra
        [queen] dama negra
        [draughts-queen] reina negra
        [draughts-king] dama negra
       *[other] { plain-kind } negro
    }
}
plain-piece-on = { plain-piece } en { $square }
plain-the-piece = { $piece ->
    [rook] La { plain-piece }
    [queen] La { plain-piece }
    [draughts-queen] La { plain-piece }
    [draughts-king] La { plain-piece }
   *[other] El { plain-piece }
}
plain-taken = { $piece ->
    [rook] la { plain-piece }
    [queen] la { plain-piece }
    [draughts-queen] la { plain-piece }
    [draughts-king] la { plain-piece }
   *[other] el { plain-piece }
} de { $square }
plain-group = { $count ->
    [one] { plain-kind } { $squares }
   *[other] { plain-kinds } { $squares }
}
plain-square = En { $square }: { plain-piece }.
plain-square-empty = { $square } está vacía.
plain-no-square = «{ $text }» no es una casilla de este tablero.
plain-which-square = Di qué casilla: en { $square }.
plain-row = Fila { $row }: { $pieces }.
plain-row-empty = La fila { $row } está vacía.
plain-no-row = Di qué fila: se llaman { $rows }.
plain-pieces = { $side ->
    [white] Blancas
   *[black] Negras
}, { $count ->
    [0] ninguna pieza
    [one] una pieza: { $groups }
   *[other] { $count } piezas: { $groups }
}.
plain-where = { $side ->
    [white] Blancas: { $group }.
   *[black] Negras: { $group }.
}
plain-where-none = { $piece ->
    [rook] { $side ->
        [white] Blancas: ninguna { plain-kind }.
       *[black] Negras: ninguna { plain-kind }.
    }
    [queen] { $side ->
        [white] Blancas: ninguna { plain-kind }.
       *[black] Negras: ninguna { plain-kind }.
    }
    [draughts-queen] { $side ->
        [white] Blancas: ninguna { plain-kind }.
       *[black] Negras: ninguna { plain-kind }.
    }
    [draughts-king] { $side ->
        [white] Blancas: ninguna { plain-kind }.
       *[black] Negras: ninguna { plain-kind }.
    }
   *[other] { $side ->
        [white] Blancas: ningún { plain-kind }.
       *[black] Negras: ningún { plain-kind }.
    }
}
plain-which-piece = Di qué pieza: { $kinds }.
plain-legend = { $legend } Un punto es una casilla vacía.

## Jugadas

plain-ply-quiet = { plain-the-piece } va de { $square } a { $to }.
plain-ply-capture = { $way ->
    [there] { plain-the-piece } de { $square } come { $taken }.
    [in-passing] { plain-the-piece } de { $square } come al paso { $taken } y va a { $to }.
   *[lands] { plain-the-piece } de { $square } come { $taken } y cae en { $to }.
}
plain-ply-further = Luego come { $taken } y cae en { $to }.
plain-ply-castling = { $side ->
    [white] Las blancas
   *[black] Las negras
} enrocan: el rey va de { $square } a { $to }, y la torre de { $rook } a { $rook-to }.
plain-ply-promotion = Se convierte en { plain-kind }.
plain-moves = { $count ->
    [one] Una jugada legal: { $moves }.
   *[other] { $count } jugadas legales: { $moves }.
}
plain-took-back = Se deshace { $move }.
plain-past = { $ply ->
    [0] Este es el comienzo de la partida.
   *[other] { $side ->
        [white] Tras la jugada { $number } de las blancas.
       *[black] Tras la jugada { $number } de las negras.
    }
} Con ahora se vuelve al presente.
plain-present = Este es el presente.
plain-how-often = Escribe cuántas jugadas, por ejemplo { $name } 3.
plain-game-is-over = La partida ha terminado.
plain-after-the-end = Escribe deshacer para deshacer la última jugada, otra para la misma partida, nueva para una distinta, o salir.
plain-no-claim = Ahora no hay tablas que reclamar.
plain-not-understood = «{ $text }» no es ni una jugada ni una orden. { $hint } Con ayuda se leen las órdenes.

## Relojes

plain-clock = { $limit ->
    [yes] { $side ->
        [white] A las blancas les quedan { $face }.
       *[black] A las negras les quedan { $face }.
    }
   *[no] { $side ->
        [white] Las blancas han pensado { $face }.
       *[black] Las negras han pensado { $face }.
    }
}
plain-clock-runs = { $side ->
    [white] Corre el reloj de las blancas.
   *[black] Corre el reloj de las negras.
}

## Preguntas

plain-answer = Responde { $answers }.
plain-paused = Con cualquier línea vuelven a correr.
plain-which-game = ¿Qué juego? Escribe su nombre, y los minutos si quieres relojes, por ejemplo ajedrez 5+3.
plain-game = { $name }: { $game }
plain-no-game = Ningún juego se llama «{ $text }».
plain-welcome = { $game }. Escribe una jugada, o ayuda.
plain-language = Español.

## Ayuda

plain-help-moves = Una jugada: { $hint }
plain-command = { $command ->
    [help] { $name }: lo que se puede escribir.
    [rules] { $name }: las reglas en breve.
    [board] { $name }: el tablero, dibujado con letras.
    [rows] { $name }: lo que hay en cada fila.
    [row] { $name } { $row }: lo que hay en esa fila.
    [on] { $name } { $square }: lo que hay en esa casilla.
    [where] { $name } { $kind }: dónde están las piezas de esa clase.
    [pieces] { $name }: todas las piezas de los dos bandos.
    [moves] { $name }: las jugadas legales; { $name } { $square }: las de esa casilla.
    [last] { $name }: la última jugada.
    [history] { $name }: todas las jugadas hasta ahora.
    [clocks] { $name }: lo que marcan los relojes.
    [back] { $name }: la posición antes de la última jugada; { $name } 3: tres jugadas antes.
    [forward] { $name }: la posición tras la jugada siguiente; { $name } 3: tres jugadas después.
    [start] { $name }: la posición al comienzo de la partida.
    [now] { $name }: otra vez la posición presente.
    [undo] { $name }: deshace la última jugada.
    [redo] { $name }: la vuelve a jugar.
    [draw] { $name }: ofrece tablas, o las reclama.
    [claim] { $name }: reclama tablas.
    [resign] { $name }: abandona la partida.
    [pause] { $name }: para los relojes; dos ordenadores esperan, o siguen.
    [step] { $name }: dos ordenadores juegan una jugada y esperan.
    [hint] { $name }: qué jugaría el ordenador.
    [players] { $name }: quién juega.
    [new] { $name }: otra partida; { $name } { $game }: de ese juego, al momento.
    [again] { $name }: la misma partida otra vez.
    [language] { $name }: English.
   *[quit] { $name }: termina el programa.
}
