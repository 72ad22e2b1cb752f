"""The questions of Musketeers about jewels and prisons: what the winner or the loser of a duel does."""

from abc import abstractmethod
from typing import ClassVar, Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.codecs import Field
from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.engine.frames import Ask
from ducats.engine.messages import Action, Seat
from ducats.engine.rng import Rng
from ducats.games.musketeers.rules.messages import (
    FreePrison,
    GiveToken,
    ReturnJewel,
    Source,
    TakeJewel,
    TakePrison,
)
from ducats.games.musketeers.rules.printed import ALL_SLOTS, JEWEL, MOST_SEATS, PRISON, REWARD_CARDS
from ducats.games.musketeers.rules.state import CENTRE, Musketeers

# An answer is one number: 0-2 from the centre onto a slot; 3-29 from another player's slot onto a slot; 30-32
# one's own token back to the centre; 33-41 from another player onto a slot, its owner choosing which goes
# (victim_picks_slot). Other seats are counted clockwise from the taker, so that no seat is special (MU-R22).
STEAL: Final = REWARD_CARDS
PUT_BACK: Final = STEAL + 3 * REWARD_CARDS * REWARD_CARDS
NAME_VICTIM: Final = PUT_BACK + REWARD_CARDS
TOKEN_ANSWERS: Final = NAME_VICTIM + 3 * REWARD_CARDS

NO_SLOT: Final = -1


def checked_slot(slot: int) -> int:
    """A slot from outside; past the last one it would be read as the number of another answer."""
    if not 0 <= slot < REWARD_CARDS:
        raise MalformedAction(f"there is no slot {slot}", rule="MU-9")
    return slot


class TokenAsk(Ask[Musketeers]):
    """What a token question has in common for winner and loser: MU-22, MU-23, MU-24, MU-42."""

    size = TOKEN_ANSWERS
    take: ClassVar[type[TakeJewel] | type[TakePrison]]
    put_back: ClassVar[type[FreePrison] | type[ReturnJewel]]

    def __init__(self, seat: Seat, onto: int, token: int) -> None:
        super().__init__(seat)
        self.onto = onto
        self.token = token

    @abstractmethod
    def open_slots(self, g: Musketeers) -> i64:
        """The set of one's own slots onto which a token may come."""

    @abstractmethod
    def returnable(self, g: Musketeers) -> i64:
        """The set of one's own slots whose token may go back to the centre."""

    @abstractmethod
    def source_rank(self, g: Musketeers, owner: Seat) -> tuple[int, ...]:
        """From whom an absent player takes: the smallest first."""

    def takings(self, g: Musketeers, free: i64) -> i64:
        """MU-22, MU-23, MU-R05: the set of answers that take a token onto one of these free slots.

        From others, never oneself, only if the centre has none.
        """
        if g.in_centre(self.token) > 0:
            return free
        held = g.others_slots_with(self.seat, self.token)
        first: i64 = STEAL
        if g.options.victim_picks_slot:
            held = owners(held)
            first = NAME_VICTIM
        answers: i64 = 0
        while held:
            answers |= free << (first + REWARD_CARDS * bits.lowest(held))
            held &= held - 1
        return answers

    def legal(self, g: Musketeers, seat: Seat) -> list[int]:
        answers = bits.numbers(self.takings(g, self.open_slots(g)))
        bits.add_numbers(answers, PUT_BACK, self.returnable(g))
        return answers

    def pick(self, g: Musketeers, seat: Seat, rng: Rng) -> int:
        takings, back = self.takings(g, self.open_slots(g)), self.returnable(g)
        count = bits.count(takings)
        index: i64 = rng.below(count + bits.count(back))
        return bits.nth(takings, index) if index < count else PUT_BACK + bits.nth(back, index - count)

    def answered(self, g: Musketeers, answer: int) -> None:
        self.carry_out(g, answer, forced=False)

    def carry_out(self, g: Musketeers, answer: i64, forced: bool) -> None:
        """Move the token, or (MU-R06 as an option) let its owner say which one goes."""
        if answer < STEAL:
            g.take_token(self.seat, self.token, answer, CENTRE, NO_SLOT, forced)
            g.leave()
        elif answer < PUT_BACK:
            source = (answer - STEAL) // REWARD_CARDS
            owner = source_of(g, self.seat, answer)
            g.take_token(self.seat, self.token, answer % REWARD_CARDS, owner, source % REWARD_CARDS, forced)
            g.leave()
        elif answer < NAME_VICTIM:
            g.put_back(self.seat, answer - PUT_BACK, forced)
            self.after_put_back(g, answer - PUT_BACK)
        else:
            victim = source_of(g, self.seat, answer)
            give = give_up(victim, self.seat, answer % REWARD_CARDS, self.token)
            held = g.slots_with(victim, self.token)
            if bits.count(held) == 1:
                give.hand_over(g, bits.lowest(held), forced)
            else:
                g.become(give)

    def after_put_back(self, g: Musketeers, slot: i64) -> None:
        g.leave()

    def take_onto(self, g: Musketeers, to: int) -> int:
        """The default source: the centre, else the owner who comes first, and their lowest slot."""
        legal = bits.numbers(self.takings(g, bits.bit(to)))
        if legal[0] < STEAL:
            return legal[0]

        def rank(answer: int) -> tuple[tuple[int, ...], int]:
            return self.source_rank(g, source_of(g, self.seat, answer)), answer

        return min(legal, key=rank)

    def say(self, g: Musketeers, seat: Seat, answer: int) -> Action:
        if answer < STEAL:
            return self.take(answer)
        if PUT_BACK <= answer < NAME_VICTIM:
            return self.put_back(answer - PUT_BACK)
        slot = None if answer >= NAME_VICTIM else (answer - STEAL) // REWARD_CARDS % REWARD_CARDS
        return self.take(answer % REWARD_CARDS, Source(source_of(g, seat, answer), slot))

    def hear(self, g: Musketeers, seat: Seat, action: Action) -> int:
        if isinstance(action, self.put_back):
            return PUT_BACK + checked_slot(action.slot)
        if not isinstance(action, self.take):
            raise self.wrong_kind(action, self.cited(g, seat))
        checked_slot(action.to)
        if action.source is None:
            return action.to
        if not 0 <= action.source.seat < g.seats:
            raise MalformedAction(f"there is no seat {action.source.seat}", code="no_such_seat", rule="MU-23")
        distance = (action.source.seat - seat) % g.seats - 1
        if distance < 0:
            raise IllegalAction("you cannot take from yourself", code="own_token", rule="MU-R05")
        if action.source.slot is None:
            return NAME_VICTIM + distance * REWARD_CARDS + action.to
        slot = checked_slot(action.source.slot)
        return STEAL + (distance * REWARD_CARDS + slot) * REWARD_CARDS + action.to

    def why_illegal(self, g: Musketeers, seat: Seat, answer: int) -> IllegalAction:
        """The first rule that forbids it, by what everybody can see."""
        if PUT_BACK <= answer < NAME_VICTIM:
            return self.why_not_put_back(g)
        if not bits.has(g.free_slots(seat), answer % REWARD_CARDS):
            rule = "MU-22" if g.free_slots(seat) else self.cited(g, seat)
            return IllegalAction("a token may be laid only on a free card", code="slot_occupied", rule=rule)
        if answer < STEAL:
            return IllegalAction("the centre has none left", code="centre_empty", rule="MU-23")
        if g.in_centre(self.token) > 0:
            return IllegalAction("the centre still has one", code="centre_not_empty", rule="MU-R05")
        if (answer >= NAME_VICTIM) != g.options.victim_picks_slot:
            return IllegalAction(
                "name the player only, or the card too, as agreed", code="wrong_source", rule="MU-R06"
            )
        return IllegalAction("there is no such token to take", code="no_such_token", rule="MU-23")

    @abstractmethod
    def why_not_put_back(self, g: Musketeers) -> IllegalAction:
        """The error for a token of one's own that cannot go back to the centre."""


@final
class WinnerToken(TokenAsk):
    """MU-18, MU-25, MU-26, MU-27: a jewel onto a free card or one's own prison back, one of them.

    MU-R07, MU-R08: without a free card only freeing, without a prison only taking, and never nothing.
    """

    question = "musketeers.winner_token"
    rule = "MU-18"
    take = TakeJewel
    put_back = FreePrison

    def __init__(self, seat: Seat, onto: int = NO_SLOT) -> None:
        super().__init__(seat, onto, JEWEL)

    def open_slots(self, g: Musketeers) -> i64:
        return g.free_slots(self.seat)

    def returnable(self, g: Musketeers) -> i64:
        return g.slots_with(self.seat, PRISON)

    def cited(self, g: Musketeers, seat: Seat) -> str:
        return self.rule if g.free_slots(seat) else "MU-27"

    def why_not_put_back(self, g: Musketeers) -> IllegalAction:
        rule = "MU-25" if g.free_slots(self.seat) else "MU-27"
        return IllegalAction("there is no such token of yours", code="no_such_token", rule=rule)

    def default(self, g: Musketeers, seat: Seat) -> int:
        """Freeing or taking, whichever concerns the better card; before a third jewel nothing is locked."""
        free, locked = g.free_slots(seat), g.slots_with(seat, PRISON)
        if not free:
            return PUT_BACK + strongest(g, seat, locked)
        best_free = strongest(g, seat, free)
        if locked:
            best_locked = strongest(g, seat, locked)
            if g.reward_value(seat, best_locked) > g.reward_value(seat, best_free):
                return PUT_BACK + best_locked
        return self.take_onto(g, best_free)

    def source_rank(self, g: Musketeers, owner: Seat) -> tuple[int, ...]:
        """The richest."""
        jewels = bits.count(g.slots_with(owner, JEWEL))
        return (-jewels, -g.total(owner), (owner - self.seat) % g.seats)


@final
class LoserToken(TokenAsk):
    """MU-20, MU-28: a prison onto a free card; with no free card, one of one's own jewels back.

    MU-R10: never nothing, for a full row that is not jailed and has not ended the hand holds a jewel.
    """

    question = "musketeers.loser_token"
    rule = "MU-20"
    take = TakePrison
    put_back = ReturnJewel

    def __init__(self, seat: Seat, onto: int = NO_SLOT) -> None:
        super().__init__(seat, onto, PRISON)

    def open_slots(self, g: Musketeers) -> i64:
        return g.free_slots(self.seat) if self.onto == NO_SLOT else bits.bit(self.onto)

    def returnable(self, g: Musketeers) -> i64:
        return 0 if self.open_slots(g) else g.slots_with(self.seat, JEWEL)

    def cited(self, g: Musketeers, seat: Seat) -> str:
        if self.onto != NO_SLOT:
            return "MU-R09"
        return self.rule if g.free_slots(seat) else "MU-28"

    def after_put_back(self, g: Musketeers, slot: i64) -> None:
        """MU-R09: that is all, unless the table plays that the prison is taken as well."""
        if g.options.full_loser_takes_prison:
            carry_out_or_ask(g, LOSERS_ONTO[self.seat][slot])
        else:
            g.leave()

    def default(self, g: Musketeers, seat: Seat) -> int:
        """The prison onto the weakest free card, or the jewel off the weakest card."""
        free = self.open_slots(g)
        if not free:
            return PUT_BACK + weakest(g, seat, g.slots_with(seat, JEWEL))
        return self.take_onto(g, weakest(g, seat, free))

    def source_rank(self, g: Musketeers, owner: Seat) -> tuple[int, ...]:
        """The poorest: whom it helps least."""
        return (g.total(owner), (owner - self.seat) % g.seats)

    def why_not_put_back(self, g: Musketeers) -> IllegalAction:
        if g.free_slots(self.seat):
            return IllegalAction("a card of yours is free", code="slot_free", rule="MU-28")
        return IllegalAction("there is no such token of yours", code="no_such_token", rule="MU-28")


WINNERS: Final = [WinnerToken(seat) for seat in range(MOST_SEATS)]
LOSERS: Final = [LoserToken(seat) for seat in range(MOST_SEATS)]
LOSERS_ONTO: Final = [[LoserToken(seat, slot) for slot in range(REWARD_CARDS)] for seat in range(MOST_SEATS)]


@final
class GiveTokenUp(Ask[Musketeers]):
    """MU-R06 with victim_picks_slot: the owner says which of their tokens goes."""

    question = "musketeers.give_token"
    shows = True
    rule = "MU-R06"
    size = REWARD_CARDS
    codec = Field(GiveToken, "slot")

    def __init__(self, owner: Seat, taker: Seat, to: int, token: int) -> None:
        super().__init__(owner)
        self.owner = owner
        self.taker = taker
        self.to = to
        self.token = token

    def legal(self, g: Musketeers, seat: Seat) -> list[int]:
        return bits.numbers(g.slots_with(self.owner, self.token))

    def answered(self, g: Musketeers, answer: int) -> None:
        self.hand_over(g, answer, forced=False)

    def hand_over(self, g: Musketeers, slot: i64, forced: bool) -> None:
        g.take_token(self.taker, self.token, self.to, self.owner, slot, forced)
        g.leave()

    def default(self, g: Musketeers, seat: Seat) -> int:
        """A jewel off the weakest card, a prison off the strongest."""
        slots = g.slots_with(seat, self.token)
        return weakest(g, seat, slots) if self.token == JEWEL else strongest(g, seat, slots)

    def why_illegal(self, g: Musketeers, seat: Seat, answer: int) -> IllegalAction:
        return IllegalAction("there is no such token of yours", code="no_such_token", rule=self.rule)


GIVE_UPS: Final = [
    GiveTokenUp(owner, taker, to, token)
    for owner in range(MOST_SEATS)
    for taker in range(MOST_SEATS)
    for to in range(REWARD_CARDS)
    for token in (JEWEL, PRISON)
]


def give_up(owner: i64, taker: i64, to: i64, token: i64) -> GiveTokenUp:
    """Pages are shared by all games."""
    return GIVE_UPS[((owner * MOST_SEATS + taker) * REWARD_CARDS + to) * 2 + token - JEWEL]


def settle_token(g: Musketeers, ask: TokenAsk, then: int) -> None:
    """Ask the one whom the duel concerns; what is no choice, by public facts alone, happens at once."""
    g.call(ask, then)
    carry_out_or_ask(g, ask)


def carry_out_or_ask(g: Musketeers, ask: TokenAsk) -> None:
    """Put `ask` in place of the frame on top, or carry out its only answer."""
    takings, back = ask.takings(g, ask.open_slots(g)), ask.returnable(g)
    if bits.count(takings) + bits.count(back) > 1:
        g.become(ask)
    else:
        ask.carry_out(g, bits.lowest(takings) if takings else PUT_BACK + bits.lowest(back), forced=True)


def source_of(g: Musketeers, seat: i64, answer: i64) -> i64:
    """The other player from whom an answer takes."""
    if answer >= NAME_VICTIM:
        distance = (answer - NAME_VICTIM) // REWARD_CARDS
    else:
        distance = (answer - STEAL) // (REWARD_CARDS * REWARD_CARDS)
    return (seat + 1 + distance) % g.seats


def owners(slots: i64) -> i64:
    """The set of seats, counted from the same one, that have any of these slots."""
    found: i64 = 0
    seat: i64 = 0
    while slots:
        if slots & ALL_SLOTS:
            found |= bits.bit(seat)
        slots >>= REWARD_CARDS
        seat += 1
    return found


def strongest(g: Musketeers, seat: Seat, slots: i64) -> int:
    """Of these slots the one with the seat's best reward."""
    return max(bits.numbers(slots), key=lambda slot: g.reward(seat, slot))


def weakest(g: Musketeers, seat: Seat, slots: i64) -> int:
    return min(bits.numbers(slots), key=lambda slot: g.reward(seat, slot))
