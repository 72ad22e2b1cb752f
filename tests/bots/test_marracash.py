"""The bots of MarraCash: legal everywhere, deterministic, blind to what they may not see, sensible."""

from functools import cache
from typing import Any

import msgspec
import pytest

from ducats.bots import Bot
from ducats.engine.driver import Driver
from ducats.engine.errors import MalformedAction, NotYourTurn
from ducats.engine.messages import OneOf, Question, View
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import make, named_levels
from ducats.games.marracash.rules.printed import DATA_TEXT
from ducats.games.marracash.rules.view import MarraCashView

RULES = find("marracash")
GAME_LEVELS = ("porter", "trader", "vizier")
BOTS: dict[str, Bot] = {level: make("marracash", level) for level in GAME_LEVELS}

OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"souvenirs": True},
    {"antiques": True, "queue_max_run": 2},
    {"souvenirs": True, "souvenir_sale": "optional", "commission_scope": "shop", "strict_option_c": True},
    {"cash_visibility": "hidden", "bid_step": 100, "start_cash": 500},
    {"auction_mode": "sealed", "end_rule": "finish_round", "antiques": True, "visitors": 64},
    {"auction_mode": "sealed", "cash_visibility": "hidden", "signs_per_player": 12, "bid_step": 50},
)
OWNER_DATA = DATA_TEXT.replace("value = [100, 200, 300, 400, 500]", "value = [150, 150, 300, 400]")

Asked = list[tuple[View, Any]]


def play_out(
    bots: list[Bot], seed: str, options: dict[str, Any], data: str | None = None
) -> tuple[Driver, Asked]:
    """A whole game; the driver refuses whatever is illegal."""
    driver, _ = Driver.begin(RULES, new_header(RULES, len(bots), seed, options, data), seed)
    asked: Asked = []
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        view = driver.view(seat)
        action = bots[seat].choose(view, Rng(f"{seed}/{len(driver.inputs)}"))
        asked.append((view, action))
        driver.apply(seat, action)
    return driver, asked


def test_the_levels_weakest_first() -> None:
    assert named_levels("marracash") == (*GAME_LEVELS, "emir", "sultan")


PRINTED = [(seats, OPTION_SETS[0]) for seats in (2, 3, 4)] + [
    (2 + number % 3, options) for number, options in enumerate(OPTION_SETS[1:])
]


@pytest.mark.parametrize(("seats", "options"), PRINTED, ids=str)
def test_every_answer_is_legal_at_mixed_tables(seats: int, options: dict[str, Any]) -> None:
    bots = [BOTS[GAME_LEVELS[(seat + seats) % 3]] for seat in range(seats)]
    driver, _ = play_out(bots, f"mixed {seats}", options)
    assert driver.play.outcome() is not None


@cache
def views_by_question() -> dict[str, list[View]]:
    """Some views for each question, from quick games of porters."""
    found: dict[str, list[View]] = {}
    for options in ({"souvenirs": True, "souvenir_sale": "optional"}, {"auction_mode": "sealed"}):
        for view, _ in play_out([BOTS["porter"]] * 2, "c", options)[1]:
            if isinstance(view, MarraCashView) and view.question:
                found.setdefault(view.question.id, []).append(view)
    return found


@pytest.mark.parametrize("level", GAME_LEVELS)
@pytest.mark.parametrize(
    "name", ["pick_shop", "open_bid", "raise_or_pass", "sealed_bid", "act", "sell_souvenir", "bring"]
)
def test_every_question_is_answered_legally(name: str, level: str) -> None:
    for view in views_by_question()[f"marracash.{name}"][:4]:
        assert view.seat is not None
        play = RULES.imagine(view, Rng("world"))
        legal = [play.say(view.seat, answer) for answer in play.legal(view.seat)]
        assert BOTS[level].choose(view, Rng("dice")) in legal


def test_a_corrected_data_file_is_played_by_its_own_numbers() -> None:
    assert OWNER_DATA != DATA_TEXT
    driver, _ = play_out([BOTS["trader"], BOTS["vizier"]], "owner", {}, OWNER_DATA)
    assert driver.play.outcome() is not None


@pytest.mark.parametrize("level", GAME_LEVELS)
def test_the_same_view_and_dice_give_the_same_answer(level: str) -> None:
    options = {"souvenirs": True, "cash_visibility": "hidden"}
    _, asked = play_out([BOTS["trader"]] * 3, "again", options)
    fresh = make("marracash", level)
    for view, _ in asked[::12]:
        read = msgspec.json.decode(msgspec.json.encode(view), type=MarraCashView)
        assert fresh.choose(read, Rng("dice")) == BOTS[level].choose(view, Rng("dice"))


@pytest.mark.parametrize("level", GAME_LEVELS)
def test_what_is_hidden_changes_nothing(level: str) -> None:
    """Two worlds that look alike to a seat: it answers alike."""
    options = {"antiques": True, "cash_visibility": "hidden"}
    _, asked = play_out([BOTS["trader"]] * 3, "worlds", options)
    for number, (view, _) in enumerate(asked[::12]):
        other = RULES.view(RULES.imagine(view, Rng(f"world {number}")), view.seat)
        assert BOTS[level].choose(other, Rng("dice")) == BOTS[level].choose(view, Rng("dice"))


@pytest.mark.parametrize("level", GAME_LEVELS)
def test_a_bot_that_is_asked_nothing_says_so(level: str) -> None:
    driver, _ = Driver.begin(RULES, new_header(RULES, 2, "idle", {}), "idle")
    with pytest.raises(NotYourTurn):
        BOTS[level].choose(driver.view(None), Rng("x"))
    foreign = Question[Any]("musketeers.play_card", "MU-13", 1, (0,), (0,), OneOf(()))
    with pytest.raises(MalformedAction):
        BOTS[level].choose(View(game="musketeers", seat=0, seats=2, question=foreign), Rng("x"))
