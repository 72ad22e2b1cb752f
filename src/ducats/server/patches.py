"""What has changed from one view to the next, as a list of places and values.

A patch is a list of pairs: a path of names and positions from the view down, and what lies there now. A
position just beyond the end of a list appends to it. What became shorter, has other names in it, or carries
its own `type` is written anew as a whole: nothing is ever deleted, so that applying a patch is one loop.
"""

from collections.abc import Callable, Iterable, Sequence
from types import NoneType
from typing import Any, Final

import msgspec

Path = tuple[str | int, ...]
Change = tuple[Path, Any]
"""Where, and what lies there now."""
Patch = tuple[Change, ...]

Noting = Callable[[list[Change], Path, Any, Any], None]

encode = msgspec.json.Encoder().encode
_PLAIN: Final = frozenset((int, str, bool, float, NoneType))
"""Scalars: most of what changes."""
_SHORT: Final = 3
"""In a list this many times longer than its changes, these are hardly ever longer than the whole."""
_CHANGE_BYTES: Final = 16
"""Approximate size of a path to a changed scalar."""
_worth: dict[Any, int] = {}
"""By type of struct: as many changes as one of them, written as a whole, is long at least."""
_known: dict[Any, Noting | None] = {}
"""By type of struct; None: it has no parts."""


def diff(before: Any, after: Any) -> Patch:
    """What to put where, so that one value becomes the other: structs, dicts, lists and plain values."""
    found: list[Change] = []
    if before is not after and before != after:
        _note(found, (), before, after)
    return tuple(found)


def _note(found: list[Change], path: Path, before: Any, after: Any) -> None:
    """Note two values that differ: part by part, or as a whole where they have no parts in common."""
    kind: Any = type(after)
    if type(before) is not kind:
        found.append((path, after))
    elif kind is tuple or kind is list:
        _note_list(found, path, before, after)
    elif kind is dict and list(before) == list(after):
        _note_parts(found, path, tuple(after), before.values(), after.values())
    elif noting := _known[kind] if kind in _known else _learn(kind):
        noting(found, path, before, after)
    else:
        found.append((path, after))


def _learn(kind: Any) -> Noting | None:
    _known[kind] = None
    if issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag is None:
        _known[kind] = _written_for(kind.__struct_fields__)
        _worth[kind] = 1 + sum(len(f'"{name}":0,') for name in kind.__struct_fields__) // _CHANGE_BYTES
    return _known[kind]


def _written_for(names: Sequence[str]) -> Noting:
    """Generated straight-line code takes half the time of a loop over field names."""
    lines = ["def noting(found, path, before, after):"]
    for name in names:
        differ = f"(one := before.{name}) is not (other := after.{name}) and one != other"
        lines.append(f"    if {differ}: part(found, (*path, {name!r}), one, other)")
    made: dict[str, Any] = {"part": _note_part}
    exec("\n".join(lines), made)  # noqa: S102 - names of fields of our own classes
    noting: Noting = made["noting"]
    return noting


def _note_part(found: list[Change], path: Path, before: Any, after: Any) -> None:
    if type(after) in _PLAIN:
        found.append((path, after))
    else:
        _note(found, path, before, after)


def _note_parts(
    found: list[Change], path: Path, names: Iterable[str | int], before: Iterable[Any], after: Iterable[Any]
) -> None:
    for name, one, other in zip(names, before, after, strict=False):
        if one is not other and one != other:
            _note_part(found, (*path, name), one, other)


def _note_list(found: list[Change], path: Path, before: Sequence[Any], after: Sequence[Any]) -> None:
    """Entry by entry, if that is shorter than the whole list."""
    known, length = len(before), len(after)
    if known <= length:
        changes: list[Change] = []
        _note_parts(changes, path, range(known), before, after)
        if known < length:
            changes += [((*path, place), after[place]) for place in range(known, length)]
        kind: Any = type(after[0])
        if kind not in _known:
            # What is sent must not depend on what this process has sent before.
            _learn(kind)
        # Weighing the two costs more than sending a few bytes too many.
        are_few = len(changes) * _SHORT <= length * _worth.get(kind, 1)
        if are_few or len(encode(changes)) <= len(encode([(path, after)])):
            found += changes
            return
    found.append((path, after))
