# Plays only when it is told to stop, and then says so twice.
while read -r line; do
    case $line in
        uci) echo "uciok" ;;
        isready) echo "readyok" ;;
        stop) echo "bestmove e2e4"; echo "bestmove e2e4" ;;
        quit) exit 0 ;;
    esac
done
