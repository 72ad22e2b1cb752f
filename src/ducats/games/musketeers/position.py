"""Any position of Musketeers, laid out on the table: the common ground of `imagine` and of scenario files."""

from typing import Final, final

from ducats.engine.frames import OPEN, Ask
from ducats.engine.messages import Seat
from ducats.games.musketeers.messages import MusketeersOptions
from ducats.games.musketeers.questions import COMMITMENTS, LAYINGS, CommitCard, LayRewardsDown
from ducats.games.musketeers.state import NO_GUARD, NOBODY, Musketeers, PaidHand
from ducats.games.musketeers.tables import BARE, DECK, JEWEL, JEWELS, PRISON, PRISONS, REWARD_CARDS, Tables
from ducats.games.musketeers.tokens import LOSERS, NO_SLOT, WINNERS, GiveTokenUp, LoserToken, WinnerToken
from ducats.games.musketeers.turn import (
    COMMITTED,
    DUEL,
    DUEL_FOUGHT,
    HAND,
    HAND_SCORED,
    MATCH,
    REWARDS_LAID,
    TOKEN_MOVED,
)

NO_HANDS: Final[tuple[PaidHand, ...]] = ()


@final
class Position:
    """Everything that lies on the table, by card numbers and guard indices; the rest lies in the deck."""

    def __init__(self, seats: int) -> None:
        self.hand_number = 1
        self.guard = NO_GUARD
        """The guard of the duel that is on; NO_GUARD before the first one."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.rewards: list[list[int]] = [[] for _ in range(seats)]
        self.tokens: list[list[int]] = [[BARE] * REWARD_CARDS for _ in range(seats)]
        self.fought: tuple[tuple[int, ...], ...] = ()
        self.paid = NO_HANDS
        self.totals = [0] * seats
        self.asked = 1


def lay_out(position: Position, options: MusketeersOptions, tables: Tables, data: str | None) -> Musketeers:
    """The table without a question: `open_question` or `close` makes it a game."""
    seats = len(position.hands)
    g = Musketeers(seats, options, tables, data, position.totals)
    g.hand_number = position.hand_number
    g.hands = [sorted(hand) for hand in position.hands]
    g.rewards = position.rewards
    g.tokens = position.tokens
    g.fought = position.fought
    g.paid = position.paid
    lying = [token for row in g.tokens for token in row]
    g.jewels = JEWELS - lying.count(JEWEL)
    g.prisons = PRISONS - lying.count(PRISON)
    g.jailed = next((s for s in range(seats) if g.tokens[s].count(PRISON) == PRISONS), NOBODY)
    aside = [True] * DECK
    for seat in range(seats):
        for card in g.hands[seat]:
            aside[card] = False
        for card in g.rewards[seat]:
            aside[card] = False
        for entry in g.fought:
            aside[entry[2 + seat]] = False
    g.deck = [card for card in range(DECK) if aside[card]]
    met = [entry[0] for entry in g.fought]
    g.guard = position.guard
    if g.guard != NO_GUARD and g.guard not in met:
        met.append(g.guard)
    g.duel = len(met)
    g.pile = [guard for guard in tables.pile(seats) if guard not in met]
    return g


def open_question(g: Musketeers, position: Position, ask: Ask[Musketeers]) -> Musketeers:
    """Put the frames under a question as they lie whenever it is asked."""
    if isinstance(ask, LayRewardsDown):
        g.lay_pages([MATCH, HAND, ask], [HAND_SCORED, REWARDS_LAID, OPEN], position.asked)
    else:
        then = COMMITTED if isinstance(ask, CommitCard) else TOKEN_MOVED
        g.lay_pages([MATCH, HAND, DUEL, ask], [HAND_SCORED, DUEL_FOUGHT, then, OPEN], position.asked)
    return g


def question_named(name: str, seats: int, parameters: tuple[int, ...]) -> Ask[Musketeers]:
    """A question by its id and what `parameters` of it says."""
    if name == LayRewardsDown.question:
        return LAYINGS[seats]
    if name == CommitCard.question:
        return COMMITMENTS[seats]
    if name == GiveTokenUp.question:
        owner, taker, to, token = parameters
        return GiveTokenUp(owner, taker, to, token)
    asked: Seat = parameters[0]
    if name == WinnerToken.question:
        return WINNERS[asked]
    onto = parameters[1] if len(parameters) > 1 else NO_SLOT
    return LOSERS[asked] if onto == NO_SLOT else LoserToken(asked, onto)
