"""The terminal face of a game: its own, or the plain one."""

from collections.abc import Sequence
from typing import Any

from ducats.engine.messages import View
from ducats.engine.rules import Rules
from ducats.games import part
from ducats.terminal.game import TerminalGame
from ducats.terminal.plain import PlainTerminal
from ducats.texts import Texts


def terminal_for(
    rules: Rules, texts: Texts, names: Sequence[str], view: View, levels: Sequence[str] = ()
) -> TerminalGame[Any]:
    own = part(rules.meta.id, "terminal")
    kind: type[TerminalGame[Any]] = own.TERMINAL if own else PlainTerminal
    return kind(rules, texts, names, view, levels)
