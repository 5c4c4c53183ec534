### Damas: por qué se rechazan jugadas y posiciones, y cómo acaban las partidas.
### $piece, $best: man (peón), queen (reina, en damas españolas) o king (dama). $side, $winner: white o black.

draughts-piece = { $piece ->
    [man] peón
    [queen] reina
   *[king] dama
}

## Por qué se rechaza una jugada

draughts-not-playable = En { $square } nunca hay piezas: solo se juega en las casillas { $shade ->
    [light] blancas
   *[dark] negras
}.
draughts-no-piece = En { $square } no hay ninguna pieza.
draughts-opponents-piece = { $piece ->
    [man] El peón
    [queen] La reina
   *[king] La dama
} de { $square } es de las { $side ->
    [white] blancas
   *[black] negras
}.
draughts-blocked = { $piece ->
    [man] El peón
    [queen] La reina
   *[king] La dama
} de { $square } no puede moverse: { $count ->
    [one] estorba la pieza de { $squares }
   *[other] estorban las piezas de { $squares }
}.
draughts-other-must-capture = { $piece ->
    [man] El peón
    [queen] La reina
   *[king] La dama
} de { $square } no puede comer, y hay que comer: { $best ->
    [man] el peón
    [queen] la reina
   *[king] la dama
} de { $origin } puede comer { $pieces ->
    [one] una pieza
   *[other] { $pieces } piezas
} ({ $path }).
draughts-must-capture = Hay que comer: { $best ->
    [man] el peón
    [queen] la reina
   *[king] la dama
} de { $origin } puede comer { $pieces ->
    [one] una pieza
   *[other] { $pieces } piezas
} ({ $path }).
draughts-most-pieces = Hay que comer lo máximo: { $best ->
    [man] el peón
    [queen] la reina
   *[king] la dama
} de { $origin } puede comer { $pieces } piezas ({ $path }); tu jugada come { $chosen-pieces } ({ $chosen-path }).
draughts-with-king = Si puede comer una dama, come la dama y no el peón: debe comer la de { $origin } ({ $path }); tu jugada come con el peón de { $chosen-origin }.
draughts-most-kings = Entre capturas de igual número de piezas hay que elegir la de más { $title ->
    [queen] reinas
   *[king] damas
}: { $best ->
    [man] el peón
    [queen] la reina
   *[king] la dama
} de { $origin } puede comer { $kings } ({ $path }); tu jugada come { $chosen-kings ->
    [0] ninguna
   *[other] { $chosen-kings }
} ({ $chosen-path }).
draughts-earliest-king = Entre capturas por lo demás iguales hay que elegir la que antes come una dama: { $path }; tu jugada es { $chosen-path }.
draughts-no-move = La jugada tiene que acabar en una casilla distinta de { $square }.
draughts-own-piece-there = En { $square } está tu { $piece ->
    [man] propio peón
    [queen] propia reina
   *[king] propia dama
}.
draughts-not-diagonal = Las piezas van en diagonal: { $to } no está en una diagonal de { $from }.
draughts-backward = Los peones van hacia delante: el de { $from } no puede volver a { $to }.
draughts-backward-capture = Los peones comen hacia delante: el de { $from } no puede comer la pieza de { $over }, que está detrás.
draughts-too-far = { $piece ->
    [man] Un peón
    [queen] Una reina
   *[king] Una dama
} avanza una casilla o salta sobre una pieza: { $to } está demasiado lejos de { $from }.
draughts-own-piece-in-the-way = No se puede ir de { $from } a { $to }: estorba { $piece ->
    [man] tu peón
    [queen] tu reina
   *[king] tu dama
} de { $square }.
draughts-two-in-a-row = Las piezas de { $first } y { $second } están seguidas: no se pueden saltar.
draughts-no-room-behind = La pieza de { $over } no se puede comer: detrás, en { $behind }, está tu propia pieza.
draughts-edge-behind = La pieza de { $over } no se puede comer: está en el borde y detrás no hay casilla.
draughts-nothing-to-capture = Para saltar de { $from } a { $to } hace falta una pieza contraria en { $over }.
draughts-man-takes-king = Un peón no puede comer una dama: el de { $from } no puede saltar sobre { $over }.
draughts-king-must-go-on = Después de comer la pieza de { $over } hay que seguir comiendo: { $piece ->
    [man] el peón
    [queen] la reina
   *[king] la dama
} debe caer en { $squares }, no en { $to }.
draughts-must-go-on = La captura que pasa por { $at } hay que terminarla: { $path }.
draughts-move-ends = La jugada acaba en { $at }: no puede seguir hasta { $to }.
draughts-goes-on-elsewhere = Desde { $at } la captura no puede seguir a { $to }, solo a { $squares }.

## Por qué se rechaza una posición

draughts-setup-not-playable = En { $square } no puede haber piezas: no es una casilla en la que se juegue.
draughts-setup-occupied-twice = En { $square } hay dos piezas.
draughts-setup-man-on-last-row = El peón { $side ->
    [white] blanco
   *[black] negro
} de { $square } está en su última fila: sería { $title ->
    [queen] reina
   *[king] dama
}.
draughts-setup-too-many = Las { $side ->
    [white] blancas
   *[black] negras
} tienen { $count } piezas; el máximo es { $most }.
draughts-fen-fields = Una posición tiene tres campos separados por dos puntos, como W:W18,K22:B9,10; esta tiene { $count }.
draughts-fen-side = A quién le toca se escribe W o B, no «{ $text }».
draughts-fen-colour = Las piezas de un bando empiezan por W o B; «{ $text }» no.
draughts-fen-same-colour = Las dos listas de piezas son de las { $side ->
    [white] blancas
   *[black] negras
}.
draughts-fen-square = «{ $text }», entre las piezas { $side ->
    [white] blancas
   *[black] negras
}, no es una casilla: van numeradas del 1 al { $count }.
draughts-fen-range = «{ $text }», entre las piezas { $side ->
    [white] blancas
   *[black] negras
}, no es un intervalo: hacen falta dos números, primero el menor.

## Cómo acaba una partida

draughts-no-pieces = { $winner ->
    [white] Ganan las blancas: a las negras
   *[black] Ganan las negras: a las blancas
} no les quedan piezas.
draughts-no-moves = { $winner ->
    [white] Ganan las blancas: las negras
   *[black] Ganan las negras: las blancas
} no pueden mover.
draughts-quiet-kings = { $claimed ->
    [yes] Se pueden reclamar tablas
   *[no] Tablas
}: { $moves } jugadas de cada bando sin comer ni mover peones.
draughts-lone-king = { $claimed ->
    [yes] Se pueden reclamar tablas
   *[no] Tablas
}: { $moves } jugadas de cada bando contra una sola { $title ->
    [queen] reina
   *[king] dama
}.
draughts-held-diagonal = { $claimed ->
    [yes] Se pueden reclamar tablas
   *[no] Tablas
}: { $moves } jugadas de cada bando, con tres { $title ->
    [queen] reinas
   *[king] damas
} dueñas de la diagonal principal contra una.
