"""Marquis at the terminal."""

from typing import Final

from ducats.games.marquis.terminal.board import MarquisTerminal

TERMINAL: Final = MarquisTerminal
