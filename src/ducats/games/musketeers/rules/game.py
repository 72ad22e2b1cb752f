"""Musketeers as the rest of the program sees it."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from ducats.engine.frames import Frame
from ducats.engine.messages import Seat
from ducats.engine.meta import events_in, facts_in, members
from ducats.engine.rng import Rng
from ducats.engine.rules import GameRules, Meta, Orders
from ducats.games.musketeers.rules import events, facts, imagine, scenario, text, views
from ducats.games.musketeers.rules import messages as m
from ducats.games.musketeers.rules import view as v
from ducats.games.musketeers.rules.consequences import MusketeersForesight
from ducats.games.musketeers.rules.observation import MusketeersObserver
from ducats.games.musketeers.rules.printed import CARDS_DEALT, DUELS, printed_of, read_printed
from ducats.games.musketeers.rules.questions import (
    CommitCard,
    DealCards,
    LayRewardsDown,
    ShuffleSlotsOf,
    TurnGuardUp,
)
from ducats.games.musketeers.rules.state import Musketeers, blank_table
from ducats.games.musketeers.rules.tokens import GiveTokenUp, LoserToken, WinnerToken
from ducats.games.musketeers.rules.turn import MATCH

META = Meta(
    id="musketeers",
    prefix="MU",
    version=1,
    min_seats=2,
    max_seats=4,
    minutes=(20, 40),
    weight=1,
    year=1991,
    author="Franz-Josef Lamminger",
    shortest={"match_mode": "single_hand"},
    options=m.MusketeersOptions,
    actions=members(m.MusketeersAction),
    events=events_in(events),
    view=v.MusketeersView,
    questions=(
        DealCards,
        LayRewardsDown,
        ShuffleSlotsOf,
        TurnGuardUp,
        CommitCard,
        WinnerToken,
        LoserToken,
        GiveTokenUp,
    ),
    facts=facts_in(facts),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class MusketeersRules(GameRules[Musketeers, v.MusketeersView, m.MusketeersOptions, Orders]):
    """MU-1: two to four players."""

    meta = META

    def new_table(self, seats: int, options: m.MusketeersOptions, data: str | None) -> Musketeers:
        return blank_table(seats, options, printed_of(data), data)

    def opening(self) -> Frame[Musketeers]:
        return MATCH

    def check_data(self, data: str) -> None:
        read_printed(data)

    def plan(self, data: str | None) -> v.Fixed:
        return printed_of(data).fixed

    def view(self, play: Musketeers, seat: Seat | None) -> v.MusketeersView:
        return views.view(play, seat)

    def open_view(self, play: Musketeers) -> v.MusketeersView:
        return views.view(play, None, open_cards=True)

    def observer(self) -> MusketeersObserver:
        return MusketeersObserver(self.meta.questions)

    def world(self, view: v.MusketeersView, rng: Rng) -> Musketeers:
        """Every card the viewer cannot place is equally likely in every place it could be.

        Used: their own cards, all cards played or shown, the guards met, the tokens, their own sealed answer.
        Ignored: what choices suggest. A rival's rewards are as likely poor as good, whatever tokens were put
        on them, and what a rival has sealed is any card they hold. Earlier hands tell nothing: new shuffle.
        """
        return imagine.imagine(view, rng)

    def foresight(self, play: Musketeers, view: v.MusketeersView, seat: Seat) -> MusketeersForesight:
        return MusketeersForesight(play, view, seat)

    def lay_out(
        self, seats: int, options: m.MusketeersOptions, position: Mapping[str, Any], data: str | None
    ) -> Musketeers:
        return scenario.set_up(seats, options, position, data)

    def position(self, play: Musketeers) -> dict[str, Any]:
        return scenario.describe(play)

    def text(self, view: v.MusketeersView) -> str:
        return text.table(view)

    def bound(self, seats: int, options: m.MusketeersOptions) -> int:
        """Deal, slots, rewards; then per duel a guard, the cards and at most three token moves."""
        hand = seats * CARDS_DEALT + 2 * seats + DUELS * (1 + seats + 3)
        return hand * options.max_hands
