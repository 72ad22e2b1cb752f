"""Statistics from kept analyses: one's own, and those of a game."""

from collections.abc import Sequence
from typing import Final

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ducats import games
from ducats.review.messages import SeatFigures, Statistics
from ducats.review.statistics import statistics_of
from ducats.server.context import AppContext
from ducats.server.problems import REFUSALS
from ducats.server.store.base import KeptFigures, Person
from ducats.server.workers import Owner

LATEST: Final = 1000
"""Only the newest games count; older ones say less about today."""


def statistics(kept: Sequence[KeptFigures]) -> Statistics:
    """Runs in a worker: a thousand games are read."""
    return statistics_of(
        [(entry.created, msgspec.json.decode(entry.figures, type=SeatFigures)) for entry in kept]
    )


@get(
    "/api/me/statistics",
    tags=["people"],
    summary="What analyses say about one's own games",
    responses=REFUSALS,
)
async def my_statistics(
    person: NamedDependency[Person],
    owner: NamedDependency[Owner],
    context: NamedDependency[AppContext],
    game: FromQuery[str | None] = None,
) -> Statistics:
    if game is not None:
        games.find(game)
    kept = await context.store.figures_of(person.id, LATEST)
    wanted = [entry for entry in kept if game in (None, entry.game)]
    return await context.jobs.run(owner, statistics, wanted)


@get(
    "/api/games/{game:str}/statistics",
    tags=["games"],
    summary="What analyses say about all games of one kind",
    responses=REFUSALS,
)
async def game_statistics(
    game: FromPath[str],
    owner: NamedDependency[Owner],
    context: NamedDependency[AppContext],
) -> Statistics:
    games.find(game)
    kept = await context.store.figures_in(game, LATEST)
    return await context.jobs.run(owner, statistics, kept)
