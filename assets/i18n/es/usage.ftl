### Lo que está mal en una línea de órdenes.

usage-unknown-command = { $is-meant ->
    [yes] No hay ninguna orden «{ $name }»; ¿querías decir { $meant }? Con damero --help se ven todas.
   *[no] No hay ninguna orden «{ $name }». Con damero --help se ven todas.
}
usage-unknown-argument = { $kind ->
    [word] Sobra «{ $name }». { usage-help }
   *[option] { $is-meant ->
        [yes] No hay ninguna opción { $name }; ¿querías decir { $meant }? Con damero --help se ven todas.
       *[no] No hay ninguna opción { $name }. Con damero --help se ven todas.
    }
}
usage-not-a-value = { $argument } no puede ser «{ $value }». { usage-help }
usage-not-one-of = { $argument } no puede ser «{ $value }»: escribe { $choices }.
usage-no-value = A { $argument } le falta el valor. { usage-help }
usage-none-of = A { $argument } le falta el valor: escribe { $choices }.
usage-missing = { $count ->
    [one] Falta { $arguments }. { usage-help }
   *[other] Faltan { $arguments }. { usage-help }
}
usage-not-together = { $argument } y { $other } no van juntas.
usage-twice = { $argument } está dos veces.
usage-other = La línea de órdenes no se entiende. { usage-help }
usage-help = Con damero --help se ve qué se puede escribir.
