"""What speaks for an answer in the eyes of bots: told in all languages, blind to what is hidden, specific."""

import importlib
from collections.abc import Iterable

import msgspec
import pytest
from tests.bots.reasoned import GROUNDS, Given, all_given, given, kinds

from ducats import games
from ducats.bots.reasons import NOTHING, Why
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import why
from ducats.telling import Reader
from ducats.texts import LANGUAGES, Texts, kebab

ANY_GAME = pytest.mark.parametrize("game", GROUNDS)
SHOWN_BY_POSITIONS = {"RideWorthLess", "CharterWaits"}
"""Too rare for the games that are played here, or never a choice: a third jewel is taken unasked (MU-33)."""


@ANY_GAME
def test_every_reason_is_given_somewhere_and_not_for_everything(game: str) -> None:
    """For each kind there is a question whose other answers have another reason, or none."""
    questions: dict[int, set[str]] = {}
    for each in all_given(game):
        questions.setdefault(id(each.play), set()).add(str(each.why))
    for kind in kinds(game).keys() - SHOWN_BY_POSITIONS:
        asked = given(game, kind)
        assert asked, kind
        assert any(len(questions[id(each.play)]) > 1 for each in asked), kind


@ANY_GAME
def test_a_reason_has_the_fields_of_its_fact(game: str) -> None:
    for each in all_given(game):
        kind = kinds(game).get(each.why.reason)
        if kind is not None:
            fact = msgspec.convert({**each.why.about, "type": each.why.reason}, kind)
            assert msgspec.to_builtins(fact) == {**each.why.about, "type": each.why.reason}
        else:
            assert each.why.about == {}


@ANY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_without_a_fault(game: str, language: str) -> None:
    texts, told = Texts(language), set()
    for each in all_given(game):
        if each.why.reason in kinds(game):
            names = ["Ann", "Ben", "Cleo", "Dan"][: each.view.seats]
            reader = Reader(names, msgspec.to_builtins(each.view))
            text, faults = texts.told(f"{game}-why-{kebab(each.why.reason)}", each.why.about, reader)
            assert faults == []
            assert text == texts.why(game, *each.why, reader)
            told.add(text)
    assert len(told) > 30


def same_in_other_worlds(game: str, monkeypatch: pytest.MonkeyPatch, some: Iterable[Given]) -> bool:
    """Whether the same speaks for every answer, whichever world the bots imagine to find it.

    A view fixes which world they imagine, so a second look at an equal view would always tell the same.
    """
    reasons = importlib.import_module(f"ducats.games.{game}.bots.reasons")
    for number, each in enumerate(some):
        with monkeypatch.context() as patched:
            patched.setattr(reasons, "Rng", lambda _, number=number: Rng(f"world {number}"))
            if why(game, each.view, each.action) != each.why:
                return False
    return True


@ANY_GAME
def test_what_is_hidden_changes_no_reason(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that look alike to a seat: the same speaks for its answers."""
    rules, some = find(game), all_given(game)[::3]
    assert same_in_other_worlds(game, monkeypatch, some)
    open_views = (
        [rules.open_view(rules.imagine(each.view, Rng(seed))) for seed in ("reason", "world")]
        for each in some[::10]
    )
    assert any(one != other for one, other in open_views), "something is hidden"


@ANY_GAME
def test_a_reason_that_peeks_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test before this one can fail."""
    reasons = importlib.import_module(f"ducats.games.{game}.bots.reasons")
    rules = find(game)

    def peeking(view: View, action: Action) -> Why:
        world = rules.imagine(view, reasons.Rng("reason"))
        return Why("Peeks", {"hidden": msgspec.to_builtins(rules.open_view(world))})

    monkeypatch.setattr(games.part(game, "bots"), "why", peeking)
    some = [each._replace(why=peeking(each.view, each.action)) for each in all_given(game)[::30]]
    assert not same_in_other_worlds(game, monkeypatch, some)


@ANY_GAME
def test_what_speaks_for_another_answer_as_well_is_no_reason(game: str) -> None:
    each = next(each for each in all_given(game) if each.why != NOTHING)
    assert why(game, each.view, each.action, [each.action]) == NOTHING
    other = next(
        other.action for other in all_given(game) if other.play is each.play and other.why != each.why
    )
    assert why(game, each.view, each.action, [other]) == each.why


def test_words_of_a_bargain_are_told_as_they_are_said() -> None:
    assert Texts("en").why("marquis", "too-dear", {}) == "“That is too expensive.”"
    assert Texts("de").why("marracash", "", {}) == ""
