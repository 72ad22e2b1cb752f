"""The result of a match: shares of the victory and margins in points, each with its interval."""

from collections.abc import Iterable, Sequence

import msgspec

from ducats.arena.matches import GameResult, Match
from ducats.arena.statistics import Estimate, bootstrap, wilson


class BotResult(msgspec.Struct, frozen=True, kw_only=True):
    """One bot in one match; a bot that had several chairs is counted once for each."""

    bot: str
    chairs: int
    """How many seats of the line-up it had."""
    wins: Estimate
    """Its share of the victories, per chair."""
    par: float
    """The share that equal players would have."""
    margin: Estimate
    """Its mean score less the mean score of all other bots' chairs, by deal."""
    score: float
    milliseconds: float
    """Per decision."""
    simulations: float
    """Per decision; 0 if it does not count any."""


class MatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """A match in figures."""

    match: Match
    games: int
    bots: tuple[BotResult, ...]
    """In the order of the line-up."""


def summarise(match: Match, games: Sequence[GameResult]) -> MatchResult:
    """The figures of a match that has been played."""
    return MatchResult(
        match=match,
        games=len(games),
        bots=tuple(_bot_result(match, games, bot) for bot in dict.fromkeys(match.lineup)),
    )


def _bot_result(match: Match, games: Sequence[GameResult], bot: str) -> BotResult:
    chairs = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    moves = sum(game.moves[seat] for game, seat in chairs)
    seconds = sum(game.seconds[seat] for game, seat in chairs)
    return BotResult(
        bot=bot,
        chairs=match.lineup.count(bot),
        wins=wilson(sum(game.shares[seat] for game, seat in chairs), len(chairs)),
        par=1.0 / len(match.lineup),
        margin=bootstrap(margins(games, bot), match.seed),
        score=_mean(game.scores[seat] for game, seat in chairs),
        milliseconds=1000.0 * seconds / max(1, moves),
        simulations=sum(game.simulations[seat] for game, seat in chairs if game.simulations) / max(1, moves),
    )


def margins(games: Sequence[GameResult], bot: str) -> list[float]:
    """By deal: the rotations of a deal share their luck, so they count as one observation."""
    by_deal: dict[int, list[float]] = {}
    for game in games:
        mine = [score for score, name in zip(game.scores, game.bots, strict=True) if name == bot]
        others = [score for score, name in zip(game.scores, game.bots, strict=True) if name != bot]
        by_deal.setdefault(game.deal, []).append(_mean(mine) - _mean(others) if others else 0.0)
    return [_mean(values) for values in by_deal.values()]


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0
