"""Questions, events and refusals of the golden games cite a rule that fits the situation."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.cited import Asked, Refused, records, walked
from tests.games.musketeers.table import at, question

from ducats.engine.messages import Event
from ducats.games.musketeers.rules.view import MusketeersView

EVENTS: dict[str, set[str]] = {
    "HandBegan": {"MU-5"},
    "HandDealt": {"MU-7"},
    "RewardsLaid": {"MU-9"},
    "Sealed": {"MU-9", "MU-13"},
    "GuardTurned": {"MU-12"},
    "CardsRevealed": {"MU-15", "MU-31"},
    "JewelTaken": {"MU-18", "MU-23"},
    "PrisonFreed": {"MU-25", "MU-27"},
    "PrisonTaken": {"MU-20", "MU-23"},
    "JewelReturned": {"MU-28"},
    "Jailed": {"MU-29"},
    "Released": {"MU-32"},
    "HandEnded": {"MU-35"},
    "MatchEnded": {"MU-40"},
}
REFUSALS: dict[str, set[str]] = {
    "centre_empty": {"MU-23"},
    "centre_not_empty": {"MU-R05"},
    "own_token": {"MU-R05"},
    "no_such_token": {"MU-23", "MU-25", "MU-27", "MU-28"},
    "slot_free": {"MU-28"},
    "slot_occupied": {"MU-22", "MU-27", "MU-28"},
    "wrong_source": {"MU-R06"},
}
"""By code; `wrong_action` and `card_not_in_hand` cite the rule of the question."""


def fitting(asked: Asked) -> str:
    """The rule under which this question must be put."""
    view: Any = asked.view
    place = view.places[asked.seat]
    full = "-" not in place.row
    return {
        "musketeers.lay_rewards": "MU-9",
        "musketeers.commit_card": "MU-30" if place.jailed else "MU-13",
        "musketeers.winner_token": "MU-27" if full else "MU-18",
        "musketeers.loser_token": "MU-R09" if view.pending else "MU-28" if full else "MU-20",
        "musketeers.give_token": "MU-R06",
    }[asked.question.id]


def check_event(event: Any) -> None:
    name = type(event).__name__
    assert event.rule in EVENTS[name], event
    if name == "CardsRevealed":
        assert (event.rule == "MU-31") == (event.jailed is not None), event
    if name in ("JewelTaken", "PrisonTaken"):
        assert (event.rule == "MU-23") == (event.source is not None), event


def check_refusal(refused: Refused) -> None:
    view = refused.asked.view
    assert isinstance(view, MusketeersView)
    place = view.places[refused.asked.seat]
    if refused.code in ("wrong_action", "card_not_in_hand"):
        assert refused.rule == refused.asked.question.rule, refused
        return
    assert refused.rule in REFUSALS[refused.code], refused
    if refused.code == "slot_occupied":
        assert (refused.rule == "MU-22") == ("-" in place.row), refused


@pytest.mark.parametrize("file", records("musketeers"), ids=lambda file: file.stem)
def test_every_rule_cited_in_a_golden_game_fits(file: Path) -> None:
    for found in walked("musketeers", file):
        if isinstance(found, Asked):
            assert found.question.rule == fitting(found), found.question
        elif isinstance(found, Refused):
            check_refusal(found)
        elif isinstance(found, Event):
            check_event(found)


def test_mu_27_a_full_winner_is_asked_under_its_rule() -> None:
    g = at(2, question="winner_token", seat=0, duel=5, rows=["PPJ", "---"])
    assert [question(g, seat).rule for seat in (0, 1, None)] == ["MU-27"] * 3


def test_mu_28_a_full_loser_is_asked_under_its_rule() -> None:
    g = at(2, question="loser_token", seat=0, duel=5, rows=["PJJ", "---"])
    assert [question(g, seat).rule for seat in (0, 1, None)] == ["MU-28"] * 3


def test_mu_r09_the_prison_after_the_jewel_is_asked_under_its_rule() -> None:
    position: dict[str, Any] = {"rows": ["-PJ", "PP-"], "question": "loser_token", "seat": 0, "onto": 0}
    g = at(2, {"full_loser_takes_prison": True}, duel=5, **position)
    assert question(g, 0).rule == "MU-R09"


def test_mu_30_a_discard_is_asked_under_its_rule() -> None:
    """Only of the player in prison; spectators read the rule for all."""
    g = at(3, duel=5, rows=["PPP", "---", "---"])
    assert [question(g, seat).rule for seat in (0, 1, 2, None)] == ["MU-30", "MU-13", "MU-13", "MU-13"]
