"""Answers as indices, views as vectors."""

from itertools import islice

import numpy as np
import pytest
from tests.adapters.tables import SIZES, strolled

from ducats.adapters.encoding import layout, numbering
from ducats.adapters.table import Table
from ducats.engine.errors import BadOptions, BrokenInvariant, IllegalAction
from ducats.engine.rng import Rng
from ducats.games import GAMES, find


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_every_question_has_one_index(game: str) -> None:
    numbers = numbering(game)
    assert numbers.size == sum(ask.size for ask in find(game).meta.questions)
    assert len(numbers.offset) == len(find(game).meta.questions)
    for ask in find(game).meta.questions:
        first = numbers.offset[ask.question]
        assert numbers.split(first) == (ask.question, 0)
        assert numbers.split(first + ask.size - 1) == (ask.question, ask.size - 1)
    for wrong in (-1, numbers.size):
        with pytest.raises(IllegalAction):
            numbers.split(wrong)


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_indices_and_typed_actions_are_the_same_thing(game: str, seats: int) -> None:
    numbers = numbering(game)
    for table in islice(strolled(Table(game, seats)), 0, None, 4):
        for seat in range(seats):
            legal = numbers.legal(table.play, seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in table.waiting_for())
            for index in legal[:3] + legal[-1:]:
                question, answer = numbers.split(index)
                assert question == table.play.ask().question
                assert table.play.hear(seat, table.play.say(seat, answer)) == answer


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_vectors_hold_numbers_from_0_to_1_at_every_moment(game: str, seats: int) -> None:
    plan = layout(game, seats)
    for table in strolled(Table(game, seats)):
        for seat in range(seats):
            vector = plan.encode(table.view(seat))
            assert vector.dtype == np.float32
            assert vector.shape == (plan.size,)
            assert vector.min() >= 0.0
            assert vector.max() <= 1.0


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("musketeers", {"victim_picks_slot": True}),
        ("marquis", {"intrigues": True, "mercenaries": True}),
        ("marracash", {"souvenirs": True}),
        ("merchants", {}),
        ("merchants", {"edition": "1999", "purchase_single_city": True}),
    ],
)
def test_every_part_shows_something(game: str, options: dict[str, bool]) -> None:
    """A part that is always 0 would be one that reads the wrong field."""
    plan = layout(game, 3)
    seen = np.zeros(plan.size, np.float32)
    for seed in range(30):
        for table in islice(strolled(Table(game, 3, options), str(seed)), 0, None, 3):
            seen = np.maximum(seen, plan.encode(table.view(table.inputs % 3)))
        if all(part.any() for part in plan.parts(seen).values()):
            return
    raise AssertionError({name for name, part in plan.parts(seen).items() if not part.any()})


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_alike_have_the_same_vector(game: str) -> None:
    """Nothing but the view gets in: a seat cannot tell the real game from one imagined for it."""
    rules, plan = find(game), layout(game, 3)
    for number, table in enumerate(strolled(Table(game, 3))):
        if number % 7 or not table.waiting_for():
            continue
        for seat in range(3):
            imagined = rules.imagine(table.view(seat), Rng(f"{number}/{seat}"))
            other = plan.encode(rules.view(imagined, seat))
            assert np.array_equal(other, plan.encode(table.view(seat)))


def test_the_observer_comes_first() -> None:
    table, plan = Table("musketeers", 4), layout("musketeers", 4)
    table.begin("7")
    table.take(2, table.play.legal(2)[0])
    waiting = [plan.parts(plan.encode(table.view(seat)))["waiting"].tolist() for seat in range(4)]
    assert waiting == [[1, 1, 0, 1], [1, 0, 1, 1], [0, 1, 1, 1], [1, 1, 1, 0]]


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_describes_itself(game: str) -> None:
    plan = layout(game, 2)
    told = plan.describe()
    for block in plan.blocks:
        assert block.meaning, block.name
        assert f"| `{block.name}` |" in told
    spans = [plan.spans[block.name] for block in plan.blocks]
    assert [span.start for span in spans] == [0, *(span.stop for span in spans[:-1])]
    assert spans[-1].stop == plan.size


def test_only_seats_of_this_table_have_vectors() -> None:
    table = Table("musketeers", 2)
    table.begin("1")
    with pytest.raises(BrokenInvariant):
        layout("musketeers", 3).encode(table.view(0))
    with pytest.raises(BrokenInvariant):
        layout("musketeers", 2).encode(table.rules.view(table.play, None))
    with pytest.raises(BadOptions):
        layout("musketeers", 5)
