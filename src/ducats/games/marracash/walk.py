"""What a walk brings: who enters where, which cards are sold, what it costs. Pure arithmetic."""

from typing import Final, final

from ducats.engine.messages import Seat
from ducats.games.marracash.tables import SHOP_COLOUR, Tables, card_colour

NOBODY: Final = -1

Entry = tuple[int, int, int]
"""A shop, how many visitors entered it in this move, and what its owner took for them, cards included."""


def entering(
    tables: Tables, owner: list[int], customers: list[int], walkers: list[int], passed: tuple[int, ...]
) -> list[Entry]:
    """MC-37, MC-38: the first owned shop of his colour takes each walker in; a free shop does nothing."""
    left = walkers.copy()
    entries: list[Entry] = []
    for shop in passed:
        colour = SHOP_COLOUR[shop]
        if owner[shop] != NOBODY and left[colour]:
            entries.append((shop, left[colour], tables.takings(customers[shop], left[colour])))
            left[colour] = 0
    return entries


def owed(
    tables: Tables, by_shop: bool, owner: list[int], entries: list[Entry], payer: Seat, mover: Seat
) -> int:
    """MC-45, MC-49, MC-R17: an owner's commission for a move, on all he took in it (or on each shop)."""
    if payer == mover:
        return 0
    amount = total = brought = 0
    for shop, visitors, money in entries:
        if owner[shop] != payer:
            continue
        if by_shop:
            amount += tables.move_commission(money, visitors)
        else:
            total += money
            brought += visitors
    return amount + tables.move_commission(total, brought)


def subsets(cards: list[int]) -> list[tuple[int, ...]]:
    """Every choice of cards, none included."""
    chosen: list[tuple[int, ...]] = [()]
    for card in cards:
        chosen += [(*before, card) for before in chosen]
    return chosen


@final
class Sale:
    """MC-61, MC-62: an owner with open cards that his new customers may buy."""

    def __init__(self, tables: Tables, by_shop: bool, optional: bool, owner: list[int], mover: Seat) -> None:
        self.tables: Final = tables
        self.by_shop: Final = by_shop
        self.optional: Final = optional
        self.owner: Final = owner
        self.mover: Final = mover

    def best(
        self, seller: Seat, entries: list[Entry], buyers: list[int], open_cards: list[int]
    ) -> tuple[int, ...]:
        """The cards that leave the seller most after the commission of the whole move, dearer ones on ties.

        `buyers` counts by colour the customers who may still buy of him.
        """
        best: tuple[int, ...] = ()
        best_worth = (0, 0)
        found = False
        for cards in subsets(open_cards):
            if not self._fits(cards, buyers, open_cards):
                continue
            value = sum(self.tables.card_values[card] for card in cards)
            with_cards = [self._with(entry, cards, seller) for entry in entries]
            due = owed(self.tables, self.by_shop, self.owner, with_cards, seller, self.mover)
            worth = (value - due, value)
            if not found or worth > best_worth:
                best, best_worth, found = cards, worth, True
        return best

    def _fits(self, cards: tuple[int, ...], buyers: list[int], open_cards: list[int]) -> bool:
        """MC-R27, MC-R29: one card per visitor, and unless selling is optional as many as can be sold."""
        for colour, visitors in enumerate(buyers):
            sold = sum(card_colour(card) == colour for card in cards)
            most = min(visitors, sum(card_colour(card) == colour for card in open_cards))
            if sold > most or (sold < most and not self.optional):
                return False
        return True

    def _with(self, entry: Entry, cards: tuple[int, ...], seller: Seat) -> Entry:
        shop, visitors, money = entry
        if self.owner[shop] == seller:
            bought = [card for card in cards if card_colour(card) == SHOP_COLOUR[shop]]
            money += sum(self.tables.card_values[card] for card in bought)
        return shop, visitors, money


@final
class Prospect:
    """A whole move thought through, every choice of cards taken as its owner would by default."""

    def __init__(
        self,
        seats: int,
        sale: Sale,
        entries: list[Entry],
        open_cards: list[int],
    ) -> None:
        self.cards: list[tuple[int, ...]] = [()] * len(entries)
        """The cards sold in each entry."""
        owner = sale.owner
        if open_cards:
            entries = self._sell(sale, entries, open_cards)
        self.entries: Final = entries
        self.commissions: Final = [
            owed(sale.tables, sale.by_shop, owner, entries, seat, sale.mover) for seat in range(seats)
        ]
        changes = [-commission for commission in self.commissions]
        changes[sale.mover] += sum(self.commissions)
        for shop, _, money in entries:
            changes[owner[shop]] += money
        self.changes: Final = changes
        """MC-39, MC-48: what each seat's cash changes by."""

    def _sell(self, sale: Sale, entries: list[Entry], open_cards: list[int]) -> list[Entry]:
        after = entries.copy()
        for seller in sorted({sale.owner[shop] for shop, _, _ in entries}):
            buyers = [0] * 5
            for shop, visitors, _ in entries:
                if sale.owner[shop] == seller:
                    buyers[SHOP_COLOUR[shop]] = visitors
            sold = sale.best(seller, entries, buyers, open_cards)
            for index, (shop, visitors, money) in enumerate(after):
                mine = tuple(card for card in sold if card_colour(card) == SHOP_COLOUR[shop])
                if sale.owner[shop] == seller and mine:
                    value = sum(sale.tables.card_values[card] for card in mine)
                    after[index] = (shop, visitors, money + value)
                    self.cards[index] = mine
        return after
