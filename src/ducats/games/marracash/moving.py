"""Moving a group: the walk past the doors, the souvenirs sold on the way, the commission at its end."""

from typing import Final, final

from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.marracash import events as e
from ducats.games.marracash import messages as m
from ducats.games.marracash.antiques import show_set
from ducats.games.marracash.hearing import card_number
from ducats.games.marracash.souk import SHOP_NAMES
from ducats.games.marracash.state import MarraCash
from ducats.games.marracash.tables import CARDS, COLOUR_COUNT, SHOP_COLOUR, card_colour
from ducats.games.marracash.walk import NOBODY, Entry, Prospect, Sale, entering

LAPSED: Final = 0
MOVED: Final = 1
AUCTIONED: Final = 2

KEEP: Final = CARDS
"""The answer that sells no card."""


@final
class Walking(Frame[MarraCash]):
    """MC-35 to MC-38, MC-R16: the group walks door by door; its order never matters, so it walks as one."""

    def __init__(self, mover: Seat, start: int, to: int, door: int) -> None:
        self.mover: Final = mover
        self.start: Final = start
        self.to: Final = to
        self.door: Final = door
        """How many of the shops on the way are behind."""

    def passed(self, g: MarraCash) -> tuple[int, ...]:
        souk = g.tables.souk
        return souk.passed[self.start][souk.exits[self.start].index(self.to)]

    def run(self, g: MarraCash, at: int) -> None:
        if self.door == 0:
            g.set_out(self.mover, self.start, self.to)
        passed = self.passed(g)
        for door in range(self.door, len(passed)):
            shop = passed[door]
            if g.owner[shop] == NOBODY or not g.walking[SHOP_COLOUR[shop]]:
                continue
            visitors = g.enter(shop)
            show_set(g, g.owner[shop])
            if owner_chooses(g, shop, visitors):
                g.become(Walking(self.mover, self.start, self.to, door + 1))
                g.call(SellCard(g.owner[shop], shop, visitors), OPEN)
                return
        g.arrive(self.to)
        settle_commissions(g, self.mover)
        g.leave(MOVED)


def settle_commissions(g: MarraCash, mover: Seat) -> None:
    """MC-44 to MC-49, MC-R17, MC-R18: every other owner pays on all he took in the move (or by shop)."""
    if not g.entries:
        return
    if g.terms.by_shop:
        for shop, visitors, money in g.entries:
            if g.owner[shop] != mover:
                g.pay_commission(g.owner[shop], mover, visitors, money, shop)
    else:
        paid: list[Seat] = [mover]
        for first, _, _ in g.entries:
            owner = g.owner[first]
            if owner in paid:
                continue
            paid.append(owner)
            brought = total = 0
            for shop, visitors, money in g.entries:
                if g.owner[shop] == owner:
                    brought += visitors
                    total += money
            g.pay_commission(owner, mover, brought, total)
    g.entries = []


def owner_chooses(g: MarraCash, shop: int, visitors: int) -> bool:
    """MC-61, MC-62, MC-R27, MC-R29: whether the owner must be asked; if not, what can be sold is sold."""
    if not g.open_cards or not visitors:
        return False
    matching = g.matching_cards(shop)
    if not matching:
        return False
    if g.terms.optional_sale or len(matching) > visitors:
        return True
    for card in matching:
        g.sell_card(shop, card)
    return False


def prospect(g: MarraCash, mover: Seat, start: int, to: int) -> Prospect:
    """What a move would bring everybody."""
    souk = g.tables.souk
    passed = souk.passed[start][souk.exits[start].index(to)]
    entries = entering(g.tables, g.owner, g.customers, g.group(start), passed)
    return Prospect(g.seats, sale_of(g, mover), entries, g.open_cards)


def sale_of(g: MarraCash, mover: Seat) -> Sale:
    return Sale(g.tables, g.terms.by_shop, g.terms.optional_sale, g.owner, mover)


@final
class SellCard(Ask[MarraCash]):
    """MC-62, MC-R27: which open card is sold to a visitor who has just come in (D5)."""

    question = "marracash.sell_souvenir"
    rule = "MC-62"
    size = CARDS + 1

    def __init__(self, seat: Seat, shop: int, visitors: int) -> None:
        super().__init__(seat)
        self.shop: Final = shop
        self.visitors: Final = visitors
        """How many of those who came in may still buy."""

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        cards = g.matching_cards(self.shop)
        return [*cards, KEEP] if g.terms.optional_sale else cards

    def answered(self, g: MarraCash, answer: int) -> None:
        if answer != KEEP:
            g.sell_card(self.shop, answer)
        elif g.listened_to():
            g.tell(e.SouvenirsKept(self.seat, SHOP_NAMES[self.shop]))
        if self.visitors > 1 and g.matching_cards(self.shop):
            g.become(SellCard(self.seat, self.shop, self.visitors - 1))
        else:
            g.leave()

    def default(self, g: MarraCash, seat: Seat) -> int:
        """What leaves the owner most after the commission of the whole move; the dearer card on ties."""
        colour = SHOP_COLOUR[self.shop]
        walking = g.frames[-2]
        mover, ahead = self.seat, no_entries()
        if isinstance(walking, Walking):
            mover = walking.mover
            rest = walking.passed(g)[walking.door :]
            ahead = entering(g.tables, g.owner, g.customers, g.walking, rest)
        buyers = [0] * COLOUR_COUNT
        buyers[colour] = self.visitors
        for shop, visitors, _ in ahead:
            if g.owner[shop] == self.seat:
                buyers[SHOP_COLOUR[shop]] = visitors
        best = sale_of(g, mover).best(self.seat, g.entries + ahead, buyers, g.open_cards)
        mine = [card for card in best if card_colour(card) == colour]
        return mine[0] if mine else KEEP

    def say(self, g: MarraCash, seat: Seat, answer: int) -> Action:
        return m.KeepSouvenirs() if answer == KEEP else m.SellSouvenir(g.tables.card_names[answer])

    def hear(self, g: MarraCash, seat: Seat, action: Action) -> int:
        if isinstance(action, m.KeepSouvenirs):
            return KEEP
        if not isinstance(action, m.SellSouvenir):
            raise self.wrong_kind(action)
        return card_number(g, action.card, self.rule)


def no_entries() -> list[Entry]:
    return []
