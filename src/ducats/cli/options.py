"""The options of a game: what values each takes, and what is wrong with one that was written."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import inspect

from ducats.engine.errors import BadOptions
from ducats.engine.rules import Rules
from ducats.games.option_values import accepted_numbers, numbers_within_bounds
from ducats.texts import Misuse, Texts, kebab

FLAGS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class Option(NamedTuple):
    """One option: a word from a list, yes or no, one of some rising numbers, or any text."""

    name: str
    usual: Any
    words: tuple[str | int, ...] = ()
    numbers: Sequence[int] = ()

    @property
    def values(self) -> str:
        """The possible values in one phrase; empty for a text, which only its game can judge."""
        if self.numbers:
            return _phrase(self.numbers)
        return ", ".join(map(written, self.words))

    def read(self, value: str) -> Any:
        """The value that was written; BadOptions names those that there are."""
        if isinstance(self.usual, bool):
            found: Any = FLAGS.get(value.lower())
        elif self.words:
            found = next((word for word in self.words if str(word) == value), None)
        elif self.numbers:
            found = next((number for number in self.numbers if str(number) == value), None)
        else:
            found = value
        if found is None:
            raise Misuse(
                f"{self.name} takes {self.values}, not {value!r}",
                "value",
                name=self.name,
                values=self.values,
                value=value,
            )
        return found


def _phrase(numbers: Sequence[int]) -> str:
    """`0, 500, 600 .. 3000`: numbers apart from the others are written alone."""
    step = min((after - before for before, after in pairwise(numbers)), default=1)
    runs = [[numbers[0]]]
    for before, after in pairwise(numbers):
        if after - before == step:
            runs[-1].append(after)
        else:
            runs.append([after])
    return ", ".join(_run(run, step) for run in runs)


def _run(run: Sequence[int], step: int) -> str:
    shown = 1 if step == 1 else 2
    if len(run) <= shown:
        return ", ".join(map(str, run))
    return f"{', '.join(map(str, run[:shown]))} .. {run[-1]}"


def written(value: Any) -> str:
    """A value as `--options` takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def options_of(rules: Rules) -> dict[str, Option]:
    """All options of a game by name, in the order of its rules."""
    return {field.name: _option(rules, field) for field in msgspec.structs.fields(rules.meta.options)}


def _option(rules: Rules, field: msgspec.structs.FieldInfo) -> Option:
    match inspect.type_info(field.type):
        case inspect.LiteralType():
            return Option(field.name, field.default, get_args(field.type))
        case inspect.BoolType():
            return Option(field.name, field.default, (True, False))
        case _:
            numbers = numbers_within_bounds(field)
            taken = () if numbers is None else accepted_numbers(rules, field.name, numbers)
            return Option(field.name, field.default, (), taken)


def read_options(
    rules: Rules, written_options: Sequence[str] | None, preset: str | None = None
) -> dict[str, Any]:
    """`match_target=40` and the like, on top of a preset, with the usual values for all others."""
    chosen = _preset(rules, preset) | chosen_options(rules, written_options)
    told: dict[str, Any] = msgspec.to_builtins(rules.read_options(chosen))
    return told


def _preset(rules: Rules, name: str | None) -> dict[str, Any]:
    try:
        return rules.preset(name)
    except BadOptions as error:
        known = ", ".join(rules.meta.presets)
        raise Misuse(
            error.message, "preset", code=error.code, game=rules.meta.id, name=name, known=known or "none"
        ) from error


def chosen_options(rules: Rules, written_options: Sequence[str] | None) -> dict[str, Any]:
    """Only the options that were written, each with a possible value."""
    known, chosen = options_of(rules), dict[str, Any]()
    for part in (part for group in written_options or () for part in group.split(",")):
        name, equals, value = (word.strip() for word in part.partition("="))
        if not equals:
            raise Misuse(f"an option is written NAME=VALUE, not {part!r}", "form", written=part)
        if name not in known:
            raise Misuse(
                f"{rules.meta.id} has no option {name!r}; there are {', '.join(known)}",
                "option",
                game=rules.meta.id,
                name=name,
                known=", ".join(known),
            )
        chosen[name] = known[name].read(value)
    return chosen


def option_lines(rules: Rules, texts: Texts) -> list[str]:
    """Every option with its usual value, what it decides, and what each value means; then the presets."""
    game = rules.meta.id
    lines = [line for option in options_of(rules).values() for line in _lines(game, option, texts)]
    for name in rules.meta.presets:
        text_id = f"{game}-preset-{kebab(name)}"
        lines += [f"--preset {name}", f"    {texts(text_id)}. {texts(f'{text_id}-help')}"]
    return lines


def _lines(game: str, option: Option, texts: Texts) -> list[str]:
    text_id = f"{game}-option-{kebab(option.name)}"
    lines = [f"{option.name}={written(option.usual)}"]
    lines.append(f"    {texts(text_id)}. {texts(f'{text_id}-help')}")
    if not all(isinstance(word, str) for word in option.words) or not option.words:
        return [*lines, f"    {option.values}"] if option.values else lines
    for word in option.words:
        meaning = f"{text_id}-{kebab(str(word))}"
        lines.append(f"    {word}" + (f"  {texts(meaning)}" if texts.has(meaning) else ""))
    return lines
