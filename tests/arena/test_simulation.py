"""Simulations: good games pass and are counted, a planted fault is found and can be repeated."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from ducats.arena import simulate
from ducats.engine import bits
from ducats.engine.errors import BadOptions
from ducats.games.musketeers.rules.fields import IN_CENTRE
from ducats.games.musketeers.rules.questions import CommitCard
from ducats.games.musketeers.rules.state import Musketeers

HAND = {"match_mode": "single_hand"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_are_played_and_counted(seats: int) -> None:
    told: list[tuple[int, int]] = []
    found = simulate(
        "musketeers", seats, 12, "1", options=HAND, progress=lambda done, total: told.append((done, total))
    )
    assert (found.games, found.finished, found.hands, found.failures) == (12, 12, 12, ())
    assert found.bots == ("random",) * seats
    assert sum(found.wins) == pytest.approx(12)
    assert found.decisions >= 12 * 4 * seats
    assert len(found.mean_scores) == seats
    assert told == [(10, 12), (12, 12)]


def test_chosen_bots_are_dealt_round_the_seats() -> None:
    found = simulate("musketeers", 3, 2, "1", ["page", "random"], HAND)
    assert found.bots == ("page", "random", "page")
    assert found.failures == ()


def test_the_result_does_not_depend_on_the_executor() -> None:
    with ThreadPoolExecutor(2) as executor:
        shared = simulate("musketeers", 2, 15, "7", options=HAND, executor=executor)
    assert shared == simulate("musketeers", 2, 15, "7", options=HAND)


def taking_from_a_full_centre(self: Musketeers, *how: Any) -> None:
    """A table whose tokens never run out."""
    before = list(self.cells)[IN_CENTRE : IN_CENTRE + 3]
    honest_taking(self, *how)
    for token, count in enumerate(before):
        self.cells[IN_CENTRE + token] = count


honest_taking = Musketeers.take_token


@pytest.mark.pure
def test_a_planted_fault_is_found_and_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    assert simulate("musketeers", 3, 3, "fault", options=HAND).failures == ()
    monkeypatch.setattr(Musketeers, "take_token", taking_from_a_full_centre)
    found = simulate("musketeers", 3, 3, "fault", options=HAND)
    assert len(found.failures) == 3
    assert found.finished == 0
    failure = found.failures[2]
    assert "was lost or made" in failure.error
    assert failure.stack.startswith("Match()")
    assert failure.table.startswith("Musketeers  hand 1  duel 2/9")
    assert msgspec.json.decode(failure.position)["hand_number"] == 1
    (again,) = simulate("musketeers", 3, 1, failure.seed, options=HAND).failures
    assert msgspec.structs.replace(again, number=2) == failure


@pytest.mark.pure
def test_an_illegal_default_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(self: CommitCard, g: Any, seat: int) -> int:
        return next(card for card in range(55) if not bits.has(g.hand(seat), card))

    monkeypatch.setattr(CommitCard, "default", never)
    (failure,) = simulate("musketeers", 2, 1, "default", options=HAND).failures
    assert "is not legal" in failure.error


@pytest.mark.pure
def test_a_rule_that_forgets_is_found_by_the_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first run and the replay of its record must agree."""
    seen: list[int] = []
    truth = Musketeers.score

    def forgetful(self: Musketeers, seat: int) -> int:
        seen.append(seat)
        return truth(self, seat) + len(seen)

    monkeypatch.setattr(Musketeers, "score", forgetful)
    (failure,) = simulate("musketeers", 2, 1, "replay", options=HAND).failures
    assert "the record ends with" in failure.error


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOptions):
        simulate("musketeers", 7, 1, "s")
    with pytest.raises(BadOptions):
        simulate("musketeers", 2, 1, "s", ["abbot"])
    with pytest.raises(BadOptions):
        simulate("musketeers", 2, 1, "s", options={"match_target": 3})
