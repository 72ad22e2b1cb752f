"""Which numbers an option takes, for all who offer them: the command line, and the form of a new table."""

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from ducats.engine.errors import BadOptions
from ducats.engine.rules import Rules


def numbers_within_bounds(field: msgspec.structs.FieldInfo) -> range | None:
    """All that the type of an option allows; None: it is no number, or one without bounds."""
    match inspect.type_info(field.type):
        case inspect.IntType(ge=int(least), le=int(most), multiple_of=step):
            return range(least, most + 1, int(step or 1))
        case _:
            return None


@cache
def accepted_numbers(rules: Rules, name: str, numbers: range) -> tuple[int, ...]:
    """Those that the game accepts beside its usual choices: options may rule out more than a type can."""
    return tuple(number for number in numbers if _takes(rules, name, number))


def _takes(rules: Rules, name: str, number: int) -> bool:
    try:
        rules.read_options({name: number})
    except BadOptions:
        return False
    return True


def options_schema(rules: Rules, schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of the options, in which a number with gaps between its bounds names every one it may be."""
    properties = dict(schema.get("properties", {}))
    for field in msgspec.structs.fields(rules.meta.options):
        numbers = numbers_within_bounds(field)
        accepted = () if numbers is None else accepted_numbers(rules, field.name, numbers)
        if numbers is not None and len(accepted) < len(numbers):
            properties[field.name] = {"enum": list(accepted), "default": field.default}
    return {**schema, "properties": properties}
