"""The bots by the names people choose them by, and the one call a worker process needs."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from ducats.bots.base import Bot
from ducats.bots.marquis import courtier, duchess, lackey, marquise
from ducats.bots.marracash import porter, sultan, trader, vizier
from ducats.bots.merchants import banker, merchant, patrician, peddler
from ducats.bots.musketeers import captain, cardinal, musketeer, page
from ducats.bots.random_bot import RandomBot
from ducats.engine.errors import BadOptions
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.search import Budget

RANDOM: Final = "random"
"""The level that exists for every game; nobody would choose it to play against."""

_MAKERS: Final[dict[str, dict[str, Callable[[], Bot]]]] = {
    "musketeers": {"page": page, "musketeer": musketeer, "captain": captain},
    "marquis": {"lackey": lackey, "courtier": courtier, "marquise": marquise},
    "marracash": {"porter": porter, "trader": trader, "vizier": vizier},
    "merchants": {"peddler": peddler, "merchant": merchant, "patrician": patrician},
}

_THINKERS: Final[dict[str, dict[str, Callable[[Budget], Bot]]]] = {
    "musketeers": {"cardinal": cardinal},
    "marracash": {"sultan": sultan},
    "marquis": {"duchess": duchess},
    "merchants": {"banker": banker},
}
"""Those who search for as long as they are given; docs/bots.md tells what is known of their strength."""

PATIENCE: Final = Budget(6_000, seconds=1.0)
"""What a table waits for one answer of theirs."""

LEVELS: Final[dict[str, tuple[str, ...]]] = {
    game: (*makers, *_THINKERS.get(game, ())) for game, makers in _MAKERS.items()
}
"""Game -> its levels, weakest first."""


def quick_levels(game: str) -> tuple[str, ...]:
    """The levels that answer at once, the random bot included, weakest first."""
    find(game)
    return (RANDOM, *_MAKERS.get(game, ()))


def stand_in(game: str) -> str:
    """The best level that answers at once: it plays for people who are absent."""
    return quick_levels(game)[-1]


def levels(game: str) -> tuple[str, ...]:
    """All levels of a game, the random bot included, weakest first."""
    find(game)
    return (RANDOM, *LEVELS.get(game, ()))


def make(game: str, level: str) -> Bot:
    """The bot of that level; BadOptions names those that exist.

    `cardinal@300` is a level that searches, with 300 simulations instead of a second: on every machine alike.
    """
    rules = find(game)
    if level == RANDOM:
        return RandomBot(rules)
    name, _, simulations = level.partition("@")
    thinker = _THINKERS.get(game, {}).get(name)
    if thinker is not None and name == level:
        return thinker(PATIENCE)
    if thinker is not None and simulations.isdecimal() and int(simulations) > 0:
        return thinker(Budget(int(simulations)))
    maker = _MAKERS.get(game, {}).get(level)
    if maker is None:
        raise BadOptions(
            f"{game} has no bot {level!r}; there are {', '.join(levels(game))}", code="no_such_bot"
        )
    return maker()


def choose(game: str, level: str, view_json: bytes, seed: str) -> bytes:
    """The action for a view, both as JSON: plain bytes in and out, so that any worker process can do it."""
    view = _decoder(game).decode(view_json)
    return msgspec.json.encode(_kept(game, level).choose(view, Rng(seed)))


@cache
def _kept(game: str, level: str) -> Bot:
    """A worker keeps its bots: they remember nothing of a game, only tables that are slow to make."""
    return make(game, level)


@cache
def _decoder(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(find(game).meta.view)
