"""Option antiques: five secret cards each, paid once their owner's shops have customers of these colours."""

from typing import Final, final

from ducats.engine.frames import Draw
from ducats.engine.messages import Action, Seat
from ducats.games.marracash import events as e
from ducats.games.marracash import messages as m
from ducats.games.marracash.hearing import card_number
from ducats.games.marracash.souk import SHOPS
from ducats.games.marracash.state import ANTIQUES, HAND, MarraCash
from ducats.games.marracash.tables import CARDS, COLOUR_COUNT, SHOP_COLOUR, card_colour


@final
class DealAntiques(Draw[MarraCash]):
    """MC-R37: each hand has two cards of one colour and one each of three others."""

    question = "marracash.deal_antiques"
    rule = "MC-R37"
    size = CARDS

    def __init__(self, dealt: int) -> None:
        super().__init__()
        self.dealt: Final = dealt

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        counts = colour_counts(g.hands[self.dealt // HAND])
        return [card for card in g.deck if may_join(counts, card_colour(card))]

    def answered(self, g: MarraCash, answer: int) -> None:
        seat = self.dealt // HAND
        g.deck.remove(answer)
        g.hands[seat] = tuple(sorted((*g.hands[seat], answer)))
        dealt = self.dealt + 1
        if dealt % HAND == 0 and g.listened_to():
            g.tell(e.HandDealt(seat, tuple(g.tables.card_names[card] for card in g.hands[seat])))
        if dealt < g.seats * HAND:
            g.become(DealAntiques(dealt))
        else:
            g.leave()

    def say(self, g: MarraCash, seat: Seat, answer: int) -> Action:
        return m.DealCard(g.tables.card_names[answer])

    def hear(self, g: MarraCash, seat: Seat, action: Action) -> int:
        if not isinstance(action, m.DealCard):
            raise self.wrong_kind(action)
        return card_number(g, action.card, self.rule)


def colour_counts(cards: tuple[int, ...]) -> list[int]:
    counts = [0] * COLOUR_COUNT
    for card in cards:
        counts[card_colour(card)] += 1
    return counts


def may_join(counts: list[int], colour: int) -> bool:
    """Four colours, one of them twice: there are always cards enough to finish such a hand."""
    if counts[colour]:
        return counts[colour] == 1 and 2 not in counts
    return sum(count > 0 for count in counts) < HAND - 1


def is_complete(needed: list[int], customers: list[int]) -> bool:
    return all(have >= need for need, have in zip(needed, customers, strict=True))


def customers_by_colour(g: MarraCash, seat: Seat) -> list[int]:
    counts = [0] * COLOUR_COUNT
    for shop in range(SHOPS):
        if g.owner[shop] == seat:
            counts[SHOP_COLOUR[shop]] += g.customers[shop]
    return counts


def show_set(g: MarraCash, seat: Seat) -> None:
    """MC-R37: a complete set is paid at once: all five cards to the first, one less to each later one."""
    if not g.terms.antiques or seat in g.shown:
        return
    if not is_complete(colour_counts(g.hands[seat]), customers_by_colour(g, seat)):
        return
    values = sorted((g.tables.card_values[card] for card in g.hands[seat]), reverse=True)
    paid = sum(values[: HAND - len(g.shown)])
    g.shown = (*g.shown, seat)
    g.credit(seat, ANTIQUES, paid)
    if g.listened_to():
        cards = tuple(g.tables.card_names[card] for card in g.hands[seat])
        g.tell(e.SetShown(seat, cards, len(g.shown), paid))
