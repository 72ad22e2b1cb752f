"""MarraCash as the rest of the program sees it."""

from collections.abc import Mapping
from typing import Any, final

from ducats.engine.frames import Frame
from ducats.engine.messages import Action, Seat
from ducats.engine.meta import events_in, facts_in, members
from ducats.engine.rng import Rng
from ducats.engine.rules import GameRules, Meta
from ducats.games.marracash.rules import events as e
from ducats.games.marracash.rules import facts, scenario, text, views
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules import orders as standing
from ducats.games.marracash.rules.antiques import DealAntiques
from ducats.games.marracash.rules.auction import MOST_STEPS, OpenBid, RaiseOrPass, SealedBids
from ducats.games.marracash.rules.consequences import MarraCashForesight
from ducats.games.marracash.rules.imagine import imagine
from ducats.games.marracash.rules.moving import SellCard
from ducats.games.marracash.rules.observation import MarraCashObserver
from ducats.games.marracash.rules.plan import Plan, plan
from ducats.games.marracash.rules.printed import CARDS, MOST_FIGURES, read_printed
from ducats.games.marracash.rules.questions import Act, Bring, PickShop
from ducats.games.marracash.rules.setting_up import (
    LAST_TRY,
    DrawForEntrance,
    DrawForLine,
    DrawSouvenir,
    DrawStarter,
)
from ducats.games.marracash.rules.souk import SHOPS
from ducats.games.marracash.rules.state import MarraCash, new_table
from ducats.games.marracash.rules.turn import GAME
from ducats.games.marracash.rules.view import MarraCashView

META = Meta(
    id="marracash",
    prefix="MC",
    version=1,
    min_seats=2,
    max_seats=4,
    minutes=(45, 60),
    weight=2,
    year=1996,
    author="Stefan Dorra",
    options=m.MarraCashOptions,
    presets={
        "later": {"visitors": 64, "auction_mode": "sealed", "end_rule": "finish_round", "antiques": True},
    },
    orders=standing.MarraCashOrders,
    facts=facts_in(facts),
    actions=members(m.MarraCashAction),
    events=events_in(e),
    view=MarraCashView,
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
class MarraCashRules(GameRules[MarraCash, MarraCashView, m.MarraCashOptions, standing.MarraCashOrders]):
    """MC-R01: two to four players."""

    meta = META

    def new_table(self, seats: int, options: m.MarraCashOptions, data: str | None) -> MarraCash:
        return new_table(seats, options, data)

    def opening(self) -> Frame[MarraCash]:
        return GAME

    def check_data(self, data: str) -> None:
        read_printed(data)

    def plan(self, data: str | None) -> Plan:
        return plan(data)

    def view(self, play: MarraCash, seat: Seat | None) -> MarraCashView:
        return views.view(play, seat)

    def open_view(self, play: MarraCash) -> MarraCashView:
        return views.view(play, None, open_cards=True)

    def observer(self) -> MarraCashObserver:
        return MarraCashObserver(self.meta.questions)

    def world(self, view: MarraCashView, rng: Rng) -> MarraCash:
        return imagine(view, rng)

    def obey(self, view: MarraCashView, orders: standing.MarraCashOrders) -> Action | None:
        return standing.obey(view, orders)

    def foresight(self, play: MarraCash, view: MarraCashView, seat: Seat) -> MarraCashForesight:
        return MarraCashForesight(play, seat)

    def lay_out(
        self, seats: int, options: m.MarraCashOptions, position: Mapping[str, Any], data: str | None
    ) -> MarraCash:
        return scenario.set_up(seats, options, position, data)

    def position(self, play: MarraCash) -> dict[str, Any]:
        return scenario.describe(play)

    def text(self, view: MarraCashView) -> str:
        return text.table(view)

    def bound(self, seats: int, options: m.MarraCashOptions) -> int:
        """MC-R24: few turns change anything, few idle ones lie between; every auction sells a shop."""
        setting_up = MOST_FIGURES * (LAST_TRY + 2) + CARDS + 1
        eventful = 2 * MOST_FIGURES + SHOPS
        turns = seats + (eventful + 1) * options.stall_rounds * seats + seats
        answers_per_turn = 5
        bids = SHOPS * (MOST_STEPS + 2 * seats)
        cards = CARDS + MOST_FIGURES
        return setting_up + turns * answers_per_turn + bids + cards
