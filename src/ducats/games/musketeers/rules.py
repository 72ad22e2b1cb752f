"""Musketeers as the rest of the program sees it."""

from collections.abc import Mapping
from typing import Any, cast

from mypy_extensions import mypyc_attr

from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import Play
from ducats.engine.messages import Sealed, Seat, View
from ducats.engine.rng import Rng
from ducats.engine.rules import Meta, Options, Rules
from ducats.games.musketeers import messages as m
from ducats.games.musketeers import scenario, text, views
from ducats.games.musketeers.questions import (
    CommitCard,
    DealCards,
    LayRewardsDown,
    ShuffleSlotsOf,
    TurnGuardUp,
)
from ducats.games.musketeers.state import Musketeers
from ducats.games.musketeers.tables import CARDS_DEALT, DUELS, read_tables
from ducats.games.musketeers.tokens import GiveTokenUp, LoserToken, WinnerToken
from ducats.games.musketeers.turn import MATCH

META = Meta(
    id="musketeers",
    version=1,
    min_seats=2,
    max_seats=4,
    minutes=(20, 40),
    weight=1,
    year=1991,
    author="Franz-Josef Lamminger",
    options=m.MusketeersOptions,
    actions=(
        m.LayRewards,
        m.PlayCard,
        m.TakeJewel,
        m.FreePrison,
        m.TakePrison,
        m.ReturnJewel,
        m.GiveToken,
        m.DealCard,
        m.ShuffleSlots,
        m.TurnGuard,
    ),
    events=(
        Sealed,
        m.HandBegan,
        m.HandDealt,
        m.RewardsLaid,
        m.GuardTurned,
        m.CardsRevealed,
        m.JewelTaken,
        m.PrisonFreed,
        m.PrisonTaken,
        m.JewelReturned,
        m.Jailed,
        m.Released,
        m.HandEnded,
        m.MatchEnded,
    ),
    view=m.MusketeersView,
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
)


@mypyc_attr(allow_interpreted_subclasses=True)
class MusketeersRules(Rules):
    """MU-1: two to four players."""

    meta = META

    def new_game(self, seats: int, options: Options, data: str | None = None) -> Play:
        self.check_seats(seats)
        chosen = cast("m.MusketeersOptions", options)
        g = Musketeers(seats, chosen, views.tables_of(data), data, [0] * seats)
        g.events = []
        g.start(MATCH)
        return g

    def check_data(self, data: str) -> None:
        read_tables(data)

    def view(self, play: Play, seat: Seat | None) -> View:
        return views.view(cast("Musketeers", play), seat)

    def open_view(self, play: Play) -> View:
        return views.view(cast("Musketeers", play), None, open_cards=True)

    def imagine(self, view: View, rng: Rng) -> Play:
        """Every card the viewer cannot place is equally likely in every place it could be.

        Used: his own cards, all cards played or shown, the guards met, the tokens, his own sealed answer.
        Ignored: what choices suggest. A rival's rewards are as likely poor as good, whatever tokens he chose
        to put on them, and what he has sealed is any card of his. Earlier hands tell nothing: new shuffle.
        """
        if not isinstance(view, m.MusketeersView):
            raise BrokenInvariant(f"{type(view).__name__} is no view of Musketeers")
        return views.imagine(view, rng)

    def set_up(
        self, seats: int, options: Options, position: Mapping[str, Any], data: str | None = None
    ) -> Play:
        self.check_seats(seats)
        return scenario.set_up(seats, cast("m.MusketeersOptions", options), position, data)

    def position(self, play: Play) -> dict[str, Any]:
        return scenario.describe(cast("Musketeers", play))

    def text(self, view: View) -> str:
        return text.table(cast("m.MusketeersView", view))

    def bound(self, seats: int, options: Options) -> int:
        """Deal, slots, rewards; then per duel a guard, the cards and at most three token moves."""
        chosen = cast("m.MusketeersOptions", options)
        hand = seats * CARDS_DEALT + 2 * seats + DUELS * (1 + seats + 3)
        return hand * chosen.max_hands
