### Las palabras del propio programa: menú, formulario, mesa, preguntas. Las de las reglas están en los ficheros vecinos.

app-tagline = Damas y ajedrez en la terminal

## Juegos

game-name = { $game ->
    [spanish] Damas españolas
    [spanish-official] Damas españolas
    [english] Damas inglesas
    [chess] Ajedrez
    [portuguese] Damas portuguesas
    [italian] Damas italianas
    [pool] Damas de pool
    [russian] Damas rusas
    [brazilian] Damas brasileñas
    [czech] Damas checas
    [international] Damas internacionales
   *[other] { $game }
}
game-name-with-rules = { $game ->
    [spanish] Damas españolas · reglas del texto
    [spanish-official] Damas españolas · reglas federativas
    [chess] Ajedrez · Leyes de la FIDE
   *[other] { game-name }
}
rules-name = { $game ->
    [spanish] Del texto: a sorteo, sin tablas
    [spanish-official] Federación: ley de calidad, tablas
   *[other] Las suyas
}
game-about = { $game ->
    [spanish] La reina vuela; comer lo máximo es obligatorio y el programa juega la captura entera; entre capturas iguales sortea.
    [spanish-official] Como juega la federación: el mayor número, luego más reinas; hay tablas.
    [english] Empiezan las negras; damas cortas; se elige qué comer, pero hay que terminarlo.
    [chess] Leyes de la FIDE, cada jugada juzgada paso a paso, con relojes.
    [portuguese] Como las españolas de federación, en las casillas oscuras.
    [italian] Damas cortas; un peón no puede comer una dama; lo máximo, luego con dama.
    [pool] Los peones comen también hacia atrás; damas largas; captura libre.
    [russian] Los peones comen también hacia atrás y coronan en plena captura; captura libre.
    [brazilian] Los peones comen también hacia atrás; lo máximo.
    [czech] Damas largas; si una dama puede comer, come ella; si no, captura libre.
    [international] Diez por diez casillas; los peones comen también hacia atrás; lo máximo.
   *[other] { $game }
}

## Bandos

side-name = { $side ->
    [white] Blancas
   *[black] Negras
}

## Menú

menu-more-draughts = Más damas
menu-help = Ayuda
menu-back = Volver
menu-quit = Salir
menu-about-more = Otros siete reglamentos, y las reglas federativas españolas.
menu-about-help = Las teclas, y cómo se escriben las jugadas.
menu-about-back = A la primera lista.
menu-about-quit = De vuelta a la terminal.

## Partida nueva

form-title = Partida nueva
form-game = Juego
form-rules = Reglas
form-starts = Empiezan
form-name = { $side ->
    [white] Blancas
   *[black] Negras
}
form-name-empty = nombre (opcional)
form-clock = Reloj
form-own-clock = Minutos
form-begin = Empezar la partida
clock-none = sin reloj
clock-own = a tu gusto…
form-own-clock-about = 5+3 suma 3 segundos por jugada · 5d3 espera 3 segundos · 5b3 Bronstein · 40/90+30 · 10,5 blancas, negras
form-clock-problem = Eso no es un control de tiempo: «{ $text }». Escribe por ejemplo 10, 5+3, 5d3, 40/90+30 o 10,5.

## Mesa

history-title = Jugadas
history-past = Jugadas · mirando atrás
history-empty = Aún no hay jugadas.
prompt-title = Jugada
prompt-hint = { $game ->
    [spanish] por ejemplo F1E2, o C4D5
    [spanish-official] por ejemplo 10-14 u 11x25
    [chess] por ejemplo e4, Cf3 o e2e4
   *[other] por ejemplo { $example }
}
prompt-hint-short = { $game ->
    [spanish] p. ej. F1E2
    [spanish-official] p. ej. 10-14
    [chess] p. ej. e4
   *[other] p. ej. { $example }
}
captured-by = { $side ->
    [white] Blancas comieron
   *[black] Negras comieron
}
table-too-small = La terminal necesita al menos { $width }×{ $height } casillas; tiene { $has-width }×{ $has-height }.
status-check = jaque
say-to-move = { $side ->
    [white] Juegan blancas.
   *[black] Juegan negras.
}
say-check = { $side ->
    [white] El rey blanco está en jaque.
   *[black] El rey negro está en jaque.
}
say-must-capture = { $side ->
    [white] Las blancas tienen que comer, desde { $squares }.
   *[black] Las negras tienen que comer, desde { $squares }.
}
say-in-hand = Desde { $square }: elige adónde.
say-in-hand-further = La captura sigue desde { $square }.
say-looking-back = { $ply ->
    [0] Este es el comienzo de la partida. Fin: vuelve al presente.
   *[other] { $side ->
        [white] Tras la jugada { $number } de las blancas. Fin: vuelve al presente.
       *[black] Tras la jugada { $number } de las negras. Fin: vuelve al presente.
    }
}
say-lot = { $of } capturas iguales: el sorteo eligió { $played }.
say-took-back = Se deshizo la última jugada. Con y se vuelve a jugar.
say-nothing-to-take-back = No hay jugada que deshacer.
say-redone = La jugada se volvió a jugar.
say-nothing-to-redo = No hay nada que volver a jugar.
say-no-draws = En este juego no hay tablas: sigue hasta que gana un bando.
say-draw-declined = Tablas rechazadas.
say-game-is-over = La partida ha terminado. Esc muestra qué se puede hacer.
say-nothing-to-pause = Ningún reloj está en marcha.
say-capture-goes-on = La captura no ha terminado: sigue a { $squares }.
say-nothing-begins-so = Ninguna jugada legal empieza así.
say-not-a-move = «{ $text }» no es una jugada. { $hint }
prompt-hint-sentence = { $game ->
    [spanish] Escribe por ejemplo F1E2: fila y columna, primero de dónde, luego adónde.
    [chess] Escribe por ejemplo e2e4, Cf3 u O-O.
   *[other] Escribe por ejemplo { $example }.
}
say-ambiguous = Valen varias capturas: { $moves }. Escribe el camino entero.
list-and = { $first } y { $last }
list-or = { $first } o { $last }

## Finales

ending = { $reason ->
    [checkmate] { $winner ->
        [white] Jaque mate: ganan las blancas.
       *[black] Jaque mate: ganan las negras.
    }
    [resignation] { $winner ->
        [white] Ganan las blancas: las negras abandonaron.
       *[black] Ganan las negras: las blancas abandonaron.
    }
   *[time] { $winner ->
        [white] Ganan las blancas: se acabó el tiempo de las negras.
       *[black] Ganan las negras: se acabó el tiempo de las blancas.
    }
}
draw = { $reason ->
    [stalemate] Tablas por ahogado: no hay jugada legal, ni jaque.
    [dead-position] Tablas: con lo que queda nadie puede dar mate jamás.
    [threefold] Tablas: la posición se dio tres veces.
    [fivefold] Tablas: la posición se dio cinco veces.
    [fifty-moves] Tablas: cincuenta jugadas de cada bando sin capturas ni movimientos de peón.
    [seventy-five-moves] Tablas: setenta y cinco jugadas de cada bando sin capturas ni movimientos de peón.
    [agreement] Tablas de común acuerdo.
   *[time-against-bare-material] Tablas: se acabó el tiempo, pero el rival no podía ganar de ningún modo.
}
claim = { $reason ->
    [threefold] La posición se ha dado tres veces. ¿Reclamar tablas?
    [fifty-moves] Cincuenta jugadas de cada bando sin capturas ni movimientos de peón. ¿Reclamar tablas?
   *[other] { $moves } jugadas de cada bando sin progreso. ¿Reclamar tablas?
}

## Preguntas

ask-menu = La partida
ask-menu-text = ¿Qué quieres hacer?
ask-promotion = Coronación
ask-promotion-text = ¿En qué pieza se convierte el peón?
ask-leave = { $leaving ->
    [quit] ¿Salir?
   *[other] ¿Dejar la partida?
}
ask-leave-text = La partida no ha terminado, y se perderá.
ask-resign = ¿Abandonar?
ask-resign-text = { $side ->
    [white] Las blancas abandonan, y ganan las negras.
   *[black] Las negras abandonan, y ganan las blancas.
}
ask-draw = Oferta de tablas
ask-draw-text = { $side ->
    [white] Las negras ofrecen tablas. ¿Aceptan las blancas?
   *[black] Las blancas ofrecen tablas. ¿Aceptan las negras?
}
ask-claim = Se pueden reclamar tablas
ask-branch = ¿Jugar desde aquí?
ask-branch-text = { $lost ->
    [one] La jugada posterior a esta se perderá.
   *[other] Las { $lost } jugadas posteriores a esta se perderán.
}
ask-paused = Pausa
ask-paused-text = Los relojes están parados.
ask-over = La partida ha terminado

answer = { $answer ->
    [resume] Volver a la partida
    [take-back] Deshacer la última jugada
    [offer-draw] Ofrecer tablas
    [claim-draw] Reclamar tablas
    [resign] Abandonar
    [flip] Girar el tablero
    [pause] Parar los relojes
    [settings] Ajustes
    [help] Ayuda
    [rematch] La misma partida otra vez
    [new-game] Partida nueva
    [main-menu] Menú principal
    [quit] Salir
    [yes] Sí
    [no] No
    [look] Mirar el tablero
    [queen] Dama
    [rook] Torre
    [bishop] Alfil
    [knight] Caballo
   *[other] { $answer }
}

## Teclas

key = { $key ->
    [enter] Intro
    [esc] Esc
    [tab] Tab
    [back-tab] Mayús-Tab
    [backspace] Retroceso
    [delete] Supr
    [home] Inicio
    [end] Fin
    [page-up] RePág
    [page-down] AvPág
    [space] Espacio
    [up] Arriba
    [down] Abajo
    [left] Izquierda
    [right] Derecha
   *[other] { $key }
}

do-up = { $context ->
    [board] mover
    [help] desplazar
   *[other] elegir
}
do-down = { do-up }
do-left = { $context ->
    [board] mover
   *[other] cambiar
}
do-right = { do-left }
do-choose = { $context ->
    [command] hacerlo
    [board] tomar, poner
    [typing] jugar
    [form] seguir
    [dialog] responder
   *[other] elegir
}
do-cancel = { $context ->
    [settings] hecho
    [command] dejarlo
    [board] menú
    [typing] borrar
    [history] volver a la partida
    [dialog] dejarlo
    [help] cerrar
   *[other] volver
}
do-next = { $context ->
    [form] línea
    [history] al tablero
   *[other] jugadas
}
do-previous = línea
do-complete = completar
do-back = { $context ->
    [help] página arriba
   *[other] jugada a jugada
}
do-forward = { $context ->
    [help] página abajo
   *[other] jugada a jugada
}
do-first = { $context ->
    [settings] primera
    [menu] primera
    [dialog] primera
    [help] principio
   *[other] comienzo
}
do-last = { $context ->
    [settings] última
    [menu] última
    [dialog] última
    [help] final
   *[other] el presente
}
do-take-back = deshacer
do-redo = volver a jugar
do-flip = girar el tablero
do-draw = ofrecer o reclamar tablas
do-resign = abandonar
do-pause = parar los relojes
do-help = ayuda
do-new-game = partida nueva
do-command = orden
do-language = English
do-quit = salir
do-suspend = suspender
do-redraw = redibujar la pantalla

## Ayuda

help-title = Ayuda
help-keys = { $context ->
    [settings] En los ajustes
    [command] Al escribir una orden
    [everywhere] En todas partes
    [menu] Menú
    [form] Partida nueva
    [board] En el tablero
    [typing] Al escribir una jugada
    [history] En las jugadas
    [dialog] En una pregunta
   *[help] En esta ayuda
}
help-typing = Cómo se escriben las jugadas
help-typing-text = { $game ->
    [spanish]
        Basta empezar a escribir: letra de fila y número de columna, primero de dónde, luego adónde.
        F1E2 · un movimiento a una casilla libre.
        C4D5 · una captura: se nombra la pieza atacada, o la casilla donde se cae. El programa juega la captura entera.
        C4E6G4 · el camino entero. Dan igual mayúsculas, espacios, x y -.
    [spanish-official]
        Basta empezar a escribir los números de las casillas.
        10-14 · un movimiento. 1014 y 10 14 son lo mismo.
        11x25 · una captura, por donde acaba. Si varias acaban ahí, se escriben todas las casillas del camino: 24x6x17x30.
        F3E4 · también se leen filas y columnas.
    [chess]
        Basta empezar a escribir.
        e4 · Cf3 · exd5 · O-O · e8=D · como se anota; cf3 es una jugada de caballo.
        e2e4 · e7e8d · de dónde, adónde.
        Si se escribe solo e2, la pieza se toma en la mano.
   *[other]
        Basta empezar a escribir los números de las casillas.
        { $example } · un movimiento. Valen espacios en lugar de -.
        11x18x25 · una captura: basta la última casilla si solo una captura acaba ahí.
}
help-rules = Las reglas en breve
help-rules-text = { $game ->
    [spanish]
        El tablero tiene filas de la A a la H y columnas del 1 al 8; las piezas están en las casillas blancas. Las blancas juegan hacia arriba.
        El peón avanza una casilla en diagonal. La reina se mueve cuanto quiera por una diagonal libre.
        Comer es obligatorio, y hay que jugar la captura que come más piezas; entre iguales el programa sortea.
        Las piezas comidas salen del tablero al momento. El peón que llega a la última fila se hace reina, y ahí acaba su jugada.
        Quien se queda sin piezas, o no puede mover, pierde. No hay tablas.
    [spanish-official]
        El peón avanza una casilla en diagonal. La reina se mueve cuanto quiera por una diagonal libre.
        Comer es obligatorio: el mayor número de piezas; entre esas, más reinas; después se elige. Las piezas comidas salen al acabar la jugada.
        Quien se queda sin piezas, o no puede mover, pierde.
        Tablas: de común acuerdo; una posición por tercera vez; veinte jugadas de cada bando solo con reinas y sin comer; doce jugadas de cada bando con tres reinas contra una en la diagonal mayor.
    [english]
        Empiezan las negras. El peón avanza una casilla en diagonal; la dama se mueve una casilla en cualquier diagonal.
        Comer es obligatorio; se elige qué captura, pero la empezada hay que terminarla. El peón solo come hacia delante.
        El peón que llega a la última fila se hace dama, y ahí acaba su jugada.
        Quien se queda sin piezas, o no puede mover, pierde. Las tablas se acuerdan, o se reclaman a la tercera vez de una posición o tras cuarenta jugadas de cada bando sin comer ni avanzar un peón.
    [chess]
        Leyes de la FIDE, con enroque, toma al paso y coronación; el programa dice por qué no vale una jugada.
        La partida acaba por jaque mate, ahogado, abandono, acuerdo, tiempo, o cuando nadie puede dar mate jamás.
        Las tablas se reclaman a la tercera vez de una posición y tras cincuenta jugadas de cada bando sin capturas ni movimientos de peón; a la quinta vez y tras setenta y cinco llegan solas.
   *[other]
        { game-about }
        Comer es obligatorio. Quien se queda sin piezas, o no puede mover, pierde.
}

## Línea de órdenes

cli-not-a-terminal = damero necesita una terminal, y esto no lo es. Sin ella funcionan damero --plain, moves, perft y explain.
cli-notation-misfit = { $game }: no se escribe así.
cli-error = error: { $text }
cli-legal = { $move } es legal.
cli-legal-captures = { $move } es legal: come { $squares }.
cli-only-origin = { $square } sola no es una jugada: di también adónde.
