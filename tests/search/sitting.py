"""What bots see all through a game, for the tests of what thinks about it."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from ducats.bots import Bot
from ducats.engine.driver import Driver
from ducats.engine.messages import View
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules

V = TypeVar("V", bound=View)


def views_of(
    rules: Rules, kind: type[V], bots: Sequence[Bot], seats: int, options: dict[str, Any], data: str | None
) -> Iterator[V]:
    """What every seat saw whenever it was asked; the bots answer in turn."""
    driver, _ = Driver.begin(rules, new_header(rules, seats, "judge", options, data), "judge")
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        view = driver.view(seat)
        assert isinstance(view, kind)
        yield view
        bot = bots[seat % len(bots)]
        driver.apply(seat, bot.choose(view, Rng(f"{len(driver.inputs)}")))
