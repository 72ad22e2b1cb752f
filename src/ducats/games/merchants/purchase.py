"""Phase 1: purchase (MA-12 to MA-16), made good by good, so that every choice is a short list."""

from typing import Final, final

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.merchants import events as e
from ducats.games.merchants.hearing import city_number, good_number, not_now
from ducats.games.merchants.messages import BuyGood, EndPurchase, PlayLetter
from ducats.games.merchants.names import (
    CHEAP_PURCHASE,
    CITIES,
    CITY_COUNT,
    GOOD_COUNT,
    GOODS,
    LETTER_OF_EXCHANGE,
)
from ducats.games.merchants.state import Merchants
from ducats.games.merchants.tables import kept

ANY_CITY: Final = -1
END: Final = 0
LETTER: Final = 1
GOOD: Final = 2
"""GOOD + city * GOOD_COUNT + good buys one."""


@final
class Purchases(Frame[Merchants]):
    """MA-12, MA-15, MAR-02: a pass of all players, two of them in round 1."""

    def __init__(self, number: int, turn: int) -> None:
        self.number: Final = number
        self.turn: Final = turn

    def run(self, g: Merchants, at: int) -> None:
        if self.turn < g.seats:
            seat = g.order(self.turn)
            g.become(Purchases(self.number, self.turn + 1))
            g.call(BuyGoods(seat, self.number, 0, ANY_CITY), OPEN)
        elif self.number < (g.house.first_round_purchase_passes if g.round == 1 else 1):
            g.become(Purchases(self.number + 1, 0))
        else:
            g.leave()


def price_of(g: Merchants, seat: Seat, good: int, bought: int) -> int:
    """MA-12, MA-48, MAR-32: the buying price; with cheap purchase 100 for a whole pass, or for each."""
    flat = g.power(seat, CHEAP_PURCHASE)
    if not flat:
        return g.tables.buying[g.level[good]]
    return 0 if bought and g.house.flat_purchase else flat


@final
class BuyGoods(Ask[Merchants]):
    """MA-12, MA-13: one more good, a letter of exchange, or an end; asked of everybody (MAR-47)."""

    question = "merchants.purchase"
    rule = "MA-12"
    size = GOOD + CITY_COUNT * GOOD_COUNT

    def __init__(self, seat: Seat, number: int, bought: int, city: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.bought: Final = bought
        self.city: Final = city

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        """MA-16, MAR-03, MAR-35, MAR-38: what the supply, the markets and one's cash allow."""
        open_to_him = 0
        for good in range(GOOD_COUNT):
            open_to_him *= 2
            if self.is_open(g, seat, good):
                open_to_him += 1
        key = (open_to_him * (CITY_COUNT + 1) + self.city + 1) * 2 + (g.holds(seat, LETTER_OF_EXCHANGE) > 0)
        purchases = kept(g.tables).purchases
        known = purchases.get(key)
        if known is None:
            known = purchases[key] = self.list_answers(g, seat)
        return known

    def list_answers(self, g: Merchants, seat: Seat) -> list[int]:
        answers = [END]
        if g.holds(seat, LETTER_OF_EXCHANGE):
            answers.append(LETTER)
        for city, goods in enumerate(g.tables.sold_in):
            if self.city in (ANY_CITY, city):
                open_to_him = [good for good in goods if self.is_open(g, seat, good)]
                answers.extend([GOOD + city * GOOD_COUNT + good for good in open_to_him])
        return answers

    def is_open(self, g: Merchants, seat: Seat, good: int) -> bool:
        return g.supply[good] > 0 and price_of(g, seat, good, self.bought) <= g.cash[seat]

    def answered(self, g: Merchants, answer: int) -> None:
        bought, city = self.bought, self.city
        if answer == LETTER:
            g.play_letter(self.seat, LETTER_OF_EXCHANGE)
        elif answer >= GOOD:
            place, good = divmod(answer - GOOD, GOOD_COUNT)
            g.store(self.seat, place, good, price_of(g, self.seat, good, bought))
            bought += 1
            if g.house.purchase_single_city:
                city = place
        if answer == END or bought == g.tables.max_purchase:
            if g.listened_to():
                g.tell(e.PurchaseEnded(self.seat, bought))
            g.leave()
        else:
            g.become(BuyGoods(self.seat, self.number, bought, city))

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        if answer == END:
            return EndPurchase()
        if answer == LETTER:
            return PlayLetter()
        city, good = divmod(answer - GOOD, GOOD_COUNT)
        return BuyGood(GOODS[good], CITIES[city])

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if isinstance(action, EndPurchase):
            return END
        if isinstance(action, PlayLetter):
            return LETTER
        if not isinstance(action, BuyGood):
            raise self.wrong_kind(action)
        return GOOD + city_number(action.city) * GOOD_COUNT + good_number(action.good)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        if answer == LETTER:
            return not_now("you hold no letter of exchange", "no_such_card_in_hand", "MA-45")
        city, good = divmod(answer - GOOD, GOOD_COUNT)
        if not g.tables.sells[city][good]:
            return not_now(f"{CITIES[city]} does not sell {GOODS[good]}", "not_sold_here", "MA-13")
        if not g.supply[good]:
            return not_now(f"there is no {GOODS[good]} left", "sold_out", "MA-16")
        if self.city not in (ANY_CITY, city):
            return not_now("a purchase is made in one city", "one_city_only", "MAR-03")
        return not_now("more than you have", "not_enough_money", "MAR-38")
