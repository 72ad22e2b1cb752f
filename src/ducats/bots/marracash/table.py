"""The table as a bot thinks about it: made from a view, quick to copy and to play on."""

from typing import Final, final

from ducats.bots.marracash.town import LETTERS, counted, shop_number
from ducats.engine.messages import Seat
from ducats.games.marracash.tables import shop_colour
from ducats.games.marracash.views import MarraCashView
from ducats.search.marracash.town import PARTS, Town, town_of

NOBODY: Final = -1
FARTHEST: Final = 4
"""Nobody foresees more than so many moves of one group."""
BROUGHT_PER_TURN: Final = 2.4
MOVES_PER_TURN: Final = 1.6


@final
class Table:
    """Groups are replaced, never changed, so that a copy may share them."""

    __slots__ = (
        "bonus", "by_shop", "cards", "cash", "customers", "groups", "hand", "horizon", "line", "me",
        "missing", "owner", "seats", "signs", "step", "town",
    )  # fmt: skip

    def __init__(self, town: Town, seats: int, me: Seat) -> None:
        self.town = town
        self.seats = seats
        self.me = me
        self.step = 0
        self.by_shop = False
        self.groups: list[list[int]] = []
        self.line: list[int] = []
        self.owner: list[int] = []
        self.customers: list[int] = []
        self.cash: list[int] = []
        self.signs: list[int] = []
        self.cards: list[list[int]] = []
        """Values of the open souvenirs by colour, the dearest last."""
        self.bonus: list[float] = []
        """What a customer of each colour may be expected to bring beyond his own money."""
        self.hand = 0
        """Option antiques: what the set would pay now."""
        self.missing: list[int] = []
        """Customers by colour that the set asks for."""
        self.horizon = 0

    def copy(self) -> "Table":
        other = Table(self.town, self.seats, self.me)
        other.step, other.by_shop, other.horizon = self.step, self.by_shop, self.horizon
        other.bonus, other.hand, other.missing, other.line = self.bonus, self.hand, self.missing, self.line
        other.groups, other.owner = self.groups.copy(), self.owner.copy()
        other.customers, other.cash = self.customers.copy(), self.cash.copy()
        other.signs, other.cards = self.signs.copy(), self.cards.copy()
        return other

    def free_shops(self) -> list[int]:
        return [shop for shop, owner in enumerate(self.owner) if owner == NOBODY]

    def move(self, start: int, to: int, passed: tuple[int, ...], mover: Seat) -> None:
        """MC-35 to MC-49: the group walks, enters, pays and makes its owners pay."""
        walkers = self.groups[start].copy()
        entries: list[tuple[Seat, int, int]] = []
        for shop in passed:
            colour = int(shop_colour(shop))
            if walkers[colour] and self.owner[shop] != NOBODY:
                entries.append((self.owner[shop], walkers[colour], self._enter(shop, walkers[colour])))
                walkers[colour] = 0
        here, there = [0] * len(walkers), self.groups[to]
        self.groups[to] = [a + b for a, b in zip(walkers, there, strict=True)]
        self.groups[start] = here
        if entries:
            self._pay_commissions(entries, mover)

    def _enter(self, shop: int, visitors: int) -> int:
        """MC-39 to MC-43, MC-61: what the owner takes, the dearest souvenirs included."""
        colour = int(shop_colour(shop))
        money = self.town.takings(self.customers[shop], visitors)
        cards = self.cards[colour]
        if cards:
            kept = max(0, len(cards) - visitors)
            money += sum(cards[kept:])
            self.cards[colour] = cards[:kept]
        self.customers[shop] += visitors
        self.cash[self.owner[shop]] += money
        return money

    def _pay_commissions(self, entries: list[tuple[Seat, int, int]], mover: Seat) -> None:
        """MC-44 to MC-49, MC-R17."""
        due: list[tuple[Seat, int, int]] = entries
        if not self.by_shop:
            owners = {owner for owner, _, _ in entries}
            due = [
                (o, sum(n for p, n, _ in entries if p == o), sum(v for p, _, v in entries if p == o))
                for o in owners
            ]
        for owner, visitors, money in due:
            if owner != mover:
                amount = self.town.tables.move_commission(money, visitors)
                self.cash[owner] -= amount
                self.cash[mover] += amount

    def sell(self, shop: int, winner: Seat, price: int, auctioneer: Seat) -> None:
        """MC-23 to MC-27, MC-50."""
        self.owner[shop] = winner
        self.signs[winner] -= 1
        self.cash[winner] -= price
        if winner != auctioneer:
            self.cash[auctioneer] += self.town.tables.auction_commission(price)
        colour = int(shop_colour(shop))
        for fountain in self.town.in_front[shop]:
            group = self.groups[fountain]
            if group[colour]:
                self._enter(shop, group[colour])
                self.groups[fountain] = [0 if c == colour else n for c, n in enumerate(group)]

    def bring(self, entrance: int, from_left: bool, count: int) -> None:
        """MC-51."""
        group = self.groups[entrance].copy()
        for colour in self.line[:count] if from_left else self.line[-count:]:
            group[colour] += 1
        self.groups[entrance] = group
        self.line = self.line[count:] if from_left else self.line[:-count]


def read_table(seen: MarraCashView, me: Seat) -> Table:
    """All that the view tells; hidden cash is reckoned from what lies open."""
    table = Table(town_of(seen.data), seen.seats, me)
    table.step = seen.options.bid_step
    table.by_shop = seen.options.commission_scope == "shop"
    table.groups = [counted(group) for group in seen.fountains]
    table.line = [LETTERS.index(letter) for letter in seen.line]
    table.owner = [NOBODY if stall.owner is None else stall.owner for stall in seen.stalls]
    table.customers = [stall.customers for stall in seen.stalls]
    table.signs = [place.signs for place in seen.places]
    table.cash = [
        reckoned_cash(seen, seat) if place.cash is None else place.cash
        for seat, place in enumerate(seen.places)
    ]
    _read_cards(table, seen)
    table.horizon = horizon_of(seen, sum(1 for group in seen.fountains if group))
    return table


def reckoned_cash(seen: MarraCashView, seat: Seat) -> int:
    """MC-R26: shops, prices and sold cards tell most of what a player has."""
    town = town_of(seen.data)
    cash = seen.options.start_cash
    for stall in seen.stalls:
        if stall.owner == seat:
            cash += town.takings(0, stall.customers) - stall.price
        if stall.auctioneer == seat and stall.owner != seat:
            cash += town.tables.auction_commission(stall.price)
    cash += sum(int(card[1:]) for card in seen.places[seat].sold)
    return max(cash, 0)


def _read_cards(table: Table, seen: MarraCashView) -> None:
    tables = table.town.tables
    table.cards = [sorted(int(c[1:]) for c in seen.open_cards if c[0] == letter) for letter in LETTERS]
    table.bonus = [0.0] * len(LETTERS)
    if seen.options.sells_souvenirs:
        unsold = seen.deck + len(seen.open_cards)
        for card, value in enumerate(tables.card_values):
            # About half of the cards find a buyer; a colour's visitors share what its cards bring.
            table.bonus[card // 5] += 0.5 * value * unsold / len(tables.card_values) / 10.0
    table.missing = [0] * len(LETTERS)
    if seen.hand:
        shown = sum(place.set_place is not None for place in seen.places)
        values = sorted((int(card[1:]) for card in seen.hand), reverse=True)
        table.hand = sum(values[: max(0, len(values) - shown)])
        table.missing = [sum(card[0] == letter for card in seen.hand) for letter in LETTERS]


def horizon_of(seen: MarraCashView, groups: int) -> int:
    """How many moves each group may still expect after this action, in quarters."""
    if seen.turns_left is not None:
        moves = 2.0 * (seen.turns_left - 1)
        if seen.slot == 1:
            moves += 1.0
        return min(FARTHEST * PARTS, round(1.5 * PARTS * moves / max(1, groups)))
    turns = len(seen.line) / BROUGHT_PER_TURN + seen.seats
    moves = MOVES_PER_TURN * turns
    return min(FARTHEST * PARTS, round(2.0 * PARTS * moves / (groups + len(seen.line) / 3.0 + 1.0)))


def stone_shop(seen: MarraCashView) -> tuple[int, Seat]:
    """The shop under the stone and its auctioneer."""
    assert seen.auction is not None
    return shop_number(seen.auction.shop), seen.auction.auctioneer
