"""Writes the browser's types (web/src/protocol) from the messages of the server, the engine and every game.

`--check` writes nothing and fails if the files do not say what the messages say.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
import types
import typing
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from ducats.engine import messages as engine
from ducats.engine import rng
from ducats.engine.plain_text import SEAT_LETTERS
from ducats.engine.rules import Meta, Rules
from ducats.games import GAMES, part
from ducats.puzzles import messages as puzzles
from ducats.review import judging
from ducats.review import messages as review
from ducats.server import reviews, wire, wire_deals, wire_learning, wire_socket
from ducats.texts import FALLBACK, LANGUAGES

OUT = Path(__file__).resolve().parents[1] / "web" / "src" / "protocol"
HEADER = "// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.\n"
PRIMITIVES: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    None: "null",
    Any: "unknown",
}
REQUESTS = (wire.NewTable, wire.SitDown, wire.TriedData)
"""Only said by the browser: what has a default may be left out. The server always says every field."""
GAME_BASES = (engine.View, engine.Event, engine.Action, engine.Fact)
"""In the browser these are the unions over all games."""
OVER_ALL = ("Action", "Event", "Fact", "View")


class Module:
    """One TypeScript file: the structs and unions of one Python module, of a game's several."""

    def __init__(
        self, name: str, sources: list[types.ModuleType], unions: dict[str, Any], game: str | None = None
    ):
        self.name = name
        self.game = game
        self.unions = unions
        self.structs = [
            kind
            for source in sources
            for kind in vars(source).values()
            if isinstance(kind, type)
            and kind not in GAME_BASES
            and issubclass(kind, msgspec.Struct)
            and kind.__module__ == source.__name__
        ]

    @property
    def names(self) -> set[str]:
        return {kind.__name__ for kind in self.structs} | set(self.unions)


class Writer:
    """Turns annotations into TypeScript; a union that has a name is written by its name."""

    def __init__(self, modules: list[Module]):
        self.modules = modules
        # The first name wins: with a single game its union is also the union over all games.
        self.aliases: dict[frozenset[Any], str] = {}
        for module in modules:
            for name, union in module.unions.items():
                self.aliases.setdefault(_members(union), name)

    def file(self, module: Module) -> str:
        parts = [self._struct(kind, module.game) for kind in module.structs]
        parts += [f"export type {name} = {self._union(union)};\n" for name, union in module.unions.items()]
        body = "\n".join(parts)
        return "\n".join(part for part in (HEADER, self._imports(module, body), body) if part)

    def _imports(self, module: Module, body: str) -> str:
        said = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r"/\*\*.*?\*/|'[^']*'", "", body, flags=re.S)))
        lines = [
            f"import type {{ {', '.join(sorted(wanted))} }} from './{other.name}';\n"
            for other in self.modules
            if other is not module and (wanted := said & other.names - module.names)
        ]
        return "".join(lines)

    def _struct(self, kind: type[msgspec.Struct], game: str | None) -> str:
        variables = "".join(self._variable(v) for v in getattr(kind, "__parameters__", ()))
        lines = [f"{_comment(kind)}export interface {kind.__name__}{variables and f'<{variables}>'} {{\n"]
        config = kind.__struct_config__
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: '{config.tag}';\n")
        hints = typing.get_type_hints(kind, include_extras=True)
        for field in msgspec.structs.fields(kind):
            mark = "?" if (kind in REQUESTS or config.omit_defaults) and not field.required else ""
            text = self.text(hints[field.name])
            if game and field.name == "game" and issubclass(kind, engine.View):
                text = f"'{game}'"
            lines.append(f"  {field.encode_name}{mark}: {text};\n")
        return "".join([*lines, "}\n"])

    def _variable(self, variable: TypeVar) -> str:
        return f"{variable.__name__} = {self.text(variable.__bound__)}"

    def _union(self, union: Any) -> str:
        members = [
            _quoted(member) if isinstance(member, str) else self.text(member)
            for member in _members_in_order(union)
        ]
        return " | ".join(members) or "never"

    def text(self, kind: Any) -> str:
        """One annotation as TypeScript."""
        if kind in PRIMITIVES:
            return PRIMITIVES[kind]
        origin, arguments = typing.get_origin(kind), typing.get_args(kind)
        if origin is typing.Annotated:
            return self.text(arguments[0])
        if origin is Literal:
            return self.aliases.get(_members(kind)) or " | ".join(_quoted(value) for value in arguments)
        if origin in (typing.Union, types.UnionType):
            return self._named_union(kind)
        if origin is tuple:
            return self._tuple(arguments)
        if origin is dict:
            return f"Record<{self.text(arguments[0])}, {self.text(arguments[1])}>"
        if origin is not None:
            return f"{origin.__name__}<{', '.join(self.text(argument) for argument in arguments)}>"
        return str(kind.__name__)

    def _named_union(self, kind: Any) -> str:
        """`X | None` where X is a union with a name, too."""
        members = _members(kind)
        for known, name in self.aliases.items():
            if known <= members and len(known) > 1:
                rest = [m for m in _members_in_order(kind) if m not in known]
                return " | ".join([name, *(self.text(member) for member in rest)])
        return self._union(kind)

    def _tuple(self, arguments: tuple[Any, ...]) -> str:
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            item = self.text(arguments[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        return f"[{', '.join(self.text(argument) for argument in arguments)}]"


def _quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _members_in_order(kind: Any) -> tuple[Any, ...]:
    return typing.get_args(kind) if typing.get_origin(kind) is not None else tuple(kind)


def _members(kind: Any) -> frozenset[Any]:
    return frozenset(_members_in_order(kind))


def _comment(kind: type) -> str:
    text = inspect.cleandoc(kind.__doc__ or "")
    own = text and not text.startswith(f"{kind.__name__}(")
    return f"/** {text.replace(chr(10), chr(10) + ' * ')} */\n" if own else ""


def _game_module(rules: Rules) -> Module:
    meta, plan = rules.meta, rules.plan(None)
    home = meta.view.__module__.rpartition(".")[0]
    said = (meta.view, *meta.actions, *meta.events, *meta.facts, *([] if plan is None else [type(plan)]))
    names = dict.fromkeys(kind.__module__ for kind in said if kind.__module__.startswith(home))
    title = title_of(meta)
    unions = {f"{title}Action": meta.actions, f"{title}Event": meta.events, f"{title}Fact": meta.facts}
    return Module(meta.id, [sys.modules[name] for name in names], unions, game=meta.id)


def title_of(meta: Meta) -> str:
    """`Musketeers`: how the names of a game's view and unions begin."""
    return meta.view.__name__.removesuffix("View")


def _modules() -> list[Module]:
    games = [_game_module(rules) for rules in GAMES.values()]
    said = {
        "ClientMessage": wire_socket.ClientMessage,
        "ServerMessage": wire_socket.ServerMessage,
        "Emote": wire_socket.Emote,
    }
    return [
        Module("engine", [engine], {}),
        *games,
        Module("wire", [wire, wire_socket, wire_learning, wire_deals], said),
        Module("review", [review], {}),
        Module("puzzles", [puzzles], {}),
        Module("games", [], dict.fromkeys(OVER_ALL, ())),
    ]


def over_all_games() -> str:
    """View, Event and Action of any game. Games may use the same word for different things, so the file
    speaks of their unions only."""
    titles = {rules.meta.id: title_of(rules.meta) for rules in GAMES.values()}
    imports = "".join(
        f"import type {{ {', '.join(title + name for name in OVER_ALL)} }} from './{game}';\n"
        for game, title in titles.items()
    )
    unions = [
        f"export type {name} = {' | '.join(title + name for title in titles.values())};\n"
        for name in OVER_ALL
    ]
    return "\n".join([HEADER, imports, *unions])


def seat_paths(kind: Any) -> list[str]:
    """Where seats are in a struct: `seat`, `winners`, `sales.seat`; lists are passed through."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return [
        f"{field.encode_name}{rest}"
        for field in msgspec.structs.fields(kind)
        for rest in _seats_in(hints[field.name])
    ]


def _seats_in(kind: Any) -> list[str]:
    if kind == engine.Seat:
        return [""]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return [f".{path}" for path in seat_paths(kind)]
    if typing.get_origin(kind) in (tuple, typing.Union, types.UnionType):
        found = [path for argument in typing.get_args(kind) for path in _seats_in(argument)]
        return list(dict.fromkeys(found))
    return []


def of_events(told: Callable[[type[engine.Event]], Any]) -> str:
    """What the classes of events say about themselves, by game; those with nothing to say are left out."""
    found = {
        game: {event.__name__: said for event in rules.meta.events if (said := told(event))}
        for game, rules in GAMES.items()
    }
    return json.dumps(found, separators=(",", ":"))


def bargains() -> str:
    """By game: the questions that are words in a bargain."""
    found = {
        game: [ask.question for ask in rules.meta.questions if ask.in_bargain]
        for game, rules in GAMES.items()
    }
    return json.dumps(found, separators=(",", ":"))


def events_file() -> str:
    """What the classes of events and questions say about logs, pauses and bargains, and where seats are."""
    by_game = "Record<string, Record<string, {}>>".format
    fold = by_game("readonly [string, ...string[]]")
    tone = by_game("string | readonly [string, string, string]")
    lines = [
        f"export const SEATS_IN: {by_game('readonly string[]')} = {of_events(seat_paths)};\n",
        f"export const FOLDS: {fold} = {of_events(lambda e: e.folds)};\n",
        f"export const TONES: {tone} = {of_events(lambda e: e.tone)};\n",
        f"export const PAUSES: {by_game('boolean')} = {of_events(lambda e: e.pauses)};\n",
        f"export const GIVES_REASON: {by_game('boolean')} = {of_events(lambda e: e.gives_reason)};\n",
        f"export const ENDS_BARGAIN: {by_game('boolean')} = {of_events(lambda e: e.ends_bargain)};\n",
        f"export const BARGAINS: Record<string, readonly string[]> = {bargains()};\n",
    ]
    return "\n".join([HEADER, *lines])


def figures_file() -> str:
    """The units of an analysis, and when it calls a difference one."""
    facts = {
        "The whole victory, in the units of an analysis.": f"WHOLE = {review.WHOLE}",
        "Standard errors from which on a difference counts.": (
            f"SIGNIFICANT_ERRORS = {judging.SIGNIFICANT_ERRORS}"
        ),
        "The least share of the victory that is called something.": f"MIN_LOSS = {judging.MIN_LOSS}",
    }
    return "\n".join([HEADER, *[f"/** {why} */\nexport const {fact};\n" for why, fact in facts.items()]])


def plan_file(game: str, plan: msgspec.Struct) -> str:
    """The board as it is printed: the data file of the game, read by its rules."""
    kind, printed = type(plan).__name__, msgspec.json.encode(plan).decode()
    imported = f"import type {{ {kind} }} from './{game}';\n"
    return f"{HEADER}\n{imported}\nexport const PRINTED: {kind} = {printed};\n"


def pictured(game: str) -> str:
    """What a game says of its pictures beside the board."""
    constants: dict[str, Any] = getattr(part(game, "pictures"), "CONSTANTS", {})
    return "".join(f"\nexport const {name} = {_quoted(value)};\n" for name, value in constants.items())


def constants_file() -> str:
    """What the browser has to know as the server does."""
    codes = ", ".join(f"{code.name}: {code.value}" for code in wire_socket.CloseCode)
    facts = {
        "The gestures.": f"EMOTES = {_listed(wire_socket.EMOTES)}",
        "The languages of all texts.": f"LANGUAGES = {_listed(LANGUAGES)}",
        "The language of readers whose own is not among them.": f"FALLBACK = {_quoted(FALLBACK)}",
        "The chairs as people name them.": f"SEAT_LETTERS = {_quoted(SEAT_LETTERS)}",
        "Why the server closes a socket.": f"CLOSE = {{ {codes} }} as const",
        "The longest note on a moment.": f"NOTE_CHARACTERS = {wire_learning.NOTE_CHARACTERS}",
        "What is hashed before a share of the seed.": f"PROMISE_DOMAIN = {_quoted(rng._PROMISE_DOMAIN)}",
        "How long a table usually waits, if not for ever.": f"ABSENCE_SECONDS = {wire.Absence().seconds}",
        "After this time an analysis that nobody asks for is dropped.": (
            f"REVIEW_PATIENCE_SECONDS = {reviews.PATIENCE_SECONDS:g}"
        ),
    }
    return "\n".join([HEADER, *[f"/** {why} */\nexport const {fact};\n" for why, fact in facts.items()]])


def _listed(values: Iterable[str]) -> str:
    return f"[{', '.join(map(_quoted, values))}] as const"


def files() -> Iterator[tuple[str, str]]:
    """Every file of web/src/protocol with its text."""
    modules = _modules()
    writer = Writer(modules)
    for module in modules:
        text = over_all_games() if module.name == "games" else writer.file(module)
        yield f"{module.name}.ts", text
    for game, rules in GAMES.items():
        plan = rules.plan(None)
        if plan is not None:
            yield f"{game}.plan.ts", plan_file(game, plan) + pictured(game)
    yield "events.ts", events_file()
    yield "figures.ts", figures_file()
    exports = "".join(
        f"export type {{ {', '.join(title_of(GAMES[module.game].meta) + name for name in OVER_ALL)} }}"
        f" from './{module.game}';\n"
        if module.game
        else f"export type * from './{module.name}';\n"
        for module in modules
    )
    yield "constants.ts", constants_file()
    yield "index.ts", f"{HEADER}\n{exports}export * from './constants';\n"


def main() -> int:
    wanted = dict(files())
    if "--check" not in sys.argv:
        OUT.mkdir(parents=True, exist_ok=True)
        for name, text in wanted.items():
            (OUT / name).write_text(text, encoding="utf-8")
        return 0
    found = {file.name: file.read_text(encoding="utf-8") for file in OUT.glob("*.ts")}
    differing = sorted(name for name in wanted.keys() | found.keys() if wanted.get(name) != found.get(name))
    for name in differing:
        print(f"web/src/protocol/{name} differs from the messages; run scripts/protocol.py", file=sys.stderr)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
