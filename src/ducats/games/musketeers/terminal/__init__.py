"""Musketeers at the terminal."""

from typing import Final

from ducats.games.musketeers.terminal.board import MusketeersTerminal

TERMINAL: Final = MusketeersTerminal
