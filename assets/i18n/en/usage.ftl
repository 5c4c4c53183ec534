### What is wrong with a command line.

usage-unknown-command = { $is-meant ->
    [yes] There is no command “{ $name }”; did you mean { $meant }? damero --help lists them.
   *[no] There is no command “{ $name }”. damero --help lists them.
}
usage-unknown-argument = { $kind ->
    [word] “{ $name }” is one word too many. { usage-help }
   *[option] { $is-meant ->
        [yes] There is no option { $name }; did you mean { $meant }? damero --help lists them.
       *[no] There is no option { $name }. damero --help lists them.
    }
}
usage-not-a-value = { $argument } can’t be “{ $value }”. { usage-help }
usage-not-one-of = { $argument } can’t be “{ $value }”: write { $choices }.
usage-no-value = { $argument } needs a value. { usage-help }
usage-none-of = { $argument } needs a value: write { $choices }.
usage-missing = { $count ->
    [one] { $arguments } is missing. { usage-help }
   *[other] { $arguments } are missing. { usage-help }
}
usage-not-together = { $argument } and { $other } don’t go together.
usage-twice = { $argument } is there twice.
usage-other = The command line can’t be understood. { usage-help }
usage-help = damero --help tells what can be written.
