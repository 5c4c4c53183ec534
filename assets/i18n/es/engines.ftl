# Por qué otro programa no sigue jugando

engine-bad-command = No se entiende esta orden: { $command }
engine-not-found = No hay ningún programa { $program }.
engine-not-allowed = No está permitido ejecutar { $program }.
engine-not-started = No se pudo arrancar { $program }: { $reason }
engine-no-greeting = { $program } no contesta como un motor que habla UCI.
engine-silent = { $program } no contesta.
engine-ended = { $program } ha terminado.
engine-no-move = { $program } contestó «{ $text }», que no es una jugada legal.
engine-last-words = { $trouble } Lo último que dijo: «{ $words }»
answer-take-over = Mover a mano
