"""The bots of Merchants: one way of trading, three degrees of care."""

from collections.abc import Callable
from typing import Final, final

from ducats.bots.base import Bot
from ducats.bots.merchants import buying, influence, moving, prices, society, wagons
from ducats.bots.merchants.answers import Worths, offered
from ducats.bots.merchants.care import Care
from ducats.bots.merchants.reasons import explained
from ducats.bots.merchants.table import Table
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng

DECISIONS: Final[dict[str, Callable[[Table, Rng], Worths]]] = {
    "merchants.purchase": buying.purchases,
    "merchants.wagon_bid": wagons.wagon_bid,
    "merchants.master_load": wagons.master_load,
    "merchants.load_request": wagons.load_request,
    "merchants.load_quote": wagons.load_quote,
    "merchants.load_answer": wagons.load_answer,
    "merchants.load_reply": wagons.load_reply,
    "merchants.load_final": wagons.load_final,
    "merchants.move_turn": moving.move_turn,
    "merchants.pick_influence": influence.influence_pick,
    "merchants.price_disc": prices.price_disc,
    "merchants.price_adjust": prices.price_adjust,
    "merchants.charter": prices.charter,
    "merchants.warehouse_sale": prices.warehouse_sale,
    "merchants.invest_bid": society.invest_bid,
    "merchants.equipment_bid": society.invest_bid,
    "merchants.invest_pick": society.invest_pick,
    "merchants.offer_card": society.offer_card,
    "merchants.status_cards": society.status_cards,
    "merchants.credit": society.credit,
    "merchants.repay": society.repay,
    "merchants.climb": society.climb,
}
SURE: Final = ("merchants.climb", "merchants.repay", "merchants.credit")
"""Questions in which nobody errs by a whim: the sums are too plain."""


@final
class Trader(Bot):
    """Judges every answer by the florins it will bring, and by those it denies to the others."""

    def __init__(self, care: Care) -> None:
        self._care = care

    def choose(self, view: View, rng: Rng) -> Action:
        t = Table(view, self._care)
        question = t.seen.question.id
        worths = DECISIONS[question](t, rng) or [(action, 0.0) for action in offered(t)]
        if self._care.whim and question not in SURE:
            worths = [
                (action, worth + self._care.whim * (2.0 * rng.chance() - 1.0)) for action, worth in worths
            ]
        top = max(worth for _, worth in worths)
        return explained(view, rng.choice([action for action, worth in worths if worth >= top - 1e-6]))


def peddler() -> Bot:
    """Takes prices as they stand, misjudges by hundreds, and climbs as soon as the purse is fat."""
    return Trader(
        Care(
            whim=250.0,
            sees_trends=False,
            reads_rivals=False,
            plans_status=False,
            envy=0.0,
            reserve=1500,
            boldness=0.75,
        )
    )


def merchant() -> Bot:
    """Sees where prices go and plans his climb, but is off by some coins and bids by rule of thumb."""
    return Trader(Care(whim=80.0, reads_rivals=False, envy=0.3, boldness=0.75))


def patrician() -> Bot:
    """Makes no slip, reads the rivals' warehouses, and grudges them their gains."""
    return Trader(Care())
