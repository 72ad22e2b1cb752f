"""Phases 6 and 7: investment cards, upkeep, credit, climbing (MA-56 to MA-68)."""

from functools import cache
from itertools import product
from typing import Final

from ducats.bots.merchants.answers import Worths, named, offered
from ducats.bots.merchants.table import Table
from ducats.engine.rng import Rng
from ducats.games.merchants.messages import (
    Bid,
    Climb,
    OfferCard,
    PickInvestment,
    PlayStatusCards,
    Repay,
    TakeCredit,
)

A_ROUND: Final = {
    "courier": 80.0,
    "express_courier": 190.0,
    "cartwright": 60.0,
    "great_cartwright": 130.0,
    "office": 110.0,
    "great_office": 200.0,
    "cheap_purchase": 330.0,
    "warehouse_sale": 90.0,
}
"""What an investment card brings in a round."""
TOGETHER: Final = {"cheap_purchase": "warehouse_sale", "warehouse_sale": "cheap_purchase"}
PARTNERS: Final = 200.0
"""What these two bring more in a round to who owns both."""
PLANNED: Final = 4
"""So many rounds of climbing are planned."""
EARNED: Final = {2: 900.0, 3: 800.0, 4: 700.0}
"""What is left in a usual round of all trade."""
LEVEL_WORTH: Final = 100_000.0
FAVOUR: Final = 500
"""What a patron's favour usually saves."""
EARNING_LIMIT: Final = 700.0
"""Who keeps less than this trades the worse."""


# -- investments -----------------------------------------------------------------------------------


def card_value(t: Table, card: str) -> float:
    """Who buys cheaply and sells from the warehouse needs no wagon: the two help each other."""
    partner = TOGETHER.get(card)
    extra = PARTNERS if partner is not None and partner in t.mine.investments else 0.0
    return (A_ROUND[card] + extra) * t.rounds_left


def invest_bid(t: Table, rng: Rng) -> Worths:
    """MA-57: one step more, up to a part of what the best card will bring."""
    if t.seen.auction.card is not None:
        best = card_value(t, t.seen.auction.card)
    else:
        best = max((card_value(t, card) for card in t.seen.display), default=0.0)
    limit = min(best * t.care.thrift, t.cash - t.mine.upkeep - t.care.reserve)
    limit += t.care.whim * (2.0 * rng.chance() - 1.0)
    bid = named(t, Bid, t.seen.auction.high + t.tables.unit)
    answers = offered(t) if bid is None else (*offered(t), bid)
    return [(action, limit - action.amount if isinstance(action, Bid) else -0.5) for action in answers]


def invest_pick(t: Table, rng: Rng) -> Worths:
    return [
        (action, card_value(t, action.card) if isinstance(action, PickInvestment) else 0.0)
        for action in offered(t)
    ]


def offer_card(t: Table, rng: Rng) -> Worths:
    """Edition 1999: a card that is worth its printed price, since nobody else may want it."""
    names = tuple(A_ROUND)
    return [
        (action, card_value(t, action.card) - t.tables.printed_prices[names.index(action.card)])
        for action in offered(t)
        if isinstance(action, OfferCard)
    ]


# -- upkeep and credit -----------------------------------------------------------------------------


def status_cards(t: Table, rng: Rng) -> Worths:
    """Letters are money now; the favour waits for an upkeep worth it, a fall or the end."""
    due = t.mine.upkeep
    worths: Worths = []
    for action in offered(t):
        if isinstance(action, PlayStatusCards):
            gain = 100.0 * action.letters
            if action.patron:
                gain += min(due, FAVOUR) - (0.0 if due > t.cash else 450.0 * min(1.0, t.rounds_left))
            worths.append((action, gain))
    return worths


def credit(t: Table, rng: Rng) -> Worths:
    """MA-61, MA-71: only while there is time to earn the repayment."""
    before = t.seen.status is not None and t.seen.status.before
    poor = t.cash < (t.mine.upkeep if before else EARNING_LIMIT)
    wanted = 1.0 if poor and t.rounds_left >= 2.5 else -1.0
    return [(action, wanted if isinstance(action, TakeCredit) else 0.0) for action in offered(t)]


def repay(t: Table, rng: Rng) -> Worths:
    """MA-65: a debt bars every rise and the victory."""
    worths: Worths = []
    for action in offered(t):
        if isinstance(action, Repay):
            left = t.cash - action.credits * t.tables.credit_repay
            strapped = t.rounds_left > 1.5 and left < EARNING_LIMIT / 2 and action.credits
            worths.append((action, -1.0 if strapped else float(action.credits)))
    return worths


# -- climbing --------------------------------------------------------------------------------------


def climb(t: Table, rng: Rng) -> Worths:
    """MA-60, MA-66: as many steps as all rounds to come will bear."""
    worths: Worths = []
    for action in offered(t):
        if isinstance(action, Climb):
            worths.append((action, _prospect(t, action.steps)))
    return worths


def _prospect(t: Table, steps: int) -> float:
    cost: int = steps * t.seen.step_cost
    if t.ends_now:
        return LEVEL_WORTH * steps - cost
    if not t.care.plans_status:
        left = t.cash - cost - t.tables.upkeep[t.mine.status + steps]
        return 100.0 * steps if left >= t.care.reserve or not steps else -1.0
    likely = max(1.0, t.rounds_left)
    low = int(likely)
    share = likely - low
    soon = _planned(t, steps, min(low, PLANNED))
    later = _planned(t, steps, min(low + 1, PLANNED))
    return (1.0 - share) * soon + share * later


def _planned(t: Table, steps: int, rounds: int) -> float:
    """The best that can be reached in so many rounds after these steps."""
    aboard = sum(t.worth_of_load(load, load.cargo[t.me]) for load in t.wagons)
    stored = sum(
        count * t.worth_in_store(city, good)
        for city, stock in t.mine.stores.items()
        for good, count in stock.items()
    )
    first = 0.65 * aboard + 0.3 * stored
    usual = EARNED[t.seats]
    second = 0.35 * aboard + 0.5 * stored + 0.3 * usual
    incomes = (first, second, *(usual,) * PLANNED)[:rounds]
    return max(_outcome(t, steps, plan, incomes) for plan in _plans(rounds, t.tables.max_climb))


@cache
def _plans(rounds: int, most: int) -> tuple[tuple[int, ...], ...]:
    return tuple(product(range(most + 1), repeat=rounds))


def _outcome(t: Table, steps: int, plan: tuple[int, ...], incomes: tuple[float, ...]) -> float:
    """Level and money at the end of a plan; falling and empty purses are charged for."""
    level: int = t.mine.status + steps
    cash: float = t.cash - steps * t.seen.step_cost
    arrivals, worth = float(t.seen.arrivals), 0.0
    for number, (climbed, usual) in enumerate(zip(plan, incomes, strict=True)):
        income = usual
        if cash < t.care.reserve:
            worth -= 0.8 * (t.care.reserve - cash)
            income *= 0.55 + 0.45 * max(0.0, cash) / t.care.reserve
        arrivals += (t.seen.end_arrivals - t.seen.arrivals) / len(plan)
        cash += income - int(t.tables.upkeep[level])
        cost = climbed * int(t.tables.step_cost(int(arrivals)))
        if cash < cost or level + climbed > t.tables.top or (cash < 0 and climbed):
            return -1e9 + worth + cash - 1000.0 * number
        cash -= cost
        level += climbed
    return 1200.0 * level + min(cash, 1500.0) * 0.3 + worth
