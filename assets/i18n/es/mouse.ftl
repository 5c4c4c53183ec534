# El ratón

mouse-title = Con el ratón
mouse-text =
    Haz clic en una pieza y luego en la casilla a la que va, o arrástrala hasta allí.
    La rueda sobre el tablero o las jugadas recorre la partida; un clic en una jugada la muestra.
    En menús, formularios y preguntas, haz clic en una línea; la de un formulario o de los ajustes cambia al segundo clic.
    Con Mayús pulsada, la terminal selecciona texto, como siempre.
