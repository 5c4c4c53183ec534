# Makes ready, and then neither plays nor stops nor quits nor heeds a signal.
trap '' TERM HUP INT
while read -r line; do
    case $line in
        uci) echo "uciok" ;;
        isready) echo "readyok" ;;
        go*) while true; do sleep 60; done ;;
    esac
done
