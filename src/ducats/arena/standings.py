"""A contest in figures: the strength of each bot, every match, and who finishes ahead of whom."""

import platform
from collections.abc import Mapping

import msgspec

from ducats import __version__
from ducats.arena.contests import Contest
from ducats.arena.entrants import is_own, is_program
from ducats.arena.matches import GameResult
from ducats.arena.ratings import rate
from ducats.arena.results import MatchResult, summarise
from ducats.arena.running import Played
from ducats.arena.statistics import Estimate, wilson
from ducats.games import find


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One bot over the whole contest, each of its chairs counted."""

    bot: str
    origin: str
    """A level of Ducats, a module, or what an external program calls itself."""
    rating: Estimate
    chairs: int
    """Chairs of games it has played."""
    wins: Estimate
    par: float
    """The share of victories of a bot as strong as all the others at its tables."""
    forfeits: int
    milliseconds: float
    """Per decision."""
    slowest: float
    """Milliseconds of the longest decision."""
    simulations: float
    """Per decision; 0 if it does not count any."""


class Ahead(msgspec.Struct, frozen=True, kw_only=True):
    """How often one bot finishes ahead of another at the same table; equal ranks count half."""

    bot: str
    other: str
    share: Estimate
    pairs: int


class ForfeitNote(msgspec.Struct, frozen=True, kw_only=True):
    bot: str
    reason: str
    games: int
    seed: str
    """The seed of the first game in which it happened."""


class ContestResult(msgspec.Struct, frozen=True, kw_only=True):
    """All that a report tells."""

    contest: Contest
    ducats: str
    rules: int
    python: str
    games: int
    standings: tuple[Standing, ...]
    """Best rating first."""
    ahead: tuple[Ahead, ...]
    matches: tuple[MatchResult, ...]
    forfeits: tuple[ForfeitNote, ...]


def sum_up(contest: Contest, played: Played, titles: Mapping[str, str] | None = None) -> ContestResult:
    """The figures of a contest; `titles` are what its programs call themselves."""
    games = [game for match in played for game in match]
    return ContestResult(
        contest=contest,
        ducats=__version__,
        rules=find(contest.game).meta.version,
        python=platform.python_version(),
        games=len(games),
        standings=tuple(
            _standing(one.bot, one.rating, games, titles or {}) for one in rate(contest.bots, games)
        ),
        ahead=_ahead(contest.bots, games),
        matches=tuple(summarise(match, done) for match, done in zip(contest.matches, played, strict=True)),
        forfeits=_forfeits(games),
    )


def _standing(bot: str, rating: Estimate, games: list[GameResult], titles: Mapping[str, str]) -> Standing:
    chairs = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    moves = max(1, sum(game.moves[seat] for game, seat in chairs))
    return Standing(
        bot=bot,
        origin=_origin(bot, titles),
        rating=rating,
        chairs=len(chairs),
        wins=wilson(sum(game.shares[seat] for game, seat in chairs), len(chairs)),
        par=sum(1.0 / len(game.bots) for game, _ in chairs) / max(1, len(chairs)),
        forfeits=sum(any(one.seat == seat for one in game.forfeits) for game, seat in chairs),
        milliseconds=1000.0 * sum(game.seconds[seat] for game, seat in chairs) / moves,
        slowest=1000.0 * max((game.slowest[seat] for game, seat in chairs), default=0.0),
        simulations=sum(game.simulations[seat] for game, seat in chairs if game.simulations) / moves,
    )


def _origin(bot: str, titles: Mapping[str, str]) -> str:
    if is_program(bot):
        return titles.get(bot) or "external program"
    return "own bot in Python" if is_own(bot) else f"level of ducats {__version__}"


def _ahead(bots: tuple[str, ...], games: list[GameResult]) -> tuple[Ahead, ...]:
    points: dict[tuple[str, str], list[float]] = {}
    for game in games:
        for bot, rank in zip(game.bots, game.ranks, strict=True):
            for other, place in zip(game.bots, game.ranks, strict=True):
                if bot != other:
                    points.setdefault((bot, other), []).append((rank < place) + 0.5 * (rank == place))
    return tuple(
        Ahead(bot=bot, other=other, share=wilson(sum(found), len(found)), pairs=len(found))
        for bot in bots
        for other in bots
        if (found := points.get((bot, other)))
    )


def _forfeits(games: list[GameResult]) -> tuple[ForfeitNote, ...]:
    found: dict[tuple[str, str], list[str]] = {}
    for game in games:
        for forfeit in game.forfeits:
            found.setdefault((game.bots[forfeit.seat], forfeit.reason), []).append(game.seed)
    return tuple(
        ForfeitNote(bot=bot, reason=reason, games=len(seeds), seed=seeds[0])
        for (bot, reason), seeds in found.items()
    )
