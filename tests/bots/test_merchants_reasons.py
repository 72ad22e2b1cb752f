"""What the bots of Merchants say about loading prices, and what they must not give away by it."""

from functools import cache
from typing import Any

import msgspec
import pytest

from ducats.engine.driver import Driver
from ducats.engine.messages import Action, View
from ducats.engine.record import new_header, read, write
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import make
from ducats.games.merchants.bots import REASONS, reason
from ducats.games.merchants.rules.events import PriceNamed, ReasonGiven
from ducats.games.merchants.rules.messages import (
    Accept,
    CounterOffer,
    FinalPrice,
    QuotePrice,
    Reasoned,
    Refuse,
    RequestLoading,
)

RULES = find("merchants")
SPOKEN = {"merchants.load_request", "merchants.load_quote", "merchants.load_answer", "merchants.load_reply"}


@cache
def game_of(number: int, negotiation: str = "counter") -> tuple[Driver, list[tuple[View, Action]]]:
    seed = f"reasons {number}"
    options = {"negotiation": negotiation, "game_length": "short"}
    driver, _ = Driver.begin(RULES, new_header(RULES, 2 + number % 3, seed, options), seed)
    bots = [make("merchants", level) for level in ("bookkeeper", "shipowner", "peddler")]
    asked: list[tuple[View, Action]] = []
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        view = driver.view(seat)
        action = bots[(seat + number) % 3].choose(view, Rng(f"{seed}/{len(driver.inputs)}"))
        driver.apply(seat, action)
        asked.append((view, action))
    return driver, asked


def spoken(number: int, negotiation: str = "counter") -> list[tuple[Any, Any]]:
    return [pair for pair in game_of(number, negotiation)[1] if isinstance(pair[1], Reasoned)]


def test_every_word_about_a_price_has_its_reason() -> None:
    """So has every request, but with a permit it needs none.

    The answer to a last price has none: who cannot pay it is not asked for one either.
    """
    given = set()
    for number in range(6):
        for seen, action in spoken(number):
            with_permit = isinstance(action, RequestLoading) and action.permit
            assert bool(action.reason) == (seen.question.id in SPOKEN and not with_permit)
            given.add(action.reason)
    assert given - {""} <= set(REASONS)
    assert len(given) > 6


def test_a_guest_who_may_only_say_yes_or_no_gives_no_reason() -> None:
    """MA-R47: without counter-offers whoever has too little money can only refuse."""
    asked = [pair for number in range(3) for pair in spoken(number, "quote_only")]
    reasoned = {seen.question.id for seen, action in asked if action.reason}
    assert reasoned == {"merchants.load_request", "merchants.load_quote"}
    assert any(seen.question.id == "merchants.load_answer" for seen, _ in asked)


def test_the_banker_gives_reasons_like_everybody() -> None:
    """The same words as others have for it, and none where there is none to give."""
    driver, _ = Driver.begin(RULES, new_header(RULES, 3, "bank", {"game_length": "short"}), "bank")
    bots = [make("merchants", "banker@3"), make("merchants", "shipowner")]
    asked: list[tuple[Any, Any]] = []
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        view = driver.view(seat)
        action = bots[min(seat, 1)].choose(view, Rng(f"{len(driver.inputs)}"))
        driver.apply(seat, action)
        if seat == 0 and isinstance(action, Reasoned):
            asked.append((view, action))
    assert any(action.reason for _, action in asked)
    for seen, action in asked:
        assert action.reason == (reason(seen, action) if seen.question.id in SPOKEN else "")


@pytest.mark.parametrize(
    ("amount", "why"), [(300, "half-way"), (400, "half-way"), (200, "not-far-apart"), (500, "sells-well")]
)
def test_half_way_is_the_middle(amount: int, why: str) -> None:
    position = {
        "question": "load_reply",
        "seat": 0,
        "loading": {"wagon": 1, "guest": 1, "goods": ["food"], "quote": 600, "counter": 100},
        "wagons": [{"at": "PAR", "master": 0}, {"at": "KOL"}, {"at": "WIE"}],
        "stores": [{}, {"PAR": {"food": 1}}],
    }
    for negotiation, price in (("counter", FinalPrice(amount)), ("free", QuotePrice(amount))):
        g = RULES.set_up(2, RULES.read_options({"negotiation": negotiation}), position)
        assert reason(RULES.view(g, 0), price) == why


@pytest.mark.parametrize(
    ("amount", "why"), [(100, ""), (200, ""), (300, ""), (400, "usual-fee"), (500, "sells-well")]
)
def test_only_a_usual_fee_is_called_so(amount: int, why: str) -> None:
    position = {
        "question": "load_quote",
        "seat": 0,
        "loading": {"wagon": 1, "guest": 1, "goods": ["food", "food"]},
        "wagons": [{"at": "PAR", "master": 0}, {"at": "KOL"}, {"at": "WIE"}],
        "stores": [{}, {"PAR": {"food": 2}}, {}],
    }
    g = RULES.set_up(3, RULES.read_options({}), position)
    assert reason(RULES.view(g, 0), QuotePrice(amount)) == why


def test_other_actions_have_no_reason() -> None:
    others = [pair for pair in game_of(0)[1] if not isinstance(pair[1], Reasoned)]
    assert others
    assert not any(reason(seen, action) for seen, action in others)


def test_a_reason_tells_nothing_of_purse_and_hand() -> None:
    """The same word of a player with other money and other cards has the same reason."""
    for number in range(3):
        for seen, action in spoken(number):
            places = list(seen.places)
            mine = places[seen.seat]
            cards = ("letter_of_exchange",) * mine.influence
            places[seen.seat] = msgspec.structs.replace(mine, cash=100_000, cards=cards)
            other = msgspec.structs.replace(seen, places=tuple(places))
            assert reason(other, action) == reason(seen, action)


def test_reasons_stand_in_the_record_and_are_told_again() -> None:
    driver, _ = game_of(1)
    book = read(RULES, write(driver.record()))
    again = Driver(RULES, book.header, driver.seed)
    told = [event for entry in book.inputs for event in again.follow(entry)]
    heard = [event.reason for event in told if isinstance(event, ReasonGiven)]
    given = [entry.action.reason for entry in book.inputs if isinstance(entry.action, Reasoned)]
    assert heard == [why for why in given if why]
    assert heard


@pytest.mark.parametrize("private", [False, True])
def test_a_reason_is_for_those_who_hear_the_price(private: bool) -> None:
    """MA-R07."""
    position = {
        "question": "load_quote",
        "seat": 0,
        "loading": {"wagon": 1, "guest": 1, "goods": ["food"]},
        "wagons": [{"at": "PAR", "master": 0}, {"at": "KOL"}, {"at": "WIE"}],
        "stores": [{}, {"PAR": {"food": 1}}, {}],
    }
    g = RULES.set_up(3, RULES.read_options({"private_negotiation": private}), position)
    said, named = g.apply(0, QuotePrice(300, "sells-well"))
    assert isinstance(said, ReasonGiven)
    assert isinstance(named, PriceNamed)
    assert (said.seat, said.other, said.reason) == (0, 1, "sells-well")
    for listener, hears in ((0, True), (1, True), (2, not private), (None, not private)):
        assert (said.seen_by(listener).reason == "sells-well") is hears
        assert (named.seen_by(listener).amount == 300) is hears


def test_a_word_without_a_reason_is_written_as_before() -> None:
    assert msgspec.json.encode(Accept()) == b'{"type":"Accept"}'
    assert msgspec.json.encode(Refuse("too-little")) == b'{"type":"Refuse","reason":"too-little"}'
    assert msgspec.json.encode(CounterOffer(100)) == b'{"type":"CounterOffer","amount":100}'
    request = b'{"type":"RequestLoading","goods":["food"],"permit":false}'
    assert msgspec.json.encode(RequestLoading(("food",))) == request
