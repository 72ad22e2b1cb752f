"""Who may enter a match. One text names a bot everywhere, so that any process on any machine can seat it:

* `captain`: a level of the game;
* `my_module:First`: a bot of one's own, made by calling that class or function without arguments;
* `my_module:First@text`: the same, called with that text (a file, say);
* `greedy=python3 greedy.py`: an external program, under a name of one's own (see `programs`).
"""

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Final, final

from ducats.bots import Bot
from ducats.bots.memory import Memory
from ducats.engine.errors import BadOptions
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games.levels import levels, make

PROGRAM_NAME: Final = re.compile(r"[A-Za-z0-9][\w.-]*", re.ASCII)


class Forfeit(Exception):
    """An outside bot has failed: it crashed, took too long, or gave an unreadable or illegal answer."""


class Entrant(ABC):
    """A bot as the arena seats it."""

    trusted = False
    """A level of Ducats must not fail: its exceptions are bugs of ours, and stop the match."""

    @abstractmethod
    def choose(self, view: View, memory: Memory, seed: str) -> Action:
        """The answer to a question; Forfeit if there is none."""

    @abstractmethod
    def clock(self) -> float:
        """The seconds that this entrant is charged for, from an arbitrary start."""

    def simulations(self) -> int:
        """Simulations of its last decision, if it counts them."""
        return 0

    def close(self) -> None:
        """Release resources; if it is asked again, it starts afresh."""
        return


class PythonEntrant(Entrant):
    """A bot inside this process."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View, memory: Memory, seed: str) -> Action:
        return self._bot.choose_remembering(view, memory, Rng(seed))

    def clock(self) -> float:
        return time.thread_time()

    def simulations(self) -> int:
        return self._bot.simulations


@final
class Level(PythonEntrant):
    trusted = True


@final
class OwnBot(PythonEntrant):
    """A bot from an outside module: its exceptions count as forfeits."""

    def choose(self, view: View, memory: Memory, seed: str) -> Action:
        try:
            return super().choose(view, memory, seed)
        except Exception as error:
            raise Forfeit(f"{type(error).__name__}: {error}") from error


def is_program(entrant: str) -> bool:
    return "=" in entrant


def is_own(entrant: str) -> bool:
    return not is_program(entrant) and ":" in entrant


def name_of(entrant: str) -> str:
    """What tables and reports call it."""
    return entrant.partition("=")[0]


def read_entrants(written: Sequence[str]) -> tuple[str, ...]:
    """Each text is a program as a whole, or levels and modules separated by commas; each bot enters once."""
    found: list[str] = []
    for text in written:
        found += [text.strip()] if is_program(text) else [part.strip() for part in text.split(",")]
    entrants = tuple(dict.fromkeys(one for one in found if one))
    names = [name_of(one) for one in entrants]
    for name in names:
        if names.count(name) > 1:
            raise BadOptions(f"two different bots are called {name!r}", code="bad_bot")
    return entrants


def check_entrant(game: str, entrant: str) -> None:
    """BadOptions if it cannot be seated. A program is looked at only; `programs.introduce` starts it."""
    if is_program(entrant):
        name, _, command = entrant.partition("=")
        if not PROGRAM_NAME.fullmatch(name) or name in levels(game) or not command.strip():
            raise BadOptions(
                f"a program is written NAME=COMMAND with a name that no level has, not {entrant!r}",
                code="bad_bot",
            )
    else:
        bot_named(game, entrant)


def invite(game: str, entrant: str) -> PythonEntrant:
    """A bot in Python, ready to be asked."""
    bot = bot_named(game, entrant)
    return OwnBot(bot) if is_own(entrant) else Level(bot)


def bot_named(game: str, entrant: str) -> Bot:
    """A level or a bot of one's own; made once in each process, since bots keep nothing of a game."""
    if is_program(entrant):
        raise BadOptions(f"{entrant!r} is a program, which plays in the arena only", code="no_such_bot")
    if not is_own(entrant):
        return _level(game, entrant)
    bot = _own(entrant)
    bot.check_game(game)
    return bot


@cache
def _level(game: str, level: str) -> Bot:
    return make(game, level)


@cache
def _own(entrant: str) -> Bot:
    module, _, called = entrant.partition(":")
    maker, _, text = called.partition("@")
    try:
        make_own = getattr(import_module(module), maker)
        bot = make_own(text) if text else make_own()
    except Exception as error:
        # Importing an outside module can raise anything.
        raise BadOptions(
            f"{entrant} makes no bot: {type(error).__name__}: {error}", code="no_such_bot"
        ) from error
    if not isinstance(bot, Bot):
        raise BadOptions(f"{entrant} makes a {type(bot).__name__}, not a ducats.bots.Bot", code="no_such_bot")
    return bot
