"""Bots against bots: the same deal is played with every bot in every chair, so that luck cancels out."""

import time
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, as_completed
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

from ducats.bots import Bot, levels, make
from ducats.engine.driver import Driver
from ducats.engine.errors import BadOptions
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find

Progress = Callable[[int, int], None]
"""Called with how many games are done and how many there will be."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays whom. One line-up, rotated through all chairs of each deal."""

    game: str
    lineup: tuple[str, ...]
    """The level in each chair of the first rotation; its length is the number of seats."""
    deals: int
    seed: str
    options: dict[str, Any] = {}

    @property
    def rotations(self) -> tuple[tuple[str, ...], ...]:
        """The line-up turned by one chair after the other; what looks the same is played once."""
        seats = len(self.lineup)
        turned = (self.lineup[-turn:] + self.lineup[:-turn] if turn else self.lineup for turn in range(seats))
        return tuple(dict.fromkeys(turned))

    @property
    def games(self) -> int:
        return self.deals * len(self.rotations)


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a match."""

    game: str
    deal: int
    seed: str
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    """Decisions by seat."""
    seconds: tuple[float, ...]
    """Processor time taken by seat, so that a busy machine does not make a bot look slow."""

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's part of the victory."""
        winners = self.ranks.count(1)
        return tuple(1.0 / winners if rank == 1 else 0.0 for rank in self.ranks)


def one_against(
    game: str,
    seats: int,
    bot: str,
    field: str,
    deals: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
) -> Match:
    """One bot against a table full of another."""
    return Match(
        game=game, lineup=(bot, *(field,) * (seats - 1)), deals=deals, seed=seed, options=dict(options or {})
    )


def check_match(match: Match) -> None:
    """BadOptions if a bot does not exist or the line-up does not fit the game."""
    rules = find(match.game)
    rules.check_seats(len(match.lineup))
    rules.read_options(match.options)
    for level in match.lineup:
        make(match.game, level)
    if match.deals < 1:
        raise BadOptions(f"a match needs at least one deal, not {match.deals}")


def play_match(
    match: Match, executor: Executor | None = None, progress: Progress | None = None
) -> tuple[GameResult, ...]:
    """All games of a match, in order. An executor shares the deals out; the result does not depend on it."""
    check_match(match)
    per_deal = len(match.rotations)
    played: dict[int, tuple[GameResult, ...]] = {}

    def note(deal: int, games: tuple[GameResult, ...]) -> None:
        played[deal] = games
        if progress is not None:
            progress(len(played) * per_deal, match.games)

    if executor is None:
        for deal in range(match.deals):
            note(deal, play_deal(match, deal))
    else:
        futures = {executor.submit(play_deal, match, deal): deal for deal in range(match.deals)}
        for future in as_completed(futures):
            note(futures[future], future.result())
    return tuple(game for deal in range(match.deals) for game in played[deal])


def play_deal(match: Match, deal: int) -> tuple[GameResult, ...]:
    """One deal in every rotation: the unit of work that a process or a machine is given."""
    return tuple(_play_game(match, deal, bots) for bots in match.rotations)


def _play_game(match: Match, deal: int, lineup: tuple[str, ...]) -> GameResult:
    rules = find(match.game)
    seed = f"{match.seed}/{deal}"
    driver, _ = Driver.begin(rules, new_header(rules, len(lineup), seed, match.options), seed)
    moves, seconds = [0] * len(lineup), [0.0] * len(lineup)
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        view = driver.view(seat)
        dice = Rng(f"{seed}/{'-'.join(lineup)}/{len(driver.inputs)}")
        began = time.thread_time()
        action = _kept(match.game, lineup[seat]).choose(view, dice)
        seconds[seat] += time.thread_time() - began
        moves[seat] += 1
        driver.apply(seat, action)
    outcome = driver.play.outcome()
    assert outcome is not None
    return GameResult(
        game=match.game,
        deal=deal,
        seed=seed,
        bots=lineup,
        ranks=outcome.ranks,
        scores=outcome.scores,
        moves=tuple(moves),
        seconds=tuple(seconds),
    )


@cache
def _kept(game: str, level: str) -> Bot:
    return make(game, level)


def ladder(
    game: str, seats: int, deals: int, seed: str, options: Mapping[str, Any] | None = None
) -> tuple[Match, ...]:
    """Every level against a table full of the one below it."""
    names = levels(game)
    return tuple(
        one_against(game, seats, stronger, weaker, deals, seed, options)
        for weaker, stronger in pairwise(names)
    )
