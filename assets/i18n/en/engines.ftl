# Why another program does not play on

engine-bad-command = This command can’t be understood: { $command }
engine-not-found = There is no program { $program }.
engine-not-allowed = { $program } may not be run.
engine-not-started = { $program } could not be started: { $reason }
engine-no-greeting = { $program } does not answer as an engine that speaks UCI does.
engine-silent = { $program } does not answer.
engine-ended = { $program } has ended.
engine-no-move = { $program } answered “{ $text }”, which is no legal move.
engine-last-words = { $trouble } Its last words: “{ $words }”
answer-take-over = Move by hand
