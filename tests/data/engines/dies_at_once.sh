# Complains and ends.
echo "starting" >&2
printf '\033[31mno licence\033[0m\n' | sed 's/.\[[0-9]*m//g' >&2
exit 3
