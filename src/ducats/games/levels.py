"""The bots by the names people choose them by, and the one call a worker process needs."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final

import msgspec

from ducats.bots.base import Bot, Levels
from ducats.bots.memory import BLANK, Memory
from ducats.bots.random_bot import RandomBot
from ducats.bots.reasons import NOTHING, Why
from ducats.engine.messages import Action, Seat, View
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import GAMES, find, part
from ducats.search import Budget
from ducats.texts import Misuse

RANDOM: Final = "random"
"""The level that exists for every game; nobody would choose it to play against."""

PATIENCE: Final = Budget(6_000, seconds=1.0)
"""What a table waits for one answer of a bot that searches."""


@cache
def _levels(game: str) -> Levels:
    """The levels that a game brings along."""
    bots = part(game, "bots")
    levels: Levels = bots.LEVELS if bots else Levels({}, {})
    return levels


def named_levels(game: str) -> tuple[str, ...]:
    """The levels to play against, weakest first; if there are none, the random one."""
    own = _levels(game)
    return (*own.quick, *own.searching) or (RANDOM,)


def usual_level(levels: Sequence[str]) -> str:
    """The one that is offered first: it errs as people do who know the game, but not all the time."""
    return levels[len(levels) // 3]


def usual_seats(game: str) -> int:
    """The number of seats that is offered first."""
    return min(4, find(game).meta.max_seats)


def quick_levels(game: str) -> tuple[str, ...]:
    """The levels that answer at once, the random bot included, weakest first."""
    return (RANDOM, *_levels(game).quick)


def stand_in(game: str) -> str:
    """The best level that answers at once: it plays for people who are absent."""
    return quick_levels(game)[-1]


def levels(game: str) -> tuple[str, ...]:
    """All levels of a game, the random bot included, weakest first."""
    own = _levels(game)
    return (RANDOM, *own.quick, *own.searching)


def current(game: str, level: str) -> str:
    """A level, or a player's name, from a stored table or a record: by today's name if it had another."""
    return _levels(game).former.get(level, level) if game in GAMES else level


def fixed(game: str, level: str, simulations: int) -> str:
    """The level as it answers on every machine alike: with a fixed number of simulations, if it searches."""
    return f"{level}@{simulations}" if level in _levels(game).searching else level


def bot_seed(seed: str, seat: Seat, asked: int) -> str:
    """A text that a bot may draw from at a question; it tells nothing about the table's own seed."""
    return sha256(f"ducats/bot/1:{seed}:{seat}:{asked}".encode()).hexdigest()


def view_when_asked(rules: Rules, play: Play, seat: Seat) -> View:
    """What a seat saw when it was asked: who else has answered under the seal since changes nothing."""
    before = play.copy()
    before.unseal()
    return rules.view(before, seat)


def make(game: str, level: str) -> Bot:
    """The bot of that level; BadOptions names those that exist.

    `cardinal@300` is a level that searches, with 300 simulations instead of a second: on every machine alike.
    """
    rules, own = find(game), _levels(game)
    if level == RANDOM:
        return RandomBot(rules)
    name, _, simulations = level.partition("@")
    searcher = own.searching.get(name)
    if searcher is not None and name == level:
        return searcher(PATIENCE)
    if searcher is not None and simulations.isdecimal() and int(simulations) > 0:
        return searcher(Budget(int(simulations)))
    maker = own.quick.get(level)
    if maker is None:
        known = ", ".join(levels(game))
        raise Misuse(
            f"{game} has no bot {level!r}; there are {known}",
            "bot",
            code="no_such_bot",
            game=game,
            name=level,
            known=known,
        )
    return maker()


def why(game: str, view: View, action: Action, beside: Iterable[Action] = ()) -> Why:
    """What speaks for an answer in the eyes of the game's bots; worked out from the view alone.

    What speaks as well for one of the answers beside it is no reason.
    """
    give: Callable[[View, Action], Why] | None = getattr(part(game, "bots"), "why", None)
    if give is None:
        return NOTHING
    found = give(view, action)
    return NOTHING if found != NOTHING and any(give(view, other) == found for other in beside) else found


def choose(game: str, level: str, view_json: bytes, seed: str, memory_json: bytes = b"") -> bytes:
    """The action for a view, both as JSON: plain bytes in and out, so that any worker process can do it.

    So is what the seat remembers; nothing, if that is nothing.
    """
    view = _decoder(game).decode(view_json)
    memory = msgspec.json.decode(memory_json, type=Memory) if memory_json else BLANK
    return msgspec.json.encode(_kept(game, level).choose_remembering(view, memory, Rng(seed)))


@cache
def _kept(game: str, level: str) -> Bot:
    """A worker keeps its bots: they keep nothing of a game, only tables that are slow to make."""
    return make(game, level)


@cache
def _decoder(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(find(game).meta.view)
