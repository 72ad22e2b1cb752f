"""What bots make of their memory: they repeat nothing in vain, and are not milked."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import msgspec
import pytest
from tests.bots.bargains import (
    BARGAINING,
    BARGAINS,
    TIMES,
    Bargain,
    after,
    countered_price,
    demanded_fee,
    every_series,
    last_price,
    offered_price,
    quoted_price,
    ride,
    series,
)

from ducats.bots.memory import BLANK, PATIENCE, Memory, Proposal
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import choose, make
from ducats.games.marquis.rules.messages import Counter, OfferNothing
from ducats.games.merchants.rules.events import PriceRaised
from ducats.games.merchants.rules.messages import (
    Accept,
    CounterOffer,
    FinalPrice,
    PassLoading,
    QuotePrice,
    RequestLoading,
)

FORGETFUL = {"marquis": ["lackey", "steward"], "merchants": ["peddler", "bookkeeper"]}


def best(bargain: Bargain) -> Any:
    return make(bargain.view.game, BARGAINING[bargain.view.game])


def remembered(bargain: Bargain, times: int = 1) -> Memory:
    """After so many proposals that were refused."""
    memory = BLANK
    for _ in range(times):
        action = best(bargain).choose_remembering(bargain.view, memory, Rng("series"))
        if isinstance(action, bargain.proposes):
            memory = after(bargain, memory, bargain.told(action, False))
    return memory


@pytest.mark.parametrize("name", BARGAINS)
def test_what_was_refused_is_not_proposed_again_unless_it_is_better(name: str) -> None:
    bargain = BARGAINS[name]()
    first, *_ = series([bargain], best(bargain), [False])[0]
    assert isinstance(first, bargain.proposes)
    again = best(bargain).choose_remembering(bargain.view, remembered(bargain), Rng("series"))
    if bargain.proposes in (QuotePrice, FinalPrice):
        assert isinstance(again, bargain.proposes), "whoever asks is told a price"
        assert bargain.gain(again) >= bargain.gain(first)
    elif isinstance(again, bargain.proposes):
        assert bargain.gain(again) > bargain.gain(first)


UNFAIR = ["offered fee", "last price", "offered price, two players"]
"""Where the first proposal would be to the other's loss."""
FAIR = sorted(set(BARGAINS) - {*UNFAIR, "demanded price"})
"""A Prosecutor gains by voiding a Veto for nothing, too, so that refusing the price is always right."""


@pytest.mark.parametrize("name", FAIR)
def test_whoever_refuses_to_get_more_gains_nothing(name: str) -> None:
    """Every way of taking and refusing: none brings more than taking what is named each time."""
    bargain = BARGAINS[name]()
    gained = every_series([bargain] * TIMES, best(bargain))
    taken = gained[(True,) * TIMES]
    assert taken > 0
    assert max(gained.values()) <= taken + 1e-9


AT_LEVELS: dict[str, Callable[[int], Bargain]] = {
    "quoted price": lambda level: quoted_price(3, level),
    "quoted price, four players": lambda level: quoted_price(4, level),
    "offered price": lambda level: offered_price(3, 900, level),
    "offered price, four players": lambda level: offered_price(4, 400, level),
    "last price, four players": lambda level: last_price(4, level),
}


def at_levels(name: str, levels: Sequence[int]) -> list[Bargain]:
    """A bargain each time that the price of the goods has moved."""
    return [
        AT_LEVELS[name](level)._replace(before=(PriceRaised(2, "food", level, False),)) for level in levels
    ]


@pytest.mark.parametrize("name", AT_LEVELS)
def test_nor_once_the_market_has_moved(name: str) -> None:
    shipowner = make("merchants", "shipowner")
    for levels in product(range(1, 6), repeat=2):
        gained = every_series(at_levels(name, levels), shipowner)
        assert gained[True, True] > 0
        assert max(gained.values()) <= gained[True, True] + 1e-9, levels


@pytest.mark.parametrize("bargain", [demanded_fee, countered_price])
def test_nor_once_there_is_more_or_less_to_lose(bargain: Callable[[int], Bargain]) -> None:
    for coins in product((3, 5, 9), repeat=3):
        gained = every_series([bargain(each) for each in coins], make("marquis", "courtier"))
        assert gained[True, True, True] > 0
        assert max(gained.values()) <= gained[True, True, True] + 1e-9, coins


def test_what_was_refused_counts_no_more_than_what_would_be_named_now() -> None:
    """Terms are what the other player gains; those of 50 were worth less to them when they refused."""
    memory = Memory().propose(1, "fee", 50).refuse(1)
    rewards = [memory.rewards_refusing(Proposal(1, "fee", "", terms), 10, float) for terms in (20, 21)]
    assert rewards == [False, True]
    assert not memory.rewards_refusing(Proposal(1, "fee", "", 60), -10, float), "they are right to refuse"


def test_a_price_is_named_anew_once_the_market_has_moved() -> None:
    said, _ = series(at_levels("quoted price", (1, 2)), make("merchants", "shipowner"), [False, True])
    assert [action.amount for action in said if isinstance(action, QuotePrice)] == [400, 500]


@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("refused", [0, 100, 400])
def test_refusing_pays_no_more_than_the_usual_price_does_now(level: int, refused: int) -> None:
    """Whatever has moved the market: the wagon may stand in another city."""
    bargain, shipowner = quoted_price(3, level), make("merchants", "shipowner")
    memory = Memory(refused=(Proposal(1, "quote", "food food", refused),))
    usual = shipowner.choose(bargain.view, Rng("x"))
    named = shipowner.choose_remembering(bargain.view, memory, Rng("x"))
    assert isinstance(named, QuotePrice)
    assert bargain.gain(named) <= 2 * bargain.gain(usual)
    _, worth, envy = ride("load_quote", 0, 3, level)
    assert named.amount > worth * envy / (1 + envy), "the master must not lose by it"


@pytest.mark.parametrize("name", UNFAIR)
def test_whoever_was_asked_too_much_is_right_to_refuse(name: str) -> None:
    bargain = BARGAINS[name]()
    gained = every_series([bargain] * TIMES, best(bargain))
    assert gained[(True,) * TIMES] < 0 <= max(gained.values())


def test_more_is_offered_where_it_is_still_worth_it_and_then_no_more() -> None:
    said, _ = series([BARGAINS["countered price"]()] * 4, make("marquis", "courtier"), [False] * 4)
    offered = [action.bundle.coins if isinstance(action, Counter) else 0 for action in said]
    assert offered == [1, 2, 0, 0]


def test_whoever_has_refused_several_times_is_left_alone() -> None:
    bargain = BARGAINS["offered fee"]()
    refused = tuple(Proposal(0, "fee", "something else", 0) for _ in range(PATIENCE))
    courtier = make("marquis", "courtier")
    assert courtier.choose_remembering(bargain.view, Memory(refused=refused[:1]), Rng("x")) != OfferNothing()
    assert courtier.choose_remembering(bargain.view, Memory(refused=refused), Rng("x")) == OfferNothing()


def test_another_player_and_another_matter_are_not_meant() -> None:
    bargain = offered_price()
    shipowner = make("merchants", "shipowner")
    usual = shipowner.choose(bargain.view, Rng("x"))
    assert isinstance(usual, CounterOffer)
    for strange in (
        Proposal(2, "counter", "food food", 900),
        Proposal(0, "quote", "food food", 900),
        Proposal(0, "counter", "food silk", 900),
    ):
        assert shipowner.choose_remembering(bargain.view, Memory(refused=(strange,)), Rng("x")) == usual


def test_a_guest_pays_a_quote_that_is_worth_it_once_offers_are_refused() -> None:
    bargain = offered_price(4, 400)
    shipowner = make("merchants", "shipowner")
    assert isinstance(shipowner.choose(bargain.view, Rng("x")), CounterOffer)
    refused = tuple(Proposal(0, "counter", "wine", 100) for _ in range(PATIENCE))
    answer = shipowner.choose_remembering(bargain.view, Memory(refused=refused), Rng("x"))
    assert isinstance(answer, Accept)


def test_a_master_who_names_no_price_is_not_asked_again() -> None:
    seen, _, _ = ride("load_request", 1, 3)
    shipowner = make("merchants", "shipowner")
    asked = shipowner.choose(seen, Rng("x"))
    assert isinstance(asked, RequestLoading)
    refused = tuple(Proposal(0, "request", goods, 0) for goods in ("food", "food food"))
    assert shipowner.choose_remembering(seen, Memory(refused=refused), Rng("x")) == PassLoading()


@pytest.mark.parametrize("name", BARGAINS)
def test_weak_levels_forget(name: str) -> None:
    bargain = BARGAINS[name]()
    memory = remembered(bargain, PATIENCE)
    for level in FORGETFUL[bargain.view.game]:
        bot = make(bargain.view.game, level)
        assert not bot.remembers
        for number in range(5):
            dice = f"{number}"
            assert bot.choose_remembering(bargain.view, memory, Rng(dice)) == bot.choose(
                bargain.view, Rng(dice)
            )


@pytest.mark.parametrize("name", BARGAINS)
@pytest.mark.parametrize("searching", [False, True])
def test_answers_depend_on_what_is_seen_and_remembered_alone(name: str, searching: bool) -> None:
    """In a worker as here, and in worlds that differ only in what the seat cannot see."""
    bargain = BARGAINS[name]()
    view, memory, game = bargain.view, remembered(bargain), bargain.view.game
    level = {"marquis": "duchess@20", "merchants": "banker@20"}[game] if searching else BARGAINING[game]
    bot, rules = make(game, level), find(game)
    answer = bot.choose_remembering(view, memory, Rng("dice"))
    encoded = msgspec.json.encode(view), "dice", msgspec.json.encode(memory)
    assert rules.read_action(choose(game, level, *encoded)) == answer
    for number in range(3):
        world = rules.imagine(view, Rng(f"world {number}"))
        assert bot.choose_remembering(rules.view(world, view.seat), memory, Rng("dice")) == answer
