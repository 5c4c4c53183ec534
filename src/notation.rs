//! Text in, text out: squares, moves, positions.
