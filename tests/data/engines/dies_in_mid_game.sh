# Plays a move, and at the next one dies; something that it started lives on and holds its pipes.
searches=0
while read -r line; do
    case $line in
        uci) echo "uciok" ;;
        isready) echo "readyok" ;;
        go*)
            searches=$((searches + 1))
            if [ $searches = 2 ]; then
                sleep 600 &
                echo "left $!" >&2
                kill -9 $$
            fi
            echo "bestmove e2e4"
            ;;
    esac
done
