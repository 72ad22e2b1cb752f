"""What is handed to a worker arrives there as it is, and answers that do not change are made once."""

import pickle

from ducats.server.jobs import PackedInputs, attempt_packed, packed, unpacked
from ducats.server.kept_answers import KeptAnswers
from ducats.server.store.base import StoredInput

INPUTS = [StoredInput(number, number % 3, b'{"type": "Pass"}', 0.5 * number) for number in range(500)]


def swapped(inputs: list[StoredInput], name: str) -> tuple[str, list[StoredInput]]:
    return name, inputs


def test_inputs_travel_together() -> None:
    given = packed((INPUTS, "name", [], None))
    assert unpacked(pickle.loads(pickle.dumps(given))) == (INPUTS, "name", [], None)
    assert type(given[0]) is PackedInputs


def test_they_come_back_together() -> None:
    result = attempt_packed(swapped, *packed((INPUTS, "name")))
    assert type(result[1]) is PackedInputs
    assert unpacked(result) == ("name", INPUTS)


def test_what_was_not_asked_for_in_the_longest_time_is_forgotten_first() -> None:
    answers = KeptAnswers(10)
    answers.keep("a", b"aaaa")
    answers.keep("b", b"bbbb")
    assert answers.get("a") == b"aaaa"
    answers.keep("c", b"cccc")
    assert (answers.get("a"), answers.get("b"), answers.get("c")) == (b"aaaa", None, b"cccc")
    answers.keep("a", b"a")
    answers.keep("d", b"ddddd")
    assert (answers.get("a"), answers.get("c"), answers.get("d")) == (b"a", b"cccc", b"ddddd")
    answers.keep("large", b"x" * 11)
    assert answers.get("large") is None
