"""Marquis as the rest of the program sees it."""

from collections.abc import Mapping
from typing import Any, cast, final

from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import Play
from ducats.engine.messages import Action, Event, Seat, View
from ducats.engine.rng import Rng
from ducats.engine.rules import Meta, Options, Orders, Rules
from ducats.games.marquis import actions, events, imagine, position, scenario, text, views
from ducats.games.marquis import messages as m
from ducats.games.marquis import orders as standing
from ducats.games.marquis.state import Marquis
from ducats.games.marquis.tables import COLOUR, read_tables
from ducats.games.marquis.turn import MOST_REDRAWS, Match

EVENTS: tuple[type[Event], ...] = (
    events.StartCardTurned,
    events.StartPlayerFound,
    events.HandDealt,
    events.TurnBegan,
    events.CardLaid,
    events.DirectionTurned,
    events.ExtortionersMarked,
    events.TreasuryTaken,
    events.CoinsTaken,
    events.CoinsGiven,
    events.Eliminated,
    events.AllSpared,
    events.Exchanged,
    events.ExchangePrevented,
    events.RubyGained,
    events.TollSet,
    events.TollClaimed,
    events.TollWaived,
    events.Allowed,
    events.VetoPlayed,
    events.VetoLaid,
    events.VetoRemoved,
    events.InterventionPassed,
    events.ProsecutorShown,
    events.PriceDemanded,
    events.PriceCountered,
    events.TermsAccepted,
    events.TermsRefused,
    events.ReasonGiven,
    events.VetoNeutralised,
    events.FeeOffered,
    events.FeeDemanded,
    events.ProtectionDeclined,
    events.ProtectionSold,
    events.ProtectionEnded,
    events.BundlePaid,
    events.CardDrawn,
    events.CardTakenBack,
    events.SpecialDealt,
    events.SpecialKept,
    events.SpecialPlayed,
    events.GoodsLost,
    events.CardLost,
    events.MercenaryHired,
    events.MercenaryKept,
    events.MercenaryDischarged,
    events.PlayedOn,
    events.Stopped,
    events.WentOut,
    events.GameEnded,
)

META = Meta(
    id="marquis",
    version=1,
    min_seats=2,
    max_seats=8,
    minutes=(30, 120),
    weight=3,
    year=2005,
    author="Czarnè, Martin Götz",
    options=m.MarquisOptions,
    actions=(
        actions.Exchange,
        actions.ClaimToll,
        actions.WaiveToll,
        actions.LayCard,
        actions.Assassinate,
        actions.SpareAll,
        actions.Allow,
        actions.PlayVeto,
        actions.PassBy,
        actions.Neutralise,
        actions.DemandPrice,
        actions.Accept,
        actions.Refuse,
        actions.Counter,
        actions.OfferFee,
        actions.OfferNothing,
        actions.AcceptOffer,
        actions.DemandFee,
        actions.Decline,
        actions.TakeBack,
        actions.CallWitness,
        actions.PlayOn,
        actions.Stop,
        actions.Retaliate,
        actions.KeepSpecial,
        actions.PlaySpecial,
        actions.Hire,
        actions.HireNobody,
        actions.LayAtOnce,
        actions.KeepForLater,
        actions.TurnUp,
        actions.ChooseStart,
        actions.DrawCard,
        actions.DealSpecial,
        actions.TurnMercenary,
        actions.LoseCard,
    ),
    events=EVENTS,
    view=m.MarquisView,
    questions=position.QUESTIONS,
    orders=standing.MarquisOrders,
)


@final
class MarquisRules(Rules):
    """MQ-01, MQ-121, MQ-V1: two to four players with one box, up to eight with two."""

    meta = META

    def new_game(self, seats: int, options: Options, data: str | None = None) -> Play:
        self.check_seats(seats)
        g = Marquis(seats, cast(m.MarquisOptions, options), position.tables_of(data), data)
        g.events = []
        g.start(Match())
        return g

    def check_data(self, data: str) -> None:
        read_tables(data)

    def view(self, play: Play, seat: Seat | None) -> View:
        return views.view(cast(Marquis, play), seat)

    def open_view(self, play: Play) -> View:
        return views.view(cast(Marquis, play), None, open_cards=True)

    def imagine(self, view: View, rng: Rng) -> Play:
        if not isinstance(view, m.MarquisView):
            raise BrokenInvariant(f"{type(view).__name__} is no view of Marquis")
        return imagine.imagine(view, rng)

    def obey(self, view: View, orders: Orders) -> Action | None:
        return standing.obey(cast(m.MarquisView, view), cast(standing.MarquisOrders, orders))

    def set_up(
        self, seats: int, options: Options, position: Mapping[str, Any], data: str | None = None
    ) -> Play:
        self.check_seats(seats)
        return scenario.set_up(seats, cast(m.MarquisOptions, options), position, data)

    def position(self, play: Play) -> dict[str, Any]:
        return scenario.describe(cast(Marquis, play))

    def text(self, view: View) -> str:
        return text.table(cast(m.MarquisView, view))

    def bound(self, seats: int, options: Options) -> int:
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
