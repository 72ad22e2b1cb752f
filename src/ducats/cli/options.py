"""The options of a game: what values each takes, and what is wrong with one that was written."""

from collections.abc import Sequence
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import inspect

from ducats.engine.errors import BadOptions
from ducats.engine.rules import Rules
from ducats.texts import Texts, kebab

FLAGS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class Option(NamedTuple):
    """One choice of a table: a word of a list, yes or no, a number between two bounds, or any text."""

    name: str
    usual: Any
    words: tuple[str | int, ...] = ()
    numbers: range | None = None

    @property
    def values(self) -> str:
        """What may be written, in one phrase; nothing for a text, which only its game can judge."""
        if self.numbers is not None:
            numbers = self.numbers
            first = f"{numbers[0]}" if numbers.step == 1 else f"{numbers[0]}, {numbers[1]}"
            return f"{first} .. {numbers[-1]}"
        return ", ".join(map(written, self.words))

    def read(self, value: str) -> Any:
        """The value that was written; BadOptions names those that there are."""
        if isinstance(self.usual, bool):
            found: Any = FLAGS.get(value.lower())
        elif self.words:
            found = next((word for word in self.words if str(word) == value), None)
        elif self.numbers is not None:
            found = next((number for number in self.numbers if str(number) == value), None)
        else:
            found = value
        if found is None:
            raise BadOptions(f"{self.name} takes {self.values}, not {value!r}")
        return found


def written(value: Any) -> str:
    """A value as `--options` takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def options_of(rules: Rules) -> dict[str, Option]:
    """All options of a game by name, in the order of its rules."""
    return {field.name: _option(field) for field in msgspec.structs.fields(rules.meta.options)}


def _option(field: msgspec.structs.FieldInfo) -> Option:
    match inspect.type_info(field.type):
        case inspect.LiteralType():
            return Option(field.name, field.default, get_args(field.type))
        case inspect.BoolType():
            return Option(field.name, field.default, (True, False))
        case inspect.IntType(ge=int(least), le=int(most), multiple_of=step):
            return Option(field.name, field.default, (), range(least, most + 1, int(step or 1)))
        case _:
            return Option(field.name, field.default)


def read_options(
    rules: Rules, written_options: Sequence[str] | None, preset: str | None = None
) -> dict[str, Any]:
    """`match_target=40` and the like, on top of a preset, with the usual values for all others."""
    chosen = rules.preset(preset) | chosen_options(rules, written_options)
    told: dict[str, Any] = msgspec.to_builtins(rules.read_options(chosen))
    return told


def chosen_options(rules: Rules, written_options: Sequence[str] | None) -> dict[str, Any]:
    """Those alone that are written, each by itself a possible one."""
    known, chosen = options_of(rules), dict[str, Any]()
    for part in (part for group in written_options or () for part in group.split(",")):
        name, equals, value = (word.strip() for word in part.partition("="))
        if not equals:
            raise BadOptions(f"an option is written NAME=VALUE, not {part!r}")
        if name not in known:
            raise BadOptions(f"{rules.meta.id} has no option {name!r}; there are {', '.join(known)}")
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
