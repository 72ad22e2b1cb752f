"""A bot whose attention comes and goes."""

from collections import Counter
from typing import final

import pytest

from ducats.bots import Bot
from ducats.bots.distracted import Distracted
from ducats.engine.driver import Driver
from ducats.engine.messages import Action, View
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import make

RULES = find("musketeers")


@final
class Noting(Bot):
    """Notes that it was asked."""

    def __init__(self, name: str, simulations: int, asked: Counter[str]) -> None:
        self._name, self._asked, self._bot = name, asked, make("musketeers", "page")
        self.simulations = simulations

    def choose(self, view: View, rng: Rng) -> Action:
        self._asked[self._name] += 1
        return self._bot.choose(view, rng)


def test_it_attends_to_as_many_decisions_as_said() -> None:
    asked = Counter[str]()
    bot = Distracted(Noting("attentive", 7, asked), Noting("plain", 0, asked), attention=0.25)
    view = Driver.begin(RULES, new_header(RULES, 3, "a"), "a")[0].view(0)
    for number in range(400):
        bot.choose(view, Rng(str(number)))
    assert sum(asked.values()) == 400
    assert 70 < asked["attentive"] < 130


@pytest.mark.parametrize(("attention", "simulations"), [(1.0, 7), (0.0, 0)])
def test_it_tells_the_simulations_of_whoever_answered(attention: float, simulations: int) -> None:
    asked = Counter[str]()
    bot = Distracted(Noting("attentive", 7, asked), Noting("plain", 0, asked), attention)
    bot.choose(Driver.begin(RULES, new_header(RULES, 2, "a"), "a")[0].view(0), Rng("a"))
    assert bot.simulations == simulations
