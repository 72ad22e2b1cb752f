"""Bots against bots: the same deal is played with every bot in every chair, so that luck cancels out."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ducats.arena.entrants import check_entrant
from ducats.engine.errors import BadOptions
from ducats.games import find

Progress = Callable[[int, int], None]
"""Called with the number of games done and in all."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays whom. One line-up, rotated through all chairs of each deal."""

    game: str
    lineup: tuple[str, ...]
    """The bot in each chair of the first rotation (see `entrants`); its length is the number of seats."""
    deals: int
    seed: str
    options: dict[str, Any] = {}
    seconds: float = 10.0
    """What an external program is given for one decision."""

    @property
    def rotations(self) -> tuple[tuple[str, ...], ...]:
        """The line-up rotated by one seat after the other; identical rotations are played once."""
        return rotations(self.lineup)

    @property
    def games(self) -> int:
        return self.deals * len(self.rotations)


def rotations(lineup: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    turned = (lineup[-turn:] + lineup[:-turn] if turn else lineup for turn in range(len(lineup)))
    return tuple(dict.fromkeys(turned))


class Forfeited(msgspec.Struct, frozen=True):
    """A seat whose bot failed; the rules' default answers played on for it, and it is ranked last."""

    seat: int
    reason: str


class GameResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
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
    """Processor time taken by seat, so that a busy machine does not make a bot look slow; by the clock for
    external programs."""
    slowest: tuple[float, ...]
    """The same, of the longest decision."""
    simulations: tuple[int, ...] = ()
    """Simulations by seat, as far as the bots count them."""
    forfeits: tuple[Forfeited, ...] = ()

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
    for entrant in dict.fromkeys(match.lineup):
        check_entrant(match.game, entrant)
    if match.deals < 1:
        raise BadOptions(f"a match needs at least one deal, not {match.deals}")
