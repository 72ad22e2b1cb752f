"""From names in typed actions to the numbers of the table and back, with errors that say what is wrong."""

from typing import Any, final

from ducats.engine.codecs import Codec, Field
from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.engine.messages import Action
from ducats.games.merchants.rules.messages import BuyGood, SellStored
from ducats.games.merchants.rules.names import CITIES, CITY_COUNT, GOOD_COUNT, GOODS, INFLUENCE, INVESTMENTS
from ducats.games.merchants.rules.state import Merchants


def number_of(names: tuple[str, ...], name: str, code: str) -> int:
    if name not in names:
        raise MalformedAction(f"{name!r} is unknown: {code.replace('_', ' ')}", code=code)
    return names.index(name)


def good_number(name: str) -> int:
    return number_of(GOODS, name, code="no_such_good")


def city_number(name: str) -> int:
    return number_of(CITIES, name, code="no_such_city")


def card_number(name: str) -> int:
    return number_of(INVESTMENTS, name, code="no_such_card")


def influence_number(name: str) -> int:
    return number_of(INFLUENCE, name, code="no_such_card")


def space_number(g: Merchants, name: str) -> int:
    return number_of(g.printed.roads.names, name, code="no_such_space")


def steps_of(g: Merchants, amount: int, rule: str) -> int:
    """An amount of money in units; MA-R38 and the quantum: multiples of the smallest coin."""
    if amount % g.printed.unit:
        raise IllegalAction(
            f"amounts are multiples of {g.printed.unit}", code="amount_not_in_steps", rule=rule
        )
    return amount // g.printed.unit


def not_now(message: str, code: str, rule: str) -> IllegalAction:
    return IllegalAction(message, code=code, rule=rule)


@final
class Named(Field):
    """An action whose only field is a name."""

    def __init__(self, action: type[Action], field: str, names: tuple[str, ...], code: str) -> None:
        super().__init__(action, field)
        self.names = names
        self.code = code

    def written(self, g: Any, answer: int) -> Any:
        return self.names[answer]

    def read(self, g: Any, value: Any, rule: str) -> int:
        return number_of(self.names, value, self.code)


def investment(action: type[Action]) -> Named:
    return Named(action, "card", INVESTMENTS, "no_such_card")


@final
class GoodInCity(Codec):
    """A good in one of the cities: `first` + city * GOOD_COUNT + good."""

    def __init__(self, action: type[BuyGood] | type[SellStored], first: int) -> None:
        self.kind = action
        self.first = first
        self.actions = [
            action(GOODS[place % GOOD_COUNT], CITIES[place // GOOD_COUNT])
            for place in range(CITY_COUNT * GOOD_COUNT)
        ]

    def say(self, g: Any, answer: int) -> Action:
        return self.actions[answer - self.first]

    def hear(self, g: Any, action: Action, rule: str) -> int | None:
        if not isinstance(action, self.kind):
            return None
        return self.first + city_number(action.city) * GOOD_COUNT + good_number(action.good)
