# Answers with the king's pawn, and at the next move complains and dies.
searches=0
while read -r line; do
    case $line in
        uci) echo "uciok" ;;
        isready) echo "readyok" ;;
        go*)
            searches=$((searches + 1))
            if [ $searches = 2 ]; then
                echo "out of ideas" >&2
                exit 1
            fi
            echo "info depth 4 score cp -20 pv e7e5 g1f3"
            echo "bestmove e7e5"
            ;;
        quit) exit 0 ;;
    esac
done
