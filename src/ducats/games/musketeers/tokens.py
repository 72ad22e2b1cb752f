"""The questions of Musketeers about jewels and prisons: what the winner or the loser of a duel does."""

from collections.abc import Callable
from typing import ClassVar, Final, final

from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.engine.frames import Ask
from ducats.engine.messages import Action, Seat
from ducats.games.musketeers.messages import (
    FreePrison,
    GiveToken,
    ReturnJewel,
    Source,
    TakeJewel,
    TakePrison,
)
from ducats.games.musketeers.state import CENTRE, Musketeers
from ducats.games.musketeers.tables import JEWEL, MOST_SEATS, PRISON, REWARD_CARDS

# An answer is one number: 0-2 from the centre onto a slot; 3-29 from another player's slot onto a slot; 30-32
# one's own token back to the centre; 33-41 from another player onto a slot, its owner choosing which goes
# (victim_picks_slot). Other seats are counted clockwise from the taker, so that no seat is special (MUR-22).
STEAL: Final = REWARD_CARDS
PUT_BACK: Final = STEAL + 3 * REWARD_CARDS * REWARD_CARDS
NAME_VICTIM: Final = PUT_BACK + REWARD_CARDS
TOKEN_ANSWERS: Final = NAME_VICTIM + 3 * REWARD_CARDS

NO_SLOT: Final = -1

Preference = Callable[[Musketeers, Seat], tuple[int, ...]]


def checked_slot(slot: int) -> int:
    """A slot from outside; past the last one it would be read as the number of another answer."""
    if not 0 <= slot < REWARD_CARDS:
        raise MalformedAction(f"there is no slot {slot}", rule="MU-9")
    return slot


class TokenAsk(Ask[Musketeers]):
    """What a token question has in common for winner and loser: MU-22, MU-23, MU-24, MU-42."""

    size = TOKEN_ANSWERS
    token: ClassVar[int]
    take: ClassVar[type[TakeJewel] | type[TakePrison]]
    put_back: ClassVar[type[FreePrison] | type[ReturnJewel]]

    def __init__(self, seat: Seat, onto: int = NO_SLOT) -> None:
        super().__init__(seat)
        self.onto = onto

    def takings(self, g: Musketeers, free: list[int]) -> list[int]:
        """MU-22, MU-23, MUR-5: onto a free slot; from others, never oneself, only if the centre has none."""
        in_centre = g.jewels if self.token == JEWEL else g.prisons
        if in_centre > 0:
            return free
        answers: list[int] = []
        for distance in range(1, g.seats):
            held = g.slots_with((self.seat + distance) % g.seats, self.token)
            if not held:
                continue
            if g.options.victim_picks_slot:
                answers += [NAME_VICTIM + (distance - 1) * REWARD_CARDS + to for to in free]
                continue
            for slot in held:
                source = STEAL + ((distance - 1) * REWARD_CARDS + slot) * REWARD_CARDS
                answers += [source + to for to in free]
        return answers

    def answered(self, g: Musketeers, answer: int) -> None:
        self.carry_out(g, answer, forced=False)

    def carry_out(self, g: Musketeers, answer: int, forced: bool) -> None:
        """Move the token, or (MUR-6 as an option) let its owner say which one goes."""
        if answer >= NAME_VICTIM:
            distance, to = divmod(answer - NAME_VICTIM, REWARD_CARDS)
            victim = (self.seat + 1 + distance) % g.seats
            give = GiveTokenUp(victim, self.seat, to, self.token)
            held = g.slots_with(victim, self.token)
            if len(held) == 1:
                give.hand_over(g, held[0], forced)
            else:
                g.become(give)
        elif answer >= PUT_BACK:
            g.put_back(self.seat, answer - PUT_BACK, forced)
            self.after_put_back(g, answer - PUT_BACK)
        elif answer >= STEAL:
            source, to = (answer - STEAL) // REWARD_CARDS, (answer - STEAL) % REWARD_CARDS
            owner = (self.seat + 1 + source // REWARD_CARDS) % g.seats
            g.take_token(self.seat, self.token, to, owner, source % REWARD_CARDS, forced)
            g.leave()
        else:
            g.take_token(self.seat, self.token, answer, CENTRE, NO_SLOT, forced)
            g.leave()

    def after_put_back(self, g: Musketeers, slot: int) -> None:
        g.leave()

    def say(self, g: Musketeers, seat: Seat, answer: int) -> Action:
        if answer >= NAME_VICTIM:
            distance, to = divmod(answer - NAME_VICTIM, REWARD_CARDS)
            return self.take(to, Source((seat + 1 + distance) % g.seats, None))
        if answer >= PUT_BACK:
            return self.put_back(answer - PUT_BACK)
        if answer >= STEAL:
            source, to = divmod(answer - STEAL, REWARD_CARDS)
            distance, slot = divmod(source, REWARD_CARDS)
            return self.take(to, Source((seat + 1 + distance) % g.seats, slot))
        return self.take(answer)

    def hear(self, g: Musketeers, seat: Seat, action: Action) -> int:
        if isinstance(action, FreePrison | ReturnJewel) and isinstance(action, self.put_back):
            return PUT_BACK + checked_slot(action.slot)
        if not (isinstance(action, TakeJewel | TakePrison) and isinstance(action, self.take)):
            raise self.wrong_kind(action)
        checked_slot(action.to)
        if action.source is None:
            return action.to
        if not 0 <= action.source.seat < g.seats:
            raise MalformedAction(f"there is no seat {action.source.seat}", code="no_such_seat", rule="MU-23")
        distance = (action.source.seat - seat) % g.seats - 1
        if distance < 0:
            raise IllegalAction("you cannot take from yourself", code="own_token", rule="MUR-5")
        if action.source.slot is None:
            return NAME_VICTIM + distance * REWARD_CARDS + action.to
        slot = checked_slot(action.source.slot)
        return STEAL + (distance * REWARD_CARDS + slot) * REWARD_CARDS + action.to

    def why_illegal(self, g: Musketeers, seat: Seat, answer: int) -> IllegalAction:
        """The first rule that forbids it, by what everybody can see."""
        if PUT_BACK <= answer < NAME_VICTIM:
            return self.why_not_put_back(g, answer - PUT_BACK)
        to = (answer - NAME_VICTIM if answer >= NAME_VICTIM else answer) % REWARD_CARDS
        if to not in g.free_slots(seat):
            return IllegalAction(
                "a token may be laid only on a free card", code="slot_occupied", rule="MU-22"
            )
        in_centre = g.jewels if self.token == JEWEL else g.prisons
        if answer < STEAL:
            return IllegalAction("the centre has none left", code="centre_empty", rule="MU-23")
        if in_centre > 0:
            return IllegalAction("the centre still has one", code="centre_not_empty", rule="MUR-5")
        if (answer >= NAME_VICTIM) != g.options.victim_picks_slot:
            return IllegalAction(
                "name the player only, or the card too, as agreed", code="wrong_source", rule="MUR-6"
            )
        return IllegalAction("there is no such token to take", code="no_such_token", rule="MU-23")

    def why_not_put_back(self, g: Musketeers, slot: int) -> IllegalAction:
        return IllegalAction("there is no such token of yours", code="no_such_token", rule=self.rule)


@final
class WinnerToken(TokenAsk):
    """MU-18, MU-25, MU-26, MU-27: a jewel onto a free card or one's own prison back, one of them."""

    question = "musketeers.winner_token"
    rule = "MU-18"
    token = JEWEL
    take = TakeJewel
    put_back = FreePrison

    def legal(self, g: Musketeers, seat: Seat) -> list[int]:
        """MUR-7, MUR-8: without a free card only freeing, without a prison only taking, and never nothing."""
        free = g.free_slots(seat)
        locked = g.slots_with(seat, PRISON)
        if not locked:
            return self.takings(g, free)
        takings = self.takings(g, free) if free else []
        return takings + [PUT_BACK + slot for slot in locked]

    def default(self, g: Musketeers, seat: Seat) -> int:
        """A third jewel if there is one; else freeing or taking, whichever concerns the better card."""
        free, locked = g.free_slots(seat), g.slots_with(seat, PRISON)
        rewards = g.rewards[seat]
        best_locked = max(locked, key=lambda slot: rewards[slot], default=NO_SLOT)
        if not free:
            return PUT_BACK + best_locked
        best_free = max(free, key=lambda slot: rewards[slot])
        about_to_end = len(g.slots_with(seat, JEWEL)) == REWARD_CARDS - 1
        values = g.tables.values
        if not about_to_end and locked and values[rewards[best_locked]] > values[rewards[best_free]]:
            return PUT_BACK + best_locked
        return take_onto(g, self, best_free, self._richest)

    def _richest(self, g: Musketeers, owner: Seat) -> tuple[int, ...]:
        return (-len(g.slots_with(owner, JEWEL)), -g.totals[owner], (owner - self.seat) % g.seats)


@final
class LoserToken(TokenAsk):
    """MU-20, MU-28: a prison onto a free card; with no free card, one of one's own jewels back."""

    question = "musketeers.loser_token"
    rule = "MU-20"
    token = PRISON
    take = TakePrison
    put_back = ReturnJewel

    def legal(self, g: Musketeers, seat: Seat) -> list[int]:
        """MUR-10: never empty, for a full row that is not jailed and has not ended the hand holds a jewel."""
        free = g.free_slots(seat) if self.onto == NO_SLOT else [self.onto]
        if free:
            return self.takings(g, free)
        return [PUT_BACK + slot for slot in g.slots_with(seat, JEWEL)]

    def after_put_back(self, g: Musketeers, slot: int) -> None:
        """MUR-9: that is all, unless the table plays that the prison is taken as well."""
        if g.options.full_loser_takes_prison:
            carry_out_or_ask(g, LoserToken(self.seat, slot))
        else:
            g.leave()

    def default(self, g: Musketeers, seat: Seat) -> int:
        """The prison onto the weakest free card, or the jewel off the weakest card."""
        rewards = g.rewards[seat]
        free = g.free_slots(seat) if self.onto == NO_SLOT else [self.onto]
        if not free:
            return PUT_BACK + min(g.slots_with(seat, JEWEL), key=lambda slot: rewards[slot])
        return take_onto(g, self, min(free, key=lambda slot: rewards[slot]), self._least_helped)

    def _least_helped(self, g: Musketeers, owner: Seat) -> tuple[int, ...]:
        return (int(owner == g.jailed), g.totals[owner], (owner - self.seat) % g.seats)

    def why_not_put_back(self, g: Musketeers, slot: int) -> IllegalAction:
        if g.free_slots(self.seat):
            return IllegalAction("a card of yours is free", code="slot_free", rule="MU-28")
        return super().why_not_put_back(g, slot)


WINNERS: Final = [WinnerToken(seat) for seat in range(MOST_SEATS)]
LOSERS: Final = [LoserToken(seat) for seat in range(MOST_SEATS)]


@final
class GiveTokenUp(Ask[Musketeers]):
    """MUR-6 with victim_picks_slot: the owner says which of his tokens goes."""

    question = "musketeers.give_token"
    rule = "MUR-6"
    size = REWARD_CARDS

    def __init__(self, owner: Seat, taker: Seat, to: int, token: int) -> None:
        super().__init__(owner)
        self.owner = owner
        self.taker = taker
        self.to = to
        self.token = token

    def legal(self, g: Musketeers, seat: Seat) -> list[int]:
        return g.slots_with(self.owner, self.token)

    def answered(self, g: Musketeers, answer: int) -> None:
        self.hand_over(g, answer, forced=False)

    def hand_over(self, g: Musketeers, slot: int, forced: bool) -> None:
        g.take_token(self.taker, self.token, self.to, self.owner, slot, forced)
        g.leave()

    def default(self, g: Musketeers, seat: Seat) -> int:
        """A jewel off the weakest card, a prison off the strongest."""
        rewards = g.rewards[seat]
        slots = g.slots_with(seat, self.token)
        return (min if self.token == JEWEL else max)(slots, key=lambda slot: rewards[slot])

    def say(self, g: Musketeers, seat: Seat, answer: int) -> Action:
        return GiveToken(answer)

    def hear(self, g: Musketeers, seat: Seat, action: Action) -> int:
        if not isinstance(action, GiveToken):
            raise self.wrong_kind(action)
        return action.slot

    def why_illegal(self, g: Musketeers, seat: Seat, answer: int) -> IllegalAction:
        return IllegalAction("there is no such token of yours", code="no_such_token", rule=self.rule)


def settle_token(g: Musketeers, ask: TokenAsk, then: int) -> None:
    """Ask the one whom the duel concerns; what is no choice, by public facts alone, happens at once."""
    g.call(ask, then)
    carry_out_or_ask(g, ask)


def carry_out_or_ask(g: Musketeers, ask: TokenAsk) -> None:
    """Put `ask` in place of the frame on top, or carry out its only answer."""
    legal = ask.legal(g, ask.seat)
    if len(legal) == 1:
        ask.carry_out(g, legal[0], forced=True)
    else:
        g.become(ask)


def take_onto(g: Musketeers, ask: TokenAsk, to: int, preference: Preference) -> int:
    """The default source: the centre, else the owner whom `preference` puts first, and his lowest slot."""
    legal = ask.takings(g, [to])
    if legal[0] < STEAL:
        return legal[0]
    return min(legal, key=lambda answer: (preference(g, source_of(g, ask.seat, answer)), answer))


def source_of(g: Musketeers, seat: Seat, answer: int) -> Seat:
    """The other player from whom an answer takes."""
    if answer >= NAME_VICTIM:
        distance = (answer - NAME_VICTIM) // REWARD_CARDS
    else:
        distance = (answer - STEAL) // (REWARD_CARDS * REWARD_CARDS)
    return (seat + 1 + distance) % g.seats
