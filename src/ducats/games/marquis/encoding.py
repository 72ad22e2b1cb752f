"""The vector of Marquis."""

from typing import Final

from ducats.encoding.blocks import SEATS, Blocks, Vector, around, from_own, mark, share
from ducats.encoding.steps import LongAnswers, Section
from ducats.games.marquis.rules.bargains import ACCEPTED, DEMANDED
from ducats.games.marquis.rules.messages import Bundle
from ducats.games.marquis.rules.notation import MEASURE
from ducats.games.marquis.rules.observation import (
    COINS_EACH,
    MOST_DIAMONDS,
    MOST_IN_PILE,
    MOST_IN_RATE,
    MOST_LAID_EACH,
    MOST_POINTS,
    MOST_RUBIES,
    MOST_STOCK,
)
from ducats.games.marquis.rules.printed import COLOUR, LETTERS, MAX_SEATS
from ducats.games.marquis.rules.view import MarquisView as View
from ducats.games.marquis.rules.view import Rate
from ducats.mechanics.haggle import TERMS

BLOCKS: Final = Blocks()
NUMBERS: Final = {letter: number for number, letter in enumerate(LETTERS)}
EFFECTS: Final = ("robbery", "assassination", "payday", "theft", "demand", "toll", "sentence")


def letter(card: str) -> int:
    """A mercenary's star aside."""
    return NUMBERS[card[0]]


def coins(view: View, amount: int) -> float:
    return share(amount, COINS_EACH * view.seats)


def rated(rate: Rate | None) -> tuple[float, float]:
    if rate is None:
        return 0.0, 0.0
    return share(rate.coins, MOST_IN_RATE), share(rate.diamonds, MOST_IN_RATE)


def bundled(view: View, bundle: Bundle | None) -> tuple[float, float, float, float]:
    if bundle is None:
        return 0.0, 0.0, 0.0, 0.0
    return (
        coins(view, bundle.coins),
        share(bundle.diamonds, MOST_DIAMONDS),
        share(bundle.vetoes, view.seats),
        share(bundle.rubies, MOST_RUBIES),
    )


@BLOCKS.add(COLOUR)
def hand(view: View, out: Vector) -> None:
    """1 for each card in your own hand, in the order A C D E F H K M S T W V"""
    if view.mine is not None:
        for card in view.mine.hand:
            out[letter(card)] = 1.0


@BLOCKS.add(COLOUR)
def draw_pile(view: View, out: Vector) -> None:
    """1 for each card that must still lie in your own draw pile"""
    if view.mine is not None:
        for card in view.mine.deck:
            out[letter(card)] = 1.0


@BLOCKS.add(COLOUR)
def own_pile(view: View, out: Vector) -> None:
    """1 for each character in your own pile, as what it counts"""
    if view.mine is not None:
        for lying in view.mine.pile:
            out[letter(lying.identity)] = 1.0


@BLOCKS.add(COLOUR)
def specials(view: View, out: Vector) -> None:
    """1 for each own special card, by the card it is played with"""
    if view.mine is not None:
        for card in view.mine.specials:
            out[letter(card)] = 1.0


@BLOCKS.add(SEATS, 5)
def purse(view: View, out: Vector) -> None:
    """by seat: coins by all there are, diamonds by 20, rubies by 8, points by 60, Vetoes by seats"""
    for place, other in enumerate(from_own(view, view.places)):
        out[place] = (
            coins(view, other.coins),
            share(other.diamonds, MOST_DIAMONDS),
            share(other.rubies, MOST_RUBIES),
            share(other.points, MOST_POINTS),
            share(other.vetoes, view.seats),
        )


@BLOCKS.add(SEATS, 5)
def counts(view: View, out: Vector) -> None:
    """by seat: cards in hand and draw pile by 12, in the pile by 20, special cards by 12, taken back by 12"""
    for place, other in enumerate(from_own(view, view.places)):
        out[place] = (
            share(other.cards, COLOUR),
            share(other.deck, COLOUR),
            share(other.pile, MOST_IN_PILE),
            share(other.specials, COLOUR),
            share(other.back, COLOUR),
        )


@BLOCKS.add(SEATS, COLOUR)
def open_card(view: View, out: Vector) -> None:
    """by seat: the open character, as what it counts"""
    for place, other in enumerate(from_own(view, view.places)):
        if other.open is not None:
            out[place, letter(other.open.card.identity)] = 1.0


@BLOCKS.add(SEATS, 4)
def open_marks(view: View, out: Vector) -> None:
    """by seat, of the open character: better rate, toll, used, number among the Marquises by seats"""
    for place, other in enumerate(from_own(view, view.places)):
        if other.open is not None:
            card = other.open.card
            out[place] = other.open.marked, other.open.toll, card.used, share(card.rank, view.seats)


@BLOCKS.add(SEATS, SEATS)
def protection(view: View, out: Vector) -> None:
    """1 where the row's Countess protects the column"""
    for place, other in enumerate(from_own(view, view.places)):
        if other.open is not None and other.open.protects is not None:
            out[place, around(view, other.open.protects)] = 1.0


@BLOCKS.add(SEATS, COLOUR)
def laid(view: View, out: Vector) -> None:
    """by seat: 1 for each card laid at least once"""
    for place, other in enumerate(from_own(view, view.places)):
        for card in other.laid:
            out[place, letter(card)] = 1.0


@BLOCKS.add(SEATS, COLOUR)
def might_lay(view: View, out: Vector) -> None:
    """by seat: 1 for each character that may still come as far as the table knows"""
    for place, other in enumerate(from_own(view, view.places)):
        for card in other.might_lay:
            out[place, letter(card)] = 1.0


@BLOCKS.add(SEATS, COLOUR)
def eliminated(view: View, out: Vector) -> None:
    """by seat: 1 for each eliminated character"""
    for place, other in enumerate(from_own(view, view.places)):
        for card in other.eliminated:
            out[place, letter(card)] = 1.0


@BLOCKS.add(SEATS, COLOUR)
def last(view: View, out: Vector) -> None:
    """by seat: what the last card laid counted as"""
    for place, other in enumerate(from_own(view, view.places)):
        if other.last is not None:
            out[place, letter(other.last)] = 1.0


@BLOCKS.add(SEATS, 9)
def facts(view: View, out: Vector) -> None:
    """by seat: out, must lay the Prosecutor, has shown it, might veto, might prosecute, surely holds the
    Veto, safe from this card, coins came this turn, coins came ever"""
    for place, other in enumerate(from_own(view, view.places)):
        out[place] = (
            other.out,
            other.bound,
            other.shown,
            other.might_veto,
            other.might_prosecute,
            other.veto_known,
            other.shielded,
            other.coins_came,
            other.coins_ever,
        )


@BLOCKS.add(SEATS, 2)
def rates(view: View, out: Vector) -> None:
    """by seat: the rate, coins and diamonds, each by 9"""
    for place, other in enumerate(from_own(view, view.places)):
        out[place] = rated(other.rate)


@BLOCKS.add(SEATS, 4)
def offers(view: View, out: Vector) -> None:
    """by seat: what they have offered the Countess, as in purse: coins, diamonds, Vetoes, rubies"""
    for place, other in enumerate(from_own(view, view.places)):
        out[place] = bundled(view, other.offer)


@BLOCKS.add(SEATS)
def turn(view: View, out: Vector) -> None:
    """whose turn it is"""
    mark(view, out, view.turn)


@BLOCKS.add(SEATS)
def veto_played(view: View, out: Vector) -> None:
    """whose Veto is being disputed"""
    mark(view, out, view.veto_played)


@BLOCKS.add(6)
def table(view: View, out: Vector) -> None:
    """treasury by all coins, diamonds and rubies left by 21 (1 if unlimited), clockwise, cards laid by 24 a
    seat, Marquises since the last reversal by seats"""
    out[:] = (
        coins(view, view.treasury),
        1.0 if view.diamonds is None else share(view.diamonds, MOST_STOCK),
        1.0 if view.rubies is None else share(view.rubies, MOST_STOCK),
        view.clockwise,
        share(view.laid, MOST_LAID_EACH * view.seats),
        share(view.marquises, view.seats),
    )


@BLOCKS.add(COLOUR)
def mercenaries(view: View, out: Vector) -> None:
    """1 for each mercenary who can still be hired"""
    for card in view.mercenaries:
        out[letter(card)] = 1.0


@BLOCKS.add(len(EFFECTS))
def effect(view: View, out: Vector) -> None:
    """what the open question is about: robbery, assassination, payday, theft, demand, toll, sentence"""
    if view.matter is not None and view.matter.effect is not None:
        out[EFFECTS.index(view.matter.effect)] = 1.0


@BLOCKS.add(3, SEATS)
def concerned(view: View, out: Vector) -> None:
    """culprit, victim, and the other side of a bargain"""
    if view.matter is not None:
        for row, seat in enumerate((view.matter.culprit, view.matter.victim, view.matter.other)):
            mark(view, out[row], seat)


@BLOCKS.add(5)
def at_stake(view: View, out: Vector) -> None:
    """coins that would be taken, whether the open character would die, duty, the rate of the asked player"""
    if view.matter is not None:
        matter = view.matter
        out[:] = coins(view, matter.coins), matter.kills, matter.duty, *rated(matter.rate)


@BLOCKS.add(4)
def terms(view: View, out: Vector) -> None:
    """the terms that can be accepted now: coins, diamonds, Vetoes, rubies"""
    if view.matter is not None:
        out[:] = bundled(view, view.matter.standing)


GOODS: Final = Section(MEASURE.radix, MEASURE.names, fastest_first=True)
WORD: Final = (*(Section() for _ in range(TERMS)), GOODS)
"""Yes, no, or a bundle."""

LONG_ANSWERS: Final[LongAnswers] = {
    "marquis.intervene": WORD,
    "marquis.answer_price": WORD,
    "marquis.offer_fee": WORD,
    "marquis.choose_client": (
        *(Section() for _ in range(ACCEPTED)),
        Section((DEMANDED - ACCEPTED,), ("client",)),
        Section((MAX_SEATS, *MEASURE.radix), ("client", *MEASURE.names), fastest_first=True),
    ),
}
