"""Comparing what a scenario expects with what is: only what is named is compared, as deep as it is named."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ducats.engine.messages import Action

NOTHING: Final = "none"
"""How a file, which knows no null, writes that a value is absent."""

Difference = tuple[str, Any, Any]


class Failure(msgspec.Struct, frozen=True):
    """One thing that is not as expected."""

    step: int
    path: str
    expected: Any
    found: Any

    def __str__(self) -> str:
        return f"step {self.step}: {self.path}: expected {self.expected!r}, found {self.found!r}"


def with_nulls(written: Any) -> Any:
    """What a file means by what it writes: "none" is null, however deep."""
    if isinstance(written, dict):
        return {key: with_nulls(value) for key, value in written.items()}
    if isinstance(written, list):
        return [with_nulls(value) for value in written]
    return None if written == NOTHING else written


def failures(path: str, expected: Any, found: Any) -> list[Difference]:
    """Where `found` does not fit `expected`: tables by their named keys, lists entry by entry."""
    if isinstance(expected, dict):
        if not isinstance(found, dict):
            return [(path, expected, found)]
        differences: list[Difference] = []
        for key, value in expected.items():
            below = f"{path}.{key}" if path else key
            if key not in found:
                differences.append((below, value, "no such field"))
            else:
                differences.extend(failures(below, value, found[key]))
        return differences
    if isinstance(expected, list):
        if not isinstance(found, list | tuple) or len(found) != len(expected):
            return [(path, expected, found)]
        return [
            difference
            for index, (one, other) in enumerate(zip(expected, found, strict=True))
            for difference in failures(f"{path}[{index}]", one, other)
        ]
    same = expected == found and isinstance(expected, bool) == isinstance(found, bool)
    return [] if same or (expected == NOTHING and found is None) else [(path, expected, found)]


def event_failures(
    expected: Sequence[dict[str, Any]], told: Sequence[dict[str, Any]], absent: Sequence[str]
) -> list[Difference]:
    """The expected events must be among those told, in this order; the absent ones must not be."""
    differences: list[Difference] = []
    start = 0
    for index, wanted in enumerate(expected):
        fits = [n for n in range(start, len(told)) if not failures("", wanted, told[n])]
        if fits:
            start = fits[0] + 1
        else:
            alike = [event for event in told[start:] if event["type"] == wanted.get("type")]
            differences.append(
                (f"events[{index}]", wanted, alike or [event["type"] for event in told[start:]])
            )
    differences.extend(
        ("no_events", f"no {event['type']}", event) for event in told if event["type"] in absent
    )
    return differences


def legal_failures(
    legal: Sequence[Action],
    count: int | None,
    exactly: Sequence[Action] | None,
    includes: Sequence[Action],
    excludes: Sequence[Action],
) -> list[Difference]:
    """What is wrong with the legal actions of a seat; their order does not matter."""
    differences: list[Difference] = []
    if count is not None and count != len(legal):
        differences.append(("legal.count", count, len(legal)))
    if exactly is not None and (set(exactly) != set(legal) or len(exactly) != len(legal)):
        missing = [action for action in exactly if action not in legal]
        extra = [action for action in legal if action not in exactly]
        differences.append(("legal.actions", list(exactly), f"missing {missing}, not expected {extra}"))
    differences.extend(("legal.includes", action, "not legal") for action in includes if action not in legal)
    differences.extend(("legal.excludes", action, "legal") for action in excludes if action in legal)
    return differences
