"""MarraCash as the rest of the program sees it."""

from collections.abc import Mapping
from typing import Any, cast, final

from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import Play
from ducats.engine.messages import Action, Sealed, Seat, View
from ducats.engine.rng import Rng
from ducats.engine.rules import Meta, Options, Orders, Rules
from ducats.games.marracash import events as e
from ducats.games.marracash import messages as m
from ducats.games.marracash import orders as standing
from ducats.games.marracash import scenario, seen, text, views
from ducats.games.marracash.antiques import DealAntiques
from ducats.games.marracash.auction import MOST_STEPS, OpenBid, RaiseOrPass, SealedBids
from ducats.games.marracash.moving import SellCard
from ducats.games.marracash.questions import Act, Bring, PickShop
from ducats.games.marracash.setting_up import (
    LAST_TRY,
    DrawForEntrance,
    DrawForLine,
    DrawSouvenir,
    DrawStarter,
)
from ducats.games.marracash.souk import SHOPS
from ducats.games.marracash.state import MarraCash
from ducats.games.marracash.tables import CARDS, MOST_FIGURES, read_tables, tables_of
from ducats.games.marracash.turn import Game

META = Meta(
    id="marracash",
    version=1,
    min_seats=2,
    max_seats=4,
    minutes=(45, 60),
    weight=2,
    year=1996,
    author="Stefan Dorra",
    options=m.MarraCashOptions,
    orders=standing.MarraCashOrders,
    actions=(
        m.MoveGroup,
        m.AuctionShop,
        m.Lapse,
        m.Bid,
        m.PassBid,
        m.SellSouvenir,
        m.KeepSouvenirs,
        m.BringVisitors,
        m.DrawVisitor,
        m.NameStarter,
        m.TurnUpCard,
        m.DealCard,
    ),
    events=(
        Sealed,
        e.EntranceFilled,
        e.LineFormed,
        e.LineRedrawn,
        e.StarterNamed,
        e.CardTurnedUp,
        e.HandDealt,
        e.TurnBegan,
        e.AuctionOpened,
        e.BidMade,
        e.BidderPassed,
        e.BidsRevealed,
        e.ShopSold,
        e.ActionLapsed,
        e.GroupMoved,
        e.CustomersEntered,
        e.SouvenirSold,
        e.SouvenirsKept,
        e.GroupArrived,
        e.CommissionPaid,
        e.SetShown,
        e.VisitorsBrought,
        e.LastRoundBegan,
        e.GameEnded,
    ),
    view=seen.MarraCashView,
    questions=(
        DrawForEntrance,
        DrawForLine,
        DrawStarter,
        DrawSouvenir,
        DealAntiques,
        PickShop,
        OpenBid,
        RaiseOrPass,
        SealedBids,
        Act,
        SellCard,
        Bring,
    ),
)


@final
class MarraCashRules(Rules):
    """MC-R1: two to four players."""

    meta = META

    def new_game(self, seats: int, options: Options, data: str | None = None) -> Play:
        self.check_seats(seats)
        g = MarraCash(seats, cast("m.MarraCashOptions", options), tables_of(data), data)
        g.events = []
        g.start(Game())
        return g

    def check_data(self, data: str) -> None:
        read_tables(data)

    def view(self, play: Play, seat: Seat | None) -> View:
        return views.view(cast("MarraCash", play), seat)

    def open_view(self, play: Play) -> View:
        return views.view(cast("MarraCash", play), None, open_cards=True)

    def imagine(self, view: View, rng: Rng) -> Play:
        if not isinstance(view, seen.MarraCashView):
            raise BrokenInvariant(f"{type(view).__name__} is no view of MarraCash")
        return views.imagine(view, rng)

    def obey(self, view: View, orders: Orders) -> Action | None:
        return standing.obey(cast("seen.MarraCashView", view), cast("standing.MarraCashOrders", orders))

    def set_up(
        self, seats: int, options: Options, position: Mapping[str, Any], data: str | None = None
    ) -> Play:
        self.check_seats(seats)
        return scenario.set_up(seats, cast("m.MarraCashOptions", options), position, data)

    def position(self, play: Play) -> dict[str, Any]:
        return scenario.describe(cast("MarraCash", play))

    def text(self, view: View) -> str:
        return text.table(cast("seen.MarraCashView", view))

    def bound(self, seats: int, options: Options) -> int:
        """MC-R24: few turns change anything, few idle ones lie between; every auction sells a shop."""
        chosen = cast("m.MarraCashOptions", options)
        setting_up = MOST_FIGURES * (LAST_TRY + 2) + CARDS + 1
        eventful = 2 * MOST_FIGURES + SHOPS
        turns = seats + (eventful + 1) * chosen.stall_rounds * seats + seats
        answers_per_turn = 5
        bids = SHOPS * (MOST_STEPS + 2 * seats)
        cards = CARDS + MOST_FIGURES
        return setting_up + turns * answers_per_turn + bids + cards
