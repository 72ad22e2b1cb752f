"""The deals of the day; a part of the wire."""

from collections.abc import Iterable

import msgspec

from ducats.engine.messages import Outcome, Seat


class PlayedDeal(msgspec.Struct, frozen=True):
    """A table that plays a deal of the day."""

    day: str
    """ISO 8601, of UTC."""
    counts: bool
    """A person's first game with a deal; the others are practice."""


class DealInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The deal of the day of one game."""

    game: str
    seats: int
    level: str
    """Of the bots, with the fixed number of simulations that lets them answer everybody alike."""
    commitment: str
    """The hash of its seed, which is shown when the day is over."""
    tomorrow: str
    """The hash of tomorrow's seed: it is settled already."""
    mine: str | None
    """The person's own table that counts."""
    done: bool
    """Whether they have played it to the end."""


class DealList(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of today."""

    day: str
    seconds: int
    """Until the day is over."""
    deals: tuple[DealInfo, ...]


class DealResult(msgspec.Struct, frozen=True, kw_only=True):
    """One person's result with a deal."""

    rank: int
    """Among all who have played it to the end; ties share a rank."""
    name: str
    player: str
    """Public id of the person."""
    place: int
    """At their table: 1 is the winner."""
    score: int
    rival: int
    """The best score of the bots."""
    table: str | None
    """Their table, for those who may see it."""


def result_of(outcome: Outcome, seat: Seat, name: str, player: str, table: str | None) -> DealResult:
    """Still without its rank, which depends on the others."""
    return DealResult(
        rank=0,
        name=name,
        player=player,
        place=outcome.ranks[seat],
        score=outcome.scores[seat],
        rival=max(score for other, score in enumerate(outcome.scores) if other != seat),
        table=table,
    )


def in_order(results: Iterable[DealResult]) -> tuple[DealResult, ...]:
    """Best first: by the rank at their own table, then by the lead over the best bot."""
    found = sorted(results, key=_merit)
    merits = [_merit(result) for result in found]
    return tuple(
        msgspec.structs.replace(result, rank=1 + merits.index(merit))
        for result, merit in zip(found, merits, strict=True)
    )


def _merit(result: DealResult) -> tuple[int, int]:
    return result.place, result.rival - result.score


class DealTable(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a day."""

    day: str
    game: str
    commitment: str
    seed: str | None
    """When the day is over."""
    playing: int
    """How many have not played it to the end."""
    results: tuple[DealResult, ...]
    """The best first."""


class PlayDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play today's deal of a game; once it has been played to the end, for practice."""

    game: str
