"""The vector of Musketeers."""

from typing import Final

from ducats.encoding.blocks import SEATS, Blocks, Vector, around, from_own, mark, share
from ducats.games.musketeers.rules.observation import (
    HIGHEST_GUARD,
    HIGHEST_VALUE,
    STRONGEST,
    TOKENS_OF_A_KIND,
)
from ducats.games.musketeers.rules.printed import (
    CARDS_DEALT,
    DECK,
    DUELS,
    GUARDS,
    REWARD_CARDS,
    TOKEN_LETTERS,
    printed_of,
)
from ducats.games.musketeers.rules.view import MusketeersView as View

BLOCKS: Final = Blocks()


@BLOCKS.add(DECK)
def hand(view: View, out: Vector) -> None:
    """1 for each card in your own hand, weakest first"""
    for card in view.hand:
        out[printed_of(view.data).numbers[card]] = 1.0


@BLOCKS.add(REWARD_CARDS, 2)
def rewards(view: View, out: Vector) -> None:
    """by slot, value and strength of your own reward"""
    assert view.seat is not None
    printed = printed_of(view.data)
    for slot, card in enumerate(view.places[view.seat].rewards):
        if card is not None:
            number = printed.numbers[card]
            out[slot] = share(int(printed.values[number]), HIGHEST_VALUE), share(number, STRONGEST)


@BLOCKS.add(SEATS, DECK)
def played(view: View, out: Vector) -> None:
    """1 for each card that a seat has been seen to play in this hand"""
    numbers = printed_of(view.data).numbers
    for duel in view.duels:
        for place, card in enumerate(from_own(view, duel.cards)):
            if card is not None:
                out[place, numbers[card]] = 1.0


@BLOCKS.add(SEATS, REWARD_CARDS, len(TOKEN_LETTERS))
def tokens(view: View, out: Vector) -> None:
    """by seat and slot: bare, jewel or prison"""
    for place, other in enumerate(from_own(view, view.places)):
        for slot, letter in enumerate(other.row):
            out[place, slot, TOKEN_LETTERS.index(letter)] = 1.0


@BLOCKS.add(SEATS, 3)
def standing(view: View, out: Vector) -> None:
    """by seat: total of the match by its target, jailed, has chosen a card"""
    for place, other in enumerate(from_own(view, view.places)):
        out[place] = share(other.total, view.options.match_target), other.jailed, other.committed


@BLOCKS.add(2)
def centre(view: View, out: Vector) -> None:
    """jewels and prisons in the centre, each of 3"""
    out[:] = share(view.jewels, TOKENS_OF_A_KIND), share(view.prisons, TOKENS_OF_A_KIND)


@BLOCKS.add(2)
def guard(view: View, out: Vector) -> None:
    """1 if a guard stands there; its value by 40"""
    if view.guard is not None:
        out[:] = 1.0, share(view.guard, HIGHEST_GUARD)


@BLOCKS.add(GUARDS)
def guards_left(view: View, out: Vector) -> None:
    """1 for each guard that may still come, weakest first"""
    guards = list(printed_of(view.data).guards)
    for value in view.guards_left:
        out[guards.index(value) + int(out[guards.index(value)])] = 1.0


@BLOCKS.add(3)
def clock(view: View, out: Vector) -> None:
    """number of the duel by 9, of the hand by the most there can be, cards in your own hand by 12"""
    out[:] = (
        share(view.duel, DUELS),
        share(view.hand_number, view.options.max_hands),
        share(len(view.hand), CARDS_DEALT),
    )


@BLOCKS.add(SEATS)
def taker(view: View, out: Vector) -> None:
    """who takes the token that another player is about to give up"""
    if view.pending is not None:
        mark(view, out, view.pending.seat)


@BLOCKS.add(REWARD_CARDS, 2)
def onto(view: View, out: Vector) -> None:
    """onto which slot, a jewel or a prison"""
    if view.pending is not None:
        out[view.pending.to, "JP".index(view.pending.token)] = 1.0


@BLOCKS.add(SEATS, DUELS)
def concerned(view: View, out: Vector) -> None:
    """1 in the column of each duel of this hand for the seat that had to act on it"""
    for number, duel in enumerate(view.duels):
        out[around(view, duel.seat), number] = 1.0


@BLOCKS.add(DUELS)
def won(view: View, out: Vector) -> None:
    """1 for each duel of this hand that was won"""
    for number, duel in enumerate(view.duels):
        out[number] = duel.won
