"""Moving a group: the walk past the doors, the souvenirs sold on the way, the commission at its end."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.codecs import Either
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Seat
from ducats.games.marracash.rules import events as e
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules.antiques import show_set
from ducats.games.marracash.rules.books import COMMISSIONS, PAID, SOUVENIRS
from ducats.games.marracash.rules.codecs import CardField
from ducats.games.marracash.rules.printed import CARDS, shop_colour
from ducats.games.marracash.rules.souk import EXITS, SHOP_NAMES
from ducats.games.marracash.rules.state import MarraCash
from ducats.games.marracash.rules.visitors import arrive, enter, set_out
from ducats.games.marracash.rules.walk import NO_ENTRIES, best_sale, buyers_of, entering, of_colour
from ducats.mechanics.open_auction import NOBODY

LAPSED: Final = 0
MOVED: Final = 1
AUCTIONED: Final = 2

KEEP: Final = CARDS
"""The answer that sells no card."""


def move_group(g: MarraCash, mover: Seat, way: i64) -> None:
    """MC-35: a group sets out, and walks as far as nobody has to be asked."""
    if g.listened_to():
        # Whoever watches sees who is under way, and where to.
        g.become(Walking(mover, int(way // EXITS), int(g.printed.ways.ends[way]), 0))
    set_out(g, mover, way // EXITS, g.printed.ways.ends[way])
    walk_on(g, mover, way, 0)


def walk_on(g: MarraCash, mover: Seat, way: i64, door: i64) -> None:
    """MC-36 to MC-38, MC-R16: the group walks door by door; its order never matters, so it walks as one.

    `door`: how many shops on the way are behind.
    """
    ways = g.printed.ways
    if ways.shops[way] & ~g.free_shops():
        for place in range(ways.first_door[way] + door, ways.first_door[way + 1]):
            shop = ways.doors[place]
            visitors = enter(g, shop)
            if visitors and stops_at(g, shop, visitors):
                behind = place + 1 - ways.first_door[way]
                g.become(Walking(mover, int(way // EXITS), int(ways.ends[way]), int(behind)))
                g.call(SellCard(int(g.owner(shop)), int(shop), int(visitors)), OPEN)
                return
    arrive(g, ways.ends[way])
    if g.entry_count():
        settle_commissions(g, mover)
    g.leave(MOVED)


def stops_at(g: MarraCash, shop: i64, visitors: i64) -> bool:
    """After an entry: whether the owner has a card to choose."""
    if g.chosen.antiques:
        show_set(g, int(g.owner(shop)))
    return len(g.open_cards) > 0 and owner_chooses(g, int(shop), int(visitors))


@final
class Walking(Frame[MarraCash]):
    """A walk that waits for the sale of a souvenir, or that somebody watches."""

    def __init__(self, mover: Seat, start: int, to: int, door: int) -> None:
        self.mover: Final = mover
        self.start: Final = start
        self.to: Final = to
        self.door: Final = door
        """How many of the shops on the way are behind."""

    def run(self, g: MarraCash, at: int) -> None:
        walk_on(g, self.mover, g.printed.ways.between(self.start, self.to), self.door)


def settle_commissions(g: MarraCash, mover: Seat) -> None:
    """MC-44 to MC-49, MC-R17, MC-R18: every other owner pays on all they took in the move (or by shop)."""
    entries = g.entry_count()
    paid = bits.bit(mover)
    for first in range(entries):
        shop = g.entered_shop(first)
        owner = g.owner(shop)
        if bits.has(paid, owner):
            continue
        brought, total = g.entered_visitors(first), g.entered_money(first)
        if g.chosen.by_shop:
            pay_commission(g, owner, mover, brought, total, shop)
            continue
        paid |= bits.bit(owner)
        for further in range(first + 1, entries):
            if g.owner(g.entered_shop(further)) == owner:
                brought += g.entered_visitors(further)
                total += g.entered_money(further)
        pay_commission(g, owner, mover, brought, total, NOBODY)
    g.forget_entries()


def pay_commission(g: MarraCash, payer: i64, to: i64, customers: i64, total: i64, shop: i64) -> None:
    """MC-44, MC-48, MC-R34: the owner pays the mover out of what they just took (`shop`: there alone)."""
    amount = g.printed.move_commission(total, customers)
    g.debit(payer, PAID, amount)
    g.credit(to, COMMISSIONS, amount)
    if g.listened_to():
        name = None if shop == NOBODY else SHOP_NAMES[shop]
        g.tell(e.CommissionPaid(int(payer), int(to), int(customers), int(total), int(amount), name))


def owner_chooses(g: MarraCash, shop: int, visitors: int) -> bool:
    """MC-61, MC-62, MC-R27, MC-R29: whether the owner must be asked; if not, what can be sold is sold."""
    matching = g.matching_cards(shop)
    if not matching or not visitors:
        return False
    if g.chosen.optional_sale or len(matching) > visitors:
        return True
    for card in matching:
        sell_card(g, shop, card)
    return False


def sell_card(g: MarraCash, shop: int, card: int) -> None:
    """MC-47, MC-61, MC-64: the bank pays its value, which counts for the commission; the card is out."""
    seat, value = int(g.owner(shop)), g.printed.card_values[card]
    g.hand_over(seat, card)
    g.credit(seat, SOUVENIRS, value)
    g.add_to_entry(shop, value)
    if g.listened_to():
        g.tell(e.SouvenirSold(seat, SHOP_NAMES[shop], g.printed.card_names[card], value))


@final
class SellCard(Ask[MarraCash]):
    """MC-62, MC-R27: which open card is sold to a visitor who has just come in (D5)."""

    question = "marracash.sell_souvenir"
    rule = "MC-62"
    size = CARDS + 1
    codec = Either(CardField(m.SellSouvenir, "card"), {KEEP: m.KeepSouvenirs})

    def __init__(self, seat: Seat, shop: int, visitors: int) -> None:
        super().__init__(seat)
        self.shop: Final = shop
        self.visitors: Final = visitors
        """How many of those who came in may still buy."""

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        cards = g.matching_cards(self.shop)
        return [*cards, KEEP] if g.chosen.optional_sale else cards

    def answered(self, g: MarraCash, answer: int) -> None:
        if answer != KEEP:
            sell_card(g, self.shop, answer)
        elif g.listened_to():
            g.tell(e.SouvenirsKept(self.seat, SHOP_NAMES[self.shop]))
        if self.visitors > 1 and g.matching_cards(self.shop):
            g.become(SellCard(self.seat, self.shop, self.visitors - 1))
        else:
            g.leave()

    def default(self, g: MarraCash, seat: Seat) -> int:
        """What leaves the owner most after the commission of the whole move; the dearer card on ties."""
        colour = int(shop_colour(self.shop))
        walking = g.frames[-2]
        mover, ahead = self.seat, NO_ENTRIES
        if isinstance(walking, Walking):
            mover = walking.mover
            way = g.printed.ways.between(walking.start, walking.to)
            ahead = entering(g, g.walking(), way, walking.door)
        buyers = buyers_of(g, self.seat, ahead)
        buyers[colour] = self.visitors
        best = best_sale(g, mover, self.seat, g.entries() + ahead, buyers)
        mine = of_colour(best, colour)
        return mine[0] if mine else KEEP
