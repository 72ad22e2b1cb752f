"""Matching pennies as the rest of the program sees it."""

from collections.abc import Mapping
from typing import Any

import msgspec
from ducats.games.pennies.rules import messages as m
from ducats.games.pennies.rules.state import COINS, EVEN, ROUND, Match, Pennies, ShowPenny, TossEven

from ducats.engine.errors import BadData
from ducats.engine.frames import Frame
from ducats.engine.messages import Seat
from ducats.engine.meta import events_in, members
from ducats.engine.play import UNANSWERED
from ducats.engine.rng import Rng
from ducats.engine.rules import GameRules, Meta, Orders


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario: the table, and what lies under the seal while both are asked."""

    even: Seat
    round: int
    coins: tuple[int, int]
    asked: int = 1
    sealed: tuple[int, ...] = (UNANSWERED, UNANSWERED)


class PenniesRules(GameRules[Pennies, m.PenniesView, m.PenniesOptions, Orders]):
    """PE-1 to PE-3."""

    meta = Meta(
        id="pennies",
        prefix="PE",
        version=1,
        min_seats=2,
        max_seats=2,
        minutes=(1, 2),
        weight=5,
        year=1928,
        author="",
        options=m.PenniesOptions,
        actions=members(m.PenniesAction),
        events=events_in(m),
        view=m.PenniesView,
        questions=(TossEven, ShowPenny),
    )

    def new_table(self, seats: int, options: m.PenniesOptions, data: str | None) -> Pennies:
        return Pennies(seats, options)

    def opening(self) -> Frame[Pennies]:
        return Match()

    def check_data(self, data: str) -> None:
        raise BadData("nothing is printed on a penny that could be corrected")

    def view(self, play: Pennies, seat: Seat | None) -> m.PenniesView:
        return m.PenniesView(
            game="pennies",
            seat=seat,
            seats=play.seats,
            outcome=play.outcome(),
            question=play.asked_of(seat),
            options=play.options,
            even=play.even(),
            round=play.round(),
            coins=(play.coins(0), play.coins(1)),
        )

    def open_view(self, play: Pennies) -> m.PenniesView:
        return self.view(play, None)

    def world(self, view: m.PenniesView, rng: Rng) -> Pennies:
        g = self._at(view.options, view.even, view.round, view.coins)
        if view.question is not None:
            self._open(g, view.question.number)
            g.seal_as_seen(view.question, view.seat, rng)
        return g

    def lay_out(
        self, seats: int, options: m.PenniesOptions, position: Mapping[str, Any], data: str | None
    ) -> Pennies:
        seen = msgspec.convert(position, Position)
        g = self._at(options, seen.even, seen.round, seen.coins)
        if seen.sealed:
            self._open(g, seen.asked)
            for seat, answer in enumerate(seen.sealed):
                g.seal(seat, answer)
        return g

    def position(self, play: Pennies) -> dict[str, Any]:
        coins = (play.coins(0), play.coins(1))
        sealed = tuple(play.sealed_answers())
        found: dict[str, Any] = msgspec.to_builtins(
            Position(play.even(), play.round(), coins, play.asked, sealed)
        )
        return found

    def text(self, view: m.PenniesView) -> str:
        a, b = view.coins
        return f"round {view.round + 1}: A {a} coins, B {b} coins; equal faces pay {'AB'[view.even]}\n"

    def bound(self, seats: int, options: m.PenniesOptions) -> int:
        return 1 + 2 * options.rounds

    def _at(self, options: m.PenniesOptions, even: Seat, number: int, coins: tuple[int, ...]) -> Pennies:
        g = Pennies(2, options)
        g.cells[EVEN], g.cells[ROUND] = even, number
        for seat, purse in enumerate(coins):
            g.cells[COINS + seat] = purse
        return g

    def _open(self, g: Pennies, number: int) -> None:
        frames: list[Frame[Any]] = [Match(), ShowPenny(g.everybody())]
        g.lay_pages(frames, [2, 0], number)
