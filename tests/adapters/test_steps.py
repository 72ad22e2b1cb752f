"""Long answers, given part by part."""

from itertools import islice

import numpy as np
import pytest
from tests.adapters.tables import SIZES, strolled

from ducats.adapters.answering import Answering
from ducats.adapters.encoding import steps
from ducats.adapters.pettingzoo import CycleEnv, parallel_env
from ducats.adapters.table import Table
from ducats.encoding.steps import MOST_PLACES, Section, Steps, spell
from ducats.engine.errors import BrokenInvariant, IllegalAction
from ducats.engine.frames import Draw
from ducats.engine.rng import Rng
from ducats.games import GAMES, find


@pytest.mark.parametrize("game", GAMES)
def test_no_action_space_is_large(game: str) -> None:
    small = steps(game)
    assert small.size <= MOST_PLACES
    asked = {ask.question for ask in find(game).meta.questions if not issubclass(ask, Draw)}
    assert set(small.parts) == asked


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_spelt_in_one_way_of_its_own(game: str) -> None:
    places: list[int] = []
    for question, parts in steps(game).parts.items():
        spelt = {
            tuple(parts.value(answer, part) for part in range(parts.count)) for answer in range(parts.size)
        }
        assert len(spelt) == parts.size
        assert len(steps(game).names[question]) == len(parts.widths)
        for first, width in zip(parts.firsts, parts.widths, strict=True):
            places.extend(range(first, first + width))
    assert places == list(range(steps(game).size))


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_saying_what_was_spelt_gives_the_answer_again(game: str, seats: int) -> None:
    for table in islice(strolled(Table(game, seats)), 0, None, 5):
        for seat in table.waiting_for():
            legal = table.play.legal(seat)
            for answer in {legal[0], legal[-1], legal[len(legal) // 2]}:
                unfinished, said = steps(game).begin(table.play, seat), None
                for place in spell(steps(game), table.play, seat, answer):
                    assert said is None
                    assert place in unfinished.places()
                    said = unfinished.say(place)
                assert said == answer


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_offered_leads_to_a_legal_answer_and_all_of_them_can_be_reached(game: str) -> None:
    dice = Rng(game)
    for table in islice(strolled(Table(game, 3)), 0, None, 6):
        for seat in table.waiting_for():
            legal = table.play.legal(seat)
            unfinished = steps(game).begin(table.play, seat)
            assert sorted(unfinished.possible) == sorted(legal)
            answer = None
            while answer is None:
                left = len(unfinished.possible)
                places = unfinished.places()
                assert len(places) == len(set(places))
                answer = unfinished.say(places[dice.below(len(places))])
                assert len(unfinished.possible) <= left
            assert answer in legal


def test_a_wrong_part_is_refused_and_nothing_is_said() -> None:
    table = next(
        moment
        for moment in strolled(Table("merchants", 3))
        if moment.play.ask().question == "merchants.move_turn" and len(moment.play.legal(0)) > 9
    )
    answering, seat = Answering(table), 0
    before = answering.places(seat)
    for wrong in (-1, before[-1] + 1, answering.actions):
        with pytest.raises(IllegalAction):
            answering.say(seat, wrong)
        assert answering.places(seat) == before
    parts = answering.steps.parts["merchants.move_turn"]
    said = answering.observe(seat)[answering.layout.size :]
    assert answering.say(seat, before[-1]) is None
    assert answering.places(seat)[0] > before[-1]
    more = answering.observe(seat)[answering.layout.size :]
    settled = np.flatnonzero(more)
    assert len(settled) > len(np.flatnonzero(said))
    assert settled.tolist() == list(range(len(settled)))
    part = sum(first <= before[-1] for first in parts.firsts) - 1
    assert more[part] == pytest.approx((before[-1] - int(parts.firsts[part]) + 1) / int(parts.widths[part]))


def test_a_part_without_a_choice_is_passed_over() -> None:
    """A bid below 64 steps has but one coarse part."""
    table = Table("marracash", 2)
    for moment in strolled(table):
        if moment.waiting_for() and moment.play.ask().question == "marracash.raise_or_pass":
            seat = moment.waiting_for()[0]
            coarse = {answer // 64 for answer in moment.play.legal(seat)}
            begun = steps("marracash").begin(moment.play, seat)
            assert begun.said == (1 if len(coarse) == 1 else 0)
            return
    raise AssertionError("no bid was raised")


def test_sealed_answers_take_the_same_steps_whatever_they_are() -> None:
    """Otherwise those who wait would learn from the time."""
    lengths = {game: set[tuple[str, int]]() for game in GAMES}
    for game in GAMES:
        for table in islice(strolled(Table(game, 3)), 0, None, 3):
            waiting = table.waiting_for()
            if len(waiting) < 2:
                continue
            for seat in waiting:
                for answer in table.play.legal(seat)[:: max(1, len(table.play.legal(seat)) // 5)]:
                    spelt = spell(steps(game), table.play, seat, answer)
                    lengths[game].add((table.play.ask().question, len(spelt)))
    for told in lengths.values():
        assert len({question for question, _ in told}) == len(told)
    assert any(length > 1 for told in lengths.values() for _, length in told)


def test_in_parallel_nobody_is_told_who_was_quicker() -> None:
    table = parallel_env("merchants", 3)
    table.reset(seed=2)
    for _ in range(400):
        asked = table.chairs.table.waiting_for()
        if len(asked) > 1 and len(table.chairs.answering.steps.parts[_question(table)].widths) > 1:
            break
        table.step({agent: int(np.flatnonzero(_mask(table, agent))[0]) for agent in table.agents})
    else:
        raise AssertionError("no sealed bid was asked for")
    before = {seat: table.chairs.table.view(seat) for seat in range(3)}
    # Seat 0 says nothing that exists and gets the default; the others have one more part to say.
    actions = {agent: int(np.flatnonzero(_mask(table, agent))[0]) for agent in table.agents}
    actions["seat_0"] = table.no_op
    seen, _, _, _, infos = table.step(actions)
    assert infos["seat_0"]["illegal"]
    assert np.flatnonzero(seen["seat_0"]["action_mask"]).tolist() == [table.no_op]
    assert {seat: table.chairs.table.view(seat) for seat in range(3)} == before
    table.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents})
    assert table.chairs.table.view(1) != before[1]


def _question(table: CycleEnv) -> str:
    return str(table.chairs.table.play.ask().question)


def _mask(table: CycleEnv, agent: str) -> np.ndarray:
    seen: np.ndarray = table._seen(table.chairs.seat(agent))["action_mask"]
    return seen


def test_sections_must_cover_all_answers() -> None:
    with pytest.raises(BrokenInvariant, match="not 4096"):
        Steps(find("marracash"), {"marracash.open_bid": (Section((64, 63)),)})
