"""What a walk would bring: who enters where, which cards are sold, what it costs. Nothing is moved."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.printed import COLOUR_COUNT, card_colour, shop_colour
from ducats.games.marracash.rules.state import MarraCash
from ducats.games.marracash.rules.visitor_state import Entry

NO_ENTRIES: Final[list[Entry]] = []


def entering(g: MarraCash, walkers: i64, way: i64, door: i64) -> list[Entry]:
    """MC-37, MC-38: the first owned shop of their colour takes each walker in; a free shop does nothing.

    `door`: how many shops on the way are behind.
    """
    ways = g.printed.ways
    if not ways.shops[way] & ~g.free_shops():
        return NO_ENTRIES
    entries: list[Entry] = []
    for place in range(ways.first_door[way] + door, ways.first_door[way + 1]):
        shop = ways.doors[place]
        colour = shop_colour(shop)
        visitors = groups.of_colour(walkers, colour)
        if visitors and not g.is_free(shop):
            entries.append((int(shop), int(visitors), int(g.printed.takings(g.customers(shop), visitors))))
            walkers -= groups.alike(colour, visitors)
    return entries


def owed(g: MarraCash, entries: list[Entry], payer: Seat, mover: Seat) -> int:
    """MC-45, MC-49, MC-R17: an owner's commission for a move, on all they took in it (or on each shop)."""
    if payer == mover:
        return 0
    amount: i64 = 0
    total: i64 = 0
    brought: i64 = 0
    by_shop = g.chosen.by_shop
    for shop, visitors, money in entries:
        if g.owner(shop) != payer:
            continue
        if by_shop:
            amount += g.printed.move_commission(money, visitors)
        else:
            total += money
            brought += visitors
    return amount + g.printed.move_commission(total, brought)


def subsets(cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every choice of cards, none included."""
    chosen: list[tuple[int, ...]] = [()]
    for card in cards:
        chosen += [(*before, card) for before in chosen]
    return chosen


def best_sale(
    g: MarraCash, mover: Seat, seller: Seat, entries: list[Entry], buyers: list[int]
) -> tuple[int, ...]:
    """MC-61, MC-62: the open cards that leave the seller most after the commission of the whole move.

    On ties the dearer ones. `buyers` counts by colour the customers who may still buy of the seller.
    """
    best: tuple[int, ...] = ()
    if not [card for card in g.open_cards if buyers[card_colour(card)]]:
        return best
    best_worth = (0, 0)
    found = False
    for cards in subsets(g.open_cards):
        if not _fits(g, cards, buyers):
            continue
        value = card_value(g, cards)
        due = owed(g, [_with(g, entry, cards, seller) for entry in entries], seller, mover)
        worth = (value - due, value)
        if not found or worth > best_worth:
            best, best_worth, found = cards, worth, True
    return best


def _fits(g: MarraCash, cards: tuple[int, ...], buyers: list[int]) -> bool:
    """MC-R27, MC-R29: one card per visitor, and unless selling is optional as many as can be sold."""
    for colour, visitors in enumerate(buyers):
        sold = len(of_colour(cards, colour))
        most = min(visitors, len(of_colour(g.open_cards, colour)))
        if sold > most or (sold < most and not g.chosen.optional_sale):
            return False
    return True


def _with(g: MarraCash, entry: Entry, cards: tuple[int, ...], seller: Seat) -> Entry:
    """An entry with what the seller's new customers pay for these cards."""
    shop, visitors, money = entry
    if g.owner(shop) == seller:
        money += card_value(g, of_colour(cards, int(shop_colour(shop))))
    return shop, visitors, money


def of_colour(cards: tuple[int, ...], colour: int) -> tuple[int, ...]:
    return tuple([card for card in cards if card_colour(card) == colour])


def card_value(g: MarraCash, cards: tuple[int, ...]) -> int:
    return sum([g.printed.card_values[card] for card in cards])


@final
class Prospect:
    """A whole move thought through, every choice of cards taken as its owner would by default."""

    def __init__(self, g: MarraCash, mover: Seat, entries: list[Entry]) -> None:
        self.cards: list[tuple[int, ...]] = [()] * len(entries)
        """The cards sold in each entry."""
        if g.open_cards and entries:
            entries = self._sell(g, mover, entries)
        self.entries: Final = entries
        self.commissions: Final = [0] * g.seats
        self.changes: Final = [0] * g.seats
        """MC-39, MC-48: what each seat's cash changes by."""
        if entries:
            self._pay(g, mover)

    def _pay(self, g: MarraCash, mover: Seat) -> None:
        for shop, _, money in self.entries:
            self.changes[g.owner(shop)] += money
        for seat in range(g.seats):
            due = self.commissions[seat] = owed(g, self.entries, seat, mover)
            self.changes[seat] -= due
            self.changes[mover] += due

    def _sell(self, g: MarraCash, mover: Seat, entries: list[Entry]) -> list[Entry]:
        after = entries.copy()
        sellers = bits.of([int(g.owner(shop)) for shop, _, _ in entries])
        for seller in bits.numbers(sellers):
            sold = best_sale(g, mover, seller, entries, buyers_of(g, seller, entries))
            for index, entry in enumerate(after):
                if sold and g.owner(entry[0]) == seller:
                    after[index] = _with(g, entry, sold, seller)
                    self.cards[index] = of_colour(sold, int(shop_colour(entry[0])))
        return after


def buyers_of(g: MarraCash, seller: Seat, entries: list[Entry]) -> list[int]:
    """By colour, the visitors who would enter the seller's shops."""
    buyers = [0] * COLOUR_COUNT
    for shop, visitors, _ in entries:
        if g.owner(shop) == seller:
            buyers[shop_colour(shop)] = visitors
    return buyers
