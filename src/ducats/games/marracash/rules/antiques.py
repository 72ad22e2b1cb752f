"""Option antiques: five secret cards each, paid once their owner's shops have customers of these colours."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.frames import Draw
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marracash.rules import events as e
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules.books import ANTIQUES
from ducats.games.marracash.rules.codecs import CardField, card_names
from ducats.games.marracash.rules.printed import CARDS, CARDS_PER_COLOUR, COLOUR_COUNT
from ducats.games.marracash.rules.souk import SHOPS_PER_COLOUR
from ducats.games.marracash.rules.state import HAND, MarraCash


@final
class DealAntiques(Draw[MarraCash]):
    """MC-R37: each hand has two cards of one colour and one each of three others."""

    question = "marracash.deal_antiques"
    rule = "MC-R37"
    size = CARDS
    codec = CardField(m.DealCard, "card")

    def __init__(self, dealt: int) -> None:
        super().__init__()
        self.dealt: Final = dealt

    def possible(self, g: MarraCash) -> i64:
        """The set of cards that fit the hand that is being dealt."""
        counts = colour_counts(g.hand(self.dealt // HAND))
        cards: i64 = 0
        for colour in range(COLOUR_COUNT):
            if may_join(counts, colour):
                cards |= cards_of(colour)
        return cards & g.deck()

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        return bits.numbers(self.possible(g))

    def pick(self, g: MarraCash, seat: Seat, rng: Rng) -> int:
        cards = self.possible(g)
        return bits.nth(cards, rng.below(bits.count(cards)))

    def answered(self, g: MarraCash, answer: int) -> None:
        seat = self.dealt // HAND
        g.deal(seat, answer)
        dealt = self.dealt + 1
        if dealt % HAND == 0 and g.listened_to():
            g.tell(e.HandDealt(seat, hand_names(g, seat)))
        if dealt < g.seats * HAND:
            g.become(DealAntiques(dealt))
        else:
            g.leave()


def cards_of(colour: i64) -> i64:
    """The set of all cards of a colour."""
    return (bits.bit(CARDS_PER_COLOUR) - 1) << (colour * CARDS_PER_COLOUR)


def hand_names(g: MarraCash, seat: Seat) -> tuple[str, ...]:
    return card_names(g, tuple(bits.numbers(g.hand(seat))))


def colour_counts(cards: i64) -> list[int]:
    """How many cards of each colour are in a hand."""
    return [int(bits.count(cards & cards_of(colour))) for colour in range(COLOUR_COUNT)]


def may_join(counts: list[int], colour: int) -> bool:
    """Four colours, one of them twice: there are always cards enough to finish such a hand."""
    if counts[colour]:
        return 2 not in counts
    return counts.count(0) > COLOUR_COUNT - HAND + 1


def is_complete(needed: list[int], customers: list[int]) -> bool:
    return all(have >= need for need, have in zip(needed, customers, strict=True))


def customers_by_colour(g: MarraCash, seat: Seat) -> list[int]:
    counts = [0] * COLOUR_COUNT
    for shop in g.shops_of(seat):
        counts[shop // SHOPS_PER_COLOUR] += g.customers(shop)
    return counts


def set_price(g: MarraCash, seat: Seat, place: int) -> int:
    """MC-R37: what a set pays after those shown before it: all five cards, or one less for each."""
    values = sorted([g.printed.card_values[card] for card in bits.numbers(g.hand(seat))], reverse=True)
    return sum(values[: HAND - place])


def show_set(g: MarraCash, seat: Seat) -> None:
    """MC-R37: a complete set is paid at once."""
    if not g.chosen.antiques or seat in g.shown:
        return
    if not is_complete(colour_counts(g.hand(seat)), customers_by_colour(g, seat)):
        return
    paid = set_price(g, seat, len(g.shown))
    g.shown = (*g.shown, seat)
    g.credit(seat, ANTIQUES, paid)
    if g.listened_to():
        g.tell(e.SetShown(seat, hand_names(g, seat), len(g.shown), paid))
