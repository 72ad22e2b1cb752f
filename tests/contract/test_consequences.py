"""Consequences of any game: one for each answer, from the player's own view, of kinds that the game names."""

from typing import Any

import pytest
from tests.contract.checks import viewers
from tests.contract.option_sets import option_sets

from ducats.engine.driver import Driver
from ducats.engine.messages import Consequences, Fact, Question, SomeOf
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import GAMES

MOST_ROUNDS = 4
"""Some facts are rare in games played at random."""
FORESEEN = [game for game, rules in GAMES.items() if rules.meta.facts]


def answers_to(question: Question[Any]) -> int:
    if isinstance(question.choices, SomeOf):
        return len(question.choices.items)
    return len(question.offered())


def foretold(rules: Rules, seats: int, options: dict[str, Any], seed: str) -> set[type[Fact]]:
    """Plays a game at random and returns every kind of fact that was told."""
    driver, _ = Driver.begin(rules, new_header(rules, seats, seed, options), seed)
    rng = Rng(f"consequences {seed}")
    found: set[type[Fact]] = set()
    told: dict[tuple[int, int], Consequences] = {}
    while not driver.play.is_over():
        seat = rng.choice(driver.play.waiting_for())
        view = rules.view(driver.play, seat)
        consequences = rules.consequences(view)
        assert view.question is not None
        assert len(consequences.answers) == answers_to(view.question)
        for facts in (*consequences.answers, consequences.table):
            found.update(map(type, facts))
        assert rules.consequences(view) == consequences
        for waiting in driver.play.waiting_for():
            # Others' sealed answers change nothing for whoever is still asked.
            seen = rules.consequences(rules.view(driver.play, waiting))
            assert told.setdefault((waiting, view.question.number), seen) == seen
        for viewer in viewers(driver.play):
            if viewer not in driver.play.waiting_for() and rng.below(8) == 0:
                assert rules.consequences(rules.view(driver.play, viewer)) == Consequences()
        driver.apply(seat, driver.play.say(seat, driver.play.ask().pick(driver.play, seat, rng)))
    return found


@pytest.mark.parametrize("game", FORESEEN)
def test_every_answer_has_its_consequence_and_every_fact_is_told_somewhere(game: str) -> None:
    rules = GAMES[game]
    found: set[type[Fact]] = set()
    chairs = range(rules.meta.min_seats, rules.meta.max_seats + 1)
    for again in range(MOST_ROUNDS):
        seed = game if again == 0 else f"{game} again {again}"
        for number, options in enumerate(option_sets(rules)):
            found |= foretold(rules, chairs[number % len(chairs)], options, f"{seed} {number}")
        if found == set(rules.meta.facts):
            break
    assert found == set(rules.meta.facts)
