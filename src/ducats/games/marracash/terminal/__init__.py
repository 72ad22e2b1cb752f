"""MarraCash at the terminal."""

from typing import Final

from ducats.games.marracash.terminal.board import MarraCashTerminal

TERMINAL: Final = MarraCashTerminal
