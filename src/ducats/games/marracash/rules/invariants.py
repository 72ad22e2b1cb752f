"""What must always be true of the table: nobody is lost, no money is made."""

from typing import TYPE_CHECKING

from ducats.engine import bits
from ducats.engine.errors import BrokenInvariant
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.books import COMMISSIONS, PAID, net
from ducats.games.marracash.rules.printed import CARDS, shop_colour
from ducats.games.marracash.rules.souk import FOUNTAINS, SHOP_NAMES, SHOPS
from ducats.mechanics.open_auction import NOBODY

if TYPE_CHECKING:
    from ducats.games.marracash.rules.state import MarraCash


def check_table(g: "MarraCash") -> None:
    """MC-43, MC-R04: nothing is lost, and nobody waits before an owned shop of their colour."""
    if g.phase():
        _check_visitors(g)
    received = paid = 0
    for seat in range(g.seats):
        columns = g.books(seat)
        received += columns[COMMISSIONS]
        paid += columns[PAID]
        if g.cash(seat) != g.base(seat) + net(columns) or g.cash(seat) < 0:
            raise BrokenInvariant(f"the money of seat {seat} does not add up", rule="MC-11")
        if g.signs(seat) + len(g.shops_of(seat)) != g.chosen.signs:
            raise BrokenInvariant(f"a sign of seat {seat} is missing", rule="MC-4")
    if received != paid:
        raise BrokenInvariant("a commission was paid to nobody", rule="MC-48")
    _check_cards(g)


def everybody_there(g: "MarraCash") -> tuple[int, ...]:
    """All visitors on the table by colour."""
    everybody = g.walking()
    for fountain in range(FOUNTAINS):
        everybody += g.group(fountain)
    for place in range(g.line_taken(), g.line_taken() + g.waiting()):
        everybody += groups.alike(g.in_line(place), 1)
    for shop in range(SHOPS):
        everybody += groups.alike(shop_colour(shop), g.customers(shop))
    return tuple(groups.by_colour(everybody))


def _check_visitors(g: "MarraCash") -> None:
    for shop in range(SHOPS):
        if (g.owner(shop) == NOBODY) != g.is_free(shop):
            raise BrokenInvariant(f"{SHOP_NAMES[shop]} is free and has an owner", rule="MC-23")
        if g.owner(shop) == NOBODY and g.customers(shop):
            raise BrokenInvariant(f"{SHOP_NAMES[shop]} has customers but no owner", rule="MC-37")
        if g.owner(shop) != NOBODY and g.waiting_before(shop):
            raise BrokenInvariant(f"visitors wait before {SHOP_NAMES[shop]}", rule="MC-R04")
    if any((g.group(fountain) != 0) != bits.has(g.occupied(), fountain) for fountain in range(FOUNTAINS)):
        raise BrokenInvariant("a fountain is empty and occupied", rule="MC-35")
    if everybody_there(g) != tuple(g.cast):
        raise BrokenInvariant("a visitor was lost or made", rule="MC-43")


def _check_cards(g: "MarraCash") -> None:
    lying = [*bits.numbers(g.deck()), *g.open_cards]
    for seat in range(g.seats):
        lying += [*g.sold[seat], *bits.numbers(g.hand(seat))]
    if lying and sorted(lying) != list(range(CARDS)):
        raise BrokenInvariant("a souvenir card is missing or doubled", rule="MC-60")
