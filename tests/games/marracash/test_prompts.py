"""Whoever may only move a group is told why no auction is possible."""

import json
from typing import Any

import msgspec
import pytest

from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.games import find
from ducats.telling import Reader
from ducats.texts import LANGUAGES, Texts

RULES = find("marracash")
MOVES_ONLY = {"choices": {"actions": [{"type": "MoveGroup"}]}}


def prompt(language: str, *, free: int, cash: int, signs: int) -> str:
    """What the first seat reads before its first action."""
    driver, _ = Driver.begin(RULES, new_header(RULES, 2, "why", {"starting_player": "first_seat"}), "why")
    view: dict[str, Any] = json.loads(msgspec.json.encode(driver.view(0)))
    view |= {"slot": 1, "question": MOVES_ONLY}
    view["places"][0] |= {"cash": cash, "signs": signs}
    for stall in view["stalls"][free:]:
        stall |= {"owner": 0, "price": 300}
    text, faults = Texts(language).told("marracash-question-act", view, Reader(["Ann", "Ben"], view))
    assert not faults
    return text


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({"free": 5, "cash": 900, "signs": 0}, "All your signs stand on shops"),
        ({"free": 0, "cash": 900, "signs": 2}, "No shop is free"),
        ({"free": 0, "cash": 75, "signs": 2}, "No shop is free"),
        ({"free": 1, "cash": 100, "signs": 2}, "Only one shop is free"),
        ({"free": 5, "cash": 75, "signs": 2}, "your cash is below the lowest bid, 100"),
    ],
)
def test_mc_r12_mc_r13_mc_r14_the_prompt_says_why_no_auction_is_possible(
    state: dict[str, int], reason: str
) -> None:
    assert reason in prompt("en", **state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_of_its_own(language: str) -> None:
    reasons = [
        prompt(language, free=free, cash=cash, signs=signs)
        for free, cash, signs in [(5, 900, 0), (0, 900, 2), (1, 900, 2), (5, 75, 2)]
    ]
    assert len(set(reasons)) == len(reasons)
    assert "100" in reasons[-1]
