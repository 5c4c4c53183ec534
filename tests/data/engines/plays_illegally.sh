# Moves a pawn three squares.
while read -r line; do
    case $line in
        uci) echo "uciok" ;;
        isready) echo "readyok" ;;
        go*) echo "bestmove e2e5" ;;
        quit) exit 0 ;;
    esac
done
