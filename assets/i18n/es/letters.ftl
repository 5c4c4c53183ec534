### Letras que hacen de piezas.

letters-title = Letras del tablero
letters-legend = { $game ->
    [chess] Las mayúsculas son de las blancas: R rey, D dama, T torre, A alfil, C caballo, P peón.
    [queens] b y n: peones de blancas y negras. B y N: reinas.
   *[kings] b y n: peones de blancas y negras. B y N: damas.
}
