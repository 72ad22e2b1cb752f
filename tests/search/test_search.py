"""The search on games whose best answer is known, and on every game there is."""

import time
from collections import Counter

import msgspec
import pytest
from tests.search.toys import GUESS, SAFE, GuessOrNot, Say, ShowPennies, TakeCoins, Toy, ToyRules, told

from ducats.bots.searching import SearchingBot
from ducats.engine.driver import Driver
from ducats.engine.errors import NotYourTurn
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import GAMES
from ducats.search import Budget, Evaluator, RandomEvaluator, Search, SearchResult


def thought(rules: ToyRules, play: Play, simulations: int, seed: str = "think") -> SearchResult:
    return Search(rules, RandomEvaluator(), rules.view(play, 0), Rng(seed)).run(Budget(simulations))


def tried(found: SearchResult) -> list[tuple[int, int, float]]:
    return [(arm.answer, arm.visits, arm.mean) for arm in found.arms()]


@pytest.mark.parametrize(("coins", "best"), [(5, 1), (6, 2), (7, 3), (9, 1)])
def test_a_forced_win_is_found(coins: int, best: int) -> None:
    rules = ToyRules(TakeCoins(0))
    found = thought(rules, rules.at(coins, 0), 600)
    assert found.answer(Rng("x")) == best
    means = {arm.answer: arm.mean for arm in found.arms()}
    assert max(means, key=means.__getitem__) == best


def test_a_win_that_needs_to_know_a_hidden_card_is_not_counted_on() -> None:
    """Whoever looked at the cards of the worlds would guess right in every one of them."""
    rules = ToyRules(GuessOrNot(0))
    found = thought(rules, rules.at(0, 1), 2000)
    assert found.answer(Rng("x")) == SAFE
    means = {arm.answer: arm.mean for arm in found.arms()}
    assert means[GUESS] < means[SAFE]


def test_sealed_answers_are_mixed() -> None:
    rules = ToyRules(ShowPennies(0b11))
    play = rules.at(0, 0)
    chosen = Counter(thought(rules, play, 400, f"{n}").answer(Rng(f"lot {n}")) for n in range(60))
    assert min(chosen[0], chosen[1]) >= 15


def test_what_a_rival_has_sealed_already_is_not_taken_for_known() -> None:
    """The worlds seal a penny of their own for the rival (always 0): matching it would be no knowledge."""
    rules = ToyRules(ShowPennies(0b11))
    play = rules.at(0, 0)
    play.take(1, 1)
    chosen = Counter(thought(rules, play, 400, f"{n}").answer(Rng(f"lot {n}")) for n in range(60))
    assert min(chosen[0], chosen[1]) >= 15


def test_thinking_ends_when_the_matter_is_clear() -> None:
    coins, pennies = ToyRules(TakeCoins(0)), ToyRules(ShowPennies(0b11))
    assert thought(coins, coins.at(6, 0), 100_000).simulations < 1000
    assert thought(pennies, pennies.at(0, 0), 2000).simulations == 2000


def test_the_same_dice_give_the_same_thought() -> None:
    rules = ToyRules(GuessOrNot(0))
    play = rules.at(0, 1)
    first, second = thought(rules, play, 300), thought(rules, play, 300)
    assert tried(first) == tried(second)
    other = thought(rules, play, 300, "other dice")
    assert [visits for _, visits, _ in tried(other)] != [visits for _, visits, _ in tried(first)]


def test_the_worlds_imagined_stay_as_they_were() -> None:
    rules = ToyRules(TakeCoins(0))
    view = rules.view(rules.at(9, 0), 0)
    before = msgspec.json.encode(view)
    fresh = told(rules.at(9, 0)), told(rules.at(9, 1))
    Search(rules, RandomEvaluator(), view, Rng("think")).run(Budget(400))
    assert msgspec.json.encode(view) == before
    assert {told(play) for play in rules.imagined} == set(fresh)


def test_worlds_are_imagined_up_to_a_limit_and_used_again() -> None:
    rules = ToyRules(GuessOrNot(0))
    found = thought(rules, rules.at(0, 1), 1000)
    assert found.worlds == len(rules.imagined) == 256


class Narrow(Evaluator[Play]):
    """Looks at the single best candidate first, and stops after two questions."""

    def __init__(self) -> None:
        super().__init__(horizon=2, breadth=0.0)
        self.depths: list[int] = []

    def candidates(self, play: Play, seat: Seat) -> list[int]:
        return play.legal(seat)[::-1]

    def clock(self, play: Play) -> int:
        return play.asked

    def value(self, play: Play) -> list[float]:
        self.depths.append(play.asked)
        return [0.5, 0.5]


def test_breadth_and_horizon_are_the_judges() -> None:
    rules = ToyRules(TakeCoins(0))
    evaluator = Narrow()
    found = Search(rules, evaluator, rules.view(rules.at(9, 0), 0), Rng("x")).run(Budget(100))
    assert {arm.answer for arm in found.arms()} == {3}
    assert set(evaluator.depths) == {3}


def test_time_is_kept() -> None:
    rules = GAMES["merchants"]
    driver, _ = Driver.begin(rules, new_header(rules, 4, "time"), "time")
    seat = driver.play.waiting_for()[0]
    search = Search(rules, RandomEvaluator(), driver.view(seat), Rng("x"))
    began = time.thread_time()
    found = search.run(Budget(1_000_000, seconds=0.3))
    assert time.thread_time() - began < 0.3 + 0.3
    assert 1 <= found.simulations < 1_000_000


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_can_be_searched(game: str) -> None:
    rules = GAMES[game]
    bot = SearchingBot(rules, RandomEvaluator(), Budget(3))
    driver, _ = Driver.begin(rules, new_header(rules, 3, "all"), "all")
    for number in range(25):
        seat = driver.play.waiting_for()[0]
        driver.apply(seat, bot.choose(driver.view(seat), Rng(str(number))))
    driver.play.check()


def test_what_is_no_choice_is_answered_at_once() -> None:
    rules = ToyRules(TakeCoins(0))
    bot = SearchingBot(rules, RandomEvaluator(), Budget(10**9))
    assert bot.choose(rules.view(rules.at(1, 0), 0), Rng("x")) == Say(1)


def test_who_is_asked_nothing_cannot_think() -> None:
    rules = ToyRules(TakeCoins(0))
    play: Toy = rules.at(5, 0)
    for seat in (1, None):
        with pytest.raises(NotYourTurn):
            Search(rules, RandomEvaluator(), rules.view(play, seat), Rng("x")).run(Budget(1))
