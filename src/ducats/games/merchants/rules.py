"""Merchants as the rest of the program sees it."""

from collections.abc import Mapping
from typing import Any, Final, cast, final

from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import Play
from ducats.engine.messages import Action, Sealed, Seat, View
from ducats.engine.rng import Rng
from ducats.engine.rules import Meta, Options, Orders, Rules
from ducats.games.merchants import events as e
from ducats.games.merchants import imagined, scenario, text, views
from ducats.games.merchants import messages as m
from ducats.games.merchants import orders as standing_orders
from ducats.games.merchants.edition import DealPairs, EquipmentBid, OfferCardUp
from ducats.games.merchants.haggling import LoadAnswer, LoadFinal, LoadQuote, LoadReply
from ducats.games.merchants.influence import DrawnInfluence, PickInfluenceCard
from ducats.games.merchants.investment import InvestmentBid, PickCard, TurnCardUp
from ducats.games.merchants.loading import LoadRequest, MasterLoad
from ducats.games.merchants.movement import MoveTurn
from ducats.games.merchants.prices import AdjustPrices, SetDiscs
from ducats.games.merchants.purchase import BuyGoods
from ducats.games.merchants.seen import MerchantsView
from ducats.games.merchants.state import Merchants
from ducats.games.merchants.status import MayBorrow, PayBack, Rise, StatusCards
from ducats.games.merchants.tables import read_tables, tables_of
from ducats.games.merchants.turn import DrawFirst, Game, PlaceWagonBy
from ducats.games.merchants.unloading import MayCharter, SellFromStore
from ducats.games.merchants.wagons import MOST_STEPS, WagonBids

INFLUENCE_CARDS: Final = 63
"""No data file has more: each of them is played once at most."""

META = Meta(
    id="merchants",
    version=1,
    min_seats=2,
    max_seats=4,
    minutes=(60, 90),
    weight=4,
    year=1999,
    author="Wolfgang Kramer, Richard Ulrich",
    options=m.MerchantsOptions,
    actions=(
        m.BuyGood,
        m.EndPurchase,
        m.PlayLetter,
        m.BidForWagon,
        m.LoadGoods,
        m.LoadNothing,
        m.RequestLoading,
        m.PassLoading,
        m.QuotePrice,
        m.CounterOffer,
        m.FinalPrice,
        m.Accept,
        m.Refuse,
        m.MoveWagon,
        m.PushWagon,
        m.MoveCourier,
        m.BreakAxle,
        m.EndTurn,
        m.PickInfluence,
        m.SetDisc,
        m.ShiftPrice,
        m.EndAdjusting,
        m.PlayCharter,
        m.KeepCharter,
        m.SellStored,
        m.EndSale,
        m.Bid,
        m.PassBid,
        m.PickInvestment,
        m.PlayStatusCards,
        m.TakeCredit,
        m.DeclineCredit,
        m.Repay,
        m.Climb,
        m.OfferCard,
        m.DrawFirstPlayer,
        m.PlaceWagon,
        m.TurnInvestment,
        m.DrawInfluence,
        m.DealPair,
    ),
    events=(
        Sealed,
        e.FirstPlayerDrawn,
        e.WagonPlaced,
        e.InvestmentTurned,
        e.PairDealt,
        e.CardOffered,
        e.RoundBegan,
        e.PhaseBegan,
        e.LetterPlayed,
        e.GoodBought,
        e.PurchaseEnded,
        e.WagonBidsRevealed,
        e.MasterLoaded,
        e.LoadingRequested,
        e.LoadingPassed,
        e.PriceNamed,
        e.LoadingRefused,
        e.ReasonGiven,
        e.GoodsLoaded,
        e.WagonMoved,
        e.TokensReturned,
        e.CourierMoved,
        e.AxleBroken,
        e.MoveTurnEnded,
        e.CourierMet,
        e.InfluenceTaken,
        e.DiscsRevealed,
        e.PriceRaised,
        e.PriceShifted,
        e.CharterPlayed,
        e.WagonUnloaded,
        e.EmptyWagonArrived,
        e.StoredGoodSold,
        e.BonusesSet,
        e.AuctionOpened,
        e.BidMade,
        e.BidPassed,
        e.AuctionFailed,
        e.InvestmentTaken,
        e.PatronPlayed,
        e.UpkeepPaid,
        e.CreditTaken,
        e.CreditDeclined,
        e.CreditsRepaid,
        e.StatusRaised,
        e.GameEnded,
    ),
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
    orders=standing_orders.MerchantsOrders,
)


@final
class MerchantsRules(Rules):
    """MA-01: two to four players; the highest status wins."""

    meta = META

    def new_game(self, seats: int, options: Options, data: str | None = None) -> Play:
        self.check_seats(seats)
        g = Merchants(seats, cast("m.MerchantsOptions", options), tables_of(data), data)
        g.events = []
        g.start(Game())
        return g

    def check_data(self, data: str) -> None:
        read_tables(data)

    def view(self, play: Play, seat: Seat | None) -> View:
        return views.view(cast("Merchants", play), seat)

    def open_view(self, play: Play) -> View:
        return views.view(cast("Merchants", play), None, open_cards=True)

    def imagine(self, view: View, rng: Rng) -> Play:
        if not isinstance(view, MerchantsView):
            raise BrokenInvariant(f"{type(view).__name__} is no view of Merchants")
        return imagined.imagine(view, rng)

    def set_up(
        self, seats: int, options: Options, position: Mapping[str, Any], data: str | None = None
    ) -> Play:
        self.check_seats(seats)
        return scenario.set_up(seats, cast("m.MerchantsOptions", options), position, data)

    def position(self, play: Play) -> dict[str, Any]:
        return scenario.describe(cast("Merchants", play))

    def text(self, view: View) -> str:
        return text.table(cast("MerchantsView", view))

    def obey(self, view: View, orders: Orders) -> Action | None:
        return standing_orders.obey(
            cast("MerchantsView", view), cast("standing_orders.MerchantsOrders", orders)
        )

    def bound(self, seats: int, options: Options) -> int:
        """Rounds are limited (MAR-42), and so is every phase; an influence card is taken and played once."""
        chosen = cast("m.MerchantsOptions", options)
        purchase = 2 * seats * 4
        wagons = 3 * (seats + 1 + 5 * seats)
        movement = seats * (1 + 6 + 6 + 1)
        prices = seats * (1 + 7)
        unloading = seats * (3 + 10)
        investment = (seats - 1) * (MOST_STEPS + seats + 1) + 8
        status = seats * 4
        per_round = purchase + wagons + movement + prices + unloading + investment + status
        opening = 1 + 3 + 8 + 2 * seats * (MOST_STEPS + seats + 1)
        return opening + 2 * INFLUENCE_CARDS + chosen.max_rounds * per_round
