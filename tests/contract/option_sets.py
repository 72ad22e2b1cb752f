"""Sets of options to test a game with, read off its Options: nothing to write for a new game."""

from typing import Any

import msgspec

from ducats.engine.errors import BadData, BadOptions
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules

RANDOM_SETS = 4


def alternatives(rules: Rules) -> dict[str, list[Any]]:
    """For each option its values other than the default: all of them, or the ends of a range."""
    default = rules.read_options({})
    found: dict[str, list[Any]] = {}
    for field in msgspec.structs.fields(rules.meta.options):
        kind = msgspec.inspect.type_info(field.type)
        if isinstance(kind, msgspec.inspect.LiteralType):
            values: list[Any] = list(kind.values)
        elif isinstance(kind, msgspec.inspect.BoolType):
            values = [False, True]
        elif isinstance(kind, msgspec.inspect.IntType):
            values = [end for end in (kind.ge, kind.le) if end is not None]
        elif isinstance(kind, msgspec.inspect.StrType):
            continue
        else:
            raise AssertionError(f"option {field.name}: teach option_sets.py to vary {kind}")
        found[field.name] = [value for value in values if value != getattr(default, field.name)]
    return found


def fit_together(
    rules: Rules, options: dict[str, Any], data: str | None = None, seats: int | None = None
) -> bool:
    """Whether a table with these options can be opened; for the fewest players unless `seats` are given."""
    try:
        rules.check_table(seats or rules.meta.min_seats, rules.read_options(options), data)
    except (BadData, BadOptions):
        return False
    return True


def option_sets(rules: Rules) -> list[dict[str, Any]]:
    """The defaults, each other value once, and some of everything."""
    others = alternatives(rules)
    sets: list[dict[str, Any]] = [{}]
    sets += [{name: value} for name, values in others.items() for value in values]
    rng = Rng(f"options of {rules.meta.id}")
    for _ in range(RANDOM_SETS):
        sets.append({name: rng.choice(values) for name, values in others.items() if values and rng.below(2)})
    return [options for options in sets if fit_together(rules, options)]


def bad_options(rules: Rules) -> list[dict[str, Any]]:
    """For each option values of a wrong type or out of range, and an option that does not exist."""
    bad: list[dict[str, Any]] = [{"no_such_option_at_all": 1}]
    for field in msgspec.structs.fields(rules.meta.options):
        kind = msgspec.inspect.type_info(field.type)
        bad += [{field.name: None}, {field.name: [1]}, {field.name: "no such value"}]
        if isinstance(kind, msgspec.inspect.IntType):
            bad.append({field.name: 1.5})
            bad += [{field.name: kind.ge - 1}] if kind.ge is not None else []
            bad += [{field.name: kind.le + 1}] if kind.le is not None else []
    return bad
