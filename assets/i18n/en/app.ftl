### What the program is called.

app-name = damero
