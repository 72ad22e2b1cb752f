"""Every coin, jewel and card is somewhere, once: a table on which that is not so is noticed."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.marquis.table import at

from ducats.engine.bits import bit
from ducats.engine.errors import BrokenInvariant
from ducats.games.marquis.rules import fields
from ducats.games.marquis.rules.printed import C, D, H, K, T
from ducats.games.marquis.rules.state import Marquis

Break = Callable[[Marquis], object]


def put(field: int, value: int) -> Break:
    return lambda g: g.put(field, value)


def move(seat: int, diamonds: int, rubies: int) -> Break:
    """Jewels from the middle to a player, whether they are there or not."""

    def change(g: Marquis) -> None:
        g.add_jewels(seat, diamonds, rubies)
        g.add_to_stock(-diamonds, -rubies)

    return change


def both(*changes: Break) -> Break:
    return lambda g: [change(g) for change in changes]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (put(fields.TREASURY, 11), "a coin was lost or made"),
        (both(put(fields.TREASURY, -1), put(fields.COINS, 13)), "owes"),
        (both(put(fields.COINS, -1), put(fields.TREASURY, 13)), "owes"),
        (put(fields.DIAMONDS + 1, -1), "owes"),
        (put(fields.RUBIES + 2, -1), "owes"),
        (move(1, 5, 0), "five diamonds were not changed"),
        (put(fields.DIAMONDS, 1), "a jewel was lost or made"),
        (put(fields.RUBIES, 1), "a jewel was lost or made"),
        (move(0, 23, 15), "a jewel was lost or made"),
        (move(0, 0, 16), "a jewel was lost or made"),
        (put(fields.VETOES, 1), "a Veto was lost or made"),
        (put(fields.VETOES_GONE, 1), "a Veto was lost or made"),
        (put(fields.VETO_PLAYED, 1), "a Veto was lost or made"),
        (put(fields.DECKS + 1, 0), "lost or made|lost or doubled"),
        (put(fields.HANDS + 1, bit(H)), "seat 1 has lost or doubled a card"),
        (put(fields.SHOWN, bit(2)), "seat 2 has shown a Prosecutor"),
        (put(fields.VETO_KNOWN, bit(2)), "seat 2 has offered a Veto"),
        (put(fields.SPECIALS, bit(C)), "a special card was lost or made"),
        (put(fields.SPECIALS_LEFT, bit(C) | bit(D)), "a special card was lost or made"),
        (put(fields.MERCENARIES, bit(36 + T)), "a mercenary was lost or made"),
        (put(fields.HIRED, 36 + T), "a mercenary was lost or made"),
        (put(fields.FACES, K), "an open card counts as another"),
        (lambda g: g.protect(0, 0), "a protection without a card"),
        (lambda g: g.protect(0, 2), "a protection without a card"),
        (lambda g: g.protect(2, 0), "a protection without a card"),
        (lambda g: g.protect(0, 1), "only a Countess protects"),
        (put(fields.TOLLS, bit(1)), "only a Countess protects or claims"),
        (put(fields.TOLLS, bit(2)), "only a Countess protects or claims"),
        (put(fields.MARKED, bit(0)), "only an Extortioner is marked"),
        (put(fields.CARDS + T, K), "only a Cardsharp imitates"),
    ],
)
def test_what_is_wrong_on_a_table_is_noticed(change: Break, told: str) -> None:
    g = at("T M | K | ", hands="A C D E | A C D E | A C D E", decks=" | | ")
    g.check()
    change(g)
    with pytest.raises(BrokenInvariant, match=told):
        g.check()


def test_mq_69_a_protection_and_a_toll_together_are_noticed() -> None:
    g = at("C | K")
    g.protect(0, 1)
    g.check()
    g.set_toll(0, True)
    with pytest.raises(BrokenInvariant, match="a protection and a toll together"):
        g.check()


@pytest.mark.parametrize(
    ("piles", "chosen", "position"),
    [
        ("M | K", {}, {"rubies": [15, 0], "diamonds": [21, 0]}),
        ("M | K", {"jewel_supply": "unlimited"}, {"rubies": [40, 0], "diamonds": [4, 4]}),
        ("M | K | T | T | T", {}, {"rubies": [30, 0, 0, 0, 0], "diamonds": [42, 0, 0, 0, 0]}),
        ("M | K", {}, {"coins": [8, 0]}),
        ("F=M | E E* | C", {"mercenaries": True}, {"marked": [1], "tolls": [2]}),
    ],
)
def test_a_table_may_be_played_bare(piles: str, chosen: dict[str, Any], position: dict[str, Any]) -> None:
    at(piles, chosen, **position).check()
