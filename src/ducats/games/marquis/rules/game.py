"""Marquis as the rest of the program sees it."""

from collections.abc import Mapping
from typing import Any, Final, final

from ducats.engine.frames import Frame
from ducats.engine.messages import Action, Seat
from ducats.engine.meta import events_in, facts_in, members
from ducats.engine.rng import Rng
from ducats.engine.rules import GameRules, Meta
from ducats.games.marquis.rules import events, facts, imagine, position, scenario, text, views
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules import orders as standing
from ducats.games.marquis.rules import view as v
from ducats.games.marquis.rules.consequences import MarquisForesight
from ducats.games.marquis.rules.observation import MarquisObserver
from ducats.games.marquis.rules.printed import COLOUR, read_printed
from ducats.games.marquis.rules.state import Marquis, new_table
from ducats.games.marquis.rules.turn import MOST_REDRAWS, Match

BEFORE: Final[dict[int, dict[str, Any]]] = {
    1: {
        "jewel_supply": "unlimited",
        "assassin_optional": True,
        "prosecutor_bound": "used",
        "out_countess": "claims",
        "late_exchange": "automatic",
    }
}
"""Version 1 spared, claimed and exchanged by itself where the sources leave a player the choice."""

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "french": {
        "jewel_supply": "21_15",
        "veto_scope": "effect",
        "prosecutor_veto": "removed",
        "prosecutor_rubies": True,
        "out_prosecutor": False,
    },
    "dutch": {
        "jewel_supply": "18_13",
        "veto_scope": "card",
        "prosecutor_veto": "prosecutor",
        "prosecutor_rubies": False,
        "out_prosecutor": True,
    },
}
"""The two translations where they disagree: MQ-R01, MQ-R07, MQ-R14, MQ-R30, MQ-R34."""

META = Meta(
    id="marquis",
    prefix="MQ",
    version=2,
    before=BEFORE,
    presets=PRESETS,
    min_seats=2,
    max_seats=8,
    minutes=(30, 120),
    weight=3,
    year=2005,
    author="Czarnè, Martin Götz",
    options=m.MarquisOptions,
    actions=members(m.MarquisAction),
    events=events_in(events),
    view=v.MarquisView,
    questions=position.QUESTIONS,
    orders=standing.MarquisOrders,
    facts=facts_in(facts),
)


@final
class MarquisRules(GameRules[Marquis, v.MarquisView, m.MarquisOptions, standing.MarquisOrders]):
    """MQ-01, MQ-121, MQ-V1: two to four players with one box, up to eight with two."""

    meta = META

    def new_table(self, seats: int, options: m.MarquisOptions, data: str | None) -> Marquis:
        return new_table(seats, options, position.printed_of(data), data)

    def opening(self) -> Frame[Marquis]:
        return Match()

    def check_data(self, data: str) -> None:
        read_printed(data)

    def plan(self, data: str | None) -> v.Overview:
        return v.Overview(views.characters(data))

    def view(self, play: Marquis, seat: Seat | None) -> v.MarquisView:
        return views.view(play, seat)

    def open_view(self, play: Marquis) -> v.MarquisView:
        return views.view(play, None, open_cards=True)

    def observer(self) -> MarquisObserver:
        return MarquisObserver(self.meta.questions)

    def world(self, view: v.MarquisView, rng: Rng) -> Marquis:
        return imagine.imagine(view, rng)

    def obey(self, view: v.MarquisView, orders: standing.MarquisOrders) -> Action | None:
        return standing.obey(view, orders)

    def foresight(self, play: Marquis, view: v.MarquisView, seat: Seat) -> MarquisForesight:
        return MarquisForesight(play, view, seat)

    def lay_out(
        self, seats: int, options: m.MarquisOptions, position: Mapping[str, Any], data: str | None
    ) -> Marquis:
        return scenario.set_up(seats, options, position, data)

    def position(self, play: Marquis) -> dict[str, Any]:
        return scenario.describe(play)

    def text(self, view: v.MarquisView) -> str:
        return text.table(view)

    def bound(self, seats: int, options: m.MarquisOptions) -> int:
        """Generous, but a bound: 14 turns each, and in each turn every effect with its Veto and its
        Prosecutors.

        A turn: exchange and tolls; up to two effects per victim with a Veto, a draw and three words
        per third player;
        protection windows of every Countess (option every_turn); drawing; late exchanges with tolls.
        """
        effects = 2 * seats * (2 + 3 * seats)
        windows = seats * (seats + 5)
        tolls = seats * (2 + effects)
        turn = 20 + effects + windows + tolls + seats * (2 + seats)
        return (MOST_REDRAWS + 1) * seats + 1 + seats * COLOUR + (14 * seats + 2 * COLOUR) * turn
