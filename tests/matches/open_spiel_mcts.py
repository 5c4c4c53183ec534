"""English draughts against the Monte Carlo tree search of OpenSpiel, each opening with both colours.

Needs: Python 3.9 or later and the package open_spiel (pip install open_spiel).
Run:   python3 open_spiel_mcts.py path/to/damero [games] [milliseconds] [simulations] [seed]

OpenSpiel's checkers is played hop by hop on the same squares; its second player is the one at the top, here Black, who
begins with us, so the board is turned round: its first player is our Black. Openings of two to four plies are drawn by
lot. Who wins is for OpenSpiel to say; a position that comes back a third time draws the game.
"""

import random
import re
import subprocess
import sys

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

SIZE = 8


def number(row, column):
    """The number of a square for the side that begins: 1 at its right-hand end of its own row."""
    return (SIZE - 1 - row) * 4 + (SIZE - 1 - column) // 2 + 1


def cells(state):
    """The rows of the board as OpenSpiel draws it, the top row first."""
    rows = re.findall(r"^\s*\d([.oO+*x8]+)\s*$", str(state), re.MULTILINE)
    assert len(rows) == SIZE, str(state)
    return rows


def fen(state):
    """The position for damero: OpenSpiel's first player is Black here."""
    men = {"o": [], "+": []}
    for row, line in enumerate(cells(state)):
        for column, cell in enumerate(line):
            if cell in "o8":
                men["o"].append(("K" if cell == "8" else "") + str(number(row, column)))
            elif cell in "+*":
                men["+"].append(("K" if cell == "*" else "") + str(number(row, column)))
    turn = "BW"[state.current_player()]
    return f"{turn}:W{','.join(men['+'])}:B{','.join(men['o'])}"


def squares(state, action):
    """Where an action begins and ends."""
    text = state.action_to_string(state.current_player(), action)
    corners = re.findall(r"([a-h])(\d)", text)
    return [number(SIZE - int(rank), "abcdefgh".index(file)) for file, rank in corners]


class Damero:
    """Our side: a whole move is asked for, and played hop by hop."""

    def __init__(self, program, milliseconds):
        self.command = [program, "bestmove", "english", "--movetime", milliseconds]
        self.way = []

    def hop(self, state):
        """The action to take now."""
        if not self.way:
            text = subprocess.run(
                [*self.command, "--fen", fen(state)], check=True, capture_output=True, text=True
            ).stdout.split("\n")[0]
            self.way = self.hops(state, [int(square) for square in re.split("[-x]", text)])
        return self.way.pop(0)

    def hops(self, state, wanted):
        """The actions that lead from the first square to the last, by those between if they are named."""
        player = state.current_player()

        def search(here, at, path):
            ends = here.is_terminal() or here.current_player() != player
            if path and ends:
                return [] if at == wanted[-1] and (len(wanted) == 2 or path == wanted) else None
            for action in here.legal_actions():
                start, end = squares(here, action)
                if start == at:
                    rest = search(here.child(action), end, [*(path or [at]), end])
                    if rest is not None:
                        return [action, *rest]
            return None

        way = search(state, wanted[0], [])
        assert way, f"{wanted} in {fen(state)}"
        return way


def opening(game, chance):
    """Some actions drawn by lot."""
    state = game.new_initial_state()
    line = []
    for _ in range(chance.randint(2, 4)):
        action = chance.choice(state.legal_actions())
        line.append(action)
        state.apply_action(action)
    return line


def play(game, line, side, ours, theirs):
    """What our side gets: 1, 0 or -1."""
    state = game.new_initial_state()
    for action in line:
        state.apply_action(action)
    seen = {}
    while not state.is_terminal():
        text = str(state)
        seen[text] = seen.get(text, 0) + 1
        if seen[text] == 3:
            return 0
        state.apply_action(ours.hop(state) if state.current_player() == side else theirs.step(state))
    return round(state.returns()[side])


def main(program, games="40", milliseconds="150", simulations="1000", seed="1"):
    """Plays the match; fails if a game is lost."""
    game = pyspiel.load_game("checkers")
    chance = random.Random(int(seed))
    numbers = numpy.random.RandomState(int(seed))
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    theirs = mcts.MCTSBot(
        game, 2.0, int(simulations), evaluator, random_state=numbers, solve=True
    )
    tally = {1: 0, 0: 0, -1: 0}
    for _ in range(int(games) // 2):
        line = opening(game, chance)
        for side in (0, 1):
            tally[play(game, line, side, Damero(program, milliseconds), theirs)] += 1
            print(f"+{tally[1]} ={tally[0]} -{tally[-1]}", flush=True)
    print(f"{100 * (tally[1] + tally[0] / 2) / sum(tally.values()):.1f} % of {sum(tally.values())}")
    return 1 if tally[-1] else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
