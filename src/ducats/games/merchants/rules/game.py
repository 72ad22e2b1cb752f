"""Merchants as the rest of the program sees it."""

from collections.abc import Mapping
from typing import Any, Final, final

from ducats.engine.frames import Frame
from ducats.engine.messages import Action, Seat
from ducats.engine.meta import events_in, facts_in, members
from ducats.engine.rng import Rng
from ducats.engine.rules import GameRules, Meta
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import facts, scenario, text, views
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules import orders as standing
from ducats.games.merchants.rules.consequences import MerchantsForesight
from ducats.games.merchants.rules.edition import DealPairs, EquipmentBid, OfferCardUp
from ducats.games.merchants.rules.haggling import MOST_STEPS as PRICE_STEPS
from ducats.games.merchants.rules.haggling import LoadAnswer, LoadFinal, LoadQuote, LoadReply
from ducats.games.merchants.rules.imagine import imagine
from ducats.games.merchants.rules.influence import DrawnInfluence, PickInfluenceCard
from ducats.games.merchants.rules.investment import InvestmentBid, PickCard, TurnCardUp
from ducats.games.merchants.rules.loading import LoadRequest, MasterLoad
from ducats.games.merchants.rules.movement import MoveTurn
from ducats.games.merchants.rules.observation import MerchantsObserver
from ducats.games.merchants.rules.prices import AdjustPrices, SetDiscs
from ducats.games.merchants.rules.printed import printed_of, read_printed
from ducats.games.merchants.rules.purchase import BuyGoods
from ducats.games.merchants.rules.state import Merchants, new_table
from ducats.games.merchants.rules.status import MayBorrow, PayBack, Rise, StatusCards
from ducats.games.merchants.rules.turn import GAME, DrawFirst, PlaceWagonBy
from ducats.games.merchants.rules.unloading import MayCharter, SellFromStore
from ducats.games.merchants.rules.view import MerchantsView, Plan
from ducats.games.merchants.rules.wagons import MOST_STEPS, WagonBids

INFLUENCE_CARDS: Final = 63
"""No data file has more: each of them is played once at most."""

META = Meta(
    id="merchants",
    prefix="MA",
    version=1,
    min_seats=2,
    max_seats=4,
    minutes=(60, 90),
    weight=4,
    year=1999,
    author="Wolfgang Kramer, Richard Ulrich",
    options=m.MerchantsOptions,
    presets={"1999": {"edition": "1999"}, "2010": {"edition": "2010"}},
    actions=members(m.MerchantsAction),
    events=events_in(e),
    view=MerchantsView,
    questions=(
        DrawFirst,
        PlaceWagonBy,
        TurnCardUp,
        DealPairs,
        OfferCardUp,
        EquipmentBid,
        BuyGoods,
        WagonBids,
        MasterLoad,
        LoadRequest,
        LoadQuote,
        LoadAnswer,
        LoadReply,
        LoadFinal,
        MoveTurn,
        PickInfluenceCard,
        DrawnInfluence,
        SetDiscs,
        AdjustPrices,
        MayCharter,
        SellFromStore,
        InvestmentBid,
        PickCard,
        StatusCards,
        MayBorrow,
        PayBack,
        Rise,
    ),
    orders=standing.MerchantsOrders,
    facts=facts_in(facts),
)


@final
class MerchantsRules(GameRules[Merchants, MerchantsView, m.MerchantsOptions, standing.MerchantsOrders]):
    """MA-01: two to four players; the highest status wins."""

    meta = META

    def new_table(self, seats: int, options: m.MerchantsOptions, data: str | None) -> Merchants:
        return new_table(seats, options, data)

    def opening(self) -> Frame[Merchants]:
        return GAME

    def check_data(self, data: str) -> None:
        read_printed(data)

    def plan(self, data: str | None) -> Plan:
        return printed_of(data).plan

    def view(self, play: Merchants, seat: Seat | None) -> MerchantsView:
        return views.view(play, seat)

    def open_view(self, play: Merchants) -> MerchantsView:
        return views.view(play, None, open_cards=True)

    def observer(self) -> MerchantsObserver:
        return MerchantsObserver(self.meta.questions)

    def world(self, view: MerchantsView, rng: Rng) -> Merchants:
        return imagine(view, rng)

    def lay_out(
        self, seats: int, options: m.MerchantsOptions, position: Mapping[str, Any], data: str | None
    ) -> Merchants:
        return scenario.set_up(seats, options, position, data)

    def position(self, play: Merchants) -> dict[str, Any]:
        return scenario.describe(play)

    def text(self, view: MerchantsView) -> str:
        return text.table(view)

    def obey(self, view: MerchantsView, orders: standing.MerchantsOrders) -> Action | None:
        return standing.obey(view, orders)

    def foresight(self, play: Merchants, view: MerchantsView, seat: Seat) -> MerchantsForesight:
        return MerchantsForesight(play, seat)

    def bound(self, seats: int, options: m.MerchantsOptions) -> int:
        """Rounds are limited (MA-R42), and so is every phase; an influence card is taken and played once."""
        purchase = 2 * seats * 4
        words = 2 * PRICE_STEPS if options.negotiation == "free" else 5
        wagons = 3 * (seats + 1 + words * seats)
        movement = seats * (1 + 6 + 6 + 1)
        prices = seats * (1 + 7)
        unloading = seats * (3 + 10)
        investment = (seats - 1) * (MOST_STEPS + seats + 1) + 8
        status = seats * 4
        per_round = purchase + wagons + movement + prices + unloading + investment + status
        opening = 1 + 3 + 8 + 2 * seats * (MOST_STEPS + seats + 1)
        return opening + 2 * INFLUENCE_CARDS + options.max_rounds * per_round
