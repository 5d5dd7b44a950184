#!/bin/sh
# Double-click it, or start it by hand: plays Scopa from this checkout. What it says on a first start wants a terminal.
here=$(cd "$(dirname "$0")" && pwd) || exit 1

wait_a_moment() {
    printf '\nPress Enter to close this window. '
    read -r _
}

in_a_terminal() {
    for terminal in x-terminal-emulator xdg-terminal-exec konsole xfce4-terminal xterm; do
        command -v "$terminal" >/dev/null 2>&1 && exec "$terminal" -e "$here/play.sh" --here
    done
    command -v gnome-terminal >/dev/null 2>&1 && exec gnome-terminal -- "$here/play.sh" --here
}

if [ "${1-}" = --here ]; then
    shift
    trap '[ $? -eq 0 ] || wait_a_moment' EXIT
elif [ ! -t 2 ] && [ "$(uname)" = Linux ] && [ ! -e "$here/../.venv-scopa/play/scopa-stamp" ]; then
    in_a_terminal
fi

if ! command -v python3 >/dev/null 2>&1; then
    echo "Scopa needs Python 3.11 or newer: install python3 with your system's package manager (or from www.python.org/downloads), and start this again." >&2
    exit 1
fi
python3 "$here/play.py" "$@"
