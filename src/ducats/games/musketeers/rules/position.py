"""Any position of Musketeers, laid out on the table: the common ground of `imagine` and of scenario files."""

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.frames import OPEN, Ask
from ducats.engine.messages import Seat
from ducats.games.musketeers.rules.fields import (
    DECK_LEFT,
    DUELS_FOUGHT,
    HAND_NUMBER,
    HANDS,
    IN_CENTRE,
    JAILED,
    REWARDS,
    SLOTS,
    TOTALS,
)
from ducats.games.musketeers.rules.fought import card_in
from ducats.games.musketeers.rules.messages import MusketeersOptions, Row
from ducats.games.musketeers.rules.printed import (
    BARE,
    JEWEL,
    JEWELS,
    PRISON,
    PRISONS,
    REWARD_CARDS,
    TOKEN_LETTERS,
    PrintedData,
)
from ducats.games.musketeers.rules.questions import COMMITMENTS, LAYINGS, CommitCard, LayRewardsDown
from ducats.games.musketeers.rules.state import WHOLE_DECK, Musketeers, blank_table
from ducats.games.musketeers.rules.tokens import (
    LOSERS,
    LOSERS_ONTO,
    NO_SLOT,
    WINNERS,
    GiveTokenUp,
    WinnerToken,
    give_up,
)
from ducats.games.musketeers.rules.turn import (
    COMMITTED,
    DUEL,
    DUEL_FOUGHT,
    HAND,
    HAND_SCORED,
    MATCH,
    REWARDS_LAID,
    TOKEN_MOVED,
)


def table_at_hand(
    seats: int, options: MusketeersOptions, printed: PrintedData, data: str | None, hand_number: int
) -> Musketeers:
    """The table at the beginning of this hand, to be laid out and then finished by `put_rest_away`."""
    g = blank_table(seats, options, printed, data)
    g.gather()
    g.cells[HAND_NUMBER] = hand_number
    return g


def set_total(g: Musketeers, seat: i64, total: i64) -> None:
    g.cells[TOTALS + seat] = total


def place_hand(g: Musketeers, seat: i64, cards: i64) -> None:
    """This set of cards is a seat's whole hand."""
    g.cells[HANDS + seat] = cards


def place_rewards(g: Musketeers, seat: i64, cards: list[int]) -> None:
    """By slot."""
    for slot, card in enumerate(cards):
        g.cells[REWARDS + REWARD_CARDS * seat + slot] = card


def place_row(g: Musketeers, seat: i64, row: Row) -> None:
    """The tokens on a seat's rewards."""
    for slot, letter in enumerate(row):
        place = bits.bit(REWARD_CARDS * seat + slot)
        g.cells[SLOTS + BARE] ^= place
        g.cells[SLOTS + TOKEN_LETTERS.index(letter)] ^= place


def replace_duel(g: Musketeers, number: i64, duel: i64) -> None:
    """One of the duels fought was another one."""
    g.cells[DUELS_FOUGHT + number] = duel


def guard_worth(g: Musketeers, value: i64) -> i64:
    """The first guard of this value in the pile, or -1; guards of equal value are alike."""
    for guard in bits.numbers(g.pile()):
        if g.printed.guards[guard] == value:
            return guard
    return -1


def put_rest_away(g: Musketeers) -> None:
    """What was placed nowhere lies in the deck and in the centre; who has three prisons is in jail."""
    cells = g.cells
    cells[IN_CENTRE + JEWEL] = JEWELS - bits.count(cells[SLOTS + JEWEL])
    cells[IN_CENTRE + PRISON] = PRISONS - bits.count(cells[SLOTS + PRISON])
    dealt: i64 = 0
    for seat in range(g.seats):
        dealt |= g.hand(seat)
        if g.has_three(seat, PRISON):
            cells[JAILED] = seat
        if g.has_rewards(seat):
            for slot in range(REWARD_CARDS):
                dealt |= bits.bit(g.reward(seat, slot))
        for duel in g.fought():
            dealt |= bits.bit(card_in(duel, seat))
    cells[DECK_LEFT] = WHOLE_DECK & ~dealt


def open_question(g: Musketeers, ask: Ask[Musketeers], number: int) -> None:
    """Put the frames under a question as they lie whenever it is asked."""
    if isinstance(ask, LayRewardsDown):
        g.lay_pages([MATCH, HAND, ask], [HAND_SCORED, REWARDS_LAID, OPEN], number)
    else:
        then = COMMITTED if isinstance(ask, CommitCard) else TOKEN_MOVED
        g.lay_pages([MATCH, HAND, DUEL, ask], [HAND_SCORED, DUEL_FOUGHT, then, OPEN], number)


def question_named(name: str, seats: int, parameters: tuple[int, ...]) -> Ask[Musketeers]:
    """A question by its id and what `parameters` of it says."""
    if name == LayRewardsDown.question:
        return LAYINGS[seats]
    if name == CommitCard.question:
        return COMMITMENTS[seats]
    if name == GiveTokenUp.question:
        owner, taker, to, token = parameters
        return give_up(owner, taker, to, token)
    asked: Seat = parameters[0]
    if name == WinnerToken.question:
        return WINNERS[asked]
    onto = parameters[1] if len(parameters) > 1 else NO_SLOT
    return LOSERS[asked] if onto == NO_SLOT else LOSERS_ONTO[asked][onto]
