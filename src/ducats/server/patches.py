"""What has changed from one view to the next, as a list of places and values.

A patch is a list of pairs: a path of names and positions from the view down, and what lies there now. A
position just beyond the end of a list appends to it. What became shorter, has other names in it, or carries
its own `type` is written anew as a whole: nothing is ever deleted, so that applying a patch is one loop.
"""

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from types import NoneType
from typing import Any, Final

import msgspec

Path = tuple[str | int, ...]
Change = tuple[Path, Any]
"""Where, and what lies there now."""
Patch = tuple[Change, ...]

Fields = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]

encode = msgspec.json.Encoder().encode
_PLAIN: Final = frozenset((int, str, bool, float, NoneType))
"""Values without parts: most of what changes."""
_SHORT: Final = 3
"""In a list that is so many times longer than its changes, they are hardly ever longer than the whole."""
_known_fields: dict[Any, Fields | None] = {}


def diff(before: Any, after: Any) -> Patch:
    """What to put where, so that one value becomes the other: structs, dicts, lists and plain values."""
    found: list[Change] = []
    if before is not after and before != after:
        _note(found, (), before, after)
    return tuple(found)


def _note(found: list[Change], path: Path, before: Any, after: Any) -> None:
    """Two values that differ: by their parts, or as a whole where they have no parts in common."""
    kind: Any = type(after)
    if type(before) is not kind:
        found.append((path, after))
    elif kind is tuple or kind is list:
        _note_list(found, path, before, after)
    elif kind is dict and list(before) == list(after):
        _note_parts(found, path, tuple(after), before.values(), after.values())
    elif fields := _fields(kind):
        names, values = fields
        _note_parts(found, path, names, values(before), values(after))
    else:
        found.append((path, after))


def _fields(kind: Any) -> Fields | None:
    """The names of a struct's fields, and what reads them all at once; None if it has no parts."""
    if kind not in _known_fields:
        _known_fields[kind] = None
        if issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag is None:
            names = kind.__struct_fields__
            one = attrgetter(*names)
            _known_fields[kind] = (names, one if len(names) > 1 else lambda value: (one(value),))
    return _known_fields[kind]


def _note_parts(
    found: list[Change], path: Path, names: Iterable[str | int], before: Iterable[Any], after: Iterable[Any]
) -> None:
    for name, one, other in zip(names, before, after, strict=False):
        if one is not other and one != other:
            if type(other) in _PLAIN:
                found.append(((*path, name), other))
            else:
                _note(found, (*path, name), one, other)


def _note_list(found: list[Change], path: Path, before: Sequence[Any], after: Sequence[Any]) -> None:
    """Entry by entry, if that is shorter than the whole list."""
    if len(before) <= len(after):
        changes: list[Change] = []
        _note_parts(changes, path, range(len(before)), before, after)
        changes += [((*path, place), after[place]) for place in range(len(before), len(after))]
        # To weigh the two costs more than to send a few bytes too many.
        are_few = len(changes) * _SHORT <= len(after)
        if are_few or len(encode(changes)) <= len(encode([(path, after)])):
            found += changes
            return
    found.append((path, after))
