"""That nothing on a table of Marquis is lost or made."""

from typing import TYPE_CHECKING

from ducats.engine import bits
from ducats.engine.errors import BrokenInvariant
from ducats.engine.messages import Seat
from ducats.games.marquis.rules.goods_state import NO_CARD, NOBODY, UNLIMITED
from ducats.games.marquis.rules.printed import COLOUR, MERCENARIES, ONE_BOX, SPECIALS, C, E, F, S, V

if TYPE_CHECKING:
    from ducats.games.marquis.rules.state import Marquis


def check(g: "Marquis") -> None:
    """Every coin, jewel and card is somewhere, once."""
    seats = range(g.seats)
    owned = [[g.coins(seat), g.diamonds(seat), g.rubies(seat)] for seat in seats]
    if g.treasury() < 0 or min([min(goods) for goods in owned]) < 0:
        raise BrokenInvariant("somebody owes coins or jewels")
    if g.treasury() + sum([goods[0] for goods in owned]) != g.printed.coins_per_player * g.seats:
        raise BrokenInvariant("a coin was lost or made", rule="MQ-04")
    _check_jewels(g)
    _check_vetoes(g)
    for seat in seats:
        _check_cards(g, seat)
        _check_open(g, seat)
    _check_variants(g)


def _check_jewels(g: "Marquis") -> None:
    owned = [int(g.diamonds(seat)) for seat in range(g.seats)]
    if max(owned) >= g.printed.diamonds_per_ruby and g.rubies_left() != 0:
        raise BrokenInvariant("five diamonds were not changed", rule="MQ-44")
    if g.diamonds_left() == UNLIMITED:
        return
    boxes = 1 if g.seats <= ONE_BOX else 2
    diamonds, rubies = g.printed.stock[g.options.jewel_supply]
    if (
        g.diamonds_left() + sum(owned) != boxes * diamonds
        or g.rubies_left() + sum([int(g.rubies(seat)) for seat in range(g.seats)]) != boxes * rubies
        or g.diamonds_left() < 0
        or g.rubies_left() < 0
    ):
        raise BrokenInvariant("a jewel was lost or made", rule="MQ-R01")


def _check_vetoes(g: "Marquis") -> None:
    found = int(g.vetoes_gone()) + (g.veto_played() != NOBODY)
    for seat in range(g.seats):
        hidden = bits.has(g.hand(seat) | g.deck(seat), V) or V in g.lost(seat)
        found += int(g.vetoes(seat)) + hidden
    if found != g.seats:
        raise BrokenInvariant("a Veto was lost or made", rule="MQ-48")


def _check_cards(g: "Marquis", seat: Seat) -> None:
    lying = [card % COLOUR for card in g.pile(seat) + g.dead(seat) if card // COLOUR == seat]
    gone = [] if g.might_veto(seat) else [V]
    cards = bits.numbers(g.hand(seat)) + bits.numbers(g.deck(seat)) + g.lost(seat) + lying + gone
    if sorted(cards) != list(range(COLOUR)):
        raise BrokenInvariant(f"seat {seat} has lost or doubled a card", rule="MQ-05")
    if g.has_shown(seat) and not g.holds(seat, S):
        raise BrokenInvariant(f"seat {seat} has shown a Prosecutor without holding one", rule="MQ-99")
    if g.is_veto_known(seat) and not g.holds_veto(seat):
        raise BrokenInvariant(f"seat {seat} has offered a Veto without holding one", rule="MQ-R31")


def _check_variants(g: "Marquis") -> None:
    specials = bits.numbers(g.specials_left()) + bits.numbers(g.specials_spent()) + g.specials_played()
    foreign = bits.numbers(g.mercenaries()) + g.discharged()
    for seat in range(g.seats):
        specials += bits.numbers(g.specials(seat))
        foreign += [card for card in g.pile(seat) + g.dead(seat) if g.is_mercenary(card)]
        if g.hired(seat) != NO_CARD:
            foreign.append(int(g.hired(seat)))
    if specials and sorted(specials) != list(SPECIALS):
        raise BrokenInvariant("a special card was lost or made", rule="MQ-V2")
    whole = [card for card in range(g.seats * COLOUR, g.cards()) if card % COLOUR in MERCENARIES]
    if sorted(foreign) != whole:
        raise BrokenInvariant("a mercenary was lost or made", rule="MQ-V3")


def _check_open(g: "Marquis", seat: Seat) -> None:
    pile, client = g.pile(seat), int(g.protects(seat))
    if g.shows(seat) != (g.identity(pile[-1]) if pile else NO_CARD):
        raise BrokenInvariant("an open card counts as another", rule="MQ-14")
    if client != NOBODY and (not pile or g.open_card(client) == NO_CARD or client == seat):
        raise BrokenInvariant("a protection without a card", rule="MQ-65")
    if client != NOBODY and g.has_toll(seat):
        raise BrokenInvariant("a protection and a toll together", rule="MQ-69")
    if (client != NOBODY or g.has_toll(seat)) and g.shows(seat) != C:
        raise BrokenInvariant("only a Countess protects or claims a toll", rule="MQ-63")
    if g.is_marked(seat) and g.shows(seat) != E:
        raise BrokenInvariant("only an Extortioner is marked", rule="MQ-77")
    for card in pile:
        if card % COLOUR != F and g.identity(card) != card % COLOUR:
            raise BrokenInvariant("only a Cardsharp imitates", rule="MQ-80")
