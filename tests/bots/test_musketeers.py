"""The bots of Musketeers: legal everywhere, deterministic, blind to what they may not see, sensible."""

from typing import Any

import pytest

from ducats.bots import Bot
from ducats.engine.driver import Driver
from ducats.engine.messages import Seat, View
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import make
from ducats.games.musketeers.evaluation.evaluation import evaluated
from ducats.games.musketeers.evaluation.weights import Weights
from ducats.games.musketeers.rules.messages import (
    FreePrison,
    GiveToken,
    LayRewards,
    PlayCard,
    TakeJewel,
    TakePrison,
)
from ducats.games.musketeers.rules.printed import DATA_TEXT
from ducats.games.musketeers.rules.view import MusketeersView

RULES = find("musketeers")

BOTS: dict[str, Bot] = {
    level: make("musketeers", level) for level in ("random", "page", "musketeer", "captain", "cardinal@6")
}

HAND = {"match_mode": "single_hand"}
ALL_QUESTIONS = {
    "musketeers.lay_rewards",
    "musketeers.commit_card",
    "musketeers.winner_token",
    "musketeers.loser_token",
    "musketeers.give_token",
}

OWNER_DATA = (
    DATA_TEXT.replace("value = 20,", "value = 14,")
    .replace("value = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "value = [1, 2, 4, 5, 6, 7, 9, 10, 12, 15, 20]")
    .replace('jewel = { value = 2, provenance = "seed" }', 'jewel = { value = 3, provenance = "owner" }')
)


def play_out(
    bot: Bot, seats: int, seed: str, options: dict[str, Any], data: str | None = None
) -> tuple[Driver, list[tuple[View, Any]]]:
    """A whole game of one bot against itself; the driver refuses whatever is illegal."""
    driver, _ = Driver.begin(RULES, new_header(RULES, seats, seed, options, data), seed)
    asked = []
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        view = driver.view(seat)
        action = bot.choose(view, Rng(f"{seed}/{len(driver.inputs)}"))
        driver.apply(seat, action)
        driver.play.check()
        asked.append((view, action))
    return driver, asked


OPTIONS: list[dict[str, Any]] = [
    HAND,
    HAND | {"victim_picks_slot": True, "full_loser_takes_prison": True},
    HAND | {"jail_discard_visible": False, "full_loser_takes_prison": True},
    {"match_mode": "fixed_hands", "hands": 2, "match_tie": "extra_hand", "victim_picks_slot": True},
    {"match_target": 20, "match_tie": "extra_hand", "max_hands": 3},
]


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids="-".join)
def test_every_answer_is_legal(level: str, seats: int, options: dict[str, Any]) -> None:
    driver, _ = play_out(BOTS[level], seats, f"legal {seats}", options)
    assert driver.play.outcome() is not None


@pytest.mark.parametrize("level", BOTS)
def test_every_kind_of_question_is_answered(level: str) -> None:
    options = {"victim_picks_slot": True, "full_loser_takes_prison": True, "match_target": 60}
    met: set[str] = set()
    for number in range(12):
        _, asked = play_out(BOTS[level], 2 + number % 3, f"questions {number}", options)
        met |= {view.question.id for view, _ in asked if isinstance(view, MusketeersView) and view.question}
        if met == ALL_QUESTIONS:
            break
    assert met == ALL_QUESTIONS


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_corrected_data_file_is_played_with(level: str, seats: int) -> None:
    driver, _ = play_out(BOTS[level], seats, "owner", HAND, OWNER_DATA)
    assert driver.play.outcome() is not None


@pytest.mark.parametrize("level", BOTS)
def test_the_same_dice_give_the_same_game(level: str) -> None:
    first, _ = play_out(BOTS[level], 3, "again", HAND)
    second, _ = play_out(BOTS[level], 3, "again", HAND)
    assert first.inputs == second.inputs


def test_a_kept_bot_plays_like_a_fresh_one() -> None:
    kept = make("musketeers", "captain")
    play_out(kept, 4, "warm", HAND)
    fresh = make("musketeers", "captain")
    assert play_out(kept, 3, "fresh", HAND)[0].inputs == play_out(fresh, 3, "fresh", HAND)[0].inputs


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_change_nothing(level: str, seats: int) -> None:
    """Two worlds that look alike to a seat: the bot answers alike in both."""
    _, asked = play_out(BOTS["musketeer"], seats, "worlds", HAND | {"victim_picks_slot": True})
    for number, (view, _) in enumerate(asked[::3]):
        other = RULES.view(RULES.imagine(view, Rng(f"world {number}")), view.seat)
        bot = BOTS[level]
        assert bot.choose(view, Rng(f"dice {number}")) == bot.choose(other, Rng(f"dice {number}"))


@pytest.mark.parametrize("counts_cards", [True, False])
def test_the_evaluation_reads_nothing_that_was_only_imagined(counts_cards: bool) -> None:
    options = HAND | {"jail_discard_visible": False, "full_loser_takes_prison": True}
    weights = Weights(counts_cards=counts_cards)
    for number in range(4):
        _, asked = play_out(BOTS["captain"], 2 + number % 3, f"imagined {number}", options)
        for view, _ in asked:
            assert view.seat is not None
            one, other = RULES.imagine(view, Rng("one")), RULES.imagine(view, Rng("other"))
            assert evaluated(one, view.seat, weights) == evaluated(other, view.seat, weights)


# -- sense -----------------------------------------------------------------------------------------


def chosen(
    level: str, seats: int, position: dict[str, Any], seat: Seat, dice: str = "x", **options: Any
) -> Any:
    g = RULES.set_up(seats, RULES.read_options(options), position)
    return BOTS[level].choose(RULES.view(g, seat), Rng(dice))


def won_by_a(seats: int, **more: Any) -> dict[str, Any]:
    """A has just won a duel and is asked about the token."""
    guard = {2: 10, 3: 12, 4: 16}[seats]
    cards = ["10/4", "4/0", "5/1", "6/2"][:seats]
    return {"question": "winner_token", "seat": 0, "met": [guard], "played": [cards], "jailed": [-1], **more}


def lost_by_a(seats: int, **more: Any) -> dict[str, Any]:
    cards = ["0/0", "4/0", "5/1", "6/2"][:seats]
    guard = {2: 20, 3: 30, 4: 40}[seats]
    return {"question": "loser_token", "seat": 0, "met": [guard], "played": [cards], "jailed": [-1], **more}


def test_the_jewel_goes_onto_the_best_card_and_the_prison_onto_the_worst() -> None:
    laid = [["3/0", "9/1", "6/4"], ["1/0", "7/1", "8/4"], ["1/1", "7/0", "8/3"]]
    assert chosen("captain", 3, won_by_a(3, rewards=laid, rows=["---", "---", "---"]), 0) == TakeJewel(1)
    assert chosen("captain", 3, lost_by_a(3, rewards=laid, rows=["---", "---", "---"]), 0) == TakePrison(0)


def test_a_prisoner_worth_more_than_any_free_card_is_freed() -> None:
    laid = [["3/0", "9/1", "2/4"], ["1/0", "7/1", "8/4"]]
    assert chosen("captain", 2, won_by_a(2, rewards=laid, rows=["-P-", "---"]), 0) == FreePrison(1)


@pytest.mark.parametrize("level", ["captain", "page"])
def test_mu_r22_victims_who_are_alike_are_chosen_by_lot(level: str) -> None:
    position = won_by_a(4, rows=["---", "J--", "J--", "J--"])
    victims = {chosen(level, 4, position, 0, f"dice {n}").source.seat for n in range(40)}
    assert victims == {1, 2, 3}


def test_the_leader_of_the_match_is_robbed_first() -> None:
    position = won_by_a(3, rows=["---", "J--", "JJ-"], totals=[50, 92, 20])
    assert {chosen("captain", 3, position, 0, f"dice {n}").source.seat for n in range(10)} == {1}


def test_a_victim_gives_up_the_token_that_costs_them_least() -> None:
    laid = [["3/0", "9/1", "2/4"], ["1/0", "7/1", "8/4"]]
    position = won_by_a(2, rewards=laid, rows=["---", "JJ-"]) | {"question": "give_token", "seat": 1}
    position |= {"taker": 0, "onto": 1, "token": "J", "rows": ["J--", "JJ-"]}
    assert chosen("captain", 2, position, 1, victim_picks_slot=True) == GiveToken(0)


def test_a_jailed_player_throws_away_what_they_need_least() -> None:
    position = {
        "question": "commit_card",
        "guard": 13,
        "rows": ["PPP", "---", "---"],
        "hands": [["0/0", "5/0", "6/0", "7/0", "8/0", "8/1", "9/0", "9/1", "10/1"], [], []],
    }
    g = RULES.set_up(3, RULES.read_options({}), position)
    action = BOTS["captain"].choose(RULES.view(g, 0), Rng("x"))
    assert isinstance(action, PlayCard)
    assert action.card not in {"9/0", "9/1", "10/1"}


def test_rewards_are_never_three_weak_cards() -> None:
    for number in range(10):
        driver, _ = Driver.begin(RULES, new_header(RULES, 4, f"rewards {number}"), f"rewards {number}")
        action = BOTS["captain"].choose(driver.view(0), Rng("x"))
        assert isinstance(action, LayRewards)
        hand = list(driver.view(0).hand)  # type: ignore[attr-defined]  # the view is of Musketeers
        assert hand.index(action.cards[2]) >= 6
