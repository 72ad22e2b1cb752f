"""The functions that texts may call on their fields; the browser's are in web/src/lib/telling.ts.

Both sides pass the same examples: tests/locales/functions.json.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from math import prod
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType, fluent_number

NONE: Final = "none"
"""How texts see that something is missing."""
NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
"""Between the thousands of French numbers; next to nothing in some typefaces."""
HYPHENED: Final = re.compile(r"(^|[\s(])-(\d)")
"""A number below nothing as the formatters of numbers write it, instead of with a true minus sign."""
RUNS: Final = re.compile(r"\d+|[A-Za-z_]+|\*")


class Reader(NamedTuple):
    """Who reads: names by seat, and a view that says where they sit, what was agreed on, what is printed."""

    names: Sequence[str] = ()
    view: Mapping[str, Any] = {}


class Wire(FluentType):
    """A list or an object as it is on the wire."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def format(self, locale: Any) -> str:
        return word(self.value)


def word(value: Any) -> str:
    """A value of the wire that no text of its own tells: of an object only its values."""
    if isinstance(value, dict):
        return word([*value.values()])
    return ", ".join(map(word, value)) if isinstance(value, list | tuple) else str(fluent(value))


def fluent(value: Any) -> Any:
    """A value of the wire as Fluent takes it."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple | dict):
        return Wire(value)
    return fluent_number(value) if isinstance(value, int | float) else value


def plain(value: Any) -> Any:
    """What a function works on; None for what is missing."""
    if isinstance(value, Wire):
        return value.value
    return None if value == NONE or isinstance(value, FluentNone) else value


class Telling(NamedTuple):
    """A text that is being told."""

    bundle: FluentBundle
    reader: Reader
    faults: list[Exception]
    fields: Mapping[str, Any] = {}

    def text(self, text_id: str, fields: Mapping[str, Any]) -> str:
        """Another text, which may also use the fields of this one."""
        name, _, attribute = text_id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{text_id} has only attributes"
        inner = self._replace(fields={**self.fields, **fields})
        before = _now.set(inner)
        try:
            text, faults = self.bundle.format_pattern(
                pattern, {field: fluent(value) for field, value in inner.fields.items()}
            )
        finally:
            _now.reset(before)
        self.faults.extend(faults)
        return HYPHENED.sub("\\1\N{MINUS SIGN}\\2", str(text).replace(NARROW, "\N{NO-BREAK SPACE}"))


_now: ContextVar[Telling] = ContextVar("telling")


def who(seat: Any) -> str:
    """`you`, `other` or `none`: what verbs and pronouns depend on."""
    number = plain(seat)
    if number is None:
        return NONE
    return "you" if number == _now.get().reader.view.get("seat") else "other"


def seat(seat: Any, case: str = "subject") -> str:
    """The name of a player; the reader is *you*, in the case that the sentence needs."""
    telling, number = _now.get(), plain(seat)
    if number is None:
        return ""
    if number == telling.reader.view.get("seat"):
        return telling.text("told-you", {"case": case})
    return str(telling.reader.names[number])


def at(thing: Any, *steps: Any) -> Any:
    """A field of an object, an item of a list, and so on inwards; -1 is the last item."""
    value = plain(thing)
    for step in steps:
        key = plain(step)
        try:
            value = value[str(key)] if isinstance(value, dict) else value[key]
        except (LookupError, TypeError):
            return NONE
    return fluent(value)


def option(name: str) -> Any:
    """What the table agreed on."""
    return at(fluent(_now.get().reader.view), "options", name)


def printed(*steps: Any) -> Any:
    """A number printed on the pieces, or in the data file that the table was opened with."""
    return at(fluent(_now.get().reader.view), "fixed", *steps)


def part(word: Any, number: int) -> Any:
    """A part of a written piece: `7/2` is 7 and 2, `Y225` is Y and 225, `M*` is M and *."""
    runs = RUNS.findall(plain(word) or "")
    if number >= len(runs):
        return NONE
    return fluent(int(runs[number]) if runs[number].isdigit() else runs[number])


def count(things: Any, field: str | None = None) -> Any:
    """How many there are; with the name of a field, how many have something there."""
    value = plain(things) or ()
    return fluent(len(value) if field is None else sum(bool(each.get(field)) for each in value))


def told_as(thing: Any, text_id: str) -> str:
    """A thing in the words of another text: it is its $it there, and its fields are there, too."""
    return _now.get().text(text_id, _item(plain(thing)))


def listed(things: Any, text_id: str | None = None, last: str = ", ") -> str:
    """Things one after the other; $at is the number (or name) of each; empty words are left out."""
    value = plain(things) or ()
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    told = [
        word(item) if text_id is None else _now.get().text(text_id, {**_item(item), "at": place})
        for place, item in pairs
    ]
    words = [word for word in told if word]
    return last.join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def tally(things: Any, order: str = "") -> Wire:
    """How many there are of each, in an order of words or letters."""
    value = plain(things) or ()
    known = order.split() if " " in order else list(order)
    return Wire({each: value.count(each) for each in dict.fromkeys([*known, *value]) if each in value})


def alike(things: Any, fields: str) -> Wire:
    """The last of each kind that is the same in these fields, with how many there are as `count`."""
    kinds: dict[tuple[Any, ...], list[Any]] = {}
    for each in plain(things) or ():
        kinds.setdefault(tuple(each.get(field) for field in fields.split()), []).append(each)
    return Wire([{**same_kind[-1], "count": len(same_kind)} for same_kind in kinds.values()])


def take(things: Any, number: int, end: str) -> Any:
    """As many from the `left` or the `right` end of a row."""
    value = plain(things) or ()
    return fluent(value[:number] if end == "left" else value[max(0, len(value) - number) :])


def total(*values: Any) -> Any:
    return fluent(sum(_numbers(values)))


def product(*values: Any) -> Any:
    return fluent(prod(_numbers(values)))


def less(one: Any, other: Any) -> Any:
    return fluent(one - other)


def most(*values: Any) -> Any:
    return fluent(max(_numbers(values)))


def same(one: Any, other: Any) -> str:
    return "yes" if plain(one) == plain(other) else "no"


def kinds(question: Any) -> str:
    """The types of action that a question offers, in the order of the alphabet: `FreePrison-TakeJewel`."""
    offered = (plain(question) or {}).get("choices") or {}
    actions = [*offered.get("actions", ()), *(form["action"] for form in offered.get("forms", ()))]
    return "-".join(sorted({action["type"] for action in actions}))


def _item(thing: Any) -> dict[str, Any]:
    return {**(thing if isinstance(thing, dict) else {}), "it": thing}


def _numbers(values: Iterable[Any]) -> list[Any]:
    found: list[Any] = []
    for value in map(plain, values):
        inner = value.values() if isinstance(value, dict) else value
        found += [inner or 0] if inner is None or isinstance(inner, int | float) else _numbers(inner)
    return found


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "WHO": who,
    "SEAT": seat,
    "AT": at,
    "OPTION": option,
    "PRINTED": printed,
    "PART": part,
    "COUNT": count,
    "AS": told_as,
    "LIST": listed,
    "TALLY": tally,
    "ALIKE": alike,
    "TAKE": take,
    "SUM": total,
    "PRODUCT": product,
    "LESS": less,
    "MAX": most,
    "IS": same,
    "KINDS": kinds,
}


def bundle_of(language: str, sources: Iterable[str]) -> FluentBundle:
    """Isolation marks are off on both sides: a terminal would show them as boxes."""
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    return bundle
