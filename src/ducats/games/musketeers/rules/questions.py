"""The questions of Musketeers about cards: chance deals and turns up, players lay rewards and commit."""

from functools import lru_cache
from typing import Any, Final, final

from ducats.engine import bits
from ducats.engine.codecs import Field
from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.engine.frames import Draw, SealedAsk
from ducats.engine.messages import Action, OneOf, Seat, SomeOf
from ducats.engine.rng import Rng
from ducats.games.musketeers.rules.messages import DealCard, LayRewards, PlayCard, ShuffleSlots, TurnGuard
from ducats.games.musketeers.rules.printed import (
    CARDS_DEALT,
    DECK,
    GUARDS,
    MOST_SEATS,
    ORDERS,
    REWARD_CARDS,
    TRIPLE_NUMBER,
    TRIPLES,
    PrintedData,
)
from ducats.games.musketeers.rules.state import Musketeers

EVERY_TRIPLE: Final = list(range(len(TRIPLES)))
EVERY_ORDER: Final = list(range(len(ORDERS)))


def card_number(g: Musketeers, name: str, rule: str) -> int:
    """The card that is written `7/2`."""
    number = g.printed.numbers.get(name)
    if number is None:
        raise MalformedAction(f"there is no card {name!r}", code="no_such_card", rule=rule)
    return number


def not_in_hand(rule: str) -> IllegalAction:
    return IllegalAction("that card is not in your hand", code="card_not_in_hand", rule=rule)


@final
class CardField(Field):
    """An action that names a card."""

    def written(self, g: Musketeers, answer: int) -> str:
        return g.printed.names[answer]

    def read(self, g: Musketeers, value: Any, rule: str) -> int:
        return card_number(g, value, rule)


@final
class OrderField(Field):
    """An action that names an order of three slots."""

    def written(self, g: Musketeers, answer: int) -> tuple[int, int, int]:
        return ORDERS[answer]

    def read(self, g: Musketeers, value: Any, rule: str) -> int:
        if value not in ORDERS:
            raise MalformedAction(f"{value} is no order of three slots", rule=rule)
        return ORDERS.index(value)


@final
class DealCards(Draw[Musketeers]):
    """MU-7: twelve cards each, one at a time, seat by seat; what is left in the deck is set aside."""

    question = "musketeers.deal"
    rule = "MU-7"
    size = DECK
    codec = CardField(DealCard, "card")

    def __init__(self, dealt: int) -> None:
        super().__init__()
        self.dealt = dealt
        self.to = dealt // CARDS_DEALT
        """The owner that gets the card."""

    def legal(self, g: Musketeers, seat: Seat) -> list[int]:
        return bits.numbers(g.deck())

    def pick(self, g: Musketeers, seat: Seat, rng: Rng) -> int:
        return bits.nth(g.deck(), rng.below(DECK - self.dealt))

    def answered(self, g: Musketeers, answer: int) -> None:
        g.deal(self.to, answer)
        if self.dealt + 1 < g.seats * CARDS_DEALT:
            # Nearly half of a game's answers are cards dealt: the next draw is asked for without a detour.
            following = DEALS[self.dealt + 1]
            g.become(following)
            g.wait_for(following)
        else:
            g.pick_up()
            g.leave()


DEALS: Final = [DealCards(dealt) for dealt in range(MOST_SEATS * CARDS_DEALT)]
"""By how many cards were dealt before."""


@final
class LayRewardsDown(SealedAsk[Musketeers]):
    """MU-9: everybody at once chooses three of twelve cards, without restriction."""

    question = "musketeers.lay_rewards"
    rule = "MU-9"
    size = len(TRIPLES)

    def legal(self, g: Musketeers, seat: Seat) -> list[int]:
        return EVERY_TRIPLE

    def pick(self, g: Musketeers, seat: Seat, rng: Rng) -> int:
        return rng.below(len(EVERY_TRIPLE))

    def revealed(self, g: Musketeers, answers: list[int]) -> None:
        """Each stays under its seal until chance has shuffled the slots."""
        g.become(SHUFFLES[0])

    def default(self, g: Musketeers, seat: Seat) -> int:
        """The third, fourth and fifth strongest."""
        return TRIPLE_NUMBER[(CARDS_DEALT - 5, CARDS_DEALT - 4, CARDS_DEALT - 3)]

    def say(self, g: Musketeers, seat: Seat, answer: int) -> Action:
        hand, names = bits.numbers(g.hand(seat)), g.printed.names
        a, b, c = TRIPLES[answer]
        return LayRewards((names[hand[a]], names[hand[b]], names[hand[c]]))

    def hear(self, g: Musketeers, seat: Seat, action: Action) -> int:
        if not isinstance(action, LayRewards):
            raise self.wrong_kind(action)
        cards = sorted({card_number(g, name, self.rule) for name in action.cards})
        if len(cards) != REWARD_CARDS:
            raise IllegalAction("three different cards, please", code="same_card_twice", rule=self.rule)
        hand = bits.numbers(g.hand(seat))
        if any(card not in hand for card in cards):
            raise not_in_hand(self.rule)
        return TRIPLE_NUMBER[(hand.index(cards[0]), hand.index(cards[1]), hand.index(cards[2]))]

    def choices(self, g: Musketeers, seat: Seat) -> SomeOf:
        hand = g.printed.card_names(bits.numbers(g.hand(seat)))
        return SomeOf(hand, REWARD_CARDS, LayRewards.__name__, "cards")


LAYINGS: Final = [LayRewardsDown((1 << seats) - 1) for seats in range(MOST_SEATS + 1)]
"""By the number of seats."""


@final
class ShuffleSlotsOf(Draw[Musketeers]):
    """MU-R18: chance decides which reward lies in which slot, and there they are laid."""

    question = "musketeers.shuffle_slots"
    rule = "MU-R18"
    size = len(ORDERS)
    codec = OrderField(ShuffleSlots, "order")

    def __init__(self, owner: Seat) -> None:
        super().__init__()
        self.owner = owner

    def legal(self, g: Musketeers, seat: Seat) -> list[int]:
        return EVERY_ORDER

    def pick(self, g: Musketeers, seat: Seat, rng: Rng) -> int:
        return rng.below(len(EVERY_ORDER))

    def answered(self, g: Musketeers, answer: int) -> None:
        g.lay_rewards(self.owner, TRIPLES[g.sealed_answer(self.owner)], ORDERS[answer])
        if self.owner + 1 < g.seats:
            g.become(SHUFFLES[self.owner + 1])
        else:
            g.leave()


SHUFFLES: Final = [ShuffleSlotsOf(seat) for seat in range(MOST_SEATS)]


@final
class TurnGuardUp(Draw[Musketeers]):
    """MU-6, MU-12: the next guard of the shuffled pile."""

    question = "musketeers.turn_guard"
    rule = "MU-12"
    size = GUARDS

    def legal(self, g: Musketeers, seat: Seat) -> list[int]:
        return bits.numbers(g.pile())

    def pick(self, g: Musketeers, seat: Seat, rng: Rng) -> int:
        pile = g.pile()
        return bits.nth(pile, rng.below(bits.count(pile)))

    def answered(self, g: Musketeers, answer: int) -> None:
        g.turn_guard(answer)
        g.leave()

    def say(self, g: Musketeers, seat: Seat, answer: int) -> Action:
        return TurnGuard(answer, int(g.printed.guards[answer]))

    def hear(self, g: Musketeers, seat: Seat, action: Action) -> int:
        if not isinstance(action, TurnGuard):
            raise self.wrong_kind(action)
        if action.card not in self.legal(g, seat) or int(g.printed.guards[action.card]) != action.value:
            raise IllegalAction(f"guard {action.value} is not in the pile", rule=self.rule)
        return action.card


TURN_GUARD_UP: Final = TurnGuardUp()


@final
class CommitCard(SealedAsk[Musketeers]):
    """MU-13, MU-30, MU-R25: everybody at once commits one card for good; a jailed player's is a discard."""

    question = "musketeers.commit_card"
    rule = "MU-13"
    size = DECK
    codec = CardField(PlayCard, "card")

    def legal(self, g: Musketeers, seat: Seat) -> list[int]:
        return bits.numbers(g.hand(seat))

    def pick(self, g: Musketeers, seat: Seat, rng: Rng) -> int:
        hand = g.hand(seat)
        return bits.nth(hand, rng.below(bits.count(hand)))

    def revealed(self, g: Musketeers, answers: list[int]) -> None:
        g.fight(answers)
        g.leave()

    def default(self, g: Musketeers, seat: Seat) -> int:
        """The weakest card that carries a fair share of the guard, else a middling one; jailed: the least."""
        hand = bits.numbers(g.hand(seat))
        if seat == g.jailed():
            return hand[0]
        share = -(-g.guard_value() // bits.count(g.fighters()))
        for card in hand:
            if g.printed.values[card] >= share:
                return card
        return hand[len(hand) // 2]

    def cited(self, g: Musketeers, seat: Seat) -> str:
        return "MU-30" if seat == g.jailed() else self.rule

    def choices(self, g: Musketeers, seat: Seat) -> OneOf[PlayCard]:
        return _plays(g.printed, g.hand(seat))

    def why_illegal(self, g: Musketeers, seat: Seat, answer: int) -> IllegalAction:
        return not_in_hand(self.cited(g, seat))


@lru_cache(maxsize=256)
def _plays(printed: PrintedData, hand: int) -> OneOf[PlayCard]:
    """Everybody's choices are looked at again whenever somebody else has chosen."""
    return OneOf(tuple([PlayCard(printed.names[card]) for card in bits.numbers(hand)]))


COMMITMENTS: Final = [CommitCard((1 << seats) - 1) for seats in range(MOST_SEATS + 1)]
"""By the number of seats."""
