"""Merchants at the terminal."""

from typing import Final

from ducats.games.merchants.terminal.board import MerchantsTerminal

TERMINAL: Final = MerchantsTerminal
