"""Change first, then tell: each game's tests say what its events must find on the table."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import GAMES

Fact = Callable[[Any, Any], bool]
"""Of an event and the open view of the table as it was told."""

GAMES_EACH = 4


def check_told(game: str, facts: Mapping[str, Fact], all_options: Sequence[dict[str, Any]]) -> None:
    """Some games with each set of options; every kind of event that has a fact must come up."""
    rules = GAMES[game]
    seen: Counter[str] = Counter()
    for options in all_options:
        for number in range(GAMES_EACH):
            rng, seed = Rng(f"told {number}"), f"told {number}"
            driver, _ = Driver.begin(rules, new_header(rules, 3, seed, options), seed)
            play = driver.play
            while not play.is_over():
                seat = rng.choice(play.waiting_for())
                play.watch()
                told = driver.apply(seat, play.say(seat, rng.choice(play.legal(seat))))
                for event, table in zip(told, play.stop_watching(), strict=True):
                    name = type(event).__name__
                    if name in facts:
                        assert facts[name](event, rules.open_view(table)), (name, event)
                        seen[name] += 1
    assert set(seen) == set(facts)
