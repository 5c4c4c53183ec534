### Settings, commands, and what is wrong with the player’s own files.

menu-settings = Settings
menu-about-settings = Language, theme, pieces, movement and more, seen as you change them.

settings-title = Settings
setting = { $setting ->
    [language] Language
    [theme] Theme
    [pieces] Pieces
    [ascii] ASCII only
    [animation] Moving pieces
    [coordinates] Coordinates
    [notation] Moves written
    [confirm-resign] Ask to resign
    [bell] Bell
   *[mouse] Mouse
}
setting-on = yes
setting-off = no
setting-language = English
setting-pieces = { $pieces ->
    [classic] drawn, shaded
    [flat] drawn, flat
    [glyphs] symbols
   *[letters] letters
}
setting-animation = { $speed ->
    [0] no
   *[other] speed { $speed }
}
setting-notation = { $notation ->
    [own] game’s own
    [san] English Nf3
    [local] local Nf3
    [figurines] figurines
    [coordinate] coordinates
    [uci] as engines do
   *[numeric] numbers
}
about-setting = { $setting ->
    [language] The language of everything that is said. Ctrl-T changes it anywhere.
    [pieces] Drawn pieces need squares of six by three cells; on smaller ones symbols are shown.
    [ascii] Nothing but plain characters, and pieces as letters.
    [animation] How fast pieces move over the board: not at all, or 1, slow, to 9.
    [coordinates] The names of rows and columns, and the numbers of the squares.
    [confirm-resign] Whether a question stands before giving a game up.
    [bell] The terminal’s bell, when a move is refused.
   *[mouse] The mouse plays; with Shift held it selects text.
}
about-theme = { $theme ->
    [walnut] Maple and walnut, ivory and ebony; for dark terminals.
    [tournament] Green and buff, as at tournaments.
    [contrast] Black, white and strong marks.
    [clarity] Colours that the colour-blind can tell apart.
    [ocean] Blues, for the evening.
    [paper] For terminals with a light background.
    [console] For consoles of sixteen colours.
   *[other] A theme of your own: themes/{ $theme }.toml.
}
about-notation = Chess: { $chess } · draughts: { $draughts }. Where a way does not fit a game, the game’s own is used.

## Commands

command-title = Command
command-hint = such as undo or theme; Tab completes
command-hint-short = such as undo
command-unknown = There is no command “{ $text }”. Tab in an empty line shows those there are.
command-ambiguous = “{ $text }” is not clear: { $names }?
command-not-one-of = { $command } needs one of these: { $choices }.
command-not-a-number = { $command } needs a number from 0 to { $last }.
command-stands-alone = Nothing follows after { $command }.

## Files

trouble-unreadable = { $file } can’t be read.
trouble-syntax = { $file }, line { $line }: this is not TOML.
trouble-unknown-key = { $file }, line { $line }: there is no { $key } to be set.
trouble-not-a-value = { $key ->
    [language] { $file }, line { $line }: language must be "en" or "es".
    [theme] { $file }, line { $line }: theme must be a name in quotes.
    [pieces] { $file }, line { $line }: pieces must be "classic", "flat", "glyphs" or "letters".
    [threads] { $file }, line { $line }: threads must be a number from 0, for cores less one, to 255.
    [hash] { $file }, line { $line }: hash must be a number of megabytes from 1 to 65535.
    [animation] { $file }, line { $line }: animation must be a number from 0 to 9.
    [notation] { $file }, line { $line }: notation must be "own", "san", "local", "figurines", "coordinate", "uci" or "numeric".
   *[other] { $file }, line { $line }: { $key } must be true or false.
}
trouble-not-a-color = { $file }, line { $line }: { $key } must be a colour, such as "#c0a070", "bright-blue" or 180.
trouble-unknown-base = { $file }, line { $line }: extends must be the name of a theme that comes with damero.
trouble-no-such-theme = There is no theme called { $name }; the usual one is used.
trouble-not-saved = The settings could not be kept: { $file } can’t be written.
trouble-left-alone = The settings were not kept: { $file } has to be mended first, in line { $line }.
