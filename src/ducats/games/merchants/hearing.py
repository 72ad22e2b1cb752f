"""From names in typed actions to the numbers of the table, with errors that say what is wrong."""

from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.games.merchants.names import CITIES, GOODS, INFLUENCE, INVESTMENTS
from ducats.games.merchants.state import Merchants


def number_of(names: tuple[str, ...], name: str, code: str) -> int:
    if name not in names:
        raise MalformedAction(f"{name!r} is unknown: {code.replace('_', ' ')}", code=code)
    return names.index(name)


def good_number(name: str) -> int:
    return number_of(GOODS, name, code="no_such_good")


def city_number(name: str) -> int:
    return number_of(CITIES, name, code="no_such_city")


def investment_number(name: str) -> int:
    return number_of(INVESTMENTS, name, code="no_such_card")


def influence_number(name: str) -> int:
    return number_of(INFLUENCE, name, code="no_such_card")


def space_number(g: Merchants, name: str) -> int:
    return number_of(g.tables.roads.names, name, code="no_such_space")


def steps_of(g: Merchants, amount: int, rule: str) -> int:
    """An amount of money in units; MAR-38 and the quantum: multiples of the smallest coin."""
    if amount % g.tables.unit:
        raise IllegalAction(
            f"amounts are multiples of {g.tables.unit}", code="amount_not_in_steps", rule=rule
        )
    return amount // g.tables.unit


def not_now(message: str, code: str, rule: str) -> IllegalAction:
    return IllegalAction(message, code=code, rule=rule)
