### La ayuda de la línea de órdenes: para qué sirve cada orden y cada argumento.

command-line-usage = Uso
command-line-commands = Órdenes
command-line-arguments = Argumentos
command-line-options = Opciones
command-line-about-command = { $command ->
    [damero] Damas españolas, damas inglesas y ajedrez, a toda pantalla en una terminal
    [play] Empieza una partida enseguida
    [moves] Escribe las jugadas legales, una por línea
    [perft] Cuenta las series de jugadas legales hasta una profundidad
    [explain] Dice si una jugada es legal y, si no, exactamente por qué
    [bestmove] Escribe la jugada del ordenador, su puntuación y la línea que espera
    [bench] Escribe cuántas posiciones mira el ordenador en una búsqueda fija, y cuántas por segundo
    [tablebase] Tablas de finales de damas: calcularlas, consultarlas y contar lo que hay en ellas
    [build] Calcula las tablas de un juego y las guarda en la carpeta de caché
    [probe] Escribe qué vale una posición y, de mejor a peor, a qué lleva cada jugada
    [stats] Escribe cuántas posiciones de cada material gana, empata y pierde quien mueve
    [uci] Hace de motor para programas de ajedrez: habla UCI
    [tune] Ajusta los pesos de una evaluación a partidas del ordenador contra sí mismo, y los escribe
    [arena] Hace jugar un encuentro a dos ordenadores y escribe cómo va
    [completions] Escribe un guion de autocompletado para un intérprete de órdenes
    [man] Escribe la página del manual
    [help] Escribe esta ayuda, o la de una orden
   *[other] { "" }
}
command-line-more-about-command = { $command ->
    [damero] Sin ninguna orden, damero abre su menú.
    [bestmove] La puntuación va en peones, para quien mueve; #3 es ganar en tres jugadas y #-3, perder.
    [stats] K (Q, reina) es una dama y M un peón; la última columna es la victoria o la derrota más larga, en medias jugadas.
   *[other] { "" }
}
command-line-about-argument = { $argument ->
    [lang] El idioma de todo lo que se dice; si no, el de la configuración o el del sistema
    [plain] Línea por línea, sin pantalla: para lectores de pantalla, terminales sencillas y guiones
    [theme] Los colores: { $themes }, o un tema tuyo
    [ascii] Dibuja solo con caracteres ASCII
    [color] Cuántos colores muestra la terminal
    [animation] Con qué rapidez se mueven las piezas por el tablero: de 0, al instante, a 9
    [no_mouse] Deja el ratón a la terminal
    [game] El juego: damas, damas-oficiales, inglesas, ajedrez u otras damas
    [fen] La posición, en FEN (ajedrez) o en el FEN de PDN (damas)
    [play-white] Quién juega con blancas: human (una persona), computer o computer:NIVEL (de 1 a 10), o en ajedrez uci:ORDEN, otro programa
    [play-black] Quién juega con negras
    [play-time] Los relojes: none (ninguno), 10, 5+3, 5d3 (demora), 5b3 (Bronstein), 40/90+30 o 10,5 (blancas y negras)
    [play-fen] La posición inicial, en FEN (ajedrez) o en el FEN de PDN (damas)
    [play-seed] Lo que decide cada sorteo; si no se da, cada vez otro número
    [moves-notation] Cómo se escriben las jugadas; si no se da, como es propio del juego
    [perft-depth] Cuántas medias jugadas
    [perft-distinct] Cuenta una sola vez las capturas que llevan a lo mismo
    [perft-divide] Escribe también la cuenta de cada primera jugada
    [perft-threads] Cuántos hilos se reparten las primeras jugadas
    [explain-text] La jugada, de cualquier modo que se pueda teclear
    [bestmove-depth] A cuántas medias jugadas mirar
    [bestmove-nodes] Cuántas posiciones mirar
    [bestmove-movetime] Cuánto tiempo pensar; un segundo si no hay otro límite
    [bestmove-level] Con qué fuerza jugar: de 1, un principiante, a 10, todo lo que sabe
    [bestmove-seed] Lo que decide los errores de los niveles bajos
    [pieces] El máximo de piezas, de 2 a 4; si no se da, 4, y en tableros de diez por diez 3
    [tune-games] De cuántas partidas aprender
    [tune-nodes] Cuántas posiciones mirar por jugada
    [tune-seed] Lo que decide las aperturas
    [tune-threads] Cuántos hilos se reparten las partidas; el resultado es el mismo
    [arena-first] El primer jugador: nodes:N (posiciones), depth:N (profundidad) o movetime:MS (tiempo)
    [arena-second] El segundo jugador
    [arena-games] Cuántas partidas: dos de cada apertura
    [arena-opening_plies] Cuántas jugadas de cada apertura se sortean
    [arena-seed] Lo que decide las aperturas
    [completions-shell] El intérprete de órdenes
    [help-subcommand] La orden
    [help] Escribe la ayuda; -h la escribe abreviada
    [version] Escribe la versión
   *[other] { "" }
}
command-line-one-of = { $about } [uno de: { $choices }]
command-line-usually = { $about } [normalmente: { $usual }]
command-line-one-of-usually = { $about } [uno de: { $choices }; normalmente: { $usual }]
command-line-value = { $value ->
    [options] { "[" }OPCIONES]
    [command] ORDEN
    [lang] IDIOMA
    [name] NOMBRE
    [colors] COLORES
    [depth] PROFUNDIDAD
    [speed] RAPIDEZ
    [game] JUEGO
    [fen] FEN
    [who] QUIÉN
    [tc] TIEMPO
    [n] N
    [ms] MS
    [pieces] PIEZAS
    [plies] JUGADAS
    [notation] NOTACIÓN
    [move] JUGADA
    [shell] INTÉRPRETE
    [a] A
    [b] B
   *[other] { "" }
}
