"""How bundles are counted and written."""

from typing import Final

from ducats.engine.errors import MalformedAction
from ducats.games.marquis.actions import Bundle
from ducats.games.marquis.state import Marquis
from ducats.games.marquis.tables import COLOUR, LETTERS
from ducats.mechanics.haggle import Measure

MEASURE: Final = Measure(("coins", "diamonds", "vetoes", "rubies"), (32, 9, 8, 9), (1, 1, 1, 1))
"""MQ-63, MQ-97, MQ-R30: what a bundle can hold; at most 32 coins and 8 Vetos exist."""


def bundle(code: int) -> Bundle:
    coins, diamonds, vetoes, rubies = MEASURE.amounts(code)
    return Bundle(coins, diamonds, vetoes, rubies)


def amounts(of: Bundle) -> list[int]:
    return [of.coins, of.diamonds, of.vetoes, of.rubies]


def public_goods(g: Marquis, seat: int) -> list[int]:
    """What everybody sees a player own; rubies only where the table trades them (MQ-R30)."""
    rubies = g.rubies[seat]
    if rubies and not g.options.negotiate_rubies:
        rubies = 0
    return [g.coins[seat], g.diamonds[seat], g.vetoes[seat], rubies]


def owns_openly(g: Marquis, seat: int) -> bool:
    """Whether there is any of it."""
    if g.coins[seat] > 0 or g.diamonds[seat] > 0 or g.vetoes[seat] > 0:
        return True
    return g.rubies[seat] > 0 and g.options.negotiate_rubies


def own_goods(g: Marquis, seat: int) -> list[int]:
    """MQ-R31: the same with the Veto in hand."""
    goods = public_goods(g, seat)
    if g.holds_veto(seat):
        goods[2] += 1
    return goods


def letter_number(name: str, rule: str) -> int:
    """The letter that a card is written with."""
    if len(name) != 1 or name not in LETTERS:
        raise MalformedAction(f"there is no card {name!r}", code="no_such_card", rule=rule)
    return LETTERS.index(name)


def short(g: Marquis, card: int) -> int:
    """A card as an answer: the letter of an own one, COLOUR + letter of a mercenary (MQ-V3)."""
    return card % COLOUR + COLOUR if g.is_mercenary(card) else card % COLOUR


def short_name(answer: int) -> str:
    return LETTERS[answer % COLOUR] + "*" if answer >= COLOUR else LETTERS[answer]


def short_number(name: str, rule: str) -> int:
    starred = name.endswith("*")
    return letter_number(name[:-1] if starred else name, rule) + (COLOUR if starred else 0)
