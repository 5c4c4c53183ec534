// English draughts against the strongest player of the npm package rapid-draughts, each opening with both colours.
//
// Needs: node 18 or later, and the package beside it or in NODE_PATH's stead: npm install rapid-draughts
// Run:   node rapid_draughts.mjs path/to/damero [games] [milliseconds] [depth] [seed]
//
// Openings of two to four plies are drawn by lot. The opponent searches `depth` plies with quiescence; damero has so many
// milliseconds a move. A position that comes back a third time draws the game, as forty moves of each side without
// progress do.

import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import process from "node:process";

const [program, games = "40", milliseconds = "150", depth = "7", seed = "1"] = process.argv.slice(2);
if (!program) {
  console.error("usage: rapid_draughts.mjs PROGRAM [GAMES] [MILLISECONDS] [DEPTH] [SEED]");
  process.exit(2);
}
// The package is looked for where the script is run, not where it lies.
const require = createRequire(pathToFileURL(process.cwd() + "/"));
const { EnglishDraughts, EnglishDraughtsComputerFactory } = require("rapid-draughts/english");
const opponent = EnglishDraughtsComputerFactory.alphaBeta({ maxDepth: Number(depth), quiescence: true });

// A small generator of numbers, so that the same seed gives the same openings.
let state = Number(seed) >>> 0;
function below(count) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * count);
}

// Squares are counted from 0 there and from 1 here, in the same order.
function fen(game) {
  const men = { light: [], dark: [] };
  for (const { position, piece } of game.board.filter((square) => square.piece)) {
    men[piece.player].push((piece.king ? "K" : "") + (position + 1));
  }
  const turn = game.player === "light" ? "W" : "B";
  return `${turn}:W${men.light.join(",")}:B${men.dark.join(",")}`;
}

function damero(game) {
  const options = ["bestmove", "english", "--fen", fen(game), "--movetime", milliseconds];
  const text = execFileSync(program, options, { encoding: "utf8" }).split("\n")[0];
  const squares = text.split(/[-x]/).map((number) => Number(number) - 1);
  const ends = (move) => move.origin === squares[0] && move.destination === squares.at(-1);
  const fitting = game.moves.filter(ends);
  // Where two ways end alike, all landings are written: each lies beside something that is taken.
  const hops = (move) => squares.length === 2 || move.captures.length === squares.length - 1;
  const move = fitting.find(hops) ?? fitting[0];
  if (!move) {
    throw new Error(`${text} is no move of ${fen(game)}`);
  }
  return move;
}

function opening() {
  const moves = [];
  const game = EnglishDraughts.setup();
  for (let ply = 2 + below(3); ply > 0; ply -= 1) {
    const move = game.moves[below(game.moves.length)];
    moves.push(move);
    game.move(move);
  }
  return moves;
}

async function play(line, side) {
  const game = EnglishDraughts.setup();
  line.forEach((move) => game.move(move));
  const seen = new Map();
  while (game.status === "playing") {
    const here = fen(game);
    seen.set(here, (seen.get(here) ?? 0) + 1);
    if (seen.get(here) === 3) {
      return "draw";
    }
    game.move(game.player === side ? damero(game) : await opponent(game));
  }
  return game.status;
}

const tally = { won: 0, drawn: 0, lost: 0 };
for (let pair = 0; pair < Number(games) / 2; pair += 1) {
  const line = opening();
  for (const side of ["light", "dark"]) {
    const status = await play(line, side);
    const result = status === "draw" ? "drawn" : status === `${side}_won` ? "won" : "lost";
    tally[result] += 1;
    console.log(`${side.padEnd(5)} ${result.padEnd(5)} +${tally.won} =${tally.drawn} -${tally.lost}`);
  }
}
const count = tally.won + tally.drawn + tally.lost;
console.log(`${((100 * (tally.won + tally.drawn / 2)) / count).toFixed(1)} % of ${count}`);
process.exit(tally.lost === 0 ? 0 : 1);
