"""The meeting with the courier and the influence cards (MA-42 to MA-45)."""

from typing import Final, final

from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.engine.frames import Ask, Draw
from ducats.engine.messages import Action, Seat
from ducats.games.merchants import events as e
from ducats.games.merchants.hearing import influence_number, not_now
from ducats.games.merchants.messages import DrawInfluence, PickInfluence
from ducats.games.merchants.names import INFLUENCE, KIND_COUNT, WAGONS
from ducats.games.merchants.state import BITS, Merchants

COPIES: Final = 10
"""More than there are cards of one kind."""


def meet_courier(g: Merchants, seat: Seat, space: int, together: int) -> None:
    """MA-41, MA-42, MA-43, MA-44, MAR-16: the end of a movement turn; ends with g.become or g.leave."""
    for wagon in range(WAGONS):
        if g.wagon_at[wagon] != g.courier or not any(g.pile):
            continue
        stood_there = bool(together & BITS[wagon]) and g.courier == space
        if stood_there and not g.house.meeting_repeat:
            continue
        if g.listened_to():
            g.tell(e.CourierMet(seat, wagon + 1))
        g.become(PickInfluenceCard(seat) if g.options.influence_choice == "choose" else DrawnInfluence(seat))
        return
    g.leave()


def receive(g: Merchants, seat: Seat, kind: int) -> None:
    g.take_influence(seat, kind)
    if g.listened_to():
        g.tell(e.InfluenceTaken(seat, INFLUENCE[kind], not g.options.influence_secret))
    g.leave()


@final
class PickInfluenceCard(Ask[Merchants]):
    """MA-42, MAR-17: one card of the pile; asked even if only one kind is left, which nobody else knows."""

    question = "merchants.pick_influence"
    rule = "MA-42"
    size = KIND_COUNT
    looks = True

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return [kind for kind in range(KIND_COUNT) if g.pile[kind]]

    def answered(self, g: Merchants, answer: int) -> None:
        receive(g, self.seat, answer)

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        return PickInfluence(INFLUENCE[answer])

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, PickInfluence):
            raise self.wrong_kind(action)
        return influence_number(action.card)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("no such card is left", "card_not_left", "MA-42")


@final
class DrawnInfluence(Draw[Merchants]):
    """MAR-17, option influence_choice = draw: the card is drawn from the shuffled pile."""

    question = "merchants.draw_influence"
    rule = "MAR-17"
    size = KIND_COUNT * COPIES

    def __init__(self, owner: Seat) -> None:
        super().__init__()
        self.owner: Final = owner

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return [kind * COPIES + copy for kind in range(KIND_COUNT) for copy in range(g.pile[kind])]

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
