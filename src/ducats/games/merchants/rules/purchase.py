"""Phase 1: purchase (MA-12 to MA-16), made good by good, so that every choice is a short list."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.codecs import Either
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.codecs import GoodInCity, not_now
from ducats.games.merchants.rules.messages import BuyGood, EndPurchase, PlayLetter
from ducats.games.merchants.rules.names import (
    CHEAP_PURCHASE,
    CITIES,
    CITY_COUNT,
    GOOD_COUNT,
    GOODS,
    LETTER_OF_EXCHANGE,
    MAX_SEATS,
)
from ducats.games.merchants.rules.progress import ANY_CITY, NO_PRICE
from ducats.games.merchants.rules.state import Merchants

END: Final = 0
LETTER: Final = 1
GOOD: Final = 2
"""GOOD + city * GOOD_COUNT + good buys one."""
ALL_GOODS: Final = (1 << GOOD_COUNT) - 1
EVERYWHERE: Final = 0b000001_000001_000001_000001_000001_000001
"""A set of goods times this: these goods in every city."""


@final
class Purchases(Frame[Merchants]):
    """MA-12, MA-15, MA-R02: a pass of all players, two of them in round 1."""

    def run(self, g: Merchants, at: int) -> None:
        if progress.turn(g) == g.seats:
            number = progress.pass_number(g)
            if number >= (g.chosen.first_round_purchase_passes if g.round == 1 else 1):
                g.leave()
                return
            progress.begin_pass(g, number + 1)
        seat = progress.next_seat(g)
        progress.set_bought(g, 0, ANY_CITY)
        g.call(BUY_GOODS[seat], OPEN)


def flat_price(g: Merchants, seat: i64) -> i64:
    """MA-R32: with cheap purchase 100 for a whole pass, or for each; NO_PRICE without it."""
    flat = g.power(seat, CHEAP_PURCHASE)
    if not flat:
        return NO_PRICE
    return 0 if progress.bought(g) and g.chosen.flat_purchase else flat


def price_of(g: Merchants, seat: i64, good: i64) -> i64:
    """MA-12, MA-48: the buying price, or what cheap purchase makes of it."""
    flat = flat_price(g, seat)
    return g.buying_price(good) if flat == NO_PRICE else flat


@final
class BuyGoods(Ask[Merchants]):
    """MA-12, MA-13: one more good, a letter of exchange, or an end; asked of everybody (MA-R47)."""

    question = "merchants.purchase"
    rule = "MA-12"
    size = GOOD + CITY_COUNT * GOOD_COUNT
    codec = Either(GoodInCity(BuyGood, GOOD), {END: EndPurchase, LETTER: PlayLetter})

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def for_sale(self, g: Merchants) -> i64:
        """MA-16, MA-R03, MA-R35, MA-R38: what supply, markets and cash allow, as city * GOOD_COUNT + good."""
        seat: i64 = self.seat
        cash, flat = g.cash(seat), flat_price(g, seat)
        goods: i64 = 0
        for good in range(GOOD_COUNT):
            if g.supply(good) and (g.buying_price(good) if flat == NO_PRICE else flat) <= cash:
                goods |= bits.bit(good)
        sold: i64 = g.printed.market
        sold &= goods * EVERYWHERE
        city = progress.bought_in(g)
        if city != ANY_CITY:
            sold &= ALL_GOODS * bits.bit(city * GOOD_COUNT)
        return sold

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        answers = [END, LETTER] if g.holds(seat, LETTER_OF_EXCHANGE) else [END]
        bits.add_numbers(answers, GOOD, self.for_sale(g))
        return answers

    def pick(self, g: Merchants, seat: Seat, rng: Rng) -> int:
        first: i64 = GOOD if g.holds(seat, LETTER_OF_EXCHANGE) else 1
        sold = self.for_sale(g)
        number: i64 = rng.below(first + bits.count(sold))
        return number if number < first else GOOD + bits.nth(sold, number - first)

    def answered(self, g: Merchants, answer: int) -> None:
        """Without an end the same question is asked again."""
        if answer == LETTER:
            g.play_letter(self.seat, LETTER_OF_EXCHANGE)
        elif answer >= GOOD:
            self.buy(g, answer - GOOD)
        if answer == END or progress.bought(g) == g.printed.max_purchase:
            if g.events is not None:
                g.tell(e.PurchaseEnded(self.seat, int(progress.bought(g))))
            g.leave()

    def buy(self, g: Merchants, place: i64) -> None:
        city, good = place // GOOD_COUNT, place % GOOD_COUNT
        g.store(self.seat, city, good, price_of(g, self.seat, good))
        only = city if g.chosen.purchase_single_city else ANY_CITY
        progress.set_bought(g, progress.bought(g) + 1, only)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        if answer == LETTER:
            return not_now("you hold no letter of exchange", "no_such_card_in_hand", "MA-45")
        city, good = divmod(answer - GOOD, GOOD_COUNT)
        if not g.printed.sells[city][good]:
            return not_now(f"{CITIES[city]} does not sell {GOODS[good]}", "not_sold_here", "MA-13")
        if not g.supply(good):
            return not_now(f"there is no {GOODS[good]} left", "sold_out", "MA-16")
        if progress.bought_in(g) not in (ANY_CITY, city):
            return not_now("a purchase is made in one city", "one_city_only", "MA-R03")
        return not_now("more than you have", "not_enough_money", "MA-R38")


PURCHASES: Final = Purchases()
BUY_GOODS: Final = [BuyGoods(seat) for seat in range(MAX_SEATS)]
