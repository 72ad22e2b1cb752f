"""What the questions of MarraCash have in common when they listen."""

from ducats.engine.errors import MalformedAction
from ducats.games.marracash.souk import FOUNTAINS, SHOP_NUMBER
from ducats.games.marracash.state import MarraCash


def card_number(g: MarraCash, name: str, rule: str) -> int:
    """The card that is written `Y225`."""
    number = g.tables.card_numbers.get(name)
    if number is None:
        raise MalformedAction(f"there is no card {name!r}", code="no_such_card", rule=rule)
    return number


def shop_number(name: str, rule: str) -> int:
    """The shop that is written `Y3`."""
    number = SHOP_NUMBER.get(name)
    if number is None:
        raise MalformedAction(f"there is no shop {name!r}", code="no_such_shop", rule=rule)
    return number


def fountain_number(printed: int, rule: str) -> int:
    """The fountain with a printed number."""
    if not 1 <= printed <= FOUNTAINS:
        raise MalformedAction(f"there is no fountain {printed}", code="no_such_fountain", rule=rule)
    return printed - 1
