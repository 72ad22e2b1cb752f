"""What has changed from one view to the next, as a list of places and values.

A patch is a list of pairs: a path of names and positions from the view down, and what lies there now. A
position just beyond the end of a list appends to it. What became shorter, has other names in it, or carries
its own `type` is written anew as a whole: nothing is ever deleted, so that applying a patch is one loop.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

Path = tuple[str | int, ...]
Change = tuple[Path, Any]
"""Where, and what lies there now."""
Patch = tuple[Change, ...]

encode = msgspec.json.Encoder().encode


def diff(before: Any, after: Any) -> Patch:
    """What to put where, so that one value becomes the other: structs, dicts, lists and plain values."""
    return tuple(_changes((), before, after))


def _changes(path: Path, before: Any, after: Any) -> list[Change]:
    """By the parts of both values, or as a whole where they have no parts in common."""
    if before is after or before == after:
        return []
    whole: list[Change] = [(path, after)]
    if type(before) is not type(after):
        return whole
    if isinstance(after, msgspec.Struct) and after.__struct_config__.tag is None:
        names = after.__struct_fields__
        return _each(path, [(name, getattr(before, name), getattr(after, name)) for name in names])
    if isinstance(after, dict) and list(before) == list(after):
        return _each(path, [(name, before[name], value) for name, value in after.items()])
    if isinstance(after, list | tuple) and len(before) <= len(after):
        changes = _each(path, zip(range(len(before)), before, after, strict=False))
        changes += [((*path, place), after[place]) for place in range(len(before), len(after))]
        return changes if len(encode(changes)) <= len(encode(whole)) else whole
    return whole


def _each(path: Path, parts: Iterable[tuple[str | int, Any, Any]]) -> list[Change]:
    found: list[Change] = []
    for place, before, after in parts:
        if before is not after and before != after:
            found += _changes((*path, place), before, after)
    return found
