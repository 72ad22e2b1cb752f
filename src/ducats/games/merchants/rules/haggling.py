"""The price of loading: quote, answer, counter, final (MA-25, MA-26, MA-R07). Prices are counted in units.

In a free negotiation nobody's word is the last: each price of the master takes the place of the quote, so it
falls with every word, and the talk ends.
"""

from abc import abstractmethod
from typing import Any, Final, Literal, final

from mypy_extensions import i64

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import Ask
from ducats.engine.messages import Action, Amount, Form, OneOf, OneOrForm, Seat
from ducats.engine.rng import Rng
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.codecs import not_now, steps_of
from ducats.games.merchants.rules.messages import Accept, CounterOffer, FinalPrice, QuotePrice, Refuse
from ducats.games.merchants.rules.names import BUNDLES, MAX_SEATS
from ducats.games.merchants.rules.state import Merchants
from ducats.mechanics.haggle import ACCEPT, REFUSE, TERMS

MOST_STEPS: Final = 512
"""More than any price that may be named, in units."""
USUAL_FEE: Final = 200
"""What an absent master asks per good."""
Naming = Literal["quote", "counter", "final"]
NAMING: Final[dict[Naming, type[QuotePrice] | type[CounterOffer] | type[FinalPrice]]] = {
    "quote": QuotePrice,
    "counter": CounterOffer,
    "final": FinalPrice,
}
"""The action that names a price, by what that is called."""
REFUSAL: Final = Refuse()
ACCEPTANCE: Final = Accept()


class PriceWord(Ask[Merchants]):
    """One word about the price of a request; prices may be named from `lowest` to `highest`."""

    rule = "MA-26"
    in_bargain = True
    size = TERMS + MOST_STEPS

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    @abstractmethod
    def naming(self, g: Merchants) -> Naming:
        """What naming a price is called here."""

    @abstractmethod
    def other(self, g: Merchants) -> i64:
        """Who is spoken to."""

    @abstractmethod
    def reply(self, g: Merchants) -> Ask[Merchants]:
        """The question that follows if a price is named."""

    @abstractmethod
    def may_accept(self, g: Merchants) -> bool:
        """Whether the price named last can be taken."""

    def lowest(self, g: Merchants) -> i64:
        return 0

    def highest(self, g: Merchants) -> i64:
        """Below `lowest` if no price may be named."""
        return -1

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        answers = [REFUSE, ACCEPT] if self.may_accept(g) else [REFUSE]
        answers.extend(range(TERMS + int(self.lowest(g)), TERMS + int(self.highest(g)) + 1))
        return answers

    def pick(self, g: Merchants, seat: Seat, rng: Rng) -> int:
        words: i64 = 2 if self.may_accept(g) else 1
        lowest, highest = self.lowest(g), self.highest(g)
        number: i64 = rng.below(words + max(0, highest - lowest + 1))
        return number if number < words else TERMS + lowest + number - words

    def default(self, g: Merchants, seat: Seat) -> int:
        return REFUSE

    def deal(self, g: Merchants, answer: int) -> tuple[Seat, int] | None:
        return (int(self.other(g)), REFUSE) if answer == ACCEPT else None

    def answered(self, g: Merchants, answer: int) -> None:
        """MA-25, MA-26: a price is answered, an agreed one paid; without agreement nothing is loaded."""
        if answer >= TERMS:
            progress.name_price(g, answer - TERMS, self.naming(g) == "quote")
            g.become(self.reply(g))
            if g.events is not None:
                self.tell_price(g, (answer - TERMS) * g.printed.unit)
            return
        if answer == ACCEPT:
            price = progress.offer(g) * g.printed.unit
            private = g.options.private_negotiation if g.events is not None else False
            g.load_bundle(progress.wagon(g), progress.guest(g), progress.bundle(g), price, private)
        elif g.events is not None:
            g.tell(e.LoadingRefused(int(progress.wagon(g)) + 1, self.seat, int(self.other(g))))
        g.leave()

    def tell_price(self, g: Merchants, amount: int) -> None:
        """MA-R07: what is said is heard by all, or by master and guest alone."""
        wagon, other, private = int(progress.wagon(g)) + 1, int(self.other(g)), g.options.private_negotiation
        g.tell(e.PriceNamed(wagon, self.seat, other, self.naming(g), amount, private))

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        if answer < TERMS:
            return ACCEPTANCE if answer == ACCEPT else REFUSAL
        return NAMING[self.naming(g)]((answer - TERMS) * g.printed.unit)

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if isinstance(action, Refuse):
            return REFUSE
        if isinstance(action, Accept):
            return ACCEPT
        if not isinstance(action, NAMING[self.naming(g)]):
            raise self.wrong_kind(action)
        return TERMS + steps_of(g, action.amount, self.rule)

    def choices(self, g: Merchants, seat: Seat) -> OneOf[Any] | OneOrForm[Any]:
        actions = (REFUSAL, ACCEPTANCE) if self.may_accept(g) else (REFUSAL,)
        lowest, highest, unit = int(self.lowest(g)), int(self.highest(g)), g.printed.unit
        if highest < lowest:
            return OneOf(actions)
        amount = Amount("amount", highest * unit, lowest * unit, unit)
        return OneOrForm(actions, (Form(NAMING[self.naming(g)](lowest * unit), "", (amount,)),))

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        if answer == ACCEPT:
            return not_now("you cannot pay that", "not_enough_money", "MA-R38")
        return not_now("that price cannot be named now", "price_out_of_range", "MA-26")


class MasterWord(PriceWord):
    """The loading master speaks."""

    def other(self, g: Merchants) -> i64:
        return progress.guest(g)


class GuestWord(PriceWord):
    """The guest speaks; asked even if they cannot pay (MA-R47)."""

    def other(self, g: Merchants) -> i64:
        return g.master(progress.wagon(g))

    def may_accept(self, g: Merchants) -> bool:
        return progress.offer(g) * g.printed.unit <= g.cash(self.seat)


@final
class LoadQuote(MasterWord):
    """MA-25: the master names a price for the whole request, or refuses."""

    question = "merchants.load_quote"

    def naming(self, g: Merchants) -> Naming:
        return "quote"

    def reply(self, g: Merchants) -> Ask[Merchants]:
        return LOAD_ANSWERS[progress.guest(g)]

    def may_accept(self, g: Merchants) -> bool:
        return False

    def highest(self, g: Merchants) -> i64:
        return g.printed.quote_max // g.printed.unit

    def default(self, g: Merchants, seat: Seat) -> int:
        usual = USUAL_FEE * len(BUNDLES[progress.bundle(g)]) // g.printed.unit
        return TERMS + min(usual, int(self.highest(g)))


@final
class LoadAnswer(GuestWord):
    """MA-26, MA-R07, MA-R38: pay the quote, refuse, or offer less."""

    question = "merchants.load_answer"

    def naming(self, g: Merchants) -> Naming:
        return "counter"

    def reply(self, g: Merchants) -> Ask[Merchants]:
        return LOAD_REPLIES[g.master(progress.wagon(g))]

    def highest(self, g: Merchants) -> i64:
        if not g.chosen.counters:
            return -1
        return min(progress.quote(g) - 1, g.cash(self.seat) // g.printed.unit)


@final
class LoadReply(MasterWord):
    """MA-26, MA-R07: take the counter-offer, refuse, or name a price between it and the quote."""

    question = "merchants.load_reply"

    def naming(self, g: Merchants) -> Naming:
        return "quote" if g.chosen.free_negotiation else "final"

    def reply(self, g: Merchants) -> Ask[Merchants]:
        guest = progress.guest(g)
        return LOAD_ANSWERS[guest] if g.chosen.free_negotiation else LOAD_FINALS[guest]

    def may_accept(self, g: Merchants) -> bool:
        return True

    def lowest(self, g: Merchants) -> i64:
        return progress.offer(g) + 1

    def highest(self, g: Merchants) -> i64:
        return progress.quote(g) - 1

    def default(self, g: Merchants, seat: Seat) -> int:
        return ACCEPT if 2 * progress.offer(g) >= progress.quote(g) else REFUSE


@final
class LoadFinal(GuestWord):
    """MA-26: the last price, yes or no."""

    question = "merchants.load_final"

    def naming(self, g: Merchants) -> Naming:
        return "final"

    def reply(self, g: Merchants) -> Ask[Merchants]:
        """There is none."""
        return self

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if isinstance(action, FinalPrice):
            raise self.wrong_kind(action)
        return super().hear(g, seat, action)


LOAD_QUOTES: Final = [LoadQuote(seat) for seat in range(MAX_SEATS)]
LOAD_ANSWERS: Final = [LoadAnswer(seat) for seat in range(MAX_SEATS)]
LOAD_REPLIES: Final = [LoadReply(seat) for seat in range(MAX_SEATS)]
LOAD_FINALS: Final = [LoadFinal(seat) for seat in range(MAX_SEATS)]
