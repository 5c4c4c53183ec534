### Ajustes, órdenes, y lo que está mal en los ficheros del propio jugador.

menu-settings = Ajustes
menu-about-settings = Idioma, tema, piezas, movimiento y más, a la vista mientras los cambias.

settings-title = Ajustes
setting = { $setting ->
    [language] Idioma
    [theme] Tema
    [pieces] Piezas
    [ascii] Solo ASCII
    [animation] Movimiento
    [coordinates] Coordenadas
    [notation] Anotación
    [confirm-resign] Confirmación
    [bell] Timbre
   *[mouse] Ratón
}
setting-on = sí
setting-off = no
setting-language = español
setting-pieces = { $pieces ->
    [classic] con sombras
    [flat] planas
    [glyphs] símbolos
   *[letters] letras
}
setting-animation = { $speed ->
    [0] no
   *[other] velocidad { $speed }
}
setting-notation = { $notation ->
    [own] la del juego
    [san] inglesa Nf3
    [local] local Cf3
    [figurines] figuras
    [coordinate] coordenadas
    [uci] de motores
   *[numeric] números
}
about-setting = { $setting ->
    [language] El idioma de todo lo que se dice. Ctrl-T lo cambia en cualquier sitio.
    [pieces] Las piezas dibujadas piden casillas de seis por tres celdas; en las menores se ven símbolos.
    [ascii] Nada más que caracteres sencillos, y las piezas como letras.
    [animation] A qué velocidad se mueven las piezas: nada, o de 1, despacio, a 9.
    [coordinates] Los nombres de filas y columnas, y los números de las casillas.
    [confirm-resign] Si hay una pregunta antes de abandonar la partida.
    [bell] El timbre de la terminal, cuando una jugada no vale.
   *[mouse] El ratón juega; con Mayús selecciona texto.
}
about-theme = { $theme ->
    [walnut] Arce y nogal, marfil y ébano; para terminales oscuras.
    [tournament] Verde y crema, como en los torneos.
    [contrast] Negro, blanco y marcas fuertes.
    [clarity] Colores que distingue quien es daltónico.
    [ocean] Azules, para la noche.
    [paper] Para terminales de fondo claro.
    [console] Para consolas de dieciséis colores.
   *[other] Un tema tuyo: themes/{ $theme }.toml.
}
about-notation = Ajedrez: { $chess } · damas: { $draughts }. Donde una anotación no sirve se usa la del propio juego.

## Órdenes

command-title = Orden
command-hint = como deshacer o tema; Tab completa
command-hint-short = p. ej. tema
command-unknown = No hay ninguna orden «{ $text }». Tab en la línea vacía muestra las que hay.
command-ambiguous = «{ $text }» no está claro: ¿{ $names }?
command-not-one-of = { $command } pide una de estas palabras: { $choices }.
command-not-a-number = { $command } pide un número del 0 al { $last }.
command-stands-alone = Detrás de { $command } no va nada.

## Ficheros

trouble-unreadable = No se puede leer { $file }.
trouble-syntax = { $file }, línea { $line }: esto no es TOML.
trouble-unknown-key = { $file }, línea { $line }: no hay ningún ajuste { $key }.
trouble-not-a-value = { $key ->
    [language] { $file }, línea { $line }: language ha de ser "en" o "es".
    [theme] { $file }, línea { $line }: theme ha de ser un nombre entre comillas.
    [pieces] { $file }, línea { $line }: pieces ha de ser "classic", "flat", "glyphs" o "letters".
    [threads] { $file }, línea { $line }: threads ha de ser un número de 0, núcleos menos uno, a 255.
    [hash] { $file }, línea { $line }: hash ha de ser un número de megabytes de 1 a 65535.
    [animation] { $file }, línea { $line }: animation ha de ser un número del 0 al 9.
    [notation] { $file }, línea { $line }: notation ha de ser "own", "san", "local", "figurines", "coordinate", "uci" o "numeric".
   *[other] { $file }, línea { $line }: { $key } ha de ser true o false.
}
trouble-not-a-color = { $file }, línea { $line }: { $key } ha de ser un color, como "#c0a070", "bright-blue" o 180.
trouble-unknown-base = { $file }, línea { $line }: extends ha de nombrar un tema de los que trae damero.
trouble-no-such-theme = No hay ningún tema { $name }; se usa el de siempre.
trouble-not-saved = Los ajustes no se han guardado: no se puede escribir { $file }.
trouble-left-alone = Los ajustes no se han guardado: antes hay que arreglar { $file }, en la línea { $line }.
