"""Merchants as the rest of the program sees it."""

from collections.abc import Mapping
from typing import Any, Final, final

from ducats.engine.errors import BadOptions, BrokenInvariant
from ducats.engine.messages import Action, Consequences, Seat
from ducats.engine.meta import events_in, facts_in, members
from ducats.engine.rng import Rng
from ducats.engine.rules import GameRules, Meta
from ducats.games.merchants.rules import consequences, facts, scenario, text, views
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules import orders as standing
from ducats.games.merchants.rules.edition import DealPairs, EquipmentBid, OfferCardUp
from ducats.games.merchants.rules.haggling import LoadAnswer, LoadFinal, LoadQuote, LoadReply
from ducats.games.merchants.rules.imagine import imagine
from ducats.games.merchants.rules.influence import DrawnInfluence, PickInfluenceCard
from ducats.games.merchants.rules.investment import InvestmentBid, PickCard, TurnCardUp
from ducats.games.merchants.rules.loading import LoadRequest, MasterLoad
from ducats.games.merchants.rules.movement import MoveTurn
from ducats.games.merchants.rules.prices import AdjustPrices, SetDiscs
from ducats.games.merchants.rules.printed import read_printed
from ducats.games.merchants.rules.purchase import BuyGoods
from ducats.games.merchants.rules.state import Merchants, new_table
from ducats.games.merchants.rules.status import MayBorrow, PayBack, Rise, StatusCards
from ducats.games.merchants.rules.turn import GAME, DrawFirst, PlaceWagonBy
from ducats.games.merchants.rules.unloading import MayCharter, SellFromStore
from ducats.games.merchants.rules.view import MerchantsView
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

    def new_game(self, seats: int, options: m.MerchantsOptions, data: str | None = None) -> Merchants:
        self.check_seats(seats)
        g = new_table(seats, options, data)
        g.events = []
        g.start(GAME)
        return g

    def check_data(self, data: str) -> None:
        read_printed(data)

    def check_table(self, seats: int, options: m.MerchantsOptions, data: str | None) -> None:
        super().check_table(seats, options, data)
        if options.edition == "1999" and options.credit_supply == 4:
            raise BadOptions("credit_supply: the edition of 1999 has credits of its own", rule="MA-R27")
        if options.edition == "1999" and options.start_cities == "seed":
            raise BadOptions("start_cities: seed are the cities of the edition of 2010", rule="MA-R01")

    def view(self, play: Merchants, seat: Seat | None) -> MerchantsView:
        return views.view(play, seat)

    def open_view(self, play: Merchants) -> MerchantsView:
        return views.view(play, None, open_cards=True)

    def imagine(self, view: MerchantsView, rng: Rng) -> Merchants:
        if not isinstance(view, MerchantsView):
            raise BrokenInvariant(f"{type(view).__name__} is no view of Merchants")
        return imagine(view, rng)

    def set_up(
        self, seats: int, options: m.MerchantsOptions, position: Mapping[str, Any], data: str | None = None
    ) -> Merchants:
        self.check_seats(seats)
        return scenario.set_up(seats, options, position, data)

    def position(self, play: Merchants) -> dict[str, Any]:
        return scenario.describe(play)

    def text(self, view: MerchantsView) -> str:
        return text.table(view)

    def obey(self, view: MerchantsView, orders: standing.MerchantsOrders) -> Action | None:
        return standing.obey(view, orders)

    def consequences(self, view: MerchantsView) -> Consequences:
        return consequences.consequences(view)

    def bound(self, seats: int, options: m.MerchantsOptions) -> int:
        """Rounds are limited (MA-R42), and so is every phase; an influence card is taken and played once."""
        purchase = 2 * seats * 4
        wagons = 3 * (seats + 1 + 5 * seats)
        movement = seats * (1 + 6 + 6 + 1)
        prices = seats * (1 + 7)
        unloading = seats * (3 + 10)
        investment = (seats - 1) * (MOST_STEPS + seats + 1) + 8
        status = seats * 4
        per_round = purchase + wagons + movement + prices + unloading + investment + status
        opening = 1 + 3 + 8 + 2 * seats * (MOST_STEPS + seats + 1)
        return opening + 2 * INFLUENCE_CARDS + options.max_rounds * per_round
