"""Worlds that fit a view."""

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.frames import Ask
from ducats.engine.rng import Rng
from ducats.games.musketeers.rules.fought import NOBODY, card_of_seat, duel_without_cards
from ducats.games.musketeers.rules.messages import Card
from ducats.games.musketeers.rules.position import (
    guard_worth,
    open_question,
    place_hand,
    place_rewards,
    place_row,
    put_rest_away,
    question_named,
    set_total,
    table_at_hand,
)
from ducats.games.musketeers.rules.printed import TOKEN_LETTERS, PrintedData, printed_of
from ducats.games.musketeers.rules.state import WHOLE_DECK, Musketeers
from ducats.games.musketeers.rules.tokens import GiveTokenUp
from ducats.games.musketeers.rules.view import MusketeersView


def imagine(seen: MusketeersView, rng: Rng) -> Musketeers:
    """A game this view could come from: every card the viewer cannot place is dealt at random.

    It uses all that was shown (cards played, rewards of one's own); it does not weigh what choices suggest.
    """
    printed = printed_of(seen.data)
    g = table_at_hand(seen.seats, seen.options, printed, seen.data, seen.hand_number)
    g.paid = seen.results
    unknown = _unknown_cards(seen, printed)
    rng.shuffle(unknown)
    for seat, place in enumerate(seen.places):
        set_total(g, seat, place.total)
        place_row(g, seat, place.row)
        place_rewards(g, seat, [_card(printed, card, unknown) for card in place.rewards])
        mine = seat == seen.seat
        place_hand(g, seat, _known(printed, seen.hand) if mine else _taken(unknown, place.cards))
    for duel in seen.duels:
        fought = duel_without_cards(
            _turn_guard(g, duel.guard), NOBODY if duel.jailed is None else duel.jailed
        )
        for seat, card in enumerate(duel.cards):
            fought |= card_of_seat(seat, _card(printed, card, unknown))
        g.note_duel(fought)
    if seen.guard is not None and len(seen.duels) < seen.duel:
        _turn_guard(g, seen.guard)
    put_rest_away(g)
    if seen.question is not None:
        open_question(g, _ask(seen), seen.question.number)
        g.seal_as_seen(seen.question, seen.seat, rng)
    return g


def _turn_guard(g: Musketeers, value: int) -> i64:
    guard = guard_worth(g, value)
    g.turn_guard(guard)
    return guard


def _unknown_cards(seen: MusketeersView, printed: PrintedData) -> list[int]:
    """In rising order."""
    known = _known(printed, seen.hand)
    for place in seen.places:
        known |= _known(printed, place.rewards)
    for duel in seen.duels:
        known |= _known(printed, duel.cards)
    return bits.numbers(WHOLE_DECK & ~known)


def _known(printed: PrintedData, names: tuple[Card | None, ...]) -> i64:
    cards: i64 = 0
    for name in names:
        if name is not None:
            cards |= bits.bit(printed.numbers[name])
    return cards


def _taken(unknown: list[int], count: int) -> i64:
    cards: i64 = 0
    for _ in range(count):
        cards |= bits.bit(unknown.pop())
    return cards


def _card(printed: PrintedData, name: Card | None, unknown: list[int]) -> int:
    return unknown.pop() if name is None else printed.numbers[name]


def _ask(seen: MusketeersView) -> Ask[Musketeers]:
    question = seen.question
    assert question is not None
    parameters: tuple[int, ...] = (question.asked[0],)
    pending = seen.pending
    if pending is not None:
        gift = (pending.seat, pending.to, TOKEN_LETTERS.index(pending.token))
        parameters += gift if question.id == GiveTokenUp.question else (pending.to,)
    return question_named(question.id, seen.seats, parameters)
