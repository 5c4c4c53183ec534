# The mouse

mouse-title = With the mouse
mouse-text =
    Click a piece and then the square it goes to, or drag it there.
    The wheel over the board or the moves walks through the game; a click on a move looks at it.
    In menus, forms and questions, click a line; one of a form or of the settings changes at the second click.
    With Shift held the terminal selects text, as ever.
