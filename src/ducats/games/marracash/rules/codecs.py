"""How cards, shops and fountains are written in actions."""

from typing import Any, final

from ducats.engine.codecs import Field
from ducats.engine.errors import MalformedAction
from ducats.games.marracash.rules.souk import FOUNTAINS, SHOP_NAMES, SHOP_NUMBER
from ducats.games.marracash.rules.state import MarraCash


def card_names(g: MarraCash, cards: tuple[int, ...]) -> tuple[str, ...]:
    """As they are written."""
    return tuple([g.printed.card_names[card] for card in cards]) if cards else ()


@final
class CardField(Field):
    """A card, written `Y225`."""

    def written(self, g: MarraCash, answer: int) -> str:
        return g.printed.card_names[answer]

    def read(self, g: MarraCash, value: Any, rule: str) -> int:
        number = g.printed.card_numbers.get(value)
        if number is None:
            raise MalformedAction(f"there is no card {value!r}", code="no_such_card", rule=rule)
        return number


@final
class ShopField(Field):
    """A shop, written `Y3`."""

    def written(self, g: MarraCash, answer: int) -> str:
        return SHOP_NAMES[answer]

    def read(self, g: MarraCash, value: Any, rule: str) -> int:
        return shop_number(value, rule)


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
