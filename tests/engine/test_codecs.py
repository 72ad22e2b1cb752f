"""Answers as typed actions and back."""

from typing import Any

import pytest

from ducats.engine.codecs import Codec, Either, Field, Words
from ducats.engine.errors import MalformedAction
from ducats.engine.messages import Action
from ducats.engine.rng import Rng
from ducats.games import GAMES


class Take(Action, frozen=True):
    pass


class Leave(Action, frozen=True):
    pass


class Bid(Action, frozen=True):
    ducats: int


class Name(Action, frozen=True):
    letter: str


class Letters(Field):
    """A field that is written with letters."""

    def written(self, g: Any, answer: int) -> str:
        return "abc"[answer]

    def read(self, g: Any, value: Any, rule: str) -> int:
        if value not in list("abc"):
            raise MalformedAction(f"there is no letter {value}", code="no_such_letter", rule=rule)
        return "abc".index(value)


WORDS = Words(Take, Leave)
FIELD = Field(Bid, "ducats")
LETTERS = Letters(Name, "letter")
EITHER = Either(FIELD, {0: Leave})
KINDS = ["words", "field", "letters", "either"]


@pytest.mark.parametrize(
    ("codec", "said"),
    [
        (WORDS, {0: Take(), 1: Leave()}),
        (FIELD, {0: Bid(0), 7: Bid(7)}),
        (LETTERS, {0: Name("a"), 2: Name("c")}),
        (EITHER, {0: Leave(), 1: Bid(1), 30: Bid(30)}),
    ],
    ids=KINDS,
)
def test_what_is_said_is_heard(codec: Codec, said: dict[int, Action]) -> None:
    for answer, action in said.items():
        assert codec.say(None, answer) == action
        assert codec.hear(None, action, "XX-1") == answer


@pytest.mark.parametrize(
    "codec", [WORDS, FIELD, LETTERS, EITHER], ids=["words", "field", "letters", "either"]
)
def test_an_action_of_another_question_is_not_heard(codec: Codec) -> None:
    class Other(Action, frozen=True):
        ducats: int = 1

    assert codec.hear(None, Other(), "XX-1") is None


def test_a_field_that_means_nothing_is_malformed_and_names_the_rule() -> None:
    with pytest.raises(MalformedAction) as refused:
        LETTERS.hear(None, Name("x"), "XX-1")
    assert (refused.value.code, refused.value.rule) == ("no_such_letter", "XX-1")


def test_a_special_answer_may_be_written_in_full() -> None:
    """`Leave()` and a bid of nothing are the same answer; the word is what is said."""
    assert EITHER.hear(None, Bid(0), "XX-1") == EITHER.hear(None, Leave(), "XX-1") == 0
    assert EITHER.say(None, 0) == Leave()


@pytest.mark.parametrize("game", GAMES)
def test_the_wrong_action_is_refused_by_every_question(game: str) -> None:
    rules, rng = GAMES[game], Rng("codecs")
    play = rules.new_game(rules.meta.min_seats, rules.read_options({}))
    play.stop_listening()
    refused = set()
    for _ in range(400):
        if play.is_over():
            break
        seat = play.waiting_for()[0]
        ask = play.ask()
        with pytest.raises(MalformedAction) as error:
            ask.hear(play, seat, Take())
        assert (error.value.code, error.value.rule) == ("wrong_action", ask.cited(play, seat))
        refused.add(ask.question)
        play.take(seat, ask.pick(play, seat, rng))
    assert len(refused) > 4
