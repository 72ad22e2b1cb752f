"""Reasons that bots give for all kinds of answers, in games of several options."""

from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from ducats.bots.reasons import Why
from ducats.engine.driver import Driver
from ducats.engine.messages import Action, Fact, Seat, View
from ducats.engine.play import Play
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import make, quick_levels, why
from ducats.games.marquis.bots import grounds as marquis
from ducats.games.marracash.bots import grounds as marracash
from ducats.games.merchants.bots import grounds as merchants
from ducats.games.musketeers.bots import grounds as musketeers

GROUNDS: dict[str, ModuleType] = {
    "marquis": marquis,
    "marracash": marracash,
    "merchants": merchants,
    "musketeers": musketeers,
}
TABLES: dict[str, tuple[tuple[int, str, dict[str, Any]], ...]] = {
    "marquis": ((2, "a", {}), (3, "b", {}), (4, "c", {}), (3, "d", {"mercenaries": True})),
    "marracash": (
        (3, "a", {}),
        (4, "l0", {}),
        (2, "l2", {}),
        (2, "c", {"souvenirs": True, "souvenir_sale": "optional"}),
        (3, "d", {"auction_mode": "sealed", "cash_visibility": "hidden", "antiques": True}),
    ),
    "merchants": (
        (3, "s0", {}),
        (2, "s3", {}),
        (2, "s0", {}),
        (4, "b", {"game_length": "short"}),
        (2, "c", {"edition": "1999", "credit_timing": "before_fall"}),
        (3, "d", {"open_money": True, "credit_timing": "before_fall"}),
    ),
    "musketeers": (
        (3, "a", {}),
        (4, "b", {"victim_picks_slot": True, "full_loser_takes_prison": True}),
        (2, "c", {"jail_discard_visible": False}),
    ),
}
ANSWERS = 8
"""So many of the answers to a question are asked about, besides the one that is given."""


class Given(NamedTuple):
    """An answer that could be given, and what speaks for it."""

    play: Play
    view: View
    seat: Seat
    action: Action
    why: Why

    def after(self) -> Play:
        """The table when it is given, unwatched."""
        after = self.play.copy()
        after.take(self.seat, after.hear(self.seat, self.action))
        return after


def kinds(game: str) -> dict[str, type[Fact]]:
    """The facts that can speak for an answer, by name."""
    return {
        name: kind
        for name, kind in vars(GROUNDS[game]).items()
        if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
    }


@cache
def all_given(game: str) -> tuple[Given, ...]:
    return tuple(each for table in TABLES[game] for each in _at(game, *table))


def given(game: str, kind: str) -> list[Given]:
    return [each for each in all_given(game) if each.why.reason == kind]


def _at(game: str, seats: int, seed: str, options: dict[str, Any]) -> Iterator[Given]:
    rules, rng = find(game), Rng(f"asked about/{seed}")
    driver, _ = Driver.begin(rules, new_header(rules, seats, seed, options), seed)
    bots = [make(game, level) for level in quick_levels(game)[1:]]
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        view, play = driver.view(seat), driver.play.copy()
        play.stop_listening()
        number = len(driver.inputs)
        chosen = bots[(seat + number) % len(bots)].choose(view, Rng(f"{seed}/{number}"))
        legal = list(play.legal(seat))
        asked = legal if len(legal) <= ANSWERS else [rng.choice(legal) for _ in range(ANSWERS)]
        for action in [chosen, *[play.say(seat, answer) for answer in asked]]:
            yield Given(play, view, seat, action, why(game, view, action))
        driver.apply(seat, chosen)
