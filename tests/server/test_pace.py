"""How long the server's own answers take: a pause that does not know the table, and whole beats."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.conftest import QUICK, FakeTime, FirstChoiceBots, until

from ducats.games.musketeers.rules.questions import LayRewardsDown
from ducats.server.pace import (
    BEAT,
    BLUR,
    ENOUGH,
    FIRST_SECONDS,
    KEPT,
    LONGEST_SECONDS,
    MAX_ANSWERS_PER_MESSAGE,
    MAX_MESSAGES,
    Examples,
    Pace,
)
from ducats.server.store.base import Message


def test_a_pause_lies_between_its_bounds_and_differs() -> None:
    pace = Pace(0.4, 1.2, 1.5, 5.0)
    drawn = [pace.pause() for _ in range(200)]
    assert all(0.4 <= pause <= 1.2 for pause in drawn)
    assert max(drawn) - min(drawn) > 0.4


def test_who_thinks_longer_answers_on_a_beat() -> None:
    assert Pace.on_beat(0.7, 0.2) == 0.7
    assert Pace.on_beat(0.7, 0.8) == pytest.approx(0.7 + BEAT)
    assert Pace.on_beat(0.7, 1.9) == pytest.approx(0.7 + 3 * BEAT)
    assert Pace.on_beat(0.0, 1.9) == 0.0


def test_a_bot_seems_to_think_for_a_while_until_it_is_known_how_long_it_does() -> None:
    pace = Pace(0.4, 0.4, 0, 0)
    for _ in range(ENOUGH - 1):
        pace.note_thought("bid", 0.2)
    assert pace.thought("bid", 0.1) == pace.at_first("bid", 0.1) == FIRST_SECONDS
    assert pace.thought("bid", 9.0) == pace.at_first("bid", 9.0) == 9.0
    pace.note_thought("bid", 0.2)
    assert pace.thought("bid", 0.1) == 0.2
    assert pace.at_first("bid", 0.1) == 0.1
    assert pace.thought("pass", 0.1) == FIRST_SECONDS


def test_old_examples_and_old_kinds_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ducats.server.pace.KINDS", 2)
    examples = Examples[str]()
    for seconds in [3.0] * KEPT + [1.0] * KEPT + [LONGEST_SECONDS + 1] * KEPT:
        examples.note("bid", seconds)
    assert {examples.draw("bid") for _ in range(50)} == {1.0}
    for kind in ("pass", "bid", "lay"):
        examples.note(kind, 1.0)
    assert len(examples) == 2
    assert examples.draw("bid") is not None


def test_an_answer_takes_as_long_as_the_persons_own_or_else_peoples() -> None:
    pace = Pace(0.4, 1.2, 1.5, 5.0)
    assert all(1.5 <= pace.answer("north", "veto") <= 5.0 for _ in range(50))
    for _ in range(ENOUGH):
        pace.note_answer("south", "veto", 8.0)
    assert pace.answer("north", "veto") == pytest.approx(8.0, rel=BLUR)
    for _ in range(ENOUGH):
        pace.note_answer("north", "veto", 0.5)
    assert pace.answer("north", "veto") == pytest.approx(0.5, rel=BLUR)
    assert pace.answer("south", "veto") == pytest.approx(8.0, rel=BLUR)
    assert Pace(0, 0, 0, 0).answer("north", "veto") == 0.0


class SlowBots(FirstChoiceBots):
    def __init__(self, fake_time: FakeTime) -> None:
        super().__init__()
        self.fake_time = fake_time

    async def choose(
        self, game: str, level: str, view: bytes, seed: str, owner: tuple[str, ...] = (), memory: bytes = b""
    ) -> bytes:
        await self.fake_time.sleep(0.3)
        return await super().choose(game, level, view, seed, memory=memory)


@pytest.mark.pure
@pytest.mark.parametrize("forced", [True, False])
@pytest.mark.parametrize("known", [ENOUGH, 0])
async def test_a_bot_without_a_choice_is_not_quicker(
    serve: Any, monkeypatch: pytest.MonkeyPatch, known: int, forced: bool
) -> None:
    """Nor just after a start, when nobody knows what is usual."""
    legal = LayRewardsDown.legal
    if forced:
        monkeypatch.setattr(
            LayRewardsDown, "legal", lambda ask, g, seat: legal(ask, g, seat)[: 1 if seat == 1 else None]
        )
    settings = replace(QUICK, bot_delay_least=0.1, bot_delay_most=0.1)
    fake_time = FakeTime()
    bots = SlowBots(fake_time)
    async with serve(settings=settings, bots=bots, fake_time=fake_time) as server:
        for _ in range(known):
            server.app.state.context.pace.note_thought(("page", "musketeers.lay_rewards", 2), 0.3)
        await server.known_visitor("North")
        await server.start_table("North", "page")
        await until(fake_time.is_awaited)
        await fake_time.advance(Pace.on_beat(0.1, 0.3 if known else FIRST_SECONDS) - 0.01)
        assert server.live_game().moments == 0
        await fake_time.advance(0.02)
        assert server.live_game().driver.inputs[-1].seat == 1
        assert len(bots.asked) == (0 if forced else 1)


def test_news_of_many_answers_are_told_in_some_words() -> None:
    pace = Pace(0.4, 1.2, 1.5, 5.0)
    for number in range(2 * MAX_MESSAGES * MAX_ANSWERS_PER_MESSAGE):
        pace.note_answer("x" * 12, "a-rather-long-kind-of-question-of-a-game", number / 7)
    messages = [pace.take_news() for _ in range(MAX_MESSAGES)]
    told = [seconds for message in messages for _, _, seconds in message]
    first = MAX_MESSAGES * MAX_ANSWERS_PER_MESSAGE
    assert told == [round(number / 7, 3) for number in range(first, 2 * first)], "the latest, in their order"
    assert all(
        len(msgspec.json.encode(Message("0" * 16, None, answered=message))) < 8000 for message in messages
    )
    assert pace.take_news() == ()


def test_examples_are_of_every_kind_and_then_of_those_who_answered_last() -> None:
    pace, fresh = Pace(0.4, 1.2, 1.5, 5.0), Pace(0.4, 1.2, 1.5, 5.0)
    for _ in range(ENOUGH):
        pace.note_answer("early", "a-kind-that-is-rarely-asked-of-anybody", 7.0)
    for person in range(300):
        for _ in range(ENOUGH):
            pace.note_answer(f"person-{person}", "a-rather-long-kind-of-question-of-a-game", 3.0)
    messages = pace.examples()
    assert len(messages) == MAX_MESSAGES
    for message in messages:
        told = Message("0" * 16, None, answered=message, answered_for="1" * 16)
        assert len(msgspec.json.encode(told)) < 8000
        for answered in message:
            fresh.learn_example(*answered)
    assert fresh.answer("anybody", "a-kind-that-is-rarely-asked-of-anybody") == pytest.approx(7, rel=BLUR)
    assert fresh._own_answers.draw(("person-299", "a-rather-long-kind-of-question-of-a-game")) == 3.0
    assert fresh._own_answers.draw(("early", "a-kind-that-is-rarely-asked-of-anybody")) is None
