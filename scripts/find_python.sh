#!/bin/sh
# Prints the newest Python that Ducats is tested with, or says what is missing.
set -u

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

makes_environments() {
    "$1" -c 'import venv, ensurepip' 2>/dev/null
}

without_venv=""
for name in ${DUCATS_PYTHON:-python3.14 python3.13 python3.12 python3.11 python3 python}; do
    is_new_enough "$name" || continue
    if makes_environments "$name"; then
        echo "$name"
        exit 0
    fi
    without_venv="${without_venv:-$name}"
done

if [ -n "$without_venv" ]; then
    echo "Ducats: $without_venv lacks the modules venv and ensurepip." >&2
    echo "        On Debian or Ubuntu: apt-get install python3-venv. Then run make again." >&2
elif [ -n "${DUCATS_PYTHON:-}" ]; then
    echo "Ducats: DUCATS_PYTHON names no Python 3.11 or newer: $DUCATS_PYTHON" >&2
else
    echo "Ducats: no Python 3.11 or newer found (python3 is: $(python3 --version 2>&1 || true))." >&2
    echo "        Install one, or name it: make setup DUCATS_PYTHON=/path/to/python3" >&2
fi
exit 1
