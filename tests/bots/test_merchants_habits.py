"""What the bots of Merchants do over many games: they use every card and say every word of a bargain."""

from collections import Counter
from functools import cache
from typing import Any

from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import make
from ducats.games.merchants.rules.events import MoveTurnEnded
from ducats.games.merchants.rules.messages import MoveCourier, PickInfluence, PickInvestment
from ducats.games.merchants.rules.names import INFLUENCE, INVESTMENTS

RULES = find("merchants")
GAMES_PLAYED = [(seats, number) for seats in (2, 3, 4) for number in range(20)]


def played_card(event: Any) -> str | None:
    """The influence card that an event tells of."""
    match type(event).__name__:
        case "LetterPlayed":
            return "letter_of_exchange"
        case "PatronPlayed":
            return "patron_favour"
        case "CharterPlayed":
            return "city_charter"
        case "AxleBroken":
            return "broken_axle"
        case "PriceShifted" if not event.office:
            return "market_rumour"
        case "LoadingRequested" if event.permit:
            return "loading_permit"
        case "WagonMoved" if event.horses:
            return "fresh_horses"
    return None


@cache
def habits(level: str) -> dict[str, Counter[str]]:
    """What bots of one level did in some games with the usual options."""
    counts: dict[str, Counter[str]] = {
        kind: Counter() for kind in ("picked", "played", "bought", "said", "walked")
    }
    bot = make("merchants", level)
    for seats, number in GAMES_PLAYED:
        seed = f"habits {seats} {number}"
        driver, events = Driver.begin(RULES, new_header(RULES, seats, seed, {}), seed)
        walk: list[str] = []
        while not driver.play.is_over():
            seat = driver.play.waiting_for()[0]
            view: Any = driver.view(seat)
            action = bot.choose(view, Rng(f"{seed}/{len(driver.inputs)}"))
            if isinstance(action, PickInfluence):
                counts["picked"][action.card] += 1
            elif isinstance(action, PickInvestment):
                counts["bought"][action.card] += 1
            elif isinstance(action, MoveCourier):
                walk = [*(walk or [view.courier]), action.to]
            elif view.question.id.startswith("merchants.load_"):
                asked = view.question.id.removeprefix("merchants.load_")
                counts["said"][f"{asked} {type(action).__name__}"] += 1
            events = driver.apply(seat, action)
            if any(isinstance(event, MoveTurnEnded) for event in events) and walk:
                counts["walked"]["on" if len(set(walk)) == len(walk) else "to and fro"] += 1
                walk = []
            counts["played"].update(card for event in events if (card := played_card(event)) is not None)
    return counts


def together(kind: str) -> Counter[str]:
    return habits("shipowner")[kind] + habits("bookkeeper")[kind]


def test_every_influence_card_is_picked_and_played() -> None:
    assert set(together("picked")) == set(INFLUENCE)
    assert set(together("played")) == set(INFLUENCE)


def test_every_investment_card_is_bought() -> None:
    assert set(together("bought")) == set(INVESTMENTS)


def test_both_sides_of_a_bargain_say_all_they_may() -> None:
    """Guests ask, take, counter and decline; masters name a price, take a counter, decline it, or insist."""
    assert set(together("said")) >= {
        "request RequestLoading",
        "quote QuotePrice",
        "answer Accept",
        "answer CounterOffer",
        "answer Refuse",
        "reply Accept",
        "reply FinalPrice",
        "reply Refuse",
        "final Accept",
        "final Refuse",
    }


def test_ma_38_the_courier_is_not_led_to_and_fro() -> None:
    assert set(together("walked")) == {"on"}
