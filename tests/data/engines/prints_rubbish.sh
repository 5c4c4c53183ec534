# Prints what is no UCI, and never stops.
while true; do
    printf 'info\nbestmove\nuciok? %0200d\nbestmove z9z9 \376\377\n' 0
done
