"""The price of loading: quote, answer, counter, final (MA-25, MA-26, MAR-07). Prices are counted in units."""

from abc import abstractmethod
from typing import Any, Final, Literal, final

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import Ask
from ducats.engine.messages import Action, Amount, Form, OneOf, OneOrForm, Seat
from ducats.games.merchants import events as e
from ducats.games.merchants.hearing import not_now, steps_of
from ducats.games.merchants.messages import Accept, CounterOffer, FinalPrice, QuotePrice, Refuse
from ducats.games.merchants.names import BUNDLES
from ducats.games.merchants.state import UP_TO, Merchants
from ducats.mechanics.haggle import ACCEPT, NO_TERMS, REFUSE, TERMS, Haggle, Measure, Word

MOST_STEPS: Final = 512
"""More than any price that may be named, in units."""
MEASURE: Final = Measure(("amount",), (MOST_STEPS - 1,), (1,))
USUAL_FEE: Final = 200
"""What an absent master asks per good."""
MOST_KEPT: Final = 1000
KNOWN: Final[dict[int, list[int]]] = {}
"""Lists of answers that came up before, so many at most; nobody changes them."""


def answers_between(may_accept: bool, lowest: int, highest: int) -> list[int]:
    """To refuse, perhaps to accept, and to name any price from `lowest` to `highest`."""
    if highest < lowest:
        return UP_TO[ACCEPT] if may_accept else UP_TO[REFUSE]
    key = (lowest * MOST_STEPS + highest) * 2 + may_accept
    known = KNOWN.get(key)
    if known is None:
        if len(KNOWN) >= MOST_KEPT:
            KNOWN.clear()
        prices = range(TERMS + lowest, TERMS + highest + 1)
        known = KNOWN[key] = [REFUSE, ACCEPT, *prices] if may_accept else [REFUSE, *prices]
    return known


class PriceWord(Word[Merchants]):
    """One word about the price of a request; prices may be named from `lowest` to `highest`."""

    rule = "MA-26"
    size = TERMS + MOST_STEPS
    measure = MEASURE
    refusal = Refuse()
    acceptance = Accept()

    def __init__(self, seat: Seat, other: Seat, standing: int, wagon: int, bundle: int, quote: int) -> None:
        super().__init__(seat, other, standing)
        self.wagon: Final = wagon
        self.bundle: Final = bundle
        self.quote: Final = quote

    @abstractmethod
    def word(self) -> Literal["quote", "counter", "final"]:
        """What naming a price is called here."""

    def lowest(self, g: Merchants) -> int:
        return 0

    def highest(self, g: Merchants) -> int:
        """Below `lowest` if no price may be named."""
        return -1

    def limits(self, g: Merchants) -> list[int]:
        highest = self.highest(g)
        return [highest] if highest >= self.lowest(g) else []

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return answers_between(self.may_accept(g), self.lowest(g), self.highest(g))

    def default(self, g: Merchants, seat: Seat) -> int:
        return REFUSE

    def answered(self, g: Merchants, answer: int) -> None:
        """MAR-07: what is said is heard by all, or by master and guest alone."""
        if g.listened_to():
            if answer == REFUSE:
                g.tell(e.LoadingRefused(self.wagon + 1, self.seat, self.other))
            elif answer >= TERMS:
                amount, private = (answer - TERMS) * g.tables.unit, g.options.private_negotiation
                word = self.word()
                g.tell(e.PriceNamed(self.wagon + 1, self.seat, self.other, word, amount, private))
        g.leave(answer)

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        if answer < TERMS:
            return self.acceptance if answer == ACCEPT else self.refusal
        return self.named(g, [(answer - TERMS) * g.tables.unit])

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if isinstance(action, Refuse):
            return REFUSE
        if isinstance(action, Accept):
            return ACCEPT
        amounts = self.amounts_in(action)
        if amounts is None:
            raise self.wrong_kind(action)
        return TERMS + steps_of(g, amounts[0], self.rule)

    def choices(self, g: Merchants, seat: Seat) -> OneOf[Any] | OneOrForm[Any]:
        actions = (self.refusal, self.acceptance) if self.may_accept(g) else (self.refusal,)
        lowest, highest, unit = self.lowest(g), self.highest(g), g.tables.unit
        if highest < lowest:
            return OneOf(actions)
        amount = Amount("amount", highest * unit, lowest * unit, unit)
        return OneOrForm(actions, (Form(self.named(g, [lowest * unit]), "", (amount,)),))

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        if answer == ACCEPT:
            return not_now("you cannot pay that", "not_enough_money", "MAR-38")
        return not_now("that price cannot be named now", "price_out_of_range", "MA-26")


class MasterWord(PriceWord):
    """The loading master speaks."""

    def may_accept(self, g: Merchants) -> bool:
        return self.standing != NO_TERMS


class GuestWord(PriceWord):
    """The guest speaks; asked even if he cannot pay (MAR-47)."""

    def may_accept(self, g: Merchants) -> bool:
        return self.standing * g.tables.unit <= g.cash[self.seat]


@final
class LoadQuote(MasterWord):
    """MA-25: the master names a price for the whole request, or refuses."""

    question = "merchants.load_quote"

    def word(self) -> Literal["quote", "counter", "final"]:
        return "quote"

    def highest(self, g: Merchants) -> int:
        return g.tables.quote_max // g.tables.unit

    def default(self, g: Merchants, seat: Seat) -> int:
        usual = USUAL_FEE * len(BUNDLES[self.bundle]) // g.tables.unit
        return TERMS + min(usual, self.highest(g))

    def named(self, g: Merchants, amounts: list[int]) -> Action:
        return QuotePrice(amounts[0])

    def amounts_in(self, action: Action) -> list[int] | None:
        return [action.amount] if isinstance(action, QuotePrice) else None


@final
class LoadAnswer(GuestWord):
    """MA-26, MAR-07, MAR-38: pay the quote, refuse, or offer less."""

    question = "merchants.load_answer"

    def word(self) -> Literal["quote", "counter", "final"]:
        return "counter"

    def highest(self, g: Merchants) -> int:
        if not g.house.counters:
            return -1
        return min(self.standing - 1, g.cash[self.seat] // g.tables.unit)

    def named(self, g: Merchants, amounts: list[int]) -> Action:
        return CounterOffer(amounts[0])

    def amounts_in(self, action: Action) -> list[int] | None:
        return [action.amount] if isinstance(action, CounterOffer) else None


@final
class LoadReply(MasterWord):
    """MA-26: take the counter-offer, refuse, or name a last price between it and the quote."""

    question = "merchants.load_reply"

    def word(self) -> Literal["quote", "counter", "final"]:
        return "final"

    def lowest(self, g: Merchants) -> int:
        return self.standing + 1

    def highest(self, g: Merchants) -> int:
        return self.quote - 1

    def default(self, g: Merchants, seat: Seat) -> int:
        return ACCEPT if 2 * self.standing >= self.quote else REFUSE

    def named(self, g: Merchants, amounts: list[int]) -> Action:
        return FinalPrice(amounts[0])

    def amounts_in(self, action: Action) -> list[int] | None:
        return [action.amount] if isinstance(action, FinalPrice) else None


@final
class LoadFinal(GuestWord):
    """MA-26: the last price, yes or no."""

    question = "merchants.load_final"

    def word(self) -> Literal["quote", "counter", "final"]:
        return "final"

    def named(self, g: Merchants, amounts: list[int]) -> Action:
        return FinalPrice(amounts[0])

    def amounts_in(self, action: Action) -> list[int] | None:
        return None


@final
class LoadingTalk(Haggle[Merchants]):
    """MA-26: at most four words about one request; it ends with the agreed price in units or NO_TERMS."""

    def __init__(
        self, first: Seat, second: Seat, standing: int, spoken: int, wagon: int, bundle: int, quote: int
    ) -> None:
        super().__init__(first, second, standing, spoken)
        self.wagon: Final = wagon
        self.bundle: Final = bundle
        self.quote: Final = quote

    def word(self) -> Ask[Merchants]:
        master, guest = self.first, self.second
        standing, wagon, bundle, quote = self.standing, self.wagon, self.bundle, self.quote
        if self.spoken == 0:
            return LoadQuote(master, guest, standing, wagon, bundle, quote)
        if self.spoken == 1:
            return LoadAnswer(guest, master, standing, wagon, bundle, quote)
        if self.spoken == 2:
            return LoadReply(master, guest, standing, wagon, bundle, quote)
        return LoadFinal(guest, master, standing, wagon, bundle, quote)

    def onward(self, standing: int) -> "LoadingTalk":
        quote = standing if self.spoken == 0 else self.quote
        return LoadingTalk(self.first, self.second, standing, self.spoken + 1, self.wagon, self.bundle, quote)
