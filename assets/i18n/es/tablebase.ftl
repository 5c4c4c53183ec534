### Las tablas de finales en la línea de órdenes. $value: wins, drawn, loses, lost.

tablebase-none = Solo hay tablas de finales de las damas, no del ajedrez.
tablebase-progress = Calculando las tablas de finales: { $percent } %
tablebase-built = Las tablas de finales de hasta { $pieces } piezas están calculadas y guardadas: { $positions } posiciones.
tablebase-damaged = El archivo de las tablas de finales está dañado; se calculan de nuevo.
tablebase-not-kept = No se pueden escribir las tablas de finales en el directorio de caché.
tablebase-too-small = La posición tiene { $count } piezas; las tablas de finales llegan a { $most }.
tablebase-one-side = Un bando no tiene piezas: la partida ha terminado.
tablebase-side = { $side ->
    [white] Las blancas
   *[black] Las negras
}
tablebase-verdict = { $value ->
    [wins] { $moves ->
        [one] { tablebase-side } ganan en 1 jugada.
       *[other] { tablebase-side } ganan en { $moves } jugadas.
    }
    [loses] { $moves ->
        [one] { tablebase-side } pierden en 1 jugada.
       *[other] { tablebase-side } pierden en { $moves } jugadas.
    }
    [lost] { tablebase-side } han perdido.
   *[drawn] Ningún bando puede forzar la victoria.
}
tablebase-value = { $value ->
    [wins] gana en { $moves }
    [loses] pierde en { $moves }
    [lost] pierde
   *[drawn] tablas
}
tablebase-column = { $column ->
    [material] juega-rival
    [positions] posiciones
    [won] ganadas
    [drawn] tablas
    [lost] perdidas
   *[longest] más larga, medias jugadas
}
tablebase-king = { $title ->
    [queen] R
   *[king] D
}
tablebase-man = P
