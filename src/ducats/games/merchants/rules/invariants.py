"""What must be true of every table of Merchants: nothing is lost or made, and everything has its place."""

from ducats.engine.errors import BrokenInvariant
from ducats.engine.play import Play
from ducats.games.merchants.rules import counts
from ducats.games.merchants.rules import fields as f
from ducats.games.merchants.rules.names import (
    CITY_COUNT,
    GOOD_COUNT,
    MAX_SEATS,
    WAGONS,
)
from ducats.games.merchants.rules.printed import PrintedData
from ducats.games.merchants.rules.roads import NOWHERE


def part(g: Play, field: int, length: int) -> list[int]:
    return [int(cell) for cell in g.cells[field : field + length]]


def is_short(packed: list[int]) -> bool:
    """Whether a count has fallen below 0: it is then larger than any real one, or all is negative."""
    return any(one < 0 or one & counts.TOO_MANY for one in packed)


def check_money(g: Play, printed: PrintedData) -> None:
    cash = part(g, f.CASH, g.seats)
    if min(cash) < 0 or sum(cash) + g.cells[f.BANK] != g.seats * printed.start_cash:
        raise BrokenInvariant("money was lost or made", rule="MA-17")


def check_goods(g: Play, printed: PrintedData) -> None:
    stores = part(g, f.STORES, MAX_SEATS * CITY_COUNT)
    cargo = part(g, f.CARGO, WAGONS * MAX_SEATS)
    supply = part(g, f.SUPPLY, 1)
    if is_short(stores) or is_short(cargo) or is_short(supply):
        raise BrokenInvariant("a good is missing", rule="MA-16")
    if sum(stores) + sum(cargo) + sum(supply) != counts.pack([printed.supply] * GOOD_COUNT):
        raise BrokenInvariant("a good was lost or made", rule="MA-16")
    for wagon in range(WAGONS):
        if sum(cargo[wagon * MAX_SEATS : (wagon + 1) * MAX_SEATS]) != g.cells[f.LOADS + wagon]:
            raise BrokenInvariant("a wagon does not know its load", rule="MA-22")


def check_influence(g: Play, copies: list[int]) -> None:
    cards = [*part(g, f.HANDS, MAX_SEATS), int(g.cells[f.PILE]), int(g.cells[f.PLAYED])]
    if is_short(cards):
        raise BrokenInvariant("an influence card is missing", rule="MA-44")
    if sum(cards) != counts.pack(copies):
        raise BrokenInvariant("an influence card was lost or made", rule="MA-44")


def check_board(g: Play, printed: PrintedData) -> None:
    places = [space for space in part(g, f.WAGON_AT, WAGONS) if space != NOWHERE]
    if len(set(places)) != len(places):
        raise BrokenInvariant("two wagons stand on one space", rule="MA-33")
    if g.cells[f.COURIER] < CITY_COUNT:
        raise BrokenInvariant("the courier is in a city", rule="MA-39")
    if not all(1 <= level <= printed.levels for level in part(g, f.LEVELS, GOOD_COUNT)):
        raise BrokenInvariant("a price is off the scale", rule="MA-49")
    if not all(0 <= status <= printed.top for status in part(g, f.STATUS, g.seats)):
        raise BrokenInvariant("somebody is off the ladder", rule="MA-68")
    if not all(0 < tokens <= printed.all_tokens for tokens in part(g, f.TOKENS, g.seats)):
        raise BrokenInvariant("a movement token is missing", rule="MA-29")
