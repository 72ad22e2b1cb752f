"""The meeting with the courier and the influence cards (MA-42 to MA-45)."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.engine.frames import Ask, Draw
from ducats.engine.messages import Action, Seat
from ducats.games.merchants.rules import counts, progress
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules.codecs import Named, influence_number, not_now
from ducats.games.merchants.rules.messages import DrawInfluence, PickInfluence
from ducats.games.merchants.rules.names import INFLUENCE, KIND_COUNT, MAX_SEATS, WAGONS
from ducats.games.merchants.rules.state import Merchants

COPIES: Final = 10
"""More than there are cards of one kind."""


def meets_courier(g: Merchants, wagon: i64, space: i64) -> bool:
    """MA-42, MA-43, MA-44: whether a wagon on this space, if the turn ended now, would bring a card."""
    if space != g.courier or not g.pile:
        return False
    stood = bits.has(progress.together(g), wagon) and g.courier == progress.courier_began(g)
    return g.chosen.meeting_repeat or not stood


def meet_courier(g: Merchants, seat: Seat) -> None:
    """MA-41, MA-42, MA-R16: the end of a movement turn; ends with g.become or g.leave."""
    for wagon in range(WAGONS):
        if meets_courier(g, wagon, g.wagon_at(wagon)):
            if g.events is not None:
                g.tell(e.CourierMet(seat, wagon + 1))
            g.become(PICK_INFLUENCE[seat] if g.chosen.influence_by_choice else DRAWN_INFLUENCE[seat])
            return
    g.leave()


def receive(g: Merchants, seat: Seat, kind: int) -> None:
    g.take_influence(seat, kind)
    if g.events is not None:
        g.tell(e.InfluenceTaken(seat, INFLUENCE[kind], not g.options.influence_secret))
    g.leave()


@final
class PickInfluenceCard(Ask[Merchants]):
    """MA-42, MA-R17: one card of the pile; asked even if only one kind is left, which nobody else knows."""

    question = "merchants.pick_influence"
    shows = True
    rule = "MA-42"
    size = KIND_COUNT
    looks = True
    codec = Named(PickInfluence, "card", INFLUENCE, "no_such_card")

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return bits.numbers(counts.kinds(g.pile))

    def answered(self, g: Merchants, answer: int) -> None:
        receive(g, self.seat, answer)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("no such card is left", "card_not_left", "MA-42")


@final
class DrawnInfluence(Draw[Merchants]):
    """MA-R17, option influence_choice = draw: the card is drawn from the shuffled pile."""

    question = "merchants.draw_influence"
    rule = "MA-R17"
    size = KIND_COUNT * COPIES

    def __init__(self, owner: Seat) -> None:
        super().__init__()
        self.owner: Final = owner

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        pile = g.pile
        return [
            kind * COPIES + copy for kind in range(KIND_COUNT) for copy in range(counts.count(pile, kind))
        ]

    def answered(self, g: Merchants, answer: int) -> None:
        receive(g, self.owner, answer // COPIES)

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        kind, copy = divmod(answer, COPIES)
        return DrawInfluence(INFLUENCE[kind], copy)

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, DrawInfluence):
            raise self.wrong_kind(action)
        if not 0 <= action.copy < COPIES:
            raise MalformedAction("there is no such copy", rule=self.rule)
        return influence_number(action.card) * COPIES + action.copy


PICK_INFLUENCE: Final = [PickInfluenceCard(seat) for seat in range(MAX_SEATS)]
DRAWN_INFLUENCE: Final = [DrawnInfluence(seat) for seat in range(MAX_SEATS)]
