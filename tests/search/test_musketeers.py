"""What Musketeers tells the search: legal, fair to hidden cards, and true to the view."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ducats.bots import make
from ducats.engine.driver import Driver
from ducats.engine.frames import Play
from ducats.engine.messages import View
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.musketeers.questions import CommitCard, LayRewardsDown
from ducats.search import Budget, Search
from ducats.search.musketeers import MusketeersJudge
from ducats.search.musketeers.odds import chances

RULES = find("musketeers")
JUDGE = MusketeersJudge()
OPTIONS: list[dict[str, Any]] = [
    {},
    {"victim_picks_slot": True, "full_loser_takes_prison": True, "match_target": 40},
    {"jail_discard_visible": False, "match_mode": "fixed_hands", "hands": 2},
]


def views(seats: int, options: dict[str, Any]) -> Iterator[View]:
    """What every seat saw whenever it was asked, all through a match."""
    driver, _ = Driver.begin(RULES, new_header(RULES, seats, "judge", options), "judge")
    bot = make("musketeers", "musketeer")
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        yield driver.view(seat)
        driver.apply(seat, bot.choose(driver.view(seat), Rng(f"{len(driver.inputs)}")))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_candidates_and_habits_are_legal_and_read_no_hidden_card(seats: int, options: dict[str, Any]) -> None:
    for number, view in enumerate(views(seats, options)):
        seat = view.seat
        assert seat is not None
        one, other = (RULES.imagine(view, Rng(f"{which} {number}")) for which in "ab")
        candidates = JUDGE.candidates(one, seat)
        legal = one.legal(seat)
        if isinstance(one.ask(), LayRewardsDown):
            assert set(candidates) < set(legal)
        else:
            assert sorted(candidates) == sorted(legal)
        assert JUDGE.candidates(other, seat) == candidates
        assert JUDGE.roll(one, seat, Rng("x")) == candidates[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_supposed_fits_the_view_still(seats: int, options: dict[str, Any]) -> None:
    for number, view in enumerate(views(seats, options)):
        world = RULES.imagine(view, Rng(str(number)))
        assert view.seat is not None
        JUDGE.suppose(world, view.seat, Rng(str(number)))
        world.check()
        assert msgspec.json.encode(RULES.view(world, view.seat)) == msgspec.json.encode(view)


def test_rivals_are_supposed_to_have_laid_good_cards() -> None:
    view = next(view for view in views(4, {}) if view.seat == 0 and getattr(view, "duel", 0) == 1)
    plain, supposed = 0, 0
    for number in range(200):
        world: Any = RULES.imagine(view, Rng(str(number)))
        plain += sum(world.rewards[1])
        JUDGE.suppose(world, 0, Rng(str(number)))
        supposed += sum(world.rewards[1])
    assert supposed > 1.15 * plain


def test_face_down_cards_are_not_told_apart() -> None:
    driver, _ = Driver.begin(RULES, new_header(RULES, 3, "shown"), "shown")
    play: Play = driver.play
    assert {JUDGE.shown(play, 0, answer) for answer in play.legal(0)} == {0}
    bot = make("musketeers", "captain")
    while not isinstance(play.ask(), CommitCard):
        seat = play.waiting_for()[0]
        driver.apply(seat, bot.choose(driver.view(seat), Rng("x")))
    assert len({JUDGE.shown(play, 0, card) for card in play.legal(0)}) == len(play.legal(0))


def test_a_playout_ends_with_the_hand_and_is_valued_by_the_match() -> None:
    leading, behind = [80, 20, 20], [20, 80, 20]
    for view in views(3, {}):
        world: Any = RULES.imagine(view, Rng("x"))
        world.totals = leading
        first = JUDGE.value(world)
        world.totals = behind
        assert 1.0 >= first[0] > 0.6 > JUDGE.value(world)[0] >= 0.0
        search = Search(RULES, JUDGE, view, Rng("x"))
        assert search.think(Budget(5)).simulations == 5
        break


def test_the_odds_of_a_card_add_up() -> None:
    values = tuple(card // 5 for card in range(55))
    for jewel, rival, prison, spared in chances(values, 2, 15):
        assert jewel + rival + prison + spared == pytest.approx(1.0)
    jewel, rival, prison, spared = chances(values, 1, 20)[54]
    assert (jewel, rival, prison) == (pytest.approx(4 / 54), 0.0, 0.0)
