#!/usr/bin/env python3
"""Plays damero against another UCI engine, each opening once with either colour, and says how it went.

    python3 tests/matches/chess_match.py "toga2" --games 60 --time 0.1
    python3 tests/matches/chess_match.py --tactics positions.epd --time 0.1

Needs python-chess. The engine is `target/release/damero uci` unless --damero says otherwise.
"""

import argparse
import math
import shlex
import time

import chess
import chess.engine

OPENINGS = [
    line.split()
    for line in """
    e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6
    e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6
    e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4
    e4 e5 Nc3 Nf6 f4 d5
    e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6
    e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6
    e4 c5 c3 d5 exd5 Qxd5
    e4 c5 Nc3 Nc6 g3 g6
    e4 e6 d4 d5 Nc3 Bb4
    e4 e6 d4 d5 e5 c5
    e4 c6 d4 d5 exd5 cxd5
    e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5
    e4 d5 exd5 Qxd5 Nc3 Qa5
    e4 d6 d4 Nf6 Nc3 g6
    e4 Nf6 e5 Nd5 d4 d6
    d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7
    d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4
    d4 d5 c4 dxc4 Nf3 Nf6 e3 e6
    d4 d5 Nf3 Nf6 Bf4 c5
    d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O
    d4 Nf6 c4 e6 Nf3 b6 g3 Ba6
    d4 Nf6 c4 g6 Nc3 Bg7 e4 d6
    d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5
    d4 Nf6 c4 c5 d5 e6 Nc3 exd5
    d4 Nf6 Bg5 Ne4 Bf4 d5
    d4 f5 g3 Nf6 Bg2 e6
    c4 e5 Nc3 Nf6 Nf3 Nc6
    c4 c5 Nf3 Nf6 Nc3 d5
    Nf3 d5 g3 Nf6 Bg2 e6
    Nf3 d5 c4 d4 g3 c5
    """.strip().splitlines()
]
LONGEST = 400


def start(command):
    """An engine with one thread and 64 megabytes, where it can be told so."""
    engine = chess.engine.SimpleEngine.popen_uci(shlex.split(command), timeout=20)
    wanted = {"Threads": 1, "Hash": 64}
    engine.configure({name: wanted[name] for name in wanted if name in engine.options})
    return engine


def play(white, black, opening, limit, game):
    """The result for White, in points, and the seconds of the longest thought beyond the first moves."""
    board = chess.Board()
    for move in opening:
        board.push_san(move)
    longest = 0.0
    while not board.is_game_over(claim_draw=True) and board.ply() < LONGEST:
        engine = white if board.turn else black
        begun = time.perf_counter()
        found = engine.play(board, limit, game=game)
        if board.fullmove_number > 8:
            longest = max(longest, time.perf_counter() - begun)
        board.push(found.move)
    result = board.result(claim_draw=True)
    return {"1-0": 1.0, "0-1": 0.0}.get(result, 0.5), longest


def match(damero, other, games, limit):
    points, longest = [], 0.0
    for game in range(games):
        opening = OPENINGS[game // 2 % len(OPENINGS)]
        is_white = game % 2 == 0
        pair = (damero, other) if is_white else (other, damero)
        score, thought = play(*pair, opening, limit, game)
        points.append(score if is_white else 1 - score)
        longest = max(longest, thought)
        print(f"{game + 1}: {tally(points)}", flush=True)
    print(f"longest thought {longest:.2f} s")


def tally(points):
    won, lost = points.count(1.0), points.count(0.0)
    mean = sum(points) / len(points)
    spread = math.sqrt(sum((point - mean) ** 2 for point in points)) / len(points)
    return f"+{won} ={len(points) - won - lost} -{lost}  {mean:.1%} ± {1.96 * spread:.1%}"


def tactics(damero, path, limit):
    solved = total = 0
    with open(path, encoding="utf-8") as lines:
        for line in filter(str.strip, lines):
            board, wanted = chess.Board.from_epd(line)
            move = damero.play(board, limit, game=object()).move
            total += 1
            solved += move in wanted["bm"] if "bm" in wanted else move not in wanted["am"]
    print(f"{solved} of {total} solved")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("other", nargs="?", help="the other engine's command")
    parser.add_argument("--damero", default="target/release/damero uci")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--time", type=float, default=0.1, help="seconds for each move")
    parser.add_argument("--nodes", type=int, help="positions for each move, instead")
    parser.add_argument("--tactics", help="a file of positions in EPD, to be solved instead")
    options = parser.parse_args()
    limit = chess.engine.Limit(nodes=options.nodes) if options.nodes else chess.engine.Limit(time=options.time)
    with start(options.damero) as damero:
        if options.tactics:
            tactics(damero, options.tactics, limit)
        elif options.other:
            with start(options.other) as other:
                match(damero, other, options.games, limit)
        else:
            parser.error("an engine to play against, or --tactics")


if __name__ == "__main__":
    main()
