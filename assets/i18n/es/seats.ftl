### Quién juega: personas, el ordenador, otros programas; qué piensa el ordenador.

## El formulario

form-own-name = Nombre
form-command = Orden
form-command-empty = por ejemplo stockfish, o gnuchess --uci
form-command-about = La orden que arranca un programa de ajedrez que hable UCI, con sus argumentos.
form-no-command = { $side ->
    [white] Escribe la orden que arranca el programa de las blancas.
   *[black] Escribe la orden que arranca el programa de las negras.
}
seat = { $who ->
    [human] persona
    [computer] ordenador, nivel { $level }
   *[engine] programa (UCI)
}
seat-about = { $who ->
    [human] Alguien ante este teclado.
    [computer] { $level ->
        [1] Nivel 1: acaba de aprender cómo mueven las piezas; ve la próxima captura y a menudo la juzga mal.
        [2] Nivel 2: principiante; ve la próxima captura y juzga mal las posiciones.
        [3] Nivel 3: principiante que pone cuidado.
        [4] Nivel 4: juega en casa de vez en cuando; ve una jugada y la respuesta.
        [5] Nivel 5: juega a menudo; ve dos jugadas y aún se le escapan cosas.
        [6] Nivel 6: juega en un club; pocas veces regala algo.
        [7] Nivel 7: buen jugador de club.
        [8] Nivel 8: fuerte; solo falla en lo fino.
        [9] Nivel 9: muy fuerte; mira lejos, pero poco tiempo.
       *[10] Nivel 10: todo lo que puede el ordenador, con todo el tiempo que da el reloj.
    }
   *[engine] Un programa de ajedrez que hable UCI, como stockfish. La línea siguiente dice cómo se arranca.
}
player-name = { $who ->
    [computer] nivel { $level }
   *[engine] { $command }
}

## En la mesa

say-computers-turn = { $side ->
    [white] No te toca: las blancas son del ordenador.
   *[black] No te toca: las negras son del ordenador.
}
say-nobody-plays = Juegan dos ordenadores; aquí nadie puede ofrecer tablas ni abandonar.
say-nothing-to-step = Solo donde juegan dos ordenadores se puede pedir una jugada.
say-no-computer = No juega ningún ordenador. Con ordenador 5 ocupa el sitio del rival en el nivel 5.
say-two-people = Juegan personas en los dos bandos.
say-seated = { $who ->
    [human] { $side ->
        [white] Una persona juega con blancas.
       *[black] Una persona juega con negras.
    }
    [computer] { $side ->
        [white] El ordenador juega con blancas, en el nivel { $level }.
       *[black] El ordenador juega con negras, en el nivel { $level }.
    }
   *[engine] { $side ->
        [white] Otro programa juega con blancas.
       *[black] Otro programa juega con negras.
    }
}
say-halted = Los ordenadores esperan: p los deja seguir, s juega una jugada.
say-thinking = { $side ->
    [white] Las blancas piensan…
   *[black] Las negras piensan…
}
say-thinking-found = { $side ->
    [white] Las blancas piensan: { $move }, { $score }, profundidad { $depth }.
   *[black] Las negras piensan: { $move }, { $score }, profundidad { $depth }.
}
say-looking-for-hint = Buscando un consejo…
say-hint = { $captured ->
    [0] El ordenador jugaría { $move } ({ $score }).
    [one] El ordenador jugaría { $move }: come una pieza ({ $score }).
   *[other] El ordenador jugaría { $move }: come { $captured } piezas ({ $score }).
}
score-wins = gana en { $moves }
score-loses = pierde en { $moves }
score-unknown = sin juicio

## Otros programas

ask-engine = El otro programa
answer-replace = Que siga el ordenador
answer-try-again = Intentarlo otra vez
cli-engines-play-chess = Los programas que hablan UCI solo juegan al ajedrez.

## Teclas

do-step = jugada de dos ordenadores
do-hint = consejo
do-evaluation = quién está mejor

## Ajustes

setting-of-thinking = { $setting ->
    [show-thinking] Mostrar ideas
    [evaluation-bar] Quién va mejor
    [ponder] Pensar siempre
    [threads] Hilos
   *[hash] Memoria
}
setting-threads = { $threads ->
    [0] núcleos menos uno
   *[other] { $threads }
}
setting-hash = { $megabytes } MB
about-thinking = { $setting ->
    [show-thinking] Qué considera el ordenador, y qué le parece, mientras piensa.
    [evaluation-bar] Una barra junto al tablero: cuanto más de ella es de un bando, mejor está ese bando.
    [ponder] El ordenador piensa también en tu tiempo. Calienta la máquina.
    [threads] Con cuántos hilos piensa el ordenador.
   *[hash] Cuánto puede recordar el ordenador mientras piensa.
}
